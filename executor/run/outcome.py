"""What came of running a plan beside the model on one device."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shardproof.executor.domains import Bound
from shardproof.executor.run.compare import Difference
from shardproof.executor.run.faults import Key, named


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
class Different:
    """The first output that is not the reference's."""

    tried: Tried
    at: Difference

    @property
    def kind(self) -> Literal["different"]:
        return "different"

    def __str__(self) -> str:
        at, index = self.at, ", ".join(map(str, self.at.index))
        if at.rank is None:
            return f"{at.place.phase}: no rank gives {at.place}, index {index}"
        if at.found is None:
            return f"{at.place.phase}: {named(at.rank)} has no {at.place}, index {index}"
        return (
            f"{at.place.phase}: {at.place}, index {index} is {at.found:,} on {named(at.rank)}, "
            f"where the model has {at.expected:,}"
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
