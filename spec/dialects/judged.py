"""What an engine's profile says of a command, as far as whoever tells it needs to know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

Outcome = Literal["accepted", "rejected", "fails_later", "wrong", "unknown"]
GRAVEST: tuple[Outcome, ...] = ("rejected", "wrong", "fails_later", "unknown", "accepted")


class Reason(Protocol):
    """Why an engine takes a command or not."""

    @property
    def message(self) -> str: ...
    @property
    def source(self) -> str: ...
    @property
    def rule(self) -> str: ...


class Judged(Protocol):
    """What a profile says."""

    @property
    def outcome(self) -> Outcome: ...
    @property
    def version(self) -> str: ...
    @property
    def reasons(self) -> Sequence[Reason]: ...
    @property
    def notes(self) -> Sequence[str]: ...
