"""What measures is right, and the published page says what was measured."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import pytest

from tests.benchmarks.cost import FILE, PAGE, page, verdict_of
from tests.benchmarks.measuring import cold, exponent, forked, spread
from tests.benchmarks.subjects import LARGE, SERIES

SIZES = (1, 4, 16, 64, 256, 1024)


@pytest.mark.parametrize("power", [0.0, 0.5, 1.0, 2.0])
def test_the_exponent_is_the_power(power: float) -> None:
    assert exponent(SIZES, [3 * size**power for size in SIZES]) == pytest.approx(power)


def test_quarters_are_around_the_middle() -> None:
    found = spread([5, 1, 2, 4, 3])
    assert (found.low, found.median, found.high) == (2, 3, 4)
    assert spread([7]).over(2).high == 3.5


def test_a_call_in_a_child_is_timed_by_its_work_and_leaves_nothing() -> None:
    kept: list[int] = []

    def works() -> None:
        kept.append(1)
        ends = time.process_time() + 0.05
        while time.process_time() < ends:
            pass

    assert 0.05 <= forked(works) < 1
    assert forked(lambda: time.sleep(0.05)) < 0.05
    assert kept == []


def test_a_call_that_fails_is_no_measurement() -> None:
    with pytest.raises(RuntimeError, match="has failed"):
        forked(lambda: os._exit(3))


def test_a_command_is_measured_with_its_children(tmp_path: Path) -> None:
    code = "import sys; x = bytearray(64 << 20); sum(range(2_000_000)); sys.exit(3)"
    found = cold([sys.executable, "-c", code], tmp_path)
    assert found.code == 3
    assert found.seconds > 0.02
    assert found.mebibytes > 64


@pytest.mark.parametrize("name", SERIES)
def test_the_ends_of_each_series_are_decided(name: str) -> None:
    make, sizes = SERIES[name]
    words = {verdict_of(make(size)).word for size in (sizes[0], sizes[-1])}
    assert words == ({"illegal"} if name == "broken lines" else {"legal"})


def test_large_plans_are_legal() -> None:
    assert {verdict_of(each).word for each in LARGE.values()} == {"legal"}


def test_the_page_says_what_was_measured() -> None:
    assert PAGE.read_text("utf-8") == page(json.loads(FILE.read_text("utf-8")))
