"""Fused weights that are cut in blocks: whether a rank's block is what its maps say."""

from __future__ import annotations

from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.measures import kv_groups
from shardproof.spec.model.model import Dense, Moe
from shardproof.spec.plan.cuts import Cut, merged
from shardproof.spec.plan.phase import Ffn, MoePlan, Shared


def qkv_in_blocks(ctx: Context) -> bool:
    """Whether [Q|K|V] is one weight, of which each rank has a block."""
    plan, attention = ctx.phase.attention.qkv, ctx.layer.attention
    alone = attention.latent is not None or attention.delta is not None
    blocks = plan.fused == "blocks" and plan.split in ("heads", "head_dim")
    return ctx.layer.attends and not alone and blocks


def qkv_misread(ctx: Context) -> bool:
    """Whether ranks take a block of [Q|K|V] apart in another order than it is stored in."""
    plan = ctx.phase.attention.qkv
    # With one key all groups are one, and the two orders are the same.
    other = plan.read not in ("auto", plan.stored) and ctx.layer.attention.kv_heads > 1
    return qkv_in_blocks(ctx) and other


def qkv_fits(ctx: Context) -> bool:
    """Whether the blocks of a weight that is stored group by group are whole groups, in a row."""
    plan, attention = ctx.phase.attention.qkv, ctx.layer.attention
    if plan.stored != "groups" or plan.split != "heads" or not attention.kv_heads:
        return False
    size, end = attention.heads // attention.kv_heads, 0
    heads, spec = cut_of(ctx, "attention.heads"), ctx.phase.attention.kv_heads
    for rank in range(heads.parts):
        # Those that its heads read are in a row where these are whole groups in a row.
        keys = kv_groups(ctx, rank) if spec.kind == "needed" else ()
        own: range | None = range(min(keys, default=0), max(keys, default=-1) + 1)
        if spec.kind != "needed":
            own = _in_a_row(Cut(spec, attention.kv_heads, heads.parts), rank)
        if own is None or _in_a_row(heads, rank) != range(own.start * size, own.stop * size):
            return False
        if own and own.start != end:
            return False
        end = own.stop if own else end
    return True


def ffn_in_blocks(ctx: Context) -> bool:
    """Whether [gate|up] is one weight, of which each rank has a block."""
    plan, ffn = ctx.phase.ffn, ctx.layer.ffn
    gated = isinstance(ffn, Dense) and ctx.layer.feeds and ffn.gated
    return gated and plan.fused == "blocks" and plan.gate.split == plan.up.split == "out"


def ffn_misread(ctx: Context) -> bool:
    """Whether ranks take a block of [gate|up] apart in another order than it is stored in."""
    return ffn_in_blocks(ctx) and _misread(ctx.phase.ffn)


def ffn_fits(ctx: Context) -> bool:
    """Whether the blocks of a weight with a row of each in turn are rows of both, in a row."""
    return isinstance(ctx.layer.ffn, Dense) and _fits(ctx, ctx.phase.ffn, "ffn.width")


def experts_misread(ctx: Context) -> bool:
    """Whether ranks take a block of an expert's [gate|up] apart in another order than its own."""
    moe = ctx.layer.ffn
    return isinstance(moe, Moe) and moe.expert.gated and _misread(ctx.phase.moe)


def experts_fit(ctx: Context) -> bool:
    """Whether the blocks of experts' weights are rows of both, in a row."""
    return isinstance(ctx.layer.ffn, Moe) and _fits(ctx, ctx.phase.moe, "moe.width")


def shared_misread(ctx: Context) -> bool:
    """The same of the shared experts' weight."""
    moe = ctx.layer.ffn
    gated = isinstance(moe, Moe) and moe.shared is not None and moe.shared.gated
    return gated and _misread(ctx.phase.moe.shared)


def shared_fits(ctx: Context) -> bool:
    """The same of the shared experts' weight."""
    return isinstance(ctx.layer.ffn, Moe) and _fits(ctx, ctx.phase.moe.shared, "moe.shared.width")


def _misread(plan: Ffn | MoePlan | Shared) -> bool:
    return plan.fused == "blocks" and plan.read not in ("auto", plan.stored)


def _fits(ctx: Context, plan: Ffn | MoePlan | Shared, path: str) -> bool:
    """Whether blocks of a weight with a row of each in turn are rows of both, in a row."""
    width, end = cut_of(ctx, path), 0
    for rank in range(width.parts):
        own = _in_a_row(width, rank)
        if own is None or (own and own.start != end):
            return False
        end = own.stop if own else end
    return plan.stored == "interleaved"


def _in_a_row(cut: Cut, rank: int) -> range | None:
    """A rank's indices, if these are in a row without pads."""
    runs = merged(run for run in cut.indices(rank) if run)
    if not runs:
        return range(0)
    alone = len(runs) == 1 and runs[0].step == 1 and runs[0].stop <= cut.n
    return runs[0] if alone else None
