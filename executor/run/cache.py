"""The KV cache of a rank: written in prefill, extended in decode."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.executor.domains import CannotRun, Tensor, concat, part, reshape, stack, take
from shardproof.executor.run.rank import Entries, Rank
from shardproof.spec.program.op import Op


def write(rank: Rank, op: Op) -> None:
    """Prefill's entries: of the rank's own tokens, or of all that were exchanged."""
    keys, values = rank.get(op.ins[0]), rank.get(op.ins[1])
    slots = list(rank.work.places)
    if op.about["tokens"] == "exchanged":
        slots = [place for block in rank.exchanged for place in block]
    for number, sequence in enumerate(rank.work.sequences):
        rank.cache[op.about["layer"], sequence] = in_order(
            slots, without_batch(keys, number), without_batch(values, number)
        )


def without_batch(x: Tensor, number: int) -> Tensor:
    return reshape(part(x, 0, number, number + 1), x.shape[1:])


def in_order(slots: Sequence[int], keys: Tensor, values: Tensor) -> Entries:
    """One entry a slot, in the order of slots."""
    first: dict[int, int] = {}
    for place, slot in enumerate(slots):
        first.setdefault(slot, place)
    order = [first[slot] for slot in sorted(first)]
    return Entries(sorted(first), take(keys, 0, order), take(values, 0, order))


def step(rank: Rank, op: Op) -> None:
    """A decode step: the new entry is written as the plan says, and the keys are read."""
    layer, update, slots = op.about["layer"], op.about["update"], op.about["slots"]
    keys, values = rank.get(op.ins[0]), rank.get(op.ins[1])
    read_keys: list[Tensor] = []
    read_values: list[Tensor] = []
    for number, sequence in enumerate(rank.work.sequences):
        entries = rank.cache.get((layer, sequence))
        if entries is None:
            raise CannotRun(op.out, (), f"sequence {sequence} has no cache on this rank")
        [place] = rank.work.places
        slot = place if slots == "global" else place - rank.work.counted_from
        updated = entries
        if rank.owns_key(place) and update != "skip":
            updated = put(entries, slot, without_batch(keys, number), without_batch(values, number))
        rank.cache[layer, sequence] = updated
        read = entries if update == "late" else updated
        read_keys.append(read.keys)
        read_values.append(read.values)
        rank.seen_slots[layer] = list(read.slots)
    if not read_keys:
        # No sequence, no key: nothing is attended to.
        rank.seen_slots[layer] = []
        rank.env[op.out] = (part(keys, 1, 0, 0), part(values, 1, 0, 0))
        return
    rank.env[op.out] = (stack(read_keys, 0), stack(read_values, 0))


def put(entries: Entries, slot: int, key: Tensor, value: Tensor) -> Entries:
    """The entries with one more, or with one overwritten."""
    keep = [place for place, other in enumerate(entries.slots) if other != slot]
    slots = [entries.slots[place] for place in keep]
    return in_order(
        [*slots, slot],
        concat((take(entries.keys, 0, keep), key), 0),
        concat((take(entries.values, 0, keep), value), 0),
    )
