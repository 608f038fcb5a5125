"""The seed that is printed makes the same output again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.front.running import PLANS, Shell, plan_of
from tests.tiers import sampled

OPEN = "sp: 2\nsequence: {cut: {strided: 20}}"
LEARNED = "dp: 2\nbatch: {sequences: {strided: 4}}"
DRAWN = Path(__file__).parents[1] / "cases" / "accepted" / "dp-uneven-sequences.yaml"
"""A vocabulary of five, of which two tokens of some steps are alike in every trial."""
SMALLER = "tp: 2\nworkload: {prompt: 4096}"
TEXTS = {
    "legal": ("llama-3.1-70b", "tp: 8"),
    "different": ("llama-3.1-70b", "tp: 2\nffn: {down: {collective: none}}"),
    "cannot run": ("qwen2-7b", "tp: 8"),
    "an open workload": ("llama-3.1-8b", OPEN),
    "positions that are learned": ("gpt2", LEARNED),
    "a smaller workload": ("llama-3.1-8b", SMALLER),
    "edits": ("llama-3.1-8b", "tp: 2\nedits: [{drop: layers.*.ffn.all_reduce, ranks: {tp: [0]}}]"),
}


def seeds(text: str) -> set[str]:
    return set(re.findall(r"seed (\d+)", text))


@pytest.mark.parametrize("command", ["run", "why", "check"])
@pytest.mark.parametrize("name", sampled(TEXTS, every=4))
def test_the_number_makes_it_again(name: str, command: str, shell: Shell, tmp_path: Path) -> None:
    plan = plan_of(tmp_path, *TEXTS[name])
    first = shell(command, plan)
    (seed,) = seeds(first.out) or {"1"}
    if command == "check":  # its counterexample is that of a run
        for tried in re.findall(r"batch \d+, prompt \d+, steps \d+, seed \d+", first.out):
            assert tried in " ".join(shell("run", plan, "--seed", seed).out.split())
        return
    assert shell(command, plan, "--seed", seed).out == first.out
    other = shell(command, plan, "--seed", "77")
    assert seeds(other.out) <= {"77"}
    assert shell(command, plan, "--seed", "77").out == other.out


@pytest.mark.parametrize("name", sampled(TEXTS, every=4))
def test_as_data_too(name: str, shell: Shell, tmp_path: Path) -> None:
    plan = plan_of(tmp_path, *TEXTS[name])
    first = shell("run", plan, "--format", "json").data
    assert shell("run", plan, "--seed", "1", "--format", "json").data == first


@pytest.mark.parametrize("name", ["legal", "an open workload", "positions that are learned"])
def test_a_line_is_made_again_by_its_own_numbers(name: str, shell: Shell, tmp_path: Path) -> None:
    plan = plan_of(tmp_path, *TEXTS[name])
    for run in shell("run", plan, "--format", "json").data["runs"]:
        sizes = re.findall(r"(batch|prompt|steps|seed) (\d+)", run["tried"])
        words = [word for name, size in sizes for word in (f"--{name}", size)]
        (again,) = shell("run", plan, *words, "--format", "json").data["runs"]
        assert again == run
        assert run["tried"] in " ".join(shell("run", plan, *words).out.split())


def test_what_is_drawn_again_has_the_same_seed(shell: Shell) -> None:
    first = shell("run", DRAWN)
    assert "seed 1, draw 2" in first.out
    assert seeds(first.out) == {"1"}
    assert shell("run", DRAWN, "--seed", "1").out == first.out


def test_a_seed_beyond_the_last_is_bad_input(shell: Shell) -> None:
    for command in ("run", "why"):
        assert shell(command, PLANS / "qwen2-7b-tp8.yaml", "--seed", str(2**32)).code == 2
        assert shell(command, PLANS / "qwen2-7b-tp8.yaml", "--seed", "-1").code == 2


def test_every_process_gives_the_same_reasons_of_an_open_plan() -> None:
    """Python orders the words of a set otherwise in each process, unless it is told how."""
    open_plan = Path(__file__).parents[2] / "examples" / "plans" / "qwen2-7b-24-open.yaml"
    found = {
        subprocess.run(
            [sys.executable, "-m", "shardproof", "why", str(open_plan)],
            env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=False,
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(found) == 1
    assert b"ATTN-HEADS-OWNED" in found.pop()
