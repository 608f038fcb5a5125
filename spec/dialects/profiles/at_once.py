"""How many tokens an engine was told to read at once, and how many sequences to decode.

vLLM's options are of a replica; so are TensorRT-LLM's. SGLang shares both among the replicas of
attention under `--enable-dp-attention` (`server_args.py`, `managers/scheduler.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardproof.spec.dialects.asked import Asked, Engine

NAMES: Mapping[Engine, tuple[str, str]] = {
    "vllm": ("max_num_batched_tokens", "max_num_seqs"),
    "sglang": ("chunked_prefill_size", "max_running_requests"),
    "tensorrt-llm": ("max_num_tokens", "max_batch_size"),
}
Said = tuple[int | None, str]
"""A number, and the option that says it."""


def at_once(pools: Sequence[Asked]) -> tuple[Said, Said]:
    """The most of several pools'; None where nobody says how many."""
    names = NAMES.get(pools[0].engine)
    if names is None:
        return (None, ""), (None, "")
    tokens, sequences = (_said(pools, name) for name in names)
    return tokens, sequences


def _said(pools: Sequence[Asked], name: str) -> Said:
    given = [
        -(-number // _shared(pool))
        for pool in pools
        if isinstance(number := pool.value(name), int) and number > 0
    ]
    if not given:
        return None, ""
    option = name if pools[0].engine == "tensorrt-llm" else name.replace("_", "-")
    return max(given), f"--{option}"


def _shared(pool: Asked) -> int:
    """Among how many replicas the number is divided."""
    if pool.engine != "sglang" or not pool.value("enable_dp_attention"):
        return 1
    replicas = pool.value("data_parallel_size") or pool.value("dp_size")
    return replicas if isinstance(replicas, int) and replicas > 0 else 1
