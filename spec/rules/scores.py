"""Scores of queries and keys, up to the softmax.

`([s,t,h,d],[s,k,g,d])->([s,t,h,k]) reduction={d}`. A query head h reads the key head g that its
group shares.
"""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import PAD, Op, Split
from shardproof.spec.rules.at import At, checked
from shardproof.spec.rules.notation import at_most_one_share, share_of
from shardproof.spec.rules.owners import first_has_all, one_key
from shardproof.spec.rules.placed import Dim, Placed, normal
from shardproof.spec.rules.pointwise import complete
from shardproof.spec.rules.refused import NoRule
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
    due = at_most_one_share({"the queries": q.due, "the keys": k.due}, made)
    term = at.terms.of("scores", (), (q.term, k.term))
    return Placed(term, (*q.dims[:2], heads, Dim("key", -1)), due, k.tokens, only)


def sole_rank(dim: Dim) -> int | None:
    """The one rank that has all of a dimension, where all others have none of it."""
    if dim.map is None:
        return None
    full = [rank for rank, part in enumerate(dim.map.parts) if part]
    if len(full) == 1 and set(dim.map.parts[full[0]]) == set(range(dim.size)):
        return full[0]
    return None


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
    for rank in range(at.tp):
        held = set(_on(theirs, rank))
        for head in _on(queries, rank):
            if head // group not in held:
                raise NoRule(f"head {head} on rank {rank} reads KV head {head // group}, which is "
                             "not there")  # fmt: skip
    return queries


def _on(dim: Dim, rank: int) -> tuple[int, ...]:
    """The real indices of a dimension on a rank."""
    if dim.map is None:
        return tuple(range(dim.size))
    return tuple(i for i in dim.map.parts[rank] if i != PAD)


def logits(at: At, op: Op, x: Placed) -> Placed:
    """Scaled, soft-capped, and with a bias of positions."""
    about, spec = op.about, at.attention
    term = at.terms.of("logits", f"layer {op.layer}", (x.term,))
    if one_key(at):
        return replace(x, term=term)
    split: Split | None = normal(about["dims"], spec.head_dim)
    if spec.scale is None and about["scale"] == "local" and split is not None:
        sizes = {len(part) for part in split.parts}
        if sizes != {spec.head_dim}:
            raise NoRule("the scale is that of the dimensions on the rank, not of a whole head")
    if spec.softcap is not None:
        complete(x, "the soft cap")
    if spec.positions == "alibi":
        complete(x, "a bias of positions")
        own_heads(at, op, x)
        if about["seen"] != "cached" or at.ctx.layout == "keys":
            local_is_global(at, about["positions"])
    return replace(x, term=term)


def own_heads(at: At, op: Op, x: Placed) -> None:
    """Ask that what each head has of its own is taken for the heads that the rank has."""
    dim = x.dim("head")
    if checked(dim, op.about["heads"]) != dim.map:
        raise NoRule(f"it takes heads by another map than {dim}")
    if op.about["per_head"] == "first" and dim.map is not None:
        first = [tuple(range(len(part))) for part in dim.map.parts]
        if any(own != mine for own, mine in zip(first, dim.map.parts, strict=True)):
            raise NoRule("a rank takes the first of all heads' constants for its own")
    del at


def exp_weights(at: At, op: Op, x: Placed) -> Placed:
    alone = one_key(at)
    if not alone:
        complete(x, "the softmax")
    near = x.tokens == "own" and at.ctx.name == "prefill" and at.ctx.phase.sp > 1
    if op.about["mask"] == "local" and at.ctx.name == "prefill" and not (near and alone):
        local_is_global(at, "local")
    seen = {"own": "own", "cached": "cached"}.get(op.about["seen"])
    if seen is not None and x.tokens not in (seen, "split", "copies"):
        raise NoRule(f"it looks at {seen} keys, and the scores are of {x.tokens} ones")
    if near and not alone and not first_has_all(at):
        raise NoRule("each token sees the keys of its own rank alone")
    if at.attention.sinks:
        own_heads(at, op, x)
    return replace(x, term=at.terms.of("exp", f"layer {op.layer}", (x.term,)))


def weigh(at: At, op: Op, weights: Placed, values: Placed) -> Placed:
    """Numerators and denominators; shares of the values leave shares of the result."""
    alone = one_key(at)
    if not alone:
        complete(weights, "a weighted mean")
    heads = read_alike(at, op, weights.dim("head"), values)
    if weights.tokens != values.tokens:
        raise NoRule(f"weights are of {weights.tokens} keys, values of {values.tokens} ones")
    if op.about["blocks"] != (weights.tokens == "ring"):
        raise NoRule("blocks of keys are counted otherwise than they came")
    if weights.only is not None and sole_rank(values.dim("head_dim")) != weights.only:
        raise NoRule(f"the weights are right on rank {weights.only} alone")
    weighed = (values.term,) if alone else (weights.term, values.term)
    term = at.terms.of("mean", (), weighed)
    dims = (*weights.dims[:2], heads, values.dim("head_dim"))
    left = weights.tokens if weights.tokens in ("ring", "split", "copies") else "own"
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
    del at
    if x.tokens != "ring":
        raise NoRule("there are no blocks to merge")
    by_denominators(op)
    return replace(x, tokens="own")
