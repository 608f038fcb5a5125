"""Exit codes."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from shardproof.cli import codes


class Exit(IntEnum):
    """What a command ends with."""

    LEGAL = codes.LEGAL
    ILLEGAL = codes.ILLEGAL
    BAD_INPUT = codes.BAD_INPUT
    UNKNOWN = codes.UNKNOWN
    REFUSED = codes.REFUSED
    """A certificate that is forged, not signed by whom it should, or of something else."""


_GRAVEST_FIRST = (Exit.BAD_INPUT, Exit.UNKNOWN, Exit.ILLEGAL, Exit.LEGAL)


def of_all(codes: Iterable[Exit]) -> Exit:
    """The code of several plans: bad input beats unknown beats illegal beats legal."""
    found = set(codes)
    return next((code for code in _GRAVEST_FIRST if code in found), Exit.LEGAL)
