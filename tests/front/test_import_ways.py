"""Where an engine refuses a command: what it takes on as many devices, as commands to copy."""

from __future__ import annotations

import shlex
from typing import Any, cast

import jsonschema
import pytest

from shardproof.cli.schemas import schema_of
from tests.front.running import Shell

REFUSED = (
    "vllm serve Qwen/Qwen2-7B -tp 8 --max-model-len 4096",
    "vllm serve Qwen/Qwen3-30B-A3B -tp=64 --port 80",
    "VLLM_LOGGING_LEVEL=DEBUG vllm serve Qwen/Qwen2-7B --port 80 --tensor-parallel-size 8",
    "python -m sglang.launch_server --model-path Qwen/Qwen2-7B --tp 8 --host 0.0.0.0",
    "trtllm-serve Qwen/Qwen2-7B --tp_size 8",
)


def asked(shell: Shell, line: str) -> dict[str, Any]:
    ended = shell("check", "--format", "json", "--", *shlex.split(line))
    cast("Any", jsonschema.Draft202012Validator(schema_of("check"))).validate(ended.data)
    return cast("dict[str, Any]", ended.data)


@pytest.mark.parametrize("line", REFUSED)
def test_each_is_taken_on_as_many_devices_with_all_other_words(line: str, shell: Shell) -> None:
    data = asked(shell, line)
    assert data["engine"]["verdict"] == "rejected"
    others = data["launch"]["others"]
    assert others["commands"]
    kept = {word for word in shlex.split(line) if word in ("4096", "80", "0.0.0.0")}  # noqa: S104
    for each in others["commands"]:
        again = asked(shell, each["command"])
        assert again["engine"]["verdict"] == "accepted"
        assert again["verdict"] == each["law"]
        assert again["world_size"] == data["world_size"]
        assert kept <= set(shlex.split(each["command"]))


def test_no_device_is_given_more_weights(shell: Shell) -> None:
    data = asked(shell, "vllm serve Qwen/Qwen2-7B -tp 7")
    assert data["launch"]["others"]["commands"] == []
    assert "more weights" in data["launch"]["others"]["why_none"]
    assert data["launch"]["others"]["degrees"] == [1, 2, 4]


def test_a_command_that_is_taken_gets_no_other(shell: Shell) -> None:
    data = asked(shell, "vllm serve Qwen/Qwen2-7B -tp 4")
    assert data["engine"]["verdict"] == "accepted"
    assert "others" not in data["launch"]


def test_a_person_can_copy_it(shell: Shell) -> None:
    told = shell("check", "--", *shlex.split(REFUSED[0])).out
    command = "vllm serve Qwen/Qwen2-7B --max-model-len 4096 --tensor-parallel-size 4"
    assert f"\n    {command} --pipeline-parallel-size 2\n" in told
    assert told.rstrip().endswith("tensor degrees that it takes for this model: 1, 2, 4")


def test_why_tells_the_same(shell: Shell) -> None:
    words = shlex.split(REFUSED[0])
    ended = shell("why", "--format", "json", "--", *words)
    cast("Any", jsonschema.Draft202012Validator(schema_of("why"))).validate(ended.data)
    assert ended.data["launch"]["others"] == asked(shell, REFUSED[0])["launch"]["others"]
    told = shell("why", "--", *words).out
    assert "--tensor-parallel-size 4 --pipeline-parallel-size 2\n" in told
    assert "`shardproof certify -o CERT -- …`" in told
