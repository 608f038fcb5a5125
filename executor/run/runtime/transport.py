"""What carries values from rank to rank, and from visit to visit: one process's own memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from shardproof.executor.domains import CannotRun
from shardproof.executor.run.ops.kv_cache import add
from shardproof.executor.run.runtime.handoff import hand_over
from shardproof.executor.run.runtime.visit import give_out, run_visit
from shardproof.executor.run.state.faults import Refused
from shardproof.executor.run.state.rank import Entries, Rank
from shardproof.executor.run.state.registers import Machine, collect, deliver, keep_tokens
from shardproof.executor.run.state.result import Run
from shardproof.spec.program.ops.handoff import Handoff
from shardproof.spec.record import dataclass

Ran = tuple[Rank, Mapping[tuple[int, int], Entries]]
"""A rank that ran in a tick, and the entries that it wrote, by layer and sequence."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One visit of the schedule."""

    number: int
    """In the order in which the visits of a phase are paid."""
    visit: int
    register: int
    tick: int
    last: int
    """The place after which a token is chosen."""


class Transport(Protocol):
    """Whoever runs a plan goes through all visits in one order, and has this do the rest.

    Across processes each runs its own ranks, and knows of the others what the plan says: where
    they stand and what they work on.
    """

    def runs(self, rank: Rank) -> bool:
        """Whether the rank is one of this process."""
        ...

    def arrive(self, m: Machine, number: int, ranks: Sequence[Rank]) -> None:
        """Before a visit these ranks get the tokens that were chosen for them."""
        ...

    def visit(self, m: Machine, stop: Stop, ranks: Sequence[Rank], run: Run) -> None:
        """The visit itself, with what it is given and what it gives."""
        ...

    def share(self, m: Machine, ran: Sequence[Ran]) -> None:
        """The entries that these ranks wrote go to their neighbours along sp."""
        ...

    def hand_over(self, ops: Sequence[Handoff], prefill: Machine, decode: Machine) -> None:
        """Prefill's caches and last tokens, to where decode looks for them."""
        ...


class InMemory:
    """All ranks in one process."""

    def runs(self, rank: Rank) -> bool:
        del rank
        return True

    def arrive(self, m: Machine, number: int, ranks: Sequence[Rank]) -> None:
        """Everything is where it was put."""

    def visit(self, m: Machine, stop: Stop, ranks: Sequence[Rank], run: Run) -> None:
        visit = m.program.visits[stop.visit]
        deliver(m, stop.visit, ranks, stop.register, stop.tick)
        run_visit(visit, ranks, m.program.contexts)
        collect(m, stop.visit, ranks, stop.register, stop.tick)
        if visit.has_head:
            give_out(m.program.name, ranks, run)
            keep_tokens(m, ranks, stop.tick, stop.last)

    def share(self, m: Machine, ran: Sequence[Ran]) -> None:
        for rank, written in ran:
            for other in neighbours(m, rank):
                add(other, written)

    def hand_over(self, ops: Sequence[Handoff], prefill: Machine, decode: Machine) -> None:
        moved(ops, prefill, decode)


IN_MEMORY = InMemory()


def neighbours(m: Machine, rank: Rank) -> list[Rank]:
    """The other ranks that differ from this one in sp alone."""
    return [
        other
        for other in m.ranks.values()
        if other is not rank and all(other.at[a] == rank.at[a] for a in ("pp", "dp", "tp"))
    ]


def moved(ops: Sequence[Handoff], prefill: Machine, decode: Machine) -> None:
    """The handoff, where all of prefill's caches and tokens are at hand."""
    old, new = prefill.program.contexts, decode.program.contexts
    try:
        hand_over(ops, prefill.ranks, decode.ranks, old, new)
    except CannotRun as fault:
        raise Refused("handoff", None, str(fault)) from fault
    pass_tokens(prefill, decode)


def pass_tokens(prefill: Machine, decode: Machine) -> None:
    """The first chosen tokens, where prefill's head gives them to the embedding."""
    width = prefill.program.phase.tp
    for (sequence, tp), found in prefill.tokens.items():
        for to in range(decode.program.phase.tp):
            if to % width == tp:
                decode.tokens[sequence, to] = [(-1, found[-1][1])]
