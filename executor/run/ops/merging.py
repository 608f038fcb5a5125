"""What several ranks or blocks hold of one softmax, joined at one shift."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import log

import numpy as np

from shardproof.executor.domains import (
    CannotRun,
    Domain,
    Exponentials,
    Parts,
    Tensor,
    merge,
    quotient,
)
from shardproof.executor.domains.softmax import shifted
from shardproof.executor.domains.tensor import same_shape
from shardproof.executor.run.ops.sizes import check_same
from shardproof.executor.run.state.rank import Blocks, Rank
from shardproof.spec.program.ops.attention import MergeBlocks
from shardproof.spec.program.ops.collectives import MergeRanks


def exponentials_summed(domain: Domain, pieces: Sequence[Exponentials]) -> Exponentials:
    """The sum of exponentials, which a plan that sums partial scores too late takes."""
    shifts = [piece.shift for piece in pieces if piece.shift is not None]
    if not shifts:
        return Exponentials(reduce(domain.add, (piece.values for piece in pieces)), None)
    same_shape("add", *(piece.values for piece in pieces))
    to = np.maximum.reduce(shifts)
    values = (
        domain.rescale(piece.values, shift, to) for piece, shift in zip(pieces, shifts, strict=True)
    )
    return Exponentials(reduce(domain.add, values), to)


def merged_ranks(op: MergeRanks, group: Sequence[Rank]) -> None:
    """Results over each rank's keys, merged."""
    parts = [rank.of(op.ins[0], Blocks).only for rank in group]
    check_same(op, [part.numerator for part in parts])
    how, base = op.merge, op.base
    domain = group[0].domain
    for rank, own in zip(group, parts, strict=True):
        rank.env[op.out] = (
            quotient(domain, own) if how == "none" else merged(domain, parts, how, base)
        )


def merged(domain: Domain, parts: Sequence[Parts], how: str, base: str) -> Tensor:
    """Parts over several sets of keys as one result, rightly or as a plan says."""
    if how == "divided":
        share = domain.reciprocal(domain.integers(np.asarray(len(parts))))
        return domain.scale(reduce(domain.add, (quotient(domain, part) for part in parts)), share)
    if base == "same":
        return quotient(domain, merge(domain, at_one_shift(domain, parts)))
    # Each result is right, and is weighed by another function of its denominator: that of a
    # logarithm to the base e which is taken for one to the base 2.
    parts = at_one_shift(domain, parts)
    weighed = [
        domain.apply("power", "other base", part.denominator, constants=(log(2),)) for part in parts
    ]
    total = domain.reciprocal(reduce(domain.add, weighed))
    out: list[Tensor] = []
    for part, weight in zip(parts, weighed, strict=True):
        own = quotient(domain, part)
        out.append(domain.scale_rows(own, domain.mul(weight, total)))
    return reduce(domain.add, out)


def at_one_shift(domain: Domain, parts: Sequence[Parts]) -> list[Parts]:
    """The same parts, so that their sums can be added; in the field nothing was taken off."""
    shifts = [part.shift for part in parts if part.shift is not None]
    if not shifts:
        return list(parts)
    same_shape("add", *(part.numerator for part in parts))
    to = np.maximum.reduce(shifts)
    return [shifted(domain, part, to) for part in parts]


def merge_blocks(rank: Rank, op: MergeBlocks) -> Tensor:
    """The blocks of a ring, merged."""
    parts = rank.of(op.ins[0], Blocks).parts
    how, base = op.merge, op.base
    if how == "none":
        if rank.at["sp"] >= len(parts):
            raise CannotRun(op.out, (), f"there are {len(parts)} blocks")
        return quotient(rank.domain, parts[rank.at["sp"]])
    return merged(rank.domain, parts, how, base)
