"""Rules with a mistake in them are noticed by a plan whose verdict is known, or are the rules."""

from __future__ import annotations

import ast
from collections import Counter

import pytest

from shardproof.executor.run.search import counterexample
from tests.spec.mutation import plans as of_the_law
from tests.spec.rules.mutation import mutants
from tests.spec.rules.mutation.felt import Felt, watched
from tests.spec.rules.mutation.held import (
    KEPT,
    by_name,
    cases,
    everything,
    kept,
    laws,
    noticed,
    other,
    rules,
)
from tests.spec.rules.mutation.made import made, modules
from tests.spec.rules.mutation.mutants import DELETED, Mutant, all_mutants, deleted_rules
from tests.spec.rules.mutation.outcome import reasons, remade
from tests.spec.rules.mutation.published import read
from tests.tiers import sampled

NAMES = [each.name for each in of_the_law.kept(KEPT)]
EVERY = 8
"""Of the mutants with a reason, each so-manyth is made at a time."""


def test_every_rule_and_every_refusal_is_deleted_and_there_are_enough_others() -> None:
    counts = Counter(mutant.kind for mutant in all_mutants())
    assert counts["rule"] >= 50
    assert counts["guard"] + counts["ask"] >= 150
    assert sum(count for kind, count in counts.items() if kind not in DELETED) >= 200
    assert len({mutant.name for mutant in all_mutants()}) == len(all_mutants())
    assert [each for each in all_mutants() if each.kind == "rule"] == [*deleted_rules()]


@pytest.mark.parametrize("mutant", deleted_rules(), ids=lambda mutant: mutant.name)
def test_a_deleted_rule_is_noticed_by_the_plan_that_is_published(mutant: Mutant) -> None:
    said = read()[mutant]
    assert said.by
    assert remade(mutant, said) == said, "run `make mutate-rules`"


@pytest.mark.long
@pytest.mark.parametrize("mutant", deleted_rules(), ids=lambda mutant: mutant.name)
def test_a_deleted_rule_is_noticed(mutant: Mutant) -> None:
    assert noticed(mutant)


@pytest.mark.long
@pytest.mark.parametrize("rest", range(EVERY))
def test_a_mutant_that_has_a_reason_is_not_noticed(rest: int) -> None:
    left = [mutant for mutant in all_mutants() if mutant.name in reasons()]
    assert [mutant.name for mutant in left[rest::EVERY] if noticed(mutant)] == []


# --- the plans that are kept ---


@pytest.mark.parametrize("name", sampled(NAMES, every=12))
def test_a_kept_plan_gets_the_verdict_that_a_run_confirms(name: str) -> None:
    each = by_name()[name]
    assert each.rightly()
    assert (counterexample(each.model, each.plan) is None) == each.right


def test_the_rules_say_what_is_known_of_every_kept_plan() -> None:
    assert [each.name for each in (*laws(), *kept()) if not each.rightly()] == []


def test_a_kept_plan_is_written_once() -> None:
    lines = KEPT.read_text("utf-8").splitlines()
    assert lines == sorted(set(lines))
    assert len(by_name()) == len(everything())


# --- the machinery ---


def one(told: str) -> Mutant:
    [found] = (mutant for mutant in all_mutants() if mutant.told == told)
    return found


SUM_FORGOTTEN = "`if a.due != b.due and (not full): raise` is deleted"


def test_rules_are_as_they_were_after_a_mistake() -> None:
    each = next(each for each in everything() if each.name == "near_misses/FFN-OUT-WHOLE.yaml")
    mutant = one(SUM_FORGOTTEN)
    before = each.said(None)
    assert each.said(mutant) != before
    assert each.said(None) == before


def test_a_constant_is_changed_wherever_it_is_known_and_back() -> None:
    def tables() -> list[object]:
        return [vars(each)["RULES"] for each in modules() if "RULES" in vars(each)]

    before = tables()
    assert len(before) > 1
    [mutant] = (m for m in all_mutants() if m.kind == "rule" and m.told == "loses `'add_on'`")
    with made(mutant):
        assert all(isinstance(each, dict) and "add_on" not in each for each in tables())
    assert all(now is then for now, then in zip(tables(), before, strict=True))


def test_a_change_that_changes_nothing_is_not_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    mutant = one(SUM_FORGOTTEN)

    def nothing(root: ast.AST) -> list[Nothing]:
        del root
        return [Nothing()] * (mutant.number + 1)

    monkeypatch.setattr(mutants, "changes", nothing)
    assert {other(each, each.said(mutant)) for each in cases()[::20]} == {""}


class Nothing:
    def make(self) -> None:
        """Leave the tree as it is."""


def test_a_line_that_moves_keeps_the_names_of_its_mutants(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {mutant.name for mutant in all_mutants() if mutant.file == "bias.py"}
    text = mutants.text_of("bias.py").replace('"""Ask that', '"""One line more.\n\n    Ask that')

    def moved(file: str) -> str:
        del file
        return text

    monkeypatch.setattr(mutants, "text_of", moved)
    assert {mutant.name for mutant in mutants.of_file("bias.py")} == before


@pytest.mark.parametrize("number", sampled(range(0, 1200, 400), every=3))
def test_a_plan_that_does_not_feel_a_mistake_says_the_same(number: int) -> None:
    each = everything()[number % len(everything())]
    now = rules(each)
    with watched() as found:
        each.said(None)
        felt = frozenset(found)
    unfelt = [m for m in all_mutants() if not m.where.isupper() and key(m) not in felt]
    wrong = [m.name for m in unfelt[number % 97 :: 97] if each.said(m) != now]
    assert wrong == []


def key(mutant: Mutant) -> Felt:
    return mutant.file, mutant.where, mutant.number


def test_messages_are_left_alone() -> None:
    assert not [mutant for mutant in all_mutants() if "NoRule(" in mutant.told.split(": raise")[0]]
