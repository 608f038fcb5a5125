"""The stages that the stream visits, and the layers that it meets on each, as runs of layers."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.op import held_by
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Stretch:
    """Layers that one stage runs one after the other."""

    stage: int
    named: range
    """The layers that they are."""
    taken: range
    """Those whose weights and caches they use."""


def head_stage(ctx: Context) -> int:
    stages = ctx.phase.stages
    return ctx.phase.pp - 1 if stages.head is None else stages.head


def stretches(ctx: Context) -> tuple[Stretch, ...]:
    """All layers in the order in which the stream meets them.

    As many as there are runs on stages that have any; where the stream meets layers in their own
    order, and stages do not hold them so, one a layer.
    """
    stages = ctx.phase.stages
    return _stretches(cut_of(ctx, "stages.layers"), stages.order, stages.offset)


@lru_cache(maxsize=64)
def _stretches(cut: Cut, order: str, offset: str) -> tuple[Stretch, ...]:
    out: list[Stretch] = []
    for stage in cut.busy_ranks():
        own = held_by(cut, stage, pads=False)
        # Where sizes before it differ, the stage takes other layers than it was given.
        at = stage * length(own) if offset == "equal" else None
        for run in own:
            out.append(Stretch(stage, run, run if at is None else range(at, at + len(run))))
            at = None if at is None else at + len(run)
    return tuple(out if order == "stage" or _in_order(out) else _by_layer(out))


@dataclass(frozen=True, slots=True)
class Block:
    """Layers one after the other, whose stages each go on from the one before."""

    taken: range
    stages: tuple[int, ...]
    ends: tuple[int, ...]
    """The last layer of each."""

    def stage_of(self, layer: int) -> int:
        return self.stages[self.place_of(layer)]

    def place_of(self, layer: int) -> int:
        return min(bisect_left(self.ends, layer), len(self.ends) - 1)


def blocks(ctx: Context) -> tuple[Block, ...]:
    """The stretches, taken together where they go on."""
    return _blocks(stretches(ctx))


@lru_cache(maxsize=64)
def _blocks(all_of_them: tuple[Stretch, ...]) -> tuple[Block, ...]:
    out: list[list[Stretch]] = []
    for each in all_of_them:
        before = out[-1][-1] if out else None
        if not each.taken:
            continue
        if (
            before is not None
            and before.taken.step == each.taken.step == 1
            and before.taken.stop == each.taken.start
            and before.stage != each.stage
        ):
            out[-1].append(each)
        else:
            out.append([each])
    return tuple(_block(group) for group in out)


def _block(group: Sequence[Stretch]) -> Block:
    first, last = group[0].taken, group[-1].taken
    taken = first if len(group) == 1 else range(first.start, last.stop)
    return Block(taken, tuple(s.stage for s in group), tuple(s.taken[-1] for s in group))


def _in_order(all_of_them: Sequence[Stretch]) -> bool:
    """Whether every layer is met once, and after those before it."""
    ends = [(s.named[0], s.named[-1]) for s in all_of_them if s.named]
    ascending = all(s.named.step > 0 for s in all_of_them)
    return ascending and all(last < first for (_, last), (first, _) in pairwise(ends))


def _by_layer(all_of_them: Sequence[Stretch]) -> list[Stretch]:
    """Each layer where it is met first, in the layers' own order."""
    first: dict[int, tuple[int, int]] = {}
    for each in all_of_them:
        for named, taken in zip(each.named, each.taken, strict=True):
            first.setdefault(named, (each.stage, taken))
    return [
        Stretch(stage, range(layer, layer + 1), range(taken, taken + 1))
        for layer, (stage, taken) in sorted(first.items())
    ]


def taken_by(ctx: Context, stage: int) -> Runs:
    """The layers whose weights and caches a stage uses, in the order of use."""
    return tuple(each.taken for each in stretches(ctx) if each.stage == stage)
