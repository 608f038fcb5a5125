"""Keys over ranks that are tp already (DCP): bugs of engines, each refused by all, and mended."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.api import check
from shardproof.executor.run.verdict.search import search
from shardproof.spec.engine.decide import decide
from tests.cases.test_heads import read

HERE = Path(__file__).parent
BUGS = sorted((HERE / "keys" / "bugs").glob("*.yaml"))


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
def test_its_fix_is_legal_and_equal(file: Path) -> None:
    each = read(HERE / "keys" / "fixed" / file.name)
    assert each.model == read(file).model
    assert decide(each.model, each.plan) is None
    assert search(each.model, each.plan).found is None
    assert check(each.model, each.plan).word == "legal"
