"""Cuts of an axis at random: every regular kind, and hand-made ones, right or slightly wrong."""

from __future__ import annotations

from itertools import pairwise

from shardproof.fuzzing.chooser import Chooser
from shardproof.spec.plan.cuts import CutSpec, Kind

WRONG = 0.25
"""How often a hand-made cut drops, doubles or overshoots."""

_REGULAR: tuple[Kind, ...] = ("even", "chunk", "balanced", "zigzag", "whole")


def regular_cut(rng: Chooser, *, needed: bool = False) -> CutSpec:
    if needed and rng.random() < 0.2:
        return CutSpec("needed")
    match rng.choice(("plain", "plain", "strided", "padded")):
        case "strided":
            return CutSpec("strided", block=rng.randint(1, 3))
        case "padded":
            return CutSpec("padded", multiple=rng.choice((0, 1, 2, 3, 4, 6, 8)))
        case _:
            return CutSpec(rng.choice(_REGULAR))


def hand_made_cut(rng: Chooser, n: int, parts: int) -> CutSpec:
    """Each of `n` indices on one of the ranks, but for a mistake now and then."""
    return _sizes(rng, n, parts) if rng.random() < 0.5 else _listed(rng, n, parts)


def _sizes(rng: Chooser, n: int, parts: int) -> CutSpec:
    ends = sorted(rng.randint(0, n) for _ in range(parts - 1))
    sizes = [b - a for a, b in zip([0, *ends], [*ends, n], strict=True)]
    if rng.random() < WRONG:
        rank = rng.randrange(parts)
        sizes[rank] = max(0, sizes[rank] + rng.choice((-1, 1)))
    return CutSpec("sizes", sizes=tuple(sizes))


def _listed(rng: Chooser, n: int, parts: int) -> CutSpec:
    indices = list(range(n))
    if rng.random() < 0.3:
        rng.shuffle(indices)
    bounds = [0, *sorted(rng.randint(0, n) for _ in range(parts - 1)), n]
    owned = [indices[a:b] for a, b in pairwise(bounds)]
    if rng.random() < 0.15:  # every rank holds all: right wherever nothing is summed
        owned = [list(range(n)) for _ in range(parts)]
    if rng.random() < WRONG:
        rank = owned[rng.randrange(parts)]
        match rng.choice(("drop", "double", "beyond")):
            case "drop" if rank:
                rank.pop()
            case "double" if len(rank) < n:
                rank.append(rng.choice([i for i in range(n) if i not in rank]))
            case _:
                rank.append(n)
    return CutSpec("listed", listed=tuple(tuple(_runs(rank)) for rank in owned))


def _runs(indices: list[int]) -> list[range]:
    """Neighbours together, as a person writes them."""
    runs: list[range] = []
    for i in indices:
        if runs and runs[-1].stop == i:
            runs[-1] = range(runs[-1].start, i + 1)
        else:
            runs.append(range(i, i + 1))
    return runs
