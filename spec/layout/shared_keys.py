"""Queries over ranks that share keys: with which heads a rank attends, once these are gathered."""

from __future__ import annotations

from functools import lru_cache

from shardproof.spec.layout.context import Context
from shardproof.spec.layout.mesh import axis_over, place_over
from shardproof.spec.plan.cuts import Cut, CutSpec


def sharing(ctx: Context, tp: int) -> tuple[int, ...]:
    """Where the ranks of sp stand, of one rank of tp, among those that queries lie over."""
    axis = axis_over(ctx.over("attention"))
    size = {"sp": ctx.phase.sp, "tp": ctx.phase.tp}
    return tuple(
        place_over(axis, {"sp": sp, "tp": tp}.__getitem__, size.__getitem__)
        for sp in range(ctx.phase.sp)
    )


def gathered_heads(ctx: Context) -> CutSpec:
    """How the query heads lie over tp behind the gather, as a cut by hand; pads are left out."""
    tps = tuple(sharing(ctx, tp) for tp in range(ctx.phase.tp))
    return _gathered(ctx.phase.attention.heads, ctx.layer.attention.heads, tps)


@lru_cache(maxsize=256)
def _gathered(spec: CutSpec, count: int, tps: tuple[tuple[int, ...], ...]) -> CutSpec:
    cut = Cut(spec, count, sum(map(len, tps)))
    listed: list[tuple[range, ...]] = []
    for places in tps:
        runs: list[range] = []
        for run in (run for place in places for run in cut.indices(place)):
            own = range(run.start, min(run.stop, count), run.step) if spec.kind == "padded" else run
            if runs and own and runs[-1].step == own.step == 1 and runs[-1].stop == own.start:
                runs[-1] = range(runs[-1].start, own.stop)
            elif own:
                runs.append(own)
        listed.append(tuple(runs))
    return CutSpec("listed", listed=tuple(listed))
