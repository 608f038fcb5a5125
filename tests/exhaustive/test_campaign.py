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

from tests.exhaustive import campaign
from tests.exhaustive.campaign import Order, run
from tests.exhaustive.canonical import NAME
from tests.exhaustive.journal import Journal, Line, packed
from tests.exhaustive.summary import fresh, outdated, summary
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import chunks, sample
from tests.exhaustive.wanted import Progress, Wanted

MODULE, PLANS = "embedding", 300
WANTED = {MODULE: Wanted(PLANS)}
ROOT = Path(__file__).parents[2]


def whole(path: Path) -> dict[str, object]:
    """A campaign that nobody disturbs."""
    journal = Journal(path)
    run(Order(WANTED), journal)
    return summary(journal.lines(), 1, WANTED)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, object]]:
    path = tmp_path_factory.mktemp("campaign") / "whole.jsonl"
    return path, whole(path)


def started(path: Path, stderr: int | None = None) -> subprocess.Popen[bytes]:
    words = [
        "--module",
        MODULE,
        "--plans",
        str(PLANS),
        "--jobs",
        "2",
        "--resume",
        "--out",
        str(path),
    ]
    return subprocess.Popen(
        [sys.executable, "-m", "tests.exhaustive", *words],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=stderr, start_new_session=True,
    )  # fmt: skip


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


@pytest.mark.long
def test_a_killed_campaign_is_gone_on_with(
    undisturbed: tuple[Path, dict[str, object]], tmp_path: Path
) -> None:
    path = tmp_path / "killed.jsonl"
    first = started(path)
    until = time.monotonic() + 300
    while not lines_of(path) and first.poll() is None and time.monotonic() < until:
        time.sleep(0.02)
    os.killpg(first.pid, signal.SIGKILL)
    assert first.wait() == -signal.SIGKILL
    first.communicate()
    before = lines_of(path)
    assert 1 <= before < lines_of(undisturbed[0])
    # What stands of a line that was being written when the machine went down.
    path.write_bytes(path.read_bytes() + b'{"module": "ffn", "chu')
    second = started(path)
    second.communicate()
    assert summary(Journal(path).lines(), 1, WANTED) == undisturbed[1]
    numbers = [line["chunk"] for line in Journal(path).lines()]
    assert len(numbers) == len(set(numbers)), "no chunk is done twice"


def test_workers_end_with_a_campaign_that_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "killed.jsonl"
    first = started(path)
    until = time.monotonic() + 300
    while not lines_of(path) and time.monotonic() < until:
        time.sleep(0.02)
    first.kill()
    # Whoever still lives keeps the pipe open.
    first.communicate(timeout=300)
    assert lines_of(path)


def test_a_finished_campaign_does_nothing_more(undisturbed: tuple[Path, dict[str, object]]) -> None:
    path, found = undisturbed
    data = path.read_bytes()
    run(Order(WANTED), Journal(path))
    assert path.read_bytes() == data
    assert summary(Journal(path).lines(), 1, WANTED) == found


def test_a_torn_line_is_not_read(
    undisturbed: tuple[Path, dict[str, object]], tmp_path: Path
) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_bytes(undisturbed[0].read_bytes() + b'{"module": "ffn", "chunk": 7')
    assert summary(Journal(path).lines(), 1, WANTED) == undisturbed[1]


def test_a_line_that_stands_twice_counts_once(undisturbed: tuple[Path, dict[str, object]]) -> None:
    path, found = undisturbed
    lines = list(Journal(path).lines())
    assert summary([*lines, *lines], 1, WANTED) == found


def test_what_was_counted_in_another_universe_does_not_count(
    undisturbed: tuple[Path, dict[str, object]],
) -> None:
    lines = [{**line, "universe": "another"} for line in Journal(undisturbed[0]).lines()]
    assert not fresh(lines)


def test_a_journal_of_other_sources_is_refused(
    undisturbed: tuple[Path, dict[str, object]], tmp_path: Path
) -> None:
    path = tmp_path / "older.jsonl"
    lines = list(Journal(undisturbed[0]).lines())
    for line in [*lines[1:], {**lines[0], "universe": "another", "code": "another"}]:
        Journal(path).append(line)
    data = path.read_bytes()
    again = started(path, stderr=subprocess.PIPE)
    _, said = again.communicate()
    assert again.returncode == 2
    assert b"from before the code that decides was changed" in said
    assert path.read_bytes() == data
    assert outdated(lines, [MODULE]) is None
    assert outdated([{**lines[0], "universe": "another"}], ["ffn"]) is None
    told = outdated([{**lines[0], "universe": "another"}], [MODULE])
    assert told == f"holds chunks of {MODULE} from before its universe was changed"


def name(number: int) -> bytes:
    return number.to_bytes(NAME)


def line(chunk: int, legal: set[int], illegal: set[int]) -> Line:
    """Of a chunk in which these plans were met."""
    words = {"legal": legal, "illegal": illegal, "unknown": set[int]()}
    return {"chunk": chunk, "words": {w: packed([*map(name, of)]) for w, of in words.items()}}


def test_a_plan_in_two_chunks_is_one_plan() -> None:
    order = chunks(UNIVERSES[MODULE])[:3]
    progress = Progress(order, Wanted(100))
    for chunk in order[:2]:
        progress.finish(line(chunk.number, {1, 2}, {3}))
    assert progress.plans == 3
    assert progress.names["legal"] == {name(1), name(2)}


def test_only_the_first_chunks_count_and_no_more_than_are_wanted() -> None:
    order = chunks(UNIVERSES[MODULE])[:4]
    progress = Progress(order, Wanted(3))
    progress.finish(line(order[1].number, set(), {3, 4}))
    assert progress.plans == 0, "the one before it may still come"
    progress.finish(line(order[0].number, {1}, {2}))
    assert (progress.plans, progress.met) == (4, True)
    progress.finish(line(order[2].number, {5}, set()))
    assert progress.plans == 4


def test_few_legal_ones_are_not_enough() -> None:
    order = chunks(UNIVERSES[MODULE])[:2]
    progress = Progress(order, Wanted(2, {"legal": 2}))
    progress.finish(line(order[0].number, {1}, {2, 3}))
    assert not progress.met
    progress.finish(line(order[1].number, {4}, set()))
    assert progress.met


@pytest.mark.long
def test_workers_count_as_one_process_does(
    undisturbed: tuple[Path, dict[str, object]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(campaign, "RENEWED", 2)  # so that each is made anew now and then
    journal = Journal(tmp_path / "two.jsonl")
    run(Order(WANTED, jobs=2), journal)
    assert summary(journal.lines(), 1, WANTED) == undisturbed[1]


def test_a_disagreement_leaves_a_plan_that_can_be_replayed(tmp_path: Path) -> None:
    from shardproof.api import load
    from tests.exhaustive.replay import write
    from tests.exhaustive.work import Disagreement

    for name in UNIVERSES:
        [chunk, *_] = sample(UNIVERSES[name], 1)
        says = {"law": "legal", "execution": "illegal: it differs"}
        found = Disagreement("claimed_wrong", "claimed_wrong: law legal", chunk.plans[0], says, 1)
        path = write(tmp_path, chunk, found)
        verdict = load(str(path), None)
        assert verdict.plan.with_(model=None) == chunk.plan(chunk.plans[0])
        assert verdict.model == chunk.setting.model
        assert json.loads(path.with_suffix(".json").read_text())["hidden"] == verdict.model.hidden
