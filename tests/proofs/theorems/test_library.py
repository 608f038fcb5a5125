"""Every rule and every claim of the documents has a theorem, and every theorem is one of theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.proofs.theorems.library import BY_NAME, LIBRARY, lines
from shardproof.proofs.theorems.theorem import Check, Theorem
from shardproof.spec.law.documents import DOCUMENTS
from shardproof.spec.law.documents.theorems import THEOREMS
from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.rules.table import RULES

ROOT = Path(__file__).parents[3]
ASKED_BY_RULES = {"derive", "fused", "handing", "notation", "owners", "schedule"}
"""Files of spec/rules that hold no operator's rule, and something that rules rest on."""


def test_names_are_said_once() -> None:
    assert len(BY_NAME) == len(LIBRARY)


def test_every_rule_has_a_theorem() -> None:
    proved = {rule for theorem in LIBRARY for rule in theorem.rules}
    assert set(RULES) - proved == set()


def test_no_theorem_speaks_of_a_rule_that_is_not_there() -> None:
    known = {*RULES, *KINDS, "schedule"}
    assert {rule for theorem in LIBRARY for rule in theorem.rules} - known == set()


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


def test_every_file_of_rules_has_its_twin() -> None:
    files = {file.stem for file in (ROOT / "spec" / "rules").glob("*.py")}
    proofs = {file.stem for file in (ROOT / "proofs" / "rules").glob("*.py")} - {"__init__"}
    rules = {rule.apply.__module__.split(".")[-1] for rule in RULES.values()}
    assert proofs == rules | ASKED_BY_RULES
    assert proofs <= files


def test_no_file_of_theorems_is_left_out() -> None:
    """A theorem that the library does not list would be proved by nobody."""
    listed = {id(theorem) for theorem in LIBRARY}
    for folder in ("rules", "theorems"):
        for file in (ROOT / "proofs" / folder).glob("*.py"):
            if "THEOREMS = (" in file.read_text("utf-8"):
                module = __import__(
                    f"shardproof.proofs.{folder}.{file.stem}", fromlist=["THEOREMS"]
                )
                assert {id(theorem) for theorem in module.THEOREMS} <= listed, file
