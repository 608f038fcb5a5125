"""Modules that lie over ranks of their own: dense blocks, shared experts, the head; MoE's input."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Dense, Model, Moe
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import hand
from tests.exhaustive.universe.small import ROUTER, alone, small, work
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, one_of
from tests.exhaustive.universe.words import ONCE

HIDDEN = CutSpec("balanced")
OVER = (("tp",), ("dp",), ("sp",), ("dp", "tp"), ("tp", "dp"), ("sp", "tp"), ("dp", "sp"), ())
SUMMED = (None, ("tp",), ("dp",), ("dp", "tp"), ("tp", "dp"), ("sp", "tp"), ("sp",))
"""Over whom a module's sum is taken; nothing said is over its own ranks."""
SHORT = ("auto", "none", "all_reduce", "reduce_scatter")

BLOCK = small(ffn=Dense(width=2, gated=False, up_bias=True, down_bias=True))
GATED = small(ffn=Dense(width=4, gated=True), hidden=4)
SHARED = small(
    ffn=Moe(
        experts=2, router=ROUTER, expert=Dense(width=2, gated=False),
        shared=Dense(width=2, gated=False, down_bias=True),
    )
)  # fmt: skip
HEAD = replace(small(vocab=4), head_bias=True)
WHOLE = replace(BLOCK, vocab=4, head_bias=True)


def at(
    model: Model, batch: int = 0, prompt: int = 0, steps: int | None = None, **degrees: int
) -> Setting:
    """Of so much, or of any workload."""
    written: Written = {**alone("ffn", "moe", "lm_head"), "hidden": HIDDEN}
    declared = work(batch, prompt, steps) if batch else {}
    return Setting(model, {**written, **degrees, **declared})


def parts(setting: Setting) -> int:
    """Over how many ranks a module is cut where it lies over all of the stage's."""
    return setting.degree("dp") * setting.degree("sp") * setting.degree("tp")


def cuts(setting: Setting, size: int) -> tuple[CutSpec, ...]:
    every = parts(setting)
    few = (CutSpec("even"), CutSpec("balanced"), CutSpec("whole"), *hand(size, every)[:3])
    return tuple(dict.fromkeys(few))


def blocks(setting: Setting) -> Sequence[Axis]:
    """A dense block over other ranks than those of attention."""
    ffn = setting.model.kinds[0].ffn
    assert isinstance(ffn, Dense)
    return (
        one_of("ffn.over", *OVER),
        one_of("ffn.width", *cuts(setting, ffn.width)),
        one_of("ffn.down.group", *SUMMED),
        one_of("ffn.down.collective", *SHORT),
        one_of("ffn.down.bias", *ONCE),
        one_of("ffn.down.residual", "after", "first", "every"),
        one_of("batch.idle", "join", "skip"),
        one_of("stream", "whole", "tokens"),
    )


def shared(setting: Setting) -> Sequence[Axis]:
    """Shared experts over other ranks than the block's routed ones."""
    return (
        one_of("moe.shared.over", *OVER),
        one_of("moe.shared.split", "width", "none", "first"),
        one_of("moe.shared.sum", "own", "routed", "none"),
        one_of("moe.shared.width", *cuts(setting, 2)),
        one_of("moe.input", "gathered", "own", "part"),
        one_of("moe.dispatch", "local", "gather", "all_to_all"),
        one_of("moe.combine", "auto", "none", "all_to_all"),
        one_of("batch.idle", "join", "skip"),
        one_of("stream", "whole", "tokens"),
    )


def heads(setting: Setting) -> Sequence[Axis]:
    """A head over other ranks, and who chooses the token."""
    return (
        one_of("lm_head.over", *OVER),
        one_of("lm_head.split", "vocab", "none"),
        one_of("lm_head.cut", *cuts(setting, 4), CutSpec("padded")),
        one_of("lm_head.group", *SUMMED),
        one_of("lm_head.collective", "auto", "none", "all_gather"),
        one_of("lm_head.greedy", "logits", "merged", "own"),
        one_of("lm_head.pads", "masked", "zero"),
        one_of("lm_head.input", "gathered", "own"),
        one_of("batch.idle", "join", "skip"),
        one_of("stream", "whole", "tokens"),
    )


def phases(setting: Setting) -> Sequence[Axis]:
    """A dense block over other ranks in prefill than in decode."""
    ffn = setting.model.kinds[0].ffn
    assert isinstance(ffn, Dense)
    few = tuple(CutSpec(kind) for kind in ("even", "balanced", "whole"))
    return (
        one_of("ffn.over", *OVER, where="prefill."),
        one_of("ffn.over", *OVER, where="decode."),
        one_of("ffn.width", *cuts(setting, ffn.width), where="prefill."),
        one_of("ffn.width", *few, where="decode."),
        one_of("ffn.down.collective", *SHORT[:3], where="prefill."),
        one_of("ffn.down.collective", *SHORT[:3], where="decode."),
        one_of("ffn.down.group", *SUMMED[:5]),
        one_of("batch.idle", "join", "skip"),
        one_of("stream", "whole", "tokens", where="prefill."),
        one_of("stream", "whole", "tokens", where="decode."),
    )


def both(setting: Setting) -> Sequence[Axis]:
    """A dense block and the head, each over ranks of its own, and a table beside them."""
    ffn = setting.model.kinds[0].ffn
    assert isinstance(ffn, Dense)
    return (
        one_of("ffn.over", *OVER),
        one_of("lm_head.over", *OVER),
        one_of("ffn.width", *cuts(setting, ffn.width)),
        one_of("ffn.down.bias", *ONCE),
        one_of("lm_head.cut", CutSpec("padded"), *cuts(setting, 4)[:4]),
        one_of("lm_head.greedy", "logits", "merged", "own"),
        one_of("lm_head.input", "gathered", "own"),
        one_of("embedding.split", "none", "vocab", "hidden"),
        one_of("batch.idle", "join", "skip"),
        one_of("stream", "whole", "tokens", "hidden"),
    )


UNIVERSE = Universe(
    "own_ranks",
    (
        Family("blocks", (
            at(BLOCK, 2, 1, 1, dp=2), at(BLOCK, 2, 2, 1, dp=2, tp=2), at(BLOCK, 1, 2, 1, dp=2),
            at(BLOCK, 1, 2, 1, sp=2, tp=2), at(GATED, 3, 1, 1, dp=2, tp=2),
            at(GATED, 1, 3, 1, sp=2), at(BLOCK, 2, 2, 1, tp=2), at(BLOCK, 2, 1, 1),
            at(BLOCK, dp=2),
        ), blocks),
        Family("shared", (
            at(SHARED, 2, 1, 1, dp=2, ep=2), at(SHARED, 2, 2, 1, dp=2, tp=2, ep=2),
            at(SHARED, 1, 2, 1, sp=2, ep=2), at(SHARED, 2, 2, 1, tp=2, ep=2),
            at(SHARED, 3, 1, 1, dp=2, tp=2, ep=4), at(SHARED, 1, 1, 1, tp=2),
            at(SHARED, dp=2), at(SHARED, sp=2, tp=2), at(SHARED, dp=2, tp=2, ep=2),
        ), shared),
        Family("heads", (
            at(HEAD, 2, 1, 1, dp=2), at(HEAD, 2, 2, 2, dp=2, tp=2), at(HEAD, 1, 2, 1, sp=2, tp=2),
            at(HEAD, 3, 1, 1, dp=2, tp=2), at(HEAD, 1, 1, 2, tp=2), at(HEAD, dp=2, tp=2),
        ), heads),
        Family("phases", (
            at(BLOCK, 2, 2, 2, dp=2, tp=2), at(GATED, 3, 2, 1, dp=2, tp=2),
            at(BLOCK, 1, 3, 1, sp=2, tp=2), at(GATED, 2, 2, 1, dp=2, sp=2), at(BLOCK, dp=2, tp=2),
        ), phases),
        Family("both", (
            at(WHOLE, 2, 2, 1, dp=2, tp=2), at(WHOLE, 1, 2, 1, sp=2, tp=2),
            at(WHOLE, 3, 1, 2, dp=3), at(WHOLE, dp=2, tp=2),
        ), both),
    ),
)  # fmt: skip
