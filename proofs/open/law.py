"""The law over an open plan: each clause one condition over the choices that are left.

The formulas are those that `judge` evaluates, walked a third way. A field or a fact
becomes the cases of its table (`trace`), and everything above it follows the formula,
as far as the choices matter: what does not is worked out here and now.

A truth that rests on many choices together (whether experts' results add up, over every
rank of a stage) is *late*: a variable of its own, of which nothing is known at first. That
can only let too much pass. So a conflict stands whatever is known of it, and a choice that
is found is held against the plan itself, which adds the row that it was missing.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import cast

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.open.budget import Budget
from shardproof.proofs.open.guarded import (
    Condition,
    Guarded,
    all_of,
    any_of,
    applied,
    condition_of,
    constant,
    gathered,
    merged,
    opposite,
    term,
    truth,
)
from shardproof.proofs.open.lines import SIZES, OpenPlan, told
from shardproof.proofs.open.trace import Leaf, Slots, TooLarge, TracedPlan, Tree, traced
from shardproof.proofs.z3_typed import Bool
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.domains import Truth, base_domains
from shardproof.spec.law.formula import Expr, Value, evaluate, formula
from shardproof.spec.law.judge import instances, views
from shardproof.spec.law.values import VALUES
from shardproof.spec.law.view import WRITTEN, View
from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.plan import PHASES, PhaseName
from shardproof.spec.plan.shape import MOST_RANKS, checks
from shardproof.spec.record import dataclass, field

Where = tuple[PhaseName, int, str]
"""A fact: of which phase, of which of its views."""

ROW = ("prefill.packed.sequences", "packed.sequences")
"""Where a plan says which sequences lie in a row; what is said of prefill alone comes first."""
FEW_FIELDS = 2
"""Choices that a truth may rest on to be worked out for all of them beforehand."""


@dataclass(frozen=True, slots=True)
class Held:
    broken: list[str]
    rows: list[Bool]


class OpenLaw:
    """Conditions over the choices of one open plan."""

    def __init__(
        self, plan: OpenPlan, law: Sequence[Clause] = LAW, budget: Budget | None = None
    ) -> None:
        self.plan = plan
        self.budget = budget or Budget()
        self.law = law
        self.slots = Slots({path: line.domain for path, line in plan.lines.items()})
        self._traced: TracedPlan = traced(plan, self.slots)
        self._atoms: dict[tuple[str, object], Condition] = {}
        self._late: dict[Where, tuple[Bool, Callable[[], Value]]] = {}
        self._rests: list[set[Where]] = []
        self.rests: dict[str, frozenset[Where]] = {}
        """For each clause, the late truths that it rests on."""
        self._views: dict[PhaseName, list[OpenView]] = {
            name: [OpenView(self, name, number) for number in self.numbers(name)] for name in PHASES
        }

    def numbers(self, name: PhaseName) -> range:
        """Of the views of a phase: one of each kind of layer, in decode for each length.

        So each sequence of a row is decoded by itself, as `views` has it.
        """
        path = next((p for p in ROW if p in self.plan.lines), None)
        line = self.plan.lines[path].domain if path else ()
        rows = [spec for spec in line if isinstance(spec, CutSpec)]
        rows = rows or [self.plan.base.phase("prefill").packed.sequences]
        most = max(len({*row.sizes}) for row in rows) if name == "decode" else 1
        return range(len(self.plan.model.kinds) * max(most, 1))

    # --- choices ---

    def atom(self, path: str, value: object) -> Condition:
        """That the field at `path` has this value."""
        key = (path, value)
        if key not in self._atoms:
            alone = len(self.slots.domains[path]) == 1
            self._atoms[key] = True if alone else z3.bool_named(f"{path} = {told(value)}")
        return self._atoms[key]

    def allowed(self, path: str, values: Iterable[object]) -> Condition:
        return any_of(self.atom(path, value) for value in values)

    def choices(self) -> list[Bool]:
        """That each field has exactly one of its values."""
        out: list[Bool] = []
        for path, domain in self.slots.domains.items():
            atoms = [each for value in domain if isinstance(each := self.atom(path, value), Bool)]
            if atoms:
                out.append(z3.exactly_one(atoms))
        return out

    # --- facts ---

    def cases(self, what: str, function: Callable[[], Value]) -> dict[Value, Condition]:
        """The values of a function of the plan, each with the choices that lead to it."""
        return self.cases_of(self.slots.tabulate(what, function))

    def truth(self, where: Where, function: Callable[[], Value]) -> dict[Value, Condition]:
        """The same of a truth, which is late where it rests on many choices."""
        if where not in self._late:
            try:
                return self.cases_of(self.slots.tabulate(where[-1], function, FEW_FIELDS))
            except TooLarge:
                self._late[where] = z3.bool_named(f"late {' '.join(map(str, where))}"), function
        self.rest_on([where])
        return truth(self._late[where][0])

    def rest_on(self, late: Iterable[Where]) -> None:
        if self._rests:
            self._rests[-1].update(late)

    @contextmanager
    def resting(self) -> Generator[set[Where]]:
        """The late truths that are asked for inside."""
        self._rests.append(set())
        try:
            yield self._rests[-1]
        finally:
            done = self._rests.pop()
            if self._rests:
                self._rests[-1] |= done

    def held(self, choice: Mapping[str, object], codes: Iterable[str]) -> Held:
        """Some clauses evaluated under a choice, beside what their late truths are there."""
        rows: dict[Where, tuple[bool, list[str]]] = {}
        chosen = {clause.code: clause for clause in self.law}
        broken: list[str] = []
        with self.slots.all_known(choice):
            seen = {
                name: [
                    _Watched(self.context(name, number), law=self, number=number, rows=rows)
                    for number in self.numbers(name)
                ]
                for name in PHASES
            }
            agree = {name for name in PHASES if self._agree(name)}
            for code in codes:
                clause, views_ = chosen[code], cast("dict[PhaseName, list[View]]", seen)
                found = (v for name, v in instances(clause, views_) if name in agree)
                if not all(evaluate(clause.formula, v) for v in found):
                    broken.append(code)
        return Held(broken, [self._row(*each, choice) for each in rows.items()])

    def _row(
        self, where: Where, found: tuple[bool, list[str]], choice: Mapping[str, object]
    ) -> Bool:
        """What a late truth is wherever the fields that it looked at are as they were."""
        value, paths = found
        made = (self.atom(path, choice[path]) for path in paths)
        same = z3.same(self._late[where][0], z3.bool_value(value))
        return z3.implies(term(all_of(made)), same)

    def late(self, where: Where) -> tuple[bool, list[str]] | None:
        """A late truth under the choice that is known, and the fields that it looked at."""
        if where not in self._late:
            return None
        self.slots.seen.clear()
        value = self._late[where][1]()
        return bool(value), sorted(self.slots.seen)

    def cases_of(self, tree: Tree[Value]) -> dict[Value, Condition]:
        if isinstance(tree, Leaf):
            return constant(tree.value)
        found: list[tuple[Value, Condition]] = []
        for choice, child in tree.children:
            when = self.atom(tree.path, choice)
            found += [(value, all_of((when, case))) for value, case in self.cases_of(child).items()]
        cases = gathered(found)
        # A fact that is the same whatever is chosen is a constant.
        return constant(next(iter(cases))) if len(cases) == 1 else cases

    def kind(self, number: int) -> int:
        """The kind of layer of a view."""
        return number % len(self.plan.model.kinds)

    def context(self, name: PhaseName, number: int) -> Context:
        """That of a view; which sequence of a row it is of, the row's own line says."""
        plan, model = self._traced, self.plan.model
        plan = plan.each(number // len(model.kinds)) if name == "decode" else plan
        return Context.of(model, plan, name, model.kinds[self.kind(number)])

    def handoff_fact(self, number: int, name: str) -> Value:
        """What decode lacks is known of both phases together."""
        try:
            return views(self.plan.model, self._traced)["decode"][self.kind(number)](name)
        except IndexError:  # a cut for other ranks: the plan contradicts itself
            return 0

    # --- the law ---

    def clauses(self) -> dict[str, Condition]:
        """For each clause that is read anywhere: that it holds wherever it is."""
        model = self.plan.model
        seen: dict[PhaseName, list[View]] = {
            name: [
                View(Context.of(model, self._traced, name, model.kinds[self.kind(number)]))
                for number in self.numbers(name)
            ]
            for name in PHASES
        }
        agrees = {name: self.agrees(name) for name in PHASES}
        found: dict[str, Condition] = {}
        for done, clause in enumerate(self.law):
            holds: list[Condition] = []
            self.budget.tell("reading the law", done, len(self.law))
            with self.resting() as rests:
                for name, view in instances(clause, seen):
                    number = next(i for i, each in enumerate(seen[name]) if each is view)
                    # Of a plan that contradicts itself a clause says nothing.
                    broken = opposite(agrees[name])
                    if broken is not True:
                        holds.append(any_of((self._views[name][number].holds(clause), broken)))
            if holds:
                found[clause.code] = all_of(holds)
                self.rests[clause.code] = frozenset(rests)
        return found

    def agrees(self, name: PhaseName) -> Condition:
        """That a phase's own numbers agree, beside their product."""
        plan = self._traced
        fine: list[Condition] = []
        for check in checks(plan, plan.phase(name), name):
            cases = self.cases("what a plan's numbers agree on", lambda c=check: not any(c()))
            fine.append(condition_of(cases))
        return all_of(fine)

    def _agree(self, name: PhaseName) -> bool:
        """Whether a phase's own numbers agree, under the choice that is known."""
        plan = self._traced
        return not any(any(check()) for check in checks(plan, plan.phase(name), name))

    def world(self, name: PhaseName, devices: int | None, most: int = 0) -> Condition:
        """That the degrees multiply to the devices, or at least to no more than `most`."""
        product: dict[Value, Condition] = constant(1)
        phase = self._traced.phase(name)
        exact = devices if not most else None
        for size in SIZES:
            each = self.cases(size, lambda s=size: _number(getattr(phase, s)))
            # What does not divide the devices leads nowhere, and is dropped at once.
            product = {
                value: when
                for value, when in applied("*", product, each).items()
                if _fits(value, exact, most or MOST_RANKS)
            }
        return product.get(exact, False) if exact else any_of(product.values())


def _fits(value: Value, devices: int | None, most: int) -> bool:
    if not isinstance(value, int):
        return False
    return devices % value == 0 if devices else value <= most


def _number(value: object) -> Value:
    if not isinstance(value, int):
        raise TypeError(f"no degree: {value!r}")
    return value


class OpenView:
    """The variables of one phase and kind of layer, each by its cases."""

    def __init__(self, law: OpenLaw, phase: PhaseName, number: int) -> None:
        self._law, self._number = law, number
        self._phase: PhaseName = phase
        self._known: dict[str, Guarded] = {}
        self._rests: dict[str, frozenset[Where]] = {}

    def holds(self, clause: Clause) -> Condition:
        return self.condition(clause.formula)

    def condition(self, expr: Expr) -> Condition:
        """That a formula is true; what does not matter is not looked at."""
        match expr.op:
            case "not":
                return opposite(self.condition(expr.args[0]))
            case "and":
                return self._until(expr.args, stop=False)
            case "or":
                return self._until(expr.args, stop=True)
            case _:
                return condition_of(self.cases(expr))

    def _until(self, args: Sequence[Expr], *, stop: bool) -> Condition:
        """Both, or either, of several; the first that settles it is the last that is read."""
        found: list[Condition] = []
        for arg in args:
            found.append(self.condition(arg))
            if found[-1] is stop:
                return stop
        return any_of(found) if stop else all_of(found)

    def cases(self, expr: Expr) -> Guarded:
        match expr.op:
            case "const":
                return constant(expr.value)
            case "var":
                return self.variable(str(expr.value))
            case "not" | "and" | "or":
                return truth(self.condition(expr))
            case "if":
                test = self.condition(expr.args[0])
                if isinstance(test, Bool):
                    return merged(test, self.cases(expr.args[1]), self.cases(expr.args[2]))
                return self.cases(expr.args[1] if test else expr.args[2])
            case "in":
                sought, *items = map(self.cases, expr.args)
                among = [condition_of(applied("==", sought, item)) for item in items]
                return truth(any_of(among))
            case op:
                left, right = map(self.cases, expr.args)
                return applied(op, left, right)

    def variable(self, name: str) -> Guarded:
        if name not in self._known:
            with self._law.resting() as rests:
                self._known[name] = self._find(name)
            self._rests[name] = frozenset(rests)
        else:
            self._law.rest_on(self._rests[name])
        return self._known[name]

    def _find(self, name: str) -> Guarded:
        self._law.budget.spend("what the law says of the lines that are open")
        if definition := VALUES.get(name):
            return self.cases(formula(definition))
        law, number = self._law, self._number
        phase = _phase_of(name, self._phase)
        function = partial(_read, law, phase, number, name)
        if name.startswith("handoff.") and name not in WRITTEN:
            function = partial(law.handoff_fact, number, name)
        if isinstance(base_domains()[name], Truth):
            return law.truth((phase, number, name), function)
        return law.cases(name, function)


def _phase_of(name: str, phase: PhaseName) -> PhaseName:
    """Where a variable is read: what is handed over is decode's matter."""
    return "decode" if name.startswith("handoff.") else phase


@dataclass(slots=True)
class _Watched(View):
    """Variables under a known choice; keeps what late truths look at."""

    law: OpenLaw = field(kw_only=True)
    number: int = field(kw_only=True)
    rows: dict[Where, tuple[bool, list[str]]] = field(kw_only=True)

    def _find(self, name: str) -> Value:
        phase = _phase_of(name, self.ctx.name)
        where = (phase, self.number, name)
        if (found := self.law.late(where)) is not None:
            self.rows[where] = found
            return found[0]
        if name.startswith("handoff.") and name not in WRITTEN:
            return self.law.handoff_fact(self.number, name)
        return View._find(self, name)  # noqa: SLF001  (its own; slots leave no plain super here)


def _read(law: OpenLaw, phase: PhaseName, number: int, name: str) -> Value:
    """A field or a fact; where the plan contradicts itself, as a cut for other ranks does, zero."""
    try:
        return View(law.context(phase, number))(name)
    except IndexError:
        return 0
