"""The LM head: how it is cut and joined, what pads are, and how the next token is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import every, hand
from tests.exhaustive.universe.small import alone, small, work
from tests.exhaustive.universe.universe import Axis, Family, Setting, Universe, one_of, together
from tests.exhaustive.universe.words import COLLECTIVES, GROUPS, ONCE, STREAMS

SPLITS = ("vocab", "in", "none")
GREEDY = ("logits", "merged", "ids_summed", "own")
PLAIN = small(hidden=2)
ODD = small(vocab=4, hidden=3)
TWO = small(vocab=2, hidden=2)
BIASED = replace(PLAIN, head_bias=True)
CAPPED = replace(BIASED, logit_softcap=3.0, logit_scale=0.5)
TIED = replace(PLAIN, tied=True)
TIED_BIASED = replace(BIASED, tied=True)
OURS: Written = alone("lm_head") | {"hidden": CutSpec("balanced")}


def at(model: Model, *size: int, **written: object) -> Setting:
    return Setting(model, OURS | (work(*size) if size else {})).having(**written)


def joining(setting: Setting) -> Sequence[Axis]:
    """Every way to split, to join and to choose."""
    bias = (one_of("lm_head.bias", *ONCE),) if setting.model.head_bias else ()
    return (
        one_of("stream", *STREAMS),
        one_of("lm_head.split", *SPLITS),
        one_of("lm_head.collective", *COLLECTIVES),
        one_of("lm_head.greedy", *GREEDY),
        one_of("lm_head.pads", "masked", "zero"),
        one_of("lm_head.order", "owner", "reversed"),
        *bias,
        one_of("lm_head.cut", CutSpec("padded"), CutSpec("whole"), CutSpec("balanced"),
               CutSpec("strided"), CutSpec("padded", multiple=6)),
    )  # fmt: skip


def cutting(setting: Setting) -> Sequence[Axis]:
    """Every cut of the vocabulary, and of the hidden dimension where the head splits that."""
    tp = setting.degree("tp")
    return (
        together(
            *({"lm_head.split": "vocab", "lm_head.cut": c} for c in every(setting.model.vocab, tp)),
            *({"lm_head.split": "in", "hidden": c} for c in every(setting.model.hidden, tp)),
        ),
        one_of("lm_head.collective", "auto", "none", "all_gather", "all_reduce"),
        one_of("lm_head.greedy", *GREEDY),
        one_of("lm_head.pads", "masked", "zero"),
        one_of("lm_head.order", "owner", "reversed"),
        one_of("stream", "whole", "hidden"),
    )


def groups(setting: Setting) -> Sequence[Axis]:
    """Over whom the logits are joined."""
    del setting
    return (
        one_of("stream", *STREAMS),
        one_of("lm_head.split", *SPLITS),
        one_of("lm_head.collective", *COLLECTIVES),
        one_of("lm_head.group", *GROUPS),
        one_of("lm_head.greedy", *GREEDY),
        one_of("lm_head.cut", CutSpec("padded"), CutSpec("whole"), CutSpec("balanced")),
    )


def tying(setting: Setting) -> Sequence[Axis]:
    """A head that shares the embedding's table, which is cut in its own way."""
    tp, vocab = setting.degree("tp"), setting.model.vocab
    stages = range(setting.degree("pp"))
    return (
        one_of("lm_head.tied", "copied", "shared", "missing"),
        one_of("lm_head.split", *SPLITS),
        one_of("embedding.split", "vocab", "hidden", "none"),
        one_of("lm_head.cut", *hand(vocab, tp)),
        one_of("embedding.cut", *hand(vocab, tp)),
        one_of("lm_head.collective", "auto", "none"),
        one_of("lm_head.greedy", "logits", "merged"),
        one_of("stages.embedding", *stages),
        one_of("stages.head", None, *stages),
    )


def phases(setting: Setting) -> Sequence[Axis]:
    """Prefill and decode that choose apart."""
    del setting
    few = (CutSpec("padded"), CutSpec("balanced"), CutSpec("whole"))
    return (
        one_of("lm_head.split", *SPLITS, where="prefill."),
        one_of("lm_head.split", *SPLITS, where="decode."),
        one_of("lm_head.greedy", *GREEDY, where="prefill."),
        one_of("lm_head.greedy", *GREEDY, where="decode."),
        one_of("lm_head.pads", "masked", "zero", where="prefill."),
        one_of("lm_head.pads", "masked", "zero", where="decode."),
        one_of("lm_head.collective", "auto", "none", where="prefill."),
        one_of("lm_head.collective", "auto", "none", where="decode."),
        one_of("lm_head.cut", *few, where="prefill."),
        one_of("lm_head.cut", *few, where="decode."),
    )


UNIVERSE = Universe(
    "lm_head",
    (
        Family("joining", (
            *(at(PLAIN, 1, 2, 2, tp=tp) for tp in (1, 2, 3)),
            *(at(model, 1, 1, 2, tp=2) for model in (BIASED, CAPPED, ODD)),
            at(PLAIN, 1, 2, 1, tp=2), at(PLAIN, 1, 2, 0, tp=2), at(PLAIN, tp=2),
        ), joining),
        Family("cutting", (
            at(PLAIN, 1, 1, 2, tp=2), at(ODD, 1, 1, 2, tp=2), at(TWO, 1, 1, 2, tp=3),
            at(PLAIN, 1, 1, 2, tp=3), at(CAPPED, 1, 1, 2, tp=2), at(PLAIN, 1, 2, 1, tp=1),
        ), cutting),
        Family("groups", (
            at(PLAIN, 2, 2, 2, tp=2, dp=2), at(PLAIN, 1, 2, 2, tp=2, sp=2),
            at(PLAIN, 1, 2, 2, tp=2, pp=2), at(PLAIN, 1, 2, 2, sp=2), at(PLAIN, 1, 2, 2, tp=2),
        ), groups),
        Family("tying", (
            at(TIED, 1, 2, 2, tp=2), at(TIED, 1, 2, 1, tp=2, pp=2),
            at(TIED_BIASED, 1, 2, 1, tp=1), at(PLAIN, 1, 2, 1, tp=2),
        ), tying),
        Family("phases", (at(PLAIN, 1, 1, 2, tp=2),), phases),
    ),
)  # fmt: skip
