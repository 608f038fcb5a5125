"""Exit codes as they are, for a command that would load enumerations for nothing else."""

from __future__ import annotations

LEGAL, ILLEGAL, BAD_INPUT, UNKNOWN, REFUSED = range(5)
