"""What a choice about an axis comes to where the axis has one rank: that of a whole tensor.

Clauses are about shards. Where there is one, every way to make and to join it is the same, so a
choice is read as its plainest word before any clause sees it; no clause has to say *or tp is 1*. It
is read as it is written where it may still do something: a cut that lists indices in another order
or adds pads, a collective that joins ranks of another axis.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import cast

from shardproof.spec.layout import measures
from shardproof.spec.layout.axes import AXES, cut_of, spec_of
from shardproof.spec.layout.chunks import count_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.experts import changes
from shardproof.spec.plan.cuts import CutSpec

REGULAR = ("needed", "whole", "even", "balanced", "chunk")

_LINEAR = {"collective": "auto", "bias": "after"}
_UP = {"split": "none", "input": "auto", "sum": "boundary", **_LINEAR}
_OUT = {"split": "none", "input": "auto", "residual": "every", **_LINEAR}
_PLAIN: dict[str, dict[str, str]] = {
    "embedding": {"split": "none", "collective": "auto", "positions": "after"},
    "attention.qkv": {
        "split": "none", "input": "auto", "q_sum": "boundary", "k_sum": "boundary",
        "v_sum": "boundary", "fused": "grouped", **_LINEAR,
    },
    "attention.scores": {
        "sum": "softmax", "scale": "full", "per_head": "own", "statistic": "summed",
    },
    "attention.out": _OUT,
    "ffn": {"fused": "grouped"},
    "ffn.gate": _UP,
    "ffn.up": _UP,
    "ffn.down": _OUT,
    "lm_head": {"split": "none", "order": "owner", "greedy": "logits", **_LINEAR},
    "moe.shared": {"split": "none", "fused": "grouped"},
    "moe.router": {"split": "none", "sum": "before"},
    "norm": {"statistic": "summed"},
}  # fmt: skip
_GATHERS = ("attention.qkv.gather.group", "ffn.gate.gather.group", "ffn.up.gather.group")
_GROUPS = {
    "embedding": ("embedding.group",),
    "attention": (
        "attention.qkv.group", "attention.scores.group", "attention.out.group", _GATHERS[0],
    ),
    "ffn": ("ffn.gate.group", "ffn.up.group", "ffn.down.group", *_GATHERS[1:]),
    "lm_head": ("lm_head.group",),
    "stream": _GATHERS,
}  # fmt: skip
_CUTS = {
    "embedding": ("embedding.cut", "hidden"),
    "attention": (
        "attention.heads", "attention.head_dim", "attention.value_dim", "hidden", "stream_tokens",
    ),
    "ffn": ("ffn.width", "hidden", "stream_tokens"),
    "lm_head": ("lm_head.cut", "hidden"),
    "moe.shared": ("moe.shared.width", "hidden"),
    "moe": ("hidden", "stream_tokens"),
    "norm": ("hidden",),
    "stream": ("hidden", "stream_tokens"),
}  # fmt: skip
Asked = Callable[[Context], bool]
Met = dict[Asked, bool]
"""What a context has said already."""
_OWN_RANKS = ("ffn", "lm_head", "moe.shared")
"""Modules that may lie over ranks of their own."""


@cache
def _of_module(module: str) -> Asked:
    """Whether it has one rank, with all of it in order, and joins nobody."""

    def holds(ctx: Context) -> bool:
        ranks = ctx.ranks(module) if module in _OWN_RANKS else ctx.phase.tp
        return (
            ranks == 1
            and all(joins_nobody(ctx, path) for path in _groups(ctx, module))
            and all(in_order(ctx, path) for path in _CUTS[module])
            and (module != "attention" or ctx.phase.attention.kv_heads.kind in REGULAR)
        )

    return holds


def _groups(ctx: Context, module: str) -> tuple[str, ...]:
    """The collectives of what lies over tp; queries, and what is made of their heads, may not."""
    if module == "attention" and ctx.apart(module):
        return ("attention.scores.group",)
    return _GROUPS.get(module, ())


def joins_nobody(ctx: Context, path: str) -> bool:
    """Whether a collective over the one rank does nothing: its group, or that there is none."""
    if group_of(ctx, path) == "tp":
        return True
    if path in _GATHERS:
        return ctx.phase.stream == "whole"
    section = path.removesuffix(".group")
    if section == "attention.scores":
        return False
    collective, split = ctx.field(f"{section}.collective"), ctx.field(f"{section}.split")
    pieces_pass = section in ("attention.qkv", "ffn.gate", "ffn.up") and split != "in"
    return collective == "none" or (collective == "auto" and (split == "none" or pieces_pass))


def in_order(ctx: Context, path: str) -> bool:
    """Whether the one part of a cut is the axis as it stands."""
    if path == "attention.heads" and ctx.apart("attention"):
        own = cut_of(ctx.inside("attention"), path)
        if own.spec.kind == "padded" and measures.pads_held(own):
            return False  # of those that are gathered some are pads
    spec: CutSpec = spec_of(ctx, path)
    if spec.by_hand:
        return measures.everywhere(cut_of(ctx, path))
    return spec.kind != "padded" or AXES[path].length(ctx) % (spec.multiple or 1) == 0


def _one_rank_attends(ctx: Context) -> bool:
    """Whether no other rank has other heads: neither of tp, nor of sp for a while."""
    return _of_module("attention")(ctx) and not ctx.by_heads


def _reads_whole(ctx: Context) -> bool:
    """Whether a block of one rank finds the whole stream: it may lie over fewer ranks than that."""
    return _of_module("ffn")(ctx) and (ctx.phase.tp == 1 or ctx.phase.stream == "whole")


def _one_sp(ctx: Context) -> bool:
    return ctx.phase.sp == 1 and in_order(ctx, "sequence.cut") and in_order(ctx, "sequence.keys")


def _one_ep(ctx: Context) -> bool:
    later = not changes(ctx) or in_order(ctx, "moe.rebalance.experts")
    return ctx.phase.ep == 1 and in_order(ctx, "moe.experts") and later


def _whole_experts(ctx: Context) -> bool:
    """Whether a rank has all of the width of each of its experts."""
    return ctx.expert_tp == 1 and in_order(ctx, "moe.width")


def _one_pp(ctx: Context) -> bool:
    return ctx.phase.pp == 1


def _one_dp(ctx: Context) -> bool:
    return ctx.phase.dp == 1


def one_pass(ctx: Context) -> bool:
    """Whether a prompt, whatever its length, is read at once."""
    if ctx.name == "decode" or not ctx.phase.chunks.several:
        return True  # and no length was asked for
    prompt = ctx.plan.workload.prompt
    return prompt is not None and count_of(ctx.phase, prompt) == 1


def one_sequence(ctx: Context) -> bool:
    """Whether a row of prefill is one sequence."""
    return ctx.name == "decode" or not ctx.phase.packed.several


def leads_in_row(ctx: Context) -> bool:
    """Whether what counts from the row's first token counts from the only sequence's."""
    return one_sequence(ctx) or ctx.phase.packed.leads


def nothing_behind(ctx: Context) -> bool:
    """Whether it is, or there is no decode that could go on from another one."""
    return one_sequence(ctx) or not ctx.plan.workload.decodes


def one_token(ctx: Context) -> bool:
    """Whether a step of decode reads the newest token alone."""
    return ctx.name == "prefill" or ctx.phase.draft.tokens is None


def _no_other_receiver(ctx: Context) -> bool:
    return ctx.phase.pp == 1 or ctx.phase.tp == 1


Plain = tuple[Asked, str]


def _table() -> Mapping[str, Plain]:
    found: dict[str, Plain] = {"stream": (_of_module("stream"), "whole")}
    for path, words in _PLAIN.items():
        module = path if path in _CUTS else path.partition(".")[0]
        found |= {f"{path}.{name}": (_of_module(module), word) for name, word in words.items()}
    found |= {
        f"sequence.{name}": (_one_sp, word)
        for name, word in (
            ("positions", "global"), ("mask", "global"), ("exchange", "gather"),
            ("merge", "quotient"), ("base", "same"), ("layout", "repeat"),
        )
    }  # fmt: skip
    found |= {
        f"chunks.{name}": (one_pass, word)
        for name, word in (
            ("keys", "all"), ("positions", "global"), ("mask", "global"), ("state", "carried"),
        )
    }  # fmt: skip
    found |= {
        f"packed.{name}": (leads_in_row, word)
        for name, word in (("positions", "sequence"), ("mask", "sequence"), ("state", "own"))
    }  # fmt: skip
    found["packed.token"] = (nothing_behind, "own")
    found["packed.entries"] = (lambda c: nothing_behind(c) or leads_in_row(c), "own")
    found |= {
        f"draft.{name}": (one_token, word)
        for name, word in (
            ("positions", "global"), ("mask", "global"), ("rejected", "overwritten"),
            ("state", "rolled_back"), ("token", "kept"),
        )
    }  # fmt: skip
    found |= {f"ffn.{name}.input": (_reads_whole, "auto") for name in ("gate", "up")}
    found["attention.scores.per_head"] = (_one_rank_attends, "own")
    found |= {
        "moe.input": (_of_module("moe"), "gathered"),
        "moe.fused": (_whole_experts, "grouped"),
        "moe.index": (_one_ep, "own"),
        "moe.router.choose": (_one_ep, "all"),
        "moe.router.renormalise": (_one_ep, "all"),
        "stages.send": (_one_pp, "auto"),
        "stages.receivers": (_no_other_receiver, "all"),
        "stages.token": (_one_pp, "returned"),
        "batch.idle": (_one_dp, "join"),
    }
    return found


ON_ONE_RANK: Mapping[str, Plain] = _table()
"""By field when it says nothing, and the word as which it is read there."""


def plain(ctx: Context, name: str, met: Met | None = None) -> str | None:
    """The word of a choice that does nothing; None of any other."""
    found = ON_ONE_RANK.get(name)
    if found is None:
        return None
    asked = found[0]
    there = None if met is None else met.get(asked)
    if there is None:
        there = asked(ctx)
        if met is not None:
            met[asked] = there
    if not there:
        return None
    # A residual may still stand where the model does not add it.
    if name.endswith(".residual") and ctx.field(name) == "after":
        return "after"
    return found[1]


GROUP_WORDS = ("tp", "nobody", "others")


def group_of(ctx: Context, path: str) -> str:
    """Whom a collective joins: exactly the ranks of tp, each rank with itself, or others too."""
    axes = cast("tuple[str, ...]", ctx.field(path))
    if any(axis != "tp" and getattr(ctx.phase, axis) > 1 for axis in axes):
        return "others"
    return "tp" if "tp" in axes or ctx.phase.tp == 1 else "nobody"
