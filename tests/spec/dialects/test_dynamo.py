"""Dynamo's workers: their own words beside the engine's, and which pool they are of."""

from __future__ import annotations

import pytest

from tests.spec.dialects.reading import reading, wrong

VLLM = "python3 -m dynamo.vllm --model m"
SGLANG = "python3 -m dynamo.sglang --model-path m"
TRTLLM = "python3 -m dynamo.trtllm --model-path m"


@pytest.mark.parametrize(
    ("line", "part"),
    [
        (VLLM, "both"),
        (f"{VLLM} --is-prefill-worker", "prefill"),
        (f"{VLLM} --is-decode-worker", "decode"),
        (f"{VLLM} --is-decode-worker --no-is-decode-worker", "both"),
        (f"{VLLM} --disaggregation-mode prefill", "prefill"),
        (f"{VLLM} --disaggregation-mode=agg", "both"),
        (f"{SGLANG} --disaggregation-mode decode", "decode"),
        (f"{TRTLLM} --disaggregation-mode prefill", "prefill"),
        (f"{TRTLLM} --disaggregation-mode prefill_and_decode", "both"),
    ],
)
def test_the_pool(line: str, part: str) -> None:
    assert reading(line).asked.part == part


def test_its_own_words_stand_beside_the_engines() -> None:
    line = f"{VLLM} -tp 4 --endpoint dyn://a.b.c --connector nixl lmcache --enable-rl --seed 3"
    asked = reading(line).asked
    assert asked.value("tensor_parallel_size") == 4
    assert asked.value("connector") == ["nixl", "lmcache"]
    assert asked.value("endpoint") == "dyn://a.b.c"


def test_every_word_is_told() -> None:
    line = f"{SGLANG} --tp 2 --use-sglang-tokenizer --namespace x"
    told = " ".join(each.spelled for each in reading(line).told)
    assert all(word in told for word in line.split()[3:])


def test_tensorrt_llms_arguments_have_other_names_here() -> None:
    line = f"{TRTLLM} --tensor-parallel-size 8 --expert-parallel-size 4 --enable-attention-dp"
    asked = reading(line).asked
    assert asked.value("tensor_parallel_size") == 8
    assert asked.value("moe_expert_parallel_size") == 4
    assert asked.value("enable_attention_dp") is True


def test_a_file_holds_over_the_line_and_json_over_the_file() -> None:
    files = {"x.yaml": "tensor_parallel_size: 4\nmoe_expert_parallel_size: 2\n"}
    line = f"{TRTLLM} --tensor-parallel-size 2 --extra-engine-args x.yaml"
    assert reading(line, files).asked.value("tensor_parallel_size") == 4
    over = line + """ --override-engine-args '{"moe_expert_parallel_size": 4}'"""
    asked = reading(over, files).asked
    assert asked.value("tensor_parallel_size") == 4
    assert asked.value("moe_expert_parallel_size") == 4
    last = reading(f"{line} --trtllm.tensor_parallel_size 16", files).asked
    assert last.value("tensor_parallel_size") == 16


@pytest.mark.parametrize(
    ("line", "says", "right"),
    [
        (f"{VLLM} --endpont x", "no option --endpont", "did you mean --endpoint?"),
        (f"{SGLANG} --is-prefill-worker", "no option --is-prefill-worker", ""),
        (f"{TRTLLM} --tp_size 2", "no option --tp_size", ""),
        (f"{TRTLLM} --tensor-parallel-sise 2", "", "did you mean --tensor-parallel-size?"),
        (f"{TRTLLM} --trtllm.tensor_parallel_sise 2", "no argument", "tensor_parallel_size?"),
        (f"{TRTLLM} --override-engine-args 3", "is no mapping of arguments", "tensor_parallel"),
        (f"{VLLM} --disaggregation-mode encode", "starts no part of this model", "agg, prefill"),
        (f"{VLLM} --is-prefill-worker --is-decode-worker", "to be of two pools", "say one"),
        (f"{VLLM} --is-prefill-worker --disaggregation-mode decode", "two pools", "say one"),
    ],
)
def test_mistakes(line: str, says: str, right: str) -> None:
    error = wrong(line)
    assert says in error.message
    assert right in error.help
    assert error.place is not None
    assert error.place.column > 1
