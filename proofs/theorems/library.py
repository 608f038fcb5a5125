"""All theorems: those that the engine rests on, file by file, and those of the documents."""

from __future__ import annotations

from shardproof.proofs.laws import (
    addends,
    arriving,
    blocks,
    cache,
    collectives,
    covers,
    edited,
    ends,
    experts,
    fused,
    keys,
    latent,
    layers,
    linear,
    norms,
    pointwise,
    rotation,
    schedule,
    scores,
    shards,
    softmax,
    spreading,
    values,
    waiting,
)
from shardproof.proofs.theorems import costs, growing, lone_clauses, ordering, plan_space
from shardproof.proofs.theorems.theorem import Theorem
from shardproof.spec.engine.laws import FACTS, LAWS
from shardproof.spec.law.documents import DOCUMENTS

LIBRARY: tuple[Theorem, ...] = (
    *linear.THEOREMS,
    *covers.THEOREMS,
    *addends.THEOREMS,
    *pointwise.THEOREMS,
    *values.THEOREMS,
    *collectives.THEOREMS,
    *shards.THEOREMS,
    *fused.THEOREMS,
    *ends.THEOREMS,
    *scores.THEOREMS,
    *softmax.THEOREMS,
    *rotation.THEOREMS,
    *norms.THEOREMS,
    *keys.THEOREMS,
    *latent.THEOREMS,
    *experts.THEOREMS,
    *blocks.THEOREMS,
    *arriving.THEOREMS,
    *cache.THEOREMS,
    *layers.THEOREMS,
    *edited.THEOREMS,
    *spreading.THEOREMS,
    *ordering.THEOREMS,
    *schedule.THEOREMS,
    *waiting.THEOREMS,
    *costs.THEOREMS,
    *plan_space.THEOREMS,
    *growing.THEOREMS,
    *lone_clauses.THEOREMS,
)
BY_NAME: dict[str, Theorem] = {theorem.name: theorem for theorem in LIBRARY}


def operators(theorem: Theorem) -> list[str]:
    """The kinds of operators whose results rest on a theorem."""
    return [kind for kind, names in LAWS.items() if theorem.name in names]


def facts(theorem: Theorem) -> list[str]:
    """What the engine takes from a theorem beside the laws of operators, in a word."""
    return [about for about, names in FACTS.items() if theorem.name in names]


def lines(theorem: Theorem) -> list[str]:
    """The documents' lines that rest on a theorem, as `document:number`."""
    return [
        f"{document.name}:{line.number}"
        for document in DOCUMENTS
        for line in document.lines
        if theorem.name in line.theorems
    ]
