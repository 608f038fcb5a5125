"""What whole ranks are dealt: layers to stages, sequences to replicas, tokens to ranks of sp."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.reports.pictures.holding import Map
from shardproof.reports.pictures.mapping import drawn, open_cut
from shardproof.spec.layout.axes import ANY, AXES, cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.program.lower.route import taken_by
from shardproof.spec.program.runs import real

_DIMS = {
    "batch.sequences": ("sequence", "dp"),
    "sequence.cut": ("token", "sp"),
    "sequence.keys": ("cached token", "sp"),
}


def deals(ctx: Context) -> Iterator[Map]:
    if ctx.phase.pp > 1:
        yield _stages(ctx)
    yield from tokens_of(ctx, "batch.sequences")
    yield from tokens_of(ctx, "sequence.cut")
    if ctx.name == "decode" and ctx.layout == "keys":
        yield from tokens_of(ctx, "sequence.keys")


def _stages(ctx: Context) -> Map:
    """The layers that each stage runs, which an offset that is counted wrong may change."""
    from shardproof.reports.pictures.holding import MOST_DRAWN, holders

    count = len(ctx.model.layers)
    ranks = range(min(ctx.phase.pp, MOST_DRAWN))
    held = tuple(real(taken_by(ctx, stage)) for stage in ranks)
    every = held if ctx.phase.pp <= MOST_DRAWN else tuple(
        taken_by(ctx, stage) for stage in cut_of(ctx, "stages.layers").busy_ranks()
    )  # fmt: skip
    nobody, several = holders(every, count)
    how = str(ctx.phase.stages.layers)
    return Map("layer", count, "pp", ctx.phase.pp, held, how, unowned=nobody, shared=several)


def tokens_of(ctx: Context, path: str) -> Iterator[Map]:
    """The map of sequences, or of tokens, where more than one rank holds them."""
    dim, axis = _DIMS[path]
    if getattr(ctx.phase, axis) == 1 or (ctx.name == "decode" and path == "sequence.cut"):
        return
    is_open = AXES[path].length(ctx) == ANY
    cut = cut_of(ctx, path)
    yield drawn(open_cut(cut) if is_open else cut, dim, axis, any_size=is_open)
