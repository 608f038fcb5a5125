"""What each process has at the end of a run, put together as one process would have it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import numpy as np

from shardproof.executor.domains import Array, Degree, Domain, Family
from shardproof.executor.mpi.between import Cache, Logits
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.state.result import Run
from shardproof.spec.record import dataclass

Met = dict[str, tuple[int, int, list[Array]]]
"""By function: the degrees of its arguments, and the different arguments of each trial."""


@dataclass(frozen=True, slots=True)
class Outputs:
    logits: Sequence[Logits]
    cache: Cache
    met: Met

    def plain(self) -> object:
        return list(self.logits), self.cache, self.met


def outputs_of(found: object) -> Outputs:
    """What a process has sent."""
    return Outputs(*cast("tuple[list[Logits], Cache, Met]", found))


def met_by(domain: Domain) -> Met:
    """The arguments that this process's domain has met."""
    return {
        label: (calls.numerator, calls.denominator, list(calls.arguments()))
        for label, calls in domain.ledger.calls.items()
    }


def gathered(
    run: Run, domain: Domain, home: Mapping[Key, int], found: Mapping[int, Outputs]
) -> Run:
    """The run of all ranks, in the order in which one process makes it.

    The domain's ledger is told what the others have met.
    """
    logits = [each for outputs in found.values() for each in outputs.logits]
    run.logits.clear()
    for _, _, _, given in sorted(logits, key=lambda each: each[:3]):
        run.logits.update(given)
    for key, rank in run.ranks.items():
        rank.cache = found[home[key]].cache
    for outputs in found.values():
        for label, (numerator, denominator, rows) in outputs.met.items():
            below = {Family(1, denominator, b""): 1} if denominator else {}
            domain.ledger.called(label, *padded(rows), Degree(numerator, below))
    return run


def padded(rows: Sequence[Array]) -> tuple[Array, Array]:
    """Rows of several lengths as one array, and a mask that says what of it is theirs."""
    size = max(map(len, rows), default=0)
    values = np.zeros((len(rows), size), rows[0].dtype if rows else np.uint64)
    mask = np.zeros(values.shape, np.bool_)
    for row, own, only in zip(rows, values, mask, strict=True):
        own[: len(row)], only[: len(row)] = row, True
    return values, mask
