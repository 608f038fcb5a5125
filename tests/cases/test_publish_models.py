"""The table of published configs is what the readers say today."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.api import load_model
from shardproof.certificate import checker
from shardproof.certificate.holdable import held
from shardproof.spec.model.model import Model
from tests.cases.publish_models import FILES, PLAN, PUBLISHED, hub_name, row
from tests.certificates.forging import certified
from tests.tiers import sampled

LINES = PUBLISHED.read_text("utf-8").splitlines()


def test_each_config_has_its_line() -> None:
    named = [line.split(" | ")[0].removeprefix("| ") for line in LINES if line.startswith("| ")][1:]
    assert named == [hub_name(file) for file in FILES]


@pytest.mark.parametrize("file", sampled(FILES, every=8), ids=hub_name)
def test_a_line_is_what_is_read_today(file: Path) -> None:
    assert str(row(file)) in LINES


@pytest.mark.parametrize("file", sampled(FILES, every=8), ids=hub_name)
def test_a_legal_plan_has_a_certificate_that_the_one_file_takes(file: Path) -> None:
    if row(file).word != "legal":
        return  # there is none of what is illegal or unknown
    model, root = load_model(str(file))
    assert checker.judge(certified(model, PLAN, held(root)))[0] == "legal"


@pytest.mark.parametrize("file", FILES, ids=hub_name)
def test_what_is_unknown_is_so_for_one_named_reason(file: Path) -> None:
    """No config of a family that is read has a field of unknown meaning."""
    model = Model.from_config(file)
    assert not [gap for gap in model.unmodelled if gap.why == "its meaning is not known here"]
