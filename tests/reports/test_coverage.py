"""The published table of the documents' lines is the one that the code renders."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shardproof.reports import coverage
from shardproof.spec.law.documents import DOCUMENTS
from shardproof.spec.law.documents.line import FATES, Document, Line

PUBLISHED = Path(__file__).parents[2] / "reports" / "published"
SMALL = (
    Document(
        "a.md",
        (
            Line(1, "0" * 12, "structure", "title"),
            Line(
                3, "1" * 12, "clause", "Because.", ("ATTN-INPUT",), ("row_split_sums",), record=11
            ),
        ),
    ),
)


@pytest.mark.parametrize(
    ("name", "text"),
    [("coverage.md", coverage.markdown()), ("coverage.json", coverage.as_json())],
    ids=["markdown", "json"],
)
def test_the_published_table_is_up_to_date(name: str, text: str) -> None:
    assert (PUBLISHED / name).read_bytes().decode() == text, (
        "regenerate with `python -m shardproof.reports.coverage`"
    )


def test_the_command_writes_both_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coverage, "PUBLISHED", tmp_path / "published")
    coverage.main()
    written = {file.name: file.read_text("utf-8") for file in (tmp_path / "published").iterdir()}
    assert written == {"coverage.md": coverage.markdown(), "coverage.json": coverage.as_json()}
    assert str(tmp_path) not in capsys.readouterr().out


def test_a_line_is_a_row_with_all_that_rests_on_it() -> None:
    text = coverage.markdown(SMALL)
    assert "| 3 | clause | Because. | `ATTN-INPUT`, `row_split_sums` | 0011 |\n" in text
    assert "| 1 | structure | title |  |  |\n" in text
    assert "a.md:3 |\n" in text


def test_counts_add_up() -> None:
    value: dict[str, Any] = json.loads(coverage.as_json())
    assert list(value["counts"]) == list(FATES)
    assert sum(value["counts"].values()) == sum(len(each.lines) for each in DOCUMENTS)
    for document in value["documents"]:
        assert sum(document["counts"].values()) == len(document["lines"])


def test_no_cell_breaks_its_table() -> None:
    """A bar or a line end in a reason would shift every cell after it."""
    rows = [line for line in coverage.markdown().splitlines() if line.startswith("|")]
    widths = {len(DOCUMENTS) + 2, 2, 5, 3}
    assert {row.count("|") - 1 for row in rows} <= widths
    assert not [line for each in DOCUMENTS for line in each.lines if "|" in line.why]
