"""How often a command looks for garbage."""

from __future__ import annotations

import gc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

OBJECTS = 50_000
"""Made and not dropped since the last look."""


def seldom() -> None:
    """Look for circles of objects less often than Python does by itself.

    What a command makes is dropped by its last user or kept until the end, with hardly any circle;
    to look through all of it after each 700 objects takes a tenth of the time.
    """
    gc.set_threshold(OBJECTS, 10, 10)


def never(run: Callable[[], int]) -> int:
    """What `run` gives, the last that a process does: it ends, and with it all that there is."""
    gc.disable()
    try:
        return run()
    finally:
        gc.freeze()
        gc.enable()
