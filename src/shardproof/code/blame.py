"""Which operator went wrong: the way back from a wrong output, up to what is still laid out."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from shardproof.code.collectives import TITLES
from shardproof.code.domains import ExactNumbers, differing
from shardproof.code.layouts import Layouts
from shardproof.code.lockstep import ENTERED, LEFT, TURNED, UNWRITTEN, Found, Log, Step
from shardproof.code.otherwise import Way
from shardproof.code.verdict import Blamed

MOST = 3
"""So many operators are named."""
NOTHING = "no sum, shard or copy of a tensor of the reference"
VIEW = "view"
MOVED = (ENTERED, LEFT, TURNED, VIEW, "write")


@dataclass(frozen=True, slots=True)
class Ends:
    """What both programs were given, and what they gave."""

    given: Sequence[Any]
    names: Sequence[str]
    sharded: Sequence[Any]
    reference: Sequence[Any]


def blamed(log: Log, reference: Log, ends: Ends, numbers: ExactNumbers) -> list[Blamed]:
    """Operators whose operands are laid out and whose result is not, in the order of the run."""
    return WayBack(log, laid_out(reference, ends, numbers)).blamed(ends)


def laid_out(reference: Log, ends: Ends, numbers: ExactNumbers) -> Layouts:
    """All tensors of the reference, by which those of the sharded program are known."""
    layouts = Layouts(numbers)
    for name, value in zip(ends.names, ends.given, strict=True):
        layouts.add(f"argument {name}", value)
    for step in reference.steps or []:
        for column in step.results:
            layouts.add(f"{step.name} at {step.site}", column[0])
    return layouts


@dataclass(slots=True)
class WayBack:
    """The operators of a wrong run, and what is known of their values."""

    log: Log
    layouts: Layouts
    produced: dict[int, int] = field(default_factory=dict[int, int])
    """By a value, the operator that made it."""

    @property
    def steps(self) -> Sequence[Step]:
        return self.log.steps or ()

    def __post_init__(self) -> None:
        for at, step in enumerate(self.steps):
            for column in step.results:
                for value in column:
                    self.produced.setdefault(id(value), at)

    def blamed(self, ends: Ends) -> list[Blamed]:
        """From the outputs that are wrong."""
        wrong = [
            value for value, other in zip(ends.sharded, ends.reference, strict=True)
            if differing(value, other).any()
        ] or list(ends.sharded)  # fmt: skip
        found = self.walked(wrong) or self.last_moves(wrong)
        out: list[Blamed] = []
        for at in sorted(found):
            each = self.told(self.steps[at])
            if each.site.file and all(other.site != each.site for other in out):
                out.append(each)
        return out[:MOST]

    def makers(self, columns: Sequence[Sequence[Any]]) -> list[int]:
        return [
            self.produced[id(value)] for column in columns for value in column
            if id(value) in self.produced
        ]  # fmt: skip

    def walked(self, wrong: Sequence[Any]) -> set[int]:
        """Back through what has no layout, and then through what is in another order.

        An operator that reads what nobody wrote is to blame before all others.
        """
        found: set[int] = set()
        unwritten: set[int] = set()
        seen: set[int] = set()
        queue = deque(self.makers([wrong]))
        while queue:
            at = queue.popleft()
            if at in seen:
                continue
            seen.add(at)
            step = self.steps[at]
            results = [self.layouts.of(column, step.ranks, step.mesh) for column in step.results]
            loose: list[Sequence[Any]] = []
            for column in step.operands:
                layout = self.layouts.of(column, step.ranks, step.mesh)
                if layout is None or layout.order == "changed":
                    loose.append(column)
                if layout is None and step.name not in MOVED and self.is_unwritten(column):
                    unwritten.add(at)
            sound = all(layout is not None and layout.order != "changed" for layout in results)
            if not loose and not sound and step.name not in MOVED:
                found.add(at)
            if sound and step.name in MOVED:
                loose = list(step.operands)
            queue.extend(self.makers(loose))
        return unwritten or found

    def is_unwritten(self, column: Sequence[Any]) -> bool:
        """Whether nobody wrote it, or what it is a view of."""
        left, seen = self.makers([column]), set[int]()
        while left:
            at = left.pop()
            if self.steps[at].name == UNWRITTEN:
                return True
            if self.steps[at].name == VIEW and at not in seen:
                left += self.makers(self.steps[at].operands)
            seen.add(at)
        return False

    def last_moves(self, wrong: Sequence[Any]) -> set[int]:
        """Where every tensor is laid out, but not as it should be: the last collective."""
        queue = deque(self.makers([wrong]))
        seen: set[int] = set()
        while queue:
            at = queue.popleft()
            if at in seen:
                continue
            seen.add(at)
            if self.collective(self.steps[at]):
                return {at}
            queue.extend(self.makers(self.steps[at].operands))
        return set(self.makers([wrong]))

    def told(self, step: Step) -> Blamed:
        """An operator with the layouts before and after it."""

        def words(column: Sequence[Any]) -> str:
            layout = self.layouts.of(column, step.ranks, step.mesh)
            return NOTHING if layout is None else layout.told

        before = [words(column) for column in step.operands]
        after = "; ".join(dict.fromkeys(words(column) for column in step.results))
        return Blamed(step.site, TITLES.get(step.name, step.name), tuple(before), after)

    def collective(self, step: Step | Blamed) -> bool:
        """Whether it is one that the run counted; a gather may be an index of an array."""
        name = step.operator if isinstance(step, Blamed) else TITLES.get(step.name, step.name)
        return any(
            each.title == name and each.site == step.site for each in self.log.collectives.values()
        )

    def sure(self, places: Sequence[Blamed]) -> bool:
        """Whether what was found is a collective of what is laid out, whose result is not."""
        return bool(places) and all(
            each.after == NOTHING and self.collective(each) for each in places
        )

    def otherwise(self, repairs: Sequence[tuple[Found, Way]]) -> list[Blamed]:
        """Collectives, one of which is to be done in another way."""
        out: list[Blamed] = []
        for found, way in repairs:
            step = next(
                (s for s in self.steps if s.name == found.name and s.site == found.site), None
            )
            each = Blamed(found.site, found.title, (), "") if step is None else self.told(step)
            if all(other.site != each.site for other in out):
                out.append(replace(each, instead=way.told))
        return out[:MOST]
