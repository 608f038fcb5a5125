"""A concrete plan judged by Z3: what `judge` finds by evaluation, found by a solver.

Only fields and facts are read from the plan. They are asserted as equations,
beside the definitions of values and one literal a clause that is equal to the
clause, and the solver works out the literals. One check is enough. Each base
variable has an equation with a constant, each value one with a definition over
variables before it (definitions are not circular), each literal one with its
clause; every operation is total, for nothing divides by less than 1 (`domain`
refuses it). So exactly one assignment fulfils them all, and the model that the
solver finds is it. `forced` asks the solver for this itself.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.encode import OPERATIONS, Encoding, Operation
from shardproof.proofs.z3_typed import Bool, Int, Solver
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import Value
from shardproof.spec.law.judge import View, instances, views
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan

TACTICS = ("solve-eqs", "smt")
"""Half the time of the default, which does not eliminate variables by their equations first."""

MOST_REMEMBERED = 20_000
"""Equations kept for the next plan, which mostly says the same."""


@dataclass(frozen=True, slots=True)
class Instance:
    """A clause as it is read in one phase, of one kind of layer."""

    code: str
    phase: PhaseName
    kind: int


@dataclass(frozen=True, slots=True)
class Question:
    """Some clauses of the law in one view, ready to be asked of any plan."""

    base: tuple[tuple[str, ...], ...]
    """The fields and facts that they rest on, part by part of the plan."""
    law: Bool
    literals: tuple[Bool, ...]
    answer: Int


class SolverJudge:
    """Judges plan after plan; what they share is built once."""

    def __init__(self, operations: Mapping[str, Operation] = OPERATIONS) -> None:
        self._encoding = Encoding(operations=operations)
        self._questions: dict[tuple[str, ...], Question] = {}
        self._one: dict[tuple[str, Value], Bool] = {}
        self._said: dict[tuple[tuple[str, ...], tuple[Value, ...]], Bool] = {}

    def question(self, clauses: tuple[Clause, ...]) -> Question:
        key = tuple(clause.code for clause in clauses)
        if key not in self._questions:
            self._questions[key] = self._ask(clauses)
        return self._questions[key]

    def _ask(self, clauses: tuple[Clause, ...]) -> Question:
        encoding = self._encoding
        used = encoding.names_of(clauses)
        parts: dict[str, list[str]] = defaultdict(list)
        for name in sorted(used):
            if not encoding.is_value(name):
                parts[name.rpartition(".")[0]].append(name)
        literals = tuple(z3.bool_named(f"law {clause.code}") for clause in clauses)
        told = [
            z3.same(literal, encoding.clause_term(clause))
            for literal, clause in zip(literals, clauses, strict=True)
        ]
        return Question(
            base=tuple(map(tuple, parts.values())),
            law=z3.both([*encoding.defined(used), *told]),
            literals=literals,
            answer=z3.numbered(literals),
        )

    def _equations(self, question: Question, view: View) -> list[Bool]:
        """The plan, as far as the question rests on it."""
        return [self._equation(names, tuple(map(view, names))) for names in question.base]

    def _equation(self, names: tuple[str, ...], values: tuple[Value, ...]) -> Bool:
        key = (names, values)
        if key not in self._said:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
                self._one.clear()
            self._said[key] = z3.both(map(self._fixed, names, values))
        return self._said[key]

    def _fixed(self, name: str, value: Value) -> Bool:
        key = (name, value)
        if key not in self._one:
            self._one[key] = self._encoding.fixed(name, value)
        return self._one[key]

    def decide(self, clauses: tuple[Clause, ...], view: View) -> tuple[bool, ...]:
        """Whether each clause holds in this view."""
        question = self.question(clauses)
        solver = Solver(*TACTICS)
        solver.add(question.law, *self._equations(question, view))
        if (found := solver.check()) != "sat":
            raise SolverError(f"{found}, of equations that have one solution", solver.why_unknown())
        bits = solver.int_of(question.answer)
        return tuple(bool(bits >> i & 1) for i in range(len(clauses)))

    def forced(self, clauses: tuple[Clause, ...], view: View, held: tuple[bool, ...]) -> bool:
        """Whether no other answer than `held` is possible."""
        question = self.question(clauses)
        solver = Solver(*TACTICS)
        solver.add(question.law, *self._equations(question, view))
        same = (z3.same(x, z3.bool_value(h)) for x, h in zip(question.literals, held, strict=True))
        solver.add(z3.negation(z3.both(same)))
        return solver.check() == "unsat"

    def verdicts(self, model: Model, plan: Plan) -> dict[Instance, bool]:
        """Every instance of every clause, and whether it holds."""
        found: dict[Instance, bool] = {}
        for phase, kind, view, clauses in readings(model, plan):
            held = self.decide(clauses, view)
            for clause, holds in zip(clauses, held, strict=True):
                found[Instance(clause.code, phase, kind)] = holds
        return found


class SolverError(RuntimeError):
    """The solver gave no answer to a question that has one."""


Reading = tuple[PhaseName, int, View, tuple[Clause, ...]]


def readings(model: Model, plan: Plan) -> list[Reading]:
    """Each phase and kind of layer, with the clauses that are read there."""
    seen = views(model, plan)
    read: dict[int, list[Clause]] = defaultdict(list)
    for clause in LAW:
        for _, view in instances(clause, seen):
            read[id(view)].append(clause)
    return [
        (phase, kind, view, tuple(read[id(view)]))
        for phase in PHASES
        for kind, outer in enumerate(seen[phase])
        for view in (outer, *outer.modules.values())
        if read[id(view)]
    ]


@cache
def _judge() -> SolverJudge:
    return SolverJudge()


def judge_with_z3(model: Model, plan: Plan) -> dict[str, bool]:
    """Whether each clause of the law that the plan is subject to holds, wherever it is read."""
    held: dict[str, bool] = {}
    for instance, holds in _judge().verdicts(model, plan).items():
        held[instance.code] = held.get(instance.code, True) and holds
    return held
