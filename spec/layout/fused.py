"""A fused weight [Q|K|V] that is cut in one block a rank."""

from __future__ import annotations

from itertools import chain

from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.measures import kv_groups
from shardproof.spec.plan.cuts import Cut


def fused_in_place(ctx: Context) -> bool:
    """Whether each rank's block, from where the one before it ends, has that rank's own heads."""
    attention, spec = ctx.layer.attention, ctx.phase.attention.kv_heads
    heads, size = cut_of(ctx, "attention.heads"), attention.head_dim
    keys_at = attention.heads * size
    values_at = keys_at + attention.kv_heads * size
    start = 0
    for rank in range(ctx.phase.tp):
        query = list(chain(*heads.indices(rank)))
        if spec.kind == "needed":
            kv = sorted(kv_groups(ctx, rank))
        else:
            kv = list(chain(*Cut(spec, attention.kv_heads, ctx.phase.tp).indices(rank)))
        for held, at, each, count in (
            (query, 0, size, attention.heads),
            (kv, keys_at, size, attention.kv_heads),
            (kv, values_at, attention.value_dim, attention.kv_heads),
        ):
            for head in held:
                if head >= count or at + head * each != start:
                    return False
                start += each
    return True
