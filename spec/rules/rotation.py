"""Positions turned into queries and keys: linear in what is turned, pair by pair."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import PAD, Op, Split
from shardproof.spec.rules.at import At, checked
from shardproof.spec.rules.owners import first_has_all
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.refused import NoRule


def rope(at: At, op: Op, x: Placed) -> Placed:
    spec, about = at.attention.rope, op.about
    if spec is None:
        return x
    dim = x.dim("head_dim")
    if not about["shared"] and checked(dim, about["dims"]) != dim.map:
        raise NoRule(f"it turns other dimensions than {dim}")
    if dim.map is not None:
        base = at.attention.latent.nope if at.attention.latent is not None else 0
        _pairs_together(dim.map, base, spec.dim // 2, spec.pairs)
    if about.get("sequences") is not None or about["positions"] != "global":
        local_is_global(at, about["positions"])
    term = at.terms.of("rope", f"layer {op.layer}", (x.term,))
    return replace(x, term=term)


def local_is_global(at: At, how: str) -> None:
    """Ask that a count that begins on the rank gives every token its place in the sequence."""
    phase = at.ctx.phase
    alone = phase.sp == 1 or (at.ctx.name == "decode" and at.ctx.layout != "keys")
    alone = alone or (at.ctx.name == "prefill" and first_has_all(at))
    if how == "global" or (how == "local" and alone):
        return
    raise NoRule(f"positions are counted by the rank ({how}), which has not the whole sequence")


def _pairs_together(split: Split, base: int, half: int, style: str) -> None:
    """Ask that the two of each rotated pair stand on the same rank."""
    for rank, part in enumerate(split.parts):
        held = {i - base for i in part if i != PAD and base <= i < base + 2 * half}
        for j in range(half):
            a, b = (j, j + half) if style == "half" else (2 * j, 2 * j + 1)
            if (a in held) != (b in held):
                raise NoRule(f"rank {rank} has one of the pair of dimensions {a} and {b} alone")
