"""The cache from prefill's ranks to decode's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

import numpy as np

from shardproof.executor.domains import CannotRun, Domain, Tensor, take
from shardproof.executor.run.state.faults import Key, Stuck
from shardproof.executor.run.state.held import Held, held, held_by_all, place_of
from shardproof.executor.run.state.rank import Entries, Rank, picked
from shardproof.executor.run.state.whole_cache import complete
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.program.lower.phase import layers_of
from shardproof.spec.program.op import PAD
from shardproof.spec.program.ops.handoff import Handoff
from shardproof.spec.record import dataclass, replace

Contexts = Sequence[Context]


def hand_over(
    ops: Sequence[Handoff],
    before: Mapping[Key, Rank],
    after: Mapping[Key, Rank],
    old: Contexts,
    new: Contexts,
) -> None:
    """Fill the caches of decode's ranks, each by the operator that is its own."""
    for op in ops:
        takers = [r for r in after.values() if op.runs_on({**r.at, "step": 1})]
        given = sliced(op, before)
        if op.cache in ("by_rank", "stays"):
            by_rank(op, given, after, takers, old, new)
        else:
            logical(op, given, takers, old, new)
        if op.storage == "raw" and op.slice == "index":
            for rank in takers:
                rank.cache = misread_all(rank)


def sliced(op: Handoff, before: Mapping[Key, Rank]) -> dict[Key, Rank]:
    """Prefill's ranks with what decode finds in their memories.

    Of an entry that several ranks have the last one counts, so memories in another order than
    decode's stand last: a plan is right only if any of the copies will do.
    """
    if op.storage != "raw" or op.slice != "memory":
        return dict(before)
    mixed = {key: memory(rank) for key, rank in before.items()}
    return dict(sorted(mixed.items(), key=lambda each: entangled(before[each[0]])))


def memory(rank: Rank) -> Rank:
    """The same rank, with its entries as they are read in the order of decode."""
    return replace(rank, cache=misread_all(rank))


def misread_all(rank: Rank) -> dict[tuple[int, int], Entries]:
    """The caches in another order; a state has no tokens, and so no order of them."""
    return {
        key: entries if has_state(rank, key[0]) else misread(entries)
        for key, entries in rank.cache.items()
    }


def has_state(rank: Rank, layer: int) -> bool:
    model = rank.ctx.model
    return model.kinds[model.layers[layer]].attention.delta is not None


def entangled(rank: Rank) -> bool:
    """Whether the memory of a rank has several heads of several tokens."""
    return any(
        min(entries.keys.shape[:2]) > 1
        for (layer, _), entries in rank.cache.items()
        if not has_state(rank, layer)
    )


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a decode rank reads of a sequence in a layer, and under which names it looks for it."""

    layer: int
    sequence: int
    slots: list[int]
    of_layer: int
    of_sequence: int | None
    """None where there is no such sequence in that place."""
    of_slots: list[int]


def wanted(
    op: Handoff, rank: Rank, old: Contexts, new: Contexts, extent: Extent
) -> Iterator[Wanted]:
    length = op.length
    layers = op.layers or {}
    places = op.slots or {}
    for layer, sequence, slots in needs(rank, new, *extent):
        kept = slots if length is None else [s for s in slots if s < length]
        of_sequence = named_there(op.replica, sequence, rank, old, new)
        of_slots = [places.get(s, s) for s in kept]
        yield Wanted(layer, sequence, kept, layers.get(layer, layer), of_sequence, of_slots)


def named_there(
    replica: int | None, sequence: int, rank: Rank, old: Contexts, new: Contexts
) -> int | None:
    """The sequence that stands on a replica of prefill where this one stands on its own."""
    if replica is None:
        return sequence
    own = list(chain(*cut_of(new[0], "batch.sequences").indices(rank.at["dp"])))
    if replica >= old[0].phase.dp:
        raise CannotRun("handoff", (), f"prefill has no replica {replica}")
    there = list(chain(*cut_of(old[0], "batch.sequences").indices(replica)))
    place = own.index(sequence)
    return there[place] if place < len(there) else None


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
    every = list(range(prompt))
    own = [s for s in every if rank.owns_key(s)] if ctx.layout == "keys" else every
    found: list[tuple[int, int, list[int]]] = []
    for layer in layers_of(ctx, rank.at["pp"]):
        # What a state is made of is of use only where all of it is.
        state = contexts[kind_of(rank, layer)].layer.attention.delta is not None
        found += [(layer, s, every if state else own) for s in sequences]
    return found


Extent = tuple[list[int], int]
"""The sequences that prefill has run, and the tokens of a prompt."""


def extent_of(before: Mapping[Key, Rank]) -> Extent:
    batch = sorted({s for rank in before.values() for _, s in rank.cache})
    slots = [slot for rank in before.values() for e in rank.cache.values() for slot in e.slots]
    return batch, max(slots, default=-1) + 1


def kind_of(rank: Rank, layer: int) -> int:
    layers = rank.ctx.model.layers
    return layers[layer] if layer < len(layers) else 0


def by_rank(
    op: Handoff,
    before: Mapping[Key, Rank],
    after: Mapping[Key, Rank],
    takers: Sequence[Rank],
    old: Contexts,
    new: Contexts,
) -> None:
    """Rank i's entries are all that rank i has."""
    if len(before) != len(after):
        raise Stuck("handoff", list(after)[:4], "a partner: the pools have different sizes")
    extent = extent_of(before)
    for giver, taker in zip(numbered(before, old[0]), numbered(after, new[0]), strict=True):
        if taker not in takers:
            continue
        for want in wanted(op, taker, old, new, extent):
            if want.of_sequence is None:
                continue
            entries = giver.cache.get((want.of_layer, want.of_sequence))
            if entries is not None:
                taker.cache[want.layer, want.sequence] = moved(
                    op, want, entries, giver, taker, old, new
                )


def moved(
    op: Handoff,
    want: Wanted,
    entries: Entries,
    giver: Rank,
    taker: Rank,
    old: Contexts,
    new: Contexts,
) -> Entries:
    """One rank's entries as another holds them."""
    missing = [s for s in want.of_slots if s not in entries.slots]
    if missing:
        why = f"token {missing[0]} of sequence {want.of_sequence} is not on its rank"
        raise CannotRun("handoff", (entries.keys.shape,), why)
    has = held(old[kind_of(taker, want.of_layer)], giver.at)
    wants = held(new[kind_of(taker, want.layer)], taker.at)
    if has.shares != wants.shares:
        raise CannotRun("handoff", (entries.keys.shape,), "a share of a sum is read as the whole")
    places = [entries.slots.index(s) for s in want.of_slots]
    keys, values = (in_heads(op, take(x, 0, places)) for x in (entries.keys, entries.values))
    return Entries(
        want.slots,
        narrowed(taker.domain, keys, has.keys_of, wants.keys_of, has.keys, wants.keys),
        narrowed(taker.domain, values, has.values_of, wants.values_of, has.values, wants.values),
    )


def in_heads(op: Handoff, x: Tensor) -> Tensor:
    """The heads in the order that an edit gives them."""
    order = op.heads
    return x if order is None else take(x, 1, order)


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
    op: Handoff, before: Mapping[Key, Rank], takers: Sequence[Rank], old: Contexts, new: Contexts
) -> None:
    """Every rank gets the entries it reads, wherever they are, sums completed."""
    extent = extent_of(before)
    whole: dict[tuple[int, int], tuple[Tensor, Tensor]] = {}
    given: dict[tuple[int, ...], Entries] = {}
    has_of: dict[int, list[Held]] = {}
    wants_of: dict[int, list[Held]] = {}
    for taker in takers:
        for want in wanted(op, taker, old, new, extent):
            if want.of_sequence is None:
                continue
            source = want.of_layer, want.of_sequence
            if source not in whole:
                kind = kind_of(taker, want.of_layer)
                if kind not in has_of:
                    has_of[kind] = held_by_all(old[kind])
                whole[source] = complete(before, old[kind], has_of[kind], source, extent[1])
            kind = kind_of(taker, want.layer)
            if kind not in wants_of:
                wants_of[kind] = held_by_all(new[kind])
            wants = wants_of[kind][place_of(new[kind], taker.at)]
            alike = want.layer, want.sequence, *source, *want.of_slots, taker.at["tp"]
            if alike in given:
                taker.cache[want.layer, want.sequence] = given[alike]
                continue
            if op.cache == "first" and taker.at["tp"] != 0 and wants.keys_of != ():
                continue
            keys, values = (in_heads(op, take(x, 0, want.of_slots)) for x in whole[source])
            if taker.at["tp"] != 0:
                zero = taker.domain.zeros
                keys = zero(keys.shape) if "keys" in wants.shares else keys
                values = zero(values.shape) if "values" in wants.shares else values
            given[alike] = taker.cache[want.layer, want.sequence] = Entries(
                want.slots,
                narrowed(taker.domain, keys, None, wants.keys_of, None, wants.keys),
                narrowed(taker.domain, values, None, wants.values_of, None, wants.values),
            )
