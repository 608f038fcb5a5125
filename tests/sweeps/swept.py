"""Sweeps for tests: their grids, an executor in this process, all that a file of results holds."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor, Future
from contextlib import closing, contextmanager
from pathlib import Path
from typing import ParamSpec, TypeVar

from shardproof.sweeps.sweep import sweep
from shardproof.sweeps.work import Asked
from tests.front.running import MODELS

P = ParamSpec("P")
T = TypeVar("T")
GRID = """\
tp: 1..8
pp: {any: [1, 2, 4]}
dp: 1..4
attention: {heads: {any: [even, balanced]}}
"""
CASES = 8 * 3 * 4 * 2


class Inline(Executor):
    """Decides at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        found: Future[T] = Future()
        try:
            found.set_result(fn(*args, **kwargs))
        except Exception as fault:  # noqa: BLE001  (as an executor has it)
            found.set_exception(fault)
        return found


@contextmanager
def inline() -> Generator[Executor]:
    with Inline() as executor:
        yield executor


def grid(folder: Path, model: str = "llama-3.1-8b", text: str = GRID) -> Path:
    path = folder / "grid.yaml"
    path.write_text(f"model: {MODELS / model}.json\n{text}", encoding="utf-8")
    return path


Rows = dict[str, list[tuple[object, ...]]]


def rows(path: Path) -> Rows:
    """All that is in a file of results, in the order of its keys."""
    with closing(sqlite3.connect(path)) as db:
        return {
            "tasks": db.execute("select * from tasks order by number").fetchall(),
            "cases": db.execute("select * from cases order by id").fetchall(),
            "words": db.execute("select * from words order by id, decider").fetchall(),
        }


def alone(asked: Asked, path: Path) -> Rows:
    """What one process finds that nobody disturbs."""
    sweep(asked, str(path), jobs=1, pool=inline)
    return rows(path)


def command(plans: Iterable[Path], output: Path, *words: str) -> list[str]:
    named = [*map(str, plans), "--output", str(output), *words]
    return [sys.executable, "-m", "shardproof", "sweep", *named]
