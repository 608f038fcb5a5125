"""What an engine says of a command stands between what it is and what the law says."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import Any, cast

import jsonschema
import pytest

from shardproof.cli.schemas import schema_of
from shardproof.launch import launched
from shardproof.spec.dialects.profiles.judged import Judged, Outcome, Reason
from tests.front.running import Done, Shell

LEGAL = "vllm serve Qwen/Qwen2-7B -tp 4"
ILLEGAL = "vllm serve Qwen/Qwen2-7B -tp 8"
UNSAID = "vllm serve Qwen/Qwen3-30B-A3B -tp 8 -dp 2 -ep -dcp 2"


RULE = Reason("a.rule", "28 heads and tp 8", "a file", "heads", {"heads": 28, "tp": 8})


def says(outcome: Outcome, *reasons: Reason, notes: tuple[str, ...] = ()) -> Judged:
    return Judged(outcome, "9.9", reasons, notes)


def judge(said: Judged) -> Callable[[object, object], Judged]:
    """A profile that says one thing of every command."""

    def judged(_asked: object, _config: object) -> Judged:
        return said

    return judged


def run(shell: Shell, line: str, *options: str) -> Done:
    return shell("check", *options, "--", *shlex.split(line))


@pytest.mark.parametrize(
    ("line", "outcome", "code"),
    [
        (LEGAL, "accepted", 0),
        (LEGAL, "rejected", 1),
        (LEGAL, "fails_later", 1),
        (LEGAL, "wrong", 1),
        (LEGAL, "unknown", 3),
        (ILLEGAL, "accepted", 1),
        (ILLEGAL, "unknown", 1),
        (UNSAID, "accepted", 3),
        (UNSAID, "rejected", 1),
    ],
)
def test_exit_codes(
    line: str, outcome: Outcome, code: int, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launched, "judge", judge(says(outcome)))
    assert run(shell, line).code == code


def test_the_order_on_the_screen(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    said = says("rejected", RULE, notes=("a note",))
    monkeypatch.setattr(launched, "judge", judge(said))
    what, engine, law, *_ = run(shell, ILLEGAL).out.split("\n\n")
    assert what.startswith("vLLM: qwen2-7b on 8 devices")
    assert engine == (
        "vLLM 9.9: rejected\n  28 heads and tp 8\n    rule: a.rule [a file]\n  note: a note"
    )
    assert law.startswith("<command>: illegal")


@pytest.mark.parametrize("line", [LEGAL, UNSAID])
def test_for_a_program(line: str, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launched, "judge", judge(says("rejected", RULE)))
    data = run(shell, line, "--format", "json").data
    cast("Any", jsonschema.Draft202012Validator(schema_of("check"))).validate(data)
    assert (data["engine"]["name"], data["engine"]["verdict"]) == ("vLLM", "rejected")
    assert data["engine"]["reasons"][0]["rule"] == "a.rule"


def test_the_config_is_what_the_engine_gets(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[object] = []

    def judged(_: object, config: object) -> Judged:
        got.append(config)
        return says("accepted")

    monkeypatch.setattr(launched, "judge", judged)
    run(shell, f"{LEGAL} --hf-overrides.num_key_value_heads 7")
    [config] = got
    sizes = cast("dict[str, object]", config)
    assert (sizes["num_key_value_heads"], sizes["model_type"]) == (7, "qwen2")
