"""Who says what of a plan: legal, illegal or unknown. A table, so that another may be added."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import evaluate
from shardproof.spec.law.judge import instances, views
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.canonical import Lowered
from tests.exhaustive.execution import Bench

Word = Literal["legal", "illegal", "unknown"]


@dataclass(frozen=True, slots=True)
class Said:
    """A decider's word, and why: the first clause that is broken, or what came of which run."""

    word: Word
    why: str = ""
    kind: str = ""
    """Of a reason, for counting: a clause, or the kind of a counterexample."""
    miss: float = 0.0
    """The chance at most that a plan which differs was taken for right."""


Decider = Callable[[Model, Plan], Said]
Runs = Callable[[Model, Sequence[Lowered]], Said]


@dataclass(frozen=True, slots=True)
class Panel:
    """All deciders. What execution says is what the others are held against."""

    claims: Mapping[str, Sequence[Decider]]
    """Asked of every plan as it is written, but for one that says the same where they look. Several
    say legal together: they are asked in turn, until one says something else."""
    execution: Runs
    """Asked once of all plans that run alike."""
    valued: Mapping[str, Decider] = field(default_factory=dict[str, Decider])
    """Asked once of all plans that run alike and are written alike where the engine looks at it."""
    last: Mapping[str, str] = field(default_factory=dict[str, str])
    """Of somebody whose claims are not the end of it: who of the valued has the last word on what
    is refused."""
    ran: Mapping[bytes, Said] = field(default_factory=dict[bytes, Said])
    """What execution has said before, by name: it is not asked again."""


def panel(module: str, bench: Bench) -> Panel:
    """The verdict beside the engine: the law's word, but for what it refuses and is right by value.

    The engine is held against execution of every plan, so what is left to it takes no more time.
    """
    return Panel(
        {"verdict": law(module)}, execution(bench), {"engine": engine}, {"verdict": "engine"}
    )


def left_to(said: Said, last: Said) -> Said:
    """A claim, if who has the last word does not find right what it refuses."""
    if said.word != "illegal" or last.word != "legal":
        return said
    return Said("legal", f"{said.why}, and yet right by value", f"{said.kind}, right by value")


def engine(model: Model, plan: Plan) -> Said:
    """Every value on every rank, and the outputs the model's."""
    found = by_value(model, plan)
    return Said(found.word, found.why, found.op.rpartition(".")[2])


NEAR = {"kv_cache": "cache", "experts": "moe", "sequence_parallel_moe": "moe"}
"""What the law calls the module of a universe, where it has another name."""
FEW, MANY = 4, 32
"""Clauses that are asked together: what they look at in common is remembered, or not, for all."""


def law(module: str) -> tuple[Decider, ...]:
    """Every clause until one is broken, those that speak of the module first."""
    spoken = NEAR.get(module, module)
    near = [clause for clause in LAW if spoken in clause.modules]
    far = [clause for clause in LAW if spoken not in clause.modules]
    together = [*batched(near, FEW), *batched(far, MANY)]
    return (*(partial(by_clauses, clauses) for clauses in together), handoff_decided)


def batched(clauses: Sequence[Clause], size: int) -> Iterator[Sequence[Clause]]:
    return (clauses[at : at + size] for at in range(0, len(clauses), size))


def by_clauses(clauses: Sequence[Clause], model: Model, plan: Plan) -> Said:
    seen = views(model, plan)
    for clause in clauses:
        if not all(evaluate(clause.formula, view) for _, view in instances(clause, seen)):
            return Said("illegal", clause.code, clause.code)
    return Said("legal")


def handoff_decided(model: Model, plan: Plan) -> Said:
    """Whether the law could tell who has which part of the cache; of a plan that breaks nothing."""
    if any(view.handoff and view.handoff.undecided for view in views(model, plan)["decode"]):
        return Said("unknown", "the handoff was not decided")
    return Said("legal")


def execution(bench: Bench) -> Runs:
    """Runs on a bench, which keeps what plans of one model and workload share."""

    def decide(model: Model, runs: Sequence[Lowered]) -> Said:
        found = bench.run(model, runs)
        if found.outcome is not None:
            why = f"{found.outcome.tried}: {found.outcome}"
            return Said("illegal", why, found.outcome.kind)
        if not found.coverage.full:
            return Said("unknown", str(found.coverage))
        return Said("legal", miss=found.miss)

    return decide
