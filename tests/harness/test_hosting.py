"""Executors in a process of their own: crashes and hangs fail, and nothing is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from shardproof.harness.case import Case
from shardproof.harness.executors import Executor, fuzz_executor
from shardproof.harness.hosting import Hosted
from shardproof.harness.outcome import Changed, Crashed, Hung, Misuse, Tally, Wrong
from shardproof.harness.processes import alive, descendants
from shardproof.spec.errors import InputErrors
from tests.harness import mutants
from tests.harness.cases import case

HERE = "tests.harness.mutants"
WORKERS = Path(__file__).with_name("workers.py")
TP = {"tp": (2,), "balanced": True}
GEMMA = {"families": "gemma", "layers": 1}


def fuzzed(name: object, tmp_path: Path, **choices: Any) -> Tally:
    usual: dict[str, Any] = {"examples": 8, "seed": 1, "plans": TP, "folder": str(tmp_path),
                             "models": {"layers": 1}}  # fmt: skip
    return fuzz_executor(name, **(usual | choices))


def test_a_class_has_what_the_protocol_says() -> None:
    assert isinstance(mutants.Picky(), Executor)


def test_a_right_executor_passes(tmp_path: Path) -> None:
    tally = fuzzed(f"{HERE}:Picky", tmp_path)
    assert tally.words["right"] > 4
    assert tally.words["skipped"] > 0


def test_an_executor_may_be_the_class_itself(tmp_path: Path) -> None:
    assert fuzzed(mutants.Picky, tmp_path, examples=3).known
    with pytest.raises(TypeError, match="an executor is a class"):
        fuzzed(mutants.Picky(), tmp_path)


class Half:
    """A class that is not what is asked for."""

    def supports(self, case: Case) -> str | None:
        return mutants.Picky().supports(case)

    def close(self) -> None:
        """Nothing to close."""


class Agrees(mutants.Picky):
    """Says that it supports a case, where it is asked why it does not."""

    def supports(self, case: Case) -> str | None:
        return super().supports(case) is None  # pyright: ignore[reportReturnType]


class Mute(mutants.Picky):
    def run(self, case: Case) -> Any:
        del case


def test_what_a_class_lacks_or_gives_wrongly_is_told_without_calls(tmp_path: Path) -> None:
    with pytest.raises(Misuse, match=r":Half has no open, run; it is asked for supports, open"):
        fuzzed(Half, tmp_path)
    for name, said in (("Agrees", "supports says True"), ("Mute", "an answer is an array of")):
        with pytest.raises(Crashed) as failed:
            fuzzed(f"{Path(__file__)}:{name}", tmp_path)
        assert f"  said      {said}" in str(failed.value)


def test_a_crash_fails_with_what_was_raised_and_calls_that_are_not_ours(tmp_path: Path) -> None:
    with pytest.raises(Crashed, match="IndexError: head 3 of 3") as failed:
        fuzzed(f"{HERE}:Raises", tmp_path)
    assert "host.py" not in str(failed.value)
    assert "mutants.py" in str(failed.value)


def test_an_executor_that_ends_fails(tmp_path: Path) -> None:
    with pytest.raises(Crashed, match="the executor ended by exit code 7"):
        fuzzed(f"{HERE}:Dies", tmp_path)


def test_answers_that_change_fail(tmp_path: Path) -> None:
    with pytest.raises(Changed):
        fuzzed(f"{HERE}:Wavers", tmp_path)


def test_a_wrong_answer_fails_on_an_illegal_plan_too(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="to a plan that is illegal"):
        fuzzed(f"{HERE}:Silent", tmp_path, plans={"tp": (2,), "fits": False}, models=GEMMA,
               examples=40)  # fmt: skip


class TestOfWorkersThatHang:
    """Two ranks, of which the second waits for something that never comes."""

    def test_they_are_killed_and_each_says_where_it_waits(self) -> None:
        with Hosted(f"{WORKERS}:Stuck", time_limit=5) as hosted:
            hosted.supports(case())
            assert hosted.process is not None
            root = hosted.process.pid
            with pytest.raises(Hung) as failed:
                hosted.run(case())
            text = str(failed.value)
            assert "worker 1 waits in wait_for_rank_2 (workers.py:" in text
            assert "worker 0 waits in" in text
            assert "the executor waits in" in text
            assert not alive(root)
            assert not descendants(root)
            # and the next case has workers again
            assert hosted.supports(case()) is None

    def test_a_signal_that_is_ignored_does_not_keep_them(self) -> None:
        hosted = Hosted(f"{WORKERS}:Deaf", time_limit=1)
        hosted.supports(case())
        assert hosted.process is not None
        root = hosted.process.pid
        with pytest.raises(Hung):
            hosted.run(case())
        assert not alive(root)


def test_nothing_is_left_when_the_harness_is_killed() -> None:
    script = (
        "from shardproof.harness.hosting import Hosted\n"
        "from tests.harness.cases import case\n"
        f"hosted = Hosted({f'{WORKERS}:Stuck'!r}, time_limit=60)\n"
        "hosted.supports(case())\n"
        "print(hosted.process.pid, flush=True)\n"
        "hosted.run(case())\n"
    )
    root = Path(__file__).parents[2]
    process = subprocess.Popen(
        [sys.executable, "-c", script], cwd=root, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    host = int(process.stdout.readline())
    until = time.monotonic() + 30
    while len(below := descendants(host)) < 2 and time.monotonic() < until:
        time.sleep(0.1)
    assert len(below) >= 2
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    until = time.monotonic() + 30
    while any(map(alive, (host, *below))) and time.monotonic() < until:
        time.sleep(0.1)
    assert not [pid for pid in (host, *below) if alive(pid)]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "names no executor"),
        ("no.such.module:Engine", "No module named"),
        (f"{HERE}:Nobody", "has no Nobody"),
        ("missing.py:Engine", "there is no file missing.py"),
        (f"{WORKERS}:Unmade", "no GPU here"),
    ],
)
def test_an_executor_that_cannot_be_used_is_an_error_of_input(name: str, said: str) -> None:
    with pytest.raises(InputErrors) as wrong, Hosted(name) as hosted:
        hosted.supports(case())
    assert said in wrong.value.errors[0].message
