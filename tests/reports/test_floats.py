"""What is said of runs in floats."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from shardproof.executor.domains import Float
from shardproof.executor.domains.floating import Kind
from shardproof.executor.run.outcome.outcome import Outcome
from shardproof.executor.run.verdict.beside_reference import run_plan
from shardproof.executor.run.verdict.floats import again
from shardproof.executor.run.verdict.rounding import Rounding
from shardproof.executor.run.verdict.search import counterexample
from shardproof.reports.floats import InFloats, floats_data, floats_text
from shardproof.reports.terminal import Page
from shardproof.spec.plan.plan import Workload
from tests.executor.run.cases import NEAR_MISSES, load, written

WORK = Workload(batch=2, prompt=4, steps=2)
KEYS = "decode: {sp: 2, sequence: {layout: keys}}"


def of(kind: Kind, plan: str, model: str = "llama") -> InFloats:
    small, parsed = written(model, plan)
    exact: list[Outcome] = [run_plan(small, parsed, WORK, 1, trials=2)]
    return InFloats(kind, exact, again(small, parsed, exact, kind))


def of_near_miss(kind: Kind, stem: str) -> InFloats:
    model, plan = load(NEAR_MISSES[0].with_name(f"{stem}.yaml"))
    exact = counterexample(model, plan, trials=4)
    assert exact is not None
    return InFloats(kind, [exact], again(model, plan, [exact], kind))


def text(found: InFloats) -> str:
    return floats_text(found, Page(1000))


def test_of_a_right_plan_the_rounding_is_told_as_a_power_of_ten_and_flips_apart() -> None:
    assert re.fullmatch(
        "  in float64 logits are off by at most 1e-1[3-6] and cache entries by at most 1e-1[3-6], "
        "where the largest there is 1: that is rounding; 0 of 8 tokens and 0 of 48 choices of "
        "experts would flip",
        text(of("float64", "tp: 2", "mixtral")),
    )


def test_a_size_is_within_the_power_that_is_told() -> None:
    for size, told in (
        (9e-15, "1e-14"),
        (1e-14, "1e-14"),
        (1.1e-14, "1e-13"),
        (0.5, "1"),
        (0.02, "0.1"),
    ):
        found = of("float64", "tp: 2")
        [one] = found.floated
        assert isinstance(one, Rounding)
        assert one.logits is not None
        other = replace(one, domain="bfloat16", logits=replace(one.logits, size=size))
        assert f"logits are off by at most {told} and" in text(replace(found, floated=[other]))


def test_of_a_wrong_plan_it_is_told_what_a_user_will_see_and_where() -> None:
    found = of("float32", "tp: 2\nlm_head: {greedy: own}")
    assert "logits are off by " in text(found)
    assert " and cache entries by " in text(found)
    assert re.search(r" on rank tp \d, where the model has -?\d", text(found))
    assert " of 8 tokens would flip" in text(found)
    assert "rounding" not in text(found)


def test_what_float64_does_not_show_is_said() -> None:
    """A pad that wins only where it is planted."""
    assert "what is wrong does not show: logits are off by at most " in text(
        of_near_miss("float64", "LM-PADS")
    )


@pytest.mark.parametrize(
    ("stem", "told"),
    [("TICK-TOKEN--stage-early", "it cannot run either: "), ("DP-IDLE", "it hangs as well: ")],
)
def test_a_run_that_stops_says_so(stem: str, told: str) -> None:
    assert f"in bfloat16 {told}" in text(of_near_miss("bfloat16", stem))


def test_what_is_no_number_is_said_and_is_null_in_json() -> None:
    found = of("float32", "tp: 2\nlm_head: {greedy: own}")
    [one] = found.floated
    assert isinstance(one, Rounding)
    assert one.logits is not None
    gap = replace(one.logits, size=np.inf, found=np.nan)
    found = replace(found, floated=[replace(one, logits=gap)])
    assert "logits are off by what is no number" in text(found)
    [run] = floats_data(found)["runs"]
    assert run["logits"]["size"] is run["logits"]["found"] is None
    assert isinstance(run["logits"]["expected"], float)


def test_data_has_size_place_and_flips() -> None:
    data: dict[str, Any] = floats_data(of("bfloat16", "tp: 2", "mixtral"))
    assert (data["domain"], data["disagreement"]) == ("bfloat16", False)
    [run] = data["runs"]
    assert run["kind"] == "rounding"
    assert 0 < run["logits"]["size"] < 1
    assert set(run["logits"]["rank"]) == {"pp", "dp", "sp", "tp"}
    assert (run["caches"]["phase"], len(run["caches"]["index"])) == ("decode", 2)
    assert run["tokens"]["made"] == 8
    assert run["experts"]["made"] == 48


def test_a_disagreement_is_said_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Float, "rescale", lambda _domain, a, _shift, _to: a)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    found = of("float64", KEYS)
    assert text(found).startswith("  internal disagreement\n  exact runs find no difference, and ")
    assert "Please report this plan." in text(found)
    assert floats_data(found)["disagreement"] is True
