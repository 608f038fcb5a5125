"""Norms over queries and keys, by head or over all heads together."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.executor.domains import CannotRun, Tensor, concat, reshape, take
from shardproof.executor.run.ops.norms import (
    check_length,
    copies,
    moments,
    normalised,
    own_sums,
    sums_of,
)
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.op import PAD, Split, listed_split
from shardproof.spec.program.ops.norms import HeadMoments, HeadNorm


def head_layout(
    rank: Rank, op: HeadNorm | HeadMoments
) -> tuple[Split | None, Sequence[int] | None]:
    """Over a width, the flat indices that a rank holds; over a head, its dimensions."""
    heads, dims = op.heads, op.dims
    if op.over == "head":
        return dims, rank.own(dims)
    attention = rank.ctx.layer.attention
    count = attention.kv_heads if op.which in ("k", "v") else attention.heads
    size = attention.value_dim if op.which in ("v", "state") else attention.head_dim
    lead = dims if heads is None else heads
    if lead is None:
        return None, None
    all_heads = [tuple(range(count))] * len(lead) if heads is None else list(heads.parts)
    all_dims = [tuple(range(size))] * len(lead) if dims is None else list(dims.parts)
    flat = tuple(
        tuple(h * size + d if PAD not in (h, d) else PAD for h in hs for d in ds)
        for hs, ds in zip(all_heads, all_dims, strict=True)
    )
    split = listed_split(lead.axis, count * size, flat)
    return split, rank.own(split)


def do_head_norm(rank: Rank, op: HeadNorm) -> Tensor:
    """The norm of queries or keys, with a statistic of its own or one that was summed."""
    x = rank.get(op.ins[0])
    if op.over == "group":
        return group_norm(rank, op, x)
    split, own = head_layout(rank, op)
    flat = flat_heads(x) if op.over == "width" else x
    if len(op.ins) == 2:
        sums = sums_of(rank.get(op.ins[1]))
        size = split.size if split is not None else flat.shape[-1]
    else:
        sums, size = own_sums(rank, flat), flat.shape[-1]
    bare = op.which != "state" and rank.ctx.layer.attention.qk_norm == "bare"
    bare = bare or op.which == "v"
    y = normalised(
        rank, op.weight, flat, sums, size, None if own is None else tuple(own), bare=bare
    )
    return reshape(y, x.shape)


def group_norm(rank: Rank, op: HeadNorm, x: Tensor) -> Tensor:
    """Over the heads that the rank has of each key head; a padded head is by itself."""
    attention = rank.ctx.layer.attention
    group = attention.heads // attention.kv_heads
    heads = rank.own(op.heads)
    heads = tuple(range(attention.heads)) if heads is None else heads
    if len(heads) != x.shape[2]:
        raise CannotRun(op.out, (x.shape,), f"its map has {len(heads)} heads")
    if not heads:
        return x
    dims = rank.own(op.dims)
    dims = tuple(range(attention.value_dim)) if dims is None else dims
    together: dict[int, list[int]] = {}
    for at, head in enumerate(heads):
        together.setdefault(head // group if head != PAD else -1 - at, []).append(at)
    pieces: list[Tensor] = []
    for places in together.values():
        piece = take(x, 2, places)
        own = tuple(
            heads[at] * attention.value_dim + d if PAD not in (heads[at], d) else PAD
            for at in places for d in dims
        )  # fmt: skip
        flat = flat_heads(piece)
        y = normalised(rank, op.weight, flat, own_sums(rank, flat), flat.shape[-1], own)
        pieces.append(reshape(y, piece.shape))
    order = [at for places in together.values() for at in places]
    return take(concat(pieces, 2), 2, [order.index(at) for at in range(len(order))])


def do_head_moments(rank: Rank, op: HeadMoments) -> Tensor:
    x = rank.get(op.ins[0])
    split, own = head_layout(rank, op)
    flat = flat_heads(x) if op.over == "width" else x
    if split is None or own is None:
        return moments(rank, flat, None)
    check_length(op, flat, own)
    return moments(rank, flat, copies(split, own))


def flat_heads(x: Tensor) -> Tensor:
    return reshape(x, (*x.shape[:2], x.shape[2] * x.shape[3]))
