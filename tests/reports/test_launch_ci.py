"""A launch command for a CI: its engine's reasons beside the law's, in every form."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import jsonschema
import pytest

from tests.front.running import MODELS, Shell, written
from tests.reports.test_verdict_ci import SCHEMA

LLAMA, DEEPSEEK = MODELS / "llama-3.1-70b.json", MODELS / "deepseek-v3.json"
SCRIPT = "# start\nvllm serve m \\\n  -tp 6\n"
REFUSED, TAKEN = ("-tp", "6"), ("-tp", "8")
UNSAID = ("-tp", "8", "--enable-expert-parallel", "--enable-elastic-ep")


def results(shell: Shell, *words: str | Path, code: int) -> list[dict[str, Any]]:
    done = shell("check", "--format", "sarif", *words)
    assert (done.code, done.err) == (code, "")
    jsonschema.validate(done.data, SCHEMA)
    return done.data["runs"][0]["results"]


def case(shell: Shell, *words: str | Path, code: int) -> ET.Element:
    done = shell("check", "--format", "junit", *words)
    assert (done.code, done.err) == (code, "")
    [found] = ET.fromstring(done.out).iter("testcase")  # noqa: S314  (it is our own)
    return found


def of(*options: str) -> tuple[str, ...]:
    return ("--", "vllm", "serve", "m", *options)


def test_the_engines_reasons_come_before_the_laws(shell: Shell) -> None:
    data = json.loads(shell("check", "-m", LLAMA, "--format", "json", *of(*REFUSED)).out)
    said = [each["message"] for each in data["engine"]["reasons"]]
    codes = [each["code"] for each in data["reasons"]]
    found = results(shell, "-m", LLAMA, *of(*REFUSED), code=1)
    assert [each["ruleId"] for each in found] == [
        *["shardproof/ENGINE-REFUSES"] * len(said), *(f"shardproof/{code}" for code in codes),
    ]  # fmt: skip
    assert all(words in each["message"]["text"] for words, each in zip(said, found, strict=False))
    marks = [each["partialFingerprints"]["shardproof/v1"] for each in found]
    assert len(marks) == len(set(marks))


def test_of_a_file_each_result_is_at_its_line(shell: Shell, tmp_path: Path) -> None:
    script = written(tmp_path, SCRIPT, "serve.sh")
    for each in results(shell, "-m", LLAMA, "-f", script, code=1):
        place = each["locations"][0]["physicalLocation"]
        assert place["artifactLocation"]["uri"].endswith("serve.sh")
        engine = each["ruleId"].endswith("ENGINE-REFUSES")
        assert place["region"]["startLine"] == (2 if engine else 3)


@pytest.mark.parametrize(
    ("model", "options", "code", "says"),
    [
        (LLAMA, REFUSED, 1, "ENGINE-REFUSES: vLLM"),
        (DEEPSEEK, UNSAID, 3, "unknown: no word of a plan says ranks of dp that join"),
        (LLAMA, TAKEN, 0, ""),
    ],
    ids=["refused", "unknown", "legal"],
)
def test_a_case_fails_where_the_command_does(
    model: Path, options: tuple[str, ...], code: int, says: str, shell: Shell
) -> None:
    found = case(shell, "-m", model, *of(*options), code=code)
    assert found.attrib["name"] == " ".join(of(*options)[1:])
    failure = found.find("failure")
    assert (failure is not None) == bool(code)
    if failure is not None:
        assert failure.attrib["message"].startswith(says)
    assert bool(results(shell, "-m", model, *of(*options), code=code)) == bool(code)


@pytest.mark.parametrize(
    ("options", "code", "mark"), [(REFUSED, 1, "❌ illegal"), (TAKEN, 0, "✅ legal")]
)
def test_a_summary_has_its_line(
    options: tuple[str, ...], code: int, mark: str, shell: Shell
) -> None:
    done = shell("check", "-m", LLAMA, "--format", "markdown", *of(*options))
    assert (done.code, done.err) == (code, "")
    [row] = [line for line in done.out.splitlines() if line.startswith("| `vllm")]
    assert f"| {mark} | vLLM: llama-3.1-70b on" in row
    assert ("`vllm.heads`" in done.out) == bool(code)


def test_a_mistake_in_the_command_is_a_result_too(shell: Shell) -> None:
    [found] = results(shell, "-m", LLAMA, *of("-tp", "0"), code=2)
    assert found["ruleId"] == "shardproof/COMMAND-SHAPE"
    failed = case(shell, "-m", LLAMA, *of("-tp", "0"), code=2).find("failure")
    assert failed is not None
    assert failed.attrib["message"].startswith("COMMAND-SHAPE: ")


def test_it_is_written_to_a_file_and_memory_is_no_part_of_it(shell: Shell, tmp_path: Path) -> None:
    where = tmp_path / "found.sarif"
    words = ("check", "-m", LLAMA, "--format", "sarif")
    assert shell(*words, "-o", where, *of(*TAKEN)).code == 0
    assert json.loads(where.read_text("utf-8"))["runs"][0]["results"] == []
    done = shell(*words, "--memory", "80GB", *of(*TAKEN))
    assert (done.code, done.out) == (2, "")
    assert "--memory --format sarif" in done.err
    done = shell("check", "-m", LLAMA, "--format", "short", *of(*TAKEN))
    assert (done.code, "is of plans" in done.err) == (2, True)
