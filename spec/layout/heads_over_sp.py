"""The heads of a rank of tp, cut over sp: what each rank has of them while it attends (Ulysses)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.measures import gathers_heads, kv_groups
from shardproof.spec.plan.cuts import Cut, CutSpec

PAD = -1


def own_heads(ctx: Context, tp: int) -> list[int]:
    """The query heads that a rank of tp projects; a pad is -1."""
    attention = ctx.layer.attention
    if ctx.phase.attention.qkv.split != "heads" or gathers_heads(ctx):
        return [*range(attention.heads)]
    found = chain(*cut_of(ctx, "attention.heads").indices(tp))
    return [head if head < attention.heads else PAD for head in found]


def own_kv(ctx: Context, tp: int) -> list[int]:
    """The KV heads that a rank of tp projects."""
    attention, plan = ctx.layer.attention, ctx.phase.attention
    if plan.qkv.split != "heads" or gathers_heads(ctx):
        return [*range(attention.kv_heads)]
    if plan.kv_heads.kind == "needed":
        return sorted(kv_groups(ctx, tp))
    held = chain(*Cut(plan.kv_heads, attention.kv_heads, ctx.phase.tp).indices(tp))
    return [head if head < attention.kv_heads else PAD for head in held]


def heads_at(ctx: Context, tp: int, sp: int) -> list[int]:
    """The query heads with which a rank attends."""
    return _dealt(own_heads(ctx, tp), ctx.phase.sequence.heads, ctx.phase.sp, sp)


def kv_at(ctx: Context, tp: int, sp: int) -> list[int]:
    """The KV heads that a rank has of all tokens."""
    own, spec = own_kv(ctx, tp), ctx.phase.sequence.kv_heads
    if spec.kind != "needed":
        return _dealt(own, spec, ctx.phase.sp, sp)
    read = {_read_by(ctx, head) for head in heads_at(ctx, tp, sp) if head != PAD}
    return [kv for kv in own if kv in read]


def _dealt(own: list[int], spec: CutSpec, sp: int, at: int) -> list[int]:
    places = chain(*Cut(spec, len(own), sp).indices(at))
    return [own[place] if place < len(own) else PAD for place in places]


def _read_by(ctx: Context, head: int) -> int:
    attention = ctx.layer.attention
    return head // (attention.heads // attention.kv_heads)


def heads_dealt(ctx: Context) -> bool:
    """Whether each head of a rank of tp is on some rank of sp while it attends."""
    return head_missing(ctx) is None


def head_missing(ctx: Context) -> tuple[int, str] | None:
    """A rank of tp, and which of its heads are on no rank of sp or are none."""
    spec, sp = ctx.phase.sequence.heads, ctx.phase.sp
    known: set[int] = set()
    for tp in _ranks(ctx):
        own = own_heads(ctx, tp)
        cut = Cut(spec, len(own), sp)
        if cut.n in known:
            continue
        known.add(cut.n)
        if (first := cut.beyond()) >= 0:
            return tp, f"a rank of sp is given head {first}, which is none"
        if left := [own[place] for run in cut.unowned() for place in run]:
            return tp, f"{_named(left)} on no rank of sp"
    return None


def _named(heads: list[int]) -> str:
    """Heads by number, or the pads among them where there is no other."""
    there = [head for head in heads if head >= 0]
    if not there:
        return "a pad" if len(heads) == 1 else f"{len(heads)} pads"
    return f"head {there[0]}" if len(there) == 1 else f"heads {there[0]} to {there[-1]}"


def _ranks(ctx: Context) -> Iterator[int]:
    """Ranks of tp that may have other heads than each other."""
    alone = ctx.phase.attention.qkv.split != "heads" or gathers_heads(ctx)
    return iter(range(1)) if alone else cut_of(ctx, "attention.heads").busy_ranks()


def kv_not_there(ctx: Context) -> bool:
    """Whether a rank attends with a query head whose KV head it was not given, or is given none."""
    return kv_missing(ctx) is not None or kv_beyond(ctx) is not None


def kv_beyond(ctx: Context) -> tuple[int, int, int] | None:
    """A rank of tp, how many KV heads it has, and which of them a rank of sp is given beyond."""
    spec = ctx.phase.sequence.kv_heads
    if not spec.by_hand or ctx.layer.attention.latent:
        return None
    for tp in _ranks(ctx):
        count = len(own_kv(ctx, tp))
        if (first := Cut(spec, count, ctx.phase.sp).beyond()) >= 0:
            return tp, count, first
    return None


def kv_missing(ctx: Context) -> tuple[int, int, int, int] | None:
    """(tp, sp, query head, KV head) where a query head reads what its rank was not given."""
    if ctx.phase.sequence.kv_heads.kind in ("needed", "whole") or ctx.layer.attention.latent:
        return None
    for tp in _ranks(ctx):
        there = {*own_kv(ctx, tp)}
        for sp in range(ctx.phase.sp):
            given = {*kv_at(ctx, tp, sp)}
            for head in heads_at(ctx, tp, sp):
                # What its rank of tp lacks is another clause's.
                if head != PAD and (kv := _read_by(ctx, head)) in there and kv not in given:
                    return tp, sp, head, kv
    return None
