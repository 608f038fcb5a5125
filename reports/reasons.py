"""What was found of an illegal plan, ready to be told."""

from __future__ import annotations

from shardproof.executor.run.outcome.outcome import Counterexample
from shardproof.executor.run.witness.files import Witness
from shardproof.proofs.nearest.search import Near
from shardproof.proofs.open.lines import OpenPlan
from shardproof.spec.engine.blame import Blamed as ByWhom
from shardproof.spec.errors import Place
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.judge import Reason
from shardproof.spec.plan.locate import Spot
from shardproof.spec.plan.plan import Plan
from shardproof.spec.record import dataclass
from shardproof.spec.verdict import Verdict, no_truth

NOT_AT_FAULT = (
    "unusual, and not what is wrong: with everything else mended the plan is right by value"
)
NOT_SHOWN = (
    "internal disagreement, a mistake in shardproof itself: the law refuses the plan, and no run "
    "of it differs from the model"
)


@dataclass(frozen=True, slots=True)
class Shown:
    """A counterexample on the smallest model that was found."""

    witness: Witness
    found: Counterexample
    """The witness's own, with where the two part inside the model."""
    alone: bool
    """Whether the plan that was run breaks this clause and no other."""
    fewer: str = ""
    """What was made smaller of the workload that the plan declares, in words."""
    shared: tuple[str, ...] = ()
    """The other clauses that the plan that was run breaks, where nothing near breaks this alone."""


@dataclass(frozen=True, slots=True)
class Told:
    """One reason: where it stands in the plan and in the config, and what it does."""

    reason: Reason
    spot: Spot
    config: tuple[Spot, ...]
    shown: Shown | None
    not_shown: str = ""
    """Why nothing is shown, where that is so."""


@dataclass(frozen=True, slots=True)
class Why:
    """Everything that is known of a plan that is not legal."""

    verdict: Verdict
    told: tuple[Told, ...]
    """Each reason with its counterexample; none where the plan is legal or nothing is known."""
    nearest: tuple[Near, ...]
    """Legal plans with the fewest changes, a row for each set of fields."""
    more: bool = False
    """Whether there are further rows."""

    def __bool__(self) -> bool:
        """Raise `TypeError`: ask for its verdict."""
        raise no_truth("why", "verdict.word")

    @property
    def disagreement(self) -> bool:
        """Whether law and execution say different things."""
        return any(each.not_shown == NOT_SHOWN for each in self.told)


@dataclass(frozen=True, slots=True)
class Blamed:
    """An edit without which the plan is legal."""

    number: int
    place: Place | None


@dataclass(frozen=True, slots=True)
class WhyEdited:
    """Of a plan that edits its program, of which no clause speaks."""

    verdict: Verdict
    shown: Shown | None
    not_shown: str
    blamed: tuple[Blamed, ...]
    strategy: tuple[Reason, ...]
    """The clauses that the plan breaks without any of its edits."""
    by_whom: ByWhom | None = None
    """The operator that is to blame by value."""
    about: tuple[Clause, ...] = ()
    """The clauses that are about such an operator, where they are few."""


@dataclass(frozen=True, slots=True)
class Said:
    """A line of the plan that a conflict needs."""

    path: str
    text: str
    place: Place | None
    default: bool = False
    """Whether nobody wrote it, and it holds for that."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A clause that a conflict needs, and what it does to one completion of the plan."""

    clause: Clause
    rules_out: tuple[str, ...]
    """Values of open fields that this clause alone leaves no plan."""
    example: Reason | None
    config: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Because:
    """One minimal conflict: without any of its parts the others can hold."""

    lines: tuple[Said, ...]
    clauses: tuple[Broken, ...]
    whatever: tuple[Said, ...]
    """Open lines that make no difference."""
    plan: Plan
    """A completion that breaks nothing of the law but clauses of this conflict, where there is
    one."""
    shown: Shown | None
    not_shown: str


@dataclass(frozen=True, slots=True)
class WhyOpen:
    plan: OpenPlan
    found: Plan | None
    """A legal completion, where there is one."""
    because: tuple[Because, ...]
    hidden: int
    """Conflicts that say no more than a shorter one."""
    nearest: tuple[Near, ...]
    undecided: str = ""
    more: bool = False
    """Whether there are further rows of near plans."""
    by_value: tuple[str, ...] = ()
    """The clauses that the completion breaks, where it is right by value all the same."""
