"""A phase that is typed: its steps, what it gives, and what it has written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.record import dataclass
from shardproof.spec.rules.at import At
from shardproof.spec.rules.owners import sequences_owned
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.schedule import in_time
from shardproof.spec.rules.typed import Fails, Step, Underivable
from shardproof.spec.rules.written import Cache


@dataclass(frozen=True, slots=True)
class Part:
    """Steps that stand for one place of the program, or for many that are alike."""

    name: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Run:
    """Layers in a row that a part stands for; the stage that runs them."""

    stage: int
    layers: range
    parts: tuple[int, ...]
    """By number: the layer, and what stands behind it."""


@dataclass(slots=True)
class Typed:
    """A phase whose operators are typed."""

    name: PhaseName
    parts: list[Part] = field(default_factory=list[Part])
    runs: list[Run] = field(default_factory=list[Run])
    """Where layers are folded, which parts they are."""
    cache: Cache = field(default_factory=Cache)
    logits: Placed | None = None
    token: Placed | None = None


def scheduled(at: At, stages: Sequence[int]) -> None:
    """Ask that every sequence is somebody's, and every step is run in time."""
    try:
        sequences_owned(at)
        in_time(at, len(stages), stages)
    except NoRule as why:
        raise Fails(Underivable(at.ctx.name, "schedule", (), str(why))) from None
