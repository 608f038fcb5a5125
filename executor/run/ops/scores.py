"""Scores of queries and keys, up to the softmax."""

from __future__ import annotations

from shardproof.executor.domains import CannotRun, Tensor, concat, reshape, spread, take
from shardproof.executor.run.ops.positions import counted, positions_of
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.op import PAD
from shardproof.spec.program.ops.attention import Delta, ExpWeights, Logits, Rope, Scores, Weigh


def do_scores(rank: Rank, op: Scores) -> Tensor:
    """Scores before any scaling: [sequences, tokens, heads, keys]."""
    q, k = rank.get(op.ins[0]), rank.get(op.ins[1])
    keys = per_query_head(rank, op, k)
    return rank.domain.contract("xthd,xshd->xths", q, keys)


def per_query_head(rank: Rank, op: Scores | Weigh, kv: Tensor) -> Tensor:
    """The KV head that each of the rank's query heads reads."""
    if rank.ctx.layer.attention.latent is not None:
        return kv
    places = rank.once(op, read_by_heads)
    if PAD in places:
        # A padded head reads keys of zero, and its result meets rows of zero.
        zeros = rank.domain.zeros((*kv.shape[:2], 1, kv.shape[3]))
        kv, places = concat((kv, zeros), 2), [kv.shape[2] if i == PAD else i for i in places]
    return take(kv, 2, places)


def read_by_heads(rank: Rank, op: Delta | Scores | Weigh) -> tuple[int, ...] | list[int]:
    """Where on the rank the KV head stands that each of its query heads reads."""
    attention = rank.ctx.layer.attention
    heads = rank.own(op.heads)
    heads = tuple(range(attention.heads)) if heads is None else heads
    held = rank.own(op.kv)
    held = tuple(range(attention.kv_heads)) if held is None else held
    group = attention.heads // attention.kv_heads
    places: list[int] = []
    for head in heads:
        if head == PAD:
            places.append(PAD)
            continue
        if head // group not in held:
            why = f"query head {head} reads KV head {head // group}, which is not on this rank"
            raise CannotRun(op.out, (rank.get(op.ins[1]).shape,), why)
        places.append(held.index(head // group))
    return tuple(places)


def key_places(rank: Rank, seen: str, layer: int) -> list[int]:
    """The place in the sequence of each key that a rank attends to."""
    match seen:
        case "own":
            return list(rank.work.places)
        case "exchanged" | "all":
            return [place for block in rank.exchanged for place in block]
        case _:
            if layer not in rank.seen_slots:
                raise CannotRun("scores", (), f"no keys of layer {layer} have been read")
            return list(rank.seen_slots[layer])


def do_logits(rank: Rank, op: Logits) -> Tensor:
    """Scores scaled, with soft cap and ALiBi."""
    x, attention = rank.get(op.ins[0]), rank.ctx.layer.attention
    domain, key = rank.domain, layer_key(op, "attention")
    dims = rank.own(op.dims)
    if attention.scale is not None:
        x = domain.scale(x, domain.number("attention.scale", attention.scale))
    else:
        size = attention.head_dim if op.scale == "full" or dims is None else len(dims)
        x = domain.scale(x, domain.constant("root", size))
    if attention.position_scale:
        places = query_positions(rank, op)
        table = domain.table("position_scale", key, places, 1)
        x = domain.mul(x, spread(reshape(table, (len(places),)), x.shape, (1,)))
    if attention.softcap is not None:
        x = domain.apply("softcap", key, x, constants=(attention.softcap,))
    if attention.positions == "alibi":
        x = domain.add(x, alibi(rank, op, x))
    return x


def layer_key(op: Rope | Logits | ExpWeights, name: str) -> str:
    return f"layers.{op.layer}.{name}"


def own_heads(rank: Rank, op: Logits | ExpWeights) -> tuple[int, ...]:
    heads = rank.own(op.heads)
    heads = tuple(range(rank.ctx.layer.attention.heads)) if heads is None else heads
    if op.per_head == "first":
        return tuple(range(len(heads)))
    # Whatever a padded head takes from a table, its result meets rows of zero.
    return tuple(max(head, 0) for head in heads)


def alibi(rank: Rank, op: Logits, x: Tensor) -> Tensor:
    """A head's slope times how far the key lies behind the query."""
    domain = rank.domain
    slopes = take(domain.slopes(rank.ctx.layer.attention.heads), 0, own_heads(rank, op))
    keys = key_positions(rank, op)
    table = domain.table("alibi", layer_key(op, "attention"), keys, 1)
    bias = domain.contract("h,s->hs", slopes, reshape(table, (len(keys),)))
    return spread(bias, x.shape, (2, 3))


def query_positions(rank: Rank, op: Logits) -> list[int]:
    how, seen = op.positions, op.seen
    places = list(rank.asking(seen))
    if how == "chunk":
        return counted_in_chunk(rank, places)
    if how == "first":
        return [rank.work.first] * len(places)
    if how == "drafted":
        return [place + rank.work.gap for place in places]
    if rank.asks_own(seen):
        return positions_of(rank, how)
    if how == "global":
        return list(map(rank.work.position, places))
    return places if how == "row" else list(range(len(places)))


def counted_in_chunk(rank: Rank, places: list[int]) -> list[int]:
    """Tokens of a chunk counted from its first; those of several chunks stand where they stand."""
    low = rank.work.counted_from
    return [place - low for place in places] if min(places, default=low) >= low else places


def key_positions(rank: Rank, op: Logits) -> list[int]:
    places, seen = key_places(rank, op.seen, op.layer), op.seen
    if op.positions == "global":
        return list(map(rank.work.position, places))
    if op.positions in ("row", "first", "drafted"):
        return places
    if op.positions == "chunk":
        return counted_in_chunk(rank, places)
    if seen == "cached" and not rank.ctx.splits_keys:
        return list(map(rank.work.position, places))
    return counted(rank, places) if seen == "exchanged" else list(range(len(places)))
