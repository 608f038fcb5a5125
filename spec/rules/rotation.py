"""Positions turned into queries and keys: linear in what is turned, pair by pair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.runs import listed, real, same
from shardproof.spec.rules.at import At
from shardproof.spec.rules.maps import normal
from shardproof.spec.rules.owners import (
    givers_in_place,
    keys_in_place,
    own_tokens,
    prompt_in_place,
)
from shardproof.spec.rules.placed import Dim, Placed
from shardproof.spec.rules.refused import NoRule


def rope(at: At, op: Op, x: Placed) -> Placed:
    spec, about = at.attention.rope, op.about
    if spec is None:
        return x
    dim = x.dim("head_dim")
    its_own_dimensions(at, op, dim)
    its_own_tokens(op, x)
    if dim.map is not None:
        base = at.attention.latent.nope if at.attention.latent is not None else 0
        _pairs_together(dim.map, base, spec.dim // 2, spec.pairs)
    if asked_of_some(at, about.get("sequences")) and not newest_is_own(at, about):
        given = (
            about["which"] == "exchanged" and about["positions"] == "local" and givers_in_place(at)
        )
        if not given:
            local_is_global(at, about["positions"])
    term = at.terms.of("rope", f"layer {op.layer}", (x.term,))
    return replace(x, term=term)


def its_own_dimensions(at: At, op: Op, dim: Dim) -> None:
    """Ask that it turns the dimensions that its operand has: all, or of a shared key the last."""
    size, dims = at.attention.head_dim, op.about["dims"]
    if dims is None and not op.about["shared"] and dim.size != size:
        raise NoRule(f"a head has {size} dimensions, and it is given {dim.size}")
    if dims is not None and dim.size != size:
        last = (range(size - dim.size, size),)
        if not all(same(dims.part(rank), last) for rank in range(len(dims))):
            raise NoRule(f"it turns other dimensions than the last {dim.size}")
    elif normal(dims, size) != dim.map and not turns_the_same(at, dim, dims):
        raise NoRule(f"it turns other dimensions than {dim}")


def turns_the_same(at: At, dim: Dim, said: Split | None) -> bool:
    """Whether on each rank the dimensions that are turned stand where it looks for them."""
    spec, latent = at.attention.rope, at.attention.latent
    if spec is None or said is None:
        return False
    base = latent.nope if latent is not None else 0
    turned = range(base, base + spec.dim)
    maps = (said.part(rank) for rank in range(len(said)))
    for rank, mine in enumerate(maps):
        own = (range(dim.size),) if dim.map is None else dim.map.part(rank)
        both = ([i if i in turned else None for i in listed(part)] for part in (own, mine))
        if next(both) != next(both):
            return False
    return True


def its_own_tokens(op: Op, x: Placed) -> None:
    """Ask that it counts the tokens of its operand: the rank's own, or those exchanged."""
    exchanged = x.tokens in ("gathered", "ring")
    if (op.about["which"] == "exchanged") != exchanged:
        raise NoRule(f"it gives the positions of {op.about['which']} tokens to {x.tokens} ones")


def asked_of_some(at: At, sequences: Sequence[int] | None) -> bool:
    """Whether a sequence that there may be is among these."""
    batch = at.ctx.plan.workload.batch
    return sequences is None or any(s >= 0 and (batch is None or s < batch) for s in sequences)


def newest_is_own(at: At, about: Mapping[str, object]) -> bool:
    """Whether each token is the newest that its rank has, and is given that one's position."""
    if about["positions"] != "last":
        return False
    one = about["which"] == "own" and own_tokens(at) <= {0, 1}
    return one or (at.ctx.name == "prefill" and at.ctx.plan.workload.prompt == 1)


def local_is_global(at: At, how: str) -> None:
    """Ask that a count that begins on the rank gives every token its place in the sequence."""
    phase = at.ctx.phase
    prefill = at.ctx.name == "prefill"
    # One rank has all, in the sequence's order but where a list says another; a cache is sorted.
    listed = prefill and phase.sequence.cut.kind == "listed"
    alone = (phase.sp == 1 and not listed) or (not prefill and at.ctx.layout != "keys")
    alone = alone or (prompt_in_place(at) if prefill else keys_in_place(at))
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
