"""Open plans of modules that lie over ranks of their own: an error with its place, no guess."""

from __future__ import annotations

import pytest

from shardproof.proofs.open.lines import read_open
from shardproof.spec.errors import InputErrors
from shardproof.spec.model.model import Model
from shardproof.spec.source.read import read_text
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


def test_tp_may_be_written() -> None:
    text = 'devices: 4\ntp: "?"\ndp: "?"\nffn: {over: [tp]}\n'
    assert read_open(read_text(text, "plan.yaml"), MODEL).open
