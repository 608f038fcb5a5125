"""Every rule and every claim of the documents has a theorem, and every theorem is one of theirs."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from shardproof.proofs.theorems.library import BY_NAME, LIBRARY, lines
from shardproof.proofs.theorems.theorem import Check, Theorem
from shardproof.spec.law.documents import DOCUMENTS
from shardproof.spec.law.documents.theorems import THEOREMS
from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.rules.table import RULES
from tests.proofs.theorems import rule_code
from tests.proofs.theorems.reasons import NO_CONDITION, NO_MATHEMATICS, NO_RULE

ROOT = Path(__file__).parents[3]
SPOKEN_OF = {name for theorem in LIBRARY for name in theorem.of}
"""Functions of spec/rules that some theorem is about."""


def test_names_are_said_once() -> None:
    assert len(BY_NAME) == len(LIBRARY)


class TestKindsOfOperators:
    """Every kind that is lowered, or that an edit may write, is one that a theorem names."""

    NAMED = frozenset(rule for theorem in LIBRARY for rule in theorem.rules)

    def test_each_has_a_theorem_or_a_reason(self) -> None:
        assert set(KINDS) - self.NAMED == set(NO_RULE)

    def test_no_rule_is_excused(self) -> None:
        assert not set(NO_RULE) & set(RULES)

    def test_no_theorem_speaks_of_a_kind_that_is_not_there(self) -> None:
        assert {*KINDS, "schedule"} >= self.NAMED


class TestWhatRulesAsk:
    """By content: what a theorem is about stands in spec/rules, and what asks there has one."""

    def test_theorems_speak_of_functions_that_are_there(self) -> None:
        assert SPOKEN_OF - set(rule_code.functions()) == set()

    def test_each_function_that_refuses_has_a_theorem_or_a_reason(self) -> None:
        refusing = {each.name for each in rule_code.functions().values() if each.refusals}
        assert refusing - SPOKEN_OF - set(NO_CONDITION) == set()
        assert set(NO_CONDITION) <= refusing - SPOKEN_OF, "a reason that nothing needs"

    @pytest.mark.parametrize("kind", sorted(RULES))
    def test_each_rule_is_one_that_a_theorem_is_about(self, kind: str) -> None:
        """The function of the rule itself, or one that it is made of."""
        own = rule_code.rule_of(kind)
        near = {own, *rule_code.functions()[own].calls}
        about = [theorem for theorem in LIBRARY if kind in theorem.rules]
        assert any(near & set(theorem.of) for theorem in about), kind

    @pytest.mark.parametrize("theorem", LIBRARY, ids=lambda each: each.name)
    def test_a_rule_that_rests_on_a_theorem_asks_for_it(self, theorem: Theorem) -> None:
        for kind in theorem.rules:
            if theorem.of and kind in RULES:
                assert rule_code.reached(kind) & set(theorem.of), kind

    @pytest.mark.parametrize("stem", rule_code.files())
    def test_each_file_has_its_twin_which_is_about_it(self, stem: str) -> None:
        twin = ROOT / "proofs" / "rules" / f"{stem}.py"
        assert twin.exists() != (stem in NO_MATHEMATICS)
        own = of_file("rules", stem) if twin.exists() else ()
        assert all(theorem.of for theorem in own)
        if stem not in NO_MATHEMATICS:
            assert any(name.startswith(f"{stem}.") for theorem in own for name in theorem.of)


def of_file(folder: str, stem: str) -> tuple[Theorem, ...]:
    """The theorems that a file of proofs states."""
    module = import_module(f"shardproof.proofs.{folder}.{stem}")
    return getattr(module, "THEOREMS", ())


def test_every_claim_of_the_documents_has_a_theorem() -> None:
    assert set(THEOREMS) - set(BY_NAME) == set()


def test_every_line_that_is_a_theorem_names_one_that_is_proved() -> None:
    named = {name for each in DOCUMENTS for line in each.lines for name in line.theorems}
    assert named <= set(BY_NAME)
    assert all(line.theorems for d in DOCUMENTS for line in d.lines if line.fate == "theorem")


@pytest.mark.parametrize("theorem", LIBRARY, ids=lambda each: each.name)
def test_something_rests_on_every_theorem(theorem: Theorem) -> None:
    assert theorem.rules or lines(theorem)
    assert theorem.says.endswith(".")
    assert theorem.steps


@pytest.mark.parametrize("theorem", LIBRARY, ids=lambda each: each.name)
def test_every_theorem_has_a_twin(theorem: Theorem) -> None:
    assert any(isinstance(step, Check) or step.statement.given for step in theorem.steps)


def test_a_claim_is_said_in_the_documents_words_or_its_own() -> None:
    for theorem in LIBRARY:
        assert (theorem.name in THEOREMS) != bool(theorem.sentence), theorem.name


def test_no_twin_is_of_a_file_that_is_not_there() -> None:
    stems = {file.stem for file in (ROOT / "proofs" / "rules").glob("*.py")} - {"__init__"}
    assert stems <= set(rule_code.files())


@pytest.mark.parametrize("folder", ["rules", "theorems"])
def test_no_file_of_theorems_is_left_out(folder: str) -> None:
    """A theorem that the library does not list would be proved by nobody."""
    listed = {id(theorem) for theorem in LIBRARY}
    stems = sorted(file.stem for file in (ROOT / "proofs" / folder).glob("*.py"))
    for stem in stems:
        assert {id(theorem) for theorem in of_file(folder, stem)} <= listed, stem
