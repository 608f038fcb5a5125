"""The cache from prefill's ranks to decode's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain

import numpy as np

from shardproof.executor.domains import CannotRun, Domain, Tensor, take
from shardproof.executor.run.faults import Key, Stuck
from shardproof.executor.run.held import held
from shardproof.executor.run.rank import Entries, Rank, picked
from shardproof.executor.run.whole_cache import complete
from shardproof.spec.law.axes import cut_of
from shardproof.spec.law.context import Context
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.phase import layers_of
from shardproof.spec.program.op import PAD

Contexts = Sequence[Context]


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


def needs(
    rank: Rank, contexts: Contexts, batch: Sequence[int], prompt: int
) -> list[tuple[int, int, list[int]]]:
    """(layer, sequence, slots) that a decode rank reads."""
    ctx = contexts[0]
    sequences = [
        i for i in chain(*cut_of(ctx, "batch.sequences").indices(rank.at["dp"])) if i in batch
    ]
    slots = list(range(prompt))
    if ctx.layout == "keys":
        slots = [s for s in slots if rank.owns_key(s)]
    return [(layer, s, slots) for layer in layers_of(ctx, rank.at["pp"]) for s in sequences]


def extent(before: Mapping[Key, Rank]) -> tuple[list[int], int]:
    batch = sorted({s for rank in before.values() for _, s in rank.cache})
    slots = [slot for rank in before.values() for e in rank.cache.values() for slot in e.slots]
    return batch, max(slots, default=-1) + 1


def by_rank(
    before: Mapping[Key, Rank], after: Mapping[Key, Rank], old: Contexts, new: Contexts
) -> None:
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
                raise CannotRun(
                    "handoff",
                    (entries.keys.shape,),
                    f"token {missing[0]} of sequence {sequence} is not on its rank",
                )
            has, wants = held(old[kind], giver.at["tp"]), held(new[kind], taker.at["tp"])
            if has.shares != wants.shares:
                raise CannotRun(
                    "handoff", (entries.keys.shape,), "a share of a sum is read as the whole"
                )
            places = [entries.slots.index(s) for s in slots]
            taker.cache[layer, sequence] = Entries(
                slots,
                narrowed(
                    taker.domain,
                    take(entries.keys, 0, places),
                    has.heads,
                    wants.heads,
                    has.keys,
                    wants.keys,
                ),
                narrowed(
                    taker.domain,
                    take(entries.values, 0, places),
                    has.heads,
                    wants.heads,
                    has.values,
                    wants.values,
                ),
            )


def numbered(ranks: Mapping[Key, Rank], ctx: Context) -> list[Rank]:
    """Ranks in the order of the mesh."""
    return sorted(ranks.values(), key=lambda r: tuple(r.at[a] for a in ctx.phase.mesh))


def narrowed(
    domain: Domain, x: Tensor, has: tuple[int, ...] | None, wants: tuple[int, ...] | None,
    has_dims: tuple[int, ...] | None, wants_dims: tuple[int, ...] | None,
) -> Tensor:  # fmt: skip
    """The wanted heads and dimensions out of those that are there."""
    x = narrowed_along(domain, x, 1, has, wants)
    return narrowed_along(domain, x, 2, has_dims, wants_dims)


def narrowed_along(
    domain: Domain, x: Tensor, place: int, has: tuple[int, ...] | None,
    wants: tuple[int, ...] | None,
) -> Tensor:  # fmt: skip
    mine = tuple(range(x.shape[place])) if has is None else has
    if wants is None and mine == tuple(range(len(mine))):
        return x
    wanted = tuple(range(max(mine, default=-1) + 1)) if wants is None else wants
    for i in wanted:
        if i != PAD and i not in mine:
            what = "KV head" if place == 1 else "dimension"
            raise CannotRun("handoff", (x.shape,), f"{what} {i} is not on its rank")
    return picked(domain, x, place, tuple(PAD if i == PAD else mine.index(i) for i in wanted))


def logical(
    before: Mapping[Key, Rank],
    after: Mapping[Key, Rank],
    old: Contexts,
    new: Contexts,
    *,
    first: bool,
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
                narrowed(taker.domain, keys, None, wants.heads, None, wants.keys),
                narrowed(taker.domain, values, None, wants.heads, None, wants.values),
            )
