"""The law over an open plan as clauses of truth values, which any SAT solver reads.

A variable says that a field has a value, and so does one of a value of the law that many fields
settle. The models are exactly the legal plans: each field has one value, and what a part of the
law forbids is one clause for each way of breaking it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, groupby

from shardproof.proofs.clausal.dimacs import lines_of
from shardproof.proofs.open.cells import Cells, Cube
from shardproof.proofs.open.lines import OpenPlan, told
from shardproof.proofs.open.read_law import PartlyKnown, Settled
from shardproof.proofs.open.trace import Slots, TooLarge
from shardproof.spec.record import dataclass, field

Watch = Callable[[int, int], None]
"""Told how much is done, and of how much."""
MOST_ROWS = 200_000
"""Clauses of one plan."""


@dataclass(frozen=True, slots=True)
class Row:
    """A clause of truth values, and which part of the question it is of."""

    part: str
    literals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cnf:
    """What a legal completion has to meet; variables count from 1."""

    choices: tuple[tuple[str, object], ...]
    """What each variable stands for: a field, or a value of the law, and what that is."""
    fields: frozenset[str]
    rows: tuple[Row, ...]

    def text(self) -> str:
        """DIMACS, with a comment for each variable and each part."""
        lines = [f"c {n} {path} = {told(v)}" for n, (path, v) in enumerate(self.choices, 1)]
        first = 1
        for part, rows in groupby(self.rows, key=lambda row: row.part):
            last = first + len(list(rows)) - 1
            lines.append(f"c clauses {first} to {last}: {part}")
            first = last + 1
        lines.append(f"p cnf {len(self.choices)} {len(self.rows)}")
        return "\n".join(lines) + "\n" + lines_of(row.literals for row in self.rows)


def unwatched(_done: int, _most: int) -> None:
    """Nobody is told."""


def cnf_of(plan: OpenPlan, watch: Watch = unwatched) -> Cnf:
    """The legal completions of a plan; `TooLarge` where there would be too much to say.

    It depends on what the plan says and not on the order in which it says it.
    """
    made = _Making()
    domains = {path: plan.lines[path].allowed for path in sorted(plan.lines)}
    for path, domain in domains.items():
        if len(domain) > 1:
            made.choice(path, domain)
    fields = frozenset(made.first)
    cells = Cells(Slots(domains))
    law = PartlyKnown(plan, cells)
    conditions = tuple(law.conditions())
    for done, (part, holds) in enumerate(conditions):
        watch(done, len(conditions))
        broken = [cube for held, cube in cells.cases(part, holds) if not held]
        made.settled(law.settled)
        for cube in broken:
            made.row(part, sorted(made.outside(cube), key=abs))
            cells.forbid(cube)
    return Cnf(tuple(made.choices), fields, tuple(made.rows))


@dataclass(slots=True)
class _Making:
    choices: list[tuple[str, object]] = field(default_factory=list[tuple[str, object]])
    rows: list[Row] = field(default_factory=list[Row])
    first: dict[str, int] = field(default_factory=dict[str, int])
    """The variable of each field's first value."""
    size: dict[str, int] = field(default_factory=dict[str, int])

    def choice(self, path: str, domain: Sequence[object]) -> None:
        """A field, which has exactly one of its values."""
        first = self.first[path] = len(self.choices) + 1
        self.size[path] = len(domain)
        self.choices += ((path, value) for value in domain)
        own = range(first, first + len(domain))
        self.row(f"one {path}", own)
        for one, other in combinations(own, 2):
            self.row(f"one {path}", (-one, -other))

    def settled(self, found: Sequence[Settled]) -> None:
        """Values of the law that are not told yet, each with what settles it."""
        for each in found:
            if each.path not in self.first:
                self.choice(each.path, each.domain)
                for value, cube in each.cases:
                    is_so = self.first[each.path] + each.domain.index(value)
                    self.row(f"what {each.path} is", (*self.outside(cube), is_so))

    def outside(self, cube: Cube) -> Iterator[int]:
        """That a choice is not in a cube: one field has none of its values there."""
        for path, places in cube:
            first = self.first[path]
            if len(places) == 1:
                yield -(first + places[0])
            else:
                yield from (first + n for n in range(self.size[path]) if n not in places)

    def row(self, part: str, literals: Sequence[int]) -> None:
        if len(self.rows) == MOST_ROWS:
            raise TooLarge(part, (f"more than {MOST_ROWS:,} clauses",))
        self.rows.append(Row(part, tuple(literals)))
