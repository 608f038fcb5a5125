"""Exit codes."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum


class Exit(IntEnum):
    """What a command ends with."""

    LEGAL = 0
    ILLEGAL = 1
    BAD_INPUT = 2
    UNKNOWN = 3
    REFUSED = 4
    """A certificate that is forged, not signed by whom it should, or of something else."""


_GRAVEST_FIRST = (Exit.BAD_INPUT, Exit.UNKNOWN, Exit.ILLEGAL, Exit.LEGAL)


def of_all(codes: Iterable[Exit]) -> Exit:
    """The code of several plans: bad input beats unknown beats illegal beats legal."""
    found = set(codes)
    return next((code for code in _GRAVEST_FIRST if code in found), Exit.LEGAL)
