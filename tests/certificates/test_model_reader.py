"""The checker's reader of models in our own form asks for all that the prover's does.

A forger who writes another model and renews every digest has this reader alone against them.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest

from shardproof.certificate import checker
from shardproof.spec.errors import InputErrors
from shardproof.spec.model import sound
from shardproof.spec.model.config import model_from_node
from shardproof.spec.model.model import Model
from shardproof.spec.model.write import model_data
from shardproof.spec.source.read import read_text
from tests.front.running import MODELS

Json = dict[str, Any]


def own_form(name: str) -> Json:
    return json.loads(json.dumps(model_data(Model.from_config(MODELS / f"{name}.json"))))


def attention(data: Json) -> Json:
    return data["kinds"][0]["attention"]


def router(data: Json) -> Json:
    return data["kinds"][-1]["ffn"]["router"]


LLAMA, GPT2, DEEPSEEK = "llama-3.1-8b", "gpt2", "deepseek-v3"
SPARSE, SHARED = "deepseek-v3.2", "glm-5.2"
NEXT = "qwen3-next-80b-a3b"
KIMI = "kimi-linear-48b-a3b"
HYBRID = "nemotron-3-nano-30b-a3b"
WRONG: dict[str, tuple[str, Callable[[Json], object]]] = {
    "and there is none": (LLAMA, lambda d: d["layers"].__setitem__(1, 7)),
    "no layer is of kind": (LLAMA, lambda d: d["kinds"].append(d["kinds"][0])),
    "there are no layers": (LLAMA, lambda d: d.update(layers=[])),
    "learned or have no table": (GPT2, lambda d: d.pop("max_positions")),
    "has two norms": (LLAMA, lambda d: d["kinds"][0].update(norms=1)),
    "not a multiple of": (LLAMA, lambda d: attention(d).update(kv_heads=5)),
    "rotation and positions do not agree": (LLAMA, lambda d: attention(d).pop("rope")),
    "of a head are rotated": (LLAMA, lambda d: attention(d)["rope"].update(dim=3)),
    "a head has": (DEEPSEEK, lambda d: attention(d).update(head_dim=200)),
    "a K and a V for each head": (DEEPSEEK, lambda d: attention(d).update(kv_heads=64)),
    "of a rotated part of": (DEEPSEEK, lambda d: attention(d)["rope"].update(dim=32)),
    "no norm of latent": (DEEPSEEK, lambda d: attention(d).update(qk_norm="head")),
    "with a state has no": (NEXT, lambda d: attention(d).update(sinks=True)),
    "are made at once": (KIMI, lambda d: attention(d)["delta"].update(rule="delta")),
    "of the latent of queries": (SPARSE, lambda d: attention(d)["latent"].update(q_rank=None)),
    "without a window": (SPARSE, lambda d: attention(d).update(window=8)),
    "rotated where queries are": (SPARSE, lambda d: attention(d)["indexer"].update(rope=None)),
    "by other angles": (SPARSE, lambda d: attention(d)["indexer"]["rope"].update(dim=32)),
    "dimensions of an index head": (SPARSE, lambda d: attention(d)["indexer"].update(head_dim=32)),
    "chosen keys are those of latent": (SHARED, lambda d: attention(d).update(shares_index=True)),
    "none before it has chosen": (SHARED, lambda d: d["layers"].insert(0, 1)),
    "scores of a chunk": (LLAMA, lambda d: attention(d).update(chunk=2, position_scale=True)),
    "no gate of latent": (DEEPSEEK, lambda d: attention(d).update(output_gate=True)),
    "values that are keys": (
        LLAMA, lambda d: attention(d).update(keys_as_values=True, value_dim=64),
    ),
    "weights that there are not": (
        LLAMA, lambda d: attention(d).update(scales={"rows": 2, "columns": 2, "of": ["up"]}),
    ),
    "values of latent attention": (DEEPSEEK, lambda d: attention(d).update(value_norm=True)),
    "no block beside the experts": (
        DEEPSEEK, lambda d: d["kinds"][-1]["ffn"].update(shared=None, own_norms=True),
    ),
    "no layer has attention": (LLAMA, lambda d: d["kinds"][0].pop("attention")),
    "attention has no heads": (LLAMA, lambda d: attention(d).update(heads=0)),
    "neither attention nor": (HYBRID, lambda d: d["kinds"][0].pop("attention")),
    "of one block has nothing": (HYBRID, lambda d: d["kinds"][0].update(parallel=True)),
    "has no width": (LLAMA, lambda d: d["kinds"][0]["ffn"].update(width=0, gated=False)),
    "a block of experts": (DEEPSEEK, lambda d: d["kinds"][-1]["ffn"]["expert"].update(width=0)),
    "experts in": (DEEPSEEK, lambda d: router(d).update(groups=7)),
    "the best": (DEEPSEEK, lambda d: router(d).update(top_groups=9)),
    "are to be chosen among": (DEEPSEEK, lambda d: router(d).update(top_k=200)),
    "by its best two experts": (DEEPSEEK, lambda d: router(d).update(groups=256, top_groups=16)),
    "no shared expert to gate": (
        DEEPSEEK, lambda d: d["kinds"][-1]["ffn"].update(shared=None, shared_gate=True),
    ),
}  # fmt: skip
"""By a part of the prover's message, a model and what is written otherwise in it."""


def read(data: Json) -> None:
    model_from_node(read_text(json.dumps(data), "config.json"))


@pytest.mark.parametrize("message", WRONG)
def test_what_the_prover_refuses_the_checker_refuses(message: str) -> None:
    name, change = WRONG[message]
    data = own_form(name)
    read(data)
    checker.begin()
    checker.model_of({**data, "notes": []})
    change(data)
    with pytest.raises(InputErrors) as refused:
        read(data)
    assert message in " ".join(each.message for each in refused.value.errors)
    with pytest.raises(checker.No):
        checker.model_of({**data, "notes": []})


def test_each_thing_that_is_asked_of_a_model_is_in_the_table() -> None:
    tree = ast.parse(inspect.getsource(sound))
    faults = [each for each in ast.walk(tree) if isinstance(each, ast.Yield)]
    passed_on = sum("path" in ast.unparse(each) for each in faults)
    assert len(faults) - passed_on == len(WRONG)
