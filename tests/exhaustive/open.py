"""Disagreements of the sample that are not settled yet: each class, and who seems to be wrong.

A class that is met and is not here fails the test, and so does one that is here and is not met.
"""

from __future__ import annotations

from collections.abc import Mapping

OPEN: Mapping[str, Mapping[str, str]] = {}
