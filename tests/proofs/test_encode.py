"""Formulas in Z3 mean what they mean when they are evaluated."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import pytest
from hypothesis import given

from shardproof.fuzzing.plans import random_plan
from shardproof.proofs import z3_typed as z3
from shardproof.proofs.encode import OPERATIONS, Encoding
from shardproof.proofs.law_judge import readings
from shardproof.proofs.z3_typed import Bits, Bool, Int, Solver
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.domains import Words, base_domains
from shardproof.spec.law.formula import Expr, Value, evaluate, formula
from shardproof.spec.law.judge import View
from tests.random_formulas import any_kind, settings_of_names

ENCODING = Encoding()


def solved(expr: Expr, values: dict[str, Value]) -> Value:
    """What the solver says that `expr` is."""
    solver = Solver()
    solver.add(*(ENCODING.fixed(name, value) for name, value in values.items()))
    assert solver.check() == "sat"
    match ENCODING.term(expr):
        case Bool() as term:
            return solver.bool_of(term)
        case Int() as term:
            return solver.int_of(term)
        case Bits() as term:
            return ENCODING.word(solver.bits_of(term))


class TestMeaning:
    """The second reading of a formula gives the value of the first."""

    @given(any_kind(), settings_of_names())
    def test_of_any_formula(self, expr: Expr, values: dict[str, Value]) -> None:
        assert solved(expr, values) == evaluate(expr, values.__getitem__)

    @pytest.mark.parametrize("op", ["//", "%"])
    def test_division_rounds_down_as_in_python(self, op: str) -> None:
        for dividend in range(-12, 13):
            for divisor in range(1, 6):
                expr = formula(f"sequence.cut.n {op} tp")
                values: dict[str, Value] = {"sequence.cut.n": dividend, "tp": divisor}
                assert solved(expr, values) == evaluate(expr, values.__getitem__)

    def test_every_operation_is_there(self) -> None:
        binary = {"==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "//", "%"}
        assert set(OPERATIONS) == {"not", "and", "or", "if", "in"} | binary


def legal_reading() -> tuple[View, tuple[Clause, ...]]:
    """A view of a plan on four ranks of tp, and the clauses read there."""
    for seed in range(1_000):
        model, plan = random_plan(seed)
        _, _, view, clauses = readings(model, plan)[0]
        legal = all(evaluate(clause.formula, view) for clause in clauses)
        if legal and plan.phase("prefill").tp == 4:
            return view, clauses
    raise AssertionError("no such plan")


VIEW, CLAUSES = legal_reading()
USED = ENCODING.names_of(CLAUSES)
BASE = sorted(name for name in USED if not ENCODING.is_value(name))
WORDS = [name for name in BASE if isinstance(base_domains()[name], Words)]


class TestOpenPlans:
    """Names that are left open take values of their domain."""

    def solver(self, opened: Iterable[str]) -> Solver:
        solver = Solver()
        left = frozenset(opened)
        solver.add(*ENCODING.defined(USED))
        for name in BASE:
            held = ENCODING.open(name) if name in left else ENCODING.fixed(name, VIEW(name))
            solver.add(held)
        return solver

    def test_a_model_read_back_evaluates_as_it_was_asked_for(self) -> None:
        for wrong in CLAUSES:
            solver = self.solver(WORDS)
            for clause in CLAUSES:
                term = ENCODING.clause_term(clause)
                solver.add(z3.negation(term) if clause is wrong else term)
            if solver.check() != "sat":
                continue
            read = View(VIEW.ctx, VIEW.handoff)
            for name in BASE:
                read.known[name] = VIEW(name)
            for name in WORDS:
                number = solver.bits_of(cast(Bits, ENCODING.variable(name)))
                read.known[name] = ENCODING.word(number)
                assert read.known[name] in base_domains()[name]
            broken = [c.code for c in CLAUSES if not evaluate(c.formula, read)]
            assert broken == [wrong.code]

    def test_a_core_names_the_clauses_that_cannot_hold(self) -> None:
        solver = self.solver(["embedding.collective"])
        for clause in CLAUSES:
            solver.add_named(ENCODING.clause_term(clause), clause.code)
        solver.add_named(ENCODING.fixed("embedding.collective", "all_gather"), "the plan")
        assert solver.check() == "unsat"
        assert solver.core() == {"EMB-OUT-WHOLE", "the plan"}


def test_views_do_not_share_variables() -> None:
    solver = Solver()
    prefill, decode = Encoding("prefill."), Encoding("decode.")
    solver.add(prefill.fixed("tp", 4), decode.fixed("tp", 8))
    assert solver.check() == "sat"
    solver.add(decode.fixed("tp", 4))
    assert solver.check() == "unsat"


def test_a_number_keeps_to_its_range() -> None:
    solver = Solver()
    solver.add(ENCODING.open("tp"), ENCODING.fixed("tp", 0))
    assert solver.check() == "unsat"
