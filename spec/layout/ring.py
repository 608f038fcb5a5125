"""What a ring of keys adds up to for each token, where it is known who has which tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain

from shardproof.spec.layout.axes import ANY, AXES, cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.measures import real
from shardproof.spec.record import replace


def ring_fits(ctx: Context) -> bool:
    """Whether every token gets the keys that it sees, each as often, and no others.

    Of an open prompt only what holds for every length is told: that a copy on each rank will do,
    and that under a window of one token its own block is enough for each.
    """
    plan, cut = ctx.phase.sequence, cut_of(ctx, "sequence.cut")
    if AXES["sequence.cut"].length(ctx) == ANY and cut.parts > 1 and cut.spec.kind != "whole":
        attention = ctx.layer.attention
        alone = attention.window == 1 and not attention.sinks
        return alone and plan.exchange == "ring" and plan.merge == "none"
    if cut.spec.kind == "whole":
        cut = replace(cut, parts=min(cut.parts, 2))  # all others are like the second
    # Of ranks without a token, of which there may be millions, it is enough that there are any.
    held = {rank: tuple(chain(*real(cut, rank))) for rank in cut.busy_ranks()}
    blocks = {rank: block for rank, block in held.items() if block}
    if any(not 0 <= token < cut.n for token in chain(*blocks.values())):
        return False
    return all(
        _token_fits(ctx, rank, place, blocks, cut.parts)
        for rank, block in blocks.items()
        for place in range(len(block))
        if plan.exchange == "ring"
    )


def _token_fits(
    ctx: Context, rank: int, place: int, blocks: Mapping[int, Sequence[int]], ranks: int
) -> bool:
    plan, window = ctx.phase.sequence, ctx.layer.attention.window
    token, sinks = blocks[rank][place], ctx.layer.attention.sinks
    wanted = range(0 if window is None else max(0, token - window + 1), token + 1)
    low = 0 if window is None else max(0, place - window + 1)
    seen = {
        at: Counter(block[low : place + 1])
        if plan.mask == "local"
        else Counter(key for key in block if key in wanted)
        for at, block in blocks.items()
    }
    if plan.merge == "none":
        # The result over the block of the rank's own number; a sink is in the first.
        return _alike(seen[rank], wanted, once=False) and (not sinks or rank == 0)
    if plan.merge == "quotient" and plan.base == "same":
        return _alike(sum(seen.values(), Counter[int]()), wanted, once=sinks)
    # Each block's own result counts, so each has to be right, and there has to be one.
    right = len(seen) == ranks and all(_alike(each, wanted, once=False) for each in seen.values())
    return right and (not sinks or ranks == 1)


def _alike(seen: Counter[int], wanted: range, *, once: bool) -> bool:
    """Whether these keys are seen, and each as often; a sink beside them stands there once."""
    counts = set(seen.values())
    return seen.keys() == set(wanted) and len(counts) == 1 and (not once or counts == {1})
