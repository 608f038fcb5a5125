"""Why a run ends before its outputs: an operator that cannot run, or ranks that wait for ever."""

from __future__ import annotations

from collections.abc import Sequence

Key = tuple[int, int, int, int]
"""A rank: its places along pp, dp, sp and tp."""


class Refused(Exception):
    """An operator of the program that has no meaning on what a rank holds."""

    def __init__(self, op: str, rank: Key | None, why: str) -> None:
        self.op, self.rank, self.why = op, rank, why
        super().__init__(f"{op}{f' on {named(rank)}' if rank is not None else ''}: {why}")

    def __reduce__(self) -> tuple[type[Refused], tuple[str, Key | None, str]]:
        return Refused, (self.op, self.rank, self.why)


class Stuck(Exception):
    """Ranks that wait for each other for ever: who waits, and for whom."""

    def __init__(self, op: str, waiting: Sequence[Key], absent: str) -> None:
        self.op, self.waiting, self.absent = op, tuple(waiting), absent
        who = named(self.waiting[0]) if len(self.waiting) == 1 else f"{len(self.waiting)} ranks"
        waits = "waits" if len(self.waiting) == 1 else f"({named(self.waiting[0])} first) wait"
        super().__init__(f"{op}: {who} {waits} for {absent}")

    def __reduce__(self) -> tuple[type[Stuck], tuple[str, tuple[Key, ...], str]]:
        return Stuck, (self.op, self.waiting, self.absent)


def named(rank: Key) -> str:
    """A rank as a person reads it."""
    pp, dp, sp, tp = rank
    return f"rank pp {pp}, dp {dp}, sp {sp}, tp {tp}"
