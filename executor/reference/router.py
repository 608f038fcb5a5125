"""Which experts a token is sent to, and with what weight each counts."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import (
    Ids,
    Mask,
    Parts,
    Tensor,
    masked,
    one_hot,
    pick,
    quotient,
    reshape,
    softmax,
    spread,
    top_k,
)
from shardproof.executor.reference.site import Site, linear
from shardproof.spec.model.model import Moe, Router
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Routing:
    chosen: Mask
    """[trials, tokens, experts]"""
    weights: Tensor
    """[tokens, experts], zero where an expert is not chosen"""


def route(at: Site, spec: Moe, x: Tensor) -> Routing:
    router, domain = spec.router, at.domain
    logits = linear(at, "router", "td,de->te", x, bias=router.bias)
    at = at.inside("router")
    everyone = np.ones((1, *logits.shape), np.bool_)
    match router.score:
        case "softmax":
            scores = softmax(domain, at.path, logits, everyone)
        case "sigmoid":
            scores = domain.apply("sigmoid", at.path, logits)
        case "topk_softmax":
            scores = logits
    at.note("scores", scores)
    fed = at.notes.fed
    ids = fed[at.path] if fed is not None else choose_experts(at, router, scores)
    at.notes.routes[at.path] = ids
    chosen = one_hot(ids, spec.experts)
    if router.score == "topk_softmax":
        weights = softmax(domain, at.path, scores, chosen)
    else:
        weights = masked(scores, chosen)
    if router.renormalise:
        weights = quotient(domain, Parts(weights, domain.sum(weights, -1), None))
    if router.scale is not None:
        weights = domain.scale(weights, domain.number("router.scale", router.scale))
    return Routing(chosen, at.note("weights", weights))


def choose_experts(at: Site, router: Router, scores: Tensor) -> Ids:
    """The best `top_k` experts, best first, within the best groups: [trials, tokens, top_k]."""
    domain = at.domain
    if router.correction:
        scores = domain.add(scores, spread(at.weight("correction"), scores.shape, (1,)))
    allowed = None
    if router.groups > 1:
        allowed = allowed_experts(at, router, scores)
    return top_k(domain.ranks(at.path, scores), router.top_k, allowed=allowed)


def allowed_experts(at: Site, router: Router, scores: Tensor) -> Mask:
    """The experts of the best groups, a group's score being its best one or the sum of two."""
    domain = at.domain
    tokens, experts = scores.shape
    size = experts // router.groups
    grouped = reshape(scores, (tokens, router.groups, size))
    best = top_k(domain.ranks(at.path, grouped), 2 if router.group_score == "top2" else 1)
    group_scores = domain.sum(pick(grouped, best), -1)
    groups = top_k(domain.ranks(at.path, group_scores), router.top_groups)
    return np.repeat(one_hot(groups, router.groups), size, axis=-1)
