"""The head's rows as a plan deals them out: what there is to meet where a token is chosen."""

from __future__ import annotations

from itertools import pairwise

from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.measures import pads_held
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.program.op import real


def shards(model: Model, plan: Plan, name: PhaseName) -> list[list[int]]:
    """The vocabulary's real ids on each rank of a phase's head; empty where it is not cut."""
    ctx = context(model, plan, name)
    if ctx.phase.lm_head.split != "vocab":
        return []
    cut = cut_of(ctx, "lm_head.cut")
    return [[i for i in real(cut, rank) if i < model.vocab] for rank in range(cut.parts)]


def to_win(model: Model, plan: Plan, name: PhaseName) -> list[list[int]]:
    """Of each of these one id is to win: each rank's ids; or each id, where an edit moves ids."""
    edits = (edit for edit in plan.edits if edit.phase in (None, name))
    moved = any("vocab" in dict(edit.about).values() for edit in edits)
    return [[i] for i in range(model.vocab)] if moved else shards(model, plan, name)


def pads(model: Model, plan: Plan, name: PhaseName) -> range:
    """The rows of a phase's head that stand for no id."""
    ctx = context(model, plan, name)
    if ctx.phase.lm_head.split != "vocab":
        return range(0)
    return range(model.vocab, model.vocab + pads_held(cut_of(ctx, "lm_head.cut")))


def ties(model: Model, plan: Plan, name: PhaseName) -> list[int]:
    """Ids whose row, where it ties with the next id's, a rank could take for the later one.

    Of rows that tie, whoever chooses takes the first in some order of all rows. That order is
    the vocabulary's if each id stands before the next. It does where every rank that has one of
    the two has the next right behind it; elsewhere it has to be seen.
    """
    apart: set[int] = set()
    for own in shards(model, plan, name):
        rows = list(dict.fromkeys(own))
        follows = {a for a, b in pairwise(rows) if b == a + 1}
        apart |= {i for row in rows for i in (row - 1, row) if i not in follows}
    return sorted(i for i in apart if 0 <= i < model.vocab - 1)


def context(model: Model, plan: Plan, name: PhaseName) -> Context:
    return Context.of(model, plan, name, model.kinds[model.layers[-1]])
