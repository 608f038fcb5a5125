"""`shardproof replay`: a case of a file, through an executor."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shardproof.__main__ import main
from shardproof.harness.reading import read_case
from shardproof.harness.space import space_of
from shardproof.reports.error_codes import MEANINGS
from shardproof.spec.errors import InputErrors
from tests.harness.cases import FAMILIES, case

HERE = "tests.harness.mutants"
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "case.json"
    found.write_text(case().text)
    return found


@pytest.mark.parametrize("family", FAMILIES)
def test_a_case_reads_back_to_the_same(family: str, tmp_path: Path) -> None:
    made = case(family, "bfloat16", 7, tp=2, decode={"tp": 1})
    (tmp_path / "case.json").write_text(made.text)
    assert read_case(str(tmp_path / "case.json")).text == made.text


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("Right", 0, "right"),
        ("Silent", 0, "right"),
        ("Raises", 1, "IndexError: head 3 of 3"),
        ("Nobody", 2, "has no Nobody"),
    ],
)
def test_what_comes_of_it_is_the_exit_code(
    file: Path, name: str, code: int, said: str, capsys: Capture
) -> None:
    assert main(["replay", str(file), "--executor", f"{HERE}:{name}"]) == code
    shown = capsys.readouterr()
    assert said in shown.out + shown.err


def test_for_a_program_it_is_json(file: Path, capsys: Capture) -> None:
    asked = ["replay", str(file), "--executor", f"{HERE}:Right", "--format", "json"]
    assert main(asked) == 0
    assert json.loads(capsys.readouterr().out)["outcome"] == "right"


def test_a_test_is_run_as_it_was(file: Path, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "test_of_replay.py").write_text(
        "import shardproof\n"
        "from shardproof.harness.ours import run_case\n\n\n"
        "@shardproof.fuzz(examples=3)\n"
        "def test_engine(case):\n"
        "    case.check(2 * run_case(case))\n"
    )
    name = f"{tmp_path / 'test_of_replay.py'}:test_engine"
    assert main(["replay", str(file), "--executor", name]) == 1
    assert capsys.readouterr().out.startswith(f"{file}: wrong answer, to a legal plan")


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("shardproof_case",), 2, "shardproof_case is not 1"),
        (("shardproof_case",), True, "shardproof_case is not 1"),
        (("prompts",), [[1, 2], [3]], "not of one length"),
        (("prompts",), [[1, 99], [3, 4]], "token 99 is none of a vocabulary of 11"),
        (("prompts",), [], "no list of lists"),
        (("prompts", 0), "1 2", "prompts has the text"),
        (("forced",), [[1]], "2 prompts, and forced tokens of 1"),
        (("dtype",), "float8", "dtype is none of"),
        (("seed",), -1, "no whole number"),
        (("seed",), True, "no whole number"),
        (("plan", "tp"), "many", "tp"),
        (("config", "vocab_size"), 0, "vocab_size"),
        (("config", "model_type"), "falcon", "falcon"),
        (("config", "num_hidden_layers"), 100000, "num_hidden_layers"),
        (("config", "vocab_size"), 1000000, "too many to run"),
        (("extra",), 1, "no field 'extra'"),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_place(
    path: tuple[str | int, ...], value: object, said: str, tmp_path: Path, capsys: Capture
) -> None:
    data = json.loads(case().text)
    inner = data
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    file = tmp_path / "case.json"
    file.write_text(json.dumps(data, indent=1))
    with pytest.raises(InputErrors) as wrong:
        read_case(str(file))
    assert any(said in error.message for error in wrong.value.errors)
    assert all(error.place and error.place.line for error in wrong.value.errors)
    assert {error.code for error in wrong.value.errors} <= MEANINGS.keys()
    assert main(["replay", str(file), "--executor", f"{HERE}:Right"]) == 2
    assert "error[" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["config", "plan", "prompts", "forced", "dtype", "seed"])
def test_a_field_that_is_missing_is_named(name: str, tmp_path: Path) -> None:
    data = json.loads(case().text)
    del data[name]
    (tmp_path / "case.json").write_text(json.dumps(data))
    with pytest.raises(InputErrors) as wrong:
        read_case(str(tmp_path / "case.json"))
    assert wrong.value.errors[0].message == f"{name} is missing"


def test_a_row_of_several_sequences_is_no_case(file: Path) -> None:
    """Each prompt of a case is one sequence."""
    row: dict[str, Any] = {"workload": {"prompt": 5}, "prefill": {"packed": {"sequences": [2, 3]}}}
    with pytest.raises(TypeError, match=r"prefill\.packed"):
        space_of(plans=[row])
    made = json.loads(file.read_text())
    row["workload"]["prompt"] = len(made["prompts"][0])
    row["prefill"]["packed"]["sequences"] = [2, len(made["prompts"][0]) - 2]
    file.write_text(json.dumps(made | {"plan": row}))
    with pytest.raises(InputErrors, match=r"prefill\.packed"):
        read_case(str(file))
