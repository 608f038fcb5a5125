"""Which heads and dimensions a rank's cache entries have."""

from __future__ import annotations

from dataclasses import dataclass

from shardproof.spec.law.context import Context
from shardproof.spec.program.lower.attention import HeadMaps, head_maps
from shardproof.spec.program.lower.desk import Desk
from shardproof.spec.program.op import Builder


@dataclass(frozen=True, slots=True)
class Held:
    """Which heads and dimensions a rank's entries have; None is all of them."""

    heads: tuple[int, ...] | None
    keys: tuple[int, ...] | None
    values: tuple[int, ...] | None
    shares: frozenset[str]
    """Of `keys`, `values`: what is a share of a sum, of which each rank of tp has another."""


def held(ctx: Context, tp: int) -> Held:
    qkv = ctx.phase.attention.qkv
    due = {"keys": qkv.k_sum, "values": qkv.v_sum}
    latent = ctx.layer.attention.latent is not None
    shares = frozenset(
        which
        for which, where in due.items()
        if qkv.split == "in" and not latent and (qkv.collective == "none" or where != "boundary")
    )
    desk = Desk(ctx, Builder())
    if latent or (qkv.collective == "all_gather" and not desk.idle(qkv.group)):
        return Held(None, None, None, shares)
    maps: HeadMaps = head_maps(desk)

    def own(split: object) -> tuple[int, ...] | None:
        return None if split is None else split.parts[tp]  # type: ignore[attr-defined]

    return Held(own(maps.kv), own(maps.dims), own(maps.values), shares)
