"""Commands that follow on each other do what the page says."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.docs.sessions import PAGES, replayed

LONG = pytest.mark.long


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not here")
@pytest.mark.parametrize(
    "page",
    # What the fuzzer prints is looked at by tests of its own, and takes long.
    [pytest.param(page, marks=LONG if page.stem == "fuzz" else ()) for page in PAGES],
    ids=lambda page: page.stem,
)
def test_a_session_prints_what_the_page_shows(page: Path) -> None:
    text = page.read_text("utf-8")
    assert text.count("\n$ shardproof ") > 3
    assert replayed(page) == text, "run `python -m tests.docs.sessions`"
