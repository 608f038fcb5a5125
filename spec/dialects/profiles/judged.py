"""An engine's verdict on a command: what it would do, and each reason with its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from shardproof.spec.record import dataclass

Outcome = Literal["accepted", "rejected", "fails_later", "wrong", "unknown"]


@dataclass(frozen=True, slots=True)
class Reason:
    """One rule that the command breaks."""

    rule: str
    message: str
    """As the engine says it, or as close as the facts allow."""
    source: str
    axis: str
    numbers: Mapping[str, int]
    family: str = ""
    """Which kind of rule it is: divide, pad, blocks against shards, …"""
    effect: str = "rejected"
    decides: str = ""
    """Where it takes a device or a kernel to know: which."""
    law: str = ""
    """What the law says of a plan that does what the engine would, where a clause stands behind."""


@dataclass(frozen=True, slots=True)
class Judged:
    """Reasons in the order in which the engine would come upon them."""

    outcome: Outcome
    version: str
    reasons: tuple[Reason, ...] = ()
    notes: tuple[str, ...] = ()
