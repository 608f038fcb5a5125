"""Attention: positions, the cache, scores and what is weighed by them."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.words import (
    ANY,
    HEADS,
    ROWS,
    SCORES,
    Base,
    Counted,
    CountedBy,
    Flag,
    Map,
    MaskOf,
    Merge,
    Name,
    Number,
    PerHead,
    Places,
    PositionsOf,
    Rejected,
    ScaleCut,
    ScaleIndex,
    Seen,
)


class Rope(Operator):
    kind = "rope"
    says = "positions turned into queries or keys"
    operands = (HEADS,)
    line = "([s,t,h,d])->([s,t,h,d])"

    dims: Map
    shared: Flag
    positions: PositionsOf
    which: Literal["own", "exchanged", "all"]
    sequences: Places | None = None


class OneHead(Operator):
    kind = "one_head"
    says = "an axis for the one head that all share"
    operands = (ROWS,)
    line = "([s,t,r])->([s,t,h,r])"


class LatentKeys(Operator):
    kind = "latent_keys"
    says = "keys of every head from the latent"
    operands = (HEADS, HEADS)
    line = "([s,k,h,r],[s,k,h,d])->([s,k,h,d]) reduction={r}"
    inner = ("scales", "scale_of")

    heads: Map
    dims: Map
    weight: Name
    scales: ScaleCut = "own"
    scale_of: ScaleIndex = "own"


class LatentValues(Operator):
    kind = "latent_values"
    says = "values of every head from the latent"
    operands = (HEADS,)
    line = "([s,k,h,r])->([s,k,h,d]) reduction={r}"
    inner = ("scales", "scale_of")

    heads: Map
    dims: Map
    weight: Name
    scales: ScaleCut = "own"
    scale_of: ScaleIndex = "own"


class CacheWrite(Operator):
    kind = "cache_write"
    says = "keys and values into the cache"
    operands = (HEADS, HEADS)
    line = "([s,t,h,d],[s,t,h,d])->()"

    tokens: Literal["own", "exchanged"]
    cache: Number | None = None


class CacheRead(Operator):
    kind = "cache_read"
    says = "keys and values of all tokens so far out of the cache, of such as these"
    operands = (HEADS, HEADS)
    line = "([s,t,h,d],[s,t,h,d])->([s,k,h,d],[s,k,h,d])"

    cache: Number | None = None


class CacheStep(Operator):
    kind = "cache_step"
    says = "a step's key and value into the cache, and all that is there out of it"
    operands = (HEADS, HEADS)
    line = "([s,t,h,d],[s,t,h,d])->([s,k,h,d],[s,k,h,d])"

    update: Literal["append", "recompute", "late", "skip"]
    slots: Counted
    pads: Literal["nowhere", "first", "last"] = "nowhere"
    cache: Number | None = None
    length: Literal["own", "whole"] = "own"
    rejected: Rejected = "overwritten"


class First(Operator):
    kind = "first"
    says = "the keys of keys and values"
    operands = (ANY,)


class Second(Operator):
    kind = "second"
    says = "the values of keys and values"
    operands = (ANY,)


class Delta(Operator):
    kind = "delta"
    says = "what queries read of a state, which is made anew of the tokens before"
    operands = (HEADS, HEADS)
    line = "([s,k,h,b],[s,k,h,g])->([s,t,h,d])"

    heads: Map
    kv: Map
    dims: Map
    values: Map
    weight: Name
    seen: Seen
    begins: Literal["sequence", "row"] = "sequence"
    """Where several sequences lie in a row: whether each begins anew."""


class Scores(Operator):
    kind = "scores"
    says = "queries times keys"
    operands = (HEADS, HEADS)
    line = "([s,t,h,d],[s,k,h,d])->([s,t,h,k]) reduction={d}"

    heads: Map
    kv: Map


class Logits(Operator):
    kind = "logits"
    says = "scores scaled, with soft cap and ALiBi"
    operands = (SCORES,)
    line = "([s,t,h,k])->([s,t,h,k])"

    heads: Map
    dims: Map
    scale: Literal["full", "local"]
    per_head: PerHead
    seen: Seen
    positions: CountedBy


class ExpWeights(Operator):
    kind = "exp_weights"
    says = "exp of what a query sees, or of what of it was chosen"
    operands = (SCORES, ANY)
    may_lack = 1
    line = "([s,t,h,k])->([s,t,h,k])"

    heads: Map
    per_head: PerHead
    seen: Seen
    mask: MaskOf


class Weigh(Operator):
    kind = "weigh"
    says = "values weighed: numerator and denominator"
    operands = (SCORES, HEADS)
    line = "([s,t,h,k],[s,k,h,d])->([s,t,h,d],[s,t,h]) reduction={k}"

    heads: Map
    kv: Map
    blocks: Flag
    sink_once: Flag


class Quotient(Operator):
    kind = "quotient"
    says = "numerator over denominator"
    operands = (HEADS,)
    line = "([s,t,h,d],[s,t,h])->([s,t,h,d])"


class MergeBlocks(Operator):
    kind = "merge_blocks"
    says = "the blocks of a ring merged"
    operands = (HEADS,)
    line = "([s,t,h,d],[s,t,h])->([s,t,h,d])"

    merge: Merge
    base: Base


Attending = (
    Rope
    | OneHead
    | LatentKeys
    | LatentValues
    | CacheWrite
    | CacheRead
    | CacheStep
    | First
    | Second
    | Delta
    | Scores
    | Logits
    | ExpWeights
    | Weigh
    | Quotient
    | MergeBlocks
)
