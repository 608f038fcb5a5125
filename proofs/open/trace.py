"""What a function of an open plan reads, found by running it.

The function is given a plan whose open fields are not there yet. The first that it
asks for stops it, and it is run again for each value that the field may have, with
that value; and so on. What comes of it is a tree over just the fields that were
read, in the order in which they were: nothing has to be said about a fact, and one
that never looks at an open field is a constant.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Generic, TypeVar, cast

from shardproof.proofs.open.lines import OpenPlan, phase_of, with_value
from shardproof.spec.layout.packed import ALONE, alone, packed_in
from shardproof.spec.plan.layers import written
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.section import Section, fields_of
from shardproof.spec.record import dataclass, field, replace

T = TypeVar("T")


class Unread(Exception):
    """A field was read that has no value yet."""

    def __init__(self, path: str) -> None:
        self.path = path
        super().__init__(path)


class TooLarge(Exception):
    """A table would have more rows, or rest on more fields, than is worth making."""

    def __init__(self, what: str, fields: tuple[str, ...]) -> None:
        self.what, self.fields = what, fields
        super().__init__(f"{what} depends on {', '.join(fields)}, in too many combinations")


@dataclass(frozen=True, slots=True)
class Leaf(Generic[T]):
    value: T


@dataclass(frozen=True, slots=True)
class Branch(Generic[T]):
    """One subtree for each value of the field at `path`."""

    path: str
    children: tuple[tuple[object, Tree[T]], ...]


Tree = Leaf[T] | Branch[T]

MOST_ROWS, MOST_FIELDS = 50_000, 6


@dataclass(slots=True)
class Slots:
    """The open fields of a plan: what they may be, and what they are at the moment."""

    domains: dict[str, tuple[object, ...]]
    known: dict[str, object] = field(default_factory=dict[str, object])
    seen: set[str] = field(default_factory=set[str])
    """Which fields were read since somebody last cleared it."""

    def read(self, path: str) -> object:
        if path in self.known:
            self.seen.add(path)
            return self.known[path]
        domain = self.domains[path]
        if len(domain) == 1:
            return domain[0]
        raise Unread(path)

    def tabulate(self, what: str, function: Callable[[], T], fields: int = MOST_FIELDS) -> Tree[T]:
        """The values of `function` over the fields that it reads, at most so many."""
        rows = 0

        def explore() -> Tree[T]:
            nonlocal rows
            try:
                value = function()
            except Unread as missing:
                path = missing.path
            else:
                rows += 1
                if rows > MOST_ROWS:
                    raise TooLarge(what, tuple(self.known))
                return Leaf(value)
            if len(self.known) == fields:
                raise TooLarge(what, (*self.known, path))
            children: list[tuple[object, Tree[T]]] = []
            for value in self.domains[path]:
                self.known[path] = value
                children.append((value, explore()))
            del self.known[path]
            return Branch(path, tuple(children))

        try:
            return explore()
        finally:
            self.known.clear()

    @contextmanager
    def all_known(self, choice: Mapping[str, object]) -> Generator[None]:
        """Every field has a value inside."""
        self.known.update(choice)
        try:
            yield
        finally:
            self.known.clear()


class TracedPlan(Plan):
    """A plan whose phases tell which open field is read."""

    phases: Mapping[PhaseName, Phase]
    others: Callable[[tuple[str, ...]], TracedPlan]
    """The same as layers have it that choose for themselves."""
    by_itself: Callable[[int], TracedPlan]
    """The same for a sequence of so many tokens by itself."""
    read: staticmethod[[], Plan]
    """All of it, each open field of which is read."""

    def phase(self, name: PhaseName) -> Phase:
        return type(self).phases[name]

    def of(self, names: tuple[str, ...]) -> Plan:
        return type(self).others(names) if names else self

    def unedited(self) -> Plan:
        return type(self).read().unedited()

    def each(self, number: int) -> TracedPlan:
        """What decode has of the sequences of a row: one of each length, by number."""
        row = packed_in(self)
        if row is None:
            return self
        lengths = [*dict.fromkeys(map(len, row.sequences))]
        return type(self).by_itself(lengths[min(number, len(lengths) - 1)])


def traced(plan: OpenPlan, slots: Slots) -> TracedPlan:
    """The plan, to be read through `slots`."""

    @cache
    def others(names: tuple[str, ...]) -> TracedPlan:
        said = {
            name: {path for own in plan.base.phase(name).layers.of(names) for path in written(own)}
            for name in PHASES
        }
        base = plan.base.of(names)
        own: dict[PhaseName, dict[str, str]] = {
            name: {inner: path for inner, path in _paths(plan, name).items()
                   if inner not in said[name]}
            for name in PHASES
        }  # fmt: skip
        return _traced(replace(plan, base=base), own, slots, others)

    return _traced(plan, {name: _paths(plan, name) for name in PHASES}, slots, others)


def _traced(
    plan: OpenPlan, own: Mapping[PhaseName, Mapping[str, str]], slots: Slots,
    others_: Callable[[tuple[str, ...]], TracedPlan],
) -> TracedPlan:  # fmt: skip
    prefill = _section(plan.base.phase("prefill"), "", own["prefill"], slots)
    shared = own["prefill"] == own["decode"] and (
        plan.base.phase("prefill") == plan.base.phase("decode")
    )
    # Where phases cannot differ they are one object, so that nobody looks for a difference.
    decode = prefill if shared else _section(plan.base.phase("decode"), "", own["decode"], slots)
    handed = {path: path for path in plan.lines if path.startswith("handoff.")}
    handoff = _section(plan.base.handoff, "handoff.", handed, slots)

    @cache
    def alone_(length: int) -> TracedPlan:
        base = alone(plan.base, length)
        left: dict[PhaseName, dict[str, str]] = {name: {**own[name]} for name in PHASES}
        for path in ALONE:
            left["prefill"].pop(path, None)

        def of_layers(names: tuple[str, ...]) -> TracedPlan:
            return others_(names).by_itself(length)

        return _traced(replace(plan, base=base), left, slots, of_layers)

    def read_() -> Plan:
        found = plan.base
        for path in dict.fromkeys((*own["prefill"].values(), *own["decode"].values(), *handed)):
            found = with_value(found, path, slots.read(path))
        return found

    class Traced(TracedPlan):
        phases = {"prefill": prefill, "decode": decode}  # noqa: RUF012  (of this plan alone)
        others = staticmethod(others_)
        by_itself = staticmethod(alone_)
        read = staticmethod(read_)

    return Traced(workload=plan.base.workload, handoff=handoff, decode=_written(plan))


def _written(plan: OpenPlan) -> Phase | None:
    """What decode writes of its own: asked for by name alone."""
    first = plan.complete({})
    return first.decode


def _paths(plan: OpenPlan, name: PhaseName) -> dict[str, str]:
    """For each field of a phase that is a line: which line that is."""
    of = plan.base.prefill if name == "prefill" else plan.base.decode
    found: dict[str, str] = {}
    for path in plan.lines:
        phase, inner = phase_of(path)
        if phase == name:
            found[inner] = path
        elif phase is None and not path.startswith("handoff.") and not _writes(of, inner):
            found.setdefault(inner, path)
    return found


def _writes(section: Section | None, path: str) -> bool:
    """Whether a phase's own section writes a field."""
    at: object = section
    for name in path.split("."):
        if not isinstance(at, Section) or name not in at.written:
            return False
        at = getattr(at, name)
    return True


Some = TypeVar("Some", bound=Section)


def _section(base: Some, prefix: str, lines: Mapping[str, str], slots: Slots) -> Some:
    """`base`, in which the fields that are lines are read through `slots`."""
    opened: dict[str, str] = {}
    values: dict[str, object] = {}
    for name, of in fields_of(type(base)).items():
        here = f"{prefix}{name}"
        if of.part is not None and any(path.startswith(f"{here}.") for path in lines):
            values[name] = _section(getattr(base, name) or of.part(), f"{here}.", lines, slots)
        elif here in lines:
            opened[name] = lines[here]
    changed = base.with_(**values) if values else base
    if not opened:
        return changed

    def read(self: object, name: str) -> object:
        return slots.read(opened[name]) if name in opened else object.__getattribute__(self, name)

    kind = type(f"Open{type(base).__name__}", (type(base),), {"__getattribute__": read})
    return cast(Some, kind(**changed.__dict__))
