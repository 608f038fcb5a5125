"""Garbage is looked for now and then, not whenever some objects were made.

What a chunk makes is mostly kept, or dropped where its last user is; to look through all of it for
circles, again and again, takes a tenth of the time.
"""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager

EVERY = 40
"""Chunks between two looks."""

_done = 0
"""Of this process."""


def seldom() -> None:
    """From now on only `finished` looks for garbage."""
    gc.collect()
    gc.disable()


def finished() -> None:
    """One more chunk is done."""
    global _done  # noqa: PLW0603  (as the garbage is, it is of the process)
    _done += 1
    if _done % EVERY == 0:
        gc.collect()


@contextmanager
def collecting() -> Generator[None]:
    """`seldom` for as long as it lasts, in a process that goes on with something else."""
    was = gc.isenabled()
    seldom()
    try:
        yield
    finally:
        if was:
            gc.enable()
