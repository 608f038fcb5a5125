"""Where a token has a single weight for its experts, whatever their scores."""

from __future__ import annotations

from shardproof.spec.model.model import Moe
from shardproof.spec.rules.at import At
from shardproof.spec.rules.refused import NoRule


def spec_of(at: At) -> Moe:
    ffn = at.ctx.layer.ffn
    if not isinstance(ffn, Moe):
        raise NoRule("the layer has no experts")
    return ffn


def always_one(at: At) -> bool:
    """Whether there is a single weight for a token, which is one whatever its score."""
    spec = spec_of(at)
    router = spec.router
    sole = router.top_k == 1 and (router.renormalise or router.score == "topk_softmax")
    return router.scale in (None, 1) and (sole or (spec.experts == 1 and router.score != "sigmoid"))


def unscored(at: At) -> bool:
    """Whether there is but one expert, so that nobody asks for its score."""
    return spec_of(at).experts == 1 and always_one(at)
