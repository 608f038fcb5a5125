"""A run that ends at the first output which differs; several may share the run of the model."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from shardproof.executor.domains import Field
from shardproof.executor.domains.ledger import unset
from shardproof.executor.run.outcome.compare import Difference, Place, between
from shardproof.executor.run.runtime.transport import InMemory, Stop
from shardproof.executor.run.state.rank import Rank
from shardproof.executor.run.state.registers import Machine
from shardproof.executor.run.state.result import Run
from shardproof.executor.run.verdict.beside_reference import Given
from shardproof.spec.record import replace


def fresh(given: Given) -> Field:
    """The plan's field, with a ledger in which nothing stands yet."""
    return replace(given.ours, ledger=unset())


def wrong(out: Run, given: Given, since: int = 0) -> Iterator[Difference]:
    """What differs already among the logits that were given out, but for the first of them."""
    for (phase, rank, sequence, token), logits in islice(out.logits.items(), since, None):
        expected = given.trace.sequences[sequence].logits.values[:, token]
        place = Place(phase, "logits", sequence, token)
        yield from between(place, rank, logits.values, expected, given.defined)


class Parted(Exception):
    """A run that is not gone on with, since it has differed."""

    def __init__(self, first: Difference) -> None:
        super().__init__(first)
        self.first = first


class Compared(InMemory):
    """Looks at the logits of every visit when it gives them out."""

    def __init__(self, given: Given) -> None:
        self.given = given

    def visit(self, m: Machine, stop: Stop, ranks: Sequence[Rank], run: Run) -> None:
        since = len(run.logits)
        super().visit(m, stop, ranks, run)
        for first in wrong(run, self.given, since):
            raise Parted(first)
