"""Queries under one visible key, scores of one expert: whatever they are, nobody reads them."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import Op
from shardproof.spec.rules.at import At
from shardproof.spec.rules.owners import one_key
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.sole import unscored

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


def lost(x: Placed) -> Placed:
    """A value of which it is not asked whether any rank has it."""
    return replace(x, due="lost", full=frozenset())
