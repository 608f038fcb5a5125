"""What came of running a plan beside the model on one device."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shardproof.executor.domains import Bound
from shardproof.executor.run.faults import Key, named
from shardproof.spec.plan.plan import PhaseName

What = Literal["logits", "key", "value"]


@dataclass(frozen=True, slots=True)
class Tried:
    """What a run was given, from which it can be made again."""

    batch: int
    prompt: int
    steps: int
    seed: int
    trials: int
    plant: str

    def __str__(self) -> str:
        planted = "" if self.plant == "nothing" else f", planted {self.plant}"
        return (
            f"batch {self.batch}, prompt {self.prompt}, steps {self.steps}{planted}, "
            f"seed {self.seed}"
        )


@dataclass(frozen=True, slots=True)
class Equal:
    """Every output of every rank is the reference's, in every trial in which that is defined."""

    tried: Tried
    outputs: int
    """How many logits and cache entries were compared."""
    bound: Bound

    @property
    def kind(self) -> Literal["equal"]:
        return "equal"

    def __str__(self) -> str:
        return f"{self.outputs} outputs are equal"


@dataclass(frozen=True, slots=True)
class Place:
    """Where an output stands: of logits one for each id of the vocabulary, of a cache entry one
    for each head and dimension."""

    phase: PhaseName
    what: What
    sequence: int
    token: int
    layer: int | None = None

    def __str__(self) -> str:
        at = f"{self.what} of sequence {self.sequence}, token {self.token}"
        return at if self.layer is None else f"{at}, layer {self.layer}"


@dataclass(frozen=True, slots=True)
class Different:
    """The first output that is not the reference's; `rank` is None where no rank gives it."""

    tried: Tried
    place: Place
    rank: Key | None
    index: tuple[int, ...]
    trial: int
    expected: int
    found: int | None

    @property
    def kind(self) -> Literal["different"]:
        return "different"

    def __str__(self) -> str:
        at = ", ".join(map(str, self.index))
        if self.rank is None or self.found is None:
            who = "no rank gives" if self.rank is None else f"{named(self.rank)} does not have"
            return f"{who} {self.place.what} {at} ({self.place})"
        return (
            f"{self.place.phase}: {self.place}, index {at} is {self.found:,} on "
            f"{named(self.rank)}, where the model has {self.expected:,}"
        )


@dataclass(frozen=True, slots=True)
class CannotRun:
    """An operator that has no meaning on what it is given, and on which rank."""

    tried: Tried
    op: str
    rank: Key | None
    why: str

    @property
    def kind(self) -> Literal["cannot run"]:
        return "cannot run"

    def __str__(self) -> str:
        where = "" if self.rank is None else f" on {named(self.rank)}"
        return f"{self.op}{where}: {self.why}"


@dataclass(frozen=True, slots=True)
class Hangs:
    """Ranks that wait for each other for ever."""

    tried: Tried
    op: str
    waiting: tuple[Key, ...]
    absent: str

    @property
    def kind(self) -> Literal["stuck"]:
        return "stuck"

    def __str__(self) -> str:
        return f"{self.op}: {', '.join(map(named, self.waiting))} wait for {self.absent}"


Counterexample = Different | CannotRun | Hangs
Outcome = Equal | Counterexample
