"""What a function of a plan reads of it, and what it gave for plans that are equal in all of that.

A function is given a plan that notes each field somebody asks it for. Nothing else of a plan can
have had a say in what the function gave, so a plan that is equal in these fields is given the same.
What is read is never listed by hand: with the first plan of which a function reads another field,
its keys have that field as well.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable
from contextlib import contextmanager
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar, cast

from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import OUTSIDE, PHASES, PhaseName, Plan
from shardproof.spec.plan.section import Section

Path = tuple[PhaseName | None, str]
"""A field, or a section as a whole: of a phase as it holds there, or of the plan as it is written.
All of either has an empty name."""
Getter = Callable[[Any], Any]
Answer = TypeVar("Answer")
SomeSection = TypeVar("SomeSection", bound=Section)

MOST = 4096
"""Answers of a function that are kept; behind that all of them are forgotten."""
WORKED_OUT = ("written", "layout", "deals", "sections")
"""What is worked out of fields, and noted as if it were one."""


class Reader:
    """What was read of a plan since somebody began to listen."""

    __slots__ = ("closed", "now")

    def __init__(self) -> None:
        self.now: set[Path] = set()
        self.closed = False

    @contextmanager
    def apart(self) -> Generator[set[Path]]:
        """What is read meanwhile, which then counts for who listened before as well."""
        before, self.now = self.now, set[Path]()
        try:
            yield self.now
        finally:
            before |= self.now
            self.now = before

    def note(self, path: Path) -> None:
        if self.closed:
            raise RuntimeError(f"{path[1]} is read of a plan to which nobody listens any more")
        self.now.add(path)


class _Noted:
    """A section that is read, who reads it, and where it stands."""

    __slots__ = ("at", "changed", "known", "of", "reader", "root")

    def __init__(
        self, of: Section, reader: Reader, root: PhaseName | None, at: str, changed: dict[str, Any]
    ) -> None:
        self.of = of
        self.reader = reader
        self.root: PhaseName | None = root
        self.at = at
        self.changed = changed
        self.known: dict[str, tuple[object, Path | None]] = {}

    def read(self, name: str) -> object:
        if name in self.changed:
            return self.changed[name]
        found = self.known.get(name)
        if found is None:
            value, path = getattr(self.of, name), f"{self.at}.{name}" if self.at else name
            if isinstance(value, Section) and not isinstance(value, Phase):
                found = noting(value, self.reader, self.root, path), None
            else:
                at: Path = self.root, path
                found = value, at
            self.known[name] = found
        if found[1] is not None:
            self.reader.note(found[1])
        return found[0]

    def phase(self, name: PhaseName) -> Phase:
        plan = cast("Plan", self.of)
        found = self.known.get(f"phase {name}")
        if found is None:
            found = noting(plan.phase(name), self.reader, name), None
            self.known[f"phase {name}"] = found
        return cast("Phase", found[0])

    def with_(self, values: dict[str, Any]) -> Section:
        if isinstance(self.of, Plan) and not values.keys() <= OUTSIDE:
            return self.all_of_it().with_(**values)  # whose phases are other ones
        return noting(self.of, self.reader, self.root, self.at, {**self.changed, **values})

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


@cache
def _class_of(section: type[Section]) -> type[Section]:
    """The same section, which notes what is read of it."""
    if issubclass(section, _Marked):
        return section
    fields = frozenset(section.own_fields)
    worked = frozenset(name for name in WORKED_OUT if name not in fields and hasattr(section, name))

    def read(self: Section, name: str) -> object:
        if name in fields or name in worked:
            return _noted(self, "_noted").read(name)
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

    methods: dict[str, Any] = {
        "__slots__": ("_noted",),
        "__getattribute__": read,
        "with_": with_,
        "__eq__": equals,
        "__hash__": hashed,
    }
    if issubclass(section, Plan):
        methods["phase"] = phase
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
    while isinstance(section, _Marked):
        found: _Noted = _noted(section, "_noted")
        of = found.of
        section = cast("SomeSection", of.with_(**found.changed) if found.changed else of)
    return section


class Table:
    """What a function gave, by what it read."""

    __slots__ = ("decode", "known", "paths", "prefill", "top")

    def __init__(self) -> None:
        self.paths: frozenset[Path] = frozenset()
        self.known: dict[Hashable, Any] = {}
        self.top: Getter | None = None
        self.prefill: Getter | None = None
        self.decode: Getter | None = None

    def key(self, plan: Plan, given: Hashable) -> Hashable:
        """Equal for plans that are equal in all that was ever read of one."""
        top, prefill, decode = self.top, self.prefill, self.decode
        return (
            given,
            None if top is None else top(plan),
            None if prefill is None else prefill(plan.phase("prefill")),
            None if decode is None else decode(plan.phase("decode")),
        )

    def widened(self, paths: set[Path]) -> None:
        """Ready for an answer that rests on these."""
        if paths <= self.paths and len(self.known) < MOST:
            return
        self.known.clear()  # what is kept says nothing of these
        self.paths |= paths
        self.top, self.prefill, self.decode = map(self._getter, (None, *PHASES))

    def _getter(self, root: PhaseName | None) -> Getter | None:
        names = sorted(name for at, name in self.paths if at == root)
        if "" in names:
            return _itself
        return attrgetter(*names) if names else None


def _itself(section: object) -> object:
    return section


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


def taken(
    tables: Tables, make: Callable[..., Answer], of: object, plan: Plan,
    where: tuple[Hashable, ...] = (), given: tuple[Hashable, ...] = (),
) -> Answer:  # fmt: skip
    """`make(of, plan, *where, *given)`, or what it gave for a plan that is equal in all it reads.

    All calls with the same tables have the same `of`. Where, as the phase, decides which fields are
    read at all. A function that raises is asked again.
    """
    if not Switch.on:
        return made_anew(tables, make, of, plan, where, given)
    table = tables.get((make, where))
    if table is None:
        table = tables[make, where] = Table()
    found = table.known.get(table.key(plan, given), _MISSING)
    if found is _MISSING:
        reader = Reader()
        try:
            found = make(of, noting(plan, reader), *where, *given)
        finally:
            reader.closed = True
        table.widened(reader.now)
        table.known[table.key(plan, given)] = found
    return cast("Answer", found)


def made_anew(
    _tables: Tables, make: Callable[..., Answer], of: object, plan: Plan,
    where: tuple[Hashable, ...] = (), given: tuple[Hashable, ...] = (),
) -> Answer:  # fmt: skip
    """The same, where nothing is kept."""
    return make(of, plan, *where, *given)
