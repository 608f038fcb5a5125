"""Why a run ends before its outputs: an operator that cannot run, or ranks that wait for ever."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shardproof.executor.domains import CannotRun
from shardproof.executor.run.state.shape_words import of_cache, sentence
from shardproof.spec.program.op import Op
from shardproof.spec.seldom import seldom

Key = tuple[int, int, int, int]
"""A rank: its places along pp, dp, sp and tp."""
AXES = ("pp", "dp", "sp", "tp")


class Refused(Exception):
    """An operator of the program that has no meaning on what a rank holds.

    Raised from the domain's own refusal it says that in a sentence, and `why` is only the rest.
    """

    def __init__(self, op: str | Op, rank: Key | None, why: str) -> None:
        self._asked = op if isinstance(op, Op) else None
        self.op = op.out if isinstance(op, Op) else op
        self.rank, self._why = rank, why
        super().__init__(self.op, rank, why)

    @property
    def why(self) -> str:
        cause = self.__cause__
        if not isinstance(cause, CannotRun):
            return self._why
        if self._asked is not None:
            named_axes = sentence(self._asked, cause)
        else:
            named_axes = of_cache(cause) if self.op == "handoff" else None
        return named_axes or reason(self.op, cause)

    def __str__(self) -> str:
        return f"{self.op}{f' on {named(self.rank)}' if self.rank is not None else ''}: {self.why}"

    def __reduce__(self) -> tuple[type[Refused], tuple[str, Key | None, str]]:
        return Refused, (self.op, self.rank, self.why)


class Stuck(Exception):
    """Ranks that wait for each other for ever: who waits, and for whom."""

    def __init__(self, op: str, waiting: Sequence[Key], absent: str) -> None:
        self.op, self.waiting, self.absent = op, tuple(waiting), absent
        super().__init__(f"{op}: {waits(self.waiting)} for {absent}")

    def __reduce__(self) -> tuple[type[Stuck], tuple[str, tuple[Key, ...], str]]:
        return Stuck, (self.op, self.waiting, self.absent)


class Lost(Exception):
    """Processes that were killed, or that do not answer: nothing is known of the plan."""


class Undefined(Exception):
    """The model itself divides by zero in every trial: nothing can be compared."""


def reason(op: str, fault: CannotRun) -> str:
    """What a domain could not do, said of the operator `op` that asked for it."""
    if fault.op == op:
        # Its own words tell the sizes that matter.
        return fault.why
    given = " and ".join(str(list(shape)) for shape in fault.shapes)
    return f"{fault.op}{f' of {given}' if given else ''}{f': {fault.why}' if fault.why else ''}"


def named(rank: Key, degrees: Key | None = None) -> str:
    """A rank as a person reads it; with the degrees, by those axes that tell ranks apart."""
    return f"rank {where}" if (where := place(rank, degrees)) else "the only rank"


def place(rank: Key, degrees: Key | None = None) -> str:
    shown = zip(AXES, rank, degrees or (2, 2, 2, 2), strict=True)
    return " ".join(f"{axis} {at}" for axis, at, degree in shown if degree > 1)


def waits(ranks: Sequence[Key], degrees: Key | None = None, most: int = 4) -> str:
    """The ranks as a subject, with its verb."""
    if len(ranks) == 1:
        return f"{named(ranks[0], degrees)} waits"
    first = [place(rank, degrees) for rank in ranks[:most]]
    last = f"{len(ranks) - most} more" if len(ranks) > most else first.pop()
    return f"ranks {', '.join(first)} and {last} wait"


_FULL = seldom(named((0, 0, 0, 0)).replace("0", r"(\d+)"))


def shortened(text: str, degrees: Key) -> str:
    """Words in which ranks are named in full, with those axes that tell them apart."""

    def short(found: re.Match[str]) -> str:
        pp, dp, sp, tp = map(int, found.groups())
        return named((pp, dp, sp, tp), degrees)

    return _FULL.sub(short, text)
