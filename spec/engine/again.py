"""What operators gave in plans of one model and size, to be taken again by later ones.

Equal tensors of a world are one object. So an operator that says the same, is given the same
objects on the same ranks, and reads the same of its stage and plan, gives the same. A key holds
all of that. What is not in a key no operator reads: `tests/spec/engine/test_again.py` asks that.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable, Sequence

from shardproof.spec.engine.ranks import Rank, Stage
from shardproof.spec.engine.values import World
from shardproof.spec.layout.context import Context
from shardproof.spec.plan.reads import in_silence, reader_of
from shardproof.spec.program.op import Op, all_told
from shardproof.spec.program.ops.attention import LatentKeys, LatentValues, OneHead
from shardproof.spec.program.ops.blocks import GatherRows
from shardproof.spec.program.ops.collectives import (
    AllGather,
    AllReduce,
    GatherLogits,
    ReduceScatter,
)
from shardproof.spec.program.ops.every import Kinds
from shardproof.spec.program.ops.experts import Experts, Route, SharedExpert
from shardproof.spec.program.ops.head import HeadLinear
from shardproof.spec.program.ops.norms import HeadMoments, HeadNorm, Moments, Norm, NormWith
from shardproof.spec.program.ops.stream import (
    Act,
    Add,
    AddEach,
    Bias,
    Joint,
    Linear,
    Mul,
    OutLinear,
    Scale,
)
from shardproof.spec.record import replace

MOST = 1 << 14
"""Tensors and results that a world may hold; behind that another is begun."""
KEPT = 64
"""Worlds that are kept: those of the last models and sizes."""
IN_ALL = 1 << 16
"""Tensors and results that all of them may hold."""
DEGREES = ("dp", "sp", "tp", "ep")
READ = (*DEGREES, "sequence", "batch")
"""What an operator may read of its phase, beside the mesh of its experts."""
READ_ACROSS = ("pp", "stages")
"""More, which one reads that asks for what is on other pipeline stages."""
READ_OF_CONTEXT = ("model", "name", "layer", "layout", "plan", "phase", "expert_tp", "block",
                   "stage_ranks")  # fmt: skip


class _Worlds(threading.local):
    """Each thread has worlds of its own, for they grow."""

    def __init__(self) -> None:
        self.kept: OrderedDict[int, tuple[World, World]] = OrderedDict()


_WORLDS = _Worlds()


def beside(base: World) -> World:
    """The world of plans that are held against this one."""
    kept = _WORLDS.kept
    found = kept.pop(id(base), None)
    if found is None or found[1].held_here > MOST:
        found = base, World(base, remembers=True)
    kept[id(base)] = found
    if (held := found[1].held_here) == found[1].counted and len(kept) <= KEPT:
        return found[1]
    found[1].counted = held
    over = sum(world.held_here for _, world in kept.values()) - IN_ALL
    while len(kept) > 1 and (over > 0 or len(kept) > KEPT):
        over -= kept.popitem(last=False)[1][1].held_here
    return found[1]


def forget() -> None:
    """Nothing is kept of the plans that were held against any world."""
    _WORLDS.kept.clear()


def key_of(
    stage: Stage, running: Sequence[Rank], op: Op, given: Hashable, looked: Hashable
) -> Hashable:
    """All that an operator's results are a function of.

    `given` are its operands on these ranks, `looked` what their visit knows of keys that were read.
    """
    seen = _seen_by(stage) if type(op) in ROW_BY_ROW else _seen(stage)
    some = None if len(running) == len(stage.ranks) else tuple([rank.number for rank in running])
    key = seen, some, all_told(op), given, looked
    if isinstance(op, GatherRows):  # in a microbatch a replica may stay away
        return *key, in_silence(stage.ctx.phase).schedule.microbatches
    if not looks_across(op):
        return key
    phase = in_silence(stage.ctx.phase)
    return *key, *[getattr(phase, name) for name in READ_ACROSS]


def looks_across(op: Op) -> bool:
    """Whether an operator asks which stages there are, of which others know nothing."""
    return (isinstance(op, HeadLinear) and op.tied == "shared") or "pp" in op.meets_over


ROW_BY_ROW: Kinds = frozenset((
    Linear, OutLinear, Bias, Norm, Moments, NormWith, Add, Mul, Act, Joint, Scale, HeadNorm,
    HeadMoments, LatentKeys, LatentValues, OneHead, Experts, SharedExpert, AddEach,
    Route, AllReduce, AllGather, GatherLogits, ReduceScatter,
))  # fmt: skip
"""Operators that know nothing of time: of a plan they read degrees alone."""


def _seen_by(stage: Stage) -> int:
    """The same for what is done row by row, whatever phase it is in."""
    ctx = stage.ctx
    known = stage.seen.get(-id(ctx))
    if known is None:
        here = silent(ctx)
        key = (
            here.layer, here.expert_tp, tuple([getattr(here.phase, name) for name in DEGREES]),
            stage.ranks, stage.classes, stage.replicas,
        )  # fmt: skip
        seen = stage.world.seen
        known = stage.seen[-id(ctx)] = ctx, seen.setdefault(key, len(seen))
    return known[1]


def silent(ctx: Context) -> Context:
    """The context of which nobody is told that it is read: it is in a key, and not in a result."""
    if reader_of(ctx.phase) is None and reader_of(ctx.plan) is None:
        return ctx
    return replace(ctx, plan=in_silence(ctx.plan), phase=in_silence(ctx.phase))


def _seen(stage: Stage) -> int:
    """A number for what an operator may read of a stage: equal where all of it is."""
    ctx = stage.ctx
    known = stage.seen.get(id(ctx))
    if known is None:
        here = silent(ctx)
        key = (
            here.name, here.layer, here.layout, here.plan.workload, bool(here.plan.edits),
            here.expert_tp,
            tuple([getattr(here.phase, name) for name in READ]), stage.ranks, stage.classes,
            stage.replicas, stage.prompt, stage.steps, stage.begun, stage.together,
            stage.batch, stage.drafts, stage.row,
            tuple(stage.stale.items()),
        )  # fmt: skip
        seen = stage.world.seen
        known = stage.seen[id(ctx)] = ctx, seen.setdefault(key, len(seen))
    return known[1]
