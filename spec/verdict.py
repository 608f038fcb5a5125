"""The verdict on a plan: the law's word, where it points, and what is worth saying."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.errors import Place
from shardproof.spec.law.again import judge_again, keeps_all_again
from shardproof.spec.law.judge import Judgement, Reason
from shardproof.spec.law.notes import Note, notes
from shardproof.spec.model.model import Model
from shardproof.spec.plan.locate import Spot, locate
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.plan.same_degrees import best_cuts
from shardproof.spec.record import dataclass
from shardproof.spec.remedy import remedy
from shardproof.spec.source.node import Node

Word = Literal["legal", "illegal", "unknown"]


@dataclass(frozen=True, slots=True)
class Source:
    """Where a plan and its model were read; None for those made by a program."""

    name: str = ""
    plan: Node | None = None
    config: Node | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A counterexample, in words: the kind of its outcome, what came of which run."""

    kind: str
    says: str
    tried: str


MOST_UNMODELLED = 20
"""Fields of a config that are told one by one."""
EDITED = "the plan edits its program, and the law speaks of strategies alone"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a plan is legal for a model, and everything that was found out about that."""

    word: Word
    """`legal`, `illegal` or `unknown`."""
    reasons: tuple[Reason, ...]
    """Each clause that the plan breaks, with its message."""
    spots: tuple[Spot, ...]
    """For each reason, what to point at."""
    unknown: tuple[str, ...]
    """Why the word is unknown, where it is."""
    same_degrees: Word
    """Whether some other cut with these degrees is legal."""
    notes: tuple[Note, ...]
    """What is worth knowing beside the verdict."""
    model: Model
    plan: Plan
    source: Source
    """Where plan and model were read."""
    shown: Shown | None = None
    """What a run of the plan showed, where that decided."""
    disagree: bool = False
    """Whether two deciders say different things, so that one of them is wrong."""
    replay: str | None = None
    """The file that shows such a disagreement again."""

    @property
    def legal(self) -> bool:
        """Whether the word is legal. The other two are illegal and unknown."""
        return self.word == "legal"

    def __bool__(self) -> bool:
        """Raise `TypeError`: of three words none is simply false."""
        raise no_truth("verdict", "word, or its legal")

    @property
    def world(self) -> int:
        """All devices: one pool where the phases are equally large, else two."""
        prefill, decode = self.worlds
        return prefill if prefill == decode else prefill + decode

    @property
    def worlds(self) -> tuple[int, int]:
        """Devices of prefill, and of decode."""
        return _world(self.plan, "prefill"), _world(self.plan, "decode")

    @property
    def remedies(self) -> tuple[str, ...]:
        """For each reason, what to write into the plan."""
        root, plan = self.source.plan, self.plan
        return tuple(
            remedy(each.clause, each.phases, plan, root, each.layers) for each in self.reasons
        )

    @property
    def place(self) -> Place:
        """Where the plan begins, in its file."""
        root = self.source.plan
        return root.place if root else Place(self.source.name)


def decide(model: Model, plan: Plan, source: Source | None = None) -> Verdict:
    """The verdict on a concrete plan."""
    source = source or Source()
    if model.unread:
        return Verdict("unknown", (), (), unread(model), "unknown", (), model, plan, source)
    judged = judge_again(model, plan)
    blind = tuple(
        f"{gap.field}: {gap.value} changes what the model computes, and is not modelled ({gap.why})"
        for gap in model.unmodelled
    )
    if plan.edits:
        # Edits may mend what the strategy breaks, and break what it has right.
        judged = Judgement((), (*judged.undecided, EDITED))
    if len(blind) > MOST_UNMODELLED:
        more = f"and {len(blind) - MOST_UNMODELLED:,} more fields that are not modelled"
        blind = (*blind[:MOST_UNMODELLED], more)
    unknown = blind + judged.undecided
    word: Word = "unknown" if unknown else "illegal" if judged.reasons else "legal"
    if blind or plan.edits:
        same: Word = "unknown"
    elif word == "legal":
        same = "legal"
    else:
        best = any(keeps_all_again(model, best) for best in best_cuts(model, plan))
        same = "legal" if best else "illegal"
    return Verdict(
        word=word,
        reasons=judged.reasons,
        spots=tuple(
            locate(source.plan, reason.clause.at, reason.phases, reason.layers)
            for reason in judged.reasons
        ),
        unknown=unknown,
        same_degrees=same,
        notes=notes(model, plan),
        model=model,
        plan=plan,
        source=source,
    )


def no_truth(what: str, ask: str) -> TypeError:
    """What `assert check(...)` raises, which would else pass whatever was found."""
    return TypeError(f"a {what} is neither true nor false: ask for its {ask}")


def unread(model: Model) -> tuple[str, ...]:
    """Why nothing is known of a model whose family has no reader."""
    return tuple(f"{gap.field} is {gap.value}: {gap.why}" for gap in model.unmodelled if gap.whole)


def _world(plan: Plan, name: PhaseName) -> int:
    phase = plan.phase(name)
    return phase.dp * phase.pp * phase.sp * phase.tp
