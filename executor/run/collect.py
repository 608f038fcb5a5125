"""Collectives: what the ranks of a group do together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from shardproof.executor.domains import CannotRun, Exponentials, Tensor, concat, take
from shardproof.executor.run.groups import check_present, groups
from shardproof.executor.run.linear import axis
from shardproof.executor.run.merging import merged_ranks
from shardproof.executor.run.rank import Rank, picked
from shardproof.spec.program.op import PAD, Op, Split


def run_collective(op: Op, ranks: Sequence[Rank]) -> None:
    """One collective over all groups of a stage."""
    axes = tuple(op.about["group"])
    check_present(op, ranks, axes)
    for group in groups(ranks, axes):
        pieces = [rank.get(op.ins[0]) for rank in group]
        match op.kind:
            case "all_reduce":
                total = summed(op, group, pieces)
                for rank in group:
                    rank.env[op.out] = total
            case "all_gather":
                whole = gathered(op, group, pieces)
                for rank in group:
                    rank.env[op.out] = whole
            case "reduce_scatter":
                total = summed(op, group, pieces)
                scatter(op, group, total)
            case "gather_logits":
                whole = logits(op, group, pieces)
                for rank in group:
                    rank.env[op.out] = whole
            case "merge_ranks":
                merged_ranks(op, group)
            case _:
                raise ValueError(op.kind)


def summed(op: Op, group: Sequence[Rank], pieces: Sequence[Any]) -> Any:  # noqa: ANN401
    """The sum of tensors, or of exponentials that a plan sums too late."""
    del op
    domain = group[0].domain
    first = pieces[0]
    if isinstance(first, Exponentials):
        return Exponentials(reduce(domain.add, (piece.values for piece in pieces)), first.shift)
    return reduce(domain.add, pieces)


def alone(group: Sequence[Rank], split: Split) -> bool:
    """Whether a rank is joined with itself, which does nothing to a piece of several."""
    return len(group) == 1 and (len(split.parts) != 1 or split.size == -1)


def gathered(op: Op, group: Sequence[Rank], pieces: Sequence[Tensor]) -> Tensor:
    split: Split = group[0].known(op.about["split"])
    place = axis(pieces[0], op.about["dim"])
    if alone(group, split):
        return pieces[0]
    if len(group) != len(split.parts):
        raise CannotRun(op.out, tuple(p.shape for p in pieces),
                        f"{len(group)} pieces, where the map has {len(split.parts)}")  # fmt: skip
    if split.size < 0:
        return concat(pieces, place)
    return assembled(op, pieces, split.parts, split.size, place)


def assembled(
    op: Op, pieces: Sequence[Tensor], parts: Sequence[tuple[int, ...]], size: int, place: int
) -> Tensor:
    """Pieces put where the map says; an index that nobody has leaves the whole too short."""
    where: dict[int, int] = {}
    offset = 0
    for piece, part in zip(pieces, parts, strict=True):
        if piece.shape[place] != len(part):
            why = f"a piece has {piece.shape[place]} indices, its map {len(part)}"
            raise CannotRun(op.out, tuple(p.shape for p in pieces), why)
        for local, index in enumerate(part):
            if index != PAD:
                where.setdefault(index, offset + local)
        offset += len(part)
    missing = [i for i in range(size) if i not in where]
    if missing:
        raise CannotRun(op.out, tuple(p.shape for p in pieces),
                        f"index {missing[0]} of {size} is on no rank")  # fmt: skip
    return take(concat(pieces, place), place, [where[i] for i in range(size)])


def scatter(op: Op, group: Sequence[Rank], total: Tensor) -> None:
    split: Split = group[0].known(op.about["split"])
    place = axis(total, op.about["dim"])
    if alone(group, split):
        group[0].env[op.out] = total
        return
    if len(group) != len(split.parts):
        raise CannotRun(op.out, (total.shape,),
                        f"{len(group)} ranks, where the map has {len(split.parts)}")  # fmt: skip
    for rank, part in zip(group, split.parts, strict=True):
        rank.env[op.out] = picked(rank.domain, total, place, part)


def logits(op: Op, group: Sequence[Rank], pieces: Sequence[Tensor]) -> Tensor:
    """All logits, pads behind the real ones; in reverse the pieces change places."""
    split: Split | None = op.about["split"]
    if len(group) == 1 and (split is None or len(split.parts) != 1):
        return pieces[0]
    if split is None or len(group) != len(split.parts):
        raise CannotRun(op.out, tuple(p.shape for p in pieces), "there is no map of the pieces")
    ordered = list(pieces)
    if op.about["order"] == "reversed":
        ordered.reverse()
    return assembled(op, ordered, split.parts, split.size, pieces[0].rank - 1)


def run_exchange(op: Op, ranks: Sequence[Rank]) -> None:
    """Keys or values of the other ranks' tokens: gathered in order, or block by block."""
    split: Split = op.about["split"]
    for group in groups(ranks, ("sp",)):
        pieces = [rank.get(op.ins[0]) for rank in group]
        if op.about["how"] == "gather":
            whole = assembled(op, pieces, split.parts, split.size, 1)
            blocks: tuple[tuple[int, ...], ...] = (tuple(range(split.size)),)
        else:
            whole = concat(pieces, 1)
            blocks = split.parts
        for rank in group:
            rank.env[op.out] = whole
            rank.exchanged = blocks
