"""The law on the strategy that a program shows, beside the verdict on what it computes."""

from __future__ import annotations

from dataclasses import replace

from shardproof.api import Model, check, plan
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
        found = strategy_of(subject, made)
    except NotRecognised as why:
        return replace(verdict, law=Law({}, "unknown", str(why)))
    except (CannotRun, Stuck, Unknown, Unlike):
        return verdict
    return replace(verdict, law=law_on(found, right=verdict.word == "equal"))


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
