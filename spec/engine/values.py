"""What a rank holds: sums of the model's values, of which it has some indices and some summands.

A tensor on a rank is a sum of terms. A term is so many times a *value* of the program, at the
indices that stand along each axis in local order; where a contraction is open, only the summands
that are covered. A contraction that is covered evenly is complete, and is the value itself. So sums
never multiply out. Functions that are not linear make a new value of the sum that they are given,
whatever it is; it is the model's exactly where the sum is.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import pairwise, product
from typing import NamedTuple, TypeVar, cast

from shardproof.spec.engine.indices import (
    Beyond,
    Cover,
    Number,
    added,
    bounds,
    canon,
    has_pads,
    padded,
    pick,
    plain,
    split_at,
    times,
    whole,
)
from shardproof.spec.engine.shifts import (
    SHIFTED,
    cover_of_member,
    is_shifted,
    of_member,
    told_apart,
)
from shardproof.spec.plan.reads import Path, Tables
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import dataclass, field

Value = int
Made = TypeVar("Made")
MOST_TERMS = 1 << 14
"""Summands of a tensor. Programs that are right have a few, or one for each of many ranks."""
MOVING = 1 << 41
"""From here on a value is another one on each member of a class: its name has indices that move."""
Open = tuple[tuple[Value, Cover], ...]
"""Of each contraction that is not complete what is covered, by the value that it completes."""


class Term(NamedTuple):
    factor: Number
    value: Value
    maps: tuple[Runs, ...]
    """Along each axis but rows, the indices in local order; at a pad it is zero."""
    open: Open = ()


class Rows(NamedTuple):
    sequences: Runs
    tokens: Runs

    @property
    def any(self) -> bool:
        return bool(self.sequences and self.tokens)


@dataclass(frozen=True, slots=True, eq=False)
class Held:
    """A tensor on a rank. Equal ones are one object, within a world."""

    rows: Rows
    sizes: tuple[int, ...]
    """How many local indices each axis but rows has."""
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Ids:
    """Tokens that were chosen, which are no tensor."""

    of: Held


class CannotRun(Exception):
    """An operator that no rank could run as it stands."""


Name = tuple[Hashable, ...]
MOST_MOVED = 1 << 10
"""Rows in other places that are looked at one by one."""
Moved = tuple[Rows, Rows, Value, Open]
"""Of which rows it is and in which it stands, and the value, or the sum, of its own rows."""
Multiple = tuple[Name, Value]
"""A number's name, and what it multiplies."""


@dataclass(slots=True)
class World:
    """All values that have been named. One that begins with another's shares its names."""

    base: World | None = None
    values: dict[Hashable, Value] = field(default_factory=dict[Hashable, Value])
    extent: dict[Value, int] = field(default_factory=dict[Value, int])
    """How many summands a contraction has, by the value that it completes."""
    known: dict[Hashable, Held] = field(default_factory=dict[Hashable, Held])
    level: set[Value] = field(default_factory=set[Value])
    """Those that are one number at every index: functions of nothing but zero."""
    beyond: set[Value] = field(default_factory=set[Value])
    """Of tokens that are chosen, those that may be a pad, of which the table has no row."""
    multiple: dict[Value, tuple[Name, Value]] = field(
        default_factory=dict["Value", "tuple[Name, Value]"]
    )
    """Those that are a number times another value, which is no coefficient: the number's name."""
    alike: dict[Value, int] = field(default_factory=dict[Value, int])
    """Those that are the same for so many heads that follow each other: that read one KV head."""
    weighed: dict[Value, Value] = field(default_factory=dict[Value, Value])
    """Sums over keys of which each query sees one, by a weight: of what."""
    weights: dict[int | None, Value] = field(default_factory=dict["int | None", "Value"])
    """By layer what the keys of a prompt are weighed by; of one device alone."""
    choices: dict[int | None, Hashable] = field(default_factory=dict["int | None", "Hashable"])
    """The names of what an index chooses among the keys of a prompt, likewise."""
    moved: dict[Value, Moved] = field(default_factory=dict[Value, "Moved"])
    """Those that stand in other rows than they are of."""
    blocks: dict[Value, tuple[bool, tuple[Held, ...]]] = field(
        default_factory=dict[Value, "tuple[bool, tuple[Held, ...]]"]
    )
    """Those that are another one in each block of rows, and what the blocks are (`several.py`)."""
    behind: dict[Value, tuple[Value, int]] = field(default_factory=dict[Value, "tuple[Value, int]"])
    """Those whose dimensions stand behind others: of which value, and behind how many."""
    first: int = 0
    watch: Callable[..., None] | None = None
    """Told of every operator: the visit in which it ran, and the operator."""
    remembers: bool = False
    """Whether plans one after the other share it, and what operators gave in it (`again.py`)."""
    made: dict[Hashable, tuple[object, dict[int, object], frozenset[Path] | None]] = field(
        default_factory=dict[Hashable, tuple[object, dict[int, object], "frozenset[Path] | None"]]
    )
    """By key what an operator was given, what it gave by rank, and what it read of its plan where
    somebody listened."""
    seen: dict[Hashable, int] = field(default_factory=dict[Hashable, int])
    """Numbers of what operators may read of stages."""
    kept: dict[Hashable, object] = field(default_factory=dict[Hashable, object])
    """What stands for all that are equal."""
    counted: int = 0
    """How many tensors and results it had when those of all worlds were last counted."""
    tables: Tables = field(default_factory=Tables)
    """What the steps of such plans gave (`folding.py`)."""

    def __post_init__(self) -> None:
        if self.base is not None:
            self.first = self.base.first + len(self.base.values)

    @property
    def held_here(self) -> int:
        """How many tensors and results it has, but for those of the one that it began with."""
        return len(self.known) + len(self.made)

    def one(self, key: Hashable, made: Made) -> Made:
        """What stands for all that are equal in this key."""
        return cast("Made", self.kept.setdefault(key, made))

    def value(self, *key: Hashable, extent: int | None = None) -> Value:
        found = self.base.values.get(key) if self.base is not None else None
        if found is None:
            found = self.values.get(key)
        if found is None:
            found = self.first + len(self.values) + (MOVING if moving_name(key) else 0)
            self.values[key] = found
        if extent is not None:
            self.extent[found] = extent
        return found

    def has(self, *key: Hashable) -> bool:
        """Whether there is such a value."""
        return key in self.values or (self.base is not None and key in self.base.values)

    def size_of(self, value: Value) -> int | None:
        found = self.extent.get(value)
        return self.base.size_of(value) if found is None and self.base is not None else found

    def taken_from_behind(self, value: Value, low: int) -> Value | None:
        """What stands behind so many dimensions, where they are all that is left away."""
        found = self.behind.get(value)
        if found is None:
            return None if self.base is None else self.base.taken_from_behind(value, low)
        return found[0] if found[1] == low else None

    def held(self, rows: Rows, sizes: tuple[int, ...], terms: Iterable[Term]) -> Held:
        """A tensor of these terms, added up."""
        made = self.total(terms) if rows.any else ()
        key = rows, sizes, made
        found = self.base.known.get(key) if self.base is not None else None
        return found or self.known.setdefault(key, Held(rows, sizes, made))

    # sums

    def total(self, terms: Iterable[Term]) -> tuple[Term, ...]:
        """Terms added up: in one order, each value once where its indices allow it."""
        live = [term for term in terms if term[0] and all(map(_live, term[2]))]
        if len(live) < 2 and not (live and live[0].open):
            return tuple(live)
        alike: dict[tuple[Value, tuple[Runs, ...]], list[tuple[Number, Open]]] = {}
        for count, value, maps, open_ in live:
            alike.setdefault((value, maps), []).append((count, open_))
        if len(alike) > MOST_TERMS:
            raise Beyond
        if len(alike) > 1:
            _told_apart(alike)
        out: list[Term] = []
        for (value, maps), parts in alike.items():
            closed = len(parts) == 1 and not parts[0][1]
            left = parts if closed else self.summed(parts)
            out += [Term(count, value, maps, open_) for count, open_ in left]
        if len(out) > 1:
            if any(has_pads(runs) for term in out for runs in term.maps):
                out = _filled(out)
            out.sort(key=_order)
        return tuple(out)

    def summed(self, parts: list[tuple[Number, Open]]) -> list[tuple[Number, Open]]:
        """What is left due of the same value at the same indices."""
        plain_: Number = 0
        by_one: dict[Value, list[Cover]] = {}
        more: list[tuple[Number, Open]] = []
        for count, open_ in parts:
            if not open_:
                plain_ += count
            elif len(open_) == 1:
                by_one.setdefault(open_[0][0], []).append(times(open_[0][1], count))
            else:
                more.append((count, open_))
        out: list[tuple[Number, Open]] = []
        # A sum that closes within another may leave one that others go on with.
        for count, open_ in self._several(more):
            if not open_:
                plain_ += count
            elif len(open_) == 1:
                by_one.setdefault(open_[0][0], []).append(times(open_[0][1], count))
            else:
                out.append((count, open_))
        for value, covers in by_one.items():
            left = self._closed(1, ((value, covers[0] if len(covers) == 1 else added(covers)),))
            if left is not None and left[1]:
                out.append(left)
            elif left is not None:
                plain_ += left[0]
        if plain_:
            out.append((plain(plain_), ()))
        return out

    def _several(self, parts: list[tuple[Number, Open]]) -> list[tuple[Number, Open]]:
        """Of sums within sums: those that differ in what is covered of one of them are added."""
        out: list[tuple[Number, Open]] = []
        for count, open_ in parts:
            (first, covered), *rest = open_
            out.append((1, ((first, times(covered, count)), *rest)))
        going = len(out) > 1
        while going:
            going = False
            for at, (_, one) in enumerate(out):
                for behind in range(at + 1, len(out)):
                    made = _merged(one, out[behind][1])
                    if made is not None:
                        out[at] = (1, made)
                        del out[behind]
                        going = len(out) > 1
                        break
                if going:
                    break
        closed = (self._closed(count, open_) for count, open_ in out)
        return [each for each in closed if each is not None]

    def _closed(self, count: Number, open_: Open) -> tuple[Number, Open] | None:
        """Without the sums that are complete; None where nothing is covered."""
        left: list[tuple[Value, Cover]] = []
        for value, covered in open_:
            if not covered:
                return None
            size = self.size_of(value)
            if size is not None and len(covered) == 1 and covered[0][:2] == (0, size):
                count = plain(count * covered[0][2])
            else:
                left.append((value, covered))
        if left and count != 1:
            left[0] = left[0][0], times(left[0][1], count)
            count = 1
        return count, tuple(left)

    # functions of single entries

    def pointwise(self, *of: Held, key: tuple[Hashable, ...]) -> Held:
        """A function of what stands in one place of each operand."""
        of = same_shape(self, *of)
        first = of[0]
        terms: list[Term] = []
        for cell in cells(first.sizes, [held.terms for held in of]):
            told: list[Hashable] = [
                tuple((t.factor, t.value, t.open) for t, _ in side) for side in cell.live
            ]
            apart = {pieces for side in cell.live for _, pieces in side}
            if len(apart) > 1:
                told_apart([*apart])
                told.append(tuple(tuple(pieces for _, pieces in side) for side in cell.live))
            maps = next(iter(apart)) if len(apart) == 1 else cell.places
            made = self.value(*key, tuple(told))
            if not any(cell.live):
                self.level.add(made)
            terms.append(Term(1, made, cell.spread(maps)))
        return self.held(first.rows, first.sizes, terms)

    def mul(self, x: Held, y: Held) -> Held:
        x, y = same_shape(self, x, y)
        terms: list[Term] = []
        for cell in cells(x.sizes, [x.terms, y.terms]):
            one, two = cell.live
            for (s, a), (t, b) in product(one, two):
                both = {value for value, _ in s.open} & {value for value, _ in t.open}
                if a == b and not both:
                    # Numbers are as good before the product as behind it, of each by itself.
                    left, right = self.numbers_of(s.value), self.numbers_of(t.value)
                    made = self.value("times", *sorted((left[1], right[1])))
                    numbers = [*left[0], *right[0]]
                    if left[0] and right[0]:
                        numbers.sort(key=repr)  # whose they are is of no account
                    made = self.numbered(made, numbers)
                    open_ = tuple(sorted((*s.open, *t.open)))
                    count = plain(s.factor * t.factor)
                    terms.append(Term(count, made, cell.spread(a), open_))
                else:
                    told_apart([a, b])
                    made = self.value("times apart", s, t, a, b)
                    terms.append(Term(1, made, cell.spread(cell.places)))
        return self.held(x.rows, x.sizes, terms)

    def mapped(self, x: Held, *key: Hashable) -> Held:
        """A linear function of single entries."""
        terms: list[Term] = []
        for t in x.terms:
            made = self.value(*key, t.value)
            if self.is_level(t.value):
                self.level.add(made)
            terms.append(t._replace(value=made))
        return self.held(x.rows, x.sizes, terms)

    def times(self, x: Held, *number: Hashable) -> Held:
        """A tensor times a number that has a name."""
        made = self.mapped(x, *number)
        self.multiple |= {self.value(*number, t.value): (number, t.value) for t in x.terms}
        return made

    def without_number(self, x: Held) -> tuple[Name, Held] | None:
        """The number by which all of a tensor is multiplied, and the tensor without it."""
        found = [self.number_of(t.value) for t in x.terms]
        numbers = {each[0] for each in found if each is not None}
        if None in found or len(numbers) != 1:
            return None
        terms = [t._replace(value=of[1]) for t, of in zip(x.terms, found, strict=True) if of]
        return numbers.pop(), self.held(x.rows, x.sizes, terms)

    def numbers_of(self, value: Value) -> tuple[list[Name], Value]:
        """The numbers by which a value is multiplied, the first first, and what they multiply."""
        numbers: list[Name] = []
        while (found := self.number_of(value)) is not None:
            number, value = found
            numbers.insert(0, number)
        return numbers, value

    def numbered(self, value: Value, numbers: Iterable[Name]) -> Value:
        """A value times these."""
        for number in numbers:
            made = self.value(*number, value)
            self.multiple[made] = number, value
            if self.is_level(value):
                self.level.add(made)
            value = made
        return value

    def number_of(self, value: Value) -> Multiple | None:
        found = self.multiple.get(value)
        return self.base.number_of(value) if found is None and self.base is not None else found

    def group_of(self, value: Value) -> int | None:
        """Of how many heads that follow each other a value is the same."""
        found = self.alike.get(value)
        return self.base.group_of(value) if found is None and self.base is not None else found

    def weighed_of(self, value: Value) -> Value | None:
        """What a sum is of in which each query has the one key that it sees, by its weight."""
        found = self.weighed.get(value)
        return self.base.weighed_of(value) if found is None and self.base is not None else found

    def moved_of(self, value: Value) -> Moved | None:
        """Where a value is from that stands in other rows than it is of."""
        found = self.moved.get(value)
        return self.base.moved_of(value) if found is None and self.base is not None else found

    def blocks_of(self, value: Value) -> tuple[bool, tuple[Held, ...]] | None:
        """Of what a value was put together, and whether tokens are behind each other."""
        found = self.blocks.get(value)
        return self.base.blocks_of(value) if found is None and self.base is not None else found

    def is_level(self, value: Value) -> bool:
        """Whether a value is one number at every index."""
        return value in self.level or (self.base is not None and self.base.is_level(value))


def same_shape(world: World, *of: Held) -> tuple[Held, ...]:
    """Operands as of the same rows: those of others are there none of the model's values."""
    first = of[0]
    alike = True
    for other in of[1:]:
        if other.sizes != first.sizes or sized(other.rows) != sized(first.rows):
            raise CannotRun("its operands are of other sizes")
        alike = alike and other.rows == first.rows
    if alike:
        return of
    # Zeros are of any rows.
    rows = next((x.rows for x in of if x.terms), first.rows)
    return tuple(in_place_of(world, x, rows) for x in of)


def in_place_of(world: World, x: Held, rows: Rows) -> Held:
    """What stands in these rows, and is of others."""
    return x if x.rows == rows else world.held(rows, x.sizes, _of_others(world, x, rows))


def _of_others(world: World, x: Held, rows: Rows) -> Iterator[Term]:
    for t in x.terms:
        of, value, open_ = x.rows, t.value, t.open
        moved = world.moved_of(value)
        if moved is not None and not open_ and (back := _of_which(moved, x.rows)) is not None:
            of, (_, _, value, open_) = back, moved
        if of == rows:  # each is in its own place again
            yield t._replace(value=value, open=open_)
            continue
        made = world.value("rows", of, rows, value, open_)
        world.moved[made] = of, rows, value, open_
        yield t._replace(value=made, open=())


def _of_which(moved: Moved, rows: Rows) -> Rows | None:
    """The rows that stand in these, if each of them is there once."""
    of, there, _, _ = moved
    found: list[Runs] = []
    for own, at, now in zip(of, there, rows, strict=True):
        if own == at == now:
            found.append(now)
            continue
        if (
            any(map(is_shifted, (own, at, now)))
            or length(own) != length(at)
            or length(at) > MOST_MOVED
        ):
            return None
        known = dict(zip((i for run in at for i in run), (i for run in own for i in run),
                         strict=True))  # fmt: skip
        if len(known) < length(at) or not all(i in known for run in now for i in run):
            return None
        found.append(canon(range(known[i], known[i] + 1) for run in now for i in run))
    return Rows(*found)


def sized(rows: Rows) -> tuple[int, int]:
    return length(rows.sequences), length(rows.tokens)


def _told_apart(alike: Iterable[tuple[Value, tuple[Runs, ...]]]) -> None:
    """Ask that terms of one value are at other indices on every member of a class, or on none."""
    by_value: dict[Value, list[tuple[Runs, ...]]] = {}
    for value, maps in alike:
        by_value.setdefault(value, []).append(maps)
    for lists in by_value.values():
        if len(lists) > 1:
            told_apart(lists)


def moving_name(name: object) -> bool:
    """Whether a name says something else on each member of a class."""
    if isinstance(name, int):
        return name >= MOVING
    if isinstance(name, range):
        return name.start >= SHIFTED or name.stop > SHIFTED
    if isinstance(name, tuple | frozenset):
        for each in cast("Iterable[object]", name):
            if moving_name(each):
                return True
    return False


def moves(term: Term) -> bool:
    """Whether a term is another one on each member of a class."""
    return term.value >= MOVING or any(map(is_shifted, term.maps)) or moving_name(term.open)


def of_one(world: World, x: Held, member: int) -> Held:
    """What one member of a class has."""
    rows = x.rows
    if is_shifted(rows.tokens):
        rows = rows._replace(tokens=of_member(rows.tokens, member))
    elif not any(map(moves, x.terms)):
        return x
    elif any(world.blocks_of(t.value) for t in x.terms):
        return blocks_of_one(world, x, member)
    return world.held(rows, x.sizes, (term_of_one(world, t, member) for t in x.terms))


def term_of_one(world: World, term: Term, member: int) -> Term:
    if not moves(term):
        return term
    value = value_of_one(world, term.value, member)
    maps = tuple(of_member(runs, member) for runs in term.maps)
    open_ = tuple((value_of_one(world, v, member), cover_of_member(c, member))
                  for v, c in term.open)  # fmt: skip
    return Term(term.factor, value, maps, tuple(sorted(open_)))


def value_of_one(world: World, value: Value, member: int) -> Value:
    if value < MOVING:
        return value
    size = world.size_of(value)
    return world.value("of one", value - MOVING, member, extent=size)


def _live(runs: Runs) -> bool:
    for run in runs:  # noqa: SIM110  (asked so often that a generator would be felt)
        if run.start >= 0:
            return True
    return False


def _order(term: Term) -> tuple[object, ...]:
    maps = tuple((run.start, run.stop, run.step) for runs in term.maps for run in runs)
    return term.value, maps, str(term.factor), str(term.open)


def _merged(one: Open, two: Open) -> Open | None:
    """Both as one, where they differ in what is covered of one sum alone."""
    if [value for value, _ in one] != [value for value, _ in two]:
        return None
    apart = [at for at, (a, b) in enumerate(zip(one, two, strict=True)) if a != b]
    if len(apart) > 1:
        return None
    at = apart[0] if apart else 0
    value, covered = one[at]
    return (*one[:at], (value, added((covered, two[at][1]))), *one[at + 1 :])


def _filled(terms: list[Term]) -> list[Term]:
    """One value with pads where another has it, as one term."""
    alike: dict[object, list[Term]] = {}
    for term in terms:
        alike.setdefault((term.factor, term.value, term.open), []).append(term)
    if len(alike) == len(terms):
        return terms
    return [term for each in alike.values() for term in _overlaid_all(each)]


def _overlaid_all(terms: list[Term]) -> list[Term]:
    out: list[Term] = []
    for term in terms:
        for at, other in enumerate(out):
            if (made := _one_of(other, term)) is not None:
                out[at] = made
                break
        else:
            out.append(term)
    return out if len(out) == len(terms) or len(out) < 2 else _overlaid_all(out)


def _one_of(a: Term, b: Term) -> Term | None:
    if (a.factor, a.value, a.open) != (b.factor, b.value, b.open):
        return None
    apart = [at for at, (x, y) in enumerate(zip(a.maps, b.maps, strict=True)) if x != y]
    if len(apart) != 1:
        return None
    at = apart[0]
    found = _overlaid(a.maps[at], b.maps[at])
    if found is None:
        return None
    return a._replace(maps=(*a.maps[:at], found, *a.maps[at + 1 :]))


def _overlaid(a: Runs, b: Runs) -> Runs | None:
    if not has_pads(a) or not has_pads(b):
        return None
    out: list[range] = []
    edges = sorted({0, *bounds(a), *bounds(b)})
    for one, two in zip(split_at(a, edges), split_at(b, edges), strict=True):
        if one[0].start >= 0 and two[0].start >= 0:
            return None
        out += one if one[0].start >= 0 else two
    return canon(out)


class Cell(NamedTuple):
    """A box of local places in which every term is there throughout, or zero."""

    sizes: tuple[int, ...]
    box: tuple[tuple[int, int], ...]
    live: tuple[tuple[tuple[Term, tuple[Runs, ...]], ...], ...]
    """Of each operand the terms that are there, with their indices."""

    @property
    def places(self) -> tuple[Runs, ...]:
        return tuple(whole(high - low) for low, high in self.box)

    def spread(self, maps: tuple[Runs, ...]) -> tuple[Runs, ...]:
        """The indices of the box, pads standing for all other places."""
        return tuple(
            runs if (low, high) == (0, size) else padded(runs, low, size - high)
            for runs, size, (low, high) in zip(maps, self.sizes, self.box, strict=True)
        )


def cells(sizes: tuple[int, ...], operands: Sequence[Sequence[Term]]) -> Iterator[Cell]:
    if 0 in sizes:
        return
    terms = [term for side in operands for term in side]
    if not terms:
        yield Cell(sizes, tuple((0, size) for size in sizes), tuple(() for _ in operands))
        return
    first = terms[0].maps
    if all(t.maps == first for t in terms) and not any(map(has_pads, first)):
        box = tuple((0, size) for size in sizes)
        yield Cell(sizes, box, tuple(tuple((t, t.maps) for t in side) for side in operands))
        return
    edges: list[list[tuple[int, int]]] = []
    for axis, size in enumerate(sizes):
        runs = {t.maps[axis] for t in terms}
        if len(runs) == 1 and not has_pads(next(iter(runs))):
            edges.append([(0, size)])
        else:
            edges.append([*pairwise(sorted({0, size, *(b for r in runs for b in bounds(r))}))])
    ends = [[0, *(high for _, high in of_axis)] for of_axis in edges]
    cut = [[[split_at(runs, of_axis) for runs, of_axis in zip(term.maps, ends, strict=True)]
            for term in side] for side in operands]  # fmt: skip
    for at in product(*(range(len(of_axis)) for of_axis in edges)):
        box = tuple(of_axis[i] for of_axis, i in zip(edges, at, strict=True))
        live: list[tuple[tuple[Term, tuple[Runs, ...]], ...]] = []
        for side, of_side in zip(operands, cut, strict=True):
            there: list[tuple[Term, tuple[Runs, ...]]] = []
            for term, of_term in zip(side, of_side, strict=True):
                maps = tuple(of_axis[i] for of_axis, i in zip(of_term, at, strict=True))
                if all(map(_live, maps)):
                    there.append((term, maps))
            live.append(tuple(there))
        yield Cell(sizes, box, tuple(live))


def picked(world: World, x: Held, axis: int, places: Runs) -> Held:
    """Local places of an axis; a pad is zero."""
    terms = [
        t._replace(maps=(*t.maps[:axis], pick(t.maps[axis], places), *t.maps[axis + 1 :]))
        for t in x.terms
    ]
    sizes = (*x.sizes[:axis], length(places), *x.sizes[axis + 1 :])
    return world.held(x.rows, sizes, terms)


def scaled(world: World, x: Held, by: Number) -> Held:
    return world.held(x.rows, x.sizes, (t._replace(factor=plain(t.factor * by)) for t in x.terms))


def plus(world: World, *of: Held) -> Held:
    of = same_shape(world, *of)
    first = of[0]
    return world.held(first.rows, first.sizes, (t for held in of for t in held.terms))


def total(world: World, pieces: Sequence[Held], rows: Rows) -> Held:
    """The sum of what ranks have, on a rank with these rows."""
    first = pieces[0]
    for x in pieces:
        if x.sizes != first.sizes or sized(x.rows) != sized(first.rows):
            raise CannotRun("what is added is of other sizes")
    if all(x.rows == rows for x in pieces):
        return plus(world, *pieces)
    return plus(world, *(in_place_of(world, x, rows) for x in pieces))


# Rows of several tensors, one's behind the other's (`several.py`).


def behind(world: World, pieces: Sequence[Held], *, tokens: bool) -> Held:
    """Tensors of one size, whose other rows are as many."""
    first, there = pieces[0], [x for x in pieces if x.rows.any]
    rows = _in_a_row([x.rows for x in pieces], tokens=tokens)
    if len({x.terms for x in there}) < 2:
        return world.held(rows, first.sizes, there[0].terms if there else ())
    if len({x.rows.sequences if tokens else x.rows.tokens for x in there}) > 1:
        told = tuple((x.rows, x.terms) for x in pieces)
        value = world.value("rows of several", told)
    else:
        value = world.value("blocks of rows", tokens, tuple((x.rows, x.terms) for x in there))
        world.blocks[value] = tokens, tuple(there)
    return world.held(rows, first.sizes, (Term(1, value, tuple(map(whole, first.sizes))),))


def _in_a_row(rows: Sequence[Rows], *, tokens: bool) -> Rows:
    if tokens:
        return rows[0]._replace(tokens=canon(run for each in rows for run in each.tokens))
    return rows[0]._replace(sequences=canon(run for each in rows for run in each.sequences))


def blocks_of(world: World, x: Held) -> tuple[bool, tuple[Held, ...]] | None:
    """What it was put together of, and whether tokens are behind each other."""
    if len(x.terms) != 1:
        return None
    found = world.blocks_of(x.terms[0].value)
    if found is None or x.terms[0].factor != 1 or x.terms[0].open:
        return None
    tokens, each = found
    along = _in_a_row([one.rows for one in each], tokens=tokens)
    if x.sizes != each[0].sizes or x.terms[0].maps != tuple(map(whole, x.sizes)):
        return None
    # Along the other axis of rows each block is one function still, of whatever rows there are.
    if tokens and x.rows.tokens == along.tokens:
        rows = [Rows(x.rows.sequences, one.rows.tokens) for one in each]
    elif not tokens and x.rows.sequences == along.sequences:
        rows = [Rows(one.rows.sequences, x.rows.tokens) for one in each]
    else:
        return None
    both = zip(each, rows, strict=True)
    return tokens, tuple(world.held(mine, one.sizes, one.terms) for one, mine in both)


def blocks_of_one(world: World, x: Held, member: int) -> Held:
    """What one member of a class has, where the class has blocks of rows."""
    found = blocks_of(world, x)
    if found is None:
        return world.held(x.rows, x.sizes, (term_of_one(world, t, member) for t in x.terms))
    tokens, each = found
    return behind(world, [of_one(world, one, member) for one in each], tokens=tokens)
