"""Layers with a state: what attention asks for elsewhere, and the order of tokens."""

from __future__ import annotations

from functools import partial

from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses.attention import HEADS_OWNED, KV_LOCAL

state = partial(Clause, modules=("attention",), scope="layer")

STATE = (
    state(
        code="STATE-HEADS",
        sentence="Every value head of a state is on a rank, and on exactly one where the output "
        "projection sums over heads.",
        documents=("tensor_parallelism.md:71-72", "attention.md:36", "tensor_parallelism.md:33-36"),
        text=f"not model.delta or ({HEADS_OWNED})",
        say="of a layer with a state, {cut:attention.heads}{twice:attention.heads}",
        at=("attention.heads", "tp"),
        fix="attention: {heads: balanced}",
    ),
    state(
        code="STATE-KEYS",
        sentence="A rank holds the key head that each of its value heads keeps its state by.",
        documents=("tensor_parallelism.md:96", "attention.md:74"),
        modules=("attention", "cache"),
        text=f"not model.delta or ({KV_LOCAL})",
        say="of a layer with a state, {kv:attention.kv_heads}",
        at=("attention.kv_heads", "attention.heads", "tp"),
        fix="attention: {kv_heads: needed}",
    ),
    state(
        code="STATE-DIMS",
        sentence="A head's state is not cut inside: its rank has all dimensions of its queries, "
        "keys and values.",
        documents=("attention.md:36", "tensor_parallelism.md:33-36"),
        # Whoever has all of them has all heads, too, and counts once.
        text="""not model.delta or attention.qkv.split != 'head_dim'
            or (attention.head_dim.everywhere and not attention.head_dim.moved
                and attention.value_dim.everywhere and not attention.value_dim.moved
                and (tp == 1 or attention.out.split != 'in' or attention.mixed_in == 'whole'
                    or attention.out_state == 'whole'))""",
        say="a token rewrites a head's state by products over all its dimensions, and these are "
        "cut over {tp} ranks, which nobody joins: {dims:attention.head_dim}",
        at=("attention.qkv.split", "attention.head_dim", "tp"),
        fix="attention: {qkv: {split: heads}}",
    ),
    state(
        code="STATE-TOKENS",
        sentence="A state is built from every earlier token in order, on the rank that reads it.",
        documents=("attention.md:47", "attention.md:76", "attention.md:98"),
        modules=("attention", "cache"),
        phases=("prefill",),
        text="not model.delta or sequence.exchange == 'gather' or sequence.reachable",
        say="tokens are split over {sp} ranks (exchange: {sequence.exchange}), and a rank builds "
        "its state from its own tokens, without the earlier ones of other ranks",
        at=("sequence.exchange", "sp"),
        fix="sequence: {exchange: gather}",
        exempt="a declared prompt on one rank",
    ),
)
