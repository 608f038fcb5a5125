"""Which config is meant by a launch command: by name, without endings; else what is near."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.publish_models import FILES, hub_name
from tests.front.running import Shell

UNKNOWN = "is no folder here and no config that comes with shardproof"


def told(shell: Shell, name: str) -> str:
    done = shell("check", "--", "vllm", "serve", name, "--tensor-parallel-size", "1")
    return " ".join(f"{done.out} {done.err}".split())


@pytest.mark.parametrize(
    ("name", "config"),
    [
        ("moonshotai/Kimi-K2.5", "moonshotai/Kimi-K2.5"),
        ("MOONSHOTAI/kimi-k2.5", "moonshotai/Kimi-K2.5"),
        ("someone/Qwen3-32B-FP8", "Qwen/Qwen3-32B-FP8"),
        ("Qwen/Qwen3-32B", "Qwen/Qwen3-32B"),
        ("someone/Qwen3-32B", "qwen3-32b"),
        ("Qwen/Qwen3-235B-A22B-Instruct-2507", "Qwen/Qwen3-235B-A22B"),
        ("deepseek-ai/DeepSeek-R1-0528", "deepseek-ai/DeepSeek-R1"),
        ("deepseek-ai/DeepSeek-V3-0324", "deepseek-v3"),
    ],
)
def test_a_name_finds_its_config(shell: Shell, name: str, config: str) -> None:
    assert f"the sizes are those of the config {config}, which comes with shardproof" in told(
        shell, name
    )


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("Qwen/Qwen3-32B-AWQ", "did you mean qwen3-32b"),
        ("google/gemma-3-27b-itt", "did you mean gemma-3-27b?"),
        ("org/nothing-like-it", ""),
    ],
)
def test_bits_are_not_guessed_and_what_is_near_is_offered(
    shell: Shell, name: str, near: str
) -> None:
    out = told(shell, name)
    assert UNKNOWN in out
    assert near in out
    assert ("did you mean" in out) == bool(near)


@pytest.mark.parametrize("file", FILES[:: len(FILES) // 4], ids=hub_name)
def test_each_published_config_has_its_hubs_name(shell: Shell, file: Path) -> None:
    assert f"those of the config {hub_name(file)}," in told(shell, hub_name(file))
