"""Where a result's values stand in the whole tensor: whose tokens, which heads, which dimensions.

It is what the operator's own maps say. A rank's heads in another order are right where they are
made, and wrong where something reads them in an order that they do not have.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product

from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.lower.attention import attending_heads
from shardproof.spec.program.op import PAD, Op, Split
from shardproof.spec.program.ops.asked import dim_of
from shardproof.spec.program.ops.attention import (
    Delta,
    ExpWeights,
    First,
    LatentKeys,
    LatentValues,
    Scores,
    Second,
    Weigh,
)
from shardproof.spec.program.ops.blocks import (
    BlockOwn,
    BlockReduce,
    BlockReturn,
    GatherRows,
    OwnRows,
)
from shardproof.spec.program.ops.collectives import (
    AllGather,
    AllReduce,
    AllToAll,
    Exchange,
    GatherLogits,
    ReduceScatter,
    ToHeads,
    ToTokens,
)
from shardproof.spec.program.ops.experts import Route
from shardproof.spec.program.ops.head import HeadLinear
from shardproof.spec.program.ops.index import Beside, IndexKeys, IndexScores, KeyPart
from shardproof.spec.program.ops.norms import Norm, NormWith
from shardproof.spec.program.ops.passing import Permute
from shardproof.spec.program.ops.stream import Linear, Lookup, OutLinear, Slice
from shardproof.spec.record import dataclass, replace

Indices = tuple[int, ...] | None
"""Global indices in local order; None where nothing is split."""
SINK = -2
"""In place of a key: the entry that every query sees, which stands last."""


@dataclass(frozen=True, slots=True)
class Layout:
    sequences: tuple[int, ...]
    rows: tuple[int, ...]
    """The place in the sequence of each token."""
    heads: Indices = None
    dims: Indices = None
    """Along the last axis: dimensions, columns of a width, ids, or keys."""


def own_layout(rank: Rank) -> Layout:
    return Layout(rank.work.sequences, rank.work.places)


def layout(rank: Rank, op: Op, given: Sequence[Layout]) -> Layout:
    """Of a result, where `given` are the layouts of what the operator reads.

    Those of `all_to_all` are what each rank of the group brings; of `all_reduce` the rank's own,
    and after it those.
    """
    first = given[0] if given else own_layout(rank)
    second = given[1] if len(given) > 1 else first
    match op:
        case Lookup():
            return replace(own_layout(rank), dims=rank.own(op.columns))
        case Linear() | LatentKeys() | LatentValues():
            dims = op.dims or (op.columns if isinstance(op, Linear) else None)
            return replace(first, heads=rank.own(op.heads), dims=rank.own(dims))
        case OutLinear() | HeadLinear():
            return replace(first, heads=None, dims=rank.own(op.columns))
        case Norm() | NormWith() if op.split is not None:
            return replace(first, dims=rank.own(op.split))
        case Delta():
            own = own_layout(rank)
            return replace(own, rows=rank.asking(op.seen), heads=rank.own(op.heads))
        case Scores():
            return replace(first, dims=second.rows)
        case IndexScores():
            return replace(first, heads=None, dims=given[2].rows)
        case IndexKeys() | Beside() | KeyPart():
            return replace(first, heads=None, dims=None)
        case ExpWeights() if rank.ctx.layer.attention.sinks and first.dims is not None:
            return replace(first, dims=(*first.dims, SINK))
        case Weigh():
            return replace(first, dims=second.dims)
        case GatherRows():
            return in_a_row(first, given[1:])
        case OwnRows():
            return replace(first, sequences=rank.work.sequences, rows=rank.work.places)
        case BlockReturn() | BlockOwn():
            return replace(second, heads=None, dims=None)  # of the tokens that the rank has sent
        case BlockReduce() | Route():
            return replace(first, heads=None, dims=None)
        case _:
            return moved(rank, op, first, given)


def in_a_row(x: Layout, others: Sequence[Layout]) -> Layout:
    """The rows of all ranks of a group, one rank's behind another's."""
    sequences = dict.fromkeys(chain.from_iterable(one.sequences for one in others))
    rows = dict.fromkeys(chain.from_iterable(one.rows for one in others))
    return replace(x, sequences=tuple(sequences), rows=tuple(rows))


def moved(rank: Rank, op: Op, x: Layout, given: Sequence[Layout]) -> Layout:
    """Of what an operator only moves, or leaves where it is."""
    match op:
        case Permute() if op.dim == "token" and only_pads(x, op.order):
            return narrowed(x, "token", tuple(op.order))
        case Slice():
            return narrowed(x, op.dim, rank.own(op.split))
        case AllGather() | GatherLogits():
            return gathered(rank, op, x)
        case ReduceScatter():
            return scattered(rank, op, x)
        case AllToAll():
            return dealt(rank, op, given)
        case AllReduce():
            return summed(given)
        case ToHeads():
            return replace(narrowed(x, "head", rank.own(op.split)), rows=rank.asking("all"))
        case ToTokens():
            return replace(x, rows=rank.work.places, heads=rank.own(op.before))
        case Exchange():
            return replace(x, rows=tuple(place for block in rank.exchanged for place in block))
        case First() | Second():
            return replace(x, rows=tuple(rank.seen_slots[op.layer]))
        case _:
            # Of what an edit permutes too: nothing else says that it lies otherwise now.
            return x


def only_pads(x: Layout, order: Sequence[int]) -> bool:
    """Whether an order leaves each token in its place, with pads behind them or without."""
    real = [place for place in order if place != PAD]
    return real == list(range(len(real))) and len(real) <= len(x.rows)


def narrowed(x: Layout, dim: str, own: Indices) -> Layout:
    """Those of its indices along a dimension that stand at `own`."""
    if own is None:
        return x
    match dim:
        case "sequence":
            return replace(x, sequences=tuple(x.sequences[i] for i in own if i != PAD))
        case "token":
            return replace(x, rows=within(x.rows, own) or ())
        case "head":
            return replace(x, heads=within(x.heads, own))
        case _:
            return replace(x, dims=within(x.dims, own))


def within(have: Indices, own: tuple[int, ...]) -> Indices:
    if have is None:
        return own
    return tuple(have[i] if 0 <= i < len(have) else PAD for i in own)


def alone(rank: Rank, op: AllGather | ReduceScatter | AllToAll | GatherLogits) -> bool:
    """Whether the collective joins the rank with itself, which leaves it what it has."""
    split: Split | None = op.split
    if len(group_of(rank, op)) > 1:
        return False
    return split is None or len(split.parts) != 1 or split.size == -1


def group_of(
    rank: Rank, op: AllReduce | AllGather | ReduceScatter | AllToAll | GatherLogits | GatherRows
) -> list[dict[str, int]]:
    """The coordinates that a collective joins, in its order."""
    axes = [axis for axis in op.group if axis != "pp"]
    sizes = [range(getattr(rank.ctx.phase, axis)) for axis in axes]
    return [dict(zip(axes, at, strict=True)) for at in product(*sizes)]


def gathered(rank: Rank, op: AllGather | GatherLogits, x: Layout) -> Layout:
    """Every index, in its own order."""
    if alone(rank, op):
        return x
    match dim_of(op) or "vocab":
        case "token":
            # Of pads nobody knows where they stand among the tokens of the others.
            return x if PAD in x.rows else replace(x, rows=rank.work.places)
        case "head" if rank.ctx.apart("attention") and "tp" not in op.group:
            return replace(x, heads=rank.own(attending_heads(rank.ctx)))
        case "head":
            return replace(x, heads=None)
        case _:
            return replace(x, dims=None)


def scattered(rank: Rank, op: ReduceScatter, x: Layout) -> Layout:
    """The part of the rank's place in the group."""
    if op.split is None or alone(rank, op):
        return x
    parts = rank.known(op.split).parts
    mine = [all(rank.at[a] == at[a] for a in at) for at in group_of(rank, op)].index(True)
    return narrowed(x, op.dim, parts[mine]) if mine < len(parts) else x


def dealt(rank: Rank, op: AllToAll, given: Sequence[Layout]) -> Layout:
    """Of each rank's one piece along a dimension, all pieces joined along another."""
    at = [all(rank.at[a] == one[a] for a in one) for one in group_of(rank, op)].index(True)
    mine = () if op.split is None else rank.known(op.split).parts[at]
    pieces = [narrowed(x, op.dim, mine) for x in given]
    rows = [x.rows for x in pieces]
    match op.to:
        case "token":
            return replace(pieces[0], rows=tuple(chain(*rows)))
        case "head":
            return replace(pieces[0], heads=joined([x.heads for x in pieces]))
        case _:
            return replace(pieces[0], dims=joined([x.dims for x in pieces]))


def summed(given: Sequence[Layout]) -> Layout:
    """The first's; its pads, which add nothing, are what the others have there."""
    heads, dims = (filled([getattr(x, axis) for x in given]) for axis in ("heads", "dims"))
    return replace(given[0], heads=heads, dims=dims)


def filled(axes: Sequence[Indices]) -> Indices:
    own = axes[0]
    if own is None or PAD not in own:
        return own
    others = [axis for axis in axes if axis is not None and len(axis) == len(own)]
    return tuple(next((axis[i] for axis in others if axis[i] != PAD), PAD) for i in range(len(own)))


def joined(axes: Sequence[Indices]) -> Indices:
    return tuple(chain(*(axis for axis in axes if axis is not None))) or None
