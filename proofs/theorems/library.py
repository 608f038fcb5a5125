"""All theorems: those of operator rules, file by file, and those of the documents."""

from __future__ import annotations

from shardproof.proofs.rules import (
    arriving,
    bias,
    blocks,
    collectives,
    derive,
    ends,
    experts,
    filled,
    folding,
    fused,
    handed,
    handing,
    head_norms,
    kept,
    keys,
    latent,
    linear,
    maps,
    norms,
    notation,
    owners,
    pairs,
    passing,
    pointwise,
    readers,
    ring,
    rotation,
    schedule,
    scores,
    sliced,
    terms,
    typed,
    unread,
    written,
)
from shardproof.proofs.theorems import (
    costs,
    edited,
    growing,
    lone_clauses,
    ordering,
    plan_space,
    spreading,
    waiting,
)
from shardproof.proofs.theorems.theorem import Theorem
from shardproof.spec.law.documents import DOCUMENTS

LIBRARY: tuple[Theorem, ...] = (
    *linear.THEOREMS,
    *notation.THEOREMS,
    *bias.THEOREMS,
    *pointwise.THEOREMS,
    *terms.THEOREMS,
    *collectives.THEOREMS,
    *filled.THEOREMS,
    *maps.THEOREMS,
    *owners.THEOREMS,
    *fused.THEOREMS,
    *ends.THEOREMS,
    *readers.THEOREMS,
    *scores.THEOREMS,
    *sliced.THEOREMS,
    *ring.THEOREMS,
    *unread.THEOREMS,
    *rotation.THEOREMS,
    *norms.THEOREMS,
    *head_norms.THEOREMS,
    *keys.THEOREMS,
    *latent.THEOREMS,
    *experts.THEOREMS,
    *blocks.THEOREMS,
    *arriving.THEOREMS,
    *handing.THEOREMS,
    *handed.THEOREMS,
    *kept.THEOREMS,
    *pairs.THEOREMS,
    *passing.THEOREMS,
    *derive.THEOREMS,
    *typed.THEOREMS,
    *folding.THEOREMS,
    *written.THEOREMS,
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


def lines(theorem: Theorem) -> list[str]:
    """The documents' lines that rest on a theorem, as `document:number`."""
    return [
        f"{document.name}:{line.number}"
        for document in DOCUMENTS
        for line in document.lines
        if theorem.name in line.theorems
    ]
