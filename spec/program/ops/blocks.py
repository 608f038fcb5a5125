"""What ranks do together for their experts, for a module of other ranks, and to choose a token."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.words import (
    ANY,
    STREAM,
    VOCAB,
    Axes,
    Count,
    Flag,
    Group,
    How,
    Map,
    Number,
    Order,
    PadLogits,
)


class BlockGather(Operator):
    kind = "block_gather"
    says = "tokens, or routes, of the ranks that share the experts"
    operands = (ANY,)
    line = "([..])->([..])"

    how: How
    order: Order = "owner"
    group: Group
    block: Number
    tokens: Map = None


class BlockReduce(Operator):
    kind = "block_reduce"
    says = "the sum over the ranks that share the experts"
    operands = (STREAM,)
    line = "([s,t,o])->([s,t,o])"

    group: Group
    block: Number
    tokens: Map = None
    etp: Number


class BlockReturn(Operator):
    kind = "block_return"
    says = "what was made of a rank's tokens comes back to it, summed"
    operands = (STREAM, STREAM)
    line = "([s,t,o],[s,t,o])->([s,t,o])"

    how: How
    group: Group
    block: Number
    etp: Number
    tokens: Map = None


class BlockOwn(Operator):
    kind = "block_own"
    says = "of what was made for many, what was made of the rank's own tokens"
    operands = (STREAM, STREAM)
    line = "([s,t,o],[s,t,o])->([s,t,o])"

    how: How
    group: Group
    block: Number
    tokens: Map = None
    etp: Number


class GatherRows(Operator):
    kind = "gather_rows"
    says = "the sequences and tokens of a module's ranks, one rank's behind another's"
    operands = (ANY,)
    line = "([..])->([..])"

    group: Group


class OwnRows(Operator):
    kind = "own_rows"
    says = "of what was made of the tokens of several ranks, what is of the rank's own"
    operands = (ANY,)
    line = "([..])->([..])"

    group: Group


class Choose(Operator):
    kind = "choose"
    says = "the next token"
    operands = (VOCAB, VOCAB)
    line = "([s,t,v],[s,t,v])->([s,t])"

    how: Literal["logits", "merged", "own", "ids_summed"]
    split: Map
    pads: PadLogits
    padded: Count
    whole: Flag
    pick: Number = 1
    over: Axes | None = None


InBlocks = BlockGather | BlockReduce | BlockReturn | BlockOwn | GatherRows | OwnRows | Choose
