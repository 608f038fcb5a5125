"""The command line, run in this process."""

from __future__ import annotations

from tests.front.running import shell

__all__ = ["shell"]
