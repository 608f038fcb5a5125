"""What the engine says by value of every case that has its verdict on line one."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.spec.engine.decide import decide
from tests.cases.bug_files import BUGS, FIXED, SYNTHETIC
from tests.cases.test_cases import ACCEPTED, NEAR_MISSES, Case
from tests.tiers import sampled

LEGAL = [
    *ACCEPTED,
    *sorted(FIXED.glob("*.yaml")),
    *sorted((SYNTHETIC[0].parent / "fixed").glob("*.yaml")),
]
ILLEGAL = [*NEAR_MISSES, *BUGS, *SYNTHETIC]


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", sampled(LEGAL, every=8), ids=name_of)
def test_a_legal_plan_gives_what_one_device_gives(file: Path) -> None:
    each = Case(file, "", "")
    assert decide(each.model, each.plan) is None


@pytest.mark.parametrize("file", sampled(ILLEGAL, every=5), ids=name_of)
def test_an_illegal_plan_does_not(file: Path) -> None:
    each = Case(file, "", "")
    assert decide(each.model, each.plan) is not None
