"""Mistakes with an index that no word of a plan says, and what would be right, as edits."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.api import check
from shardproof.executor.run.verdict.search import search
from shardproof.spec.engine.decide import decide
from tests.cases.test_cases import Case

FILES = sorted((Path(__file__).parent / "index").glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_all_deciders_say_what_the_file_says(file: Path) -> None:
    first, second, *_ = file.read_text("utf-8").splitlines()
    assert second.startswith("# ")
    wrong = {"# legal": False, "# illegal": True}[first]
    each = Case(file, first.removeprefix("# "), "")
    assert (decide(each.model, each.plan) is not None) is wrong
    assert (search(each.model, each.plan).found is not None) is wrong
    assert check(each.model, each.plan).word == first.removeprefix("# ")
