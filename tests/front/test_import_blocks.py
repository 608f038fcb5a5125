"""Where an engine refuses shards that end inside a block, the clause behind its refusal is told."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from shardproof.launch.commands import of_words
from shardproof.launch.launched import Launched, launched
from shardproof.texts.inputs import Given
from tests.front.running import Shell

CONFIGS = Path(__file__).parents[2] / "examples" / "published"
QWEN, GLM = "Qwen/Qwen3-30B-A3B-FP8", "zai-org/GLM-5-FP8"
SGLANG = "python -m sglang.launch_server --model-path X --tp {}"
LOCAL = "counting blocks from a shard's first number breaks"
EVEN = "cutting scales as evenly as the weight breaks"


def of(line: str, config: str, version: str | None = None) -> Launched:
    return launched(of_words(shlex.split(line)), Given(str(CONFIGS / f"{config}.json")), version)


@pytest.mark.parametrize(
    ("line", "config", "version", "told", "ends"),
    [
        (SGLANG.format(8), QWEN, None, f"{LOCAL} MOE-SCALES", "over 1, 2, 3 or 6 ranks"),
        ("vllm serve X -tp 4", QWEN, "0.28.0", f"{LOCAL} MOE-SCALES", "over 1, 2, 3 or 6 ranks"),
        ("trtllm-serve X --tp_size 4", QWEN, None, f"{LOCAL} MOE-SCALES", "over 1, 2, 3 or 6"),
        (SGLANG.format(16), "Qwen/Qwen3-32B-FP8", None, f"{LOCAL} FFN-SCALES", "40 or 50 ranks"),
        # A shard of half a block has one scale, which a loader that cuts 16 among 32 gives nobody.
        ("vllm serve X -tp 32", GLM, None, f"{EVEN} MOE-SHARED-SCALES", "over 1, 2, 4, 8 or 16"),
    ],
)
def test_a_refused_block_names_its_clause(
    line: str, config: str, version: str | None, told: str, ends: str
) -> None:
    found = of(line, config, version)
    laws = [reason.law for reason in found.gravest.reasons if "blocks" in reason.rule]
    assert laws
    assert all(ends in law for law in laws)
    assert any(law.startswith(f"{told}: ") for law in laws)
    verdict = found.verdict()
    assert verdict is not None
    assert verdict.word == "legal"  # each number has its own scale, wherever a shard ends


@pytest.mark.parametrize(
    "line",
    ["vllm serve X -tp 8", f"{SGLANG.format(2)} --ep-size 2", "trtllm-serve X --tp_size 2"],
)
def test_what_an_engine_takes_has_no_clause_behind_it(line: str) -> None:
    # The first refines scales: shards of 96 are taken, and are right.
    found = of(line, QWEN)
    assert found.gravest.outcome == "accepted"
    assert not any(reason.law for reason in found.gravest.reasons)


def test_it_is_said_to_everybody(shell: Shell) -> None:
    config = ("--model", str(CONFIGS / f"{QWEN}.json"))
    words = shlex.split(SGLANG.format(8))
    [reason] = shell("check", *config, "--format", "json", "--", *words).data["engine"]["reasons"]
    assert reason["law"].startswith(f"{LOCAL} MOE-SCALES: ffn.experts.up")
    for form in ("text", "html", "markdown", "sarif", "junit"):
        said = shell("check", *config, "--format", form, "--", *words)
        assert "MOE-SCALES" in said.out, form
