"""A visit run once for all ranks of a stage, wherever they do the same with other numbers.

An operator on common values that looks at nothing in which ranks differ gives a common one; else
it is run once on stacked ones; and where ranks differ in more than weights, or in size, each runs
it by itself. Collectives, and what passes between visits, are run by the ranks themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.executor.domains import CannotRun, Tensor
from shardproof.executor.run.alike import cache_of
from shardproof.executor.run.bundles import Apart, entries_opened, opened_tensor
from shardproof.executor.run.collect import total
from shardproof.executor.run.crowd import Crowd, How, Step
from shardproof.executor.run.faults import Refused
from shardproof.executor.run.groups import groups
from shardproof.executor.run.operators import CACHE, LOCAL, TOGETHER
from shardproof.spec.law.context import Context
from shardproof.spec.program.lower.phase import Visit
from shardproof.spec.program.op import Op, Split

OF_A_RANK = frozenset({"send", "receive", "junk", "previous", "same", "pads", "zeros", "permute"})
"""What leaves something behind on a rank or takes it from there, or costs next to nothing."""


def run_as_one(crowd: Crowd, visit: Visit, contexts: Sequence[Context]) -> None:
    """Every operator of a visit."""
    crowd.begin()
    ctx = None
    for step in steps_of(crowd, visit, contexts):
        if step.ctx is not ctx:
            ctx = crowd.common.ctx = crowd.stacked.ctx = step.ctx
            for member in crowd.members:
                member.ctx = ctx
        step.run(crowd, step)


def steps_of(crowd: Crowd, visit: Visit, contexts: Sequence[Context]) -> list[Step]:
    """A visit's operators, and how each is run, which is found out the first time."""
    known = crowd.steps.get(id(visit))
    if known is None:
        layers = contexts[0].model.layers
        steps = [step_of(op, contexts[layers[op.layer]]) for op in visit.ops]
        known = crowd.steps[id(visit)] = visit, steps
    return known[1]


def local(crowd: Crowd, step: Step) -> None:
    """An operator that every rank runs by itself, once for all if it can be."""
    op, make = step.op, step.make
    if step.how == How.COMMON:
        env = crowd.common.env
        for name in op.ins:
            if name not in env:
                break
        else:
            try:
                env[op.out] = make(crowd.common, op)
            except (Apart, CannotRun):
                step.how = How.STACKED
            else:
                return
    if step.how != How.APART:
        try:
            crowd.stack(op)
            crowd.stacked.env[op.out] = make(crowd.stacked, op)
        except (Apart, CannotRun):
            step.how = How.APART
        else:
            return
    apart(crowd, step)


def apart(crowd: Crowd, step: Step) -> None:
    """Each rank runs it by itself, and the first that cannot is told of."""
    op, make = step.op, step.make
    for name in op.ins:
        crowd.of(name)
    for member in crowd.members:
        try:
            member.env[op.out] = make(member, op)
        except CannotRun as fault:
            raise Refused(op, member.key, str(fault)) from fault
    crowd.take(op.out, tuple([member.env[op.out] for member in crowd.members]))


def together(crowd: Crowd, step: Step) -> None:
    """A collective."""
    op = step.op
    if op.kind == "all_reduce" and summed(crowd, step):
        return
    for name in op.ins:
        crowd.of(name)
    try:
        step.make(op, crowd.members)
    except CannotRun as fault:
        raise Refused(op, None, str(fault)) from fault
    crowd.take(op.out, tuple([member.env[op.out] for member in crowd.members]))
    if op.kind == "exchange":
        crowd.see_exchanged()


def summed(crowd: Crowd, step: Step) -> bool:
    """A sum over all of the ranks, if it is one, of what is stacked."""
    op, x = step.op, crowd.stacked.env.get(step.op.ins[0])
    if step.how == How.COMMON:
        axes = op.about["group"]
        alone = "pp" in axes or len(groups(crowd.members, axes)) > 1
        step.how = How.APART if alone else How.STACKED
    if step.how == How.APART or not isinstance(x, Tensor):
        return False
    pieces = opened_tensor(x, len(crowd.members))
    crowd.common.env[op.out] = total(crowd.common.domain, pieces)
    return True


def cached(crowd: Crowd, step: Step) -> None:
    """What looks at the ranks' caches."""
    op = step.op
    if op.kind == "cache_step" and step.how != How.APART:
        try:
            decode_step(crowd, step)
        except (Apart, CannotRun):
            step.how = How.APART
        else:
            return
    for name in op.ins:
        crowd.of(name)
    for member in crowd.members:
        try:
            step.make(member, op)
        except CannotRun as fault:
            raise Refused(op, member.key, str(fault)) from fault
    if op.kind == "cache_step":
        crowd.take(op.out, tuple([member.env[op.out] for member in crowd.members]))
    crowd.see_slots(op.layer)


def decode_step(crowd: Crowd, step: Step) -> None:
    """A step of ranks that have the same slots of the same sequences."""
    op, stacked, layer = step.op, crowd.stacked, cache_of(step.op)
    keys = [(layer, sequence) for sequence in stacked.work.sequences]
    stacked.cache = {key: crowd.entries_of(key) for key in keys}
    crowd.stack(op)
    step.make(stacked, op)
    for key, made in stacked.cache.items():
        each = entries_opened(made, len(crowd.members))
        for member, entries in zip(crowd.members, each, strict=True):
            member.cache[key] = entries
        crowd.entries[key] = each, made
    for member in crowd.members:
        member.seen_slots[op.layer] = stacked.seen_slots[op.layer]


def step_of(op: Op, ctx: Context) -> Step:
    kind = op.kind
    if kind in TOGETHER:
        return Step(op, ctx, together, TOGETHER[kind])
    if kind in CACHE:
        return Step(op, ctx, cached, CACHE[kind])
    if kind in OF_A_RANK:
        return Step(op, ctx, apart, LOCAL[kind])
    # Where ranks have parts of something, its result is hardly ever common to them.
    parts = any(isinstance(value, Split) for value in op.about.values())
    return Step(op, ctx, local, LOCAL[kind], How.STACKED if parts else How.COMMON)
