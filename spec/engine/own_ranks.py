"""Modules that lie over other ranks than those of tp: their tokens brought together, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from shardproof.spec.engine.dispatch import check_idle
from shardproof.spec.engine.entries import Entries
from shardproof.spec.engine.ranks import Rank, Stage, Uncovered
from shardproof.spec.engine.several import some_rows
from shardproof.spec.engine.together import Given, Group, tensors
from shardproof.spec.engine.values import CannotRun, Held, Ids, World, behind, sized
from shardproof.spec.program.ops.blocks import GatherRows, OwnRows
from shardproof.spec.program.runs import length


def gather_rows(stage: Stage, op: GatherRows, given: Given, group: Group) -> list[object]:
    """What all ranks of a group have: sequences of replicas, tokens of ranks of sp, in a row."""
    check_idle(stage, tuple(group))
    pieces = tensors(given, group)
    ranks = [stage.ranks[at] for at in group]
    brought = [sized(x.rows) for x in pieces]
    if len({*brought}) > 1 and brought != [sized(rank.rows) for rank in ranks]:
        raise CannotRun("ranks bring other tokens than by the plan they have")
    if len({x.sizes for x in pieces}) > 1:
        raise CannotRun("pieces are of other sizes")
    blocks = pieces
    for axis in reversed(op.group):
        size = len({rank.at(axis) for rank in ranks}) if axis != "pp" else 1
        rows = [blocks[at : at + size] for at in range(0, len(blocks), size)]
        blocks = [_in_a_row(stage.world, row, tokens=axis == "sp") for row in rows]
    return [blocks[0]] * len(group)


def _in_a_row(world: World, blocks: Sequence[Held], *, tokens: bool) -> Held:
    """Rows of several ranks beside each other, along sequences or along tokens."""
    counts = {length(x.rows.sequences if tokens else x.rows.tokens) for x in blocks}
    if len(counts) > 1:
        raise CannotRun("ranks bring pieces that do not fit beside each other")
    return behind(world, blocks, tokens=tokens)


def own_rows(stage: Stage, op: OwnRows, given: Given, group: Group) -> list[object]:
    """Of what was made of the rows of a group, those of the rank, where the plan puts them."""
    out: list[object] = []
    for at in group:
        x = given[at]
        if isinstance(x, Ids):
            out.append(Ids(_own(stage, op, x.of, group, stage.ranks[at])))
        elif isinstance(x, Held):
            out.append(_own(stage, op, x, group, stage.ranks[at]))
        elif isinstance(x, Entries):
            raise Uncovered("rows of keys or values")
        else:
            raise CannotRun("it is no tensor")
    return out


def _own(stage: Stage, op: OwnRows, x: Held, group: Group, rank: Rank) -> Held:
    for tokens in (False, True):
        axes = [axis for axis in op.group if (axis == "sp") == tokens]
        ranks = [stage.ranks[at] for at in group]
        row = [r for r in ranks if all(
            r.at(axis) == rank.at(axis) for axis in ("dp", "sp", "tp") if axis not in axes
        )]  # fmt: skip
        counts = [length(r.rows.tokens if tokens else r.rows.sequences) for r in row]
        mine = next(place for place, r in enumerate(row) if r.number == rank.number)
        there = x.rows.tokens if tokens else x.rows.sequences
        if length(there) != sum(counts):
            what = "tokens" if tokens else "sequences"
            raise CannotRun(f"it is of {length(there)} {what}, and its ranks have {sum(counts)}")
        start = sum(counts[:mine])
        own = (range(start, start + counts[mine]),) if counts[mine] else ()
        x = some_rows(stage.world, x, own, tokens=tokens)
    return x


OfOwnRanks = GatherRows | OwnRows


def with_own_ranks(stage: Stage, op: OfOwnRanks, given: Given, group: Group) -> list[object]:
    match op:
        case GatherRows():
            return gather_rows(stage, op, given, group)
        case OwnRows():
            return own_rows(stage, op, given, group)
        case _:
            assert_never(op)
