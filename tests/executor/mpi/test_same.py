"""One process a rank: what is said, and every byte that is given, is what one process gives."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.executor.mpi.jobs import Task, Tasks, both, canonical, of_cases
from tests.executor.run.cases import ACCEPTED, CASES, NEAR_MISSES
from tests.tiers import sampled

BUGS = sorted((CASES / "bugs").glob("*.yaml"))
EVERY = {"bugs": (BUGS, 4), "accepted": (ACCEPTED, 1), "near misses": (NEAR_MISSES, 1)}
"""Files, and how many workloads of each."""
SIZES = (2, 4, 8)
OF_SOME = (2, 3, 4, 5, 6)


@cache
def some() -> Tasks:
    return of_cases(BUGS[::3], most=1)


def different(answers: dict[str, tuple[Any, Any]]) -> dict[str, tuple[str, str]]:
    return {
        name: (one["says"], other["says"]) for name, (one, other) in answers.items() if one != other
    }


def test_the_sample_has_every_kind_of_bug() -> None:
    """Twenty bugs and more; phases that are pools of their own; several sizes."""
    assert sum(map(len, some().values())) >= 20
    assert tuple(sorted(some())) == OF_SOME
    assert any(size not in SIZES for size in OF_SOME)


@pytest.mark.parametrize("size", sampled(OF_SOME, every=5, also=[3]))
def test_a_bug_is_the_same(tmp_path: Path, size: int) -> None:
    answers = both(tmp_path, size, some()[size])
    assert different(answers) == {}
    if size == 2:
        kinds = Counter(one["outcome"].partition("(")[0] for one, _ in answers.values())
        assert {"Different", "CannotRun"} <= kinds.keys()
        assert any(one["digests"] for one, _ in answers.values())


IN_A_ROW = "workload: {prompt: 7}\nprefill: {packed: {sequences: [2, 4, 1], token: "
OF_ROWS = (
    "own}}\ntp: 2",
    "own}}\nsp: 2\ndecode: {sp: 2, sequence: {layout: keys}}",
    "own}}\npp: 2\nchunks: {tokens: 3}\ndecode: {draft: {tokens: 2}}",
    "previous}}\npp: 2",
    "own}}\ntp: 2\ndecode: {attention: {heads: {sizes: [2, 3]}}}",
)


def test_sequences_of_a_row_are_decoded_in_turn_and_the_same(tmp_path: Path) -> None:
    """What one sequence has sent behind its last step is not read by the next."""
    model = CASES / "models/llama.json"
    answers = both(tmp_path, 2, [Task(each, model, IN_A_ROW + each, (2, 7, 5)) for each in OF_ROWS])
    assert different(answers) == {}
    kinds = Counter(one["outcome"].partition("(")[0] for one, _ in answers.values())
    assert kinds == {"Equal": 3, "Different": 1, "CannotRun": 1}


@pytest.mark.parametrize(("size", "stride"), [(2, 24), pytest.param(4, 68, marks=pytest.mark.long)])
def test_a_canonical_plan_is_the_same(tmp_path: Path, size: int, stride: int) -> None:
    answers = both(tmp_path, size, list(canonical(size, stride)))
    assert different(answers) == {}
    assert len(answers) >= 5
    assert all(one["digests"] for one, _ in answers.values())


@pytest.mark.long
@pytest.mark.parametrize("what", EVERY)
def test_every_case_is_the_same(tmp_path: Path, what: str) -> None:
    files, most = EVERY[what]
    for size, tasks in sorted(of_cases(files, most).items()):
        assert different(both(tmp_path, size, tasks)) == {}


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_every_canonical_plan_is_the_same(tmp_path: Path, size: int) -> None:
    assert different(both(tmp_path, size, list(canonical(size, 1)))) == {}
