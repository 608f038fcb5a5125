"""The command line, in which one process does something to itself in the middle of a run.

    SPOIL="kill 3 40" mpiexec -n 8 python -m tests.executor.mpi.spoiled run PLAN

Process 3 is killed when it sends its message number 40 to another rank; a fourth word names the
channel whose messages are counted. `stop` halts it, `keeper`
kills the process that watches over it, `crash` raises an error, and `drop` loses the message;
with `late` it is killed once it has sent the message, before the others have read it, and with
`early` the process never joins.
"""

from __future__ import annotations

import os
import signal
import sys
import time

from shardproof.__main__ import main
from shardproof.executor.mpi.packing import Head
from shardproof.executor.mpi.post import CONTROL, Office, Post


def spoil(what: str, process: int, number: int, only: str = "") -> None:
    send, count = Post.send, 0

    def spoiled(post: Post, to: int, channel: str, head: Head, value: object = None) -> None:
        nonlocal count
        if post.me == process and channel != CONTROL and channel.startswith(only):
            count += 1
            if count == number:
                match what:
                    case "kill":
                        os.kill(os.getpid(), signal.SIGKILL)
                    case "stop":
                        os.kill(os.getpid(), signal.SIGSTOP)
                    case "keeper":
                        os.kill(os.getppid(), signal.SIGKILL)
                    case "crash":
                        raise RuntimeError("spoiled")
                    case "late":
                        send(post, to, channel, head, value)
                        os.kill(os.getpid(), signal.SIGKILL)
                    case _:
                        return
        send(post, to, channel, head, value)

    setattr(Post, "send", spoiled)  # noqa: B010  (another's method)
    if what == "late":
        read_late(process)


def read_late(process: int) -> None:
    """All others read what has come a while after it was sent."""
    pump = Post.pump

    def late(post: Post, office: Office) -> bool:
        if post.me != process:
            time.sleep(0.02)
        return pump(post, office)

    setattr(Post, "pump", late)  # noqa: B010  (another's method)


def spoil_early(process: str) -> None:
    """Killed as soon as there is a process of its own, while the others wait for it to join."""
    if os.environ["PMI_RANK"] == process:
        os.register_at_fork(after_in_child=lambda: os.kill(os.getpid(), signal.SIGKILL))


if __name__ == "__main__":
    what, process, number, *only = os.environ["SPOIL"].split()
    if what == "early":
        spoil_early(process)
    else:
        spoil(what, int(process), int(number), *only)
    sys.exit(main())
