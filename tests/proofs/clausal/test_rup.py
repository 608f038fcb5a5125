"""Proofs that clauses cannot all hold: accepted exactly where each line follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any

import pytest

from shardproof.proofs.clausal.dimacs import clauses_of, lines_of
from shardproof.proofs.clausal.rup import Literals, Refused, check, trimmed
from shardproof.proofs.clausal.solve import Model, Proof, solve
from tests.proofs.clausal.formulas import (
    has_model,
    pigeons,
    proves,
    random_clause,
    random_formula,
)


def accepts(clauses: Sequence[Literals], proof: Sequence[Literals]) -> bool:
    try:
        check(clauses, proof)
    except Refused:
        return False
    return True


def proof_of(clauses: Sequence[Literals]) -> list[Literals]:
    found = solve(clauses)
    assert isinstance(found, Proof)
    return trimmed(clauses, found.lines)


def broken(proof: Sequence[Literals]) -> Iterator[list[Literals]]:
    """A proof with each line left out, and with each literal turned round."""
    for at, line in enumerate(proof):
        yield [*proof[:at], *proof[at + 1 :]]
        for place, literal in enumerate(line):
            turned = (*line[:place], -literal, *line[place + 1 :])
            yield [*proof[:at], turned, *proof[at + 1 :]]


class TestAgainstThePlainestChecker:
    """It accepts what follows by unit propagation, and refuses the rest."""

    @pytest.mark.parametrize("block", range(4))
    def test_random_formulas_and_proofs(self, block: int) -> None:
        rng = Random(block)
        accepted = refused = 0
        for _ in range(250):
            variables, clauses = random_formula(rng)
            tries = [
                [*(random_clause(rng, variables) for _ in range(rng.randint(0, 3))), ()]
                for _ in range(4)
            ]
            found = solve(clauses)
            assert isinstance(found, Model) == has_model(variables, clauses)
            if isinstance(found, Proof):
                proof = trimmed(clauses, found.lines)
                tries += [proof, *list(broken(proof))[:12]]
            for each in tries:
                told = accepts(clauses, each)
                assert told == proves(clauses, each), (clauses, each)
                assert not (told and has_model(variables, clauses)), (clauses, each)
                accepted += told
                refused += not told
        assert min(accepted, refused) > 400

    def test_a_proof_of_what_has_a_model_is_refused(self) -> None:
        """Whatever is written in it."""
        rng = Random(7)
        seen = 0
        while seen < 400:
            variables, clauses = random_formula(rng)
            if has_model(variables, clauses):
                lines = [random_clause(rng, variables) for _ in range(rng.randint(0, 6))]
                assert not accepts(clauses, [*lines, ()])
                seen += 1


class TestPigeons:
    """A formula whose every clause is needed, and whose proof is not one of propagation."""

    CLAUSES = pigeons(4)

    def test_the_solvers_proof_is_accepted(self) -> None:
        proof = proof_of(self.CLAUSES)
        assert len(proof) > 10
        assert check(self.CLAUSES, proof).clauses == tuple(range(len(self.CLAUSES)))

    def test_without_any_clause_the_proof_is_none(self) -> None:
        proof = proof_of(self.CLAUSES)
        for at in range(len(self.CLAUSES)):
            assert not accepts([*self.CLAUSES[:at], *self.CLAUSES[at + 1 :]], proof)

    def test_a_line_that_is_left_out_or_turned_round_matters(self) -> None:
        proof = proof_of(self.CLAUSES)
        told = [(accepts(self.CLAUSES, each), proves(self.CLAUSES, each)) for each in broken(proof)]
        assert all(one == other for one, other in told)
        assert sum(not one for one, _ in told) > len(told) * 0.7

    def test_trimming_leaves_no_line_that_is_not_used(self) -> None:
        found = solve(self.CLAUSES)
        assert isinstance(found, Proof)
        padded = [(1, 2, 3, 4, 5), *found.lines[:-1], (-1, 1), ()]
        kept = trimmed(self.CLAUSES, padded)
        assert (1, 2, 3, 4, 5) not in kept
        assert check(self.CLAUSES, kept).lines == tuple(range(len(kept)))

    def test_the_same_clauses_give_the_same_proof(self) -> None:
        assert solve(self.CLAUSES) == solve(self.CLAUSES)


class TestTheEmptyClause:
    """A proof says that nothing is left, as its last line and once."""

    CLAUSES = ((1,), (-1,))

    def test_it_may_be_the_only_line(self) -> None:
        assert check(self.CLAUSES, [()]).clauses == (0, 1)

    @pytest.mark.parametrize("proof", [[], [(1,)], [(), (1,)]])
    def test_it_is_asked_for_at_the_end(self, proof: list[Literals]) -> None:
        with pytest.raises(Refused, match="ends with the empty clause"):
            check(self.CLAUSES, proof)

    def test_it_may_be_a_clause_of_the_formula(self) -> None:
        found = solve([(1, 2), ()])
        assert found == Proof(((),))
        assert accepts([(1, 2), ()], [()])


class TestWhatOthersRead:
    """Proofs are in the format of the field: another checker accepts and refuses the same."""

    def test_another_checker_agrees(self) -> None:
        dratify: Any = import_module("dratify")
        clauses = pigeons(3)
        proof = proof_of(clauses)
        formula = dratify.parse_dimacs(f"p cnf 12 {len(clauses)}\n{lines_of(clauses)}")
        for each in (proof, *broken(proof)):
            told = dratify.check_proof(
                formula, lines_of(each), check_rat=False, apply_deletions=False, engine="python"
            )
            assert bool(told.ok) == accepts(clauses, each), each

    def test_what_is_written_is_read(self) -> None:
        lines = [(1, -2), (), (3,)]
        assert clauses_of(lines_of(lines), 3) == lines

    @pytest.mark.parametrize(
        ("text", "line"),
        [
            ("1 2 0", 1),
            ("1 2\n", 1),
            ("1  2 0\n", 1),
            ("1 0 2 0\n", 1),
            ("0\nd 1 0\n", 2),
            ("1 0\n4 0\n", 2),
            ("-0 0\n", 1),
            ("01 0\n", 1),
            ("1 0 \n", 1),
            ("1 0\r\n", 1),
            ("١ 0\n", 1),
            ("\n", 1),
        ],
    )
    def test_what_could_be_taken_in_two_ways_is_refused(self, text: str, line: int) -> None:
        with pytest.raises(Refused) as refused:
            clauses_of(text, 3)
        assert refused.value.line == line
