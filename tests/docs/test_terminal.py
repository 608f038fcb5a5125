"""Pages that are read at a terminal show what a terminal of 80 columns shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.consoles import ROOT, blocks
from tests.docs.terminal import COLUMNS, PAGES, replayed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
class TestPages:
    def test_each_command_prints_what_the_page_shows(self, page: Path) -> None:
        assert replayed(page) == page.read_text("utf-8"), "run `python -m tests.docs.terminal`"

    def test_no_line_is_wider(self, page: Path) -> None:
        shown = [block.text for block in blocks(page) if block.language == "terminal"]
        assert len(shown) >= 10
        lines = [line for text in shown for line in text.splitlines()]
        assert [line for line in lines if len(line) > COLUMNS] == []


def test_there_are_ten_questions() -> None:
    heads = re.findall(r"^## (\d+)\. .*[?.]$", PAGES[0].read_text("utf-8"), re.MULTILINE)
    assert [int(number) for number in heads] == list(range(1, 11))


SAID = (
    "context parallel", "megatron's sequence parallel", "ulysses", "dcp", "disaggregated prefill",
    "expert parallel over", "eplb", "chunked prefill", "speculative decoding", "lora",
    "prefix caching", "virtual stages", "microbatches", "tied embeddings", "fsdp",
)  # fmt: skip


@pytest.mark.parametrize("word", SAID)
def test_a_word_of_the_trade_has_a_plan_or_cannot_be_said_yet(word: str) -> None:
    page = (ROOT / "docs" / "guide" / "you_say_we_write.md").read_text("utf-8")
    for part in re.split(r"^## ", page, flags=re.MULTILINE):
        head, _, body = part.partition("\n")
        rows = [row for row in body.splitlines() if row.lower().startswith(f"| {word}")]
        if word in head.lower():
            assert "```yaml" in body or "annot be said yet" in body
            return
        if any(word in row.lower() for row in rows):
            assert all("annot be said yet" in row or "`" in row for row in rows)
            return
    pytest.fail(f"nothing is said of {word}")
