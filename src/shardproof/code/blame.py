"""Which operator went wrong: the way back from a wrong output, up to what is still laid out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from shardproof.code.collectives import TITLES
from shardproof.code.domains import ExactNumbers, differing
from shardproof.code.layouts import Layouts
from shardproof.code.lockstep import ENTERED, LEFT, TURNED, UNWRITTEN, Found, Log, Step
from shardproof.code.otherwise import Way
from shardproof.code.verdict import Blamed
from shardproof.executor.code.values import Exact, fingerprint

MOST = 3
"""So many operators are named."""
NOTHING = "no sum, shard or copy of a tensor of the reference"
TURNED_ROUND = "in another order or repeated"
VIEW = "view"
SOFTMAXES = frozenset({"_softmax", "_log_softmax", "_safe_softmax", "logsumexp"})
WRITES = frozenset({"scatter", "index_put", "_index_put_impl"})
"""What puts values in places that are told, or nowhere."""
MOVED = (ENTERED, LEFT, TURNED, VIEW, "write")


@dataclass(frozen=True, slots=True)
class Ends:
    """What both programs were given, and what they gave."""

    given: Sequence[Any]
    names: Sequence[str]
    sharded: Sequence[Any]
    reference: Sequence[Any]


def way_back(log: Log, reference: Log, ends: Ends, numbers: ExactNumbers) -> WayBack:
    """A wrong run, beside all that its reference has, and has inside of its softmaxes."""
    layouts = laid_out(reference, ends, numbers)
    for step in reference.steps or []:
        if step.name in SOFTMAXES and step.operands[0][0].shape:
            add_parts(layouts, step)
    return WayBack(log, layouts)


def laid_out(reference: Log, ends: Ends, numbers: ExactNumbers) -> Layouts:
    """All tensors of the reference, by which those of the sharded program are known."""
    layouts = Layouts(numbers)
    for name, value in zip(ends.names, ends.given, strict=True):
        layouts.add(f"argument {name}", value)
    for step in reference.steps or []:
        for column in step.results:
            layouts.add(f"{step.name} at {step.site}", column[0])
    return layouts


def add_parts(layouts: Layouts, step: Step) -> None:
    """What a softmax over the last axis is made of, which a sharded one has as tensors."""
    value: Exact = step.operands[0][0]
    if not value.size:
        return
    f, last = layouts.numbers.field, (len(value.shape) - 1,)

    def over_last(how: Callable[[Exact, tuple[int, ...]], Exact], of: Exact) -> Exact:
        return how(of, last).moved(lambda v: v[..., np.newaxis])

    most = over_last(f.maximum, value)
    away = f.sub(value, most)
    powers = f.exp(away)
    total = over_last(f.sum, powers)
    parts = {"maximum": most, "input less its maximum": away, "exponentials": powers,
             "sum of exponentials": total, "logarithm of the sum": f.log(total)}  # fmt: skip
    for what, made in parts.items():
        layouts.add(f"{what} in {step.name} at {step.site}", made)


@dataclass(slots=True)
class WayBack:
    """The operators of a wrong run, and what is known of their values."""

    log: Log
    layouts: Layouts
    produced: dict[int, int] = field(default_factory=dict[int, int])
    """By a value, the operator that made it."""
    parts: set[int] = field(default_factory=set[int])
    """Values that a gather gives side by side: each is a part, and together they are whole."""

    lenient: bool = False
    """Whether another order is as good."""
    multiples: bool = False
    """Whether so many times a tensor as there are ranks is as good."""
    takers: set[int] = field(default_factory=set[int])
    """What reads first of a view that is of another order, or another rank's."""
    kept: list[Sequence[Any]] = field(default_factory=list[Sequence[Any]])
    """What was made here: values are known by where they are in memory."""

    @property
    def steps(self) -> Sequence[Step]:
        return self.log.steps or ()

    def __post_init__(self) -> None:
        for at, step in enumerate(self.steps):
            for column in step.results:
                for value in column:
                    self.produced.setdefault(id(value), at)
            if len(step.results) > 1 and self.collective(step) and self.is_whole(step):
                self.parts.update(id(value) for column in step.results for value in column)

    def blamed(self, ends: Ends) -> list[Blamed]:
        """Operators whose operands are laid out and whose result is not, in the order of the run.

        From the outputs that are wrong.
        """
        wrong = [
            value for value, other in zip(ends.sharded, ends.reference, strict=True)
            if differing(value, other).any()
        ] or list(ends.sharded)  # fmt: skip
        found, readers = self.walked(wrong)
        places = sorted(found) or [*self.last_moves(wrong), *sorted(readers)]
        if not any(self.is_nothing(self.steps[at]) for at in found):
            # Another order may be meant: what makes nothing of such tensors is told first.
            takers = sorted(self.takers - found)
            self.lenient = True
            places = [*sorted(self.walked(wrong)[0]), *takers, *places]
            self.lenient = False
        elif not any(self.collective(self.steps[at]) for at in found):
            # Means of ranks' means are summed, and so are parts of a whole mean. What meets them
            # otherwise uses a mean of part: that is told first.
            self.multiples = True
            others = self.walked(wrong)[0] - found
            self.multiples = False
            sums = {at for at in others if self.collective(self.steps[at])}
            places = [*sorted(sums), *places, *sorted(others - sums)]
        read = [v for at in found for column in self.steps[at].operands for v in column] or wrong
        places = [*self.unread(read, ends.sharded), *places, *self.losing(wrong)]
        out: list[Blamed] = []
        for at in places:
            each = self.told(self.steps[at])
            if each.site.file and all(other.site != each.site for other in out):
                out.append(each)
        return out[:MOST]

    def is_whole(self, step: Step) -> bool:
        """Whether the results, side by side, are a tensor of the reference."""
        shapes = {value.shape for column in step.results for value in column}
        if len(shapes) != 1 or not all(isinstance(c[0], Exact) for c in step.results):
            return False
        for axis in range(len(shapes.pop())):
            rows = zip(*step.results, strict=True)
            joined = [self.layouts.numbers.joined(row, axis) for row in rows]
            layout = self.layouts.of(joined, step.ranks, step.mesh)
            self.kept.append(joined)
            if layout is not None and layout.order == "kept":
                return True
        return False

    def is_sound(self, column: Sequence[Any], step: Step) -> bool:
        """Whether it is laid out as a tensor of the reference, or a part beside others."""
        layout = self.layouts.of(column, step.ranks, step.mesh)
        if layout is None and self.multiples:
            layout = self.layouts.multiple(column, step.ranks, step.mesh)
        if layout is None:
            return False
        return (
            self.lenient
            or layout.order != "changed"
            or all(id(value) in self.parts for value in column)
        )

    def makers(self, columns: Sequence[Sequence[Any]]) -> list[int]:
        return [
            self.produced[id(value)] for column in columns for value in column
            if id(value) in self.produced
        ]  # fmt: skip

    def walked(self, wrong: Sequence[Any]) -> tuple[set[int], set[int]]:
        """Back through what has no layout, and then through what is in another order.

        An operator that reads what nobody wrote is to blame before all others.
        """
        found: set[int] = set()
        unwritten: set[int] = set()
        readers: set[int] = set()
        seen: set[int] = set()
        queue = deque(self.makers([wrong]))
        while queue:
            at = queue.popleft()
            if at in seen:
                continue
            seen.add(at)
            step = self.steps[at]
            loose = [column for column in step.operands if not self.is_sound(column, step)]
            for column in loose:
                layout = self.layouts.of(column, step.ranks, step.mesh)
                if layout is None and step.name not in MOVED and self.is_unwritten(column):
                    unwritten.add(at)
            sound = all(self.is_sound(column, step) for column in step.results)
            if not sound and step.name not in MOVED:
                if not loose:
                    found.add(at)
                elif all(map(self.is_view, loose)):
                    (readers if self.is_nothing(step) else self.takers).add(at)
            if sound and step.name in MOVED:
                loose = list(step.operands)
            if self.multiples:
                loose = [
                    c for c in step.operands if self.layouts.of(c, step.ranks, step.mesh) is None
                ]
            queue.extend(self.makers(loose))
        return unwritten or found, readers

    def is_nothing(self, step: Step) -> bool:
        """Whether the reference has none of what an operator makes."""
        return all(self.layouts.of(each, step.ranks, step.mesh) is None for each in step.results)

    def is_view(self, column: Sequence[Any]) -> bool:
        """Whether a view has taken it from what is laid out."""
        makers = self.makers([column])
        return bool(makers) and all(
            self.steps[at].name in MOVED
            and all(self.is_sound(each, self.steps[at]) for each in self.steps[at].operands)
            for at in makers
        )

    def losing(self, wrong: Sequence[Any]) -> list[int]:
        """What leads there and was given values that it has put nowhere."""
        return [
            at for at in sorted(self.behind(self.makers([wrong]))) if self.loses(self.steps[at])
        ]

    def loses(self, step: Step) -> bool:
        if step.name not in WRITES or self.collective(step) or len(step.operands) < 2:
            return False
        pairs = zip(step.operands[-1], step.results[0], strict=True)
        return any(
            isinstance(value, Exact) and not inside(value) <= inside(made) for value, made in pairs
        )

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

    def last_moves(self, wrong: Sequence[Any]) -> list[int]:
        """Where all is laid out, but not as it should be: the last collective and operator."""
        queue = deque(self.makers([wrong]))
        seen: set[int] = set()
        last: list[int] = []
        while queue:
            at = queue.popleft()
            if at in seen:
                continue
            seen.add(at)
            if self.collective(self.steps[at]):
                return [at, *last]
            if not last and self.steps[at].name not in MOVED and self.steps[at].site.file:
                last.append(at)
            queue.extend(self.makers(self.steps[at].operands))
        return last

    def unread(self, read: Sequence[Any], outputs: Sequence[Any]) -> list[int]:
        """Collectives of what is read where it goes wrong, whose results reach no output.

        Who reduces a copy, and goes on with what was copied, has meant to go on with the sum.
        """
        live = self.behind(self.makers([outputs]))
        values = set(map(id, read))
        for at in self.behind(self.makers([read]), through=MOVED):
            values.update(id(v) for column in self.steps[at].operands for v in column)
        out: list[int] = []
        for at, step in enumerate(self.steps):
            if at in live or all(id(v) not in values for column in step.operands for v in column):
                continue
            if self.collective(step):
                out.append(at)
                continue
            values.update(
                id(copy)
                for made in step.results
                for column in step.operands
                for copy, value in zip(made, column, strict=False)
                if id(value) in values and same_elements(copy, value)
            )
        return out

    def behind(self, makers: Sequence[int], through: Sequence[str] | None = None) -> set[int]:
        """These operators and all that lead to them; by operators of these names alone, if any."""
        left, seen = list(makers), set[int]()
        while left:
            at = left.pop()
            if at in seen or (through is not None and self.steps[at].name not in through):
                continue
            seen.add(at)
            left += self.makers(self.steps[at].operands)
        return seen

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

    def otherwise(
        self, repairs: Sequence[tuple[Found, Way]], places: Sequence[Blamed] = ()
    ) -> list[Blamed]:
        """Collectives, one of which is to be done in another way; or an order that one mends."""
        out: list[Blamed] = []
        for found, way in repairs:
            step = next(
                (s for s in self.steps if s.name == found.name and s.site == found.site), None
            )
            each = Blamed(found.site, found.title, (), "") if step is None else self.told(step)
            if all(other.site != each.site for other in out):
                out.append(replace(each, instead=way.told))
        turned = [each for each in places if each.after.endswith(TURNED_ROUND)]
        out += [each for each in turned if all(other.site != each.site for other in out)]
        return out[:MOST]


def inside(value: Exact) -> set[int]:
    """The elements that are not zero."""
    return {*fingerprint(value).ravel().tolist()} - {0}


def same_elements(one: Any, other: Any) -> bool:
    """Whether they have the same numbers, in any order."""
    if not isinstance(one, Exact) or not isinstance(other, Exact) or one.size != other.size:
        return False
    names = [np.sort(fingerprint(each).ravel()) for each in (one, other)]
    return np.array_equal(names[0], names[1])
