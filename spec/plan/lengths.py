"""Lengths of an axis at which two cuts of it part, if they part at any."""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm

from shardproof.spec.plan.cuts import CutSpec


def telling(one: CutSpec, ranks: int, other: CutSpec, others: int) -> Sequence[int]:
    """The lengths to be tried: ranks that have the same at each of them have the same at all.

    Whose turn it is under a strided cut does not depend on the length, and repeats; so two of them
    are alike where they are over one common period. All other kinds show what they do within two
    rounds, whatever the remainder.
    """
    if one.kind == other.kind == "strided":
        return (lcm(turns(one, ranks), turns(other, others)),)
    return range(1, 2 * max(turns(one, ranks), turns(other, others)) + 2)


def turns(spec: CutSpec, ranks: int) -> int:
    """The indices that it takes for every rank to have had its turn."""
    return max(ranks * spec.block, spec.multiple)
