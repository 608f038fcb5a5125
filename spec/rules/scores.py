"""Scores of queries and keys, up to the softmax.

`([s,t,h,d],[s,k,g,d])->([s,t,h,k]) reduction={d}`. A query head h reads the key head g that its
group shares.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from shardproof.spec.program.op import PAD, Op, Split
from shardproof.spec.program.runs import Runs, groups_of, is_everything, length, listed, lost, real
from shardproof.spec.rules.at import At, checked
from shardproof.spec.rules.maps import (
    MANY,
    all_as_long,
    normal,
    parts_of,
    ranks_with_any,
    with_all_once,
)
from shardproof.spec.rules.notation import at_most_one_share, share_of
from shardproof.spec.rules.owners import (
    givers_in_place,
    one_key,
    prompt_in_place,
    sees_itself,
    sees_own,
    tokens_owned,
)
from shardproof.spec.rules.placed import Dim, Due, Placed
from shardproof.spec.rules.pointwise import complete, where_complete
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.ring import counted_in_blocks
from shardproof.spec.rules.rotation import local_is_global


def scores(at: At, op: Op, q: Placed, k: Placed) -> Placed:
    for each in (q, k):
        if (tokens := each.dims[1]).map is not None:
            raise NoRule(f"what a token sees is told by its place, and it lies as {tokens}")
    heads = read_alike(at, op, q.dim("head"), k)
    mine, theirs = q.dim("head_dim"), k.dim("head_dim")
    if mine != theirs:
        raise NoRule(f"queries lie as {mine}, keys as {theirs}")
    due: Due = ""
    full = frozenset[int]()
    if not one_key(at):  # whatever its score, one key has all the weight
        made, full = summed(mine)
        due = at_most_one_share({"the queries": q.due, "the keys": k.due}, made)
    term = at.terms.of("scores", (), (q.term, k.term))
    return Placed(term, (*q.dims[:2], heads, Dim("key", -1)), due, k.tokens, full=full)


def summed(dim: Dim) -> tuple[Due, frozenset[int]]:
    """What is due of a sum over a dimension, and the ranks that have all of it already.

    Ranks without any index have zeros. So where one has all, the ranks hold shares; where some
    have, nobody can add them up, and each of these has the sum.
    """
    if dim.map is None:
        return "", frozenset()
    full = with_all_once(dim.map, dim.size)
    if len(full) == len(dim.map):
        return "", frozenset()
    if len(full) > 1:
        return "some", full
    return "sum" if share_of(dim) else "", full


def read_alike(at: At, op: Op, queries: Dim, kv: Placed) -> Dim:
    """Ask that every query head finds, on its rank, the KV head that it reads."""
    attention, theirs = at.attention, kv.dim("head")
    if attention.latent is not None:  # every head has a key of its own, and no map is looked at
        if theirs.map != queries.map:
            raise NoRule(f"queries lie as {queries}, keys and values as {theirs}")
        return queries
    group = attention.heads // attention.kv_heads
    said = _said(queries, op.about["heads"]), _said(theirs, op.about["kv"])
    if said != (queries, theirs):
        finds_the_same(said, (queries, theirs), group, at.tp)
    if (found := unread(queries, theirs, group, at.tp)) is not None:
        rank, head = found
        raise NoRule(f"head {head} on rank {rank} reads KV head {head // group}, which is "
                     "not there")  # fmt: skip
    return queries


def _said(dim: Dim, split: Split | None) -> Dim:
    """The dimension as an operator takes it to lie."""
    return replace(dim, map=normal(split, dim.size))


def finds_the_same(said: tuple[Dim, Dim], lie: tuple[Dim, Dim], group: int, ranks: int) -> None:
    """Ask that maps of others find, for each query head of a rank, the KV head that it reads."""
    for rank in range(ranks):
        named, kv = (listed(on_rank(dim, rank)) for dim in said)
        mine, theirs = (listed(on_rank(dim, rank)) for dim in lie)
        # A pad finds nothing, and is asked for nothing.
        asked, wanted = (
            [PAD if head == PAD else head // group for head in heads] for heads in (named, mine)
        )
        found = [kv.index(head) if head != PAD and head in kv else PAD for head in asked]
        read = [theirs[at] if 0 <= at < len(theirs) else PAD for at in found]
        if read != wanted or [head == PAD for head in named] != [head == PAD for head in mine]:
            raise NoRule(f"it takes heads by another map than {lie[0]} and {lie[1]}")


def on_rank(dim: Dim, rank: int) -> Runs:
    return (range(dim.size),) if dim.map is None else dim.map.part(rank)


@lru_cache(maxsize=MANY)
def unread(queries: Dim, kv: Dim, group: int, ranks: int) -> tuple[int, int] | None:
    """The first rank and query head on it whose KV head is elsewhere."""
    if kv.map is None:
        return None
    for rank in range(ranks) if queries.map is None else queries.map.busy():
        mine = (range(queries.size),) if queries.map is None else real(queries.map.part(rank))
        theirs = kv.map.part(rank)
        for run in mine:
            if run and (head := lost(groups_of(run, group), theirs)) is not None:
                return rank, next(i for i in run if i // group == head)
    return None


def logits(at: At, op: Op, x: Placed) -> Placed:
    """Scaled, soft-capped, and with a bias of positions."""
    about, spec = op.about, at.attention
    term = at.terms.of("logits", f"layer {op.layer}", (x.term,))
    if spec.positions == "alibi":
        looks_at(op, x)
    if one_key(at):
        if spec.positions == "alibi":
            own_heads(at, op, x, unread=True)
        return replace(x, term=term)
    split: Split | None = normal(about["dims"], spec.head_dim)
    if spec.scale is None and about["scale"] == "local" and split is not None:
        x = scaled_by_own(x, split, spec.head_dim)
    if spec.softcap is not None:
        x = where_complete(x, "the soft cap")
    if spec.positions == "alibi":
        x = where_complete(x, "a bias of positions")
        own_heads(at, op, x)
        # A key that was exchanged is counted by the rank that gave it.
        given = about["seen"] == "exchanged" and givers_in_place(at)
        if not given and (about["seen"] != "cached" or at.ctx.layout == "keys"):
            local_is_global(at, about["positions"])
    return replace(x, term=term)


def scaled_by_own(x: Placed, split: Split, size: int) -> Placed:
    """Scores that each rank scales by its own dimensions: right where these are as many as all."""
    if all_as_long(split, size):
        return x
    full = x.full if x.due else range(len(split))
    right = frozenset(rank for rank in full if length(split.part(rank)) == size)
    if not right:
        raise NoRule("the scale is that of the dimensions on the rank, not of a whole head")
    return replace(x, due="some", full=right)


def own_heads(at: At, op: Op, x: Placed, *, unread: bool = False) -> None:
    """Ask that what each head has of its own is taken for the heads that the rank has.

    Or, where nobody reads what is made of it, that there is something to be taken.
    """
    dim = x.dim("head")
    if checked(dim, op.about["heads"]) != dim.map:
        raise NoRule(f"it takes heads by another map than {dim}")
    parts = parts_of(dim.map) if dim.map is not None else ()
    first = op.about["per_head"] == "first"
    if first and not all(_first_of(p, dim.size, unread=unread) for p in parts):
        raise NoRule("a rank takes the first of all heads' constants for its own")
    del at


def _first_of(part: Runs, size: int, *, unread: bool) -> bool:
    """Whether these are the first indices, and pads beside them stand for others that there are."""
    own = real(part)
    return (unread or is_everything(own, length(own))) and length(part) <= size


def exp_weights(at: At, op: Op, x: Placed) -> Placed:
    itself = sees_itself(at)
    if not one_key(at):
        x = where_complete(x, "the softmax")
    near = x.tokens == "own" and at.ctx.name == "prefill" and at.ctx.phase.sp > 1
    tokens = x.tokens
    if op.about["mask"] == "local" and at.ctx.name == "prefill" and not (near and itself):
        if tokens == "ring" and not prompt_in_place(at):
            tokens = "places"
        else:
            local_is_global(at, "local")
    looks_at(op, x)
    if near and not itself and not sees_own(at):
        raise NoRule("each token sees the keys of its own rank alone")
    if at.attention.sinks:
        own_heads(at, op, x)
    term = at.terms.of("exp", f"layer {op.layer}", (x.term,))
    return replace(x, term=term, tokens=tokens)


SEEN: Mapping[str, frozenset[str]] = {
    "own": frozenset({"own"}),
    "exchanged": frozenset({"gathered", "ring", "places"}),
    "cached": frozenset({"cached", "split", "copies"}),
}
"""The tokens of which scores are, by what an operator takes them for."""


def looks_at(op: Op, x: Placed) -> None:
    """Ask that the keys that it takes its places from are those that were scored."""
    if x.tokens not in SEEN[op.about["seen"]]:
        raise NoRule(f"it looks at {op.about['seen']} keys, and the scores are of {x.tokens} ones")


def weigh(at: At, op: Op, weights: Placed, values: Placed) -> Placed:
    """Numerators and denominators; shares of the values leave shares of the result."""
    alone = one_key(at)
    if not alone:
        used_where_complete(weights, values.dim("head_dim"))
    heads = read_alike(at, op, weights.dim("head"), values)
    blocks = weights.tokens in ("ring", "places")
    one_block = weights.tokens == "gathered"
    if weights.tokens != values.tokens and not (blocks and values.tokens == "ring"):
        raise NoRule(f"weights are of {weights.tokens} keys, values of {values.tokens} ones")
    if op.about["blocks"] != blocks and not one_block:
        raise NoRule("blocks of keys are counted otherwise than they came")
    if at.attention.sinks and at.ctx.phase.sp > 1:
        apart = weights.tokens in ("split", "copies")
        if op.about["sink_once"] != apart:
            raise NoRule("a sink is to be counted once over all keys that a token sees")
    weighed = (values.term,) if alone else (weights.term, values.term)
    term = at.terms.of("mean", (), weighed)
    dims = (*weights.dims[:2], heads, values.dim("head_dim"))
    left = weights.tokens if blocks or weights.tokens in ("split", "copies") else "own"
    return Placed(term, dims, values.due, left)


def used_where_complete(weights: Placed, values: Dim) -> None:
    """Ask that weights are right on each rank that has any value to weigh."""
    if not weights.full:
        complete(weights, "a weighted mean")
    elif values.map is None or not ranks_with_any(values.map) <= weights.full:
        ranks = ", ".join(map(str, sorted(weights.full)))
        raise NoRule(f"the weights are right on rank {ranks} alone, and others have values")


def quotient(at: At, op: Op, x: Placed) -> Placed:
    del at, op
    if x.tokens not in ("own", "copies"):
        raise NoRule("parts of the keys are not merged")
    return replace(x, tokens="own")


def merge_ranks(at: At, op: Op, x: Placed) -> Placed:
    """The parts of all ranks of sp, by numerators and denominators."""
    group: tuple[str, ...] = op.about["group"]
    wide = [axis for axis in group if axis != "sp" and getattr(at.ctx.phase, axis) > 1]
    if wide:
        raise NoRule(f"it runs over {'+'.join(group)}, and keys lie over sp")
    if x.tokens == "copies":
        return replace(x, tokens="own")  # every rank has all keys: all merges of equals are equal
    if x.tokens != "split":
        raise NoRule("there are no parts on other ranks to merge")
    if "sp" not in group:
        raise NoRule(f"it runs over {'+'.join(group) or 'nobody'}, and keys lie over sp")
    by_denominators(op)
    return replace(x, tokens="own")


def by_denominators(op: Op) -> None:
    if op.about["merge"] != "quotient" or op.about["base"] != "same":
        raise NoRule("parts are weighed by another function than their own denominators")


def merge_blocks(at: At, op: Op, x: Placed) -> Placed:
    if x.tokens not in ("ring", "places"):
        raise NoRule("there are no blocks to merge")
    least, most = tokens_owned(at)
    alike = least == most and (most == 1 or not at.attention.sinks)
    by_all = op.about["merge"] == "quotient" and op.about["base"] == "same"
    if x.tokens == "places" or not alike or not by_all:
        counted_in_blocks(at, op, by_place=x.tokens == "places")
    return replace(x, tokens="own")
