"""The law on the strategy that a program shows, beside the verdict on what it computes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shardproof.api import Model, check, plan
from shardproof.code.looking import Part
from shardproof.code.parts import parts_of
from shardproof.code.recognising import NotRecognised, Strategy, strategy_of
from shardproof.code.subject import Subject
from shardproof.code.told import CannotRun, Stuck, Unknown, Unlike
from shardproof.code.verdict import CodeVerdict, Law
from shardproof.executor.code.field import CodeField
from shardproof.spec.errors import InputErrors

STRANDS = 4
UNFIT = "it looks like a plan that is illegal, though the code is right: {}"
"""Then it is another strategy than it looks like."""


def with_law(subject: Subject, verdict: CodeVerdict) -> CodeVerdict:
    """The same verdict, with the plan that the weights and collectives show."""
    if verdict.word not in ("equal", "differs") or not verdict.cut + len(verdict.collectives):
        return verdict
    try:
        made = subject.run(CodeField(verdict.seed, STRANDS), None, steps=True)
    except (CannotRun, Stuck, Unknown, Unlike):
        return verdict
    parts = parts_of(subject, made)
    right = verdict.word == "equal"
    try:
        law = law_on(strategy_of(subject, made), right=right)
    except NotRecognised as why:
        law = law_of_parts(parts, str(why), right=right)
    return replace(verdict, law=replace(law, parts=tuple(each.told for each in parts)))


def law_of_parts(parts: Sequence[Part], why: str, *, right: bool) -> Law:
    """The law on the part that is a plan, if one alone is."""
    plans = [each.strategy for each in parts if each.strategy is not None]
    if len(plans) == 1:
        return law_on(plans[0], right=right)
    return Law({}, "unknown", "" if parts else why)


def law_on(found: Strategy, *, right: bool) -> Law:
    """What the law says of it, of a program that is right or is not."""
    try:
        said = check(Model.from_config(found.config), plan(**found.plan))
    except InputErrors as wrong:
        return Law(found.plan, "unknown", str(wrong))
    why = "; ".join(each.message for each in said.reasons)
    if right and said.word == "illegal":
        return Law({}, "unknown", UNFIT.format(why))
    return Law(found.plan, said.word, why)
