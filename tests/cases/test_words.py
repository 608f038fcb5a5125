"""Bugs of engines in words from Ulysses to layers of their own: refused, and mended."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.api import check
from shardproof.executor.run.verdict.search import search
from shardproof.spec.engine.decide import decide
from tests.cases.test_cases import Case
from tests.tiers import sampled

HERE = Path(__file__).parent
WORDS = (
    "heads",
    "keys",
    "slots",
    "stored",
    "turns",
    "gathers",
    "chunks",
    "left",
    "pads",
    "layers",
    "drafts",
    "packed",
    "scales",
    "kimi",
)
BUGS = sorted(file for word in WORDS for file in (HERE / word / "bugs").glob("*.yaml"))


def read(file: Path) -> Case:
    return Case(file, "", "")


def test_there_are_five_of_each_word() -> None:
    assert all(sum(word in file.parts for file in BUGS) >= 5 for word in WORDS)


@pytest.mark.parametrize("file", BUGS, ids=lambda file: file.stem)
def test_a_bug_is_refused_by_all_deciders(file: Path) -> None:
    first, source, *_ = file.read_text("utf-8").splitlines()
    assert source.startswith("# https://")
    each = read(file)
    verdict = check(each.model, each.plan)
    clauses = ", ".join(reason.clause.code for reason in verdict.reasons)
    assert (verdict.word, first) == ("illegal", f"# illegal: {clauses}".removesuffix(": "))
    assert decide(each.model, each.plan) is not None
    assert search(each.model, each.plan).found is not None


@pytest.mark.parametrize("file", BUGS, ids=lambda file: file.stem)
def test_its_fix_is_legal(file: Path) -> None:
    each = read(file.parents[1] / "fixed" / file.name)
    assert each.model == read(file).model
    assert decide(each.model, each.plan) is None
    assert check(each.model, each.plan).word == "legal"


@pytest.mark.parametrize("file", sampled(BUGS, every=3), ids=lambda file: file.stem)
def test_its_fix_runs_right(file: Path) -> None:
    each = read(file.parents[1] / "fixed" / file.name)
    assert search(each.model, each.plan).found is None
