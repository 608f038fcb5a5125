"""A run is the same whatever it is done by, and goes on where it was killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from shardproof.fuzzing.campaign import Order, batches, run
from shardproof.fuzzing.cases import ALL, BATCH, batch, case, meaning
from shardproof.fuzzing.journal import Journal, opened
from shardproof.fuzzing.models import random_model
from shardproof.fuzzing.near import is_plan
from shardproof.fuzzing.plans import Written, build
from shardproof.fuzzing.programs import OF_MODELS, has, legal_with
from shardproof.fuzzing.tally import Tally
from shardproof.spec.errors import InputErrors
from shardproof.spec.law.judge import judge
from shardproof.spec.plan.layers import Layers
from shardproof.spec.plan.phase import OfLayers
from shardproof.spec.plan.plan import Plan

FEW = Order(("miss", "whole"), examples=40)
MISSES = Order(("miss",), examples=40)
WITHIN = 120


def done(order: Order, journal: Journal | None = None) -> Tally:
    return run(order, journal or Journal(7), lambda _: None)


def test_a_case_is_drawn_again_by_its_name() -> None:
    for kind in ALL:
        for drawn in islice(batch(kind, 3, 2), 6):
            assert case(drawn.name) == drawn


def test_a_batch_is_the_same_whatever_is_asked_of_it() -> None:
    assert list(batch("near", 1, 4, 3)) == list(batch("near", 1, 4))[:3]
    assert list(batch("near", 1, 4, 3)) != list(batch("near", 2, 4, 3))


def test_plans_of_a_batch_are_other_plans() -> None:
    for number in (5, 9):
        whole = [drawn.plan for drawn in batch("whole", 5, number)]
        assert len({*whole}) == len(whole)
        legal = [(each.model, meaning(each.model, each.plan)) for each in batch("legal", 5, number)]
        assert len({*legal}) == len(legal)


def test_layers_that_are_named_are_there_and_say_a_field_once() -> None:
    drawn = (random_model(Random(seed), 2, 1, 2, most_layers=2) for seed in range(99))
    model = next(each for each in drawn if all(kind.dense for kind in each.kinds))
    count = len(model.layers)
    down: Written = {"ffn.down.collective": "none"}
    names = ("dense", "0", str(count))
    one, other, beyond = (Layers(((name, build(OfLayers, down)),)) for name in names)
    assert is_plan(build(Plan, {"layers": one}), model=model)
    assert not is_plan(build(Plan, {"layers": one, "decode.layers": other}), model=model)
    assert not is_plan(build(Plan, {"layers": beyond}), model=model)


@pytest.mark.parametrize("kind", OF_MODELS)
def test_an_operator_that_some_models_have_alone_is_in_a_plan(kind: str) -> None:
    model, plan = legal_with(Random(3), kind)
    assert has(model, plan, kind)


def test_near_misses_break_their_clause_and_legal_plans_none() -> None:
    for drawn in batch("miss", 5, 0):
        assert [each.clause.code for each in judge(drawn.model, drawn.plan).reasons] == [
            drawn.clause
        ]
    assert all(not judge(drawn.model, drawn.plan).reasons for drawn in batch("legal", 5, 0))


def test_kinds_take_turns_and_there_are_as_many_as_were_asked_for() -> None:
    asked = list(batches(Order(("whole", "near"), examples=40)))
    assert [(each.kind, each.number, each.count) for each in asked] == [
        ("whole", 0, BATCH),
        ("near", 0, BATCH),
        ("whole", 1, 40 - 2 * BATCH),
    ]


@pytest.mark.long
def test_the_same_whatever_the_number_of_processes() -> None:
    alone = done(FEW)
    assert alone.total == 40
    assert done(Order(FEW.kinds, FEW.examples, jobs=2)) == alone


def test_what_is_in_the_journal_is_not_done_again(tmp_path: Path) -> None:
    path = str(tmp_path / "journal")
    with opened(path, 7, 0) as journal:
        first = done(MISSES, journal)
    lines = Path(path).read_bytes().splitlines()
    # Killed while it wrote: the last line is torn.
    torn = b"\n".join([*lines[:2], lines[2][: len(lines[2]) // 2]])
    Path(path).write_bytes(torn)
    with opened(path, None, 0) as journal:
        assert journal.seed == 7
        assert len(journal.done) == 1
        assert done(MISSES, journal) == first
    assert sorted(Path(path).read_bytes().splitlines()) == sorted(lines)
    with opened(path, 7, 0) as journal:  # nothing is left to do, even where there is no time
        assert done(replace(MISSES, seconds=0.0), journal) == first


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("tp: 8\n", "no journal of `shardproof fuzz`"),
        ('{"shardproof_fuzz": 1, "seed": 4, "made_with": {}}\n', "another version"),
    ],
)
def test_another_file_is_no_journal(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    with pytest.raises(InputErrors) as wrong, opened(str(path), None, 0):
        pass
    assert why in wrong.value.errors[0].message
    assert path.read_text() == text


def test_a_journal_keeps_its_seed(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with opened(str(path), 4, 0):
        pass
    text = path.read_text()
    with pytest.raises(InputErrors) as wrong, opened(str(path), 5, 0):
        pass
    assert "begun with seed 4" in wrong.value.errors[0].message
    assert path.read_text() == text


@pytest.mark.parametrize("cut", [1, 20, 40])
def test_a_first_line_that_is_torn_is_written_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "journal"
    with opened(str(path), 4, 0):
        pass
    whole = path.read_bytes()
    path.write_bytes(whole[:cut])
    with opened(str(path), 4, 0):
        pass
    assert path.read_bytes() == whole


def test_a_line_that_is_no_batch_is_named(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with opened(str(path), 7, 0) as journal:
        done(Order(("miss",), examples=1), journal)
    path.write_bytes(path.read_bytes() + b'{"batch": 3}\n')
    with pytest.raises(InputErrors) as wrong, opened(str(path), 7, 0):
        pass
    place = wrong.value.errors[0].place
    assert place is not None
    assert place.line == 3


def test_two_runs_do_not_write_to_one_journal(tmp_path: Path) -> None:
    path = str(tmp_path / "journal")
    with opened(path, 7, 0), pytest.raises(InputErrors) as wrong, opened(path, 7, 0):
        pass
    assert "another run" in wrong.value.errors[0].message


def processes(group: int) -> Iterator[int]:
    """Those of a group that still live."""
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, own, *_ = file.read_text("ascii", "replace").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        if state != "Z" and int(own) == group:
            yield int(file.parent.name)


def waited(until: Callable[[], bool], *, what: str) -> None:
    ends = time.monotonic() + WITHIN
    while not until():
        assert time.monotonic() < ends, what
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="who lives is read from /proc")
def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    words = ["fuzz", "--examples", "64", "--seed", "9", "--kind", "miss", "--format", "json",
             "--journal", str(journal), "--save", str(tmp_path)]  # fmt: skip
    command = [sys.executable, "-m", "shardproof", *words]
    killed = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)

    def lines() -> int:
        return journal.read_bytes().count(b"\n") if journal.exists() else 0

    waited(lambda: lines() > 1, what="nothing is written")
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    before = lines()
    assert before < 5, "it was over before"
    waited(lambda: not list(processes(killed.pid)), what="a worker lives on")
    again = subprocess.run(command, capture_output=True, check=False)
    assert (again.returncode, again.stderr) == (0, b"")
    assert journal.read_bytes().count(b"\n") == 5
    done_ = [
        json.dumps(json.loads(line)["batch"]) for line in journal.read_bytes().splitlines()[1:]
    ]
    assert len(set(done_)) == len(done_) == 4
    kept = json.loads(again.stdout)
    alone = run(Order(("miss",), examples=64, jobs=2), Journal(9), lambda _: None)
    assert kept["plans"] == alone.total == 64
    assert kept["verdicts"]["illegal"] == alone.of("illegal")
    assert {each["code"]: each["broken"] for each in kept["clauses"] if each["broken"]} == dict(
        alone.clauses
    )
