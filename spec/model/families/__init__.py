"""The families that are read, by `model_type`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module

from shardproof.spec.model.family import Family

MODULES = (
    "llama",
    "qwen",
    "deepseek",
    "glm",
    "minimax",
    "ernie",
    "exaone",
    "granite",
    "kimi",
    "gemma",
    "nemotron",
    "gpt",
    "parallel",
)
"""Where they are, the most usual first: a start reads none after the one that it asks for."""

PARTS = {
    "glm46v": "glm4v_text",
    "glm4v": "glm4v_text",
    "glm4v_moe": "glm4v_moe_text",
    "llama4": "llama4_text",
    "mistral3": "mistral",
    "qwen3_5": "qwen3_5_text",
    "qwen3_5_moe": "qwen3_5_moe_text",
    "qwen3_vl": "qwen3_vl_text",
    "qwen3_vl_moe": "qwen3_vl_moe_text",
}
"""The family of a text part that does not name its own, by the whole's `model_type`."""


def family_of(model_type: str) -> Family | None:
    """The family of a config with this `model_type`; None where no reader knows it."""
    wanted = PARTS.get(model_type, model_type)
    return next((found[wanted] for found in map(_of, MODULES) if wanted in found), None)


@lru_cache(maxsize=1)
def families() -> Mapping[str, Family]:
    """All of them."""
    return {name: family for module in MODULES for name, family in _of(module).items()}


def _of(module: str) -> Mapping[str, Family]:
    found: Mapping[str, Family] = import_module(f"{__name__}.{module}").FAMILIES
    return found
