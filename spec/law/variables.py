"""The plan variables that clauses speak of, and how each is read from a plan.

Three kinds share one namespace. A *field* is a choice of the plan, named by its
path (`ffn.up.split`). A *fact* is a number of the model, of the mesh, or a
measure. A *value* is defined by a formula over the others (`values.py`).
"""

from __future__ import annotations

from collections.abc import Callable

from shardproof.spec.law.formula import Value
from shardproof.spec.layout import ends, experts, measures
from shardproof.spec.layout.axes import ANY, AXES, cut_of, spec_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.fused import fused_in_place
from shardproof.spec.layout.ring import ring_fits
from shardproof.spec.model.model import Attention, Dense, Moe
from shardproof.spec.plan.cuts import Cut, CutSpec, same_but_beyond

HAND_MADE = ("sizes", "listed")
_CUT_PARTS = (
    "kind", "n", "parts", "multiple", "block",
    "given_least", "given_most", "given_beyond", "given_moved", "given_everywhere",
    "given_first", "given_undivided",
)  # fmt: skip
AXIS_NAMES = ("dp", "pp", "sp", "tp", "ep")

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


def _constant_weight(moe: Moe) -> bool:
    """Whether every routing weight is one whatever the input."""
    router = moe.router
    if router.scale not in (None, 1):
        return False
    sure = router.score != "sigmoid" and moe.experts == 1
    return sure or (router.top_k == 1 and experts.renormalises(router))


def _weight_of_one(moe: Moe) -> bool:
    """Whether a single weight is one already before anything renormalises it."""
    score = moe.router.score
    return (moe.router.top_k == 1 and score == "topk_softmax") or (
        moe.experts == 1 and score == "softmax"
    )


def _work(read: Callable[[Context], int | None]) -> Read:
    def inner(ctx: Context) -> Value:
        value = read(ctx)
        return ANY if value is None else value

    return inner


def _same_vocab(ctx: Context) -> bool:
    """Whether ranks have the same rows of both; what is beyond the end is one pad like another."""
    return same_but_beyond(cut_of(ctx, "embedding.cut"), cut_of(ctx, "lm_head.cut"))


FACTS: dict[str, Read] = {
    "work.batch": _work(lambda c: c.plan.workload.batch),
    "work.prompt": _work(lambda c: c.plan.workload.prompt),
    "work.steps": _work(lambda c: c.plan.workload.steps),
    "model.moe": lambda c: any(isinstance(kind.ffn, Moe) for kind in c.model.kinds),
    "prefill": lambda c: c.name == "prefill",
    "layer.dense": lambda c: isinstance(c.layer.ffn, Dense),
    "layer.moe": lambda c: isinstance(c.layer.ffn, Moe),
    "model.tied": lambda c: c.model.tied,
    "model.head_bias": lambda c: c.model.head_bias,
    "model.scaled_residual": lambda c: c.model.residual_scale is not None,
    "model.embedding_norm": lambda c: c.model.embedding_norm,
    "model.behind_dense": lambda c: measures.behind(c, Dense),
    "model.behind_moe": lambda c: measures.behind(c, Moe),
    "model.norm": lambda c: c.layer.norm,
    "model.parallel": lambda c: c.layer.parallel,
    "model.joint": _dense(lambda f: f.joint),
    "model.gated": _dense(lambda f: f.gated),
    "model.up_bias": _dense(lambda f: f.up_bias),
    "model.down_bias": _dense(lambda f: f.down_bias),
    "model.positions": _attention(lambda a: a.positions),
    "model.delta": _attention(lambda a: a.delta is not None),
    "model.output_gate": _attention(lambda a: a.output_gate),
    "model.latent": _attention(lambda a: a.latent is not None),
    "model.query_latent": _attention(
        lambda a: a.latent is not None and a.latent.q_rank is not None
    ),
    "model.window_of_one": _attention(lambda a: a.window == 1),
    "model.qk_norm": _attention(lambda a: a.qk_norm),
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
    "model.constant_weight": _moe(_constant_weight),
    "model.weight_of_one": _moe(_weight_of_one),
    "model.input_weighted": _moe(lambda m: m.input_weighted),
    "model.shared": _moe(lambda m: m.shared is not None),
    "model.shared_down_bias": _moe(lambda m: m.shared is not None and m.shared.down_bias),
    "ffn.apart": lambda c: c.apart("ffn"),
    "lm_head.apart": lambda c: c.apart("lm_head"),
    "moe.shared.apart": lambda c: c.apart("moe.shared"),
    "moe.shared.ranks": lambda c: c.ranks("moe.shared"),
    "ffn.of_others": lambda c: bool(c.gathered("ffn")),
    "lm_head.of_others": lambda c: bool(c.gathered("lm_head")),
    "moe.in_parts": ends.in_parts,
    "sequence.over_turns": lambda c: c.over_turns,
    "batch.joins_replicas": measures.joins_replicas,
    "moe.block": lambda c: c.block,
    "moe.expert_tp": lambda c: c.expert_tp,
    "stage.ranks": lambda c: c.stage_ranks,
    "stage.same_tokens": lambda c: c.same_tokens,
    "stages.first": lambda c: c.phase.stages.embedding,
    "stages.last": lambda c: c.phase.pp - 1 if c.phase.stages.head is None else c.phase.stages.head,
    "stages.visits": lambda c: len(measures.route(c)),
    "stages.leaves": measures.leaves,
    "stages.in_order": measures.layers_in_order,
    "stages.equal_before": measures.equal_before,
    "stages.taken_in_order": measures.taken_in_order,
    "moe.once": experts.once,
    "moe.twice_on_a_rank": experts.twice_on_a_rank,
    "moe.bias_once": experts.bias_once,
    "moe.shared_once": experts.shared_once,
    "moe.misplaced": experts.misplaced,
    "moe.own_choice_fits": experts.own_choice_fits,
    "moe.own_division_fits": experts.own_division_fits,
    "sequence.layout": lambda c: c.layout,
    "sequence.reachable": measures.keys_reachable,
    "sequence.givers_in_place": measures.givers_in_place,
    "sequence.seen_alike": lambda c: (
        len(set(measures.holders_of_seen(c))) == 1
        and (measures.holders_of_seen(c)[0] == 1 or not c.layer.attention.sinks)
    ),
    "sequence.seen_by_all": lambda c: set(measures.holders_of_seen(c)) == {c.phase.sp},
    "attention.kv_missing": lambda c: measures.kv_missing(c) is not None,
    "attention.kv_unowned": measures.kv_unowned,
    "attention.kv_beyond": measures.kv_beyond,
    "attention.kv_first_alone": measures.kv_first_alone,
    "attention.kv_moved": measures.kv_moved,
    "attention.heads_where_kept": lambda c: ends.all_where_kept(c, "attention.heads"),
    "attention.dims_where_kept": lambda c: ends.all_where_kept(c, "attention.value_dim"),
    "ffn.width_where_kept": lambda c: ends.all_where_kept(c, "ffn.width"),
    "attention.kv_filled": measures.kv_filled,
    "attention.kv_undivided": measures.kv_undivided,
    "attention.fused_in_place": fused_in_place,
    "sequence.ring_fits": ring_fits,
    "attention.pairs_apart": measures.pairs_apart,
    "cache.most_heads": measures.most_kv_on_a_rank,
    "cache.one_token": measures.one_token_a_rank,
    "ffn.width_twice_back": lambda c: measures.twice_back(cut_of(c, "ffn.width")),
    "embedding.alone": lambda c: measures.alone(cut_of(c, "embedding.cut")),
    "embedding.rows_where_kept": ends.rows_where_kept,
    "stream.tokens_covered": ends.tokens_covered,
    "stream.first_keeps_all": ends.first_keeps_all,
    "stream.first_has_all": ends.first_has_stream,
    "lm_head.chooses_alone": ends.chooses_alone,
    "lm_head.pads_where_read": ends.pads_where_read,
    "lm_head.one_chooses": lambda c: ends.one_chooses(cut_of(c, "lm_head.cut")),
    "lm_head.reversible": lambda c: measures.reversible(cut_of(c, "lm_head.cut")),
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
            return spec.kind
        case "n":
            return axis.length(ctx)
        case "parts":
            return axis.parts(ctx)
        case "multiple":
            return spec.multiple or axis.parts(ctx)
        case "block":
            return spec.block
        case _:
            return _given(spec, cut_of(ctx, path), part)


def _given(spec: CutSpec, cut: Cut, part: str) -> Value:
    """What was counted in a hand-made cut; zero for a regular one."""
    if spec.kind not in HAND_MADE:
        return 0
    match part:
        case "given_least":
            return cut.least()
        case "given_most":
            return cut.most()
        case "given_beyond":
            return cut.beyond() >= 0
        case "given_moved":
            return measures.moved(cut)
        case "given_everywhere":
            return measures.everywhere(cut)
        case "given_first":
            return measures.first_alone(cut)
        case "given_undivided":
            return measures.undivided(cut)
        case _:
            raise KeyError(part)


def read(ctx: Context, name: str) -> Value:
    """A field or a fact by name; values are not known here."""
    if fact := FACTS.get(name):
        return fact(ctx)
    path, _, part = name.rpartition(".")
    if path in AXES and part in _CUT_PARTS:
        return cut_part(ctx, path, part)
    if path.endswith("group") and part in AXIS_NAMES:
        group = ctx.field(path)
        return isinstance(group, tuple) and part in group
    value = ctx.field(name)
    if isinstance(value, (int, str)):
        return value
    raise KeyError(f"{name} is no plan variable")
