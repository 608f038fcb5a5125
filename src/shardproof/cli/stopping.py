"""Ctrl-C ends a command at once, with its worker processes.

An exception would do where nobody swallows it. Callbacks of foreign code do, and so does a pool,
which waits for what its workers have begun. A handler in Python would do where foreign code came
back at once: it is called after that. So a thread is woken as well, which need not wait.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
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
    read, write = os.pipe()
    os.set_blocking(write, False)
    before = signal.set_wakeup_fd(write, warn_on_full_buffer=False)
    threading.Thread(target=_wait, args=(read,), daemon=True).start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        os.close(write)
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _wait(read: int) -> None:
    """Stop at the signal's own byte; end where nobody can write any more."""
    while got := os.read(read, 1):
        if got[0] == signal.SIGINT:
            _stop(signal.SIGINT, None)
    os.close(read)


_FIRST = threading.Lock()
"""Of handler and thread, whoever has it ends the command."""


def _stop(_number: int, _frame: object) -> None:
    if not _FIRST.acquire(blocking=False):
        return
    processes = sys.modules.get("multiprocessing")
    for child in processes.active_children() if processes is not None else ():
        child.kill()
    os.write(2, b"interrupted\n")
    os._exit(INTERRUPTED)
