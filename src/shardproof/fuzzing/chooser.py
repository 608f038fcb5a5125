"""What a generator asks for its choices: `random.Random` gives them, and so does Hypothesis."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Chooser(Protocol):
    """The part of `random.Random` that generators use, so that one generator serves both."""

    def random(self) -> float:
        """From 0 up to 1, which it never is."""
        ...

    def randint(self, a: int, b: int, /) -> int:
        """From `a` to `b`, both among them."""
        ...

    def randrange(self, start: int, stop: int | None = None, /) -> int: ...

    def choice(self, seq: Sequence[T], /) -> T: ...

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        """So many of them, each at most once, in any order."""
        ...

    def shuffle(self, x: MutableSequence[Any], /) -> None: ...
