"""Workers and parents are killed, by SIGKILL: nothing is lost, and nothing counted twice."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Generator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import closing, contextmanager
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import pytest

from shardproof.sweeps.running import DIES, STRIKES, LostError
from shardproof.sweeps.sweep import sweep
from shardproof.sweeps.work import CHUNK, Asked, Task
from tests.front.running import ROOT
from tests.sweeps.swept import CASES, Inline, Rows, alone, command, grid, rows

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE = 60.0
ENV = os.environ | {"PYTHONPATH": str(ROOT / "src")}


def done(path: Path) -> int:
    """Tasks that a file holds so far."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
            [count] = db.execute("select count(*) from tasks").fetchone()
            return int(count)
    except sqlite3.OperationalError:
        return 0  # it has not been begun


def wait_until(ready: Callable[[], object], process: subprocess.Popen[str]) -> None:
    ends = time.monotonic() + PATIENCE
    while not ready():
        assert process.poll() is None, "it ended before it could be killed"
        assert time.monotonic() < ends, "nothing happens"
        time.sleep(0.005)


def children(pid: int) -> list[int]:
    """Processes that decide plans; the one that watches over resources is none of them."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    return [
        int(each) for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()
    ]


def begun(path: Path, output: Path) -> subprocess.Popen[str]:
    words = command([path], output, "--jobs", "2", "--by", "verdict", "--by", "engine")
    return subprocess.Popen(
        words, env=ENV, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def asked(path: Path, *by: str) -> Asked:
    return Asked((str(path),), by=by)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return grid(tmp_path_factory.mktemp("grid"))


@pytest.fixture(scope="module")
def both(path: Path) -> Rows:
    return alone(asked(path, "verdict", "engine"), path.parent / "both.db")


@pytest.fixture(scope="module")
def law(path: Path) -> Rows:
    return alone(asked(path, "law"), path.parent / "law.db")


def test_a_parent_that_is_killed_is_gone_on_with(tmp_path: Path, path: Path, both: Rows) -> None:
    output = tmp_path / "killed.db"
    process = begun(path, output)
    wait_until(lambda: done(output) > 0, process)
    workers = children(process.pid)
    process.kill()
    process.communicate()
    ends = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{each}").exists() for each in workers):
        assert time.monotonic() < ends, "a worker has outlived its parent"
        time.sleep(0.01)
    left = done(output)
    assert 0 < left < CASES // CHUNK + 1
    process = begun(path, output)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert out.endswith(f"{CASES} cases\n")
    assert rows(output) == both


@pytest.mark.long
def test_workers_that_are_killed_lose_nothing(tmp_path: Path, path: Path, both: Rows) -> None:
    output = tmp_path / "killed.db"
    process = begun(path, output)
    for kill in range(2):
        wait_until(lambda: done(output) > kill and children(process.pid), process)  # noqa: B023
        os.kill(children(process.pid)[-1], signal.SIGKILL)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert out.endswith(f"{CASES} cases\n")
    assert rows(output) == both


class Mortal(Inline):
    """Its worker dies at one case, as often as it is said."""

    def __init__(self, case: int, fault: type[Exception], deaths: list[int]) -> None:
        self.case, self.fault, self.deaths = case, fault, deaths
        self.broken = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if self.broken:
            raise self.fault
        task = cast(Task, args[0])
        mine = [p for p in task.parts if p.first <= self.case < p.first + p.stop - p.start]
        if not mine or not self.deaths[0]:
            return super().submit(fn, *args, **kwargs)
        self.deaths[0] -= 1
        self.broken = issubclass(self.fault, BrokenExecutor)
        found: Future[T] = Future()
        found.set_exception(self.fault())
        return found


@pytest.mark.parametrize("fault", [BrokenExecutor, LostError])
@pytest.mark.parametrize("case", [0, 70, CASES - 1])
def test_a_case_at_which_workers_die_is_counted_as_crashed(
    tmp_path: Path, path: Path, law: Rows, case: int, fault: type[Exception]
) -> None:
    output = tmp_path / "crashed.db"
    deaths = [10**9]

    @contextmanager
    def pool() -> Generator[Executor]:
        yield Mortal(case, fault, deaths)

    found = sweep(asked(path, "law"), str(output), jobs=2, pool=pool).summary
    assert (found.cases, found.parted) == (CASES, 1)
    [shown] = found.shown
    assert (shown.number, {word for _, word, _ in shown.said}) == (case, {"crashed"})
    assert DIES in shown.said[0][2]
    assert 10**9 - deaths[0] == 1 + 2 * STRIKES
    ours = rows(output)
    assert [r for r in ours["words"] if r[0] != case] == [r for r in law["words"] if r[0] != case]


@pytest.mark.parametrize("fault", [BrokenExecutor, LostError])
@pytest.mark.parametrize("deaths", range(1, STRIKES + 1))
def test_a_few_deaths_are_nobodys_fault(
    tmp_path: Path, path: Path, law: Rows, fault: type[Exception], deaths: int
) -> None:
    output, left = tmp_path / "few.db", [deaths]

    @contextmanager
    def pool() -> Generator[Executor]:
        yield Mortal(70, fault, left)

    assert sweep(asked(path, "law"), str(output), jobs=2, pool=pool).summary.parted == 0
    assert left == [0]
    assert rows(output) == law
