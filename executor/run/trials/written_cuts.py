"""Cuts that a plan writes out rank by rank: their axis keeps its size on a smaller model."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.phase import Phase


def cuts(phases: Sequence[Phase], *paths: str) -> Iterator[CutSpec]:
    """How the phases cut these axes; a cut that follows from another is none."""
    for phase in phases:
        for path in paths:
            value: object = phase
            for name in path.split("."):
                value = getattr(value, name)
            if isinstance(value, CutSpec):
                yield value


def by_hand(phases: Sequence[Phase], *paths: str) -> bool:
    """Whether a phase says of one of these axes what each rank has."""
    return any(cut.by_hand for cut in cuts(phases, *paths))
