"""Places of somebody's code, and what stops a run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Site:
    """A line of the user's code."""

    file: str = ""
    line: int = 0
    function: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.file else "an unknown line"


class Unknown(Exception):
    """Something in the code that the run has no answer to."""

    def __init__(self, what: str, site: Site) -> None:
        self.what, self.site = what, site
        super().__init__(f"{what} at {site}")


class CannotRun(Exception):
    """An operator that has no meaning on what it was given."""

    def __init__(self, what: str, site: Site) -> None:
        self.what, self.site = what, site
        super().__init__(f"{what} at {site}")


@dataclass(frozen=True, slots=True)
class Parted:
    """Where ranks went different ways."""

    site: Site
    ways: Sequence[tuple[int, ...]]


class Stuck(Exception):
    """Ranks that wait in a collective for others, which never come there."""

    def __init__(
        self, what: str, site: Site, waiting: Sequence[int], missing: Sequence[int], parted: Parted
    ) -> None:
        self.what, self.site = what, site
        self.waiting, self.missing, self.parted = tuple(waiting), tuple(missing), parted
        super().__init__(f"{what} at {site}")


class Unlike(Exception):
    """Outputs that are told apart before a number of them is looked at."""
