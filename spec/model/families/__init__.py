"""The families that are read, by `model_type`."""

from collections.abc import Mapping

from shardproof.spec.model.families import deepseek, gemma, gpt, llama, parallel, qwen
from shardproof.spec.model.family import Family

FAMILIES: Mapping[str, Family] = {
    **llama.FAMILIES,
    **qwen.FAMILIES,
    **deepseek.FAMILIES,
    **gemma.FAMILIES,
    **gpt.FAMILIES,
    **parallel.FAMILIES,
}

PARTS = {"llama4": "llama4_text", "mistral3": "mistral", "qwen3_vl": "qwen3_vl_text"}
"""The family of a text part that does not name its own, by the whole's `model_type`."""
