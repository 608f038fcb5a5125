"""Blocks of keys that go round a ring: what each token of a declared prompt sees of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.op import Op, held_by
from shardproof.spec.program.runs import listed
from shardproof.spec.rules.at import At
from shardproof.spec.rules.refused import NoRule

Seen = Counter[int]
"""The keys of a block that a token sees; how often."""


def counted_in_blocks(at: At, op: Op, *, by_place: bool) -> None:
    """Ask that every token is given the keys that it sees, all equally often, and no others.

    `by_place`: the mask compares places in blocks, where else it compares tokens.
    """
    n, phase = at.ctx.plan.workload.prompt, at.ctx.phase
    if phase.sequence.cut.kind == "whole" and not at.attention.sinks:
        return  # every block is the whole prompt
    if n is None:
        if at.attention.window == 1 and not at.attention.sinks and op.about["merge"] == "none":
            return  # a token's own key is in the block of its rank
        raise NoRule("of an open prompt nobody knows which keys a block has")
    cut = Cut(phase.sequence.cut, n, phase.sp)
    blocks = [listed(held_by(cut, rank, pads=False)) for rank in range(phase.sp)]
    for rank, block in enumerate(blocks):
        for place, token in enumerate(block):
            seen = [_seen(at, each, token, place if by_place else None) for each in blocks]
            if not _merged_right(at, op, seen, rank, _wanted(at, token)):
                raise NoRule(f"token {token} on rank {rank} of sp is given other keys than it "
                             "sees, or some more often than others")  # fmt: skip


def _wanted(at: At, token: int) -> range:
    window = at.attention.window
    return range(0 if window is None else max(0, token - window + 1), token + 1)


def _seen(at: At, block: Sequence[int], token: int, place: int | None) -> Seen:
    if place is None:
        wanted = _wanted(at, token)
        return Counter(key for key in block if key in wanted)
    shown = _wanted(at, place)
    return Counter(block[shown.start : shown.stop])


def _merged_right(at: At, op: Op, seen: list[Seen], rank: int, wanted: range) -> bool:
    """Whether the blocks' results, merged as the operator says, are the result over these keys.

    A sink counts once beside each block's keys; with a merge by denominators, once beside all.
    """
    sinks = at.attention.sinks
    if op.about["merge"] == "none":
        # What stays is the result over the rank's own block. The sink is with the first.
        return _all_alike(seen[rank], wanted, once=False) and (not sinks or rank == 0)
    if op.about["merge"] == "quotient" and op.about["base"] == "same":
        return _all_alike(sum(seen, Seen()), wanted, once=sinks)
    every = all(_all_alike(each, wanted, once=False) for each in seen)
    return every and (not sinks or len(seen) == 1)


def _all_alike(seen: Seen, wanted: range, *, once: bool) -> bool:
    often = set(seen.values())
    return seen.keys() == set(wanted) and len(often) == 1 and (not once or often == {1})
