"""A mixture of experts: each token's chosen experts, weighted and summed, and the shared one."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import Tensor, expand, masked
from shardproof.executor.reference.ffn import activated, dense
from shardproof.executor.reference.norm import norm
from shardproof.executor.reference.router import Routing, route
from shardproof.executor.reference.site import Site, linear
from shardproof.spec.model.model import Dense, Model, Moe


def moe(at: Site, spec: Moe, x: Tensor) -> Tensor:
    domain = at.domain
    read = x if spec.latent is None else linear(at, "latent.down", "td,dl->tl", x)
    y = routed(at.inside("experts"), spec, read, route(at, spec, x))
    y = at.note("routed", y if spec.latent is None else linear(at, "latent.up", "tl,ld->td", y))
    if spec.shared is None:
        return y
    return at.note("joined", domain.add(y, always(at, spec, spec.shared, x)))


def beside_dense(at: Site, model: Model, spec: Moe, x: Tensor, stream: Tensor) -> Tensor:
    """Experts beside a dense block, all under norms of their own, before and after."""
    chosen = route(at, spec, norm(at, model, "router.norm", stream))
    read = norm(at, model, "experts.norm", stream)
    read = read if spec.latent is None else linear(at, "latent.down", "td,dl->tl", read)
    y = routed(at.inside("experts"), spec, read, chosen)
    y = at.note("routed", y if spec.latent is None else linear(at, "latent.up", "tl,ld->td", y))
    y = norm(at, model, "experts.post_norm", y)
    if spec.shared is None:
        return y
    shared = norm(at, model, "shared.post_norm", always(at, spec, spec.shared, x))
    return at.note("joined", at.domain.add(y, shared))


def always(at: Site, spec: Moe, block: Dense, x: Tensor) -> Tensor:
    """What the shared experts give, which every token goes to."""
    domain, shared = at.domain, dense(at.inside("shared"), block, x)
    if spec.shared_gate:
        openness = linear(at, "shared_gate", "td,d->t", x)
        gate = domain.apply("sigmoid", f"{at.path}.shared_gate", openness)
        shared = domain.scale_rows(shared, gate)
    return at.note("shared", shared)


def routed(at: Site, spec: Moe, x: Tensor, routing: Routing) -> Tensor:
    """Every expert takes every token, and what was not chosen counts nothing: plain, not fast."""
    domain, expert = at.domain, spec.expert
    each = expand(x, 1, spec.experts)
    if spec.input_weighted:
        each = domain.scale_rows(each, routing.weights)
    up = linear(at, "up", "ted,edw->tew", each, bias=expert.up_bias)
    gate = None
    if expert.gated or expert.joint:
        gate = linear(at, "gate", "ted,edw->tew", each, bias=expert.up_bias)
    asked = np.broadcast_to(routing.chosen[..., None], (domain.trials, *up.shape))
    inner = at.note("inner", activated(at, expert, up, gate, asked))
    out = linear(at, "down", "tew,ewd->ted", inner, bias=expert.down_bias)
    if spec.input_weighted:
        chosen = np.broadcast_to(routing.chosen[..., None], (domain.trials, *out.shape))
        out = masked(out, chosen)
    else:
        out = domain.scale_rows(out, routing.weights)
    return domain.sum(out, 1)
