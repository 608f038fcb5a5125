"""What is measured of a plan where a closed formula would not help a reader.

Each measure is a fact about index maps or routes, found by walking no more than
what a person listed, or one axis of the model.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from math import gcd

from shardproof.spec.layout.axes import ANY, AXES, cut_of
from shardproof.spec.layout.chosen import read_behind
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.experts import stage as experts_of
from shardproof.spec.model.model import Dense, Moe
from shardproof.spec.plan.cuts import (
    Cut,
    is_prefix,
)
from shardproof.spec.record import dataclass


def everywhere(cut: Cut) -> bool:
    """Whether every rank holds every index once, in the axis's own order."""
    return all(
        is_prefix(cut.indices(rank)) and cut.size(rank) == cut.n for rank in range(cut.parts)
    )


def groups_whole(ctx: Context) -> bool:
    """Whether a rank has of each group of value heads, which share a key head, all or none."""
    attention = ctx.layer.attention
    return _all_or_none(ctx, attention.heads // attention.kv_heads)


def norm_undivided(ctx: Context) -> bool:
    """Whether a rank has all or none of the heads that the norm of a state takes together."""
    attention = ctx.layer.attention
    if attention.delta is None or attention.delta.norm == "head":
        return True
    if attention.delta.norm == "group":
        return groups_whole(ctx)
    return _all_or_none(ctx, attention.heads)


def _all_or_none(ctx: Context, group: int) -> bool:
    """Of each so many heads, and no pads, which a statistic would count."""
    heads, cut = ctx.layer.attention.heads, cut_of(ctx, "attention.heads")
    if not heads % ctx.phase.tp and cut.spec.kind in ("even", "balanced", "chunk"):
        return heads // ctx.phase.tp % group == 0
    for rank in cut.busy_ranks():
        own = [i for run in real(cut, rank) for i in run if i < heads]
        if len(own) < sum(map(len, cut.indices(rank))):
            return False
        counts: dict[int, int] = {}
        for i in own:
            counts[i // group] = counts.get(i // group, 0) + 1
        if len(own) != len(set(own)) or any(n != group for n in counts.values()):
            return False
    return True


def pads_held(cut: Cut) -> int:
    """How many indices beyond the end of an axis ranks have."""
    return max(0, cut.padded_size // cut.parts * cut.parts - cut.n)


def pads_normed(ctx: Context) -> bool:
    """Whether queries and keys have pads of which a norm makes something.

    LayerNorm takes the mean off them, too, and no weight makes them zero again. A gather leaves
    them out, but of one rank.
    """
    if ctx.model.norm != "layer" or ctx.layer.attention.qk_norm != "bare":
        return False
    cut = cut_of(ctx, "attention.head_dim")
    gathered = ctx.phase.attention.qkv.collective == "all_gather" and cut.parts > 1
    return not gathered and pads_held(cut) > 0


def kv_missing(ctx: Context) -> tuple[int, int, int] | None:
    """(rank, query head, KV head) where a query head reads what its rank lacks."""
    attention = ctx.layer.attention
    spec = ctx.phase.attention.kv_heads
    if spec.kind in ("needed", "whole") or attention.latent is not None:
        return None
    heads = cut_of(ctx, "attention.heads")
    held = Cut(spec, attention.kv_heads, ctx.phase.tp)
    per_kv = attention.heads // attention.kv_heads
    for rank in heads.busy_ranks():
        have = held.indices(rank)
        for piece in heads.indices(rank):
            for head in piece:
                if head < attention.heads and not any(head // per_kv in r for r in have):
                    return rank, head, head // per_kv
    return None


def kv_beyond(ctx: Context) -> bool:
    """Whether a KV head is listed that the model does not have."""
    spec, attention = ctx.phase.attention.kv_heads, ctx.layer.attention
    if spec.kind == "needed" or attention.latent is not None:
        return False
    return Cut(spec, attention.kv_heads, ctx.phase.tp).beyond() >= 0


def kv_groups(ctx: Context, rank: int) -> frozenset[int]:
    """The KV heads that the query heads of a rank read."""
    attention = ctx.layer.attention
    per_kv = attention.heads // attention.kv_heads
    pieces = cut_of(ctx, "attention.heads").indices(rank)
    return frozenset(
        head // per_kv
        for piece in pieces
        for head in (piece if per_kv == 1 else _firsts(piece, per_kv))
        if head < attention.heads
    )


def _firsts(piece: range, per_kv: int) -> chain[int]:
    """Enough of a run's heads to meet each of its groups."""
    if piece.step != 1:
        return chain(piece)
    first_full = -(-piece.start // per_kv) * per_kv
    return chain(piece[:1], range(first_full, piece.stop, per_kv))


@dataclass(frozen=True, slots=True)
class HeadUnits:
    """What a cut of head dimensions is of: single dimensions, or pairs and what no pair has."""

    cut: Cut
    half: int
    """Pairs of dimensions that are kept; none where each dimension is by itself."""
    base: int
    """Dimensions before the pairs."""
    near: bool
    """Whether the dimensions of a pair are neighbours."""

    def dims(self, rank: int) -> list[int]:
        """The dimensions of a head that a rank holds."""
        cut, half, base = self.cut, self.half, self.base
        padded = cut.spec.kind == "padded"
        units = [i for i in chain(*cut.indices(rank)) if not (padded and i >= cut.n)]
        if not half:
            return units
        out: list[int] = []
        for unit in units:
            if unit < half:
                first, second = (2 * unit, 2 * unit + 1) if self.near else (unit, unit + half)
                out += [base + first, base + second]
            else:
                # What is not rotated stands after the pairs, or before them under MLA. What a
                # person lists beyond the last is no dimension either way.
                out.append(unit - half if base and unit < cut.n else unit + half)
        # Unless a person listed them otherwise, a rank has its dimensions in their own order.
        return sorted(out) if units == sorted(units) else out


def head_units(ctx: Context) -> HeadUnits:
    attention, cut = ctx.layer.attention, cut_of(ctx, "attention.head_dim")
    if ctx.phase.attention.pairs == "apart" or not ctx.rotated:
        return HeadUnits(cut, 0, 0, near=False)
    base = attention.head_dim - ctx.rotated if attention.latent else 0
    near = attention.latent is not None or (
        attention.rope is not None and attention.rope.pairs == "interleaved"
    )
    return HeadUnits(cut, ctx.rotated // 2, base, near)


def dims_of(ctx: Context, rank: int) -> list[int]:
    """The dimensions of a head that a rank holds under a cut of head dimensions."""
    return head_units(ctx).dims(rank)


def pairs_apart(ctx: Context) -> bool:
    """Whether a cut of the plain head dimensions separates a rotated pair."""
    return first_pair_apart(ctx) is not None


def first_pair_apart(ctx: Context) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """The first two dimensions that RoPE turns together on two ranks, each with its rank or -1."""
    rotated, attention = ctx.rotated, ctx.layer.attention
    spec = ctx.phase.attention
    if not rotated or spec.pairs == "kept":
        return None
    cut = Cut(spec.head_dim, attention.head_dim, ctx.phase.tp)
    owner = {i: rank for rank in cut.busy_ranks() for part in cut.indices(rank) for i in part}
    base = attention.head_dim - rotated if attention.latent else 0
    style = attention.rope.pairs if attention.rope else "interleaved"
    half = rotated // 2
    pairs = (
        ((base + i, base + i + half) for i in range(half))
        if style == "half"
        else ((base + 2 * i, base + 2 * i + 1) for i in range(half))
    )
    owned = (((a, owner.get(a, -1)), (b, owner.get(b, -1))) for a, b in pairs)
    return next((two for two in owned if two[0][1] != two[1][1] or two[0][1] < 0), None)


def route(ctx: Context) -> list[int]:
    """The stages that the stream visits, from the embedding to the head."""
    stages, cut = ctx.phase.stages, cut_of(ctx, "stages.layers")
    if stages.order == "layer":
        middle = [stage for stage, _, _ in steps(ctx)]
    else:
        middle = [rank for rank in cut.busy_ranks() if any(_counted(cut, rank))]
    visited = [stages.embedding, *middle, _head_stage(ctx)]
    return [visited[0], *(b for a, b in pairwise(visited) if a != b)]


def leaves(ctx: Context) -> bool:
    """Whether the stream goes to another stage right after a layer of this kind."""
    walked = steps(ctx)
    after = [*(stage for stage, _, _ in walked[1:]), _head_stage(ctx)][: len(walked)]
    return any(
        here != there and ctx.model.kinds[ctx.model.layers[layer]] == ctx.layer
        for (here, _, layer), there in zip(walked, after, strict=True)
        if layer < len(ctx.model.layers)
    )


def is_last(ctx: Context) -> bool:
    """Whether the model's last layer is of this kind."""
    return ctx.model.kinds[ctx.model.layers[-1]] == ctx.layer


def before_others(ctx: Context) -> bool:
    """Whether a layer of another kind follows one of this kind."""
    kinds, layers = ctx.model.kinds, ctx.model.layers
    return any(a != b and kinds[a] == ctx.layer for a, b in pairwise(layers))


def index_shared(ctx: Context) -> bool:
    """Whether a stage behind a layer of this kind attends to keys that are chosen up to it."""
    behind = read_behind(ctx.model)
    if not behind:
        return False
    walked = steps(ctx)
    return any(
        here != there and layer in behind and ctx.model.kinds[ctx.model.layers[layer]] == ctx.layer
        for (here, _, layer), (there, _, _) in pairwise(walked)
    )


def real(cut: Cut, rank: int) -> list[range]:
    """What a rank holds of the axis, without what the axis does not have."""
    return [run[: bisect_left(run, cut.n)] for run in cut.indices(rank)]


def _head_stage(ctx: Context) -> int:
    stages = ctx.phase.stages
    return ctx.phase.pp - 1 if stages.head is None else stages.head


def layers_in_order(ctx: Context) -> bool:
    """Whether one visit a stage meets the layers in their order."""
    cut = cut_of(ctx, "stages.layers")
    walked = [i for rank in cut.busy_ranks() for piece in real(cut, rank) for i in piece]
    return all(a <= b for a, b in pairwise(walked))


def _counted(cut: Cut, rank: int) -> Sequence[range]:
    """What a stage counts as its own: by hand also what the model does not have, but no pads."""
    return real(cut, rank) if cut.spec.kind == "padded" else cut.indices(rank)


def steps(ctx: Context) -> list[tuple[int, int, int]]:
    """(stage, layer, layer that it takes for that one), as the stream meets them."""
    stages, cut = ctx.phase.stages, cut_of(ctx, "stages.layers")
    found: list[tuple[int, int, int]] = []
    for rank in cut.busy_ranks():
        own = list(chain(*_counted(cut, rank)))
        start = rank * len(own)
        found += [
            (rank, layer, layer if stages.offset == "sum" else start + place)
            for place, layer in enumerate(own)
        ]
    if stages.order == "stage":
        return found
    first: dict[int, tuple[int, int, int]] = {}
    for step in found:
        first.setdefault(step[1], step)
    return [first[layer] for layer in sorted(first)]


def equal_before(ctx: Context) -> bool:
    """Whether each stage that counts from stage x own size on takes its own layers."""
    return all(layer == taken for _, layer, taken in steps(ctx))


def most_kv_on_a_rank(ctx: Context) -> int:
    """The largest number of KV heads in one rank's cache."""
    attention, plan = ctx.layer.attention, ctx.phase.attention
    if attention.latent is not None:
        return 1
    if plan.qkv.split != "heads" or gathers_heads(ctx):
        return attention.kv_heads
    if plan.kv_heads.kind != "needed":
        held = Cut(plan.kv_heads, attention.kv_heads, ctx.phase.tp)
        return max((held.size(rank) for rank in held.busy_ranks()), default=0)
    heads = cut_of(ctx, "attention.heads")
    if heads.spec.kind == "whole":
        return attention.kv_heads
    return max((len(kv_groups(ctx, rank)) for rank in heads.busy_ranks()), default=0)


def gathers_heads(ctx: Context) -> bool:
    """Whether ranks gather all heads after projecting their own; one rank keeps its pads."""
    return ctx.phase.attention.qkv.collective == "all_gather" and ctx.phase.tp > 1


@lru_cache(maxsize=256)
def _groups_read(heads: Cut, per_kv: int) -> int | None:
    """How many groups of heads ranks have a head of, in all; None where heads do not go on."""
    n, parts = heads.n, heads.parts
    match heads.spec.kind:
        case "even" | "padded":
            rows = [(0, heads.padded_size // parts, parts)]
        case "chunk":
            rows = [(0, -(-n // parts), parts)]
        case "balanced":
            size, longer = divmod(n, parts)
            rows = [(0, size + 1, longer), (longer * (size + 1), size, parts - longer)]
        case _:
            return None
    total = 0
    for low, size, ranks in rows:
        busy = min(ranks, -(-(n - low) // size)) if size else 0
        if busy < 1:
            continue
        end = min(n, low + size * busy)
        total += -(-end // per_kv) - low // per_kv
        # A group that does not end where a rank does is read by the next one as well.
        turn = per_kv // gcd(size, per_kv)
        first = next((i for i in range(1, min(turn, busy - 1) + 1)
                      if (low + size * i) % per_kv == 0), None)  # fmt: skip
        total += busy - 1 - (0 if first is None else 1 + (busy - 1 - first) // turn)
    return total


def kv_held(ctx: Context) -> int:
    """How many KV heads the ranks of tp hold between them, each counted as often as it is held."""
    attention, spec = ctx.layer.attention, ctx.phase.attention.kv_heads
    heads = cut_of(ctx, "attention.heads")
    if spec.kind == "whole" or (spec.kind == "needed" and heads.spec.kind == "whole"):
        return attention.kv_heads * ctx.phase.tp
    if spec.kind == "needed":
        found = _groups_read(heads, attention.heads // attention.kv_heads)
        if found is None:
            return sum(len(kv_groups(ctx, rank)) for rank in heads.busy_ranks())
        return found
    held = Cut(spec, attention.kv_heads, ctx.phase.tp)
    return sum(len(run) for rank in held.busy_ranks() for run in real(held, rank))


def idle_beside(ctx: Context) -> bool:
    """Whether experts lie over replicas of which some have sequences when others have none."""
    phase, cut = ctx.phase, cut_of(ctx, "batch.sequences")
    if phase.dp == 1 or cut.spec.kind == "whole":
        return False
    own, block = phase.sp * phase.tp, ctx.block
    if own % block == 0 and "dp" not in phase.moe.group:
        return False
    open_batch = AXES["batch.sequences"].length(ctx) == ANY
    times = range(phase.dp) if open_batch else _times(ctx, cut)
    if "dp" in phase.moe.group:
        return any(each != times[0] for each in times)
    lanes = _lanes(ctx)
    return any(len({*_there(ctx, ranks, times, lanes)}) > 1 for ranks in _joined(ctx))


def _lanes(ctx: Context) -> int | None:
    """Over how many ranks of sp the steps of decode go round, where they take turns."""
    if ctx.name == "prefill" or ctx.layout not in ("deal", "alternate"):
        return None
    steps = ctx.plan.workload.steps
    return ctx.phase.sp if steps is None else min(steps, ctx.phase.sp)


def _there(
    ctx: Context, ranks: range, times: Sequence[Collection[int] | int], lanes: int | None
) -> Iterator[object]:
    """Of each replica that these ranks are of, when one of them has a sequence."""
    own, tp = ctx.phase.sp * ctx.phase.tp, ctx.phase.tp
    turns: dict[int, set[int]] = {}
    for n in ranks:
        lane = 0 if lanes is None else n % own // tp
        turns.setdefault(n // own, set()).update([lane] if lane < (lanes or 1) else [])
    for replica, met in turns.items():
        # Of an open batch `times` are numbers, each another.
        always = times[replica]
        never = not met or (not isinstance(always, int) and not always)
        yield None if never else (
            always if isinstance(always, int) else frozenset(always), frozenset(met)
        )  # fmt: skip


def gathers_cached(ctx: Context) -> bool:
    """Whether a pass of prefill gathers what every rank of sp has in its own cache.

    It does so whatever the length of a prompt is, and leaves nothing out that another rank has too.
    """
    chunks, sequence = ctx.phase.chunks, ctx.phase.sequence
    passes = ctx.name == "prefill" and chunks.several and chunks.keys == "all"
    return passes and sequence.exchange == "gather" and not sequence.keep_all


def joins_replicas(ctx: Context) -> bool:
    """Whether modules lie over replicas of which some have sequences when others have none."""
    if not lying_over_replicas(ctx):
        return False
    cut = cut_of(ctx, "batch.sequences")
    if cut.spec.kind == "whole":
        return False
    if AXES["batch.sequences"].length(ctx) == ANY:
        return True
    times = _times(ctx, cut)
    return any(each != times[0] for each in times)


def lying_over_replicas(ctx: Context) -> list[str]:
    """The modules, as a person calls them, for which tokens of several replicas are gathered."""
    there = [] if ctx.phase.lm_head.input == "own" else [("lm_head", "the head lies")]
    if isinstance(ctx.layer.ffn, Dense):
        ffn = ctx.phase.ffn
        own = ffn.up.input == "own" and (not ctx.layer.ffn.gated or ffn.gate.input == "own")
        there += [] if own or not ctx.layer.feeds else [("ffn", "the dense blocks lie")]
    elif (found := experts_of(ctx)) is not None and ctx.layer.ffn.shared is not None:
        own = found.shared_with_routed or found.shared_of_own
        there += [] if own else [("moe.shared", "the shared experts lie")]
    return [told for module, told in there if "dp" in ctx.gathered(module)]


def _joined(ctx: Context) -> Iterator[range]:
    """The ranks of a stage that the experts' group joins within each block."""
    inner, block, axes = ctx.expert_tp, ctx.block, ctx.phase.moe.group
    for first in range(0, ctx.stage_ranks, block):
        last = min(first + block, ctx.stage_ranks)
        if "ep" in axes and ("tp" in axes or inner == 1):
            yield range(first, last)
        elif "ep" in axes:
            yield from (range(n, last, inner) for n in range(first, min(first + inner, last)))
        elif "tp" in axes:
            yield from (range(n, min(n + inner, last)) for n in range(first, last, inner))


def _times(ctx: Context, cut: Cut) -> list[set[int]]:
    """When each replica has a sequence: of what is decoded group by group, in whose turn."""
    schedule = ctx.phase.schedule
    if ctx.name == "prefill":
        return [{0} if any(real(cut, rank)) else set[int]() for rank in range(cut.parts)]
    if schedule.ticks is not None:
        run = {sequence for _, _, sequence, _ in schedule.ticks}
        return [run & set(chain(*cut.indices(rank))) for rank in range(cut.parts)]
    count = min(schedule.microbatches, cut.n)
    if count == 1:
        return [{0} if any(real(cut, rank)) else set[int]() for rank in range(cut.parts)]
    return [{i % count for i in chain(*real(cut, rank))} for rank in range(cut.parts)]


def late_tick(ctx: Context) -> tuple[int, int, int, int] | None:
    """The first row [tick, stage, sequence, step] that runs before what it reads."""
    rows = ctx.phase.schedule.ticks
    if rows is None:
        return None
    at = {(stage, sequence, step): tick for tick, stage, sequence, step in rows}
    path = route(ctx)
    if len(set(path)) != len(path):
        path = list(dict.fromkeys(path))
    for tick, stage, sequence, step in sorted(rows):
        place = path.index(stage) if stage in path else 0
        before = (path[place - 1], sequence, step) if place else (path[-1], sequence, step - 1)
        if step == 1 and place == 0:
            continue
        if before not in at or at[before] >= tick:
            return tick, stage, sequence, step
    return None


def missing_tick(ctx: Context) -> tuple[int, int, int] | None:
    """A (stage, sequence, step) that a listed schedule never runs."""
    rows, work = ctx.phase.schedule.ticks, ctx.plan.workload
    if rows is None:
        return None
    done = {(stage, sequence, step) for _, stage, sequence, step in rows}
    stages = list(dict.fromkeys(route(ctx)))
    for step in range(1, (work.steps or 0) + 1):
        for sequence in range(work.batch or 0):
            for stage in stages:
                if (stage, sequence, step) not in done:
                    return stage, sequence, step
    return None


def in_parts(ctx: Context) -> bool:
    """Whether ranks of tp route parts of a stream that is not split so between blocks."""
    experts = any(isinstance(kind.ffn, Moe) for kind in ctx.model.kinds)
    return experts and ctx.phase.moe.input == "part" and ctx.phase.tp > 1
