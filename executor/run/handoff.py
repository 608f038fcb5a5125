"""The cache from prefill's ranks to decode's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

import numpy as np

from shardproof.executor.domains import Array, CannotRun, Tensor, reshape, take
from shardproof.executor.domains.degree import of_sum
from shardproof.executor.run.faults import Key, Stuck
from shardproof.executor.run.rank import Entries, Rank
from shardproof.spec.law.axes import cut_of
from shardproof.spec.law.context import Context
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.attention import HeadMaps, head_maps
from shardproof.spec.program.lower.desk import Desk
from shardproof.spec.program.lower.phase import layers_of
from shardproof.spec.program.op import Builder

Contexts = Sequence[Context]


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
    maps: HeadMaps = head_maps(Desk(ctx, Builder()))
    due = {"keys": qkv.k_sum, "values": qkv.v_sum}
    latent = ctx.layer.attention.latent is not None
    shares = frozenset(
        which
        for which, where in due.items()
        if qkv.split == "in" and not latent and (qkv.collective == "none" or where != "boundary")
    )
    if qkv.collective == "all_gather" or latent:
        return Held(None, None, None, shares)

    def own(split: object) -> tuple[int, ...] | None:
        return None if split is None else split.parts[tp]  # type: ignore[attr-defined]

    return Held(own(maps.kv), own(maps.dims), own(maps.values), shares)


def hand_over(
    plan: Plan, before: Mapping[Key, Rank], after: Mapping[Key, Rank], old: Contexts, new: Contexts
) -> None:
    """Fill the caches of decode's ranks."""
    how = plan.handoff.cache
    if how in ("by_rank", "stays"):
        by_rank(before, after, old, new)
    else:
        logical(before, after, old, new, first=how == "first")
    if plan.handoff.storage == "raw":
        for rank in after.values():
            rank.cache = {key: misread(entries) for key, entries in rank.cache.items()}


def misread(entries: Entries) -> Entries:
    """(token, head) read as (head, token)."""
    return replace(entries, keys=swapped(entries.keys), values=swapped(entries.values))


def swapped(x: Tensor) -> Tensor:
    slots, heads, dims = x.shape
    turned = x.values.reshape(x.trials, heads, slots, dims).transpose(0, 2, 1, 3)
    return replace(x, values=np.ascontiguousarray(turned))


def needs(rank: Rank, contexts: Contexts, batch: Sequence[int], prompt: int) -> list[tuple[int, int, list[int]]]:
    """(layer, sequence, slots) that a decode rank reads."""
    ctx = contexts[0]
    sequences = [i for i in chain(*cut_of(ctx, "batch.sequences").indices(rank.at["dp"])) if i in batch]
    slots = list(range(prompt))
    if ctx.layout == "keys":
        slots = [s for s in slots if rank.owns_key(s)]
    return [(layer, s, slots) for layer in layers_of(ctx, rank.at["pp"]) for s in sequences]


def extent(before: Mapping[Key, Rank]) -> tuple[list[int], int]:
    batch = sorted({s for rank in before.values() for _, s in rank.cache})
    slots = [slot for rank in before.values() for e in rank.cache.values() for slot in e.slots]
    return batch, max(slots, default=-1) + 1


def by_rank(before: Mapping[Key, Rank], after: Mapping[Key, Rank], old: Contexts, new: Contexts) -> None:
    """Rank i's entries are all that rank i has."""
    if len(before) != len(after):
        raise Stuck("handoff", list(after)[:4], "a partner: the pools have different sizes")
    pairs = zip(numbered(before, old[0]), numbered(after, new[0]), strict=True)
    batch, prompt = extent(before)
    for giver, taker in pairs:
        for layer, sequence, slots in needs(taker, new, batch, prompt):
            kind = taker.ctx.model.layers[layer] if layer < len(taker.ctx.model.layers) else 0
            entries = giver.cache.get((layer, sequence))
            if entries is None:
                continue
            missing = [s for s in slots if s not in entries.slots]
            if missing:
                raise CannotRun("handoff", (entries.keys.shape,), f"token {missing[0]} of sequence {sequence} is not on its rank")
            has, wants = held(old[kind], giver.at["tp"]), held(new[kind], taker.at["tp"])
            if has.shares != wants.shares:
                raise CannotRun("handoff", (entries.keys.shape,), "a share of a sum is read as the whole")
            places = [entries.slots.index(s) for s in slots]
            taker.cache[layer, sequence] = Entries(
                slots,
                narrowed(take(entries.keys, 0, places), has.heads, wants.heads, has.keys, wants.keys),
                narrowed(take(entries.values, 0, places), has.heads, wants.heads, has.values, wants.values),
            )


def numbered(ranks: Mapping[Key, Rank], ctx: Context) -> list[Rank]:
    """Ranks in the order of the mesh."""
    return sorted(ranks.values(), key=lambda r: tuple(r.at[a] for a in ctx.phase.mesh))


def narrowed(
    x: Tensor, has: tuple[int, ...] | None, wants: tuple[int, ...] | None,
    has_dims: tuple[int, ...] | None, wants_dims: tuple[int, ...] | None,
) -> Tensor:  # fmt: skip
    """The wanted heads and dimensions out of those that are there."""
    for place, mine, wanted in ((1, has, wants), (2, has_dims, wants_dims)):
        mine = tuple(range(x.shape[place])) if mine is None else mine
        if wanted is None:
            if mine == tuple(range(len(mine))) and x.rank > place:
                continue
            wanted = tuple(range(max(mine, default=-1) + 1))
        for i in wanted:
            if i not in mine:
                what = "KV head" if place == 1 else "dimension"
                raise CannotRun("handoff", (x.shape,), f"{what} {i} is not on its rank")
        x = take(x, place, [mine.index(i) for i in wanted])
    return x


def logical(
    before: Mapping[Key, Rank], after: Mapping[Key, Rank], old: Contexts, new: Contexts, *, first: bool
) -> None:
    """Every rank gets the entries it reads, wherever they are, sums completed."""
    batch, prompt = extent(before)
    whole: dict[tuple[int, int], tuple[Tensor, Tensor]] = {}
    for taker in after.values():
        for layer, sequence, slots in needs(taker, new, batch, prompt):
            kind = taker.ctx.model.layers[layer] if layer < len(taker.ctx.model.layers) else 0
            if (layer, sequence) not in whole:
                whole[layer, sequence] = complete(before, old[kind], layer, sequence, prompt)
            keys, values = (take(x, 0, slots) for x in whole[layer, sequence])
            wants = held(new[kind], taker.at["tp"])
            if first and taker.at["tp"] != 0 and wants.heads != ():
                continue
            if taker.at["tp"] != 0:
                zero = taker.domain.zeros
                keys = zero(keys.shape) if "keys" in wants.shares else keys
                values = zero(values.shape) if "values" in wants.shares else values
            taker.cache[layer, sequence] = Entries(
                slots,
                narrowed(keys, None, wants.heads, None, wants.keys),
                narrowed(values, None, wants.heads, None, wants.values),
            )


def complete(
    before: Mapping[Key, Rank], ctx: Context, layer: int, sequence: int, prompt: int
) -> tuple[Tensor, Tensor]:
    """A sequence's whole cache in a layer, put together from all ranks that hold some of it."""
    attention = ctx.layer.attention
    givers = [r for r in before.values() if (layer, sequence) in r.cache]
    if not givers:
        raise CannotRun("handoff", (), f"layer {layer} of sequence {sequence} is on no rank")
    out: list[Tensor] = []
    for which in ("keys", "values"):
        sample: Tensor = getattr(givers[0].cache[layer, sequence], which)
        heads = 1 if attention.latent is not None else attention.kv_heads
        size = sample.shape[2] if attention.latent is not None else (
            attention.head_dim if which == "keys" else attention.value_dim)  # fmt: skip
        total = np.zeros((sample.trials, prompt, heads, size), sample.values.dtype)
        seen = np.zeros((prompt, heads, size), np.bool_)
        shares: dict[int, Array] = {}
        degrees = []
        for giver in givers:
            entries = giver.cache[layer, sequence]
            x: Tensor = getattr(entries, which)
            own = held(ctx, giver.at["tp"])
            degrees.append(x.degree)
            grid = (
                np.asarray(entries.slots, np.int64),
                np.asarray(range(heads) if own.heads is None else own.heads, np.int64),
                np.asarray(range(size) if (d := getattr(own, which)) is None else d, np.int64),
            )
            if which in own.shares:
                part = shares.setdefault(giver.at["tp"], np.zeros_like(total))
                part[:, *np.ix_(*grid)] = x.values
            else:
                total[:, *np.ix_(*grid)] = x.values
            seen[np.ix_(*grid)] = True
        if not seen.all():
            slot, head, _ = (int(i[0]) for i in np.nonzero(~seen))
            raise CannotRun("handoff", (sample.shape,), f"token {slot}, KV head {head} of layer {layer} is on no rank")
        result = Tensor(total, of_sum(*degrees))
        if shares:
            tensors = [Tensor(part, degrees[0]) for part in shares.values()]
            result = tensors[0]
            for other in tensors[1:]:
                result = givers[0].domain.add(result, other)
        out.append(result)
    return out[0], out[1]


