"""Commands that an engine takes in the place of one that it refuses."""

from __future__ import annotations

from shardproof.spec.record import dataclass
from shardproof.spec.verdict import Word


@dataclass(frozen=True, slots=True)
class Other:
    """A command that the engine takes."""

    says: str
    command: str
    law: Word
    """What the law says of it; unknown where our plans have no word for it."""


@dataclass(frozen=True, slots=True)
class Others:
    """All that are told."""

    each: tuple[Other, ...]
    degrees: tuple[int, ...]
    """Tensor degrees that the engine takes for this model."""
    why: str = ""
    """Where there is no other command."""
