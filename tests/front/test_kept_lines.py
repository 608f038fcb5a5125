"""A plan that is offered as right by value keeps every line that was written."""

from __future__ import annotations

import pytest

from shardproof.proofs.open.lines import read_open
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.source.read import read_text
from shardproof.verdict.why_open import keeps_lines
from tests.executor.run.cases import CASES


@pytest.mark.parametrize(
    ("plan", "kept"),
    [
        (Plan(devices=4, dp=2, tp=2), True),
        (Plan(devices=4, dp=2, tp=4), False),
        (Plan(devices=4, dp=4, tp=1), False),
    ],
    ids=["all", "another number of devices", "another line"],
)
def test_lines_and_devices_are_kept(plan: Plan, *, kept: bool) -> None:
    model = Model.from_config(CASES / "models" / "llama.json")
    asked = read_open(read_text("{devices: 4, dp: 2, tp: '?'}", "plan.yaml"), model)
    assert keeps_lines(asked, plan) == kept
