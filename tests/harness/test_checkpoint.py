"""A checkpoint is one that others read: the model of its config, and the weights of that model."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shardproof.api import load_model
from shardproof.executor.weights import weight_shapes
from shardproof.harness.case import Case
from shardproof.harness.configs import Sizes
from shardproof.harness.published import PUBLISHED, stored
from shardproof.harness.reference import expected
from shardproof.harness.safetensors import read, written
from tests.harness.cases import FAMILIES, SIZES, case

REASON = "torch and transformers are outside the lock: pip install torch==2.13.0 transformers"
OTHERS = {
    "tied": replace(SIZES, tied=True),
    "biased": replace(SIZES, bias=True, layers=1),
    "uneven": Sizes(1, 1, 3, 1, 7, 5, 6, 3, 1),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_the_config_reads_back_to_the_same_model(family: str) -> None:
    made = case(family)
    model, _ = load_model(str(made.checkpoint / "config.json"))
    # A model that is made up says nothing of how it is stored; its checkpoint does.
    assert replace(model, name=made.model.name, stored=made.model.stored) == made.model
    assert model.stored.said == "torch_dtype float32"
    assert model.unmodelled == ()


@pytest.mark.parametrize("family", FAMILIES)
def test_every_number_of_the_weights_is_in_the_file_once(family: str) -> None:
    made = case(family, "float64")
    tensors = read(made.checkpoint / "model.safetensors")
    count = sum(int(np.prod(shape)) for shape in weight_shapes(made.model).values())
    assert sum(x.size for x in tensors.values()) == count
    if not PUBLISHED[family].one_less:
        mine = np.sort(np.concatenate([x.reshape(-1) for x in made.weights.values()]))
        assert (np.sort(np.concatenate([x.reshape(-1) for x in tensors.values()])) == mine).all()


def test_floats_are_stored_as_they_are_computed_in() -> None:
    for dtype in ("float64", "float32", "bfloat16"):
        made = case(dtype=dtype)
        tensors = read(made.checkpoint / "model.safetensors")
        assert {x.dtype.name for x in tensors.values()} == {dtype}
        right = stored(made.model, made.weights)
        assert all((tensors[name].astype(np.float64) == right[name]).all() for name in right)
        config = json.loads((made.checkpoint / "config.json").read_text())
        assert config["torch_dtype"] == dtype


def test_the_same_tensors_are_the_same_bytes_in_any_order(tmp_path: Path) -> None:
    a, b = np.arange(6, dtype=np.float32).reshape(2, 3), np.ones(2, np.float64)
    data = written({"a": a, "b": b})
    assert data == written({"b": b, "a": a})
    (tmp_path / "x").write_bytes(data)
    assert (read(tmp_path / "x")["a"] == a).all()
    assert int.from_bytes(data[:8], "little") % 8 == 0


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("sizes", ["plain", *OTHERS])
@pytest.mark.parametrize("family", FAMILIES)
def test_transformers_loads_it_and_computes_the_same(family: str, sizes: str) -> None:
    torch = pytest.importorskip("torch", reason=REASON)
    transformers = pytest.importorskip("transformers", reason=REASON)
    pytest.importorskip("safetensors", reason=REASON)
    made = case(family, "float32", sizes=OTHERS.get(sizes, SIZES))
    if sizes == "uneven":
        made = replace(made, prompts=((3, 1, 4),), forced=((0,),))
    eager = {"attn_implementation": "eager", "experts_implementation": "eager"}
    their, told = transformers.AutoModelForCausalLM.from_pretrained(
        made.checkpoint, dtype=torch.float32, output_loading_info=True, **eager
    )
    assert not any(told[key] for key in ("missing_keys", "unexpected_keys", "mismatched_keys"))
    assert_agrees(torch, made, their)


def assert_agrees(torch: Any, made: Case, their: Any) -> None:
    rows = [[*p, *f] for p, f in zip(made.prompts, made.forced, strict=True)]
    with torch.no_grad():
        logits = their(torch.tensor(rows)).logits.numpy()
    right = expected(made, tuple(map(tuple, rows))).logits
    assert np.abs(logits - right).max() < 1e-4 * np.abs(right).max()
    assert made.check(logits).word == "right"


@pytest.mark.long
def test_the_tokeniser_gives_numbers_for_their_digits() -> None:
    tokenizers = pytest.importorskip("tokenizers", reason=REASON)
    found = tokenizers.Tokenizer.from_file(str(case().checkpoint / "tokenizer.json"))
    assert found.encode("3 10 0").ids == [3, 10, 0]
    assert found.decode([3, 10]) == "3 10"
