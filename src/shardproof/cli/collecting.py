"""How often a command looks for garbage."""

from __future__ import annotations

import gc

OBJECTS = 50_000
"""Made and not dropped since the last look."""


def seldom() -> None:
    """Look for circles of objects less often than Python does by itself.

    What a command makes is dropped by its last user or kept until the end, with hardly any circle;
    to look through all of it after each 700 objects takes a tenth of the time.
    """
    gc.set_threshold(OBJECTS, 10, 10)
