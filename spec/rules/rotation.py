"""Positions turned into queries and keys: linear in what is turned, pair by pair."""

from __future__ import annotations

from dataclasses import replace

from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.runs import real
from shardproof.spec.rules.at import At, checked
from shardproof.spec.rules.owners import keys_in_place, prompt_in_place
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
    alone = alone or (prompt_in_place(at) if at.ctx.name == "prefill" else keys_in_place(at))
    if how == "global" or (how == "local" and alone):
        return
    raise NoRule(f"positions are counted by the rank ({how}), which has not the whole sequence")


def _pairs_together(split: Split, base: int, half: int, style: str) -> None:
    """Ask that the two of each rotated pair stand on the same rank."""
    for rank in split.busy():
        held = {i - base for run in real(split.part(rank)) for i in run}
        for i in sorted(i for i in held if 0 <= i < 2 * half):
            pair = (i % half, i % half + half) if style == "half" else (i // 2 * 2, i // 2 * 2 + 1)
            if not held.issuperset(pair):
                a, b = pair
                raise NoRule(f"rank {rank} has one of the pair of dimensions {a} and {b} alone")
