"""The law read of a plan that is known in part: a truth, or the open field that it needs first.

Each variable is worked out once for the values of the fields that it looked at. A value of the law
that rests on many fields becomes a choice of its own, which they settle.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import TypeVar, cast

from shardproof.proofs.open.cells import Cases, Cells
from shardproof.proofs.open.lines import SIZES, OpenPlan
from shardproof.proofs.open.trace import traced
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import Expr, Value, evaluate, formula
from shardproof.spec.law.judge import instances, views
from shardproof.spec.law.values import VALUES
from shardproof.spec.law.view import WRITTEN, View
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.handoff import Handoff
from shardproof.spec.plan.plan import PHASES, PhaseName
from shardproof.spec.plan.shape import MOST_RANKS, checks
from shardproof.spec.record import dataclass

T = TypeVar("T")
Where = tuple[PhaseName, int, str]
"""A variable: of which phase, of which kind of layer."""
Condition = tuple[str, Callable[[], bool]]
"""What has to hold, under the name of the part that asks it; it raises `Unread`."""

DEVICES, AGREES = "devices", "agrees"
FEW_FIELDS = 2
"""Fields that a value may rest on and be worked out wherever it is read."""


@dataclass(frozen=True, slots=True)
class Settled:
    """A value that is a choice of its own, and what settles it."""

    path: str
    domain: tuple[Value, ...]
    cases: Cases


class PartlyKnown:
    """One open plan, of whose fields `cells` knows some."""

    def __init__(self, plan: OpenPlan, cells: Cells) -> None:
        self._model, self._devices = plan.model, plan.base.devices
        self._cells, self._slots = cells, cells.slots
        self._plan = traced(plan, cells.slots)
        self._known: dict[Hashable, dict[tuple[str, ...], dict[tuple[object, ...], object]]] = {}
        self._paths: dict[Where, str] = {}
        self.settled: list[Settled] = []
        """Those that were needed so far, each after those that it rests on."""

    def conditions(self) -> Iterator[Condition]:
        """All that a legal plan meets: its numbers agree, and every clause holds wherever it is.

        Of numbers that do not agree a clause may make no sense, so these come first.
        """
        for name in PHASES:
            yield DEVICES, partial(self._world, name)
        for name in PHASES:
            for check in checks(self._plan, self._plan.phase(name), name):
                yield AGREES, lambda check=check: not any(check())
        seen: dict[PhaseName, list[View]] = {
            name: [View(self._context(name, kind)) for kind in range(len(self._model.kinds))]
            for name in PHASES
        }
        for clause in LAW:
            for name, view in instances(clause, seen):
                kind = next(i for i, each in enumerate(seen[name]) if each is view)
                yield clause.code, partial(self._holds, clause.formula, name, kind)

    def _world(self, name: PhaseName) -> bool:
        """That the degrees multiply to the devices; the first that cannot settles it."""
        product = 1
        for size in SIZES:
            product *= cast(int, getattr(self._plan.phase(name), size))
            if product > MOST_RANKS or (self._devices and self._devices % product):
                return False
        return self._devices in (None, product)

    def _holds(self, expr: Expr, name: PhaseName, kind: int) -> bool:
        return bool(evaluate(expr, partial(self._value, name, kind)))

    def _context(self, name: PhaseName, kind: int) -> Context:
        return Context.of(self._model, self._plan, name, self._model.kinds[kind])

    # --- variables ---

    def _value(self, name: PhaseName, kind: int, variable: str) -> Value:
        where = (name, kind, variable)
        if variable in VALUES and (path := self._path_of(where)):
            return cast(Value, self._slots.read(path))
        return self._once(where, partial(self._find, name, kind, variable))

    def _path_of(self, where: Where) -> str:
        """The name of a value that is a choice of its own; empty where it is none."""
        if where not in self._paths:
            name, kind, variable = where
            path = f"{name} {variable}" + (f" in layers of kind {kind}" if kind else "")
            find = partial(self._once, where, partial(self._find, name, kind, variable))
            cases = self._cells.cases(path, find)
            domain = tuple(dict.fromkeys(value for value, _ in cases))
            many = len({each for _, cube in cases for each, _ in cube}) > FEW_FIELDS
            self._paths[where] = path if many and len(domain) > 1 else ""
            if self._paths[where]:
                self._slots.domains[path] = domain
                self.settled.append(Settled(path, domain, cases))
        return self._paths[where]

    def _find(self, name: PhaseName, kind: int, variable: str) -> Value:
        if definition := VALUES.get(variable):
            return evaluate(formula(definition), partial(self._value, name, kind))
        handed = variable.startswith("handoff.") and variable not in WRITTEN
        handoff = self._once(kind, partial(self._handoff, kind)) if handed else None
        return View(self._context(name, kind), handoff)(variable)

    def _handoff(self, kind: int) -> Handoff | None:
        return views(self._model, self._plan)["decode"][kind].handoff

    def _once(self, key: Hashable, function: Callable[[], T]) -> T:
        """What a function gave when the fields that it reads were as they are."""
        slots, tables = self._slots, self._known.setdefault(key, {})
        for paths, table in tables.items():
            if all(path in slots.known for path in paths):
                values = tuple(slots.known[path] for path in paths)
                if values in table:
                    slots.seen.update(paths)
                    return cast(T, table[values])
        before = set(slots.seen)
        slots.seen.clear()
        try:
            found = function()
            read = tuple(sorted(slots.seen))
            tables.setdefault(read, {})[tuple(slots.known[path] for path in read)] = found
        finally:
            slots.seen.update(before)
        return found
