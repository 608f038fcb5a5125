"""A plan that notes which of its choices are looked at.

Plans of one product differ in the choices that its axes write, and in nothing else. Whoever decides
something of a plan looks at some of these, one after the other, and which is the next depends on
what the ones before have said. So a plan that says the same wherever was looked is decided alike.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, cast

from shardproof.spec.plan.groups import RESTS_ON
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.section import Section
from tests.exhaustive.universe.universe import Axis

WHOLE = "#"
"""In place of a field: which fields of a section are written, and whether it is."""


Root = Literal["plan", "prefill", "decode"]
"""Where a path begins: in the plan as it is written, or in what holds in a phase."""


@dataclass(slots=True, eq=False)
class Choice:
    """Something that plans of a product say differently: a field as one phase has it."""

    root: Root
    path: str
    axes: tuple[int, ...]
    """Those that have a say in it."""
    values: dict[Hashable, int] = field(default_factory=dict[Hashable, int])
    """All that was met, numbered."""
    known: dict[tuple[int, ...], int] = field(default_factory=dict[tuple[int, ...], int])
    """By the places on the axes."""

    def of(self, plan: Plan) -> Hashable:
        """What a plan says; nothing where it does not have the section."""
        at: Any = plan if self.root == "plan" else plan.phase(self.root)
        for part in filter(None, self.path.removesuffix(WHOLE).split(".")):
            if at is None:
                return None
            at = getattr(at, part)
        return at.written if self.path.endswith(WHOLE) and at is not None else at


Seen = dict[Choice, None]
"""What was looked at, in the order of the first looks."""


@dataclass(slots=True, eq=False)
class Spy:
    """What stands behind a watched section."""

    real: Section
    root: Root
    path: str
    seen: Seen
    choices: Choices
    parts: dict[str, Section | None] = field(default_factory=dict[str, Section | None])
    phases: dict[PhaseName, Section] = field(default_factory=dict[PhaseName, Section])
    of_layers: bool = False
    """Whether it is of a plan as layers have it that choose for themselves. What these say rests on
    `layers`, which was looked at; all else is as the plan says of all."""
    others: dict[tuple[str, ...], Section] = field(default_factory=dict[tuple[str, ...], Section])
    """Of a plan: the same as layers of these names have it."""

    def saw(self, choice: Choice) -> None:
        self.seen[choice] = None
        if self.of_layers:
            self.seen.update(dict.fromkeys(self.choices.left_out(choice)))

    def saw_all(self) -> Section:
        """The section itself, with a note that everything in it was looked at."""
        for path in self.choices.paths[self.root]:
            if path.startswith(self.path):
                self.saw(self.choices.choice(self.root, path))
        self.saw_names()
        return self.real

    def saw_names(self) -> None:
        path = f"{self.path.removesuffix('.')}{WHOLE}"
        self.saw(self.choices.choice(self.root, path))

    def watch(self, real: Section, root: Root, path: str) -> Section:
        """Another section of the same plan."""
        return self.choices.section(real, root, path, self.seen, of_layers=self.of_layers)


class Choices:
    """All choices of a product, found by what its axes write."""

    def __init__(self, axes: Sequence[Axis]) -> None:
        self._written = [{path for row in axis for path in row} for axis in axes]
        every = sorted({path for paths in self._written for path in paths})
        self.paths: dict[Root, list[str]] = {"plan": every}
        for name in PHASES:
            # What only the plan has is nowhere asked of a phase.
            found = {path for path in map(relative(name), every) if path}
            found |= {path for path, by in RESTS_ON.items() if found.intersection(by)}
            self.paths[name] = sorted(found)
        self._choices: dict[tuple[Root, str], Choice] = {}
        self._classes: dict[tuple[Root, str], type[Section]] = {}

    def choice(self, root: Root, path: str) -> Choice:
        key = root, path
        if key not in self._choices:
            self._choices[key] = Choice(root, path, self._axes(root, path))
        return self._choices[key]

    def _axes(self, root: Root, path: str) -> tuple[int, ...]:
        decided = () if root == "plan" else RESTS_ON.get(path, ())

        def has_say(written: str) -> bool:
            mine = written if root == "plan" else relative(root)(written)
            above = path.removesuffix(WHOLE)
            if mine == path or mine in decided:
                return True
            return path.endswith(WHOLE) and mine.startswith(above)

        return tuple(i for i, paths in enumerate(self._written) if any(map(has_say, paths)))

    def left_out(self, choice: Choice) -> Iterator[Choice]:
        """On what a group rests that layers may have left out: who wrote it, and its module."""
        if choice.root == "plan" or choice.path not in RESTS_ON:
            return
        section = choice.path.rpartition(".")[0]
        yield from (self.choice(choice.root, path) for path in RESTS_ON[choice.path])
        for path in (choice.path, f"{choice.root}.{choice.path}"):
            yield self.choice("plan", path)
        yield self.choice("plan", f"{choice.root}.{section}{WHOLE}")

    def watched(self, plan: Plan) -> tuple[Plan, Seen]:
        """A plan as it is, and what will have been looked at of it."""
        seen: Seen = {}
        made = self.section(plan, "plan", "", seen)
        assert isinstance(made, Plan)
        return made, seen

    def section(
        self, real: Section, root: Root, path: str, seen: Seen, *, of_layers: bool = False
    ) -> Section:
        """A section that notes what is looked at; itself where all plans say the same in it."""
        if not any(each.startswith(path) for each in self.paths[root]):
            return real
        made = object.__new__(self._class(type(real), root, path))
        mine = vars(type(made))
        for name, value in real.__dict__.items():
            if name not in mine:
                object.__setattr__(made, name, value)
        object.__setattr__(made, "spy", Spy(real, root, path, seen, self, of_layers=of_layers))
        return made

    def _class(self, section: type[Section], root: Root, path: str) -> type[Section]:
        key = root, path
        if key not in self._classes:
            members: dict[str, object] = dict(WATCHED_PLAN if section is Plan else WATCHED)
            for name, each in section.own_fields.items():
                below = f"{path}{name}"
                if each.part is None and below in self.paths[root]:
                    members[name] = property(looking(name, self.choice(root, below)))
                elif any(p.startswith(f"{below}.") for p in self.paths[root]):
                    there = self.choice(root, f"{below}{WHOLE}") if each.optional else None
                    members[name] = property(entering(name, there))
            made = type(f"Watched{section.__name__}", (section,), members)
            self._classes[key] = cast("type[Section]", made)
        return self._classes[key]


def relative(root: Root) -> Callable[[str], str]:
    """What a path as it is written is called in a phase; nothing if it is not of that phase."""

    def of(path: str) -> str:
        top, _, below = path.partition(".")
        if top in PHASES:
            return below if top == root else ""
        return "" if top in ("workload", "handoff") else path

    return of


def spy_of(section: Section) -> Spy:
    spy: Spy = cast(Any, section).spy
    return spy


def looking(name: str, choice: Choice) -> Callable[[Section], object]:
    def look(section: Section) -> object:
        spy = spy_of(section)
        spy.saw(choice)
        return getattr(spy.real, name)

    return look


def entering(name: str, there: Choice | None) -> Callable[[Section], Section | None]:
    """A part of a section; `there` where it may be missing."""

    def enter(section: Section) -> Section | None:
        spy = spy_of(section)
        if there is not None:
            spy.saw(there)
        if name not in spy.parts:
            real: Section | None = getattr(spy.real, name)
            path = f"{spy.path}{name}."
            spy.parts[name] = real and spy.watch(real, spy.root, path)
        return spy.parts[name]

    return enter


def _all_of(section: Section) -> dict[str, object]:
    return spy_of(section).saw_all().__dict__


def _written(section: Section) -> frozenset[str]:
    spy = spy_of(section)
    spy.saw_names()
    return spy.real.written


def _equal(section: Section, other: object) -> bool:
    mine = spy_of(section).saw_all()
    if isinstance(other, Section) and hasattr(other, "spy"):
        return mine == spy_of(other).saw_all()
    return mine == other


def _hashed(section: Section) -> int:
    return hash(spy_of(section).saw_all())


def _shown(section: Section) -> str:
    return repr(spy_of(section).saw_all())


def _with(section: Section, **values: object) -> Section:
    spy = spy_of(section)
    return spy.watch(spy.real.with_(**values), spy.root, spy.path)


def _phase(plan: Plan, name: PhaseName) -> Section:
    spy = spy_of(plan)
    if (found := spy.phases.get(name)) is None:
        real = spy.real
        assert isinstance(real, Plan)
        found = spy.phases[name] = spy.watch(real.phase(name), name, "")
    return found


def _of(plan: Plan, names: tuple[str, ...]) -> Section:
    if not names:
        return plan
    spy = spy_of(plan)
    if (found := spy.others.get(names)) is None:
        real = spy.real
        assert isinstance(real, Plan)
        for name in PHASES:
            _ = plan.phase(name).layers
        found = spy.choices.section(real.of(names), "plan", "", spy.seen, of_layers=True)
        spy.others[names] = found
    return found


WATCHED: dict[str, object] = {
    "__dict__": property(_all_of),
    "__eq__": _equal,
    "__hash__": _hashed,
    "__repr__": _shown,
    "written": property(_written),
    "with_": _with,
}
"""What tells of a whole section at once."""
WATCHED_PLAN: dict[str, object] = {**WATCHED, "phase": _phase, "of": _of}
