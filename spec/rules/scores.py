"""Scores of queries and keys, up to the softmax.

`([s,t,h,d],[s,k,g,d])->([s,t,h,k]) reduction={d}`. A query head h reads the key head g that its
group shares.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.runs import Runs, groups_of, is_everything, length, lost, real
from shardproof.spec.rules.at import At, checked
from shardproof.spec.rules.maps import MANY, all_as_long, filled_up, normal, parts_of, sole_holder
from shardproof.spec.rules.notation import at_most_one_share, share_of
from shardproof.spec.rules.owners import one_key, prompt_in_place, sees_own, tokens_owned
from shardproof.spec.rules.placed import Dim, Due, Placed
from shardproof.spec.rules.pointwise import complete
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.ring import counted_in_blocks
from shardproof.spec.rules.rotation import local_is_global


def scores(at: At, op: Op, q: Placed, k: Placed) -> Placed:
    heads = read_alike(at, op, q.dim("head"), k)
    mine, theirs = q.dim("head_dim"), k.dim("head_dim")
    if mine != theirs:
        raise NoRule(f"queries lie as {mine}, keys as {theirs}")
    made, only = "sum" if share_of(mine) else "", sole_rank(mine)
    if only is not None:
        # The other ranks have no dimension of any head, and no value to weigh.
        made = ""
    if one_key(at):
        due: Due = q.due or k.due or made  # whatever they are, the one key has all the weight
    else:
        due = at_most_one_share({"the queries": q.due, "the keys": k.due}, made)
    term = at.terms.of("scores", (), (q.term, k.term))
    return Placed(term, (*q.dims[:2], heads, Dim("key", -1)), due, k.tokens, only)


def sole_rank(dim: Dim) -> int | None:
    """The one rank that has all of a dimension, where all others have nothing but pads."""
    if dim.map is None:
        return None
    sole = sole_holder(dim.map, dim.size)
    return filled_up(dim.map, dim.size) if sole is None else sole


def read_alike(at: At, op: Op, queries: Dim, kv: Placed) -> Dim:
    """Ask that every query head finds, on its rank, the KV head that it reads."""
    if checked(queries, op.about["heads"]) != queries.map:
        raise NoRule(f"it takes its heads by another map than {queries}")
    attention, theirs = at.attention, kv.dim("head")
    if attention.latent is not None:
        if theirs.map != queries.map:
            raise NoRule(f"queries lie as {queries}, keys and values as {theirs}")
        return queries
    if checked(theirs, op.about["kv"]) != theirs.map:
        raise NoRule(f"it takes KV heads by another map than {theirs}")
    group = attention.heads // attention.kv_heads
    if (found := unread(queries, theirs, group, at.tp)) is not None:
        rank, head = found
        raise NoRule(f"head {head} on rank {rank} reads KV head {head // group}, which is "
                     "not there")  # fmt: skip
    return queries


@lru_cache(maxsize=MANY)
def unread(queries: Dim, kv: Dim, group: int, ranks: int) -> tuple[int, int] | None:
    """The first rank and query head on it whose KV head is elsewhere."""
    if kv.map is None:
        return None
    for rank in range(ranks) if queries.map is None else queries.map.busy():
        mine = (range(queries.size),) if queries.map is None else real(queries.map.part(rank))
        held = kv.map.part(rank)
        for run in mine:
            if run and (head := lost(groups_of(run, group), held)) is not None:
                return rank, next(i for i in run if i // group == head)
    return None


def logits(at: At, op: Op, x: Placed) -> Placed:
    """Scaled, soft-capped, and with a bias of positions."""
    about, spec = op.about, at.attention
    term = at.terms.of("logits", f"layer {op.layer}", (x.term,))
    if one_key(at):
        return replace(x, term=term)
    split: Split | None = normal(about["dims"], spec.head_dim)
    local = spec.scale is None and about["scale"] == "local"
    only = x.only
    if local and split is not None and not all_as_long(split, spec.head_dim):
        # A rank without any dimension scales by nothing; who has all of them is right.
        only = sole_holder(split, spec.head_dim)
        if only is None:
            raise NoRule("the scale is that of the dimensions on the rank, not of a whole head")
    if spec.softcap is not None:
        complete(x, "the soft cap")
    if spec.positions == "alibi":
        complete(x, "a bias of positions")
        own_heads(at, op, x)
        if about["seen"] != "cached" or at.ctx.layout == "keys":
            local_is_global(at, about["positions"])
    return replace(x, term=term, only=only)


def own_heads(at: At, op: Op, x: Placed) -> None:
    """Ask that what each head has of its own is taken for the heads that the rank has."""
    dim = x.dim("head")
    if checked(dim, op.about["heads"]) != dim.map:
        raise NoRule(f"it takes heads by another map than {dim}")
    held = parts_of(dim.map) if dim.map is not None else ()
    if op.about["per_head"] == "first" and not all(_first_of(p, dim.size) for p in held):
        raise NoRule("a rank takes the first of all heads' constants for its own")
    del at


def _first_of(part: Runs, size: int) -> bool:
    """Whether these are the first indices, and pads beside them stand for others that there are."""
    own = real(part)
    return is_everything(own, length(own)) and length(part) <= size


def exp_weights(at: At, op: Op, x: Placed) -> Placed:
    alone = one_key(at)
    if not alone:
        complete(x, "the softmax")
    near = x.tokens == "own" and at.ctx.name == "prefill" and at.ctx.phase.sp > 1
    tokens = x.tokens
    if op.about["mask"] == "local" and at.ctx.name == "prefill" and not (near and alone):
        if tokens == "ring" and not prompt_in_place(at):
            tokens = "places"
        else:
            local_is_global(at, "local")
    seen = {"own": "own", "cached": "cached"}.get(op.about["seen"])
    if seen is not None and x.tokens not in (seen, "split", "copies"):
        raise NoRule(f"it looks at {seen} keys, and the scores are of {x.tokens} ones")
    if near and not alone and not sees_own(at):
        raise NoRule("each token sees the keys of its own rank alone")
    if at.attention.sinks:
        own_heads(at, op, x)
    term = at.terms.of("exp", f"layer {op.layer}", (x.term,))
    return replace(x, term=term, tokens=tokens)


def weigh(at: At, op: Op, weights: Placed, values: Placed) -> Placed:
    """Numerators and denominators; shares of the values leave shares of the result."""
    alone = one_key(at)
    if not alone:
        complete(weights, "a weighted mean")
    heads = read_alike(at, op, weights.dim("head"), values)
    blocks = weights.tokens in ("ring", "places")
    if weights.tokens != values.tokens and not (blocks and values.tokens == "ring"):
        raise NoRule(f"weights are of {weights.tokens} keys, values of {values.tokens} ones")
    if op.about["blocks"] != blocks:
        raise NoRule("blocks of keys are counted otherwise than they came")
    if weights.only is not None and sole_rank(values.dim("head_dim")) != weights.only:
        raise NoRule(f"the weights are right on rank {weights.only} alone")
    weighed = (values.term,) if alone else (weights.term, values.term)
    term = at.terms.of("mean", (), weighed)
    dims = (*weights.dims[:2], heads, values.dim("head_dim"))
    left = weights.tokens if blocks or weights.tokens in ("split", "copies") else "own"
    return Placed(term, dims, values.due, left)


def quotient(at: At, op: Op, x: Placed) -> Placed:
    del at, op
    if x.tokens not in ("own", "copies"):
        raise NoRule("parts of the keys are not merged")
    return replace(x, tokens="own")


def merge_ranks(at: At, op: Op, x: Placed) -> Placed:
    """The parts of all ranks of sp, by numerators and denominators."""
    if x.tokens == "copies":
        return replace(x, tokens="own")  # every rank has all keys: all merges of equals are equal
    if x.tokens != "split":
        raise NoRule("there are no parts on other ranks to merge")
    group: tuple[str, ...] = op.about["group"]
    wide = [axis for axis in group if axis != "sp" and getattr(at.ctx.phase, axis) > 1]
    if "sp" not in group or wide:
        raise NoRule(f"it runs over {'+'.join(group)}, and keys lie over sp")
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
