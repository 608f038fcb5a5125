"""Whether mpiexec has started this process, and the process that watches over it.

When a process dies, mpiexec kills all others at once, and nobody is left who could say which rank
it was. So the process that mpiexec has started only keeps watch, and a child of it does the work:
mpiexec notices nothing of a dead child, and the other ranks have the time to say what they know.
"""

from __future__ import annotations

import fcntl
import os
import select
import signal
import stat
import struct
import sys
import termios
import time
from contextlib import suppress
from importlib.util import find_spec

from shardproof.executor.mpi.peers import is_there

PATIENCE = 60.0
"""Seconds in which the leader should have said what has happened."""
READING = 5.0
"""Seconds in which mpiexec should have read what a process has printed."""
LOST = 3


def processes() -> int:
    """How many processes mpiexec has started; 0 where it has not, or where mpi4py is missing."""
    if "PMI_RANK" not in os.environ or find_spec("mpi4py") is None:
        return 0
    return int(os.environ.get("PMI_SIZE", "0"))


def leads() -> bool:
    """Whether this process prints: the first of those that mpiexec has started, or the only one."""
    return not processes() or os.environ["PMI_RANK"] == "0"


def keep() -> int:
    """Go on in a child, which is given the pipe to its keeper. The parent never returns."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        os.close(reading)
        # Many processes share few cores; a product is as exact in one thread.
        for library in ("OPENBLAS", "OMP", "MKL"):
            os.environ.setdefault(f"{library}_NUM_THREADS", "1")
        return writing
    os.close(writing)
    os._exit(_watch(child, reading))


JOINED, FAREWELL, CRASH = "joined", "farewell", "crash"
"""All processes know each other; MPI is done with this one; mpiexec has to end the job, for some
processes never will."""


def note(pipe: int, word: str | int) -> None:
    """Tell the keeper one of these, or the id of the process that leads, if it is on this host."""
    with suppress(BrokenPipeError):  # a keeper that was killed
        os.write(pipe, f"{word}\n".encode())


def _watch(child: int, reading: int) -> int:
    # Whoever interrupts mpiexec means the work.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    told = os.read(reading, 4096).decode().split()
    if code < 0:
        leader = next((int(word) for word in told if word.isdigit()), None)
        _mourn(leader if JOINED in told else None, child, -code)
        code = LOST
    if FAREWELL not in told:
        # MPI waits for everybody until all have joined, and for who stands still at the end.
        _tell_mpiexec(b"finalize" if JOINED in told and CRASH not in told else b"abort exitcode=3")
    return code


def _mourn(leader: int | None, child: int, killer: int) -> None:
    """Wait until the leader has told it; where it is itself the leader, tell it here."""
    end = time.monotonic() + PATIENCE
    if leader is not None and leader != child:
        while is_there(leader) and time.monotonic() < end:
            time.sleep(0.02)
        return
    number = os.environ["PMI_RANK"]
    name = signal.Signals(killer).name
    sys.stderr.write(f"shardproof: process {number} was killed ({name})\n")
    sys.stderr.flush()


def _tell_mpiexec(word: bytes) -> None:
    """What MPI would have told mpiexec: that this is an exit and no crash, or that all must end.

    This is the wire protocol PMI 1. Where mpiexec speaks another, it ends the job its own way.
    """
    _let_it_read()
    try:
        wire = int(os.environ["PMI_FD"])
        os.write(wire, b"cmd=" + word + b"\n")
        if select.select([wire], [], [], 1.0)[0]:
            os.read(wire, 1024)
    except (KeyError, ValueError, OSError):
        return


def _let_it_read() -> None:
    """An mpiexec that ends the job throws away what it has not read from the pipes by then."""
    end = time.monotonic() + READING
    for number in (1, 2):
        if not stat.S_ISFIFO(os.fstat(number).st_mode):
            continue
        while _unread(number) and time.monotonic() < end:
            time.sleep(0.001)


def _unread(pipe: int) -> int:
    [count] = struct.unpack("i", fcntl.ioctl(pipe, termios.FIONREAD, bytes(struct.calcsize("i"))))
    return count
