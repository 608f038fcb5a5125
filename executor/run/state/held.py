"""Which heads and dimensions a rank's cache entries have."""

from __future__ import annotations

from shardproof.spec.layout.context import Context
from shardproof.spec.program.lower.attention import cached_maps
from shardproof.spec.program.op import Split
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Held:
    """Which heads and dimensions a rank's entries have; None is all of them."""

    keys_of: tuple[int, ...] | None
    values_of: tuple[int, ...] | None
    """The heads of keys, and those of values, which are others where a layer has a state."""
    keys: tuple[int, ...] | None
    values: tuple[int, ...] | None
    shares: frozenset[str]
    """Of `keys`, `values`: what is a share of a sum, of which each rank of tp has another."""

    def heads(self, half: str) -> tuple[int, ...] | None:
        return self.keys_of if half == "keys" else self.values_of


def held(ctx: Context, tp: int) -> Held:
    return held_by_all(ctx)[tp]


def held_by_all(ctx: Context) -> list[Held]:
    """Of each coordinate of tp."""
    qkv = ctx.phase.attention.qkv
    due = {"keys": qkv.k_sum, "values": qkv.v_sum}
    latent = ctx.layer.attention.latent is not None
    maps = cached_maps(ctx)
    shares = frozenset(
        which
        for which, where in due.items()
        if qkv.split == "in"
        and ctx.phase.tp > 1
        and not latent
        and (qkv.collective == "none" or where != "boundary")
    )
    others = maps.kv if ctx.layer.attention.delta is None else maps.heads
    return [
        Held(own(maps.kv, tp), own(others, tp), own(maps.dims, tp), own(maps.values, tp), shares)
        for tp in range(ctx.phase.tp)
    ]


def own(split: Split | None, tp: int) -> tuple[int, ...] | None:
    return None if split is None else split.parts[tp]
