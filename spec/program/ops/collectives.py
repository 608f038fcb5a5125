"""What the ranks of a group do together."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.words import (
    ANY,
    HEADS,
    VOCAB,
    Base,
    Count,
    Dim,
    Group,
    Map,
    Merge,
    Order,
    Rows,
    TokenGroup,
    TokensStand,
)


class AllReduce(Operator):
    kind = "all_reduce"
    says = "the sum over a group, on each of its ranks"
    operands = (ANY,)
    line = "([..])->([..])"

    group: Group
    dim: Dim | None = None
    split: Map = None


class AllGather(Operator):
    kind = "all_gather"
    says = "the pieces of a group put together as the map says, on each rank"
    operands = (ANY,)
    line = "([..])->([..])"

    dim: Dim
    split: Map
    group: Group
    order: Order = "owner"


class ReduceScatter(Operator):
    kind = "reduce_scatter"
    says = "the sum over a group, of which each rank keeps what the map says"
    operands = (ANY,)
    line = "([..])->([..])"

    dim: Dim
    split: Map
    group: Group


class AllToAll(Operator):
    kind = "all_to_all"
    says = "each rank's tensor split along `dim`, what it gets joined along `to`"
    operands = (ANY,)
    line = "([..])->([..])"

    group: Group
    dim: Dim
    to: Dim
    split: Map
    order: Order


class Broadcast(Operator):
    kind = "broadcast"
    says = "what one rank of a group has, on each"
    operands = (ANY,)
    line = "([..])->([..])"

    group: Group
    root: Count


class GatherLogits(Operator):
    kind = "gather_logits"
    says = "the logits of a group put together, pads left out"
    operands = (VOCAB,)
    line = "([s,t,v])->([s,t,v])"

    split: Map
    order: Order
    group: Group


class Exchange(Operator):
    kind = "exchange"
    says = "keys or values of all ranks of sp"
    operands = (HEADS,)
    line = "([s,t,h,d])->([s,k,h,d])"
    usual_axes = ("sp",)

    how: Literal["gather", "ring"]
    split: Map
    rows: Rows = "sequence"
    source: Literal["own", "cached"] = "own"


class ToHeads(Operator):
    kind = "to_heads"
    says = "an all-to-all: of the tokens of all ranks the heads that the map gives"
    operands = (ANY,)
    line = "([s,t,h,..])->([s,k,h,..])"

    split: Map
    order: TokensStand
    group: TokenGroup
    rows: Rows = "sequence"


class ToTokens(Operator):
    kind = "to_tokens"
    says = "an all-to-all back: of the rank's own tokens the heads of all ranks"
    operands = (ANY,)
    line = "([s,k,h,d])->([s,t,h,d])"

    split: Map
    before: Map
    order: TokensStand
    group: TokenGroup


class MergeRanks(Operator):
    kind = "merge_ranks"
    says = "attention over each rank's keys merged into one"
    operands = (HEADS,)
    line = "([s,t,h,d],[s,t,h])->([s,t,h,d])"

    merge: Merge
    base: Base
    group: Group


Together = (
    AllReduce
    | AllGather
    | ReduceScatter
    | AllToAll
    | Broadcast
    | GatherLogits
    | Exchange
    | ToHeads
    | ToTokens
    | MergeRanks
)
