"""The shell fixture for every test of the front door."""

from __future__ import annotations

from tests.front.running import shell

__all__ = ["shell"]
