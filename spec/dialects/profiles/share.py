"""How much of a device's memory an engine takes for itself, and for what.

Read in: vLLM 0.19.1, 0.20.0 and 0.32.0 (`vllm/config/cache.py`); SGLang's `server_args.py`;
TensorRT-LLM's `llmapi/llm_args.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from shardproof.spec.dialects.asked import Asked
from shardproof.spec.dialects.profiles import vllm
from shardproof.spec.dialects.profiles.versions import Bound, read_version
from shardproof.spec.record import dataclass

Of = Literal["all", "static", "rest"]
MORE = Bound("0.20.0", "2026-04")
"""vLLM takes 0.92 from here on where nobody says how much, and took 0.9 before."""


@dataclass(frozen=True, slots=True)
class Share:
    of: Of
    """What it bounds: weights, activations and cache; weights and cache; or the cache alone, of
    what weights and activations leave."""
    part: float
    said: str
    """The option that says so."""


def share_of(pools: Sequence[Asked]) -> Share | None:
    """The least of several pools' shares; None where the whole device is the engine's."""
    asked = pools[0]
    match asked.engine:
        case "vllm":
            newer = read_version(asked.version, vllm.NEWEST).since(MORE)
            return _share(pools, "all", "gpu_memory_utilization", 0.92 if newer else 0.9)
        case "tensorrt-llm":
            return _share(pools, "rest", "free_gpu_memory_fraction", 0.9)
        case "sglang":
            # Left out, it is worked out from the device, to leave room for activations.
            return _share(pools, "static", "mem_fraction_static", None)
        case "megatron":
            return None


def _share(pools: Sequence[Asked], of: Of, name: str, usual: float | None) -> Share | None:
    said = [pool.value(name) for pool in pools]
    given = [float(part) for part in said if isinstance(part, int | float) and 0 < part <= 1]
    option = f"--{name}" if of == "rest" else f"--{name.replace('_', '-')}"
    if given:
        return Share(of, min(given), option)
    return None if usual is None else Share(of, usual, f"{option} at its default")
