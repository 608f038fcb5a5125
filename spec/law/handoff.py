"""What decode's ranks read that prefill's rank of the same number does not hold.

A cache entry has a layer, a sequence, a token and a KV head, and what a rank
holds or needs is a product of four sets, one an axis. So a rank lacks nothing
exactly if it lacks nothing on any axis.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Literal

from shardproof.spec.law.axes import ANY, AXES
from shardproof.spec.law.context import Context
from shardproof.spec.law.measures import dims_of, kv_groups
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.linear import Axis

MOST_RANKS = 65_536
"""Ranks that are compared one by one where the phases' degrees differ."""

EntryAxis = Literal["heads", "layers", "sequences", "tokens"]
_MESH: dict[EntryAxis, Axis] = {
    "heads": "tp",
    "layers": "pp",
    "sequences": "dp",
    "tokens": "sp",
}


@dataclass(frozen=True, slots=True)
class Handoff:
    """`lacks` names the axes on which some rank lacks entries, and where first."""

    lacks: dict[EntryAxis, str]
    unpaired: bool = False
    undecided: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """One index of an axis; a KV head may be held in part, or as a share of a sum."""

    index: int
    dims: frozenset[int] | None = None
    share: int | None = None


Pieces = frozenset[Piece]


def compare(prefill: Context, decode: Context) -> Handoff:
    """Rank i of prefill against rank i of decode."""
    if prefill.world != decode.world:
        return Handoff({}, unpaired=True)
    same_mesh = prefill.phase.mesh == decode.phase.mesh and all(
        getattr(prefill.phase, a) == getattr(decode.phase, a) for a in ("pp", "dp", "sp", "tp")
    )
    lacks: dict[EntryAxis, str] = {}
    for axis, mesh in _MESH.items():
        if same_mesh:
            degree: int = getattr(decode.phase, mesh)
            if _same_choice(prefill, decode, axis):
                continue
            pairs: Iterator[tuple[int, int]] = ((i, i) for i in range(degree))
        elif decode.world > MOST_RANKS:
            return Handoff({}, undecided=True)
        else:
            pairs = iter(
                sorted(
                    {
                        (_coordinate(prefill, mesh, rank), _coordinate(decode, mesh, rank))
                        for rank in range(decode.world)
                    }
                )
            )
        for held_at, needed_at in pairs:
            if lack := _lack(prefill, decode, axis, held_at, needed_at):
                lacks[axis] = f"{mesh} rank {needed_at} reads {lack}"
                break
    return Handoff(lacks)


def _coordinate(ctx: Context, axis: Axis, rank: int) -> int:
    stride = 1
    for name in reversed(ctx.phase.mesh):
        degree: int = getattr(ctx.phase, name)
        if name == axis:
            return rank // stride % degree
        stride *= degree
    raise ValueError(f"{axis} is not in the mesh")


def _same_choice(prefill: Context, decode: Context, axis: EntryAxis) -> bool:
    """Whether both phases were written alike on this axis, so nothing can differ."""
    match axis:
        case "layers":
            return prefill.phase.stages.layers == decode.phase.stages.layers
        case "sequences":
            return prefill.phase.batch.sequences == decode.phase.batch.sequences
        case "tokens":
            return prefill.phase.sp == 1
        case "heads":
            return prefill.phase.attention == decode.phase.attention


def _lack(prefill: Context, decode: Context, axis: EntryAxis, held: int, needed: int) -> str:
    """An entry that is needed and not held, in words; empty where there is none."""
    for has, wants in zip(
        _pieces(prefill, axis, held, decode), _pieces(decode, axis, needed, prefill), strict=True
    ):
        missing = sorted(
            (p for p in wants if not any(_holds(h, p) for h in ([p] if p in has else has))),
            key=lambda piece: piece.index,
        )
        if missing:
            return f"{_NAMES[axis]} {missing[0].index}, which its rank did not keep"
    return ""


def _holds(held: Piece, wanted: Piece) -> bool:
    if held.index != wanted.index or held.share != wanted.share:
        return False
    return held.dims is None or (wanted.dims is not None and wanted.dims <= held.dims)


_NAMES = {"heads": "KV head", "layers": "layer", "sequences": "sequence", "tokens": "token"}


def _pieces(ctx: Context, axis: EntryAxis, at: int, other: Context) -> Iterator[Pieces]:
    """What the rank holds (prefill) or reads (decode), for each size tried."""
    match axis:
        case "layers":
            spec, n = ctx.phase.stages.layers, len(ctx.model.layers)
            yield _indices(Cut(spec, n, ctx.phase.pp), at)
        case "sequences":
            most = max(ctx.phase.dp, other.phase.dp)
            length = AXES["batch.sequences"].length(ctx)
            for n in range(1, 2 * most + 2) if length == ANY else [length]:
                yield _indices(Cut(ctx.phase.batch.sequences, n, ctx.phase.dp), at)
        case "tokens":
            most = max(ctx.phase.sp, other.phase.sp)
            prompt = ctx.plan.workload.prompt
            for n in range(1, 2 * most + 2) if prompt is None else [prompt]:
                yield _tokens(ctx, at, n)
        case "heads":
            yield _heads(ctx, at)


def _indices(cut: Cut, at: int) -> Pieces:
    return frozenset(Piece(i) for i in chain(*cut.indices(at)) if i < cut.n)


def _tokens(ctx: Context, at: int, n: int) -> Pieces:
    phase = ctx.phase
    if ctx.name == "prefill":
        keep = phase.sequence.keep_all
        return _all(n) if keep else _indices(Cut(phase.sequence.cut, n, phase.sp), at)
    if ctx.layout == "keys":
        return _indices(Cut(phase.sequence.keys, n, phase.sp), at)
    return _all(n)


def _all(n: int) -> Pieces:
    return frozenset(map(Piece, range(n)))


def _heads(ctx: Context, at: int) -> Pieces:
    attention, plan = ctx.layer.attention, ctx.phase.attention
    if attention.latent is not None:
        return _all(1)
    whole = range(attention.kv_heads)
    if plan.qkv.split == "in" and (plan.qkv.k_sum != "boundary" or plan.qkv.v_sum != "boundary"):
        # A sum still due is of use only to the rank that has the same share of it.
        return frozenset(Piece(head, share=at) for head in whole)
    if plan.qkv.collective == "all_gather" or plan.qkv.split in ("in", "none"):
        return _all(attention.kv_heads)
    if plan.qkv.split == "head_dim":
        dims = frozenset(dims_of(ctx, at))
        part = None if len(dims) == attention.head_dim else dims
        return frozenset(Piece(head, part) for head in whole)
    if ctx.name == "decode" or plan.kv_heads.kind == "needed":
        return frozenset(map(Piece, kv_groups(ctx, at)))
    held = Cut(plan.kv_heads, attention.kv_heads, ctx.phase.tp)
    return frozenset(Piece(head) for head in chain(*held.indices(at)))
