"""The published table of theorems is what the library says."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.proofs.theorems.library import LIBRARY
from shardproof.proofs.theorems.run import Ran, Twin
from shardproof.reports import theorems
from shardproof.reports.terminal import Page

ROOT = Path(__file__).parents[2]
PUBLISHED = ROOT / "reports" / "published"


def test_the_published_table_is_up_to_date() -> None:
    text = f"{theorems.HEAD}\n{theorems.table(LIBRARY)}"
    assert (PUBLISHED / "theorems.md").read_text("utf-8") == text, "make generate"


def ran(*, proved: bool, model: str) -> tuple[Ran, ...]:
    why = "" if proved else "something is left"
    return (Ran("a step", "sums", proved, why, (), (Twin("0 < p", model),), 0.5),)


@pytest.mark.parametrize(
    ("proved", "model", "words"),
    [
        (True, "p = 0", ": proved"),
        (False, "p = 0", "not proved: something is left"),
        (True, "", "nothing refutes it without 0 < p"),
    ],
)
def test_a_result_says_what_is_missing(proved: bool, model: str, words: str) -> None:  # noqa: FBT001
    results = [(LIBRARY[0].name, ran(proved=proved, model=model))]
    good = proved and bool(model)
    assert words in theorems.result_text(LIBRARY[0], results[0][1], Page())
    assert theorems.result_json(results, z3_only=False)["proved"] == good
    assert theorems.summary_text(results).startswith(f"{int(good)} of 1 theorems proved")
