"""What is there to copy into a CI: the workflow's steps, the problem matcher, the hook."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.front.running import MODELS, Shell, written

ROOT = Path(__file__).parents[2]
KIT = ROOT / "examples" / "ci"
GUIDE = (ROOT / "docs" / "guide" / "ci.md").read_text("utf-8")


def loaded(path: Path) -> Any:  # noqa: ANN401  (whatever a file holds)
    return YAML(typ="safe").load(path)  # pyright: ignore[reportUnknownMemberType]


WORKFLOW = loaded(KIT / "shardproof.yml")
[HOOK] = loaded(ROOT / ".pre-commit-hooks.yaml")
LEGAL, ILLEGAL = "model: m.json\ntp: 8\n", "model: m.json\ntp: 6\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository with plans and the kit where the workflow says."""
    (tmp_path / "plans").mkdir()
    (tmp_path / ".github").mkdir()
    shutil.copy(MODELS / "llama-3.1-70b.json", tmp_path / "plans" / "m.json")
    shutil.copy(KIT / "shardproof-matcher.json", tmp_path / ".github")
    (tmp_path / "plans" / "eight.yaml").write_text(LEGAL)
    return tmp_path


def environment(**more: str) -> dict[str, str]:
    here = str(Path(sys.executable).parent)
    return {**os.environ, "PATH": f"{here}{os.pathsep}{os.environ['PATH']}", **more}


def ran(project: Path, job: str) -> subprocess.CompletedProcess[str]:
    """The steps of a job as a runner does them, but for those that install."""
    steps = [step["run"] for step in WORKFLOW["jobs"][job]["steps"] if "run" in step]
    kept = [step for step in steps if not step.startswith("pip install")]
    assert len(steps) == len(kept) + 1
    script = "set -eo pipefail\n" + "\n".join(kept)
    return subprocess.run(
        ["bash", "-c", script], cwd=project, env=environment(), capture_output=True, text=True,
        check=False,
    )  # fmt: skip


def annotated(text: str) -> list[dict[str, str]]:
    """What a runner makes of printed lines: of each, by the first matcher that knows it."""
    found: list[dict[str, str]] = []
    matchers = json.loads((KIT / "shardproof-matcher.json").read_text("utf-8"))["problemMatcher"]
    assert len({each["owner"] for each in matchers}) == len(matchers)
    for line in text.splitlines():
        for matcher in matchers:
            [pattern] = matcher["pattern"]
            if match := re.search(pattern["regexp"], line):
                said = {name: match[at] for name, at in pattern.items() if name != "regexp"}
                found.append({"severity": matcher["severity"], **said})
                break
    return found


class TestPlans:
    """The workflow's job on plans."""

    def test_legal_plans_pass(self, project: Path) -> None:
        done = ran(project, "plans")
        assert done.returncode == 0, done.stdout + done.stderr
        assert "::add-matcher::.github/shardproof-matcher.json\n" in done.stdout
        assert (project / ".github" / "shardproof-matcher.json").is_file()
        assert annotated(done.stdout) == []

    def test_what_is_illegal_fails_at_its_line(self, project: Path) -> None:
        (project / "plans" / "six.yaml").write_text(ILLEGAL)
        done = ran(project, "plans")
        assert done.returncode == 1
        first, second = annotated(done.stdout)
        assert first["severity"] == "error"
        assert (first["file"], first["line"], first["column"]) == ("plans/six.yaml", "2", "1")
        assert (first["code"], second["code"]) == ("ATTN-HEADS-OWNED", "FFN-WIDTH-OWNED")
        assert first["message"].startswith("64 heads cut evenly in 6: 10 each, heads 60–63 on")

    def test_an_error_of_input_is_one_too(self, project: Path) -> None:
        (project / "plans" / "six.yaml").write_text("model: m.json\nttp: 6\n")
        done = ran(project, "plans")
        assert done.returncode == 2
        [only] = annotated(done.stdout)
        assert (only["file"], only["line"], only["code"]) == ("plans/six.yaml", "2", "PLAN-KEY")

    def test_a_file_that_is_not_there_has_no_line(self, project: Path) -> None:
        (project / "plans" / "eight.yaml").unlink()
        done = ran(project, "plans")
        assert done.returncode == 2
        [only] = annotated(done.stdout)
        assert only["code"] == "FILE-MISSING"
        assert "line" not in only

    def test_unknown_is_a_warning_and_no_success(self, project: Path) -> None:
        config = project / "plans" / "m.json"
        config.write_text(config.read_text().replace("{", '{"warp_factor": 9,', 1))
        done = ran(project, "plans")
        assert done.returncode == 3
        [only] = annotated(done.stdout)
        assert only["severity"] == "warning"
        assert "warp_factor" in only["message"]


class TestShort:
    """A line for each reason."""

    def test_a_long_message_stays_on_one_line(self, shell: Shell, tmp_path: Path) -> None:
        shutil.copy(MODELS / "llama-3.1-70b.json", tmp_path / "m.json")
        text = "model: m.json\ntp: 2\nffn:\n  gate: {split: in, sum: activation}\n"
        plan = written(tmp_path, text)
        done = shell("check", plan, "--format", "short")
        assert done.code == 1
        [line] = [each for each in done.out.splitlines() if "FFN-ACT-SUM" in each]
        assert line.startswith(f"{plan}:4:")
        assert "illegal[FFN-ACT-SUM]" in line
        assert "; try: ffn:" in line

    def test_a_name_of_many_lines_is_one(self, shell: Shell, tmp_path: Path) -> None:
        plan = written(tmp_path, 'model: "a\\nb.json"\ntp: 2\n')
        [line] = shell("check", plan, "--format", "short").out.splitlines()
        assert "error[FILE-MISSING]" in line

    def test_steps_have_no_short_form(self, shell: Shell) -> None:
        done = shell("check", "p.yaml", "--format", "short", "--derivation")
        assert done.code == 2
        assert "--derivation" in done.err


class TestEngine:
    """The workflow's jobs on an engine."""

    @pytest.mark.parametrize(("job", "event"), [("engine", "pull_request"), ("night", "schedule")])
    def test_profiles_are_those_that_there_are(self, job: str, event: str) -> None:
        from shardproof.harness.profiles import PROFILES

        said = WORKFLOW["jobs"][job]
        assert said["if"] == f"github.event_name == '{event}'"
        [command] = [s["run"] for s in said["steps"] if "pytest --" in s.get("run", "")]
        assert f"shardproof-{command.split('profile=')[1].split()[0]}" in PROFILES

    def test_the_job_runs_a_test_of_an_engine(self, project: Path) -> None:
        (project / "test_engine.py").write_text(
            "import shardproof\n\n\n"
            '@shardproof.fuzz(models=["llama"], plans={"tp": (1, 2)}, examples=2)\n'
            "def test_engine(case):\n"
            '    raise shardproof.Refused("it runs nothing")\n'
        )
        done = ran(project, "engine")
        assert done.returncode == 1, done.stdout + done.stderr  # a legal plan is not refused
        assert "it runs nothing" in done.stdout
        assert (project / "fuzz.xml").is_file()
        assert list((project / ".shardproof").glob("case-*.json"))


class TestHook:
    """A commit that changes a plan."""

    def run(self, project: Path, files: list[str]) -> subprocess.CompletedProcess[str]:
        hook = {**HOOK, "language": "system"}  # what it installs it would fetch
        config = {"repos": [{"repo": "local", "hooks": [hook]}]}
        (project / ".pre-commit-config.yaml").write_text(json.dumps(config))
        git = ["git", "-c", "user.name=n", "-c", "user.email=e@example.com"]
        for command in ([*git, "init", "-q"], [*git, "add", "-A"]):
            subprocess.run(command, cwd=project, check=True)
        return subprocess.run(
            [sys.executable, "-m", "pre_commit", "run", "--files", *files],
            cwd=project, env=environment(PRE_COMMIT_HOME=str(project / ".cache")),
            capture_output=True, text=True, check=False,
        )  # fmt: skip

    def test_a_legal_plan_is_committed(self, project: Path) -> None:
        done = self.run(project, ["plans/eight.yaml"])
        assert done.returncode == 0, done.stdout + done.stderr
        assert "Passed" in done.stdout

    def test_an_illegal_one_is_not(self, project: Path) -> None:
        (project / "plans" / "six.yaml").write_text(ILLEGAL)
        done = self.run(project, ["plans/eight.yaml", "plans/six.yaml"])
        assert done.returncode == 1
        assert "plans/six.yaml:2:1: illegal[ATTN-HEADS-OWNED]" in done.stdout

    def test_other_files_are_not_its_business(self, project: Path) -> None:
        (project / "six.yaml").write_text(ILLEGAL)
        done = self.run(project, ["six.yaml"])
        assert done.returncode == 0
        assert "Skipped" in done.stdout

    def test_the_guides_own_hook_is_the_same(self) -> None:
        for name in ("id", "entry", "files"):
            assert f"{name}: {HOOK[name]}\n" in GUIDE
