"""What came of running a plan beside the model on one device."""

from __future__ import annotations

from typing import Literal

from shardproof.executor.domains import Bound
from shardproof.executor.domains.undefined import told
from shardproof.executor.run.outcome.compare import Difference
from shardproof.executor.run.outcome.coverage import Coverage
from shardproof.executor.run.outcome.first_wrong import Inner
from shardproof.executor.run.outcome.on_ranks import OnRanks
from shardproof.executor.run.state.faults import Key, named, shortened, waits
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.record import dataclass, field, replace

Plant = Literal["everything", "zeros", "nothing"]
"""What chance would not bring about: everything that a run could miss (see `planting`); a logit of
zero, which is what an unmasked pad has, as the best one; or nothing, and prompts at random."""
DRAWS = 2**32
"""What a seed is below: a run that is drawn again, under the seed that was asked for, has this
much more, so that one number makes all of them again."""
STRANDS = 4
"""Numbers to a value in each trial: with two the bound of one trial reaches 10^-5, with four it is
that of a hash of 64 bits."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What a run was given, from which it can be made again."""

    batch: int
    prompt: int
    steps: int
    seed: int
    trials: int
    plant: Plant = "everything"

    def again(self, draw: int) -> Tried:
        """The same, drawn again: so many times under one seed."""
        return replace(self, seed=self.seed % DRAWS + draw * DRAWS)

    def __str__(self) -> str:
        planted = "" if self.plant == "everything" else f", planted {self.plant}"
        draw, seed = divmod(self.seed, DRAWS)
        drawn = f", draw {draw + 1}" if draw else ""
        return (
            f"batch {self.batch}, prompt {self.prompt}, steps {self.steps}{planted}, "
            f"seed {seed}{drawn}"
        )


@dataclass(frozen=True, slots=True)
class Equal:
    """Every output of every rank is the reference's, in every trial in which that is defined."""

    tried: Tried
    outputs: int
    """How many logits and cache entries were compared."""
    bound: Bound
    coverage: Coverage

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
    degrees: Key
    inner: Inner | None = field(default=None, compare=False)
    """Where inside the model the two part before that, where somebody has looked
    (`parting.look_inside`)."""
    ranks: OnRanks | None = field(default=None, compare=False)
    """What each rank has there."""

    @property
    def kind(self) -> Literal["different"]:
        return "different"

    def __str__(self) -> str:
        at, index = self.at, ", ".join(map(str, self.at.index))
        if at.rank is None:
            return f"{at.place.phase}: no rank gives {at.place}, index {index}"
        rank = named(at.rank, self.degrees)
        if at.found is None:
            return f"{at.place.phase}: {rank} has no {at.place}, index {index}"
        return (
            f"{at.place.phase}: {at.place}, index {index} is {told(at.found)} on {rank}, "
            f"where the model has {told(at.expected)}"
        )

    @property
    def inside(self) -> str:
        """Where the two part first, in words; nothing where nobody has looked."""
        return "" if self.inner is None else shortened(str(self.inner), self.degrees)


@dataclass(frozen=True, slots=True)
class CannotRun:
    """An operator that has no meaning on what it is given, and on which rank."""

    tried: Tried
    op: str
    rank: Key | None
    why: str
    degrees: Key

    @property
    def kind(self) -> Literal["cannot run"]:
        return "cannot run"

    def __str__(self) -> str:
        where = "" if self.rank is None else f" on {named(self.rank, self.degrees)}"
        return f"{self.op}{where}: {self.why}"


@dataclass(frozen=True, slots=True)
class Hangs:
    """Ranks that wait for each other for ever."""

    tried: Tried
    op: str
    waiting: tuple[Key, ...]
    absent: str
    degrees: Key

    @property
    def kind(self) -> Literal["stuck"]:
        return "stuck"

    def __str__(self) -> str:
        who = waits(self.waiting, self.degrees)
        return f"{self.op}: {who} for {shortened(self.absent, self.degrees)}"


def degrees_of(plan: Plan) -> Key:
    """How many ranks lie along each axis, in the phase that has more."""
    phases = [plan.phase(name) for name in PHASES]
    axes = ([p.pp, p.dp, p.sp, p.tp] for p in phases)
    pp, dp, sp, tp = map(max, *axes)
    return pp, dp, sp, tp


Counterexample = Different | CannotRun | Hangs
Outcome = Equal | Counterexample
