"""The law on plans of one model, one after the other: what was found of the same is taken again.

Clauses of one topic are read together, phase by phase. A plan is legal where each topic holds in
each phase; of one that does not, both phases are told.
"""

from __future__ import annotations

from functools import cache
from itertools import chain, product
from operator import itemgetter

from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import reading_of
from shardproof.spec.law.judge import (
    Judgement,
    Reason,
    broken,
    instances,
    judge,
    keeps_all,
    undecided,
    views,
)
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.reads import Switch, tables_of, taken

WITH = {"HANDOFF": "CACHE", "INDEX": "CACHE", "STATE": "CACHE", "TICK": "CACHE"}
"""Topics of few clauses that are read with another one."""


@cache
def topics() -> dict[str, tuple[tuple[int, Clause], ...]]:
    """The clauses by what their codes begin with, each with its place in the law."""
    found: dict[str, list[tuple[int, Clause]]] = {}
    for place, clause in enumerate(LAW):
        topic = clause.code.partition("-")[0]
        found.setdefault(WITH.get(topic, topic), []).append((place, clause))
    return {topic: tuple(those) for topic, those in found.items()}


APART = (("PP", "CACHE"), ("DP", "SP", "CHUNK"), ("MOE",))
"""Topics of stages, of sequences and tokens, and of experts, which read what others do not."""


@cache
def groups() -> tuple[tuple[str, ...], ...]:
    """All topics, so that plans which differ in few fields are equal in what most of them read."""
    rest = tuple(topic for topic in topics() if topic not in {*chain.from_iterable(APART)})
    return rest, *APART


def judge_again(model: Model, plan: Plan) -> Judgement:
    """What `judge` says."""
    if not Switch.on:
        return judge(model, plan)
    tables = tables_of(model)
    unknown = taken(tables, unknown_of, model, plan)
    failing = [
        group
        for group in groups()
        if not all(taken(tables, all_hold, model, plan, (group, name)) for name in PHASES)
    ]
    if not failing:
        return Judgement((), unknown)
    every = (taken(tables, broken_of, model, plan, (group,)) for group in failing)
    reasons = sorted(chain.from_iterable(every), key=itemgetter(0))
    return Judgement(tuple(reason for _, reason in reasons), unknown)


def keeps_all_again(model: Model, plan: Plan) -> bool:
    """What `keeps_all` says."""
    if not Switch.on:
        return keeps_all(model, plan)
    tables, each = tables_of(model), product(groups(), PHASES)
    return all(taken(tables, all_hold, model, plan, where) for where in each)


def all_hold(model: Model, plan: Plan, group: tuple[str, ...], name: PhaseName) -> bool:
    """Whether a phase breaks no clause of some topics."""
    tables = tables_of(model)
    return all(taken(tables, holds, model, plan, (topic, name)) for topic in group)


def holds(model: Model, plan: Plan, topic: str, name: PhaseName) -> bool:
    """Whether a phase breaks no clause of a topic."""
    seen = views(model, plan)
    return all(
        reading_of(clause.text)(view)
        for _, clause in topics()[topic]
        for at, view in instances(clause, seen)
        if at == name
    )


def broken_of(
    model: Model, plan: Plan, group: tuple[str, ...]
) -> tuple[tuple[int, Reason], ...]:  # fmt: skip
    """The clauses of some topics that are broken."""
    tables = tables_of(model)
    failing = (
        topic
        for topic in group
        if not all(taken(tables, holds, model, plan, (topic, name)) for name in PHASES)
    )
    each = (taken(tables, reasons_of, model, plan, (topic,)) for topic in failing)
    return tuple(chain.from_iterable(each))


def reasons_of(model: Model, plan: Plan, topic: str) -> tuple[tuple[int, Reason], ...]:
    """The clauses of a topic that are broken."""
    seen = views(model, plan)
    every = ((place, broken(clause, seen)) for place, clause in topics()[topic])
    return tuple((place, reason) for place, reason in every if reason is not None)


def unknown_of(model: Model, plan: Plan) -> tuple[str, ...]:
    return undecided(views(model, plan))
