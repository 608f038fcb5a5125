"""Faults of caches: slots, stale entries, and what prefill hands over to decode."""

from __future__ import annotations

from tests.executor.mutants.fault import Fault

FAULTS = (
    Fault(
        "A new entry is written one slot too low.",
        "run/ops/kv_cache.py",
        "entries = put(entries, slot_of(rank, place + shift, op.slots), *new)",
        "entries = put(entries, slot_of(rank, place + shift, op.slots) - 1, *new)",
        "accepted/one-rank",
    ),
    Fault(
        "A step reads the cache as it was before its own entry.",
        "run/ops/kv_cache.py",
        'read = entries if update == "late" else updated',
        "read = entries",
        "accepted/one-rank",
    ),
    Fault(
        "What a step writes is lost.",
        "run/ops/kv_cache.py",
        "rank.cache[layer, sequence] = updated",
        "rank.cache[layer, sequence] = entries",
        "accepted/one-rank",
    ),
    Fault(
        "Prefill writes the first sequence's entries for each.",
        "run/ops/kv_cache.py",
        "own = without_batch(keys, number), without_batch(values, number)",
        "own = without_batch(keys, 0), without_batch(values, 0)",
        "accepted/one-rank",
    ),
    Fault(
        "A step's values are those of the first sequence.",
        "run/ops/kv_cache.py",
        "both = without_batch(keys, number), without_batch(values, number)",
        "both = without_batch(keys, number), without_batch(values, 0)",
        "accepted/one-rank",
    ),
    Fault(
        "Entries stay in the order in which they came, under slots in order.",
        "run/ops/kv_cache.py",
        "order = [first[slot] for slot in sorted(first)]",
        "order = list(first.values())",
        "accepted/sp-tokens-out-of-order",
    ),
    Fault(
        "The keys of a step are taken to stand where those of the step before stood.",
        "run/ops/kv_cache.py",
        "rank.seen_slots[op.layer] = list(read.slots)",
        "rank.seen_slots[op.layer] = [max(slot - 1, 0) for slot in read.slots]",
        "accepted/sandwich-norms",
    ),
    Fault(
        "Every rank keeps the keys that are the first one's.",
        "run/state/rank.py",
        'Cut(sequence.keys, total, sp).indices(self.at["sp"]))',
        "Cut(sequence.keys, total, sp).indices(0))",
        "accepted/sp-decode-keys",
    ),
    Fault(
        "A handoff gives all keys to each of the ranks that share them.",
        "run/runtime/handoff.py",
        'own = [s for s in every if rank.owns_key(s)] if ctx.layout == "keys" else every',
        "own = every",
        "accepted/sp-decode-keys",
    ),
    Fault(
        "A handoff forgets the prompt's last token.",
        "run/runtime/handoff.py",
        "every = list(range(prompt))",
        "every = list(range(prompt - 1))",
        "accepted/one-rank",
    ),
    Fault(
        "A handoff gives every rank the first heads.",
        "run/runtime/handoff.py",
        "tuple(PAD if i == PAD else mine.index(i) for i in wanted)",
        "tuple(PAD if i == PAD else at for at, i in enumerate(wanted))",
        "accepted/handoff-other-degrees",
    ),
    Fault(
        "A handoff gives every layer the first one's cache.",
        "run/runtime/handoff.py",
        "source = want.of_layer, want.of_sequence",
        "source = 0, want.of_sequence",
        "accepted/one-rank",
    ),
    Fault(
        "A handoff gives every sequence the first one's cache.",
        "run/runtime/handoff.py",
        "    if replica is None:\n        return sequence",
        "    if replica is None:\n        return 0",
        "accepted/one-rank",
    ),
    Fault(
        "A handoff gives every replica the first one's sequences.",
        "run/runtime/handoff.py",
        'i for i in chain(*cut_of(ctx, "batch.sequences").indices(rank.at["dp"])) if i in batch',
        'i for i in chain(*cut_of(ctx, "batch.sequences").indices(0)) if i in batch',
        "accepted/dp-uneven-sequences",
    ),
    Fault(
        "Rank by rank, the first entries are handed over, whichever are wanted.",
        "run/runtime/handoff.py",
        "places = [entries.slots.index(s) for s in want.of_slots]",
        "places = list(range(len(want.of_slots)))",
        "accepted/handoff-gather-then-keys",
    ),
    Fault(
        "Of shares that ranks hold of a cache, the last one alone is handed over.",
        "run/state/whole_cache.py",
        "result = givers[0].domain.add(result, other)",
        "result = other",
        "accepted/attention-deferred-keys",
    ),
    Fault(
        "A sum of shares is handed to every rank as its share.",
        "run/runtime/handoff.py",
        'keys = zero(keys.shape) if "keys" in wants.shares else keys',
        "keys = keys if zero else keys",
        "accepted/attention-deferred-keys",
    ),
    Fault(
        "What one turn writes does not reach the ranks of the next.",
        "run/runtime/decode.py",
        'ctx.layout == "alternate" and ctx.phase.cache.turns == "own"',
        'ctx.layout == "alternate" and ctx.phase.cache.turns != "own"',
        "accepted/sp-decode-alternate",
    ),
)
