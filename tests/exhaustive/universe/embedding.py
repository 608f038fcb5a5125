"""The embedding: how its table is cut, what joins the pieces, where learned positions are added."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import every, hand
from tests.exhaustive.universe.small import BLIND, alone, small, work
from tests.exhaustive.universe.universe import (
    Axis,
    Family,
    Setting,
    Universe,
    one_of,
    together,
)
from tests.exhaustive.universe.words import (
    COLLECTIVES,
    GROUPS,
    ONCE,
    STREAMS,
    split_streams,
)

SPLITS = ("vocab", "hidden", "none")
PLAIN = small()
ODD = small(vocab=4, hidden=3)
TWO = small(vocab=2, hidden=2)
PLACED = replace(
    small(attention=replace(BLIND, positions="learned")),
    max_positions=8,
)
SCALED = replace(PLACED, embedding_scale=2.0)
NORMED = replace(PLACED, embedding_norm=True)
CENTRED = replace(PLACED, embedding_norm=True, norm="layer", norm_bias=True)
TIED = replace(small(vocab=4), tied=True)

OURS: Written = alone("embedding") | {"hidden": CutSpec("balanced")}


def at(model: Model, *size: int, **written: object) -> Setting:
    return Setting(model, OURS | (work(*size) if size else {})).having(**written)


def joining(setting: Setting) -> Sequence[Axis]:
    """Every way to split and to join, over every group."""
    del setting
    return (
        one_of("stream", *STREAMS),
        one_of("embedding.split", *SPLITS),
        one_of("embedding.collective", *COLLECTIVES),
        one_of("embedding.group", *GROUPS),
        one_of("embedding.mask", True, False),
        one_of("embedding.positions", *ONCE),
        one_of("embedding.cut", CutSpec("padded"), CutSpec("whole"), CutSpec("even")),
    )


def cutting(setting: Setting) -> Sequence[Axis]:
    """Every cut of the vocabulary, and every cut of the hidden dimension."""
    tp = setting.degree("tp")
    return (
        together(
            *(
                {"embedding.split": "vocab", "embedding.cut": cut}
                for cut in every(setting.model.vocab, tp)
            ),
            *(
                {"embedding.split": "hidden", "hidden": cut}
                for cut in every(setting.model.hidden, tp)
            ),
        ),
        one_of("stream", *STREAMS),
        one_of("embedding.collective", *COLLECTIVES),
        one_of("embedding.mask", True, False),
        *((one_of("embedding.positions", *ONCE),) if setting.model.max_positions else ()),
    )


def streams(setting: Setting) -> Sequence[Axis]:
    """Every cut of a split stream that the embedding gives."""
    return (
        split_streams(setting),
        one_of("embedding.split", *SPLITS),
        one_of("embedding.collective", *COLLECTIVES),
        one_of("embedding.positions", *ONCE),
        one_of("norm.statistic", "summed", "local"),
    )


def phases(setting: Setting) -> Sequence[Axis]:
    """Prefill and decode that are laid out apart."""
    tp, vocab = setting.degree("tp"), setting.model.vocab
    few = ("auto", "none", "all_reduce")
    return (
        one_of("embedding.split", *SPLITS, where="prefill."),
        one_of("embedding.split", *SPLITS, where="decode."),
        one_of("embedding.collective", *few, where="prefill."),
        one_of("embedding.collective", *few, where="decode."),
        one_of("stream", *STREAMS, where="decode."),
        one_of("embedding.cut", *hand(vocab, tp), where="prefill."),
        one_of("embedding.cut", *hand(vocab, tp), where="decode."),
    )


UNIVERSE = Universe(
    "embedding",
    (
        Family("joining", (
            *(at(PLACED, 1, 2, 1, tp=tp) for tp in (1, 2, 3)),
            *(at(model, 1, 2, 1, tp=2) for model in (PLAIN, SCALED, NORMED, CENTRED, ODD)),
            at(PLACED, 2, 2, 1, tp=2, dp=2), at(PLACED, 1, 2, 1, tp=2, sp=2),
            at(PLACED, 1, 2, 1, tp=2, pp=2), at(PLACED, 2, 1, 1, tp=1, dp=2), at(PLACED, tp=2),
        ), joining),
        Family("cutting", (
            at(PLAIN, 1, 2, 1, tp=1), at(PLAIN, 1, 2, 1, tp=2), at(PLACED, 1, 2, 1, tp=2),
            at(ODD, 1, 2, 1, tp=2), at(ODD, 1, 2, 1, tp=3), at(TWO, 1, 1, 1, tp=2),
            at(NORMED, 1, 3, 0, tp=2), at(TIED, 1, 2, 1, tp=2, lm_head__tied="shared"),
            at(PLAIN, 1, 1, 2, tp=3), at(PLAIN, tp=2),
        ), cutting),
        Family("streams", (
            at(PLACED, 1, 2, 1, tp=2), at(NORMED, 1, 3, 1, tp=2), at(CENTRED, 1, 1, 1, tp=3),
            at(SCALED, 1, 3, 1, tp=3), at(PLACED, 1, 1, 1, tp=2),
        ), streams),
        Family("phases", (at(PLAIN, 1, 2, 1, tp=2), at(ODD, 1, 2, 2, tp=2)), phases),
    ),
)  # fmt: skip
