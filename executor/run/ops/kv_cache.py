"""The KV cache of a rank: written in prefill, extended in decode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardproof.executor.domains import CannotRun, Tensor, concat, part, reshape, stack, take
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Entries, Pair, Rank
from shardproof.spec.program.ops.attention import CacheRead, CacheStep, CacheWrite


def write(rank: Rank, op: CacheWrite) -> None:
    """Prefill's entries: of the rank's own tokens, or of all that were exchanged."""
    keys, values = rank.get(op.ins[0]), rank.get(op.ins[1])
    layer = cache_of(rank, op)
    slots = list(rank.work.places)
    if op.tokens == "exchanged":
        slots = [place for block in rank.exchanged for place in block]
    for number, sequence in enumerate(rank.work.sequences):
        own = without_batch(keys, number), without_batch(values, number)
        before = rank.cache.get((layer, sequence)) if rank.work.counted_from else None
        rank.cache[layer, sequence] = (
            in_order(slots, *own) if before is None else behind(op, before, slots, *own)
        )


def behind(
    op: CacheWrite, before: Entries, slots: Sequence[int], keys: Tensor, values: Tensor
) -> Entries:
    """Entries of a chunk beside those of earlier ones; what is written last counts."""
    both = ((keys, before.keys), (values, before.values))
    for new, old in both:
        if new.shape[1:] != old.shape[1:]:
            raise CannotRun(op.out, (new.shape, old.shape), "chunks have entries of other sizes")
    return in_order([*slots, *before.slots], *(concat(each, 0) for each in both))


def read(rank: Rank, op: CacheRead) -> None:
    """What the cache has of the rank's sequences: entries of all chunks so far."""
    layer = cache_of(rank, op)
    found: list[Entries] = []
    for sequence in rank.work.sequences:
        entries = rank.cache.get((layer, sequence))
        if entries is None:
            raise CannotRun(op.out, (), f"sequence {sequence} has no cache on this rank")
        found.append(entries)
    if not found:
        # No sequence, no key: nothing is attended to.
        keys, values = (part(rank.get(name), 1, 0, 0) for name in op.ins)
        rank.seen_slots[op.layer] = []
        rank.env[op.out] = Pair(keys, values)
        return
    rank.seen_slots[op.layer] = list(found[-1].slots)
    rank.env[op.out] = Pair(stack([e.keys for e in found], 0), stack([e.values for e in found], 0))


def cache_of(rank: Rank, op: CacheWrite | CacheRead | CacheStep) -> int:
    """The layer whose cache an operator uses: its own, or another that an edit names."""
    named: int | None = op.cache
    layer = op.layer if named is None else named
    if layer >= len(rank.ctx.model.layers):
        raise CannotRun(op.out, (), f"there is no cache of layer {layer}")
    return layer


def without_batch(x: Tensor, number: int) -> Tensor:
    return reshape(part(x, 0, number, number + 1), x.shape[1:])


def in_order(slots: Sequence[int], keys: Tensor, values: Tensor) -> Entries:
    """One entry a slot, in the order of slots."""
    first: dict[int, int] = {}
    for place, slot in enumerate(slots):
        first.setdefault(slot, place)
    order = [first[slot] for slot in sorted(first)]
    return Entries(sorted(first), take(keys, 0, order), take(values, 0, order))


def step(rank: Rank, op: CacheStep) -> None:
    """A decode step: the new entry is written as the plan says, and the keys are read."""
    layer, update = cache_of(rank, op), op.update
    rank.behind[op.layer] = shift_of(rank, op)
    keys, values = rank.get(op.ins[0]), rank.get(op.ins[1])
    read_keys: list[Tensor] = []
    read_values: list[Tensor] = []
    for number, sequence in enumerate(rank.work.sequences):
        entries = rank.cache.get((layer, sequence))
        if entries is None:
            raise CannotRun(op.out, (), f"sequence {sequence} has no cache on this rank")
        if op.pads != "nowhere":
            entries = overwritten(rank, op, entries, number, max(rank.work.places))
        updated = entries
        if update != "skip":
            both = without_batch(keys, number), without_batch(values, number)
            updated = with_new(rank, op, entries, *both)
        rank.cache[layer, sequence] = updated
        read = entries if update == "late" else updated
        if op.length == "whole":
            read = up_to(rank, op, read, number, max(rank.work.places))
        read_keys.append(read.keys)
        read_values.append(read.values)
        rank.seen_slots[op.layer] = list(read.slots)
    if not read_keys:
        # No sequence, no key: nothing is attended to.
        rank.seen_slots[op.layer] = []
        rank.env[op.out] = Pair(part(keys, 1, 0, 0), part(values, 1, 0, 0))
        return
    rank.env[op.out] = Pair(stack(read_keys, 0), stack(read_values, 0))


def overwritten(rank: Rank, op: CacheStep, own: Entries, number: int, place: int) -> Entries:
    """What a pad has made in the place of a sequence's first entry, or of its last."""
    if not own.slots:
        return own
    name = f"pad {op.out} {key_of(rank)} {place} {number}"
    key, value = (
        rank.domain.random(f"{name} {which}", (1, *x.shape[1:]))
        for which, x in (("keys", own.keys), ("values", own.values))
    )
    return put(own, own.slots[0 if op.pads == "first" else -1], key, value)


def slot_of(rank: Rank, place: int, slots: str) -> int:
    """Where a step writes the entry of the token at this place."""
    return place if slots == "global" else place - rank.work.counted_from


def shift_of(rank: Rank, op: CacheStep) -> int:
    """How many slots behind its place a new entry stands: drafts that stay are before it."""
    return rank.work.gap if op.rejected == "kept" else 0


def with_new(rank: Rank, op: CacheStep, entries: Entries, keys: Tensor, values: Tensor) -> Entries:
    """The entries with those of a step's tokens, as far as they are the rank's own."""
    places = rank.work.places
    if keys.shape[0] != len(places) or values.shape[0] != len(places):
        why = f"a step has {len(places)} tokens"
        raise CannotRun(op.out, (keys.shape, values.shape), why)
    # A state is whole on every rank that works on the sequence.
    state, shift = rank.ctx.layer.attention.delta is not None, shift_of(rank, op)
    for at, place in enumerate(places):
        if state or rank.owns_key(place + shift):
            new = (part(x, 0, at, at + 1) for x in (keys, values))
            entries = put(entries, slot_of(rank, place + shift, op.slots), *new)
    return entries


def up_to(rank: Rank, op: CacheStep, own: Entries, number: int, place: int) -> Entries:
    """As many entries as the whole sequence has: behind a rank's own stands what happens to."""
    missing = [slot for slot in range(place + 1) if slot not in own.slots]
    following = rank.work.sequences[number + 1 : number + 2]
    behind = [rank.cache[key] for s in following if (key := (cache_of(rank, op), s)) in rank.cache]
    there = min(len(missing), *(len(e.slots) for e in behind)) if behind else 0
    halves: list[Tensor] = []
    for which in ("keys", "values"):
        mine: Tensor = getattr(own, which)
        shape = (len(missing) - there, *mine.shape[1:])
        name = f"junk {op.out} {key_of(rank)} {which} {place} {number}"
        found = [take(getattr(e, which), 0, list(range(there))) for e in behind]
        halves.append(concat((mine, *found, rank.domain.random(name, shape)), 0))
    return Entries([*own.slots, *missing], *halves)


def put(entries: Entries, slot: int, key: Tensor, value: Tensor) -> Entries:
    """The entries with one more, or with one overwritten."""
    if entries.slots and entries.slots[-1] < slot:
        keys, values = (
            concat((old, new), 0) for old, new in ((entries.keys, key), (entries.values, value))
        )
        return Entries([*entries.slots, slot], keys, values)
    keep = [place for place, other in enumerate(entries.slots) if other != slot]
    slots = [entries.slots[place] for place in keep]
    return in_order(
        [*slots, slot],
        concat((take(entries.keys, 0, keep), key), 0),
        concat((take(entries.values, 0, keep), value), 0),
    )


def newest(rank: Rank) -> dict[tuple[int, int], Entries]:
    """The entries that a step has just written, by layer and sequence, without those before."""
    [place] = rank.work.places
    slot = slot_of(rank, place, rank.ctx.phase.cache.slots)
    found: dict[tuple[int, int], Entries] = {}
    for key, entries in rank.cache.items():
        if key[1] in rank.work.sequences and slot in entries.slots:
            at = [entries.slots.index(slot)]
            found[key] = Entries([slot], take(entries.keys, 0, at), take(entries.values, 0, at))
    return found


def add(rank: Rank, found: Mapping[tuple[int, int], Entries]) -> None:
    """Put another rank's newest entries into the caches that there are."""
    for key, one in found.items():
        if (own := rank.cache.get(key)) is not None:
            rank.cache[key] = put(own, one.slots[0], one.keys, one.values)
