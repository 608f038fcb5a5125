"""Ctrl-C ends a command at once, with its worker processes.

An exception would do where nobody swallows it. Callbacks of foreign code do, and so does a pool,
which waits for what its workers have begun.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator
from contextlib import contextmanager

INTERRUPTED = 130
"""The exit code: 128 and the number of the signal."""


@contextmanager
def stopping() -> Generator[None]:
    """Inside, Ctrl-C is the end; whoever has a handler of their own keeps it."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    try:
        signal.signal(signal.SIGINT, _stop)
    except ValueError:  # not the main thread, which no signal reaches
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _stop(_number: int, _frame: object) -> None:
    processes = sys.modules.get("multiprocessing")
    for child in processes.active_children() if processes is not None else ():
        child.kill()
    os.write(2, b"interrupted\n")
    os._exit(INTERRUPTED)
