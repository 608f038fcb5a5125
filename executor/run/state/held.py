"""Which heads and dimensions a rank's cache entries have."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shardproof.spec.layout.context import Context
from shardproof.spec.layout.mesh import place_over
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


def held(ctx: Context, at: Mapping[str, int]) -> Held:
    """Of the rank at these coordinates."""
    return held_by_all(ctx)[place_of(ctx, at)]


def place_of(ctx: Context, at: Mapping[str, int]) -> int:
    """Where a rank stands in `held_by_all`."""
    return at["tp"] * ctx.phase.sp + at["sp"]


def held_by_all(ctx: Context) -> list[Held]:
    """Of each coordinate of tp, and of sp in it."""
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
    four = maps.kv, others, maps.dims, maps.values
    over_sp = any(split is not None and split.axis != "tp" for split in four)
    out: list[Held] = []
    for tp in range(ctx.phase.tp):
        for sp in range(ctx.phase.sp if over_sp else 1):
            at = {"tp": tp, "sp": sp}
            found = [own(split, at.__getitem__, ctx) for split in four]
            out.append(Held(found[0], found[1], found[2], found[3], shares))
        out += [out[-1]] * (0 if over_sp else ctx.phase.sp - 1)
    return out


def own(split: Split | None, at: Callable[[str], int], ctx: Context) -> tuple[int, ...] | None:
    if split is None:
        return None
    return split.parts[place_over(split.axis, at, lambda axis: getattr(ctx.phase, axis))]
