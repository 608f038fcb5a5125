"""The tokens and sequences that edits name by number, where a plan leaves their number open.

A few sizes stand for all, since nothing looks at a token but by who has it. What names one looks
at more: it is another thing where there is no such token. So every size is looked at up to some
that has all that are named, and more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from shardproof.spec.engine.ranks import Uncovered
from shardproof.spec.engine.values import CannotRun
from shardproof.spec.engine.weights import shape_of
from shardproof.spec.model.model import Dense, Model
from shardproof.spec.plan.plan import PHASES, Plan, Workload
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import dims_named, order_of, weight_named
from shardproof.spec.program.ops.attention import ExpWeights, Logits, Rope, Scores, Weigh
from shardproof.spec.program.ops.collectives import AllReduce, Broadcast
from shardproof.spec.program.ops.every import Kinds
from shardproof.spec.program.ops.handoff import Handoff
from shardproof.spec.program.ops.index import ChooseKeys, IndexScores
from shardproof.spec.program.ops.passing import Junk, Previous, Same, Times, Zeros
from shardproof.spec.program.ops.stream import Act, Add, Mul, Scale

FEW = 24
"""So many sizes are looked at one by one."""


class Named(NamedTuple):
    """How many tokens and sequences there have to be for all that are named to be there."""

    tokens: int
    sequences: int


UNNAMED = Named(0, 0)


def named_in(model: Model, plan: Plan) -> Named:
    """What the operators of an edited program name, where the plan does not say how many are."""
    said = plan.workload
    if not plan.edits or None not in (said.batch, said.prompt):
        return UNNAMED
    small = plan.with_(
        workload=Workload(
            batch=2 if said.batch is None else said.batch,
            prompt=2 if said.prompt is None else said.prompt,
            steps=2 if said.steps is None else said.steps,
        )
    )
    visits = [visit.ops for name in PHASES for visit in lower(model, small, name).visits]
    ops = [*handoff(small), *(op for each in visits for op in each)]
    found = [_named(op) for op in ops]
    keys = [_along_keys(model, each) for each in visits] if said.prompt is None else []
    return Named(
        max((*(each.tokens for each in found), *keys)), max(each.sequences for each in found)
    )


SCORED: Kinds = frozenset((Scores, Logits, ExpWeights, IndexScores, ChooseKeys))
"""What has an axis of keys."""
OF_ANY: Kinds = frozenset(
    (*SCORED, Weigh, Times, Scale, Same, Zeros, Junk, Previous, Act, Add, Mul, AllReduce, Broadcast)
)
"""What is done to scores however many keys there are."""


def _along_keys(model: Model, ops: Sequence[Op]) -> int:
    """How many keys there have to be for what is done along them by number, or by a weight."""
    scored: set[str] = set()
    most = 0
    for op in ops:
        of_scores = any(name in scored for name in op.ins)
        if type(op) in SCORED or (of_scores and not isinstance(op, Weigh)):
            scored.add(op.out)
        mixed = isinstance(op, (Add, Mul)) and not all(name in scored for name in op.ins)
        if of_scores and (mixed or type(op) not in OF_ANY):
            sizes = [x.size for x in op.maps]
            own = () if sizes or order_of(op) is not None else _sizes(model, op)
            most = max(most, *sizes, *own, len(numbers(order_of(op))))
    return most


def _sizes(model: Model, op: Op) -> tuple[int, ...]:
    """How long the axes of an operator's weight are, or any that it may be there for."""
    weight = weight_named(op)
    if weight is not None:
        try:
            ins, outs = shape_of(model, weight)
        except CannotRun:
            return ()
        return (*ins, *outs)
    found = [model.hidden]
    for kind in model.kinds:
        ffn = kind.ffn
        found += [kind.attention.heads, kind.attention.head_dim, kind.attention.value_dim]
        found += [ffn.width] if isinstance(ffn, Dense) else [ffn.experts, ffn.expert.width]
    return tuple(found)


def _named(op: Op) -> Named:
    tokens, sequences = [0], [0]
    match op:
        case Handoff():
            tokens += [op.length or 0, *(1 + slot for slot in numbers(op.slots))]
        case Rope():
            sequences += [1 + s for s in numbers(op.sequences)]
        case _:
            pass
    for dim, into in (("token", tokens), ("sequence", sequences)):
        if dim in dims_named(op):
            into += [len(numbers(order_of(op)))]
            into += [x.size for x in op.maps if isinstance(x.held, tuple)]
    return Named(max(tokens), max(sequences))


def numbers(x: object) -> list[int]:
    """All numbers of a list or a table."""
    match x:
        case dict():
            table = cast("dict[int, int]", x)
            return [*table, *table.values()]
        case tuple() | list():
            return [each for each in cast("Sequence[object]", x) if isinstance(each, int)]
        case _:
            return []


def up_to(size: int, what: str) -> Iterator[int]:
    if size > FEW:
        raise Uncovered(f"an edit that names {what} {size - 1} or so, of any number")
    yield from range(1, size + 1)
