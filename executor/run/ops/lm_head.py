"""The LM head's operators, and the choice of the next token."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import numpy as np

from shardproof.executor.domains import Array, CannotRun, Ids, Tensor, concat, top_k, transpose
from shardproof.executor.run.ops.sizes import check_same
from shardproof.executor.run.state.forced_choices import preferred
from shardproof.executor.run.state.groups import groups
from shardproof.executor.run.state.rank import Rank, of_work, picked
from shardproof.spec.program.op import PAD, Split
from shardproof.spec.program.ops.blocks import Choose
from shardproof.spec.program.ops.head import FinishLogits, HeadLinear, Pads
from shardproof.spec.record import replace


def head_linear(rank: Rank, op: HeadLinear) -> Tensor:
    x = rank.get(op.ins[0])
    if rank.ctx.model.tied and op.tied == "missing":
        raise CannotRun(op.out, (x.shape,), "the head was given no weights")
    return rank.domain.contract("xyi,io->xyo", x, rank.once(op, weight_of))


def weight_of(rank: Rank, op: HeadLinear) -> Tensor:
    model, rows, columns = rank.ctx.model, rank.own(op.rows), rank.own(op.columns)
    if model.tied and op.tied == "shared":
        return stored(rank, op, rows, columns)
    weight = transpose(rank.weight("embedding"), (1, 0)) if model.tied else rank.weight("head")
    weight = weight if rows is None else picked(rank.domain, weight, 0, rows)
    return weight if columns is None else picked(rank.domain, weight, 1, columns)


def stored(
    rank: Rank, op: HeadLinear, rows: tuple[int, ...] | None, columns: tuple[int, ...] | None
) -> Tensor:
    """The embedding's piece on this rank, taken for the head's own: as many rows and columns."""
    phase = rank.ctx.phase
    head = phase.pp - 1 if phase.stages.head is None else phase.stages.head
    table = rank.weight("embedding")
    if phase.stages.embedding != head:
        raise CannotRun(op.out, (table.shape,), "the embedding's storage is on another stage")
    own_rows, own_columns = rank.own(op.stored_rows), rank.own(op.stored_columns)
    table = table if own_rows is None else picked(rank.domain, table, 0, own_rows)
    table = table if own_columns is None else picked(rank.domain, table, 1, own_columns)
    wanted = (
        rank.ctx.model.vocab if columns is None else len(columns),
        rank.ctx.model.hidden if rows is None else len(rows),
    )
    if table.shape != wanted:
        raise CannotRun(op.out, (table.shape, wanted), "the embedding's piece has another size")
    return transpose(table, (1, 0))


def pads(rank: Rank, op: Pads) -> Tensor:
    """Rows that are padding: they hold zero, and are masked where the token is chosen."""
    return rank.get(op.ins[0])


def finish(rank: Rank, op: FinishLogits) -> Tensor:
    x, model, domain = rank.get(op.ins[0]), rank.ctx.model, rank.domain
    if model.logit_scale is not None:
        x = domain.scale(x, domain.number("head.scale", model.logit_scale))
    if model.logit_softcap is not None:
        x = domain.apply("softcap", "head", x, constants=(model.logit_softcap,))
    return x


def choose(op: Choose, ranks: Sequence[Rank]) -> None:
    """The next token after each local token: [trials, sequences, tokens]."""
    over: tuple[str, ...] | None = op.over
    for group in groups(ranks, ("tp",) if over is None else over):
        for rank, ids in zip(group, choices(op, group), strict=True):
            rank.env[op.out] = ids
        if group[0].fed is not None:
            alone = [replace(rank, fed=None) for rank in group]
            for rank, ids in zip(group, choices(op, alone), strict=True):
                note(rank, ids)


def note(rank: Rank, own: Ids) -> None:
    """Count the rank's own choices beside those that it was told."""
    work = rank.work
    if rank.fed is not None and of_work(work, own.shape[1:]):
        rank.fed.note_tokens(rank.to_tell(work.places), own)


def choices(op: Choose, group: Sequence[Rank]) -> list[Ids]:
    """What each rank of a group takes for the next token."""
    how, split = op.how, op.split
    if how == "logits":
        # Ranks that hold the same logits choose the same.
        first = {id(rank.get(op.ins[0])): rank for rank in reversed(group)}
        found = {held: of_logits(rank, op) for held, rank in first.items()}
        return [found[id(rank.get(op.ins[0]))] for rank in group]
    locals_ = [best_of_own(rank, op, split) for rank in group]
    match how:
        case "own":
            return [ids for ids, _ in locals_]
        case "ids_summed":
            check_same(op, [rank.get(op.ins[1]) for rank in group], but=-1)
            return [reduce(np.add, (place for _, place in locals_))] * len(group)
        case _:
            return [merged(group, op, split)] * len(group)


def order(rank: Rank, logits: Tensor, ids: Ids) -> Array:
    """How good each logit is; `ids` says which ids of the vocabulary they are taken for."""
    ranks = rank.domain.ranks("head", logits)
    if rank.fed is None or not of_work(rank.work, logits.shape):
        return ranks
    told = rank.fed.next_tokens(rank.to_tell(rank.work.places))
    return preferred(ranks, ids, told[..., None])


def of_logits(rank: Rank, op: Choose) -> Ids:
    logits = rank.get(op.ins[0])
    extra = op.padded - rank.ctx.model.vocab
    if op.pads == "zero" and op.whole and extra > 0:
        zeros = rank.domain.zeros((*logits.shape[:-1], extra))
        logits = concat((logits, zeros), -1)
    pick: int = op.pick
    if not 0 < pick <= logits.shape[-1]:
        raise CannotRun(op.out, (logits.shape,), f"there is no choice number {pick}")
    return top_k(order(rank, logits, np.arange(logits.shape[-1])), pick)[..., pick - 1]


def own_ids(rank: Rank, split: Split | None, width: int) -> list[int]:
    own = rank.own(split)
    return list(range(width)) if own is None else list(own)


def best_of_own(rank: Rank, op: Choose, split: Split | None) -> tuple[Ids, Ids]:
    """The best of the rank's own logits: its id in the vocabulary, and its place on the rank."""
    logits = rank.get(op.ins[1])
    ids = np.asarray(own_ids(rank, split, logits.shape[-1]), np.int64)
    if len(ids) != logits.shape[-1]:
        why = f"the rank has {len(ids)} ids of the vocabulary"
        raise CannotRun(op.out, (logits.shape,), why)
    real = ids != PAD
    every = (logits.trials, *logits.shape)
    allowed = None if op.pads == "zero" else np.broadcast_to(real, every)
    if logits.shape[-1] == 0:
        nothing = np.zeros((logits.trials, *logits.shape[:-1]), np.int64)
        return nothing, nothing
    vocab = rank.ctx.model.vocab
    named = np.where(real, ids, vocab + np.arange(len(ids)))
    best = top_k(order(rank, logits, named), 1, allowed=allowed)[..., 0]
    return named[best], best


def merged(group: Sequence[Rank], op: Choose, split: Split | None) -> Ids:
    """The best over the group, by value and then by the lowest id."""
    logits = [rank.get(op.ins[1]) for rank in group]
    ids: list[int] = []
    for rank, own in zip(group, logits, strict=True):
        ids += own_ids(rank, split, own.shape[-1])
    whole = concat(logits, -1)
    names = np.asarray(ids, np.int64)
    real = names != PAD
    vocab = group[0].ctx.model.vocab
    allowed = None if op.pads == "zero" else np.broadcast_to(real, (whole.trials, *whole.shape))
    names = np.where(real, names, vocab + np.arange(len(names)))
    every = np.broadcast_to(names, (whole.trials, *whole.shape))
    return top_k(order(group[0], whole, names), 1, ids=every, allowed=allowed)[..., 0]
