"""Cuts that leave nothing over give each rank the same indices, whatever they are called.

Of so many heads, or rows of a vocabulary, that ranks have equally many, `even`, `balanced`, `chunk`
and `padded` are one map, and maps are all that a program has of a cut. So such a cut may be written
as it is where nobody writes one.
"""

from __future__ import annotations

from operator import attrgetter

from shardproof.spec.model.model import Dense, Model
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan

IN_A_ROW = ("even", "balanced", "chunk", "padded")
PATHS = ("embedding.cut", "lm_head.cut", "attention.heads", "ffn.width")
OVER = {"embedding.cut": None, **{path: f"{path.partition('.')[0]}.over" for path in PATHS[1:]}}
Written = tuple[tuple[str, object], ...]
"""Fields, and what is written there instead."""


def usual_cuts(model: Model, plan: Plan) -> tuple[Written, Written]:
    """Of each phase the cuts that are written as others are, and are the same."""
    first, second = (_of_phase(model, plan.phase(name)) for name in PHASES)
    return first, second


def _of_phase(model: Model, phase: Phase) -> Written:
    return tuple(
        (path, USUAL[path])
        for path in PATHS
        if (spec := attrgetter(path)(phase)) != USUAL[path]
        and _in_a_row(spec, phase.tp, lengths(model, path))
        and ((over := OVER[path]) is None or attrgetter(over)(phase) == ("tp",))
    )


def lengths(model: Model, path: str) -> tuple[int, ...]:
    """Of what a cut deals out; none where it is of more than one can say."""
    if path in ("embedding.cut", "lm_head.cut"):
        return (model.vocab,)
    if path == "ffn.width":
        return tuple({kind.ffn.width for kind in model.kinds if isinstance(kind.ffn, Dense)})
    every = [kind.attention for kind in model.kinds]
    if any(each.delta is not None or each.indexer is not None for each in every):
        return ()
    return tuple({each.heads for each in every})


def _in_a_row(spec: CutSpec, ranks: int, lengths: tuple[int, ...]) -> bool:
    """Whether each rank has the next indices, as many as every other, and no pad."""
    size = spec.multiple or 1
    return (
        spec.kind in IN_A_ROW
        and bool(lengths)
        and all(n % ranks == 0 and n % size == 0 for n in lengths)
    )


USUAL: dict[str, CutSpec] = {path: attrgetter(path)(Phase()) for path in PATHS}
