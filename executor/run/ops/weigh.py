"""The causal mask, the softmax's exponentials, and the values that they weigh."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from shardproof.executor.domains import (
    CannotRun,
    Exponentials,
    Mask,
    Parts,
    Tensor,
    concat,
    part,
    quotient,
    spread,
    take,
)
from shardproof.executor.domains.structure import repeated
from shardproof.executor.run.ops.scores import (
    counted_in_chunk,
    key_places,
    layer_key,
    own_heads,
    per_query_head,
)
from shardproof.executor.run.state.rank import Blocks, Chosen, Rank
from shardproof.spec.program.ops.attention import ExpWeights, Quotient, Weigh
from shardproof.spec.program.ops.index import ChooseKeys


def visible(rank: Rank, op: ExpWeights | ChooseKeys) -> Mask:
    """Which keys each of the rank's tokens sees: [tokens, keys]."""
    seen, keys = op.seen, key_places(rank, op.seen, op.layer)
    queries = list(rank.asking_slots(seen, op.layer))
    if op.mask == "chunk":
        queries = [place - rank.work.counted_from for place in queries]
        keys = counted_in_chunk(rank, keys)
    if op.mask == "local" and rank.ctx.name == "prefill":
        queries = list(range(len(queries)))
        blocks = rank.exchanged if seen == "exchanged" else (tuple(keys),)
        if seen == "own" or rank.ctx.phase.sequence.exchange == "ring":
            keys = [i for block in blocks for i in range(len(block))]
        else:
            keys = list(range(len(keys)))
    if op.mask == "step":
        queries, keys = list(range(len(queries))), list(range(len(keys)))
    if op.mask == "none":
        queries = [max(queries)] * len(queries) if queries else []
    attention, row = rank.ctx.layer.attention, rank.work.row
    if row is not None and op.mask == "global":
        starts = map(row.start, queries)
        both = zip(queries, starts, strict=True)
        return causal(
            tuple(queries), tuple(keys), tuple(s + attention.first_seen(q - s) for q, s in both)
        )
    first = tuple(map(attention.first_seen, queries)) if attention.bounded else None
    return causal(tuple(queries), tuple(keys), first)


@lru_cache(maxsize=64)
def causal(queries: tuple[int, ...], keys: tuple[int, ...], first: tuple[int, ...] | None) -> Mask:
    """No key after the query, and none before the first that it sees: [queries, keys]."""
    q, k = np.array(queries).reshape(-1, 1), np.array(keys).reshape(1, -1)
    mask = k <= q if first is None else (k <= q) & (k >= np.array(first).reshape(-1, 1))
    mask.flags.writeable = False
    return mask


def do_exp_weights(rank: Rank, op: ExpWeights) -> Exponentials:
    """Exp of what each query sees; where there are sinks they are the last entry."""
    x = rank.get(op.ins[0])
    seen = visible(rank, op)
    if seen.shape != (x.shape[1], x.shape[3]):
        why = f"{seen.shape[0]} tokens see {seen.shape[1]} keys"
        raise CannotRun(op.out, (x.shape,), why)
    mask = repeated(seen[:, None, :], (1, *x.shape))
    if len(op.ins) > 1:
        only = rank.of(op.ins[1], Chosen).mask
        if only.shape[1:] != (*x.shape[:2], x.shape[3]):
            raise CannotRun(op.out, (x.shape, only.shape[1:]), "keys were chosen among others")
        mask = mask & only[:, :, :, None, :]
    if rank.ctx.layer.attention.sinks:
        shape = (*x.shape[:-1], 1)
        logits = take(rank.weight(layer_key(op, "attention.sinks")), 0, own_heads(rank, op))
        x = concat((x, spread(logits, shape, (2,))), -1)
        mask = np.concatenate((mask, np.ones((len(mask), *shape), np.bool_)), axis=-1)
    return rank.domain.exponentials(layer_key(op, "attention"), x, mask)


def do_weigh(rank: Rank, op: Weigh) -> Blocks:
    """Numerator and denominator, for each block of keys; the sink joins one of them."""
    found = rank.of(op.ins[0], Exponentials)
    v = rank.get(op.ins[1])
    values = per_query_head(rank, op, v)
    sizes = [len(b) for b in rank.exchanged] if op.blocks else [values.shape[1]]
    out: list[Parts] = []
    low = 0
    for number, size in enumerate(sizes):
        weights = part(found.values, -1, low, low + size)
        numerator = rank.domain.contract(
            "xths,xshd->xthd", weights, part(values, 1, low, low + size)
        )
        denominator = rank.domain.sum(weights, -1)
        counted = number == 0 and not (op.sink_once and rank.at["sp"])
        if rank.ctx.layer.attention.sinks and counted:
            last = found.values.shape[-1]
            sink = rank.domain.sum(part(found.values, -1, last - 1, last), -1)
            denominator = rank.domain.add(denominator, sink)
        out.append(Parts(numerator, denominator, found.shift))
        low += size
    return Blocks(tuple(out))


def do_quotient(rank: Rank, op: Quotient) -> Tensor:
    return quotient(rank.domain, rank.of(op.ins[0], Blocks).only)
