"""The machinery refuses what does not follow, for each law that could let it pass."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO
from shardproof.proofs.theorems.language import NoStatement, expanded, let, parse, text
from shardproof.proofs.theorems.numbers import met, refuted
from shardproof.proofs.theorems.prove import prove
from shardproof.proofs.theorems.run import run_step
from shardproof.proofs.theorems.smt import Query
from shardproof.proofs.theorems.solvers import cvc5_says, z3_says
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Check, Checked, Sums

SUMS = [
    # Nothing says that the range is not counted backwards.
    ("n: int; f(i): value", "sum(i, 0, n + 1, f(i)) == sum(i, 0, n, f(i)) + f(n)", ("0 <= n",)),
    # A name in a hypothesis is that name, not any.
    ("p: size; d e: int; x(ii) X(i): value", "sum(r, 0, p, x(r, d)) == X(d)",
     ("sum(r, 0, p, x(r, d)) == X(d)",)),
    # A fraction is reduced by what is not zero.
    ("c x: value", "c * x / c == x", ("c != 0",)),
    # An index of a hypothesis is in its range.
    ("n p: size; j: int; own(ii): value", "sum(r, 0, p, own(r, j)) == 1",
     ("all(i, 0, n, sum(r, 0, p, own(r, i)) == 1)", "0 <= j", "j < n")),
    # One term of a sum is picked where it is there.
    ("n: size; j: int; f(i): value", "sum(i, 0, n, when(i == j) * f(i)) == f(j)",
     ("0 <= j", "j < n")),
    # A sum of ones counts them, where there are as many.
    ("a b: int; c: value", "sum(i, a, b, c) == c * (b - a)", ("a <= b",)),
]  # fmt: skip


@pytest.mark.parametrize(("names", "claim", "given"), SUMS, ids=lambda each: str(each)[:60])
def test_a_law_holds_with_its_condition_and_not_without(
    names: str, claim: str, given: tuple[str, ...]
) -> None:
    assert prove(Statement(names, claim, given), "sums").proved
    for place in range(len(given)):
        less = Statement(names, claim, given[:place] + given[place + 1 :])
        assert refuted(less) is not None, given[place]
        assert not prove(less, "sums").proved, given[place]


def test_another_index_than_the_hypothesis_names_is_no_help() -> None:
    names, given = "p: size; d e: int; x(ii) X(i): value", ("sum(r, 0, p, x(r, d)) == X(d)",)
    assert not prove(Statement(names, "sum(r, 0, p, x(r, e)) == X(e)", given), "sums").proved


def test_induction_needs_what_is_known_of_fewer_steps() -> None:
    """A hypothesis on all ranks together says nothing of the first few."""
    names, claim = "n p: size; own(ii): value", "sum(r, 0, p, own(r, 0)) == 1"
    given = ("all(i, 0, n, sum(r, 0, p, own(r, i)) == 1)", "0 < n")
    assert prove(Statement(names, claim, given), "sums").proved
    stepwise = prove(Statement(names, claim, given, over="p"), "sums")
    assert "not known of fewer steps" in stepwise.why


def test_both_sides_are_not_one_object() -> None:
    """A rank that reads from the wrong place is another statement, and not proved."""
    claim = "sum(r, 0, p, sum(l, 0, b(r + 1) - b(r), x(r, l))) == sum(i, 0, n, X(i))"
    right, wrong = "x(r, l) := X(b(r) + l)", "x(r, l) := X(l)"
    for piece, proved in ((right, True), (wrong, False)):
        statement = Statement(
            "n p: size; b(i): int; X(i): value", claim, CUT, (piece,), over="p", also=FROM_ZERO
        )
        assert prove(statement, "sums").proved == proved
        assert (refuted(statement) is None) == proved


def test_what_cannot_be_is_not_met() -> None:
    assert met(Statement("n: size", "n == n", ("n < 0",))) is None
    assert met(Statement("n: size", "n == n", ("n < 3",))) is not None


class TestSolvers:
    """Both read the same text and may both say no."""

    DECLARED = Statement("a b: int", "a == b").declared

    def ask(self, given: str, goal: str) -> str:
        return Query((parse(given),), parse(goal), tuple(self.DECLARED.values())).smt

    def test_what_follows(self) -> None:
        script = self.ask("a + 1 <= b", "a < b")
        assert (z3_says(script), cvc5_says(script)) == ("unsat", "unsat")

    def test_what_does_not(self) -> None:
        script = self.ask("a <= b", "a < b")
        assert (z3_says(script), cvc5_says(script)) == ("sat", "sat")

    def test_what_is_no_question_is_unknown(self) -> None:
        assert cvc5_says("(set-logic ALL)\n") == "unknown"


class TestWhoProves:
    """A table says who has proved a step; nobody else has."""

    ALONE = Sums("both", Statement("x y: value", "x + y == y + x"), asks=False)
    ASKED = Sums("last", Statement(*SUMS[0]))

    @pytest.mark.parametrize("step", [ALONE, ASKED], ids=lambda each: each.name)
    def test_a_step_is_proved_by_whom_it_says(self, step: Sums) -> None:
        assert run_step(step).proved
        other = run_step(replace(step, asks=not step.asks))
        assert (other.proved, "it is to be proved by" in other.why) == (False, True)

    @pytest.mark.parametrize(("fact", "proved"), [("true", True), ("false", False)])
    def test_both_solvers_find_room(self, fact: str, proved: bool) -> None:  # noqa: FBT001
        def found() -> Checked:
            return Checked(held=True, over="", rooms=(f"(assert {fact})\n(check-sat)\n",))

        def twin() -> Checked:
            return Checked(held=False, over="never")

        assert run_step(Check("room", "plans", found, "it", twin)).proved == proved


class TestLanguage:
    @pytest.mark.parametrize(
        "source",
        ["sum(i, 0, n, f(i) * 2)", "all(r, 0, p, b(r) <= b(r + 1))", "a if b < c else d",
         "every(x, f(x) == 0)", "not (a == b or c != d)", "a // b % c - 1 / e"],
    )  # fmt: skip
    def test_what_is_printed_is_read_the_same(self, source: str) -> None:
        assert parse(text(parse(source))) == parse(source)

    @pytest.mark.parametrize("source", ["a +", "sum(i, n)", "f'{a}'", "[a]", "when(a, b)"])
    def test_what_is_no_statement(self, source: str) -> None:
        with pytest.raises(NoStatement):
            parse(source)

    def test_a_name_that_comes_in_is_not_caught(self) -> None:
        lets = {"f": let("f(k) := sum(i, 0, n, g(i, k))")}
        found = expanded(parse("sum(i, 0, n, f(i))"), lets)
        outer, inner = found.name, found.args[2].name
        assert outer != inner
        assert text(found.args[2].args[2]) == f"g({inner}, {outer})"
