"""The strategy that weights and collectives show; `make agree-executors` runs this."""
# The programs that are judged have no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from shardproof.code.judging import pair_of
from shardproof.code.recognising import NotRecognised, strategy_of
from shardproof.code.strategies import law_on
from shardproof.executor.code.field import CodeField

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]
WHOLE: dict[str, Any] = {"split": "none"}
ENDS = {"embedding": WHOLE, "lm_head": WHOLE}
"""Of programs that have neither."""
NO_ATTENTION = {"attention": {"qkv": WHOLE, "out": {"split": "none", "input": "own"}}, **ENDS}


def read(subject: Any, word: str) -> dict[str, Any]:
    """The plan, of which the law says this."""
    made = subject.run(CodeField(0, 4), None, steps=True)
    found = strategy_of(subject, made)
    assert law_on(found, right=word == "legal").word == word
    return found.plan


def of_jax(name: str) -> Any:
    pytest.importorskip("jax", reason="outside the lock: pip install jax")
    right: Any = import_module("tests.code.programs.jax_right")
    forms: Any = import_module("tests.code.programs.jax_forms")
    every = {**forms.R, **forms.WRONG}
    sharded, reference, arguments = every[name] if name in every else right.RIGHT[name]()
    return pair_of(sharded, reference, *arguments)


def of_torch(name: str, **model: Any) -> Any:
    pytest.importorskip("torch", reason="outside the lock: pip install torch")
    programs: Any = import_module("shardproof.code.torch_programs")
    if name == "megatron":
        pytest.importorskip("megatron.core", reason="outside the lock: pip install megatron-core")
        gpt: Any = import_module("tests.code.programs.torch_megatron")
        return programs.TorchPrograms(gpt.logits, gpt.logits, (gpt.TOKEN_IDS, model), 4)
    right: Any = import_module("tests.code.programs.torch_right")
    function, arguments = right.arguments(name)
    return programs.TorchPrograms(function, function, arguments, 4)


@pytest.mark.parametrize(("name", "plan"), [
    ("llama_tp", {"tp": 4, **ENDS}),
    ("llama_tp_sp", {"tp": 4, "stream": "tokens", **ENDS}),
    ("llama_dp_tp", {"tp": 2, "dp": 2, **ENDS}),
    ("two groups", {"tp": 4, **NO_ATTENTION}),
])  # fmt: skip
def test_the_plan_of_a_program_of_jax(name: str, plan: dict[str, Any]) -> None:
    assert read(of_jax(name), "legal") == plan


def test_a_sum_that_is_missing_is_illegal_by_law_too() -> None:
    """And a program that is right is never said to be of an illegal plan."""
    plan = read(of_jax("no sum"), "illegal")
    assert plan == {"tp": 4, **NO_ATTENTION, "ffn": {"down": {"collective": "none"}}}
    subject = of_jax("no sum")
    found = strategy_of(subject, subject.run(CodeField(0, 4), None, steps=True))
    assert (law_on(found, right=True).word, law_on(found, right=True).plan) == ("unknown", {})


@pytest.mark.parametrize(("name", "plan"), [
    ("llama_tp", {"tp": 4, **ENDS}),
    ("llama_tp_sp", {"tp": 4, "stream": "tokens", **ENDS}),
    ("groups", {"tp": 2, "dp": 2, **NO_ATTENTION}),
    ("dtensor", {"tp": 4, **NO_ATTENTION}),
])  # fmt: skip
def test_the_plan_of_a_program_of_pytorch(name: str, plan: dict[str, Any]) -> None:
    assert read(of_torch(name), "legal") == plan


@pytest.mark.parametrize(("model", "plan"), [
    ({}, {"tp": 4}), ({"sequence_parallel": True}, {"tp": 4, "stream": "tokens"}),
])  # fmt: skip
def test_the_plan_of_megatron(model: dict[str, Any], plan: dict[str, Any]) -> None:
    """Fused weights, a split vocabulary and all."""
    assert read(of_torch("megatron", **model), "legal") == plan


@pytest.mark.parametrize(("name", "said"), [
    ("ring", "no rule reads a strategy off ppermute"), ("lse", "more than two dimensions"),
    ("experts", "all_to_all"), ("llama_gradients", "in several ways"),
    ("sum after the activation", "the projections out of the stream in ffn are split by rows"),
])  # fmt: skip
def test_what_is_not_recognised_is_said(name: str, said: str) -> None:
    with pytest.raises(NotRecognised, match=said):
        read(of_jax(name), "legal")
