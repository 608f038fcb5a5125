"""The legal plans that an open plan leaves, ready to be told."""

from __future__ import annotations

from shardproof.proofs.nearest.counts import Counts
from shardproof.proofs.nearest.memory import Room
from shardproof.proofs.open.lines import OpenPlan
from shardproof.spec.plan.plan import Plan
from shardproof.spec.record import dataclass
from shardproof.spec.verdict import no_truth


@dataclass(frozen=True, slots=True)
class LegalPlan:
    """A legal plan, and what is counted of it: weights, sync points, bytes."""

    plan: Plan
    counts: Counts


@dataclass(frozen=True, slots=True)
class Legal:
    """The legal plans that an open plan leaves."""

    plan: OpenPlan
    count: int
    """How many choices are legal."""
    shown: tuple[LegalPlan, ...]
    """The first of them in order, decided by law and by value."""
    order: tuple[str, ...]
    sorted: int
    """How many were put in order; the rest was only counted."""
    undecided: str = ""
    """What was being decided when the search was given up; the count is then a least one."""
    room: Room | None = None
    """What a device has, where that was asked for."""
    fitting: int | None = None
    """How many of those that were put in order it can hold."""

    def __bool__(self) -> bool:
        """Raise `TypeError`: ask for its count."""
        raise no_truth("list of legal plans", "count")
