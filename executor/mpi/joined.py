"""A process joins the job that mpiexec has started, and leaves it."""

from __future__ import annotations

import json
import os
import socket
import sys
import time

from shardproof.executor.mpi.crew import AT_ONCE, LEADER, Crew
from shardproof.executor.mpi.launch import CRASH, FAREWELL, JOINED, note
from shardproof.executor.mpi.peers import Peer, Peers
from shardproof.executor.mpi.post import Post

PATIENCE = 10.0
"""Seconds in which all should have come to the end."""
ROOM = 2048
"""Bytes in which a process says where it is: the longest name of a host, however it is escaped."""


def joined(deadline: float, pipe: int) -> Crew:
    """Join; `pipe` leads to the process that keeps watch (`launch.keep`)."""
    import mpi4py

    mpi4py.rc.threads = False
    mpi4py.rc.finalize = False
    from mpi4py import MPI

    comm = MPI.COMM_WORLD
    me = Peer(socket.gethostname(), os.getpid())
    found = bytearray(ROOM * comm.size)
    comm.Allgather(json.dumps([me.host, me.pid]).encode().ljust(ROOM), found)
    peers = [Peer(*json.loads(found[at : at + ROOM])) for at in range(0, len(found), ROOM)]
    leader = peers[LEADER]
    if leader.host == me.host:
        note(pipe, leader.pid)
    note(pipe, JOINED)
    return Crew(Post(comm, MPI.Status()), Peers(peers, comm.rank, os.getppid()), deadline)


def left(crew: Crew, pipe: int, code: int) -> int:
    """Leave: together where all are there, with this exit code; else alone, without a return."""
    from mpi4py import MPI

    post, crew.closing = crew.post, True
    meeting = None if crew.broken else post.comm.Ibarrier()
    end = time.monotonic() + (AT_ONCE if crew.broken else PATIENCE)
    done = False
    while not done and time.monotonic() < end:
        post.pump(crew)
        done = not post.open and (meeting is None or meeting.Test())
        time.sleep(0.001)
    if done and not crew.broken:
        MPI.Finalize()
        # MPICH takes its leave of mpiexec when the interpreter has ended.
        note(pipe, FAREWELL)
        return code
    if not all([crew.peers.end(process) for process in crew.silent]):  # noqa: C419  (all of them)
        note(pipe, CRASH)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
