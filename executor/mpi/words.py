"""What is said of processes that are lost, and of who waits for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardproof.executor.mpi.reports import Report
from shardproof.executor.run.state.faults import Key, named, waits
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Missed:
    """Processes that are lost, with the ranks that they ran, and where the others are."""

    ranks: Mapping[int, Sequence[Key]]
    """Phases of other degrees give a process a second rank."""
    states: Mapping[int, Report]
    degrees: Key

    def __str__(self) -> str:
        told: list[str] = []
        for process, ranks in self.ranks.items():
            own = " and ".join(dict.fromkeys(named(key, self.degrees) for key in ranks))
            told.append(f"process {process}{f' ({own})' if own else ''}")
        return " and ".join(told)

    @property
    def have(self) -> str:
        return "has" if len(self.ranks) == 1 else "have"

    @property
    def waiting(self) -> str:
        """Who waits for them, in which operator."""
        by_op: dict[str, list[Key]] = {}
        for state in self.states.values():
            if state.rank and any(source in self.ranks for source, _, _ in state.missing):
                by_op.setdefault(state.op, []).append(state.rank)
        return "".join(
            f"; {waits(sorted(keys), self.degrees)} for it in {op}" for op, keys in by_op.items()
        )


def dead(missed: Missed) -> str:
    return f"{missed} {missed.have} died{missed.waiting}"


def silent(missed: Missed, seconds: float) -> str:
    return f"{missed} {missed.have} not answered for {seconds:g} seconds{missed.waiting}"
