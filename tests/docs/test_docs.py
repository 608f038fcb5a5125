"""Every command and every plan in the documentation does what the page says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from shardproof.__main__ import main
from shardproof.api import load
from shardproof.python_reference import PAGE as PYTHON_PAGE
from shardproof.python_reference import python_reference
from shardproof.reports.reference import FOLDER, PAGES
from tests.docs.consoles import ROOT, Block, Command, blocks, commands, pages, started

COMMANDS = [command for page in pages() for command in commands(page)]
PLANS = [block for page in pages() for block in blocks(page) if block.language == "yaml"]
PYTHON = [block for page in pages() for block in blocks(page) if block.language == "python"]


def run(words: list[str]) -> subprocess.CompletedProcess[str]:
    # By its variable `CI` Hypothesis draws the same examples each time.
    env = {**os.environ, "PYTHONUTF8": "1", "CI": "true"}
    return subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


ROUNDING = re.compile(r"off by at most 1e-0[56] ")
"""Of float32 in a small model: which of the two depends on a machine's kernels."""


def told(output: str) -> str:
    return ROUNDING.sub("off by at most 1e-05 ", output)


COLD = {
    next(command for command in COMMANDS if command.words[:2] == ("shardproof", "check")),
    *(command for command in COMMANDS if command.words[1] in ("fuzz", "sweep", "prove", "mutate")),
}
"""What is run in a process of its own: one, and what starts others.

Each command begins in an empty process in tests/house/test_wheel.py.
"""


@pytest.mark.parametrize("command", COMMANDS, ids=str)
def test_a_printed_command_prints_what_the_page_shows(
    command: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match command.words:
        case ("make", target):
            recipe = run(["make", "--no-print-directory", "-n", "-o", ".venv", target])
            assert recipe.returncode == 0, recipe.stderr
            if command.output:
                [line] = [ln for ln in recipe.stdout.splitlines() if "bin/shardproof" in ln]
                words = re.sub(r"^.*bin/shardproof ", "", line).split()
                assert run([sys.executable, "-m", "shardproof", *words]).stdout == command.output
        case ("shardproof", *words) if command not in COLD:
            # As `python -m shardproof` says it, in a process that has the modules already.
            monkeypatch.chdir(ROOT)
            monkeypatch.setenv("CI", "true")
            main(words)
            shown = capsys.readouterr()
            assert told(shown.out + shown.err) == told(command.output)
        case ("shardproof" | "mpiexec", *_):
            done = run(started(command.words))
            assert told(done.stdout + done.stderr) == told(command.output)
        case other:
            pytest.fail(f"nothing here runs {other}")


def test_the_readme_begins_with_a_question_that_people_have() -> None:
    before, *_ = (ROOT / "README.md").read_text("utf-8").split("\n## ")
    _, question, *_ = before.split("\n\n")
    assert "?" in question
    assert "$ shardproof check" in before


def test_the_readme_names_a_line_to_start_with() -> None:
    lines = [b.text for b in blocks(ROOT / "README.md") if b.language == "sh"]
    assert [line.split(" ", 1)[0] for line in lines] == ["uvx", "pip"]


def test_the_readme_shows_a_legal_and_an_illegal_plan() -> None:
    shown = "".join(command.output for command in COMMANDS if command.file == "README.md")
    assert ": legal\n" in shown
    assert ": illegal\n" in shown


@pytest.mark.parametrize("block", PLANS, ids=lambda b: f"{b.file}:{b.line}")
def test_a_printed_plan_is_legal(block: Block) -> None:
    verdict = load(str(ROOT / "examples" / "plans" / "page.yaml"), None, block.text)
    assert verdict.word == "legal"


@pytest.mark.parametrize("block", PYTHON, ids=lambda b: f"{b.file}:{b.line}")
def test_a_printed_program_runs(block: Block, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done = run([sys.executable, "-c", block.text])
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("name", PAGES)
def test_the_reference_is_what_the_code_says(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == PAGES[name](), (
        "run `python -m shardproof.reports.reference`"
    )


def test_the_reference_of_python_is_what_the_code_says() -> None:
    right = "run `python -m shardproof.python_reference`"
    assert PYTHON_PAGE.read_text(encoding="utf-8") == python_reference(), right


@pytest.mark.parametrize("page", pages(), ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
