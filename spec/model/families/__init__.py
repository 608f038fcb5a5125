"""The families that are read, by `model_type`."""

from collections.abc import Mapping

from shardproof.spec.model.families import (
    deepseek,
    ernie,
    exaone,
    gemma,
    glm,
    gpt,
    granite,
    kimi,
    llama,
    minimax,
    nemotron,
    parallel,
    qwen,
)
from shardproof.spec.model.family import Family

FAMILIES: Mapping[str, Family] = {
    **llama.FAMILIES,
    **qwen.FAMILIES,
    **deepseek.FAMILIES,
    **glm.FAMILIES,
    **minimax.FAMILIES,
    **ernie.FAMILIES,
    **exaone.FAMILIES,
    **granite.FAMILIES,
    **kimi.FAMILIES,
    **gemma.FAMILIES,
    **nemotron.FAMILIES,
    **gpt.FAMILIES,
    **parallel.FAMILIES,
}

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
