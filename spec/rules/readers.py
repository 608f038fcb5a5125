"""Whose choice of a token some decode step reads."""

from __future__ import annotations

from collections.abc import Collection

from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.op import Split, held_by
from shardproof.spec.program.runs import has_pads, length, real
from shardproof.spec.rules.at import At
from shardproof.spec.rules.maps import parts_of


def token_readers(at: At) -> Collection[int]:
    """The ranks of tp whose token makes a difference to what the stream gets of it."""
    phase, model = at.ctx.plan.phase("decode"), at.model
    plan = phase.embedding
    unsummed = plan.collective == "none" or all(getattr(phase, each) == 1 for each in plan.group)
    if plan.split == "hidden" or (phase.stream == "hidden" and plan.split == "none"):
        cut = Cut(phase.hidden, model.hidden, phase.tp)
    elif plan.split == "vocab" and not unsummed:
        cut = Cut(plan.cut, model.vocab, phase.tp)
    elif phase.stream == "hidden":
        cut = Cut(phase.hidden, model.hidden, phase.tp)
    elif phase.stream == "tokens":
        cut = Cut(phase.stream_tokens, 1, phase.tp)
    else:
        return range(min(at.tp, phase.tp))
    # Prefill's ranks give their tokens to decode's, counted round.
    having = (rank for rank in cut.busy_ranks() if length(held_by(cut, rank, pads=False)))
    return frozenset(rank % at.tp for rank in having)


def refused_unread(at: At, split: Split, pads: str) -> bool:
    """Whether some rank may choose a row that is not in the table, though nobody reads it."""
    plan = at.ctx.plan.phase("decode").embedding
    if plan.split == "vocab" and plan.mask:
        return False
    return any(
        has_pads(part) and (pads != "masked" or not length(real(part))) for part in parts_of(split)
    )
