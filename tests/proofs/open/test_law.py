"""The law over an open plan says of each completion what evaluation says of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.open.guarded import term
from shardproof.proofs.open.lines import AGREES, canonical, read_open
from shardproof.proofs.open.question import Question
from shardproof.proofs.z3_typed import Bool
from shardproof.spec.errors import Place
from shardproof.spec.model.config import node_of
from tests.cases.test_cases import NEAR_MISSES, case
from tests.proofs.open.plans import broken, completions, random_open_plan
from tests.tiers import sampled

SEEDS = range(160)


def atoms(question: Question, choice: dict[str, object]) -> list[Bool]:
    made = (question.law.atom(path, value) for path, value in choice.items())
    return [atom for atom in made if isinstance(atom, Bool)]


@pytest.mark.parametrize("block", sampled(range(8), every=8))
def test_every_clause_of_every_completion(block: int) -> None:
    """Each clause alone, so that no mistake hides behind another."""
    asked = 0
    for seed in SEEDS[block::8]:
        plan = random_open_plan(seed)
        question = Question(plan)
        for choice in completions(plan):
            wrong = broken(plan, choice)
            chosen = atoms(question, choice)
            agrees = question.conflict([AGREES], "agrees", chosen) is None
            assert agrees == (wrong is not None), (seed, choice)
            if wrong is None:
                continue
            for code in question.clauses:
                holds = question.conflict([code], code, chosen) is None
                assert holds == (code not in wrong), (seed, choice, code)
                asked += 1
    assert asked > 1_000


class TestModelsReadBack:
    """What the solver finds is legal when it is evaluated, and what it blocks is not."""

    @pytest.mark.parametrize("many", [60, pytest.param(1_000, marks=pytest.mark.long)])
    def test_so_many_of_each(self, many: int) -> None:
        legal = illegal = 0
        seed = 0
        while legal < many or illegal < many:
            seed += 1
            plan = random_open_plan(seed)
            question = Question(plan)
            paths = list(plan.lines)
            found = [
                tuple(choice[path] for path in paths)
                for choice in question.every([*question.parts], paths, "models")
            ]
            assert len(found) == len(set(found))
            for choice in completions(plan):
                values = tuple(choice[path] for path in paths)
                assert (values in set(found)) == (broken(plan, choice) == set()), (seed, choice)
                legal += values in set(found)
                illegal += values not in set(found)


def test_no_number_reaches_the_solver() -> None:
    """Sums and quotients are worked out before: nothing but truth values is left."""
    for seed in range(20):
        question = Question(random_open_plan(seed))
        for condition in question.parts.values():
            assert z3.sorts_in(term(condition)) <= {"Bool"}


def _says_own_ranks(file: Path) -> bool:
    """Whether a module lies over ranks of its own, which no open plan says."""
    return "over: [" in file.read_text("utf-8")


OVER_TP = [file for file in NEAR_MISSES if not _says_own_ranks(file)]


@pytest.mark.parametrize("file", OVER_TP[::4], ids=[file.stem for file in OVER_TP[::4]])
def test_a_near_miss_with_a_solver(file: Path) -> None:
    """The lines of a plan that breaks one clause conflict with that clause and no other."""
    each = case(file)
    tree = {name: value for name, value in each.tree.items() if name != "model"}
    question = Question(read_open(node_of(tree, Place("plan.yaml")), each.model))
    lines = [part for part in question.parts if part not in question.clauses]
    refused = [
        code
        for code in question.clauses
        if question.conflict([*lines, code], "one clause") is not None
    ]
    assert refused == [each.code]


def test_phases_apart_are_apart() -> None:
    each = case(NEAR_MISSES[0])
    plan = canonical(each.model, 2, apart=True)
    assert {path.partition(".")[0] for path in plan.lines} == {"prefill", "decode"}
    question = Question(plan)
    for choice in completions(plan):
        wrong = broken(plan, choice)
        fits = question.conflict([*question.parts], "all", atoms(question, choice)) is None
        assert fits == (wrong == set())
