"""The dense feed-forward block."""

from __future__ import annotations

from shardproof.executor.domains import Mask, Tensor
from shardproof.executor.reference.site import Site, linear
from shardproof.spec.model.model import Dense


def dense(at: Site, spec: Dense, x: Tensor) -> Tensor:
    """down(act(up x)), or gated: [tokens, hidden] to the same."""
    up = linear(at, "up", "td,dw->tw", x, bias=spec.up_bias)
    gate = None
    if spec.gated or spec.joint:
        gate = linear(at, "gate", "td,dw->tw", x, bias=spec.up_bias)
    inner = at.note("inner", activated(at, spec, up, gate))
    return linear(at, "down", "tw,wd->td", inner, bias=spec.down_bias)


def activated(
    at: Site, spec: Dense, up: Tensor, gate: Tensor | None, only: Mask | None = None
) -> Tensor:
    """act(up); act(gate) times up; or, where the activation joins them, act(gate, up)."""
    domain, act = at.domain, spec.activation
    if gate is None:
        return domain.apply(act, at.path, up, only=only)
    if spec.joint:
        return domain.apply(act, at.path, gate, up, only=only)
    return domain.mul(at.note("acted", domain.apply(act, at.path, gate, only=only)), up)
