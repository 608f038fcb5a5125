"""How much of a device an engine takes, by its release and by what its command says."""

from __future__ import annotations

import pytest

from shardproof.spec.dialects.asked import Asked, Engine, Option
from shardproof.spec.dialects.profiles.share import Share, share_of


def pool(engine: Engine, version: str | None = None, **options: object) -> Asked:
    return Asked(engine, version, {name: Option(value, name) for name, value in options.items()})


def share(*pools: Asked) -> Share:
    found = share_of(pools)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("version", "part"),
    [
        ("0.19.1", 0.9),
        ("0.20.0", 0.92),
        ("v0.20.1rc0", 0.92),
        ("2026-03", 0.9),
        ("2026-04", 0.92),
        (None, 0.92),
        ("latest", 0.92),
    ],
)
def test_vllm_takes_more_since_a_release(version: str | None, part: float) -> None:
    usual = share(pool("vllm", version))
    assert usual == Share("all", part, "--gpu-memory-utilization at its default")


def test_what_the_command_says_is_taken() -> None:
    said = pool("vllm", gpu_memory_utilization=0.5)
    assert share(said) == Share("all", 0.5, "--gpu-memory-utilization")
    said = pool("sglang", mem_fraction_static=0.8)
    assert share(said) == Share("static", 0.8, "--mem-fraction-static")
    said = pool("tensorrt-llm", free_gpu_memory_fraction=0.7)
    assert share(said) == Share("rest", 0.7, "--free_gpu_memory_fraction")


def test_of_two_pools_the_one_that_takes_less_counts() -> None:
    prefill = pool("vllm", gpu_memory_utilization=0.85)
    decode = pool("vllm", gpu_memory_utilization=0.6)
    assert share(prefill, decode).part == share(decode, prefill).part == 0.6


def test_what_is_no_share_counts_as_not_said() -> None:
    for odd in (0, 1.5, "much", None):
        assert share(pool("vllm", gpu_memory_utilization=odd)).said.endswith("at its default")


def test_where_the_option_is_left_out() -> None:
    assert share(pool("tensorrt-llm")).part == 0.9
    assert share_of([pool("sglang")]) is None, "worked out from the device when it starts"
    assert share_of([pool("megatron")]) is None
