"""The index of sparse attention on a rank: its keys, their scores, and which of them count."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import (
    Array,
    CannotRun,
    Ids,
    Mask,
    Tensor,
    concat,
    expand,
    one_hot,
    part,
    reshape,
    spread,
    take,
    top_k,
)
from shardproof.executor.run.ops.rope import angles, local_pairs
from shardproof.executor.run.ops.scores import key_places
from shardproof.executor.run.ops.weigh import visible
from shardproof.executor.run.state.forced_choices import NOBODY, among, preferred
from shardproof.executor.run.state.rank import Chosen, Rank
from shardproof.spec.model.model import Indexer
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import seen_of
from shardproof.spec.program.ops.index import Beside, ChooseKeys, IndexKeys, IndexScores, KeyPart


def index(rank: Rank, op: Op) -> Indexer:
    found = rank.ctx.layer.attention.indexer
    if found is None:
        raise CannotRun(op.out, (), "the layer has no index")
    return found


def do_index_keys(rank: Rank, op: IndexKeys) -> Tensor:
    """[sequences, tokens, 1, dims]: a LayerNorm, and the angles of the tokens' places."""
    x, spec, domain, name = rank.get(op.ins[0]), index(rank, op), rank.domain, op.weight
    if x.rank != 3 or x.shape[2] != spec.head_dim:
        raise CannotRun(op.out, (x.shape,), f"a key has {spec.head_dim} dimensions")
    over = domain.constant("reciprocal", spec.head_dim)
    mean = domain.scale(domain.sum(x, -1), over)
    x = domain.sub(x, expand(mean, mean.rank, spec.head_dim))
    root = domain.apply("rsqrt", f"{name}.k.norm", domain.scale(domain.squares(x), over))
    x = domain.scale_rows(x, root)
    weight, bias = (
        spread(rank.weight(f"{name}.k.norm{end}"), x.shape, (2,)) for end in ("", ".bias")
    )
    x = domain.add(domain.mul(x, weight), bias)
    return turned(rank, op, reshape(x, (*x.shape[:2], 1, x.shape[2])))


def turned(rank: Rank, op: IndexKeys | IndexScores, x: Tensor) -> Tensor:
    """[sequences, tokens, heads, dims], by the places of the rank's own tokens."""
    rope, domain = index(rank, op).rope, rank.domain
    if rope is None:
        return x
    pairs = local_pairs(tuple(range(x.shape[3])), 0, rope.dim // 2, rope.pairs)
    key = op.weight.removesuffix(".index")
    places = tuple(map(rank.work.position, rank.asking(seen_of(op) or "own")))
    cos, sin = angles(rank, key, places, rope.dim // 2, pairs)
    both, others = take(x, 3, pairs.both), take(x, 3, pairs.others)
    made = domain.two_products(
        both, spread(cos, both.shape, (1, 3)), others, spread(sin, both.shape, (1, 3))
    )
    if pairs.rest:
        made = concat((made, take(x, 3, pairs.rest)), 3)
    return take(made, 3, pairs.back)


def do_beside(rank: Rank, op: Beside) -> Tensor:
    one, two = rank.get(op.ins[0]), rank.get(op.ins[1])
    if one.shape[:-1] != two.shape[:-1]:
        raise CannotRun(op.out, (one.shape, two.shape), "they are of other tokens or heads")
    return concat((one, two), one.rank - 1)


def do_key_part(rank: Rank, op: KeyPart) -> Tensor:
    x, size = rank.get(op.ins[0]), index(rank, op).head_dim
    last = x.shape[-1]
    if last < size:
        raise CannotRun(op.out, (x.shape,), f"an index's key has {size} dimensions")
    at = last - size
    return part(x, x.rank - 1, at, last) if op.part == "index" else part(x, x.rank - 1, 0, at)


def do_index_scores(rank: Rank, op: IndexScores) -> Tensor:
    """[sequences, tokens, 1, keys]: of each head the ReLU of a product, times its weight."""
    q, weights, keys = (rank.get(name) for name in op.ins)
    spec, domain = index(rank, op), rank.domain
    if q.rank != 4 or q.shape[3] != spec.head_dim or weights.shape != q.shape[:3]:
        raise CannotRun(op.out, (q.shape, weights.shape), "heads of another number or size")
    if keys.shape[2:] != (1, spec.head_dim):
        raise CannotRun(op.out, (keys.shape,), f"one key of {spec.head_dim} dimensions is read")
    keys = reshape(keys, (*keys.shape[:2], keys.shape[3]))
    products = domain.contract("xthd,xsd->xths", turned(rank, op, q), keys)
    products = domain.scale(products, domain.constant("root", spec.head_dim))
    each = domain.apply("relu", op.weight, products)
    weights = domain.scale(weights, domain.constant("root", spec.heads))
    scores = domain.contract("xth,xths->xts", weights, each)
    return reshape(scores, (*scores.shape[:2], 1, scores.shape[2]))


def do_choose_keys(rank: Rank, op: ChooseKeys) -> Chosen:
    """The best of the keys that a token sees, of equal ones the earliest.

    Tokens are chosen: of a key that is there twice the first score counts, for both.
    """
    x, spec, path = rank.get(op.ins[0]), index(rank, op), op.weight
    slots = key_places(rank, op.seen, op.layer)
    if x.rank != 4 or x.shape[2] != 1 or x.shape[3] != len(slots):
        raise CannotRun(op.out, (x.shape,), f"one score of each of {len(slots)} keys is needed")
    if x.shape[1] != len(rank.asking(op.seen)):
        raise CannotRun(op.out, (x.shape,), "scores are of another number of tokens than ask")
    first: dict[int, int] = {}
    for at, slot in enumerate(slots):
        first.setdefault(slot, at)
    places = np.array(sorted(first), np.int64)
    order = [first[slot] for slot in sorted(first)]
    scores = take(reshape(x, (*x.shape[:2], x.shape[3])), 2, order)
    seen = np.broadcast_to(visible(rank, op)[:, order], (1, *scores.shape))
    ranks = rank.domain.ranks(path, scores) * seen
    ids = top_k(ranks, min(spec.top_k, len(order)), allowed=seen)
    if rank.fed is not None and rank.fed.has_routes(path) and order:
        ids = told(rank, op, ranks, places, seen, ids)
    mask = one_hot(ids, len(order))
    at = {slot: number for number, slot in enumerate(sorted(first))}
    return Chosen(mask[..., [at[slot] for slot in slots]])


def told(rank: Rank, op: ChooseKeys, ranks: Array, places: Ids, seen: Mask, own: Ids) -> Ids:
    """The best again, those that another run has chosen before all others."""
    fed, path = rank.fed, op.weight
    asking = rank.asking(op.seen)
    rows = rank.to_tell(asking)
    if fed is None or not all((asking, rows)):
        return own
    chosen = fed.routes(path, rows)
    if rank.work.row is not None:  # places in the sequence, and here those of the row are meant
        begins = np.array([rank.work.row.start(place) for place in asking])[:, None]
        chosen = np.where(chosen == NOBODY, NOBODY, chosen + begins)
    if chosen.shape[-1] == own.shape[-1]:
        # Of keys that are not seen some are taken, which nobody attends to.
        here = np.where(seen, places, NOBODY)
        mine = np.take_along_axis(np.broadcast_to(here, ranks.shape), own, -1)
        there = among(chosen, here)
        fed.note_routes(path, rows, mine, np.where(there, chosen, NOBODY))
    return top_k(preferred(ranks, places, chosen), own.shape[-1], allowed=seen)
