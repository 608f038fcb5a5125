"""A mixture of experts: each token's chosen experts, weighted and summed, and the shared one."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import Tensor, expand, masked
from shardproof.executor.reference.ffn import activated, dense
from shardproof.executor.reference.router import Routing, route
from shardproof.executor.reference.site import Site, linear
from shardproof.spec.model.model import Moe


def moe(at: Site, spec: Moe, x: Tensor) -> Tensor:
    domain = at.domain
    read = x if spec.latent is None else linear(at, "latent.down", "td,dl->tl", x)
    y = routed(at.inside("experts"), spec, read, route(at, spec, x))
    y = at.note("routed", y if spec.latent is None else linear(at, "latent.up", "tl,ld->td", y))
    if spec.shared is None:
        return y
    shared = dense(at.inside("shared"), spec.shared, x)
    if spec.shared_gate:
        openness = linear(at, "shared_gate", "td,d->t", x)
        gate = domain.apply("sigmoid", f"{at.path}.shared_gate", openness)
        shared = domain.scale_rows(shared, gate)
    return at.note("joined", domain.add(y, at.note("shared", shared)))


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
