"""The plan variables that clauses speak of, and how each is read from a plan.

Three kinds share one namespace. A *field* is a choice of the plan, named by its
path (`ffn.up.split`). A *fact* is a number of the model, of the mesh, or a
measure. A *value* is defined by a formula over the others (`values.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

from shardproof.spec.law import block_scales
from shardproof.spec.law.formula import Value
from shardproof.spec.law.on_one_rank import (
    Met,
    group_of,
    one_pass,
    one_sequence,
    one_token,
    plain,
)
from shardproof.spec.layout import experts, fused, heads_over_sp, measures
from shardproof.spec.layout.axes import AXES, cut_of, spec_of
from shardproof.spec.layout.context import Context
from shardproof.spec.model.model import Attention, Dense, Moe
from shardproof.spec.plan.cuts import Cut, CutSpec, same_but_beyond

_CUT_PARTS = ("kind", "n", "parts", "multiple", "given_owned", "given_once")

Read = Callable[[Context], Value]


def _attention(read: Callable[[Attention], Value]) -> Read:
    return lambda ctx: read(ctx.layer.attention)


def _dense(read: Callable[[Dense], Value]) -> Read:
    def inner(ctx: Context) -> Value:
        ffn = ctx.layer.ffn
        return read(ffn if isinstance(ffn, Dense) else ffn.expert)

    return inner


def _moe(read: Callable[[Moe], Value]) -> Read:
    def inner(ctx: Context) -> Value:
        ffn = ctx.layer.ffn
        return read(ffn) if isinstance(ffn, Moe) else 0

    return inner


def _same_vocab(ctx: Context) -> bool:
    """Whether ranks have the same rows of both; what is beyond the end is one pad like another."""
    return same_but_beyond(cut_of(ctx, "embedding.cut"), cut_of(ctx, "lm_head.cut"))


FACTS: dict[str, Read] = {
    "prefill": lambda c: c.name == "prefill",
    "chunks.several": lambda c: not one_pass(c),
    "packed.several": lambda c: not one_sequence(c),
    "packed.trails": lambda c: c.name == "prefill" and c.phase.packed.trails,
    "draft.several": lambda c: not one_token(c),
    "layer.dense": lambda c: c.layer.dense,
    "layer.moe": lambda c: isinstance(c.layer.ffn, Moe),
    "layer.last": measures.is_last,
    "layer.before_others": measures.before_others,
    "model.tied": lambda c: c.model.tied,
    "model.head_bias": lambda c: c.model.head_bias,
    "model.scaled_residual": lambda c: c.model.residual_scale is not None,
    "model.norm": lambda c: c.layer.norm,
    "model.parallel": lambda c: c.layer.parallel,
    "model.joint": _dense(lambda f: f.joint),
    "model.gated": _dense(lambda f: f.gated),
    "model.up_bias": _dense(lambda f: f.up_bias),
    "model.down_bias": _dense(lambda f: f.down_bias),
    "model.positions": _attention(lambda a: a.positions),
    "model.position_scale": _attention(lambda a: a.position_scale),
    "model.delta": _attention(lambda a: a.delta is not None),
    "model.index": _attention(lambda a: a.indexer is not None),
    "model.latent": _attention(lambda a: a.latent is not None),
    "model.qk_norm": _attention(lambda a: a.qk_norm),
    "model.value_norm": _attention(lambda a: a.value_norm),
    "model.q_bias": _attention(lambda a: a.q_bias),
    # What is made of a latent has its bias on each rank, whatever the plan says of projections.
    "model.k_bias": _attention(lambda a: a.k_bias and a.latent is None),
    "model.v_bias": _attention(lambda a: a.v_bias and a.latent is None),
    "model.out_bias": _attention(lambda a: a.out_bias),
    "model.sinks": _attention(lambda a: a.sinks),
    "model.set_scale": _attention(lambda a: a.scale is not None),
    "model.experts": _moe(lambda m: m.experts),
    "model.top_k": _moe(lambda m: m.router.top_k),
    "model.renormalises": _moe(lambda m: experts.renormalises(m.router)),
    "model.input_weighted": _moe(lambda m: m.input_weighted),
    "model.own_norms": _moe(lambda m: m.own_norms),
    "model.shared": _moe(lambda m: m.shared is not None),
    "model.shared_gated": _moe(lambda m: m.shared is not None and m.shared.gated),
    "attention.apart": lambda c: c.apart("attention"),
    "ffn.apart": lambda c: c.apart("ffn"),
    "lm_head.apart": lambda c: c.apart("lm_head"),
    "moe.shared.apart": lambda c: c.apart("moe.shared"),
    "moe.shared.ranks": lambda c: c.ranks("moe.shared"),
    "ffn.of_others": lambda c: bool(c.gathered("ffn")),
    "lm_head.of_others": lambda c: bool(c.gathered("lm_head")),
    "moe.in_parts": measures.in_parts,
    "sequence.over_turns": lambda c: c.over_turns,
    "sequence.gathers_cached": measures.gathers_cached,
    "batch.joins_replicas": measures.joins_replicas,
    "moe.block": lambda c: c.block,
    "moe.expert_tp": lambda c: c.expert_tp,
    "stage.ranks": lambda c: c.stage_ranks,
    "stage.same_tokens": lambda c: c.same_tokens,
    "stages.first": lambda c: c.phase.stages.embedding,
    "stages.last": lambda c: c.phase.pp - 1 if c.phase.stages.head is None else c.phase.stages.head,
    "stages.visits": lambda c: len(measures.route(c)),
    "stages.leaves": measures.leaves,
    "stages.index_shared": measures.index_shared,
    "stages.in_order": measures.layers_in_order,
    "stages.equal_before": measures.equal_before,
    "moe.changes": experts.changes,
    "moe.elsewhere": lambda c: experts.elsewhere(c) is not None,
    "moe.first_alone": lambda c: experts.counts_if_first(c) is None,
    "moe.misplaced": experts.misplaced,
    "attention.misread": fused.qkv_misread,
    "attention.blocks_fit": fused.qkv_fits,
    "ffn.misread": fused.ffn_misread,
    "ffn.blocks_fit": fused.ffn_fits,
    "moe.misread": fused.experts_misread,
    "moe.blocks_fit": fused.experts_fit,
    "moe.shared.misread": fused.shared_misread,
    "moe.shared.blocks_fit": fused.shared_fits,
    "attention.scales_fit": lambda c: block_scales.fault(c, "attention") is None,
    "ffn.scales_fit": lambda c: block_scales.fault(c, "ffn") is None,
    "moe.scales_fit": lambda c: block_scales.fault(c, "ffn.experts") is None,
    "moe.shared.scales_fit": lambda c: block_scales.fault(c, "ffn.shared") is None,
    "sequence.layout": lambda c: c.layout,
    "sequence.heads_dealt": heads_over_sp.heads_dealt,
    "sequence.kv_missing": heads_over_sp.kv_not_there,
    "attention.kv_missing": lambda c: measures.kv_missing(c) is not None,
    "attention.kv_beyond": measures.kv_beyond,
    "attention.norm_undivided": measures.norm_undivided,
    "attention.pads_normed": measures.pads_normed,
    "attention.pairs_apart": measures.pairs_apart,
    "lm_head.pad_rows": lambda c: measures.pads_held(cut_of(c, "lm_head.cut")),
    "lm_head.same_cut": _same_vocab,
    "batch.idle_beside": measures.idle_beside,
    "schedule.listed": lambda c: c.phase.schedule.ticks is not None,
    "schedule.period": lambda c: (
        len(measures.route(c)) if c.phase.schedule.period is None else c.phase.schedule.period
    ),
    "schedule.late": lambda c: measures.late_tick(c) is not None,
    "schedule.missing": lambda c: measures.missing_tick(c) is not None,
}


def cut_part(ctx: Context, path: str, part: str) -> Value:
    """One number of a cut: `attention.heads.kind`, `.n`, `.given_least`, ..."""
    axis, spec = AXES[path], spec_of(ctx, path)
    match part:
        case "kind":
            # Every rank has all of it, of which there is one.
            alone = spec.kind == "whole" and axis.parts(ctx) == 1
            return "balanced" if alone else spec.kind
        case "n":
            return axis.length(ctx)
        case "parts":
            return axis.parts(ctx)
        case "multiple":
            return spec.multiple or axis.parts(ctx)
        case _:
            return _given(spec, cut_of(ctx, path), part)


def _given(spec: CutSpec, cut: Cut, part: str) -> Value:
    """What was counted in a hand-made cut; zero for a regular one."""
    if not spec.by_hand:
        return 0
    match part:
        case "given_owned":
            return cut.least() >= 1 and cut.beyond() < 0
        case "given_once":
            return cut.least() == 1 and cut.most() == 1 and cut.beyond() < 0
        case _:
            raise KeyError(part)


def _combines_over(ctx: Context, axis: str) -> bool:
    """Whether outputs of experts are combined over an axis; of one rank, as it has to be."""
    ranks = ctx.expert_tp if axis == "tp" else cast(int, getattr(ctx.phase, axis))
    return axis in ctx.phase.moe.group if ranks > 1 else axis in ("ep", "tp")


def read(ctx: Context, name: str, met: Met | None = None) -> Value:
    """A field or a fact by name; values are not known here."""
    word = plain(ctx, name, met)
    return word if word is not None else _how(name)(ctx)


@cache
def _how(name: str) -> Read:
    """How a name is read, which its form tells."""
    if fact := FACTS.get(name):
        return fact
    path, _, part = name.rpartition(".")
    if path in AXES and part in _CUT_PARTS:
        return lambda ctx: cut_part(ctx, path, part)
    if part == "group":
        return lambda ctx: group_of(ctx, name)
    if path == "moe.group":
        return lambda ctx: _combines_over(ctx, part)
    return lambda ctx: _field(ctx, name)


def _field(ctx: Context, name: str) -> Value:
    value = ctx.field(name)
    if isinstance(value, (int, str)):
        return value
    raise KeyError(f"{name} is no plan variable")
