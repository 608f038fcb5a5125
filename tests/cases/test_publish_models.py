"""The table of published configs is what the readers say today."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.spec.model.model import Model
from tests.cases.publish_models import FILES, PUBLISHED, row
from tests.tiers import sampled

LINES = PUBLISHED.read_text("utf-8").splitlines()


def test_each_config_has_its_line() -> None:
    named = [line.split(" | ")[0].removeprefix("| ") for line in LINES if line.startswith("| ")][1:]
    assert named == [file.stem.replace("--", "/") for file in FILES]


@pytest.mark.parametrize("file", sampled(FILES, every=8), ids=lambda file: file.stem)
def test_a_line_is_what_is_read_today(file: Path) -> None:
    assert str(row(file)) in LINES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_is_unknown_is_so_for_one_named_reason(file: Path) -> None:
    """No config of a family that is read has a field of unknown meaning."""
    model = Model.from_config(file)
    assert not [gap for gap in model.unmodelled if gap.why == "its meaning is not known here"]
