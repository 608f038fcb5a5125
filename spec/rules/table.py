"""Every kind of operator and its rule. A kind that is not here has none, and is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from shardproof.spec.rules import (
    bias,
    collectives,
    ends,
    head_norms,
    keys,
    latent,
    linear,
    norms,
    pointwise,
    rotation,
    scores,
)

RULES: Mapping[str, Callable[..., Any]] = {
    "lookup": ends.lookup,
    "learned": ends.learned,
    "linear": linear.linear,
    "out_linear": linear.out_linear,
    "bias": bias.bias,
    "slice": collectives.slices,
    "add": pointwise.add,
    "add_on": pointwise.add_on,
    "mul": pointwise.mul,
    "act": pointwise.act,
    "joint": pointwise.joint,
    "scale": pointwise.scale,
    "same": pointwise.same,
    "all_reduce": collectives.all_reduce,
    "all_gather": collectives.all_gather,
    "reduce_scatter": collectives.reduce_scatter,
    "norm": norms.norm,
    "moments": norms.moments,
    "norm_with": norms.norm_with,
    "head_norm": head_norms.head_norm,
    "head_moments": head_norms.head_moments,
    "rope": rotation.rope,
    "exchange": keys.exchange,
    "cache_write": keys.cache_write,
    "cache_step": keys.cache_step,
    "one_head": latent.one_head,
    "latent_keys": latent.latent_keys,
    "latent_values": latent.latent_values,
    "scores": scores.scores,
    "logits": scores.logits,
    "exp_weights": scores.exp_weights,
    "weigh": scores.weigh,
    "quotient": scores.quotient,
    "merge_blocks": scores.merge_blocks,
    "merge_ranks": scores.merge_ranks,
    "head_linear": ends.head_linear,
    "pads": ends.pads,
    "gather_logits": ends.gather_logits,
    "finish_logits": ends.finish_logits,
    "choose": ends.choose,
}
