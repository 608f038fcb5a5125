"""From the residual stream to logits."""

from __future__ import annotations

from shardproof.executor.domains import Tensor, spread
from shardproof.executor.reference.norm import norm
from shardproof.executor.reference.site import Site
from shardproof.spec.model.model import Model


def head(at: Site, model: Model, x: Tensor) -> Tensor:
    """[tokens, hidden] to [tokens, vocab]; a tied head reads the embedding table."""
    domain = at.domain
    if model.final_norm:
        x = norm(at, model, "norm", x)
    if model.tied:
        logits = domain.contract("td,vd->tv", x, at.weight("embedding"))
    else:
        logits = domain.contract("td,dv->tv", x, at.weight("head"))
    if model.head_bias:
        at.note("head.unbiased", logits)
        logits = domain.add(logits, spread(at.weight("head.bias"), logits.shape, (1,)))
    at.note("head", logits)
    if model.logit_scale is not None:
        logits = domain.scale(logits, domain.number("head.scale", model.logit_scale))
    if model.logit_softcap is not None:
        logits = domain.apply("softcap", "head", logits, constants=(model.logit_softcap,))
    return at.note("logits", logits)
