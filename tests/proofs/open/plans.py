"""Open plans at random: a concrete one of which a few lines are left open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from math import prod
from random import Random

from shardproof.fuzzing.plans import FIELDS, leaves, random_plan
from shardproof.proofs.open.lines import Line, OpenPlan
from shardproof.spec.errors import Place
from shardproof.spec.law.judge import judge
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.plan.cut_reading import REGULAR
from shardproof.spec.plan.cuts import CutSpec, Kind
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.section import Field
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.source.node import Node

OPEN = {path: field for path, field in FIELDS.items() if field.kind in ("word", "flag", "cut")}
DEGREES = {path: field for path, field in leaves(Phase) if path in ("dp", "pp", "sp", "tp", "ep")}
MOST = 64
"""Completions of one plan, so that each can be judged."""


def random_open_plan(seed: int, least: int = 8) -> OpenPlan:
    """Small degrees and a few words, some for one phase alone; at least so many completions."""
    rng = Random(seed)
    drawn = map(random_plan, count(seed, 1_000_000))
    model, base = next(each for each in drawn if lies_over_tp(each[1]))
    lines: dict[str, Line] = {}
    while prod(len(line.allowed) for line in lines.values()) < least:
        path, field = rng.choice([*OPEN.items(), *DEGREES.items(), *DEGREES.items()])
        phase = rng.choice(("", "", "", *(f"{name}." for name in PHASES)))
        if any(each.endswith(path) for each in lines):
            continue
        values = _values(rng, path, field)
        lines[phase + path] = Line(phase + path, values, values, f"{path}: ?")
    return OpenPlan(told_apart(model, base), base, lines)


def lies_over_tp(plan: Plan) -> bool:
    """Whether all modules do, which is all that an open plan may say of them."""
    return all(
        lies == ("tp",)
        for phase in map(plan.phase, PHASES)
        for lies in (
            phase.attention.over,
            phase.ffn.over,
            phase.lm_head.over,
            phase.moe.shared.over,
        )
    )


def _values(rng: Random, path: str, field: Field) -> tuple[object, ...]:
    match field.kind:
        case "word":
            return tuple(rng.sample(field.words, min(3, len(field.words))))
        case "flag":
            return (True, False)
        case "number":
            return tuple(rng.sample((1, 2, 3, 4, 6) if path != "sp" else (1, 2, 3), 3))
        case _:
            words: tuple[Kind, ...] = (*REGULAR, "needed") if field.needed else REGULAR
            return tuple(CutSpec(word) for word in rng.sample(words, 3))


def completions(plan: OpenPlan) -> Iterator[dict[str, object]]:
    """Every choice of an open plan."""
    domains = [line.domain for line in plan.lines.values()]
    for values in product(*domains):
        yield dict(zip(plan.lines, values, strict=True))


def broken(plan: OpenPlan, choice: dict[str, object]) -> set[str] | None:
    """The clauses that a completion breaks; None where its own numbers do not agree."""
    made = plan.complete(choice)
    if any(shape_errors(made, Node({}, Place("")))):
        return None
    return {reason.clause.code for reason in judge(plan.model, made).reasons}
