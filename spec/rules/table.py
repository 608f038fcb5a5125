"""Every kind of operator and its rule. A kind that is not here has none, and is refused.

A rule's line says what becomes of dimensions. s is sequences, t tokens, k keys, h heads, d their
dimensions, i and o a weight's inputs and outputs, r a latent, e experts, v the vocabulary; `..` is
whatever there is. One in `reduction` is summed over: where ranks have different indices of it, each
has a share of the sum.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from shardproof.spec.record import dataclass
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

Takes = Literal["sole", "counted", "some", "sent", "lost"]


@dataclass(frozen=True, slots=True)
class Rule:
    """From what an operator reads to what it gives; its dimensions stand in the vocabulary."""

    apply: Callable[..., Any]
    line: str
    forms: tuple[Form, ...] = ()
    """What each operand is; said where one is no tensor."""
    gives: Form | None = "tensor"
    """What the result is; None is what the first operand was."""
    passes: tuple[Form, ...] = ()
    """What it passes on as well, in place of a tensor."""
    takes: frozenset[Takes] = frozenset()
    """What it knows how to use, and others refuse.

    `sole`: a value that is right on one rank alone, or for what a rank owns. `counted`: what
    experts made and nobody has added up. `some`: a value that some ranks have, whatever the others
    have. `sent`: what a rank holds for others. `lost`: a value that nobody has, of which nobody has
    the result.
    """


def _takes(*what: Takes) -> frozenset[Takes]:
    return frozenset(what)


RULES: Mapping[str, Rule] = {
    "lookup": Rule(ends.lookup, "([s,t],[v,o])->([s,t,o]) reduction={v}"),
    "learned": Rule(ends.learned, "([s,t,o])->([s,t,o])", takes=_takes("some")),
    "linear": Rule(
        linear.linear, "([s,t,i],[i,..])->([s,t,..]) reduction={i}", takes=_takes("lost", "some")
    ),
    "out_linear": Rule(linear.out_linear, "([s,t,h,d],[h,d,o])->([s,t,o]) reduction={h,d}"),
    "bias": Rule(bias.bias, "([..])->([..])", takes=_takes("some", "lost")),
    "slice": Rule(collectives.slices, "([..])->([..])", gives=None, takes=_takes("some")),
    "add": Rule(pointwise.add, "([..],[..])->([..])", takes=_takes("some")),
    "add_on": Rule(pointwise.add_on, "([..],[..])->([..])", takes=_takes("some")),
    "mul": Rule(pointwise.mul, "([..],[..])->([..])", takes=_takes("some")),
    "act": Rule(pointwise.act, "([..])->([..])", takes=_takes("some")),
    "joint": Rule(pointwise.joint, "([..],[..])->([..])", takes=_takes("some")),
    "scale": Rule(pointwise.scale, "([..])->([..])", takes=_takes("some")),
    "same": Rule(
        pointwise.same,
        "([..])->([..])",
        gives=None,
        passes=("weights", "parts", "routes", "ids"),
        takes=_takes("sole", "counted", "some", "sent"),
    ),
    "all_reduce": Rule(
        collectives.all_reduce,
        "([..])->([..])",
        gives=None,
        passes=("weights",),
        takes=_takes("lost"),
    ),
    "all_gather": Rule(
        collectives.all_gather, "([..])->([..])", gives=None, takes=_takes("lost", "some")
    ),
    "reduce_scatter": Rule(
        collectives.reduce_scatter, "([..])->([..])", gives=None, takes=_takes("lost")
    ),
    "norm": Rule(norms.norm, "([s,t,i])->([s,t,i])"),
    "moments": Rule(norms.moments, "([s,t,i])->([s,t]) reduction={i}"),
    "norm_with": Rule(norms.norm_with, "([s,t,i],[s,t])->([s,t,i])"),
    "head_norm": Rule(head_norms.head_norm, "([s,t,h,d])->([s,t,h,d])", takes=_takes("lost")),
    "head_moments": Rule(
        head_norms.head_moments,
        "([s,t,h,d])->([s,t,..]) reduction={d} or {h,d}",
        takes=_takes("lost"),
    ),
    "rope": Rule(rotation.rope, "([s,t,h,d])->([s,t,h,d])", takes=_takes("lost")),
    "exchange": Rule(keys.exchange, "([s,t,h,d])->([s,k,h,d])", gives=None),
    "cache_write": Rule(keys.cache_write, "([s,t,h,d],[s,t,h,d])->()", gives="nothing"),
    "cache_step": Rule(keys.cache_step, "([s,t,h,d],[s,t,h,d])->([s,k,h,d],[s,k,h,d])", gives=None),
    "one_head": Rule(latent.one_head, "([s,t,r])->([s,t,h,r])"),
    "latent_keys": Rule(latent.latent_keys, "([s,k,h,r],[s,k,h,d])->([s,k,h,d]) reduction={r}"),
    "latent_values": Rule(latent.latent_values, "([s,k,h,r])->([s,k,h,d]) reduction={r}"),
    "scores": Rule(
        scores.scores, "([s,t,h,d],[s,k,h,d])->([s,t,h,k]) reduction={d}", takes=_takes("lost")
    ),
    "logits": Rule(scores.logits, "([s,t,h,k])->([s,t,h,k])", takes=_takes("some")),
    "exp_weights": Rule(
        scores.exp_weights, "([s,t,h,k])->([s,t,h,k])", gives="weights", takes=_takes("some")
    ),
    "weigh": Rule(
        scores.weigh,
        "([s,t,h,k],[s,k,h,d])->([s,t,h,d],[s,t,h]) reduction={k}",
        forms=("weights", "tensor"),
        gives="parts",
        takes=_takes("some"),
    ),
    "quotient": Rule(scores.quotient, "([s,t,h,d],[s,t,h])->([s,t,h,d])", forms=("parts",)),
    "merge_blocks": Rule(scores.merge_blocks, "([s,t,h,d],[s,t,h])->([s,t,h,d])", forms=("parts",)),
    "merge_ranks": Rule(scores.merge_ranks, "([s,t,h,d],[s,t,h])->([s,t,h,d])", forms=("parts",)),
    "block_gather": Rule(
        blocks.block_gather,
        "([..])->([..])",
        gives=None,
        passes=("routes",),
        takes=_takes("sole", "counted"),
    ),
    "block_reduce": Rule(
        blocks.block_reduce, "([s,t,o])->([s,t,o])", gives=None, takes=_takes("counted", "sent")
    ),
    "block_return": Rule(
        blocks.block_return,
        "([s,t,o],[s,t,o])->([s,t,o])",
        gives=None,
        takes=_takes("counted", "sent"),
    ),
    "block_own": Rule(
        blocks.block_own,
        "([s,t,o],[s,t,o])->([s,t,o])",
        gives=None,
        takes=_takes("counted", "sent"),
    ),
    "route": Rule(
        experts.route, "([s,t,e])->([s,t,e])", gives="routes", takes=_takes("counted", "lost")
    ),
    "experts": Rule(
        experts.experts,
        "([s,t,i],[s,t,e])->([s,t,o]) reduction={e}",
        forms=("tensor", "routes"),
        takes=_takes("sole", "counted", "sent"),
    ),
    "shared_expert": Rule(
        experts.shared_expert, "([s,t,i])->([s,t,o])", takes=_takes("counted", "sent")
    ),
    "add_each": Rule(
        experts.add_each, "([s,t,o],[s,t,o])->([s,t,o])", takes=_takes("counted", "sent")
    ),
    "head_linear": Rule(ends.head_linear, "([s,t,i],[i,v])->([s,t,v]) reduction={i}"),
    "pads": Rule(ends.pads, "([s,t,v])->([s,t,v])"),
    "gather_logits": Rule(ends.gather_logits, "([s,t,v])->([s,t,v])", gives=None),
    "finish_logits": Rule(ends.finish_logits, "([s,t,v])->([s,t,v])"),
    "choose": Rule(ends.choose, "([s,t,v],[s,t,v])->([s,t])", gives="ids"),
}
