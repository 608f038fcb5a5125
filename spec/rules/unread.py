"""Queries under one visible key, scores of one expert: whatever they are, nobody reads them."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import Op
from shardproof.spec.rules.at import At, spec_of
from shardproof.spec.rules.owners import one_key
from shardproof.spec.rules.placed import Placed

OF_QUERIES = ("attention.q.bias", "attention.q.norm", "attention.q_down.norm")
"""Weights of steps that need all of a value, and of queries have it for nothing here."""


def unread(at: At, op: Op) -> bool:
    """Whether an operator makes queries that make no difference."""
    weight: str = op.about["weight"]
    return weight.endswith(OF_QUERIES) and one_key(at)


def unasked(at: At, op: Op) -> bool:
    """Whether an operator makes scores of the one expert that there is."""
    weight: str = op.about["weight"]
    return weight.endswith("ffn.router.bias") and unscored(at)


def always_one(at: At) -> bool:
    """Whether there is a single weight for a token, which is one whatever its score."""
    spec = spec_of(at)
    router = spec.router
    sole = router.top_k == 1 and (router.renormalise or router.score == "topk_softmax")
    return router.scale in (None, 1) and (sole or (spec.experts == 1 and router.score != "sigmoid"))


def unscored(at: At) -> bool:
    """Whether there is but one expert, so that nobody asks for its score."""
    return spec_of(at).experts == 1 and always_one(at)


def lost(x: Placed) -> Placed:
    """A value of which it is not asked whether any rank has it."""
    return replace(x, due="lost", full=frozenset())
