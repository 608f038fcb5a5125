"""A user's project whose torch is ours, and the command run in it."""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from shardproof.cli.app import run

FAKE = Path(__file__).parent / "fake"
SOURCE = Path(__file__).parents[2] / "src"
ENGINE = """\
import multiprocessing

import torch
import torch.distributed as dist


def row(x):
    dist.all_reduce(x)
    return x


def largest(x):
    dist.all_reduce(x, dist.ReduceOp.MAX)
    return x


def gathered(x, ranks):
    parts = [torch.tensor([0.0]) for _ in range(ranks)]
    dist.all_gather(parts, x)
    return [float(part[0]) for part in parts]


def work(rank):
    x = row(torch.tensor([rank + 1.0]))
    return gathered(largest(x), dist.get_world_size())


def run(ranks):
    return dist.run_ranks(ranks, work)


def _child(ranks, answers):
    answers.put(run(ranks))


def run_in_a_process(ranks):
    context = multiprocessing.get_context("spawn")
    answers = context.Queue()
    process = context.Process(target=_child, args=(ranks, answers))
    process.start()
    found = answers.get()
    process.join()
    return found
"""
TESTS = """\
import engine


def test_shape():
    assert [len(row) for row in engine.run(2)] == [2, 2]


def test_sum():
    assert engine.run_in_a_process(2)[0][0] == 3.0
"""


@dataclass(frozen=True, slots=True)
class Ended:
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


def project(folder: Path, tests: str = TESTS, engine: str = ENGINE) -> Path:
    (folder / "engine.py").write_text(engine)
    (folder / "test_engine.py").write_text(tests)
    return folder


def environment(**more: str) -> dict[str, str]:
    paths = os.pathsep.join([str(SOURCE), str(FAKE)])
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "COV_"))}
    return {**clean, "PYTHONPATH": paths, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **more}


def command(*options: str, tests: tuple[str, ...] = ()) -> list[str]:
    asked = tests or (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    return [sys.executable, "-m", "shardproof", "mutate", *options, "--", *asked]


def mutate(folder: Path, *options: str, tests: tuple[str, ...] = (), **more: str) -> Ended:
    """The command as a user runs it; their tests are pytest's unless others are given."""
    return ran(folder, command(*options, tests=tests)[3:], **more)


def ran(folder: Path, words: list[str], **more: str) -> Ended:
    """A command of ours, in this process."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.dict(os.environ, environment(**more), clear=True),
        contextlib.chdir(folder),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = run(words)
    return Ended(code, out.getvalue(), err.getvalue())
