"""A command split into what it asks, for these tests alone: `--long value`, `-tp N`, `--flag`."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Mapping

from shardproof.spec.dialects.asked import Asked, Engine, Option

SHORT: Mapping[Engine, Mapping[str, str]] = {
    "vllm": {
        "tp": "tensor_parallel_size",
        "pp": "pipeline_parallel_size",
        "dp": "data_parallel_size",
        "dcp": "decode_context_parallel_size",
        "pcp": "prefill_context_parallel_size",
        "ep": "enable_expert_parallel",
    },
    "sglang": {
        "tp": "tensor_parallel_size",
        "tp_size": "tensor_parallel_size",
        "pp": "pipeline_parallel_size",
        "pp_size": "pipeline_parallel_size",
        "dp": "data_parallel_size",
        "dp_size": "data_parallel_size",
        "ep": "expert_parallel_size",
        "ep_size": "expert_parallel_size",
        "attn_dp_size": "attention_data_parallel_size",
        "moe_dp_size": "moe_data_parallel_size",
        "dcp_size": "decode_context_parallel_size",
        "speculative_algo": "speculative_algorithm",
    },
    "tensorrt-llm": {"tp": "tp_size", "pp": "pp_size", "ep": "ep_size"},
    "megatron": {
        "tp": "tensor_model_parallel_size",
        "pp": "pipeline_model_parallel_size",
        "cp": "context_parallel_size",
        "ep": "expert_model_parallel_size",
    },
}
VARIABLE = re.compile(r"[A-Z][A-Z0-9_]*=")


def asked(engine: Engine, line: str, version: str | None = None) -> Asked:
    """What a line says, each option by its long name."""
    words, env, options = shlex.split(line), dict[str, str](), dict[str, Option]()
    while words and VARIABLE.match(words[0]):
        name, _, value = words.pop(0).partition("=")
        env[name] = value
    for at, each in enumerate(words):
        if not each.startswith("-") or each.lstrip("-")[:1].isdigit():
            continue
        name, equals, value = each.lstrip("-").partition("=")
        name = name.replace("-", "_")
        after = words[at + 1] if at + 1 < len(words) else "-"
        said = value if equals else None if after.startswith("-") else after
        long = SHORT[engine].get(name, name)
        options[long] = Option(True if said is None else _typed(said), each, index=at)
    return Asked(engine, version, options, env)


def _typed(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return text
