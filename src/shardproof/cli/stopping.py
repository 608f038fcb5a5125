"""Ctrl-C ends a command at once, with its worker processes.

An exception would do where nobody swallows it. Callbacks of foreign code do, and so does a pool,
which waits for what its workers have begun. A handler in Python would do where foreign code came
back at once: it is called after that. So a thread is woken as well, which need not wait.
"""

from __future__ import annotations

import _thread
import os
import sys
from contextlib import contextmanager, suppress
from functools import partial

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from collections.abc import Callable, Generator
else:
    try:  # by itself, for `signal` makes enumerations of its numbers, a tenth of all that is loaded
        signal = __import__("_signal")
    except ImportError:
        import signal

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
    read, write = os.pipe()
    os.set_blocking(write, False)
    before = signal.set_wakeup_fd(write, warn_on_full_buffer=False)
    _thread.start_new_thread(_wait, (told, read))
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        os.close(write)
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _wait(told: Callable[[], bytes], read: int) -> None:
    """Stop at the signal's own byte; end where nobody can write any more."""
    while got := os.read(read, 1):
        if got[0] == signal.SIGINT:
            _stop(told, signal.SIGINT, None)
    os.close(read)


_said: list[Callable[[], bytes]] = []
"""What a command has to say of what it has done so far; the last one speaks."""


@contextmanager
def last_words(so_far: Callable[[], bytes]) -> Generator[None]:
    """Inside, Ctrl-C prints this on standard output before it ends the command."""
    _said.append(so_far)
    try:
        yield
    finally:
        _said.remove(so_far)


LONGEST = 10.0
"""Seconds that the last words may take."""
_FIRST = _thread.allocate_lock()
"""Of handler and thread, whoever has it ends the command."""
_ends = [0]
"""Which thread that is; a second Ctrl-C finds it at its work."""


def _stop(told: Callable[[], bytes], _number: int, _frame: object) -> None:
    if not _FIRST.acquire(blocking=False):
        # Whoever came second stands still: a command that went on would have more to say. Not for
        # ever, for what the first one says may wait for something that this one holds.
        if _ends[0] != _thread.get_ident():
            _FIRST.acquire(timeout=LONGEST)
        return
    _ends[0] = _thread.get_ident()
    processes = sys.modules.get("multiprocessing")
    for child in processes.active_children() if processes is not None else ():
        child.kill()
    words = (_said[-1] if _said else told)()
    with suppress(OSError):
        while words:
            words = words[os.write(1, words) :]
    with suppress(OSError):
        os.write(2, b"interrupted\n")
    os._exit(INTERRUPTED)
