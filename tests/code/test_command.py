"""`shardproof code` where a mistake is the user's, and what a verdict looks like; without JAX."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import jsonschema
import pytest

from shardproof import output
from shardproof.cli.app import run
from shardproof.cli.code import EXITS
from shardproof.cli.schemas import schema_of
from shardproof.code.lockstep import Found
from shardproof.code.telling import code_data, code_text
from shardproof.code.told import Site
from shardproof.code.verdict import Blamed, CodeVerdict, Difference
from shardproof.reports.schemas.others import CODE_WORDS
from shardproof.reports.terminal import Page

SITE = Site("mine.py", 3, "rank")
WRONG = CodeVerdict(
    "differs", "output y is not the reference's", SITE,
    Difference("y", (0, 1), ("1", "2"), ("0.5", "0.25"), 3, 4),
    (Blamed(SITE, "add", ("partial sum over tp", "replicated, argument x"), "nothing"),),
    "tp 4", 2, (Found(0, "psum_invariant", SITE, ("tp",), 4, ("drop",)),), seed=9,
    assumptions=("numbers are real",),
)  # fmt: skip


def test_a_verdict_for_a_person() -> None:
    assert code_text("mine.py:f", WRONG, Page(100)).splitlines() == [
        "mine.py:f: differs",
        "  on tp 4; 2 arrays split",
        "",
        "  output y is not the reference's",
        "  output y at [0, 1] is 0.5, where the reference has 0.25 (floats, inputs drawn)",
        "  output y at [0, 1] is 1, where the reference has 2 (exact, modulo a prime)",
        "  3 of 4 elements differ",
        "",
        "  mine.py:3 in rank",
        "    add of: partial sum over tp",
        "    add of: replicated, argument x",
        "    gives: nothing",
        "",
        "collectives that ran:",
        "  mine.py:3  psum over tp (4 ranks)",
        "",
        "seed 9",
        "assumed: numbers are real",
    ]


def test_a_verdict_for_a_program() -> None:
    data = json.loads(json.dumps(code_data("mine.py:f", WRONG)))
    jsonschema.validate(data, schema_of("code"))
    assert data["verdict"] == "differs"
    assert data["site"] == {"file": "mine.py", "line": 3, "function": "rank"}
    assert data["difference"]["floats"] == ["0.5", "0.25"]
    assert data["collectives"][0]["collective"] == "psum"


def test_every_word_has_an_exit() -> None:
    assert tuple(EXITS) == CODE_WORDS
    assert {EXITS["equal"], EXITS["differs"], EXITS["unknown"]} == {0, 1, 3}
    assert EXITS["stuck"] == EXITS["cannot run"] == 1
    assert EXITS["differs for other functions only"] == 3


@pytest.mark.parametrize(("words", "text", "said"), [
    (["code"], "", "no programs are named"),
    (["code", "mine.py"], "", "names nothing in a file"),
    (["code", "other.py:f"], "", "there is no file other.py"),
    (["code", "mine.py:f", "--ranks", "0"], "f = 1", "--ranks cannot be 0"),
    (["code", "mine.py:f"], "g = 1", "mine.py has no f"),
    (["code", "mine.py:f"], "f = 1", "of type int"),
    (["code", "mine.py:f"], "f = (len, len, 3)", "the arguments of mine.py:f are of type int"),
    (["code", "mine.py:f"], "1 +", "cannot be read"),
    (["code", "mine.py:f"], "raise KeyError(1)", "mine.py raises KeyError: 1"),
    (["code", "mine.py:f"], "import no_such_library", "No module named 'no_such_library'"),
    (["code", "mine.py:f", "--output", "f"], "f = 1", "--output is of a script behind --"),
    (["code", "mine.py:f", "--reference", "f"], "f = 1", "--reference is of a script behind --"),
])  # fmt: skip
def test_a_mistake_is_told_with_exit_two(
    words: list[str], text: str, said: str,
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XLA_FLAGS", "")
    monkeypatch.setenv("JAX_PLATFORMS", "cpu")
    assert run(words) == 2
    assert said in " ".join(capsys.readouterr().err.split())
    assert run([*words, "--format", "json"]) == 2
    assert json.loads(capsys.readouterr().out)["errors"]


@pytest.mark.parametrize(("words", "said"), [
    (["mine.py:f"], "FILE:NAME and a command behind -- are two questions"),
    (["--hf", "config.json"], "--hf and a command behind -- are two questions"),
    (["--ranks", "4"], "the launch says how many ranks there are"),
])  # fmt: skip
def test_a_launch_is_a_question_of_its_own(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["code", *words, "--", "torchrun", "--nproc-per-node", "4", "mine.py"]) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_an_output_of_a_script_that_runs_by_itself_is_given_back() -> None:
    assert output("logits", SITE) is SITE


def test_without_jax_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text("f = (len, len, ())", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "jax", None)
    monkeypatch.setenv("XLA_FLAGS", "")
    monkeypatch.setenv("JAX_PLATFORMS", "cpu")
    assert run(["code", "mine.py:f"]) == 2
    assert "error[CODE-JAX] JAX is not installed" in capsys.readouterr().err
