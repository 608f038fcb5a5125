"""Results over parts of the keys, merged into one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import numpy as np

from shardproof.executor.domains import Domain, Parts, Tensor, expand, merge, quotient
from shardproof.executor.run.rank import Rank
from shardproof.spec.program.op import Op


def merged_ranks(op: Op, group: Sequence[Rank]) -> None:
    """Results over each rank's keys, merged."""
    parts = [rank.value(op.ins[0])[0] for rank in group]
    how, base = op.about["merge"], op.about["base"]
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
        return quotient(domain, merge(domain, parts))
    # Each result is right, and is weighed by another function of its denominator.
    weighed = [domain.apply("softplus", "other base", part.denominator) for part in parts]
    total = domain.reciprocal(reduce(domain.add, weighed))
    out: list[Tensor] = []
    for part, weight in zip(parts, weighed, strict=True):
        own = quotient(domain, part)
        factor = domain.mul(weight, total)

        out.append(domain.mul(own, expand(factor, factor.rank, own.shape[-1])))
    return reduce(domain.add, out)


def merge_blocks(op: Op, ranks: Sequence[Rank]) -> None:
    """The blocks of a ring, merged on each rank."""
    for rank in ranks:
        parts: list[Parts] = rank.value(op.ins[0])
        own = parts[rank.at["sp"]]
        how, base = op.about["merge"], op.about["base"]
        domain = rank.domain
        rank.env[op.out] = (
            quotient(domain, own) if how == "none" else merged(domain, parts, how, base)
        )
