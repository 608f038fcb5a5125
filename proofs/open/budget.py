"""How long a question about an open plan may take, and whom to tell how far it has come."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

from shardproof.spec.record import dataclass, field

Tell = Callable[[str, int, int | None], None]
"""Told what is being done, how much of it, and of how much where that is known."""


class Undecided(Exception):
    """A search gave up; says what was asked."""


def _nobody(_what: str, _done: int, _most: int | None) -> None:
    pass


@dataclass(slots=True)
class Budget:
    """Seconds from when it was made."""

    seconds: float = inf
    tell: Tell = _nobody
    begun: float = field(default_factory=time.monotonic)

    @property
    def left(self) -> float:
        return self.seconds - (time.monotonic() - self.begun)

    def spend(self, what: str) -> None:
        """Give up where nothing is left."""
        if self.left <= 0:
            raise Undecided(f"{what}: not within {self.seconds:g} seconds")
