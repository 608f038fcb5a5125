"""Every law of the engine and every claim of the documents is proved, and nothing else is kept."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from shardproof.proofs.theorems.library import BY_NAME, LIBRARY, facts, lines, operators
from shardproof.proofs.theorems.theorem import Check, Theorem
from shardproof.spec.law.documents import DOCUMENTS
from shardproof.spec.law.documents.theorems import THEOREMS

ROOT = Path(__file__).parents[3]


def test_names_are_said_once() -> None:
    assert len(BY_NAME) == len(LIBRARY)


def test_every_claim_of_the_documents_has_a_theorem() -> None:
    assert set(THEOREMS) - set(BY_NAME) == set()


def test_every_line_that_is_a_theorem_names_one_that_is_proved() -> None:
    named = {name for each in DOCUMENTS for line in each.lines for name in line.theorems}
    assert named <= set(BY_NAME)
    assert all(line.theorems for d in DOCUMENTS for line in d.lines if line.fate == "theorem")


@pytest.mark.parametrize("theorem", LIBRARY, ids=lambda each: each.name)
def test_something_rests_on_every_theorem(theorem: Theorem) -> None:
    assert operators(theorem) or facts(theorem) or lines(theorem)
    assert theorem.says.endswith(".")
    assert theorem.steps


@pytest.mark.parametrize("theorem", LIBRARY, ids=lambda each: each.name)
def test_every_theorem_has_a_twin(theorem: Theorem) -> None:
    assert any(isinstance(step, Check) or step.statement.given for step in theorem.steps)


def test_a_claim_is_said_in_the_documents_words_or_its_own() -> None:
    for theorem in LIBRARY:
        assert (theorem.name in THEOREMS) != bool(theorem.sentence), theorem.name


@pytest.mark.parametrize("folder", ["laws", "theorems"])
def test_no_file_of_theorems_is_left_out(folder: str) -> None:
    """A theorem that the library does not list would be proved by nobody."""
    listed = {id(theorem) for theorem in LIBRARY}
    for file in sorted((ROOT / "proofs" / folder).glob("*.py")):
        module = import_module(f"shardproof.proofs.{folder}.{file.stem}")
        stated: tuple[Theorem, ...] = getattr(module, "THEOREMS", ())
        assert {id(theorem) for theorem in stated} <= listed, file.stem
