"""Keys and values of every head from one small latent that all ranks have."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import Op
from shardproof.spec.rules.at import At, taken
from shardproof.spec.rules.bias import once
from shardproof.spec.rules.placed import Dim, Placed
from shardproof.spec.rules.pointwise import complete
from shardproof.spec.rules.refused import NoRule


def one_head(at: At, op: Op, x: Placed) -> Placed:
    del at, op
    last = x.dims[-1]
    if last.map is not None:
        raise NoRule(f"the latent is split, {last}")
    return replace(x, dims=(*x.dims[:2], Dim("head", 1), Dim("head_dim", last.size)))


def latent_keys(at: At, op: Op, rotated: Placed, latent: Placed) -> Placed:
    """What the latent gives beside the part that is rotated and shared."""
    own = _from_latent(at, op, latent, op.about["heads"], bias=at.attention.k_bias)
    if rotated.due:
        raise NoRule("the rotated key is a share of a sum")
    if rotated.tokens != latent.tokens:
        raise NoRule("the rotated key is of other tokens than the latent")
    dim = Dim("head_dim", at.attention.head_dim)
    dims = (*own.dims[:3], *taken((dim,), {"head_dim": op.about["dims"]}))
    return replace(own, term=at.terms.of("keys", (), (own.term, rotated.term)), dims=dims)


def latent_values(at: At, op: Op, latent: Placed) -> Placed:
    own = _from_latent(at, op, latent, op.about["heads"], bias=at.attention.v_bias)
    dim = Dim("head_dim", at.attention.value_dim)
    return replace(own, dims=(*own.dims[:3], *taken((dim,), {"head_dim": op.about["dims"]})))


def _from_latent(at: At, op: Op, latent: Placed, heads: object, *, bias: bool) -> Placed:
    complete(latent, "the latent's own norm")
    name: str = op.about["weight"]
    weight = at.weight(name)
    maps = {"head": op.about["heads"]}
    term = at.terms.of("linear", name, (latent.term,))
    if bias:
        once(at, "every", latent)
        term = at.terms.sum((term, at.terms.of("weight", f"{name}.bias")))
    del heads
    return replace(latent, term=term, dims=(*latent.dims[:2], *taken(weight[1:], maps)))
