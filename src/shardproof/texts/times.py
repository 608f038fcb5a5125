"""Times as people write them: 20s, 5m, 2h."""

from __future__ import annotations

import re

_TIME = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)(s|m|h|)")
_UNITS = {"": 1, "s": 1, "m": 60, "h": 3600}


def seconds_of(text: str) -> float | None:
    """How many seconds it is; None where it is no time, or none at all."""
    found = _TIME.fullmatch(text)
    if found is None or float(found[1]) == 0:
        return None
    return float(found[1]) * _UNITS[found[2]]
