"""Every kind of operator and its rule. A kind that is not here has none, and is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from shardproof.spec.rules import (
    bias,
    blocks,
    collectives,
    ends,
    experts,
    head_norms,
    keys,
    latent,
    linear,
    norms,
    pointwise,
    rotation,
    scores,
)
from shardproof.spec.rules.placed import Form

Dims = tuple[str, ...]
ANY: Dims = ()
ROWS: Dims = ("sequence", "token", "")
STREAM: Dims = ("sequence", "token", "hidden")
HEADS: Dims = ("sequence", "token", "head", "head_dim")
SCORES: Dims = ("sequence", "token", "head", "key")
EXPERTS: Dims = ("sequence", "token", "experts")
VOCAB: Dims = ("sequence", "token", "vocab")


@dataclass(frozen=True, slots=True)
class Rule:
    """From what an operator reads to what it gives."""

    apply: Callable[..., Any]
    reads: tuple[Dims, ...]
    """The dimensions of each operand; an empty name is any, and none at all are any."""
    forms: tuple[Form, ...] = ()
    """What each operand is; said where one is no tensor."""
    gives: Form | None = None
    """What the result is; None is what the first operand was."""


RULES: Mapping[str, Rule] = {
    "lookup": Rule(ends.lookup, (), gives="tensor"),
    "learned": Rule(ends.learned, (STREAM,), gives="tensor"),
    "linear": Rule(linear.linear, (ROWS,), gives="tensor"),
    "out_linear": Rule(linear.out_linear, (HEADS,), gives="tensor"),
    "bias": Rule(bias.bias, (ANY,), gives="tensor"),
    "slice": Rule(collectives.slices, (ANY,)),
    "add": Rule(pointwise.add, (ANY, ANY), gives="tensor"),
    "add_on": Rule(pointwise.add_on, (ANY, ANY), gives="tensor"),
    "mul": Rule(pointwise.mul, (ANY, ANY), gives="tensor"),
    "act": Rule(pointwise.act, (ANY,), gives="tensor"),
    "joint": Rule(pointwise.joint, (ANY, ANY), gives="tensor"),
    "scale": Rule(pointwise.scale, (ANY,), gives="tensor"),
    "same": Rule(pointwise.same, (ANY,)),
    "all_reduce": Rule(collectives.all_reduce, (ANY,)),
    "all_gather": Rule(collectives.all_gather, (ANY,)),
    "reduce_scatter": Rule(collectives.reduce_scatter, (ANY,)),
    "norm": Rule(norms.norm, (ROWS,), gives="tensor"),
    "moments": Rule(norms.moments, (ROWS,), gives="tensor"),
    "norm_with": Rule(norms.norm_with, (ROWS, ANY), gives="tensor"),
    "head_norm": Rule(head_norms.head_norm, (HEADS,), gives="tensor"),
    "head_moments": Rule(head_norms.head_moments, (HEADS,), gives="tensor"),
    "rope": Rule(rotation.rope, (HEADS,), gives="tensor"),
    "exchange": Rule(keys.exchange, (HEADS,)),
    "cache_write": Rule(keys.cache_write, (HEADS, HEADS), gives="nothing"),
    "cache_step": Rule(keys.cache_step, (HEADS, HEADS)),
    "one_head": Rule(latent.one_head, (ROWS,), gives="tensor"),
    "latent_keys": Rule(latent.latent_keys, (HEADS, HEADS), gives="tensor"),
    "latent_values": Rule(latent.latent_values, (HEADS,), gives="tensor"),
    "scores": Rule(scores.scores, (HEADS, HEADS), gives="tensor"),
    "logits": Rule(scores.logits, (SCORES,), gives="tensor"),
    "exp_weights": Rule(scores.exp_weights, (SCORES,), gives="weights"),
    "weigh": Rule(scores.weigh, (SCORES, HEADS), forms=("weights", "tensor"), gives="parts"),
    "quotient": Rule(scores.quotient, (HEADS,), forms=("parts",), gives="tensor"),
    "merge_blocks": Rule(scores.merge_blocks, (HEADS,), forms=("parts",), gives="tensor"),
    "merge_ranks": Rule(scores.merge_ranks, (HEADS,), forms=("parts",), gives="tensor"),
    "block_gather": Rule(blocks.block_gather, (ANY,)),
    "block_reduce": Rule(blocks.block_reduce, (STREAM,)),
    "block_return": Rule(blocks.block_return, (STREAM, STREAM)),
    "block_own": Rule(blocks.block_own, (STREAM, STREAM)),
    "route": Rule(experts.route, (EXPERTS,), gives="routes"),
    "experts": Rule(experts.experts, (STREAM, EXPERTS), forms=("tensor", "routes"), gives="tensor"),
    "shared_expert": Rule(experts.shared_expert, (STREAM,), gives="tensor"),
    "add_each": Rule(experts.add_each, (STREAM, STREAM), gives="tensor"),
    "head_linear": Rule(ends.head_linear, (STREAM,), gives="tensor"),
    "pads": Rule(ends.pads, (VOCAB,), gives="tensor"),
    "gather_logits": Rule(ends.gather_logits, (VOCAB,)),
    "finish_logits": Rule(ends.finish_logits, (VOCAB,), gives="tensor"),
    "choose": Rule(ends.choose, (VOCAB, VOCAB), gives="ids"),
}
