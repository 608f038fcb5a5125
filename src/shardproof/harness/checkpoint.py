"""A checkpoint folder as the Hugging Face hub has it: config, weights, and a tokeniser of numbers.

A token's text is its id in decimal digits, so that an engine that answers in text answers in ids.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from shardproof.executor.domains import Array
from shardproof.executor.domains.floating import Kind
from shardproof.executor.domains.floating import stored as stored_as
from shardproof.harness.published import PUBLISHED, stored
from shardproof.harness.safetensors import written
from shardproof.spec.model.model import Model
from shardproof.spec.source.node import Plain


def write_checkpoint(
    folder: Path, model: Model, config: Mapping[str, Plain], weights: Mapping[str, Array],
    dtype: Kind,
) -> None:  # fmt: skip
    """Fill the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    named = {"architectures": [PUBLISHED[model.family].architecture], "torch_dtype": dtype}
    put(folder / "config.json", {**named, **config})
    put(folder / "generation_config.json", {"bos_token_id": None, "eos_token_id": None})
    put(folder / "tokenizer.json", tokenizer(model.vocab))
    put(folder / "tokenizer_config.json", {"tokenizer_class": "PreTrainedTokenizerFast"})
    kept = {name: x.astype(stored_as(dtype)) for name, x in stored(model, weights).items()}
    (folder / "model.safetensors").write_bytes(written(kept))


def put(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=1) + "\n", encoding="ascii")


def tokenizer(vocab: int) -> dict[str, object]:
    """Words are numbers, with spaces between them."""
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [],
        "normalizer": None,
        "pre_tokenizer": {"type": "WhitespaceSplit"},
        "post_processor": None,
        "decoder": None,
        "model": {
            "type": "WordLevel",
            "vocab": {str(number): number for number in range(vocab)},
            "unk_token": "0",
        },
    }
