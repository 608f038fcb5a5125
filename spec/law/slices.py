"""Raw storage that decode reads in slices of prefill's memory.

Prefill stores entries as (token, head): head h of token t stands at t x heads + h. Decode looks for
it at h x tokens + t, so a slice that is taken of a rank's memory is of other entries, unless the
rank has one head or one token.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice, product

from shardproof.spec.layout.context import Context
from shardproof.spec.layout.handoff import (
    COMPARISONS,
    MOST_RANKS,
    Handoff,
    Phases,
    coordinate,
    deals_heads,
    entries,
    heads_on,
    numbered_alike,
)
from shardproof.spec.layout.heads_over_sp import kv_at
from shardproof.spec.layout.measures import gathers_heads, kv_groups
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.lengths import turns
from shardproof.spec.record import dataclass, replace


@dataclass(frozen=True, slots=True)
class _Pair:
    """Coordinates along sp and tp of a rank of prefill, and of the one of decode that reads it."""

    old_sp: int
    old_tp: int
    new_sp: int
    new_tp: int


def with_slices(found: Handoff, prefill: Context, decode: Context) -> Handoff:
    """The same, with whether some slice is of other entries."""
    attention = prefill.layer.attention
    if attention.latent is not None or attention.delta is not None:
        return found  # one head, or no tokens in a memory
    n = _prompt(prefill, decode)
    if decode.plan.handoff.cache not in ("by_rank", "stays"):
        # Whoever reads an entry may read any copy of it; and all entries are read.
        longest = max(_count(prefill, n, sp) for sp in range(min(prefill.phase.sp, MOST_RANKS)))
        over_sp = range(prefill.phase.sp if deals_heads(prefill) else 1)
        most = (len(_stored(prefill, tp, sp)) for tp in range(prefill.phase.tp) for sp in over_sp)
        return replace(found, mixed=longest > 1 and any(heads > 1 for heads in most))
    if found.unpaired or found.undecided:
        return found
    pairs = _pairs(prefill, decode)
    some = islice(pairs, COMPARISONS)
    mixed = any(_mixes(prefill, decode, n, pair) for pair in some)
    settled = mixed or bool(found.lacks) or next(pairs, None) is None
    return replace(found, mixed=mixed, undecided=not settled)


def _prompt(prefill: Context, decode: Context) -> int:
    """A length at which every rank that ever has two tokens has two."""
    declared = prefill.plan.workload.prompt
    if declared is not None:
        return declared
    dealt, keys = prefill.phase.sequence.cut, decode.phase.sequence.keys
    return 4 * max(turns(dealt, prefill.phase.sp), turns(keys, decode.phase.sp))


def _count(prefill: Context, n: int, sp: int) -> int:
    return sum(map(len, entries(prefill, "tokens", n, sp)))


def _stored(prefill: Context, tp: int, sp: int) -> list[int]:
    """The KV heads in the memory of a rank, in order; pads are those that the model has not."""
    attention, plan = prefill.layer.attention, prefill.phase.attention
    if deals_heads(prefill):
        return kv_at(prefill, tp, sp)
    if plan.qkv.split != "heads" or gathers_heads(prefill):
        return list(range(attention.kv_heads))
    if plan.kv_heads.kind == "needed":
        return sorted(kv_groups(prefill, tp))
    return list(chain(*Cut(plan.kv_heads, attention.kv_heads, prefill.phase.tp).indices(tp)))


def _pairs(prefill: Context, decode: Context) -> Iterator[_Pair]:
    """Ranks of the same number, where one has anything that the other reads."""
    two = Phases(prefill, decode)
    if numbered_alike(prefill, decode):
        phase = decode.phase
        met = any(two.meet("layers", i, i) for i in range(phase.pp)) and any(
            two.meet("sequences", i, i) for i in range(phase.dp)
        )
        both = product(range(phase.sp if met else 0), range(phase.tp))
        return (_Pair(sp, tp, sp, tp) for sp, tp in both)
    return iter({_pair(two, rank): None for rank in range(decode.world) if _meet(two, rank)})


def _meet(two: Phases, rank: int) -> bool:
    old, new = two.prefill, two.decode
    layers = coordinate(old, "pp", rank), coordinate(new, "pp", rank)
    sequences = coordinate(old, "dp", rank), coordinate(new, "dp", rank)
    return two.meet("layers", *layers) and two.meet("sequences", *sequences)


def _pair(two: Phases, rank: int) -> _Pair:
    old, new = two.prefill, two.decode
    return _Pair(
        coordinate(old, "sp", rank), coordinate(old, "tp", rank),
        coordinate(new, "sp", rank), coordinate(new, "tp", rank),
    )  # fmt: skip


def _mixes(prefill: Context, decode: Context, n: int, pair: _Pair) -> bool:
    """Whether the rank of decode reads an entry that stands elsewhere in the other's memory."""
    stored = _stored(prefill, pair.old_tp, pair.old_sp)
    read = {piece.index for piece in heads_on(decode, pair.new_tp)} & {*stored}
    wanted = entries(decode, "tokens", n, pair.new_sp)
    tokens, count = _count(prefill, n, pair.old_sp), sum(map(len, wanted))
    if len(stored) < 2 or tokens < 2 or not read or not count:
        return False
    if len(read) > 1 or count > 1:
        return True
    # The first entry of a memory, and few others, stand where both orders have them.
    [head], [token] = read, chain(*wanted)
    held = list(chain(*entries(prefill, "tokens", n, pair.old_sp)))
    at = held.index(token) if token in held else 0
    return at * (len(stored) - 1) != stored.index(head) * (tokens - 1)
