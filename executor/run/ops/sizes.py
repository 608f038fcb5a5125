"""Whether ranks bring to a collective what the others expect of them.

Ranks of an engine know each other's sizes from the plan alone. What has the plan's sizes can be
brought together, and so can pieces of one size; other pieces would hang a real collective, or be
written over each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.executor.domains import CannotRun, Shape, Tensor
from shardproof.executor.run.ops.router import Routes
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.blocks import BlockGather, GatherRows
from shardproof.spec.program.ops.collectives import Exchange, ToHeads, ToTokens

TOLD = {0: "sequences", 1: "tokens"}


def check_same(op: Op, pieces: Sequence[Tensor], but: int | None = None) -> None:
    """Refuse pieces of several sizes, where no map says how long each is.

    `but`: from this axis on, where it is known or of no account.
    """
    shapes = tuple(dict.fromkeys(piece.shape[:but] for piece in pieces))
    if len(shapes) > 1:
        told = " and ".join(str(list(shape)) for shape in shapes)
        why = f"ranks bring pieces of {told}, and nothing says which of them brings which"
        raise CannotRun(op.out, shapes, why)


def check_pieces(
    op: Exchange | ToHeads | ToTokens, pieces: Sequence[Tensor], lengths: Sequence[int]
) -> None:
    """Refuse tokens of another number than the map has on each rank."""
    for piece, count in zip(pieces, lengths, strict=True):
        if piece.rank < 2 or piece.shape[1] != count:
            size = piece.shape[1] if piece.rank > 1 else 0
            why = f"a piece has {size} tokens, its map {count}"
            raise CannotRun(op.out, tuple(p.shape for p in pieces), why)


def check_tokens(
    op: BlockGather | GatherRows,
    ranks: Sequence[Rank],
    values: Sequence[object],
    tokens: Sequence[int] | None = None,
) -> None:
    """Refuse tokens of ranks that are neither as many as the plan gives each, nor all alike.

    `tokens`: how many each has, where that is a part of those that it works on.
    """
    places = tokens or [len(rank.work.places) for rank in ranks]
    brought = [shape_of(value) for value in values]
    every = zip(ranks, brought, places, strict=True)
    there = [(r, shape[:2], n) for r, shape, n in every if shape is not None and len(shape) > 1]
    known = [(rank, shape) for rank, shape, _ in there]
    told = [(len(rank.work.sequences), count) for rank, _, count in there]
    if len({shape for _, shape in known}) < 2 or [shape for _, shape in known] == told:
        return
    (one, first), *others = known
    other, second = next(each for each in others if each[1] != first)
    axis = 0 if first[0] != second[0] else 1
    tp, tq = key_of(one), key_of(other)
    why = (
        f"rank {_named(tp)} brings {first[axis]} {TOLD[axis]}, rank {_named(tq)} {second[axis]} "
        f"{TOLD[axis]}, and by the plan they have {told[0][axis]} and "
        f"{told[known.index((other, second))][axis]}"
    )
    raise CannotRun(op.out, tuple(dict.fromkeys(shape for _, shape in known)), why)


def _named(key: tuple[int, ...]) -> str:
    return f"dp {key[1]} sp {key[2]} tp {key[3]}"


def shape_of(value: object) -> Shape | None:
    """The shape of what is sent; None of what is no tensor, which others look at."""
    if isinstance(value, Routes):
        return value.weights.shape
    return value.shape if isinstance(value, Tensor) else None
