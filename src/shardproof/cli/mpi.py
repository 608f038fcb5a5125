"""`mpiexec -n 8 shardproof run`: one process a rank, of which the first is the command."""

from __future__ import annotations

import sys

from shardproof.cli.exits import Exit
from shardproof.cli.run import Asked, run
from shardproof.executor.mpi.crew import LEADER, Crew, Leaderless
from shardproof.executor.mpi.joined import joined, left

DEADLINE = 10.0
"""Seconds that a rank waits for another before it is asked why."""


def run_in_processes(path: str, asked: Asked, form: str, pipe: int) -> Exit:
    """Run a plan with all the processes that mpiexec has started, one of which is this.

    `pipe` leads to the process that keeps watch over this one.
    """
    crew = joined(DEADLINE if asked.deadline is None else asked.deadline, pipe)
    code = _lead(crew, path, asked, form) if crew.me == LEADER else _follow(crew)
    sys.stdout.flush()
    return Exit(left(crew, pipe, code))


def _lead(crew: Crew, path: str, asked: Asked, form: str) -> int:
    try:
        code = run(path, asked, form, crew)
    except BaseException:
        crew.broken = True
        crew.leave(Exit.UNKNOWN)
        raise
    crew.leave(code)
    return code


def _follow(crew: Crew) -> int:
    try:
        return crew.serve()
    except Leaderless as wrong:
        if str(wrong):
            sys.stderr.write(f"shardproof: {wrong}\n")
        return Exit.UNKNOWN
