"""From a model and a plan to what there is to draw.

Weights and caches are drawn from the index maps of the program, legal or not; activations from the
engine's values, up to the operator that is to blame.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from shardproof.reports.pictures.deals import deals, tokens_of
from shardproof.reports.pictures.holding import (
    Dim,
    Map,
    Mesh,
    Operator,
    PhasePicture,
    Picture,
    Section,
    Tensor,
)
from shardproof.reports.pictures.mapping import map_of
from shardproof.reports.pictures.pieces import Part, parts
from shardproof.reports.pictures.weights import weight_of
from shardproof.spec.engine.placements import Placed, Placement, placements
from shardproof.spec.layout.context import Context, contexts_of
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.program.lower.attention import cached_maps
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import group_of
from shardproof.spec.program.ops.attention import CacheRead, CacheStep, CacheWrite
from shardproof.spec.program.ops.blocks import BlockGather, BlockOwn, BlockReduce, BlockReturn
from shardproof.spec.program.ops.collectives import Exchange
from shardproof.spec.program.ops.passing import Receive, Send

_CACHED = (CacheWrite, CacheRead, CacheStep)
_OF_BLOCKS = (BlockGather, BlockReduce, BlockReturn, BlockOwn)
_TOKENS = {
    "gathered": "of all tokens",
    "all": "of all tokens",
    "ring": "of all tokens, block by block",
    "cached": "of cached tokens",
    "each": "sent to the ranks of its experts",
    "once": "gathered over the experts' ranks",
}


def picture(model: Model, plan: Plan) -> Picture:
    """Both phases."""
    model = told_apart(model, plan)
    found = placements(model, plan)
    names = PHASES[:1] if plan.workload.steps == 0 else PHASES
    phases = tuple(_phase(model, plan, name, found[name]) for name in names)
    return Picture(model.name, phases, bool(plan.edits))


def _phase(model: Model, plan: Plan, name: PhaseName, known: Placed) -> PhasePicture:
    phase = plan.phase(name)
    contexts = contexts_of(model, plan, name)
    ctx = contexts[0]
    axes = tuple((axis, cast("int", getattr(phase, axis))) for axis in phase.mesh)
    moe = next((each for each in contexts if isinstance(each.layer.ffn, Moe)), None)
    mesh = Mesh(axes, (1, 1) if moe is None else (phase.ep, moe.expert_tp))
    sections = tuple(
        _section(part, contexts[part.kind], known, mesh) for part in parts(model, plan, name)
    )
    return PhasePicture(name, mesh, tuple(deals(ctx)), sections, known.why)


def _section(part: Part, ctx: Context, known: Placed, mesh: Mesh) -> Section:
    operators = tuple(_operators(part, ctx, known, mesh))
    cache = _cache(ctx, mesh) if any(isinstance(op, _CACHED) for op in part.ops) else ()
    return Section(part.title, part.layers, operators, cache)


def _operators(part: Part, ctx: Context, known: Placed, mesh: Mesh) -> Iterator[Operator]:
    for op in part.ops:
        if not _comes_to(op, ctx.plan.workload.steps):
            continue
        placed = known.of.get(op.out)
        name = _short(op.out)
        yield Operator(
            name,
            op.kind,
            op,
            tuple(map(_short, op.ins)),
            None if placed is None else _activation(name, placed, ctx, mesh),
            _group(op, mesh),
            weight_of(op, ctx, mesh),
            _failing(op, known),
        )


def _comes_to(op: Op, steps: int | None) -> bool:
    """Whether an operator that some steps alone run is run in one of those that are declared."""
    of_steps = [
        where for where in op.where if all(axis == "step" for axis, _ in (*where.at, *where.but))
    ]
    if steps is None or not of_steps:
        return True
    return any(
        all(where.holds({"step": step}) for where in of_steps) for step in range(1, steps + 1)
    )


def _failing(op: Op, known: Placed) -> str:
    return known.why.partition(": ")[2] if op.out == known.blamed else ""


def _short(name: str) -> str:
    """A name within its layer."""
    if name.startswith("layers."):
        return name.split(".", 2)[2] if name.count(".") > 1 else name
    return name


def _group(op: Op, mesh: Mesh) -> tuple[str, ...]:
    """The axes over which an operator joins ranks, where there is more than one rank."""
    if isinstance(op, (Send, Receive)):
        return ("pp",) if mesh.degree("pp") > 1 else ()
    joined = ("sp",) if isinstance(op, Exchange) else ()
    group = group_of(op) or (("ep", "etp") if isinstance(op, BlockGather) else joined)
    if isinstance(op, _OF_BLOCKS):
        ep, etp = mesh.experts
        degrees = {"ep": ep, "tp": etp, "etp": etp, "dp": mesh.degree("dp"),
                   "sp": mesh.degree("sp")}  # fmt: skip
        return tuple(axis for axis in group if degrees.get(axis, 1) > 1)
    return tuple(axis for axis in group if mesh.degree(axis) > 1)


def _activation(name: str, placed: Placement, ctx: Context, mesh: Mesh) -> Tensor:
    dims = tuple(_dims(placed, ctx))
    ep, etp = mesh.experts
    degrees = {"ep": ep, "etp": etp, "tp": ctx.phase.tp, "sp": ctx.phase.sp}
    over = ("ep", "etp") if "block" in placed.partial else placed.partial
    partial = tuple(axis for axis in over if degrees[axis] > 1)
    return _tensor(name, "activation", dims, ctx, partial, _TOKENS.get(placed.tokens, ""))


def _dims(placed: Placement, ctx: Context) -> Iterator[Dim]:
    own, kv_heads = placed.tokens == "own", ctx.layer.attention.kv_heads
    for dim in placed.dims:
        maps, name = list[Map](), dim.name
        if name == "head" and dim.size == kv_heads != ctx.layer.attention.heads:
            name = "KV head"
        if dim.name == "sequence":
            maps += tokens_of(ctx, "batch.sequences")
        elif dim.name == "token" and own:
            maps += tokens_of(ctx, "sequence.cut")
        if dim.map is not None and len(dim.map) > 1:
            maps.append(map_of(dim.map, name))
        yield Dim(name, dim.size, tuple(maps))


def _tensor(
    name: str, kind: str, dims: tuple[Dim, ...], ctx: Context, partial: tuple[str, ...], note: str
) -> Tensor:
    used = {axis for dim in dims for each in dim.maps for axis in each.axis.split("+")}
    used |= set(partial)
    if used & {"ep", "etp"}:
        used |= {"tp", "sp", "dp"}  # which ep regroups
    copies = tuple(
        axis for axis in ("dp", "sp", "tp") if getattr(ctx.phase, axis) > 1 and axis not in used
    )
    made = "cache" if kind == "cache" else "activation"
    return Tensor(name, made, dims, partial, copies, note)


def _cache(ctx: Context, mesh: Mesh) -> tuple[Tensor, ...]:
    """The entries of a layer: what each rank keeps of keys and of values."""
    del mesh
    maps, attention = cached_maps(ctx), ctx.layer.attention
    tokens = tuple(_kept_tokens(ctx))
    sequence = Dim("sequence", -1, tuple(tokens_of(ctx, "batch.sequences")))
    token = Dim("token", -1, tokens)
    if attention.latent is not None:
        sizes = {"cache.latent": attention.latent.kv_rank, "cache.k_rope": attention.latent.rope}
        if attention.indexer is not None:
            sizes["cache.index"] = attention.indexer.head_dim
        return tuple(
            _tensor(name, "cache", (sequence, token, Dim("rank", size)), ctx, (), "")
            for name, size in sizes.items()
        )
    if attention.delta is not None:
        made_of = (
            ("state.keys", attention.kv_heads, maps.kv, 2 * attention.head_dim, maps.dims),
            ("state.values", attention.heads, maps.heads, attention.entry, maps.values),
        )
        return tuple(
            _tensor(name, "cache", (
                sequence, token, Dim("head", count, _maps(lead, "head")),
                Dim("head_dim", size, _maps(last, "head_dim")),
            ), ctx, (), "")
            for name, count, lead, size, last in made_of
        )  # fmt: skip
    heads = Dim("KV head", attention.kv_heads, _maps(maps.kv, "KV head"))
    return tuple(
        _tensor(name, "cache", (sequence, token, heads, Dim("head_dim", size, split)), ctx, (), "")
        for name, size, split in (
            ("cache.keys", attention.head_dim, _maps(maps.dims, "head_dim")),
            ("cache.values", attention.value_dim, _maps(maps.values, "head_dim")),
        )
    )


def _maps(split: object, dim: str) -> tuple[Map, ...]:
    from shardproof.spec.program.op import Split

    return (map_of(split, dim),) if isinstance(split, Split) and len(split) > 1 else ()


def _kept_tokens(ctx: Context) -> Iterable[Map]:
    if ctx.phase.sp == 1:
        return ()
    if ctx.name == "prefill":
        return () if ctx.phase.sequence.keep_all else tokens_of(ctx, "sequence.cut")
    return tokens_of(ctx, "sequence.keys") if ctx.layout == "keys" else ()


def by_name(found: Picture) -> Mapping[PhaseName, PhasePicture]:
    return {phase.name: phase for phase in found.phases}
