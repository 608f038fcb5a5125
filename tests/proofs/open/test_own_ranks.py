"""Open plans of modules that lie over ranks of their own: an error with its place, no guess."""

from __future__ import annotations

import pytest

from shardproof.proofs.open.lines import read_open
from shardproof.spec.errors import InputErrors
from shardproof.spec.model.model import Model
from shardproof.spec.source.read import read_text
from shardproof.verdict.legal import legal_plans
from tests.cases.test_cases import HERE

MODEL = Model.from_config(HERE / "models" / "llama.json")


@pytest.mark.parametrize("over", ["[dp, tp]", "[]", '"?"'])
def test_a_module_of_an_open_plan_lies_over_tp(over: str) -> None:
    text = f'devices: 4\ntp: "?"\ndp: "?"\nffn: {{over: {over}}}\n'
    with pytest.raises(InputErrors) as caught:
        read_open(read_text(text, "plan.yaml"), MODEL)
    [error] = caught.value.errors
    assert (error.code, error.field) == ("PLAN-OPEN", "ffn.over")
    assert error.place is not None
    assert error.place.line == 4


@pytest.mark.parametrize("where", ["{}", "decode: {{{}}}"])
def test_and_so_does_that_of_a_layer(where: str) -> None:
    own = "layers: {0: {ffn: {over: [dp, tp]}}}"
    text = f'devices: 4\ntp: "?"\n{where.format(own)}\n'
    with pytest.raises(InputErrors) as caught:
        read_open(read_text(text, "plan.yaml"), MODEL)
    [error] = caught.value.errors
    assert (error.code, error.place and error.place.line) == ("PLAN-OPEN", 3)
    assert (error.field or "").endswith("layers.0.ffn.over")


@pytest.mark.parametrize(
    "said",
    [
        "attention: {over: [tp]}",
        "ffn: {over: [tp]}",
        "lm_head: {over: [tp]}",
        "moe: {shared: {over: [tp]}}",
        "layers: {0: {ffn: {over: [tp]}}}",
    ],
)
def test_tp_may_be_written(said: str) -> None:
    """It says what holds anyway: the same plans are legal."""
    text = 'devices: 4\ntp: "?"\ndp: "?"\n'
    plain, told = (
        legal_plans(read_open(read_text(each, "plan.yaml"), MODEL)).count
        for each in (text, f"{text}{said}\n")
    )
    assert plain == told > 1
