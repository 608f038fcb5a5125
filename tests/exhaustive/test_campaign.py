"""A campaign goes on where it was killed: nothing is lost, nothing is counted twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.exhaustive.campaign import Order, run, wanted
from tests.exhaustive.journal import Journal, packed
from tests.exhaustive.summary import fresh, summary
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import CHUNK, chunks

MODULE, CHUNKS = "ffn", 3
LIMIT = CHUNK * CHUNKS
ROOT = Path(__file__).parents[2]


def whole(path: Path) -> dict[str, object]:
    """A campaign that nobody disturbs."""
    journal = Journal(path)
    run(Order([MODULE], LIMIT), journal)
    return summary(journal.lines(), 1)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, object]]:
    path = tmp_path_factory.mktemp("campaign") / "whole.jsonl"
    return path, whole(path)


def started(path: Path) -> subprocess.Popen[bytes]:
    words = [
        "--module",
        MODULE,
        "--limit",
        str(LIMIT),
        "--jobs",
        "2",
        "--resume",
        "--out",
        str(path),
    ]
    return subprocess.Popen(
        [sys.executable, "-m", "tests.exhaustive", *words],
        cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_a_killed_campaign_is_gone_on_with(
    undisturbed: tuple[Path, dict[str, object]], tmp_path: Path
) -> None:
    path = tmp_path / "killed.jsonl"
    first = started(path)
    until = time.monotonic() + 60
    while not lines_of(path) and first.poll() is None and time.monotonic() < until:
        time.sleep(0.02)
    os.killpg(first.pid, signal.SIGKILL)
    assert first.wait() == -signal.SIGKILL
    first.communicate()
    before = lines_of(path)
    assert 1 <= before < len(wanted(MODULE, LIMIT))
    # What stands of a line that was being written when the machine went down.
    path.write_bytes(path.read_bytes() + b'{"module": "ffn", "chu')
    second = started(path)
    second.communicate()
    assert summary(Journal(path).lines(), 1) == undisturbed[1]
    assert lines_of(path) == len(wanted(MODULE, LIMIT))


def test_a_finished_campaign_does_nothing_more(undisturbed: tuple[Path, dict[str, object]]) -> None:
    path, found = undisturbed
    data = path.read_bytes()
    run(Order([MODULE], LIMIT), Journal(path))
    assert path.read_bytes() == data
    assert summary(Journal(path).lines(), 1) == found


def test_a_torn_line_is_not_read(
    undisturbed: tuple[Path, dict[str, object]], tmp_path: Path
) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_bytes(undisturbed[0].read_bytes() + b'{"module": "ffn", "chunk": 7')
    assert summary(Journal(path).lines(), 1) == undisturbed[1]


def test_a_line_that_stands_twice_counts_once(undisturbed: tuple[Path, dict[str, object]]) -> None:
    path, found = undisturbed
    lines = list(Journal(path).lines())
    assert summary([*lines, *lines], 1) == found


def test_what_was_counted_in_another_universe_does_not_count(
    undisturbed: tuple[Path, dict[str, object]],
) -> None:
    lines = [{**line, "universe": "another"} for line in Journal(undisturbed[0]).lines()]
    assert not fresh(lines)


def test_a_plan_in_two_chunks_is_one_plan(undisturbed: tuple[Path, dict[str, object]]) -> None:
    line = next(iter(Journal(undisturbed[0]).lines()))
    words = {"legal": packed({1, 2}), "illegal": packed({3}), "unknown": packed(set())}
    both = [{**line, "chunk": number, "words": words} for number in (0, 1)]
    found = summary(both, 1)
    modules = found["modules"]
    assert isinstance(modules, dict)
    assert [modules[MODULE][what] for what in ("plans", "legal", "illegal")] == [3, 2, 1]


def test_workers_count_as_one_process_does(
    undisturbed: tuple[Path, dict[str, object]], tmp_path: Path
) -> None:
    journal = Journal(tmp_path / "two.jsonl")
    run(Order([MODULE], LIMIT, jobs=2), journal)
    assert summary(journal.lines(), 1) == undisturbed[1]


def test_a_disagreement_leaves_a_plan_that_can_be_replayed(tmp_path: Path) -> None:
    from shardproof.api import load
    from tests.exhaustive.replay import write
    from tests.exhaustive.work import Disagreement

    for name in UNIVERSES:
        chunk = chunks(UNIVERSES[name])[0]
        says = {"law": "legal", "execution": "illegal: it differs"}
        found = Disagreement("claimed_wrong", "claimed_wrong: law legal", chunk.plans[0], says, 1)
        path = write(tmp_path, chunk, found)
        verdict = load(str(path), None)
        assert verdict.plan.with_(model=None) == chunk.plan(chunk.plans[0])
        assert verdict.model == chunk.setting.model
        assert json.loads(path.with_suffix(".json").read_text())["hidden"] == verdict.model.hidden
