"""Layers with a state: what attention asks for elsewhere, and the order of tokens."""

from __future__ import annotations

from functools import partial

from shardproof.spec.law.clause import Clause

state = partial(Clause, modules=("attention",), scope="layer")

STATE = (
    state(
        code="STATE-HEADS",
        sentence="Every value head of a layer with a state is on exactly one rank.",
        documents=("tensor_parallelism.md:71-72", "attention.md:36", "tensor_parallelism.md:33-36"),
        text="""not model.delta or not attention.heads_split or attention.heads.owned_once""",
        say="of a layer with a state, {cut:attention.heads}{twice:attention.heads}",
        at=("attention.heads", "tp"),
        fix="attention: {heads: balanced}",
    ),
    state(
        code="STATE-KEYS",
        sentence="A rank holds the key head by which each of its value heads updates its state.",
        documents=("tensor_parallelism.md:96", "attention.md:74"),
        modules=("attention", "cache"),
        text="""not model.delta or attention.qkv.split != 'heads'
            or not (attention.kv_missing or attention.kv_beyond)""",
        say="of a layer with a state, {kv:attention.kv_heads}",
        at=("attention.kv_heads", "attention.heads", "tp"),
        fix="attention: {kv_heads: needed}",
    ),
    state(
        code="STATE-DIMS",
        sentence=(
            "The state of a head is not split inside: a rank has all dimensions of its queries, "
            "keys and values."
        ),
        documents=("attention.md:36", "tensor_parallelism.md:33-36"),
        text="not model.delta or attention.qkv.split != 'head_dim'",
        say="a token rewrites a head's state by products over all its dimensions, and these are "
        "cut over {tp} ranks, which nobody joins: {dims:attention.head_dim}",
        at=("attention.qkv.split", "attention.head_dim", "tp"),
        fix="attention: {qkv: {split: heads}}",
    ),
    state(
        code="STATE-NORM",
        sentence="The norm of what is read of a state takes its statistic over all heads that it "
        "normalises together.",
        documents=("tensor_parallelism.md:33-36", "attention.md:40"),
        text="""attention.scores.statistic == 'summed'
            or not attention.heads_split or attention.norm_undivided""",
        say="heads that are normalised together are on several of {tp} ranks, and every rank takes "
        "the mean square of its own in place of all of them",
        at=("attention.scores.statistic", "attention.heads", "tp"),
        fix="attention: {scores: {statistic: summed}}",
    ),
    state(
        code="STATE-TOKENS",
        sentence="A state is built from every earlier token in order, on the rank that reads it.",
        documents=("attention.md:47", "attention.md:76", "attention.md:98"),
        modules=("attention", "cache"),
        phases=("prefill",),
        text="not model.delta or sequence.exchange in ('gather', 'heads')",
        say="tokens are split over {sp} ranks (exchange: {sequence.exchange}), and a rank builds "
        "its state from its own tokens, without the earlier ones of other ranks",
        at=("sequence.exchange", "sp"),
        fix="sequence: {exchange: gather}",
    ),
)
