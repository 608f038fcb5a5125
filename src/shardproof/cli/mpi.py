"""`mpiexec -n 8 shardproof run`: one process a rank, of which the first is the command."""

from __future__ import annotations

import sys

from shardproof.cli.exits import Exit
from shardproof.cli.output import put_errors
from shardproof.cli.run import Asked, run
from shardproof.executor.mpi.crew import LEADER, Crew, Leaderless
from shardproof.executor.mpi.joined import joined, left
from shardproof.executor.mpi.launch import FAREWELL, leads, note
from shardproof.spec.errors import InputError

DEADLINE = 10.0
"""Seconds that a rank waits for another before it is asked why."""


def run_in_processes(path: str, asked: Asked, form: str, pipe: int) -> Exit:
    """Run a plan with all the processes that mpiexec has started, one of which is this.

    `pipe` leads to the process that keeps watch over this one.
    """
    try:
        crew = joined(DEADLINE if asked.deadline is None else asked.deadline, pipe)
    except (ImportError, RuntimeError) as wrong:  # mpi4py is there, and no MPI that it can load
        note(pipe, FAREWELL)  # nobody has joined, so nobody waits
        if leads():
            put_errors([_no_mpi(str(wrong))], form)
        return Exit.BAD_INPUT
    code = _lead(crew, path, asked, form) if crew.me == LEADER else _follow(crew)
    sys.stdout.flush()
    return Exit(left(crew, pipe, code))


def _no_mpi(why: str) -> InputError:
    message = f"the MPI library cannot be loaded: {why.partition(chr(10))[0]}"
    return InputError("EXTRA", message, help="install shardproof[mpi], which brings one")


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
