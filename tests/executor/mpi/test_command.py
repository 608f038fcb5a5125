"""`mpiexec -n 8 shardproof run PLAN`: what it prints, its exit codes, and what nobody waits for."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from shardproof.cli.exits import Exit
from tests.executor.mpi.jobs import ROOT, mpiexec

MODELS, PLANS = ROOT / "examples" / "models", ROOT / "examples" / "plans"
EIGHT = f"""model: {MODELS / "llama-3.1-8b.json"}
tp: 4
pp: 2
workload: {{batch: 2, prompt: 3, steps: 1}}
"""
HANDS_OVER = f"""model: {MODELS / "mixtral-8x7b.json"}
tp: 4
ep: 2
moe: {{experts: balanced}}
decode: {{tp: 2, pp: 2}}
workload: {{batch: 3, prompt: 5, steps: 3}}
"""
POOLS = f"model: {MODELS / 'llama-3.1-8b.json'}\ntp: 2\ndecode: {{tp: 4}}\nworkload: {{steps: 2}}\n"


def plan(folder: Path, text: str) -> Path:
    file = folder / "plan.yaml"
    file.write_text(text, "utf-8")
    return file


LONG = pytest.mark.long


def alone(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "shardproof", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("size", "text", "code", "form"),
    [
        (2, "sum-after-activation.yaml", Exit.ILLEGAL, "text"),
        pytest.param(2, "rank-without-all-reduce.yaml", Exit.ILLEGAL, "json", marks=LONG),
        pytest.param(4, HANDS_OVER, Exit.LEGAL, "text", marks=LONG),
        pytest.param(6, POOLS, Exit.LEGAL, "json", marks=LONG),
    ],
    ids=["different", "stuck", "other degrees", "pools"],
)
def test_one_process_prints_what_one_alone_would(
    tmp_path: Path, size: int, text: str, code: Exit, form: str
) -> None:
    file = PLANS / text if "\n" not in text else plan(tmp_path, text)
    words = "run", file, "--format", form
    done, one = mpiexec(size, "shardproof", *words), alone(*words)
    assert (done.stdout, done.stderr) == (one.stdout, one.stderr)
    assert done.returncode == one.returncode == code
    assert form == "text" or json.loads(done.stdout)["runs"]


@pytest.mark.parametrize(
    ("size", "text", "says", "command"),
    [
        (4, EIGHT, "started 4 processes, and the plan has 8 ranks", "mpiexec -n 8"),
        pytest.param(4, POOLS, "has 6 ranks, 2 for prefill and 4 for", "mpiexec -n 6", marks=LONG),
        pytest.param(
            2,
            "tp: 1\n" + EIGHT.split("tp", maxsplit=1)[0],
            "has 1 rank",
            "mpiexec -n 1",
            marks=LONG,
        ),
    ],
)
def test_another_number_of_processes_is_a_mistake(
    tmp_path: Path, size: int, text: str, says: str, command: str
) -> None:
    file = plan(tmp_path, text)
    done = mpiexec(size, "shardproof", "run", file)
    assert (done.returncode, done.stdout) == (Exit.BAD_INPUT, "")
    assert says in " ".join(done.stderr.split())
    assert f"help: {command} shardproof run {file}" in " ".join(done.stderr.split())
    assert done.stderr.count("error[USAGE]") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("run", "--nope"),
        pytest.param(("run", "nowhere.yaml"), marks=LONG),
        pytest.param(("run", PLANS / "sum-after-activation.yaml", "--deadline", "0"), marks=LONG),
        pytest.param(
            ("run", ROOT / "examples" / "witnesses" / "sum-after-activation.json"), marks=LONG
        ),
    ],
)
def test_a_mistake_is_said_once(words: tuple[str | Path, ...]) -> None:
    done = mpiexec(2, "shardproof", *words)
    assert (done.returncode, done.stdout) == (Exit.BAD_INPUT, "")
    assert done.stderr.count("error[") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("form", ["text", pytest.param("json", marks=LONG)])
def test_an_mpi_that_cannot_be_loaded(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPI4PY_LIBMPI", os.devnull)
    done = mpiexec(2, "shardproof", "run", PLANS / "sum-after-activation.yaml", "--format", form)
    assert done.returncode == Exit.BAD_INPUT
    assert (done.stdout + done.stderr).count("the MPI library cannot be loaded") == 1
    assert "Traceback" not in done.stderr


def test_a_deadline_is_for_several_processes() -> None:
    done = alone("run", PLANS / "sum-after-activation.yaml", "--deadline", "3")
    assert done.returncode == Exit.BAD_INPUT
    assert "mpiexec" in done.stderr


def spoiled(folder: Path, spoil: str, *words: str) -> tuple[int, str, str]:
    """A run of eight ranks in which something happens to one: exit code, output and errors."""
    file = plan(folder, EIGHT + "\n")
    module = "tests.executor.mpi.spoiled"
    done = mpiexec(8, module, "run", file, "--deadline", "2", *words, spoil=spoil)
    return done.returncode, " ".join(done.stdout.split()), done.stderr


class TestWhoIsLost:
    """A rank that dies or stops is named, with those that wait for it; nothing is known then."""

    def test_a_rank_that_is_killed(self, tmp_path: Path) -> None:
        code, out, err = spoiled(tmp_path, "kill 3 20")
        assert (code, err) == (Exit.UNKNOWN, "")
        assert ": unknown process 3 (rank pp 0 tp 3) has died; rank" in out
        assert "for it in layers.0." in out

    def test_a_rank_that_is_killed_before_its_message_is_read(self, tmp_path: Path) -> None:
        """MPI reads a long message from its sender's memory, which is gone then."""
        code, out, err = spoiled(tmp_path, "late 3 5")
        assert (code, err) == (Exit.UNKNOWN, "")
        assert "process 3 (rank pp 0 tp 3) has died; rank pp 1 tp 3 waits for it in" in out

    @pytest.mark.long
    def test_as_json(self, tmp_path: Path) -> None:
        code, out, err = spoiled(tmp_path, "kill 7 2", "--format", "json")
        assert (code, err) == (Exit.UNKNOWN, "")
        told = json.loads(out)
        assert told["outcome"] == "unknown"
        assert told["unknown"].startswith("process 7 (rank pp 1 tp 3) has died")

    @pytest.mark.long
    def test_the_rank_that_prints(self, tmp_path: Path) -> None:
        code, out, err = spoiled(tmp_path, "kill 0 20")
        assert (code, out) == (Exit.UNKNOWN, "")
        assert err == "shardproof: process 0 was killed (SIGKILL)\n"

    @pytest.mark.long
    def test_the_process_that_watches_over_a_rank(self, tmp_path: Path) -> None:
        """Then mpiexec ends the job in its own way, after what there is to say."""
        code, out, _ = spoiled(tmp_path, "keeper 2 20")
        assert code != Exit.LEGAL
        assert "process 2 (rank pp 0 tp 2) has died" in out

    @pytest.mark.long
    def test_a_rank_that_stands_still(self, tmp_path: Path) -> None:
        code, out, err = spoiled(tmp_path, "stop 5 10")
        assert (code, err) == (Exit.UNKNOWN, "")
        assert "process 5 (rank pp 1 tp 1) has not answered for 2 seconds; rank" in out

    @pytest.mark.long
    def test_a_rank_that_fails_of_itself(self, tmp_path: Path) -> None:
        code, out, err = spoiled(tmp_path, "crash 2 20")
        assert code == Exit.UNKNOWN
        assert "RuntimeError: spoiled" in err
        assert "process 2 (rank pp 0 tp 2) has died" in out


class TestWhoWaitsForEver:
    """A message that never comes is named after the deadline: who waits, where, and for whom."""

    def test_in_a_collective(self, tmp_path: Path) -> None:
        code, out, err = spoiled(tmp_path, "drop 1 5")
        assert (code, err) == (Exit.ILLEGAL, "")
        assert ": stuck" in out
        assert "layers.0.ffn.all_reduce: rank pp 0 tp 2 waits for rank pp 0 tp 1, which" in out
        assert "with batch 2, prompt 3, steps 1" in out

    @pytest.mark.long
    def test_between_stages(self, tmp_path: Path) -> None:
        code, out, err = spoiled(tmp_path, "drop 2 1 stream")
        assert (code, err) == (Exit.ILLEGAL, "")
        assert "the stream between stages: rank pp 1 tp 2 waits for rank pp 0 tp 2, which" in out


def test_a_process_killed_before_all_have_started(tmp_path: Path) -> None:
    """MPI itself waits for it then, so that only mpiexec can end the job."""
    done = mpiexec(4, "tests.executor.mpi.spoiled", "run", plan(tmp_path, EIGHT), spoil="early 2 0")
    assert done.returncode == Exit.UNKNOWN
    assert done.stderr == "shardproof: process 2 was killed (SIGKILL)\n"
