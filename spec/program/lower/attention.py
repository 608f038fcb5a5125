"""Attention: projections, exchange, cache, scores, softmax, output projection."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Literal

from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.measures import HeadUnits, groups_whole, head_units
from shardproof.spec.plan.cuts import Cut, merged
from shardproof.spec.plan.linear import Collective
from shardproof.spec.program.lower.desk import Desk, order_read
from shardproof.spec.program.lower.heads_for_tokens import kv_heads, query_heads
from shardproof.spec.program.lower.indexer import Index, cached_key, chosen, index_of
from shardproof.spec.program.lower.shared_keys import gathered
from shardproof.spec.program.op import Builder, Split, held_by, split_of
from shardproof.spec.program.ops.attention import (
    CacheRead,
    CacheStep,
    CacheWrite,
    Delta,
    ExpWeights,
    First,
    LatentKeys,
    LatentValues,
    Logits,
    MergeBlocks,
    OneHead,
    Quotient,
    Rope,
    Scores,
    Second,
    Weigh,
)
from shardproof.spec.program.ops.collectives import (
    AllGather,
    AllReduce,
    Exchange,
    MergeRanks,
    ToHeads,
    ToTokens,
)
from shardproof.spec.program.ops.index import KeyPart
from shardproof.spec.program.ops.norms import HeadMoments, HeadNorm, Norm
from shardproof.spec.program.ops.stream import Act, Bias, Linear, Mul, OutLinear, Slice
from shardproof.spec.program.ops.words import Dim
from shardproof.spec.program.ops.words import Seen as Whose
from shardproof.spec.program.runs import Runs, groups_of, length, pads, real, runs_of
from shardproof.spec.record import dataclass

QueryOrKey = Literal["q", "k"]
OfHeads = Literal["q", "k", "v"]
RopeOf = Literal["own", "exchanged", "all"]
"""Whose tokens are rotated."""


@dataclass(frozen=True, slots=True)
class HeadMaps:
    """Which query heads, KV heads and dimensions each rank of tp computes with."""

    heads: Split | None
    kv: Split | None
    dims: Split | None
    values: Split | None


WHOLE = HeadMaps(None, None, None, None)


def head_maps(desk: Desk) -> HeadMaps:
    """The maps of the projections' own split.

    Where queries lie over more ranks than keys, these are the maps with which a rank attends.
    """
    attention, plan = desk.ctx.layer.attention, desk.ctx.phase.attention
    if plan.qkv.split == "heads":
        heads = desk.split("attention.heads")
        if desk.ctx.apart("attention"):
            heads = gathered(desk.ctx, desk.inside("attention").split("attention.heads")).heads
        return HeadMaps(heads, kv_split(desk), None, None)
    if plan.qkv.split == "head_dim":
        keys = _dims_split(desk)
        if attention.values_alike:
            return HeadMaps(None, None, keys, keys)
        values = split_of("tp", Cut(plan.head_dim, attention.value_dim, desk.tp))
        return HeadMaps(None, None, keys, values)
    return WHOLE


def attending_heads(ctx: Context) -> Split | None:
    """The query heads with which a rank of tp attends."""
    return head_maps(Desk(ctx, Builder())).heads


def cached_maps(ctx: Context) -> HeadMaps:
    """How a phase's cache entries lie; those of a latent are its alone, and every rank's."""
    plan = ctx.phase.attention.qkv
    desk = Desk(ctx, Builder())
    joined = plan.collective not in ("auto", "none") and not desk.idle(plan.group)
    if ctx.layer.attention.delta is not None:
        maps = state_maps(desk)[1 if joined else 0]
    else:
        latent = ctx.layer.attention.latent is not None
        maps = WHOLE if joined or latent else head_maps(desk)
        if latent:
            return maps
    if not ctx.by_heads or not ctx.phase.sequence.keep_all:
        return maps
    heads = query_heads(ctx, maps.heads).heads
    return HeadMaps(heads, kv_heads(ctx, maps.kv, heads).heads, maps.dims, maps.values)


def state_maps(desk: Desk) -> tuple[HeadMaps, HeadMaps]:
    """Of a layer with a state: how its projections lie, and what lies so once they are joined.

    A key head has a query's dimensions and behind them a key's, a value head its gates behind
    its value's. Heads are joined; dimensions of a head that lie on several ranks are left there.
    """
    attention, maps = desk.ctx.layer.attention, head_maps(desk)
    if maps.dims is None or maps.values is None:
        return maps, WHOLE
    size, values = attention.head_dim, attention.value_dim
    twice = [(*maps.dims.part(r), *_moved(maps.dims.part(r), size)) for r in range(desk.tp)]
    gated = [(*maps.values.part(r), range(values, attention.entry)) for r in range(desk.tp)]
    there = HeadMaps(
        None,
        None,
        Split("tp", 2 * size, tuple(twice)),
        Split("tp", attention.entry, tuple(gated)),
    )
    return there, there


def _moved(runs: Runs, by: int) -> Runs:
    """The same indices further on; a pad stays one."""
    return tuple(
        run if run.start < 0 else range(run.start + by, run.stop + by, run.step) for run in runs
    )


def _dims_split(desk: Desk) -> Split:
    """The dimensions of a head: pairs that are rotated may be kept together."""
    return _dims_of(head_units(desk.ctx), desk.ctx.layer.attention.head_dim)


@lru_cache(maxsize=256)
def _dims_of(units: HeadUnits, size: int) -> Split:
    parts: list[Runs] = []
    for rank in range(units.cut.parts):
        own = held_by(units.cut, rank, pads=True)
        held = runs_of(units.dims(rank)) if own else ()
        parts.append((*held, *pads(length(own) - length(real(own)))))
    return Split("tp", size, tuple(parts))


def kv_split(desk: Desk) -> Split:
    attention, spec = desk.ctx.layer.attention, desk.ctx.phase.attention.kv_heads
    if spec.kind == "needed":
        cut = cut_of(desk.ctx, "attention.heads")
        return _needed(cut, attention.heads, attention.kv_heads)
    return split_of("tp", Cut(spec, attention.kv_heads, desk.tp))


@lru_cache(maxsize=256)
def _needed(heads: Cut, count: int, kv_heads: int) -> Split:
    """The KV heads that the query heads of each rank read."""
    group = count // kv_heads
    parts: list[Runs] = [()] * heads.parts
    for rank in heads.busy_ranks():
        own = (run[: bisect_left(run, count)] for run in heads.indices(rank))
        parts[rank] = tuple(merged(read for run in own for read in groups_of(run, group)))
    return Split("tp", kv_heads, tuple(parts))


@dataclass(slots=True)
class Projected:
    """Queries, keys or values on their way, and how they lie on the ranks."""

    name: str
    state: str
    heads: Split | None
    dims: Split | None


def attention(desk: Desk, x: str) -> tuple[str, str]:
    """The output projection's local result, and its state before the collective."""
    plan = desk.ctx.phase.attention
    if desk.ctx.layer.attention.delta is not None:
        return _delta_net(desk, x)
    maps = head_maps(desk)
    entering, own = desk.entering(x, plan.qkv)
    asking, asked, mine, only = desk, entering, maps, own
    if desk.ctx.apart("attention"):
        asking = desk.inside("attention")
        mine = asked_maps(asking)
        asked, only = asking.entering(x, plan.qkv, "attention")
    latent, index = desk.ctx.layer.attention.latent, None
    if latent is not None and latent.q_rank is not None:
        q, down = _from_own_latent(asking, asked, mine, own_rows=only)
        if desk.ctx.layer.attention.indexer is not None:
            index = index_of(desk, entering, down, own_rows=own)
    else:
        q = _projected(asking, asked, "q", mine.heads, mine.dims, own_rows=only)
        q = _normed(asking, q, "q")
    if latent is not None:
        k, v = _latent(desk, entering, maps, own_rows=own)
    else:
        k = _normed(desk, _projected(desk, entering, "k", maps.kv, maps.dims, own_rows=own), "k")
        v = _projected(desk, entering, "v", maps.kv, maps.values, own_rows=own)
        v = _norm_of(desk, v, "v") if desk.ctx.layer.attention.value_norm else v
    gate = None
    if desk.ctx.layer.attention.output_gate:
        gate = _projected(asking, asked, "gate", mine.heads, mine.values, own_rows=only)
    mixed = _mixed(desk, q, k, v, index)
    return _out(asking, mixed if gate is None else _gated(desk, mixed, gate, "sigmoid"))


def asked_maps(desk: Desk) -> HeadMaps:
    """The maps of queries that lie over other ranks than keys do."""
    if desk.ctx.phase.attention.qkv.split != "heads":
        return WHOLE
    return HeadMaps(desk.split("attention.heads"), None, None, None)


def _gated(desk: Desk, mixed: Projected, gate: Projected, fn: str) -> Projected:
    """What heads give, times a function of their gates."""
    b = desk.b
    acted = b.emit(Act("gate.act", (gate.name,), fn=fn, key=desk.weight("attention")))
    name = b.emit(Mul("gated", (mixed.name, acted)))
    return Projected(name, mixed.state, mixed.heads, mixed.dims)


def _delta_net(desk: Desk, x: str) -> tuple[str, str]:
    """As `attention`, of a layer with a state.

    What the state is made of is kept for each token, and whoever has that of all tokens before one
    has the state. Ranks of sp gather it first. Under a ring it would come in another order than
    that of the tokens, so none is sent.
    """
    b, phase = desk.b, desk.ctx.phase
    plan, sequence = phase.attention, phase.sequence
    state = desk.ctx.layer.attention.delta
    near, _ = state_maps(desk)
    values = head_maps(desk).values
    entering, own = desk.entering(x, plan.qkv)
    k = _projected(desk, entering, "k", near.kv, near.dims, own_rows=own)
    v = _projected(desk, entering, "v", near.heads, near.values, own_rows=own)
    gate = _projected(desk, entering, "gate", near.heads, values, own_rows=own)
    whole = v.heads
    if desk.ctx.by_heads and not sequence.keep_all:
        b.emit(CacheWrite(ins=(k.name, v.name), tokens="own"))
    if desk.ctx.by_heads:
        v, k = _to_heads(desk, v, k.heads, k, names=("v", "k"))
    first, second = k.name, v.name
    seen: Whose = "own"
    if desk.ctx.name == "decode":
        read = b.emit(
            CacheStep(
                ins=(first, second), update=phase.cache.update, slots=phase.cache.slots,
                rejected=desk.rejected(phase.draft.state),
                pads=phase.cache.pads,
            )
        )  # fmt: skip
        first, second, seen = (
            b.emit(First("keys", (read,))),
            b.emit(Second("values", (read,))),
            "cached",
        )
    else:
        if phase.sp > 1 and sequence.exchange == "gather":
            split, seen = desk.prompt_split, "exchanged"
            first, second = (
                b.emit(Exchange(ins=(each,), how="gather", split=split)) for each in (first, second)
            )
        seen = "all" if desk.ctx.by_heads else seen
        if seen != "all" or sequence.keep_all:
            tokens = "own" if seen == "own" else "exchanged"
            b.emit(CacheWrite(ins=(first, second), tokens=tokens))
        if desk.carries_state:
            read = b.emit(CacheRead(ins=(first, second)))
            first, second = b.emit(First("keys", (read,))), b.emit(Second("values", (read,)))
            seen = "cached"
    name = b.emit(
        Delta(
            ins=(first, second),
            heads=v.heads,
            kv=k.heads,
            dims=k.dims,
            values=v.dims,
            weight=desk.weight("attention"),
            seen=seen,
            begins="row" if desk.in_row and phase.packed.state == "carried" else "sequence",
        )
    )
    mixed = Projected(name, v.state, v.heads, gate.dims)
    if desk.ctx.by_heads:
        mixed = _to_tokens(desk, mixed, whole)
    fn = "silu" if state is None else state.gate
    if state is not None and state.gated_first:
        return _out(desk, _state_normed(desk, _gated(desk, mixed, gate, fn)))
    return _out(desk, _gated(desk, _state_normed(desk, mixed), gate, fn))


def _state_normed(desk: Desk, x: Projected) -> Projected:
    """The norm of what is read of a state, over a head, the heads of a key head, or all.

    A statistic of all heads is summed over ranks. Where groups lie on several ranks, their heads
    are gathered, and each rank normalises all of them.
    """
    attention, b = desk.ctx.layer.attention, desk.b
    over = attention.delta.norm if attention.delta is not None else "head"
    over = "width" if over == "group" and attention.kv_heads == 1 else over
    weight = desk.weight("attention.state.norm")
    split = x.dims if x.dims is not None else (x.heads if over != "head" else None)
    summed = desk.ctx.phase.attention.scores.statistic != "local"

    def normed(ins: tuple[str, ...], heads: Split | None) -> str:
        return b.emit(HeadNorm(
            "state.norm", ins, heads=heads, dims=x.dims, over=over, which="state", weight=weight
        ))  # fmt: skip

    if over == "width" and split is not None and summed:
        stat = b.emit(HeadMoments(
            "state.moments", (x.name,), heads=x.heads, dims=x.dims, over=over, which="state",
            weight=weight,
        ))  # fmt: skip
        name = normed((x.name, b.emit(AllReduce(ins=(stat,), group=("tp",)))), x.heads)
    elif over == "group" and x.heads is not None and summed and not groups_whole(desk.ctx):
        whole = b.emit(
            AllGather("gated.whole", (x.name,), dim="head", split=x.heads, group=("tp",))
        )
        whole = normed((whole,), None)
        name = b.emit(Slice("state.own", (whole,), dim="head", split=x.heads))
    else:
        name = normed((x.name,), x.heads)
    return Projected(name, x.state, x.heads, x.dims)


def _projected(
    desk: Desk, x: str, what: str, heads: Split | None, dims: Split | None, *, own_rows: bool
) -> Projected:
    plan, b = desk.ctx.phase.attention.qkv, desk.b
    attention = desk.ctx.layer.attention
    made_by = "k" if what == "v" and attention.keys_as_values else what
    weight = desk.weight(f"attention.{made_by}")
    biases = {"q": attention.q_bias, "k": attention.k_bias, "v": attention.v_bias}
    has_bias = biases.get(what, False)
    if plan.split == "in":
        rows = desk.split("hidden")
        mine = x if own_rows else b.emit(Slice(ins=(x,), dim="hidden", split=rows))
        y = b.emit(
            Linear(
                what, (mine,), weight=weight, rows=rows, **desk.scales(f"attention.{made_by}")
            )
        )  # fmt: skip
        due = {"q": plan.q_sum, "k": plan.k_sum, "v": plan.v_sum}
        deferred = due.get(what, "boundary") != "boundary"  # a gate is summed before its function
        summed = not deferred and plan.collective != "none"
        if has_bias and (plan.bias != "after" or not summed):
            y = desk.bias(
                y, f"{weight}.bias", "every" if plan.bias == "after" else plan.bias, None, "head"
            )
        if not summed:
            return Projected(y, "sum", None, None)
        kind = "all_reduce" if plan.collective == "auto" else plan.collective
        y = _joined(desk, y, kind, None, "head")
        if has_bias and plan.bias == "after":
            y = desk.bias(y, f"{weight}.bias", "every", None, "head")
        return Projected(y, "whole", None, None)
    fused = plan.fused == "blocks" and plan.split in ("heads", "head_dim")
    # What a latent or a state is made of is stored by head, and so is a gate.
    fused = fused and attention.latent is None and attention.delta is None and what != "gate"
    maps = head_maps(desk)
    parts = {"q": (maps.heads, maps.dims), "k": (maps.kv, maps.dims), "v": (maps.kv, maps.values)}
    y = b.emit(
        Linear(
            what, (x,), weight=weight, fused=what if fused else "", parts=parts if fused else None,
            stored=plan.stored if fused else "parts", heads=heads, dims=dims,
            read=order_read(plan.stored, plan.read) if fused else "",
            **desk.scales(f"attention.{made_by}"),
        )
    )  # fmt: skip
    if has_bias:
        on = "every" if plan.bias == "after" else plan.bias
        y = b.emit(
            Bias(
                f"{what}.bias",
                (y,),
                weight=f"{weight}.bias",
                on=on,
                heads=heads,
                dims=dims,
                over=desk.axes,
            )
        )
    apart = attention.delta is not None and plan.split == "head_dim"
    if apart or plan.collective in ("auto", "none") or desk.idle(plan.group):
        return Projected(y, plan.split if plan.split != "none" else "whole", heads, dims)
    pieces = heads if heads is not None else dims
    return Projected(
        _joined(desk, y, plan.collective, pieces, "head" if heads is not None else "head_dim"),
        "whole", None, None,
    )  # fmt: skip


def _joined(desk: Desk, y: str, kind: Collective, pieces: Split | None, dim: Dim) -> str:
    group = desk.ctx.phase.attention.qkv.group
    if desk.axes is None and desk.ctx.apart("attention"):
        group = tuple(axis for axis in group if axis != "sp")  # keys lie over tp alone
    if kind == "all_reduce":
        return desk.b.emit(AllReduce(ins=(y,), group=group))
    split = pieces or Split("tp", -1, ((),) * desk.tp)
    return desk.in_pieces(kind, y, dim, split, group)


def _normed(desk: Desk, x: Projected, what: QueryOrKey) -> Projected:
    """The norm of queries or keys, whose statistic may lie on several ranks."""
    kind = desk.ctx.layer.attention.qk_norm
    return x if kind in ("none", "bare") else _norm_of(desk, x, what)


def _norm_of(desk: Desk, x: Projected, what: OfHeads) -> Projected:
    b = desk.b
    width = desk.ctx.layer.attention.qk_norm == "width" and what != "v"
    over = "width" if width else "head"
    split = x.dims if x.dims is not None else (x.heads if over == "width" else None)
    weight, ins = desk.weight(f"attention.{what}.norm"), (x.name,)
    if split is not None and desk.ctx.phase.attention.scores.statistic != "local":
        stat = b.emit(HeadMoments(
            f"{what}.moments", ins, heads=x.heads, dims=x.dims, over=over, which=what, weight=weight
        ))  # fmt: skip
        ins = (x.name, b.emit(AllReduce(ins=(stat,), group=desk.group)))
    name = b.emit(HeadNorm(
        f"{what}.norm", ins, heads=x.heads, dims=x.dims, over=over, which=what, weight=weight
    ))  # fmt: skip
    return Projected(name, x.state, x.heads, x.dims)


def _rope(desk: Desk, x: Projected, where: RopeOf, what: QueryOrKey) -> Projected:
    """Positions turned into `x`; `where` says of which tokens: `own`, or those `gathered`.

    A norm that comes after the rotation is made here.
    """
    bare = desk.ctx.layer.attention.qk_norm == "bare"
    if desk.ctx.layer.attention.positions != "rope":
        return _norm_of(desk, x, what) if bare else x
    # The one key that all heads share under latent attention has nothing but rotated dimensions.
    shared = what == "k" and desk.ctx.layer.attention.latent is not None
    positions = desk.positions
    name = desk.b.emit(
        Rope(
            f"{what}.rope",
            (x.name,),
            dims=None if shared else x.dims,
            shared=shared,
            positions=positions,
            which=where,
        )
    )
    turned = Projected(name, x.state, x.heads, x.dims)
    return _norm_of(desk, turned, what) if bare else turned


def _from_own_latent(
    desk: Desk, x: str, maps: HeadMaps, *, own_rows: bool
) -> tuple[Projected, str]:
    """Queries by way of a latent of their own, whose norm needs it whole; and that latent."""
    plan, b = desk.ctx.phase.attention.qkv, desk.b
    rows = desk.split("hidden") if plan.split == "in" else None
    if rows is not None and not own_rows:
        x = b.emit(Slice(ins=(x,), dim="hidden", split=rows))
    down = b.emit(
        Linear(
            "q_down", (x,), weight=desk.weight("attention.q_down"), rows=rows,
            **desk.scales("attention.q_down"),
        )
    )  # fmt: skip
    if rows is not None and plan.q_sum == "boundary" and plan.collective != "none":
        down = _joined(
            desk, down, "all_reduce" if plan.collective == "auto" else plan.collective, None, "head"
        )
    down = b.emit(Norm("q_down.norm", (down,), weight=desk.weight("attention.q_down.norm")))
    attention = desk.ctx.layer.attention
    weight = desk.weight("attention.q")
    q = b.emit(
        Linear(
            "q", (down,), weight=weight, heads=maps.heads, dims=maps.dims,
            **desk.scales("attention.q"),
        )
    )  # fmt: skip
    if attention.q_bias:
        on = "every" if plan.bias == "after" else plan.bias
        q = b.emit(Bias(
            "q.bias", (q,), weight=f"{weight}.bias", on=on, heads=maps.heads, dims=maps.dims,
            over=desk.axes,
        ))  # fmt: skip
    state = "whole" if plan.split in ("none", "in") else plan.split
    joins = plan.collective not in ("auto", "none") and not desk.idle(plan.group)
    if plan.split in ("heads", "head_dim") and joins:
        pieces, dim = (maps.heads, "head") if maps.heads is not None else (maps.dims, "head_dim")
        joined = _joined(desk, q, plan.collective, pieces, dim)
        return Projected(joined, "whole", None, None), down
    return Projected(q, state, maps.heads, maps.dims), down


def _latent(desk: Desk, x: str, maps: HeadMaps, *, own_rows: bool) -> tuple[Projected, Projected]:
    """The latent and the one rotated key that all heads share, which is what is cached."""
    rows = desk.split("hidden") if desk.ctx.phase.attention.qkv.split == "in" else None
    if rows is not None and not own_rows:
        x = desk.b.emit(Slice(ins=(x,), dim="hidden", split=rows))
    latent = desk.b.emit(
        Linear(
            "kv_down", (x,), weight=desk.weight("attention.kv_down"), rows=rows,
            **desk.scales("attention.kv_down"),
        )
    )  # fmt: skip
    key = desk.b.emit(
        Linear(
            "k_rope", (x,), weight=desk.weight("attention.k_rope"), rows=rows,
            **desk.scales("attention.k_rope"),
        )
    )  # fmt: skip
    plan = desk.ctx.phase.attention.qkv
    if rows is not None and plan.k_sum == "boundary" and plan.collective != "none":
        kind = "all_reduce" if plan.collective == "auto" else plan.collective
        key = _joined(desk, key, kind, None, "head")
        latent = _joined(desk, latent, kind, None, "head")
    latent = desk.b.emit(
        Norm("kv_down.norm", (latent,), weight=desk.weight("attention.kv_down.norm"))
    )
    key = desk.b.emit(OneHead("k_rope.head", (key,)))
    latent = desk.b.emit(OneHead("kv_down.head", (latent,)))
    return Projected(key, "whole", maps.heads, maps.dims), Projected(
        latent, "whole", maps.heads, maps.values
    )


@dataclass(frozen=True, slots=True)
class Seen:
    """Keys and values that are attended to, those of an index, and whose tokens they are of."""

    k: Projected
    v: Projected
    index: str
    whose: Whose


def _seen(desk: Desk, k: Projected, v: Projected, index: str) -> Seen:
    """Rotated keys with values, in prefill after what ranks of sp exchange."""
    phase, b = desk.ctx.phase, desk.b
    sequence = phase.sequence
    if desk.ctx.name == "decode":
        return _cached(desk, _rope(desk, k, "own", "k"), v, index)
    if desk.ctx.by_heads:
        return _written(desk, k, v, index)
    if phase.sp == 1 or sequence.exchange == "none":
        k = _rope(desk, k, "own", "k")
        both = cached_key(desk, k.name, index)
        b.emit(CacheWrite(ins=(both, v.name), tokens="own"))
        return _of_all_chunks(desk, both, Seen(k, v, index, "own"))
    near = _rope(desk, k, "own", "k")
    if not sequence.keep_all:
        both = cached_key(desk, near.name, index)
        b.emit(CacheWrite(ins=(both, v.name), tokens="own"))
        if desk.reads_chunks:
            return _of_all_chunks(desk, both, Seen(near, v, index, "own"))
    moved = near if sequence.rotate == "before" else k
    how = "ring" if sequence.exchange == "ring" else "gather"
    split = desk.prompt_split
    keys = b.emit(Exchange(ins=(moved.name,), how=how, split=split))
    values = b.emit(Exchange(ins=(v.name,), how=how, split=split))
    index = b.emit(Exchange(ins=(index,), how=how, split=split)) if index else ""
    k = Projected(keys, k.state, k.heads, k.dims)
    v = Projected(values, v.state, v.heads, v.dims)
    if sequence.rotate == "after":
        k = _rope(desk, k, "exchanged", "k")
    if not sequence.keep_all:
        return Seen(k, v, index, "exchanged")
    both = cached_key(desk, k.name, index)
    b.emit(CacheWrite(ins=(both, v.name), tokens="exchanged"))
    return _of_all_chunks(desk, both, Seen(k, v, index, "exchanged"))


def _of_all_chunks(desk: Desk, both: str, seen: Seen) -> Seen:
    """Keys and values of earlier chunks and of this one, which the cache has.

    Where ranks of sp keep their own tokens, they exchange what they have of all chunks so far.
    """
    if not desk.reads_chunks:
        return seen
    b, sequence = desk.b, desk.ctx.phase.sequence
    read = b.emit(CacheRead(ins=(both, seen.v.name)))
    keys, values = b.emit(First("keys", (read,))), b.emit(Second("values", (read,)))
    whose: Whose = "cached"
    if desk.ctx.phase.sp > 1 and sequence.exchange in ("gather", "ring") and not sequence.keep_all:
        keys, values = (
            b.emit(Exchange(ins=(each,), how=sequence.exchange, split=None, source="cached"))
            for each in (keys, values)
        )
        whose = "exchanged"
    return _taken_apart(desk, keys, values, seen, whose)


def _taken_apart(desk: Desk, keys: str, values: str, of: Seen, whose: Whose) -> Seen:
    """What was cached as one: keys, with those of an index behind them, and values."""
    b, index = desk.b, of.index
    if index:
        index = b.emit(KeyPart("keys.index", (keys,), part="index"))
        keys = b.emit(KeyPart("keys.rotated", (keys,), part="rotated"))
    k = Projected(keys, of.k.state, of.k.heads, of.k.dims)
    return Seen(k, Projected(values, of.v.state, of.v.heads, of.v.dims), index, whose)


@dataclass(frozen=True, slots=True)
class Regrouped:
    """Queries, keys and values of all tokens, in place of all heads."""

    q: Projected
    k: Projected
    v: Projected
    index: Index | None


def _regrouped(
    desk: Desk, q: Projected, k: Projected, v: Projected, index: Index | None
) -> Regrouped:
    """Heads exchanged for tokens; what all heads share comes as it is."""
    sequence, b = desk.ctx.phase.sequence, desk.b
    first = sequence.rotate == "before"
    q = _rope(desk, q, "own", "q") if first else q
    near = _rope(desk, k, "own", "k") if first or not sequence.keep_all else k
    if not sequence.keep_all:
        both = cached_key(desk, near.name, "" if index is None else index.keys)
        b.emit(CacheWrite(ins=(both, v.name), tokens="own"))
    moved = near if first else k
    if desk.ctx.layer.attention.latent is not None:
        q, *_ = _to_heads(desk, q, None)
        k, v = (
            Projected(_of_all(desk, x.name, what), x.state, q.heads, x.dims)
            for x, what in ((moved, "k"), (v, "v"))
        )
    else:
        q, k, v = _to_heads(desk, q, k.heads, moved, v)
    if index is not None:
        three = zip((index.queries, index.weights, index.keys), ("q", "weights", "k"), strict=True)
        index = Index(*(_of_all(desk, x, f"index.{what}") for x, what in three))
    if not first:
        q, k = _rope(desk, q, "all", "q"), _rope(desk, k, "all", "k")
    return Regrouped(q, k, v, index)


def _to_heads(
    desk: Desk, q: Projected, kv: Split | None, *keys: Projected,
    names: tuple[str, ...] = ("q", "k", "v"),
) -> list[Projected]:  # fmt: skip
    """Queries, and what has KV heads, by the heads of each rank of sp."""
    order = desk.ctx.phase.sequence.order
    own = query_heads(desk.ctx, q.heads)
    out = [(q, own)]
    if keys:
        out += [(x, kv_heads(desk.ctx, kv, own.heads)) for x in keys]
    return [
        Projected(
            desk.b.emit(ToHeads(
                f"{what}.heads", (x.name,), split=dealt.places, order=order, group=("sp",)
            )),
            x.state, dealt.heads, x.dims,
        )
        for (x, dealt), what in zip(out, names, strict=False)
    ]  # fmt: skip


def _of_all(desk: Desk, x: str, what: str) -> str:
    """What all heads share, of all tokens."""
    order = desk.ctx.phase.sequence.order
    return desk.b.emit(ToHeads(f"{what}.all", (x,), split=None, order=order, group=("sp",)))


def _to_tokens(desk: Desk, mixed: Projected, before: Split | None) -> Projected:
    """A rank's own tokens of all the heads that it had before."""
    own = query_heads(desk.ctx, before).places
    order = desk.ctx.phase.sequence.order
    name = desk.b.emit(
        ToTokens(
            "mixed.tokens", (mixed.name,), split=own, before=before, order=order, group=("sp",)
        )
    )
    return Projected(name, mixed.state, before, mixed.dims)


def _written(desk: Desk, k: Projected, v: Projected, index: str) -> Seen:
    """Keys and values of all tokens, kept if the plan says so."""
    seen = Seen(k, v, index, "all")
    if not desk.ctx.phase.sequence.keep_all:
        return seen
    both = cached_key(desk, k.name, index)
    desk.b.emit(CacheWrite(ins=(both, v.name), tokens="exchanged"))
    return _of_all_chunks(desk, both, seen)


def _cached(desk: Desk, k: Projected, v: Projected, index: str) -> Seen:
    """A step's own key and value in the cache, and all that is there."""
    b, cache = desk.b, desk.ctx.phase.cache
    both = cached_key(desk, k.name, index)
    left = desk.rejected(desk.ctx.phase.draft.rejected)
    read = b.emit(
        CacheStep(
            ins=(both, v.name), update=cache.update, slots=cache.slots, pads=cache.pads,
            rejected=left,
        )
    )  # fmt: skip
    keys = b.emit(First("keys", (read,)))
    if index:
        index = b.emit(KeyPart("keys.index", (keys,), part="index"))
        keys = b.emit(KeyPart("keys.rotated", (keys,), part="rotated"))
    values = b.emit(Second("values", (read,)))
    k = Projected(keys, k.state, k.heads, k.dims)
    return Seen(k, Projected(values, v.state, v.heads, v.dims), index, "cached")


def _mixed(desk: Desk, q: Projected, k: Projected, v: Projected, index: Index | None) -> Projected:
    """What attention gives: scores, softmax, values."""
    phase, b = desk.ctx.phase, desk.b
    scores = phase.attention.scores
    regrouped = desk.ctx.by_heads
    before = q.heads
    if regrouped:
        found = _regrouped(desk, q, k, v, index)
        q, k, v, index = found.q, found.k, found.v, found.index
    else:
        q = _rope(desk, q, "own", "q")
    if desk.ctx.apart("attention") and q.heads is not None:
        q = _asking(desk, q)
    there = _seen(desk, k, v, "" if index is None else index.keys)
    k, v, seen = there.k, there.v, there.whose
    if desk.ctx.layer.attention.latent is not None:
        # Queries that were made whole weigh whole values.
        values_of = v.dims if q.dims is not None else None
        key = b.emit(
            LatentKeys(
                ins=(k.name, v.name), heads=q.heads, dims=q.dims, weight=desk.weight("attention.k"),
                **desk.scales("attention.k"),
            )
        )  # fmt: skip
        values = b.emit(
            LatentValues(
                ins=(v.name,), heads=q.heads, dims=values_of, weight=desk.weight("attention.v"),
                **desk.scales("attention.v"),
            )
        )  # fmt: skip
        k, v = (
            Projected(key, k.state, q.heads, q.dims),
            Projected(values, v.state, q.heads, values_of),
        )
    raw = b.emit(Scores(ins=(q.name, k.name), heads=q.heads, kv=k.heads))
    partial = q.state in ("head_dim", "sum") or k.state == "sum"
    if partial and scores.sum == "softmax":
        raw = b.emit(AllReduce("scores.sum", (raw,), group=scores.group))
    logits = b.emit(
        Logits(
            ins=(raw,),
            heads=q.heads,
            dims=q.dims,
            scale=scores.scale,
            per_head=scores.per_head,
            seen=seen,
            positions=desk.positions,
        )
    )
    only = () if index is None else (chosen(desk, index, there.index, seen),)
    if desk.ctx.layer.attention.shares_index:
        only = (b.chosen,)
    weights = b.emit(
        ExpWeights(
            ins=(logits, *only), heads=q.heads, per_head=scores.per_head, seen=seen, mask=desk.mask
        )
    )
    if partial and scores.sum == "after":
        weights = b.emit(AllReduce("weights.sum", (weights,), group=scores.group))
    out = _merged(desk, weights, q, v, seen)
    state = "sum" if v.state == "sum" else q.state if q.state in ("heads", "head_dim") else "whole"
    mixed = Projected(out, state, q.heads, v.dims)
    if regrouped:
        return _to_tokens(desk, mixed, before)
    return _own_heads(desk, mixed, before) if q.heads != before else mixed


def _asking(desk: Desk, q: Projected) -> Projected:
    """The queries of all ranks that share keys."""
    if q.heads is None:
        return q
    every = gathered(desk.ctx, q.heads)
    name = desk.b.emit(
        AllGather("q.shared", (q.name,), dim="head", split=every.places, group=("sp",))
    )
    return Projected(name, q.state, every.heads, q.dims)


def _own_heads(desk: Desk, mixed: Projected, own: Split | None) -> Projected:
    """A rank's own heads of those with which all that share keys have attended."""
    if own is None:
        return mixed
    places = gathered(desk.ctx, own).places
    name = desk.b.emit(Slice("mixed.own", (mixed.name,), dim="head", split=places))
    return Projected(name, mixed.state, own, mixed.dims)


def _merged(desk: Desk, weights: str, q: Projected, v: Projected, seen: Whose) -> str:
    """Values weighed; where keys lie on several ranks, their parts are merged."""
    phase, b = desk.ctx.phase, desk.b
    ring = seen == "exchanged" and phase.sequence.exchange == "ring"
    apart = seen == "cached" and desk.ctx.splits_keys and phase.sp > 1
    parts = b.emit(
        Weigh(ins=(weights, v.name), heads=q.heads, kv=v.heads, blocks=ring, sink_once=apart)
    )
    if ring:
        return b.emit(
            MergeBlocks(ins=(parts,), merge=phase.sequence.merge, base=phase.sequence.base)
        )
    if apart:
        return b.emit(
            MergeRanks(
                ins=(parts,), merge=phase.sequence.merge, base=phase.sequence.base, group=("sp",)
            )
        )
    return b.emit(Quotient(ins=(parts,)))


def _out(desk: Desk, mixed: Projected) -> tuple[str, str]:
    plan, b = desk.ctx.phase.attention.out, desk.b
    heads, dims = mixed.heads, mixed.dims
    name, state = mixed.name, mixed.state
    gathers = plan.input == "gathered" or (plan.input == "auto" and plan.split != "in")
    if gathers and state in ("heads", "head_dim"):
        pieces, dim = (heads, "head") if state == "heads" else (dims, "head_dim")
        name = b.emit(AllGather("mixed.whole", (name,), dim=dim, split=pieces, group=desk.group))
        state = "whole"
    rows, row_dims = None, None
    if plan.split == "in":
        if state not in ("heads", "head_dim"):
            heads, dims = desk.split("attention.heads"), None
            name = b.emit(Slice("mixed.own", (name,), dim="head", split=heads))
        rows, row_dims = (heads, None) if state != "head_dim" else (None, dims)
    columns = desk.split("hidden") if plan.split == "out" else None
    y = b.emit(
        OutLinear(
            "out",
            (name,),
            weight=desk.weight("attention.out"),
            columns=columns,
            heads=rows,
            dims=row_dims,
            **desk.scales("attention.out"),
        )
    )
    left = (
        "sum"
        if state == "sum" or plan.split == "in"
        else "split"
        if plan.split == "out"
        else "whole"
    )
    return y, left
