"""All theorems: those of operator rules, file by file, and those of the documents."""

from __future__ import annotations

from shardproof.proofs.rules import (
    bias,
    blocks,
    collectives,
    derive,
    ends,
    experts,
    fused,
    handing,
    head_norms,
    keys,
    latent,
    linear,
    norms,
    notation,
    owners,
    pointwise,
    rotation,
    scores,
)
from shardproof.proofs.theorems import costs, ordering, plan_space, spreading
from shardproof.proofs.theorems.theorem import Theorem
from shardproof.spec.law.documents import DOCUMENTS

LIBRARY: tuple[Theorem, ...] = (
    *linear.THEOREMS,
    *notation.THEOREMS,
    *bias.THEOREMS,
    *pointwise.THEOREMS,
    *collectives.THEOREMS,
    *owners.THEOREMS,
    *fused.THEOREMS,
    *ends.THEOREMS,
    *scores.THEOREMS,
    *rotation.THEOREMS,
    *norms.THEOREMS,
    *head_norms.THEOREMS,
    *keys.THEOREMS,
    *latent.THEOREMS,
    *experts.THEOREMS,
    *blocks.THEOREMS,
    *handing.THEOREMS,
    *derive.THEOREMS,
    *spreading.THEOREMS,
    *ordering.THEOREMS,
    *costs.THEOREMS,
    *plan_space.THEOREMS,
)
BY_NAME: dict[str, Theorem] = {theorem.name: theorem for theorem in LIBRARY}


def lines(theorem: Theorem) -> list[str]:
    """The documents' lines that rest on a theorem, as `document:number`."""
    return [
        f"{document.name}:{line.number}"
        for document in DOCUMENTS
        for line in document.lines
        if theorem.name in line.theorems
    ]
