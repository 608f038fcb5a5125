"""What a run has used up: trials that divided by zero, and arguments of keyed functions.

The bound: where two programs differ as formulas, one trial shows them equal only if two
different arguments of a function happened to be equal numbers, or if the outputs did:
at most the sum over functions of C(N, 2)·d/p, and D/p (Schwartz and Zippel), with N
different arguments and degrees d, D. With s strands to a trial these are C(N, 2)·(d/p)^s and
(D/p)^s: the strands make the same choices, so two formulas that differ in one differ in all, and
each strand draws its own numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum

import numpy as np
from numpy.typing import NDArray

from shardproof.executor.domains.degree import Degree
from shardproof.executor.domains.tensor import Array, Mask
from shardproof.spec.record import dataclass, field

FOLD = 1 << 20
"""So many arguments are remembered before those that repeat are dropped."""


Met = tuple[Array, Mask | None]
"""Arguments, and which of them count."""


@dataclass(slots=True)
class Calls:
    """The arguments that one keyed function has met."""

    degrees: list[Degree] = field(default_factory=list[Degree])
    _met: list[Met] = field(default_factory=list["Met"])
    _size: int = 0
    _folded: Sequence[Array] | None = None

    @property
    def numerator(self) -> int:
        return max(degree.numerator for degree in self.degrees)

    @property
    def denominator(self) -> int:
        return max(degree.denominator for degree in self.degrees)

    def add(self, arguments: Array, only: Mask | None, degree: Degree) -> None:
        """Remember arguments, [trials, …]; with a mask those that it lets through."""
        self.degrees.append(degree)
        self._met.append((arguments, only))
        self._size += arguments.size
        if self._size > FOLD:
            self._folded = self.arguments()
            self._met, self._size = [], 0

    def arguments(self) -> Sequence[Array]:
        """The different arguments of each trial."""
        trials = len(self._met[0][0] if self._met else self._folded or ())
        rows: list[Array] = []
        for trial in range(trials):
            parts: list[Array] = [self._folded[trial]] if self._folded is not None else []
            for values, only in self._met:
                row = values[trial]
                if only is not None:
                    row = row[only[trial if only.shape[0] > 1 else 0]]
                parts.append(row.ravel())
            rows.append(different(np.concatenate(parts)))
        return rows

    def table(self) -> Array | None:
        """All arguments, [trials, …]; None where not every trial has as many."""
        if self._folded is not None or any(m is not None and len(m) > 1 for _, m in self._met):
            return None
        columns: list[Array] = []
        for values, only in self._met:
            columns.append(values.reshape(len(values), -1) if only is None else values[:, only[0]])
        return np.concatenate(columns, axis=1)


def most_different(calls: Sequence[Calls]) -> int:
    """The most different arguments that all of these met in any one trial."""
    tables = [each.table() for each in calls]
    known = [table for table in tables if table is not None]
    if len(known) < len(calls):
        met = zip(*(each.arguments() for each in calls), strict=True)
        return max(different(np.concatenate(rows)).size for rows in met)
    whole = np.sort(np.concatenate(known, axis=1), axis=1)
    if not whole.size:
        return 0
    changes = np.count_nonzero(whole[:, 1:] != whole[:, :-1], axis=1)
    return 1 + int(changes.max())


def different(values: Array) -> Array:
    """Each value once, in ascending order: of random bits faster than numpy's own, which hashes."""
    ordered = np.sort(values)
    return ordered[np.concatenate(([True], ordered[1:] != ordered[:-1]))[: ordered.size]]


@dataclass(slots=True)
class Ledger:
    """Filled by a domain as it computes. Ledgers of runs that are compared are read together."""

    trials: int
    undefined: NDArray[np.bool_] = field(init=False)
    """The trials in which something was divided by zero: nothing they show counts."""
    calls: dict[str, Calls] = field(default_factory=dict[str, Calls])
    doubts: set[str] = field(default_factory=set[str])
    """What was asked for, of which real numbers may have none."""

    def __post_init__(self) -> None:
        self.undefined = np.zeros(self.trials, np.bool_)

    def called(self, label: str, arguments: Array, only: Mask | None, degree: Degree) -> None:
        calls = self.calls.get(label)
        if calls is None:
            calls = self.calls[label] = Calls()
        calls.add(arguments, only, degree)


def unset() -> Ledger:
    return Ledger(0)


def ledger_for(ledger: Ledger, trials: int) -> Ledger:
    """The ledger that was given, or a new one where none was."""
    if ledger.trials not in (0, trials):
        raise ValueError(f"the ledger is for {ledger.trials} trials, the domain has {trials}")
    return ledger if ledger.trials else Ledger(trials)


@dataclass(frozen=True, slots=True)
class Bound:
    """How likely one trial is to miss a difference, at most, and from what."""

    miss: float
    arguments: int
    """The most different arguments that one function met."""
    argument_degree: int
    output_degree: int


HASH = 2.0**-64
"""The chance that two arguments in more than two strands share their bits."""


def bound(ledgers: Sequence[Ledger], outputs: Iterable[Degree], p: int, strands: int = 1) -> Bound:
    """The bound for one trial of the runs of these ledgers, which are compared by these outputs.

    N is the largest count of any trial: that a coincidence hides an argument in every
    trial is no likelier than that every trial misses.
    """
    alike = HASH if strands > 2 else 0.0
    misses: list[float] = []
    most, highest = 0, 0
    for label in dict.fromkeys(label for ledger in ledgers for label in ledger.calls):
        calls = [ledger.calls[label] for ledger in ledgers if label in ledger.calls]
        n = most_different(calls)
        degree = max(c.numerator for c in calls) + max(c.denominator for c in calls)
        misses.append(n * (n - 1) / 2 * ((degree / p) ** strands + alike))
        most, highest = max(most, n), max(highest, degree)
    all_outputs = tuple(outputs)
    output = max((d.numerator for d in all_outputs), default=0)
    output += max((d.denominator for d in all_outputs), default=0)
    misses.append((output / p) ** strands)
    # The sum is the same in whatever order functions were called first.
    return Bound(fsum(misses), most, highest, output)
