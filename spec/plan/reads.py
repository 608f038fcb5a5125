"""What a function of a plan reads of it, and what it gave for plans that are equal in all of that.

A function is given a plan that notes each field somebody asks it for. Nothing else of a plan can
have had a say in what the function gave, so a plan that is equal in these fields is given the same.
What is read is never listed by hand: with the first plan of which a function reads another field,
its keys have that field as well. What it gave before is looked up by the fields of before.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from functools import cache, lru_cache
from operator import attrgetter, itemgetter
from typing import Any, TypeVar, cast

from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.layers import Layers
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import OUTSIDE, PHASES, SHARED, PhaseName, Plan, share
from shardproof.spec.plan.section import Named, Section

Path = tuple[PhaseName | None, str]
"""A field, or a section as a whole: of a phase as it holds there, or of the plan as it is written.
All of either has an empty name."""
Getter = Callable[[Any], Any]
Answer = TypeVar("Answer")
SomeSection = TypeVar("SomeSection", bound=Section)

MOST = 4096
"""Answers of a function that are kept; behind that all of them are forgotten."""
WORKED_OUT = ("written", "layout", "deals", "sections", "own_degrees", "decodes")
"""What is worked out of fields, and noted as if it were one."""


class Given(Exception):
    """Raised by a function as its answer: kept as any other answer is, and raised again."""

    def bare(self) -> Given:
        """The same, without whoever it was raised by."""
        made = type(self).__new__(type(self))
        made.args = self.args
        made.__dict__.update(self.__dict__)
        return made


class Reader:
    """What was read of a plan since somebody began to listen."""

    __slots__ = ("closed", "each", "steps")

    def __init__(self) -> None:
        self.each: set[Path] = set()
        """What was read by itself."""
        self.steps: set[frozenset[Path]] = set()
        """What steps had read that were taken again: mostly the same few sets."""
        self.closed = False

    @property
    def now(self) -> frozenset[Path]:
        """All of it."""
        return frozenset(self.each).union(*self.steps)

    @contextmanager
    def apart(self) -> Generator[Reader]:
        """Who is told of what is read meanwhile, which then counts here as well."""
        inside = Reader()
        before = self.each, self.steps
        self.each, self.steps = inside.each, inside.steps
        try:
            yield inside
        finally:
            self.each, self.steps = before
            self.each |= inside.each
            self.steps |= inside.steps

    def note(self, path: Path) -> None:
        if self.closed:
            raise RuntimeError(f"{path[1]} is read of a plan to which nobody listens any more")
        self.each.add(path)

    def note_all(self, paths: frozenset[Path]) -> None:
        if self.closed:
            raise RuntimeError("a plan is read to which nobody listens any more")
        self.steps.add(paths)


class _Noted:
    """A section that is read, who reads it, and where it stands."""

    __slots__ = ("at", "changed", "known", "of", "reader", "root", "silent")

    def __init__(
        self, of: Section, reader: Reader, root: PhaseName | None, at: str, changed: dict[str, Any]
    ) -> None:
        self.of = of
        self.reader = reader
        self.root: PhaseName | None = root
        self.at = at
        self.changed = changed
        self.known: dict[str, tuple[object, Path | None]] = {
            name: (value, None) for name, value in changed.items()
        }
        """By name the value, and what is noted when it is read."""
        self.silent: Section | None = None
        """What `in_silence` gives, once somebody has asked."""

    def first(self, name: str) -> tuple[object, Path | None]:
        """Of a field that was not asked for before."""
        of = self.of
        if self.changed and name == "decodes":  # of a number that may be among these
            of = in_silence(of).with_(**self.changed)
        value, path = getattr(of, name), f"{self.at}.{name}" if self.at else name
        found: tuple[object, Path | None]
        if isinstance(value, Section) and not isinstance(value, Phase):
            found = noting(value, self.reader, self.root, path), None
        else:
            found = value, (self.root, path)
        self.known[name] = found
        return found

    def phase(self, name: PhaseName) -> Phase:
        plan = cast("Plan", self.of)
        found = self.known.get(f"phase {name}")
        if found is None:
            changed = {each: self.changed[each] for each in SHARED if each in self.changed}
            found = noting(plan.phase(name), self.reader, name, "", changed), None
            self.known[f"phase {name}"] = found
        return cast("Phase", found[0])

    def with_(self, values: dict[str, Any]) -> Section:
        if isinstance(self.of, Plan) and not self.apart(values.keys()):
            return self.all_of_it().with_(**values)  # whose phases are other ones
        return noting(self.of, self.reader, self.root, self.at, {**self.changed, **values})

    def apart(self, names: AbstractSet[str]) -> bool:
        """Whether a plan that changes these is told by them alone, in itself and in its phases."""
        if names <= OUTSIDE:
            return True
        if self.root is not None or not names <= OUTSIDE | SHARED:
            return False
        self.reader.note((None, "own_degrees"))
        return not names & cast("Plan", in_silence(self.of)).own_degrees

    def all_of_it(self) -> Section:
        """The section itself, for who looks at all of it."""
        self.reader.note((self.root, self.at))
        of = self.of
        if isinstance(of, _Marked):
            of = _noted(of, "_noted").all_of_it()  # somebody else listens as well
        return of.with_(**self.changed) if self.changed else of


_noted = object.__getattribute__


class _Marked:
    """What every class of sections that note is derived from."""

    __slots__ = ()


def _all_of(section: object) -> object:
    """A section as it is compared and hashed."""
    return _noted(section, "_noted").all_of_it() if isinstance(section, _Marked) else section


def all_of(plan: Plan) -> Plan:
    """The plan itself, all of which counts as read: for who makes another one of it."""
    return cast("Plan", _all_of(plan))


@cache
def _class_of(section: type[Section]) -> type[Section]:
    """The same section, which notes what is read of it."""
    if issubclass(section, _Marked):
        return section
    fields = frozenset(section.own_fields)
    each = fields.union(name for name in WORKED_OUT if hasattr(section, name))

    def read(self: Section, name: str) -> object:
        if name in each:
            noted: _Noted = _noted(self, "_noted")
            value, path = noted.known.get(name) or noted.first(name)
            if path is not None:  # most calls of all end here
                reader = noted.reader
                if reader.closed:
                    reader.note(path)
                reader.each.add(path)
            return value
        if name == "__dict__":
            return _noted(self, "_noted").all_of_it().__dict__
        return _noted(self, name)

    def with_(self: Section, **values: object) -> Section:
        return _noted(self, "_noted").with_(values)

    def equals(self: Section, other: object) -> bool:
        return _all_of(self) == _all_of(other)

    def hashed(self: Section) -> int:
        return hash(_all_of(self))

    def phase(self: Section, name: PhaseName) -> Phase:
        return _noted(self, "_noted").phase(name)

    def of(self: Plan, names: tuple[str, ...]) -> Plan:
        return _noted(self, "_noted").all_of_it().of(names) if names else self

    methods: dict[str, Any] = {
        "__slots__": ("_noted",),
        "__getattribute__": read,
        "with_": with_,
        "__eq__": equals,
        "__hash__": hashed,
    }
    if issubclass(section, Plan):
        methods["phase"] = phase
        methods["of"] = of
    return cast("type[Section]", type(f"Noting{section.__name__}", (_Marked, section), methods))


def noting(
    of: SomeSection, reader: Reader, root: PhaseName | None = None, at: str = "",
    changed: dict[str, Any] | None = None,
) -> SomeSection:  # fmt: skip
    """The same, telling a reader whatever is read of it."""
    cls = _class_of(type(of))
    made = cls.__new__(cls)
    object.__setattr__(made, "_noted", _Noted(of, reader, root, at, changed or {}))
    return cast("SomeSection", made)


def reader_of(section: Section) -> Reader | None:
    """Who is told of what is read of a section, if anybody is."""
    return _noted(section, "_noted").reader if isinstance(section, _Marked) else None


def in_silence(section: SomeSection) -> SomeSection:
    """The section that notes nothing, for who says otherwise what was read."""
    if not isinstance(section, _Marked):
        return section
    noted: _Noted = _noted(section, "_noted")
    if noted.silent is None:
        of = in_silence(noted.of)
        noted.silent = of.with_(**noted.changed) if noted.changed else of
    return cast("SomeSection", noted.silent)


@cache
def _each_field(section: type[Section], at: str = "") -> tuple[str, ...]:
    """Every field of a section, and of those inside."""
    found: list[str] = []
    for name, field in section.own_fields.items():
        inside = field.part if not field.optional else None
        found += [f"{at}{name}"] if inside is None else _each_field(inside, f"{at}{name}.")
    return tuple(found)


@cache
def _everything() -> frozenset[Path]:
    """All that a plan and its phases say, field by field."""
    own = {name for name in _each_field(Plan) if name.partition(".")[0] in OUTSIDE}
    of: dict[PhaseName | None, set[str]] = {None: own.union(WORKED_OUT).difference(("decodes",))}
    for name in PHASES:
        of[name] = {*_each_field(Phase), "written"}
    return frozenset((root, path) for root, paths in of.items() for path in paths)


def plain(plan: Plan) -> Plan:
    """The plan for who may keep it: every field counts as read, but for those that were changed."""
    if not isinstance(plan, _Marked):
        return plan
    told(plan, _everything())
    return in_silence(plan)


Tree = dict[str, tuple[list[int], "Tree"]]
"""By name the number of a field, if it has one, and the fields inside."""


class Fields:
    """Every field that any function ever read, each with its number among those of its root."""

    def __init__(self) -> None:
        self.numbers: dict[Path, int] = {}
        self.usual: dict[PhaseName | None, list[object]] = {None: [], "prefill": [], "decode": []}
        """What a plan has that writes none."""
        self.trees: dict[PhaseName | None, Tree] = {None: {}, "prefill": {}, "decode": {}}
        self.worked_out: dict[PhaseName | None, list[tuple[int, Getter]]] = {
            None: [], "prefill": [], "decode": [],
        }  # fmt: skip
        self.lock = threading.Lock()

    def picking(self, root: PhaseName | None, paths: AbstractSet[Path]) -> Getter | None:
        """Picks these fields of a row; those that are new are given a number now."""
        own = [path for path in paths if path[0] == root]
        with self.lock:
            for path in own:
                if path not in self.numbers:
                    self._add(*path)
            numbers = sorted(map(self.numbers.__getitem__, own))
        return itemgetter(*numbers) if numbers else None

    def _add(self, root: PhaseName | None, path: str) -> None:
        usual = self.usual[root]
        number = self.numbers[root, path] = len(usual)
        *above, name = path.split(".")
        holds: Section = attrgetter(".".join(above))(Plan()) if above else Plan()
        if name not in type(holds).own_fields:
            get = attrgetter(path) if path else _itself
            self.worked_out[root].append((number, get))
            usual.append(None)
            return
        tree = self.trees[root]
        for part in above:
            tree = tree.setdefault(part, ([], {}))[1]
        tree.setdefault(name, ([], {}))[0].append(number)
        usual.append(in_row(getattr(holds, name)))

    def row_of(self, root: PhaseName | None, of: Phase) -> tuple[object, ...]:
        """All of a root, as it has them: a section holds what is written, and few fields are."""
        with self.lock:
            row = self.usual[root].copy()
            _fill(row, self.trees[root], of)
            for number, get in self.worked_out[root]:
                row[number] = get(of)
        return tuple(row)


def _fill(row: list[object], tree: Tree, section: Section) -> None:
    for name, value in section.__dict__.items():
        if (found := tree.get(name)) is None:
            continue
        numbers, inside = found
        if numbers:
            held = in_row(value) if type(value) in DEAR else value
            for number in numbers:
                row[number] = held
        if inside:
            _fill(row, inside, value)


DEAR = (CutSpec, Layers)
_CUTS: dict[CutSpec | Layers, object] = {}
MOST_CUTS = 1 << 14


def in_row(value: object) -> object:
    """What stands for a value: equal ones that are dear to hash are one object."""
    if not isinstance(value, DEAR):
        return value
    return _CUTS.setdefault(value, object()) if len(_CUTS) < MOST_CUTS else _CUTS.get(value, value)


def _itself(section: object) -> object:
    return section


FIELDS = Fields()


DEGREES = ("dp", "pp", "sp", "tp", "ep")
_degrees: Callable[[Phase], tuple[int, ...]] = attrgetter(*DEGREES)


Rewritten = tuple[tuple[str, object], ...]
"""Fields, inside sections or not, and what is written there instead."""


class Cell:
    """What one phase or several of them write, word for word but for their degrees."""

    __slots__ = ("of", "phases", "rewritten", "rows")

    def __init__(self, of: Phase) -> None:
        self.of = of
        """One of them."""
        self.rewritten: dict[Rewritten, Phase] = {}
        """One of them with other fields."""
        self.phases: dict[tuple[int, ...], Phase] = {}
        """One of each degrees."""
        self.rows: dict[PhaseName, tuple[object, ...]] = {}
        """All their other fields, as they are read of prefill, and of decode."""

    def one(self, degrees: tuple[int, ...], phase: Phase) -> Phase:
        """The same phase for all that write it."""
        if len(self.phases) >= MOST:
            self.phases.clear()
        return self.phases.setdefault(degrees, phase)


Celled = tuple[Cell, tuple[int, ...]]
"""A phase, as what functions read is looked up by it: plans often differ in degrees alone."""
_CELLS: dict[tuple[object, ...], Cell] = {}


def cell_of(phase: Phase) -> Celled:
    """One cell for phases that write the same; where these are too many, for some of them."""
    try:
        found: Celled = phase.cell
    except AttributeError:
        if len(_CELLS) >= MOST:
            _CELLS.clear()
        own = phase.__dict__
        told = (*own, *[_inside(value) for name, value in own.items() if name not in DEGREES])
        cell = _CELLS.setdefault(told, Cell(phase))
        found = cell, _degrees(phase)
        object.__setattr__(phase, "cell", found)
    return found


def of_degrees(phase: Phase, degrees: tuple[int, ...]) -> Phase:
    """A phase that writes all its degrees, with these instead: the same one for all who ask."""
    cell, own = cell_of(phase)
    if own == degrees:
        return phase
    found = cell.phases.get(degrees)
    if found is None:
        made = phase.with_(**dict(zip(DEGREES, degrees, strict=True)))
        object.__setattr__(made, "cell", (cell, degrees))
        found = cell.one(degrees, made)
    return found


def rewritten(phase: Phase, fields: Rewritten) -> Phase:
    """A phase that writes these fields, and all its degrees: one for all of its cell who ask."""
    cell, degrees = cell_of(phase)
    found = cell.rewritten.get(fields)
    if found is None:
        found = phase.with_(**dict(zip(DEGREES, degrees, strict=True)))
        for path, value in fields:
            found = _with(found, path.split("."), value)
        if len(cell.rewritten) >= MOST:
            cell.rewritten.clear()
        cell.rewritten[fields] = found
    return of_degrees(found, degrees)


def _with(section: SomeSection, path: Sequence[str], value: object) -> SomeSection:
    name, *inside = path
    return section.with_(
        **{name: _with(getattr(section, name), inside, value) if inside else value}
    )


def _written(section: Section) -> tuple[object, ...]:
    """The names of what is written, and then each value; many phases may have the section."""
    try:
        found: tuple[object, ...] = section.cell
    except AttributeError:
        own = section.__dict__
        found = (*own, *[x if type(x) in PLAIN else _inside(x) for x in own.values()])
        object.__setattr__(section, "cell", found)
    return found


def _inside(value: object) -> object:
    if type(value) in PLAIN:
        return value
    if isinstance(value, Section):
        return _written(value)
    if isinstance(value, Named):
        return tuple((layers, _written(own)) for layers, own in value.entries)
    return in_row(value)


PLAIN = frozenset((str, int, bool, tuple, type(None)))
"""Of values that are told as they are."""


class Pick:
    """What a function reads of a phase: one object for all phases that are equal in it."""

    __slots__ = ("degrees", "each", "get", "known", "root")

    def __init__(self, root: PhaseName, paths: AbstractSet[Path]) -> None:
        own = {name for at, name in paths if at == root}
        # Whoever looks at all of a phase sees its degrees as well.
        read = [at for at, name in enumerate(DEGREES) if name in own or "" in own]
        self.root: PhaseName = root
        self.degrees = itemgetter(*read) if read else None
        """Of its degrees."""
        self.get = FIELDS.picking(root, {(root, name) for name in own.difference(DEGREES)})
        """Of its other fields."""
        self.each: dict[Cell, object] = {}
        self.known: dict[object, object] = {}

    def of(self, cell: Cell) -> object:
        """The other fields of a cell that was not asked of before, mostly."""
        if self.get is None:
            fields = None
        else:
            try:
                fields = self.get(cell.rows[self.root])
            except (KeyError, IndexError):  # no row yet, or of before the last fields were read
                row = cell.rows[self.root] = FIELDS.row_of(self.root, cell.of)
                fields = self.get(row)
        # What is forgotten here is met as if it were new.
        if len(self.known) >= MOST:
            self.known.clear()
        if len(self.each) >= MOST:
            self.each.clear()
        found = self.each[cell] = self.known.setdefault(fields, object())
        return found


class Answers:
    """What a function gave, by some fields, of which each time it read no other one."""

    __slots__ = ("decode", "known", "own", "prefill")

    def __init__(self, paths: AbstractSet[Path]) -> None:
        self.known: dict[Hashable, Any] = {}
        self.own = FIELDS.picking(None, paths)
        """Of what the plan has but no phase what was read, and the same of each phase."""
        self.prefill, self.decode = (
            Pick(root, paths) if any(at == root for at, _ in paths) else None for root in PHASES
        )

    def key(self, plan: Plan, given: Hashable) -> Hashable:
        """Equal for plans that are equal in all that was ever read of one."""
        own, first, second = self.own, self.prefill, self.decode
        try:
            row, (prefill, here), (decode, there) = plan.cells
        except AttributeError:
            row, (prefill, here), (decode, there) = _cells_of(plan)
        if own is None:
            said = None
        else:
            try:
                said = own(row)
            except IndexError:  # of before the last fields were read
                said = own(_cells_of(plan)[0])
        return (
            given,
            said,
            None if first is None else first.each.get(prefill) or first.of(prefill),
            None if first is None or first.degrees is None else first.degrees(here),
            None if second is None else second.each.get(decode) or second.of(decode),
            None if second is None or second.degrees is None else second.degrees(there),
        )


class Table:
    """What a function gave, by what it read."""

    __slots__ = ("before", "now", "paths", "within")

    def __init__(self) -> None:
        self.paths: frozenset[Path] = frozenset()
        """All that was ever read."""
        self.now = Answers(self.paths)
        """By all of that."""
        self.before: list[Answers] = []
        """By what had been read until some field was read for the first time, the latest first."""
        self.within: set[frozenset[Path]] = set()
        """Sets of which `paths` has all."""

    def met_before(self, plan: Plan, given: Hashable, key: Hashable) -> object:
        """What was given for an equal plan before some field was read at all, or `_MISSING`."""
        for answers in self.before:
            found = answers.known.get(answers.key(plan, given), _MISSING)
            if found is not _MISSING:
                self.now.known[key] = found
                return found
        return _MISSING

    def keep(self, plan: Plan, given: Hashable, found: object, reader: Reader) -> None:
        """An answer, and what it rests on."""
        self._widen(reader)
        if len(self.now.known) + sum(len(each.known) for each in self.before) >= MOST:
            self.before.clear()
            self.now.known.clear()
        self.now.known[self.now.key(plan, given)] = found

    def _widen(self, reader: Reader) -> None:
        if reader.each <= self.paths and reader.steps <= self.within:
            return
        paths = self.paths | reader.now
        if len(self.within) > MOST:
            self.within.clear()
        self.within |= reader.steps
        if paths == self.paths:
            return
        if self.now.known:
            self.before.insert(0, self.now)
        self.paths, self.now = paths, Answers(paths)


Cells = tuple[tuple[object, ...], Celled, Celled]
"""A plan's own fields, and its phases."""


def _cells_of(plan: Plan) -> Cells:
    first, second = (plan.phase(name) for name in PHASES)
    prefill, decode = cell_of(first), cell_of(second)
    share(plan, prefill[0].one(prefill[1], first), decode[0].one(decode[1], second))
    found = FIELDS.row_of(None, plan), prefill, decode
    object.__setattr__(plan, "cells", found)
    return found


def told(section: Section, paths: frozenset[Path]) -> None:
    """Tell all that listen that these were read, but for what was changed behind them."""
    while isinstance(section, _Marked):
        noted: _Noted = _noted(section, "_noted")
        if changed := noted.changed:
            paths = _unchanged(paths, tuple(changed))
        noted.reader.note_all(paths)
        section = noted.of


@lru_cache(maxsize=4096)
def _unchanged(paths: frozenset[Path], changed: tuple[str, ...]) -> frozenset[Path]:
    """Those of them that are read of the plan itself."""
    return frozenset(
        (root, name)
        for root, name in paths
        if name.partition(".")[0] not in (changed if root is None else SHARED.intersection(changed))
    )


_MISSING = object()


class Tables(dict[Hashable, Table]):
    """Of functions of one model, by function and what else its fields depend on."""

    __slots__ = ()


class _Owners(threading.local):
    """Each thread has answers of its own, for they grow."""

    def __init__(self) -> None:
        self.kept: OrderedDict[int, tuple[object, Tables]] = OrderedDict()


_OWNERS = _Owners()
KEPT = 8
"""Models of which answers are kept: the last few."""


def tables_of(owner: object) -> Tables:
    """What functions of plans of this model gave."""
    kept = _OWNERS.kept
    found = kept.get(id(owner))
    if found is None:
        found = kept[id(owner)] = owner, Tables()
        if len(kept) > KEPT:
            kept.popitem(last=False)
    return found[1]


def forget() -> None:
    """Nothing is kept of any plan."""
    _OWNERS.kept.clear()


class Switch:
    """Whether anything is taken again; tests ask without."""

    on = True


@contextmanager
def made_once() -> Generator[None]:
    """Nothing is kept, and no reading noted: for who decides one plan, and ends."""
    before, Switch.on = Switch.on, False
    try:
        yield
    finally:
        Switch.on = before


def taken(
    tables: Tables, make: Callable[..., Answer], of: object, plan: Plan,
    where: tuple[Hashable, ...] = (), given: tuple[Hashable, ...] = (),
) -> Answer:  # fmt: skip
    """`make(of, plan, *where, *given)`, or what it gave for a plan that is equal in all it reads.

    All calls with the same tables have the same `of`. Where, as the phase, decides which fields are
    read at all. A function that raises is asked again, unless that is its answer.
    """
    if not Switch.on:
        return made_anew(tables, make, of, plan, where, given)
    table = tables.get((make, where))
    if table is None:
        table = tables[make, where] = Table()
    listened = isinstance(plan, _Marked)
    silent = in_silence(plan) if listened else plan
    answers = table.now
    key = answers.key(silent, given)
    found: Any = answers.known.get(key, _MISSING)
    if found is _MISSING and table.before:
        found = table.met_before(silent, given, key)
    if found is _MISSING:
        reader = Reader()
        try:
            found = make(of, noting(plan, reader), *where, *given)
        except Given as answer:
            found = answer.bare()
        finally:
            reader.closed = True
        table.keep(silent, given, found, reader)
    if listened:
        told(plan, table.paths)
    if isinstance(found, Given):
        raise found.bare()
    return found


def made_anew(
    _tables: Tables, make: Callable[..., Answer], of: object, plan: Plan,
    where: tuple[Hashable, ...] = (), given: tuple[Hashable, ...] = (),
) -> Answer:  # fmt: skip
    """The same, where nothing is kept."""
    return make(of, plan, *where, *given)
