"""Ctrl-C ends a command at once, with its worker processes.

An exception would do where nobody swallows it. Callbacks of foreign code do, and so does a pool,
which waits for what its workers have begun.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from functools import partial

INTERRUPTED = 130
"""The exit code: 128 and the number of the signal."""
TOLD = """\
{
  "version": 1,
  "errors": [
    {
      "code": "INTERRUPTED",
      "message": "interrupted",
      "place": {
        "file": null,
        "line": null,
        "column": null,
        "field": null
      },
      "help": null
    }
  ]
}
"""
"""What a program is told, as other errors are. There is no time to import what would make it."""


@contextmanager
def stopping(told: Callable[[], bytes] = lambda: b"") -> Generator[None]:
    """Inside, Ctrl-C is the end; whoever has a handler of their own keeps it.

    What `told` gives then is the last that goes to standard output.
    """
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    try:
        signal.signal(signal.SIGINT, partial(_stop, told))
    except ValueError:  # not the main thread, which no signal reaches
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _stop(told: Callable[[], bytes], _number: int, _frame: object) -> None:
    processes = sys.modules.get("multiprocessing")
    for child in processes.active_children() if processes is not None else ():
        child.kill()
    with suppress(OSError):
        os.write(1, told())
    with suppress(OSError):
        os.write(2, b"interrupted\n")
    os._exit(INTERRUPTED)
