"""What a plan costs whatever the hardware: meetings, bytes that cross, copies held.

A *synchronisation point* is a collective, or a send to the next stage, that a token waits
for on its way through the model. Bytes are those that the busiest rank receives for one token:
n(g-1)/g to gather or scatter n bytes among g ranks, twice that to sum them everywhere, n to be
sent them. Two bytes a number, as in bfloat16. Scores that are summed before the softmax count
as one number a head, for how many keys there are is not the plan's. Weights and cache are those
of the device that holds most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from shardproof.spec.law.axes import AXES, cut_of
from shardproof.spec.law.context import Context
from shardproof.spec.law.judge import views
from shardproof.spec.law.measures import most_kv_on_a_rank, route
from shardproof.spec.law.view import View
from shardproof.spec.model.model import Attention, Dense, Layer, Model, Moe
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan

BYTES = 2
"""A number."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """One synchronisation point, and the bytes that it brings a rank for one token."""

    what: str
    amount: float


@dataclass(frozen=True, slots=True)
class PhaseCounts:
    syncs: int
    bytes: int
    weights: int
    """Bytes of weights on the device that holds most."""
    weight_copies: float
    kv: int
    """Bytes of cache for one token of one sequence, on the device that holds most."""
    kv_copies: float


@dataclass(frozen=True, slots=True)
class Counts:
    prefill: PhaseCounts
    decode: PhaseCounts


def counts(model: Model, plan: Plan) -> Counts:
    """The counts of both phases; equal plans have equal ones."""
    seen = views(model, plan)
    found = {name: _phase(seen[name]) for name in PHASES}
    return Counts(found["prefill"], found["decode"])


def _phase(seen: list[View]) -> PhaseCounts:
    ctx = seen[0].ctx
    crossings = list(passing(seen))
    each, whole = _weights(ctx), _all_weights(ctx.model)
    model, kv = ctx.model, _cache(seen)
    all_kv = sum(_kv_bytes(model.kinds[kind].attention) for kind in model.layers)
    lines = ctx.phase.pp * ctx.phase.sp * ctx.phase.tp
    return PhaseCounts(
        syncs=len(crossings),
        bytes=round(sum(crossing.amount for crossing in crossings)),
        weights=each,
        weight_copies=each * ctx.world / whole,
        kv=kv,
        kv_copies=kv * lines / all_kv,
    )


def passing(seen: list[View]) -> Iterator[Crossing]:
    """What a token waits for, in the order of the model."""
    ctx = seen[0].ctx
    yield from _embedding(seen[0])
    of_kind = [list(_layer(view)) for view in seen]
    for kind in ctx.model.layers:
        yield from of_kind[kind]
    stages = len(route(ctx)) - 1
    parts = 2 if ctx.phase.stages.stream == "separate" else 1
    for _ in range(stages):
        yield Crossing("stage", BYTES * ctx.model.hidden * parts)
    yield from _head(seen[0])
    if ctx.name == "decode" and seen[0]("stages.first") != seen[0]("stages.last"):
        yield Crossing("token", BYTES)


def _summed(numbers: float, ranks: int) -> float:
    return 2 * _gathered(numbers, ranks)


def _gathered(numbers: float, ranks: int) -> float:
    return BYTES * numbers * (ranks - 1) / ranks


def _joined(view: View, name: str, state: str, joined: str, numbers: int) -> Iterator[Crossing]:
    """What brings a value from its state to where it is joined."""
    tp: int = view.ctx.phase.tp
    if tp == 1 or state == joined or joined in ("broken", "pieces"):
        return
    if state == "sum" and joined in ("tokens", "hidden"):
        yield Crossing(name, _gathered(numbers, tp))
    elif state == "sum" or joined == "counted":
        yield Crossing(name, _summed(numbers, tp))
    else:
        yield Crossing(name, _gathered(numbers, tp))


def _embedding(view: View) -> Iterator[Crossing]:
    state, joined = str(view("embedding.state")), str(view("embedding.joined"))
    yield from _joined(view, "embedding", state, joined, view.ctx.model.hidden)


def _layer(view: View) -> Iterator[Crossing]:
    yield from _attention(view)
    if isinstance(view.ctx.layer.ffn, Dense):
        yield from _ffn(view, view.ctx.layer.ffn)
    else:
        yield from _experts(view, view.ctx.layer.ffn)


def _entering(view: View, name: str, state: object) -> Iterator[Crossing]:
    """A stream that is split is gathered before it is read whole."""
    if view.ctx.phase.tp > 1 and view("stream") != "whole" and state == "whole":
        yield Crossing(name, _gathered(view.ctx.model.hidden, view.ctx.phase.tp))


def _attention(view: View) -> Iterator[Crossing]:
    ctx, spec = view.ctx, view.ctx.layer.attention
    phase, hidden = ctx.phase, ctx.model.hidden
    wide, narrow = spec.heads * spec.head_dim, spec.kv_heads * (spec.head_dim + spec.value_dim)
    yield from _entering(view, "attention.input", view("attention.entering"))
    if phase.tp > 1:
        parts = [view(f"attention.{part}") for part in "qkv"]
        if phase.attention.qkv.split == "in" and "whole" in parts:
            yield Crossing("attention.qkv", _summed(wide + narrow, phase.tp))
        elif phase.attention.qkv.collective == "all_gather":
            yield Crossing("attention.qkv", _gathered(wide + narrow, phase.tp))
        if "head_dim" in parts or "sum" in parts[:2]:
            yield Crossing("attention.scores", _summed(spec.heads, phase.tp))
        if view("attention.gathers") and view("attention.mixed") in ("heads", "head_dim"):
            yield Crossing("attention.out.input", _gathered(spec.heads * spec.value_dim, phase.tp))
    yield from _tokens_apart(view, narrow)
    state, joined = str(view("attention.out_state")), str(view("attention.arrives"))
    yield from _joined(view, "attention.out", state, joined, hidden)


def _tokens_apart(view: View, narrow: int) -> Iterator[Crossing]:
    """What ranks of sp pass each other, whose heads lie over tp as well."""
    phase, spec = view.ctx.phase, view.ctx.layer.attention
    held = max(1, most_kv_on_a_rank(view.ctx)) * narrow / max(1, spec.kv_heads)
    if phase.sp == 1:
        return
    if view("prefill"):
        match phase.sequence.exchange:
            case "gather":
                yield Crossing("sequence.exchange", _gathered(held, phase.sp))
            case "ring":
                for _ in range(phase.sp - 1):
                    yield Crossing("sequence.exchange", BYTES * held / phase.sp)
            case "none":
                return
    elif view("sequence.layout") == "keys":
        heads = cut_of(view.ctx, "attention.heads").size(0)
        yield Crossing("sequence.merge", _summed(heads * (spec.value_dim + 1), phase.sp))


def _ffn(view: View, ffn: Dense) -> Iterator[Crossing]:
    tp = view.ctx.phase.tp
    entering = [view("ffn.up_entering"), *([view("ffn.gate_entering")] if ffn.gated else [])]
    if not view("ffn.tokenwise"):
        yield from _entering(view, "ffn.input", "whole" if "whole" in entering else "")
    if tp > 1:
        for name in ("gate", "up") if ffn.gated else ("up",):
            plan = getattr(view.ctx.phase.ffn, name)
            state = view(f"ffn.{name}_state")
            if plan.split == "in" and state == "whole":
                yield Crossing(f"ffn.{name}", _summed(ffn.width, tp))
            elif plan.split == "out" and state == "whole":
                yield Crossing(f"ffn.{name}", _gathered(ffn.width, tp))
        if view("ffn.gathers") and view("ffn.product") == "width":
            yield Crossing("ffn.down.input", _gathered(ffn.width, tp))
    state, joined = str(view("ffn.down_state")), str(view("ffn.arrives"))
    yield from _joined(view, "ffn.down", state, joined, view.ctx.model.hidden)


def _experts(view: View, moe: Moe) -> Iterator[Crossing]:
    hidden, block, tp = view.ctx.model.hidden, view.ctx.block, view.ctx.phase.tp
    yield from _entering(view, "moe.input", "whole")
    if block > 1:
        sent = BYTES * hidden * moe.router.top_k * (block - 1) / block
        match view("moe.dispatched"):
            case "gather":
                yield Crossing("moe.dispatch", _gathered(hidden * block, block))
            case "all_to_all":
                yield Crossing("moe.dispatch", sent)
            case _:
                pass
        match view("moe.combined"):
            case "all_reduce":
                yield Crossing("moe.combine", _summed(hidden, block))
            case "reduce_scatter":
                yield Crossing("moe.combine", _gathered(hidden * block, block))
            case "all_to_all":
                yield Crossing("moe.combine", sent)
            case _:
                pass
    if moe.shared and tp > 1 and view("moe.shared_summed") == "own":
        yield Crossing("moe.shared", _summed(hidden, tp))


def _head(view: View) -> Iterator[Crossing]:
    model = view.ctx.model
    if view("lm_head.split") != "in":
        yield from _entering(view, "lm_head.input", "whole")
    state, joined = str(view("lm_head.state")), str(view("lm_head.joined"))
    yield from _joined(view, "lm_head", state, joined, model.vocab)


# --- what a device holds ---


def _most(cut: Cut) -> int:
    """The indices of the rank that holds most, pads included."""
    if cut.spec.kind in ("sizes", "listed"):
        return max(cut.size(rank) for rank in range(cut.parts))
    return cut.size(0)


def _share(ctx: Context, path: str, numbers: int) -> int:
    """The part of a weight that goes with the largest piece of an axis."""
    length = AXES[path].length(ctx)
    return -(-numbers * _most(cut_of(ctx, path)) // length) if length > 0 else 0


def _weights(ctx: Context) -> int:
    """On the stage that holds most; ends of the model on the stages that have them."""
    model, phase = ctx.model, ctx.phase
    of_kind = [_layer_weights(Context(model, ctx.plan, ctx.name, phase, k)) for k in model.kinds]
    stages: Counter[int] = Counter()
    layers = cut_of(ctx, "stages.layers")
    for stage in layers.busy_ranks():
        for run in layers.indices(stage):
            held = Counter(model.layers[run.start : run.stop : run.step])
            stages[stage] += sum(of_kind[kind] * count for kind, count in held.items())
    first, last = phase.stages.embedding, phase.stages.head
    last = phase.pp - 1 if last is None else last
    table = model.hidden * model.vocab
    stages[first] += _ended(ctx, "embedding.cut", phase.embedding.split, table)
    if not (model.tied and first == last and phase.lm_head.tied == "shared"):
        stages[last] += _ended(ctx, "lm_head.cut", phase.lm_head.split, table)
    return BYTES * max(stages.values())


def _ended(ctx: Context, path: str, split: str, table: int) -> int:
    match split:
        case "vocab":
            return _share(ctx, path, table)
        case "hidden" | "in":
            return _share(ctx, "hidden", table)
        case _:
            return table


def _layer_weights(ctx: Context) -> int:
    layer, hidden = ctx.layer, ctx.model.hidden
    spec, plan = layer.attention, ctx.phase.attention
    query, out = hidden * spec.heads * spec.head_dim, hidden * spec.heads * spec.value_dim
    keys = hidden * spec.kv_heads * (spec.head_dim + spec.value_dim)
    if spec.latent is not None:
        return _latent_weights(ctx) + _block_weights(ctx, layer)
    match plan.qkv.split:
        case "heads":
            query = _share(ctx, "attention.heads", query)
            keys = keys * most_kv_on_a_rank(ctx) // max(1, spec.kv_heads)
        case "head_dim":
            query = _share(ctx, "attention.head_dim", query)
            keys = _share(ctx, "attention.head_dim", keys)
        case "in":
            query, keys = _share(ctx, "hidden", query), _share(ctx, "hidden", keys)
        case "none":
            pass
    match plan.out.split:
        case "in":
            out = _share(ctx, "attention.heads", out)
        case "out":
            out = _share(ctx, "hidden", out)
        case "none":
            pass
    return query + keys + out + _block_weights(ctx, layer)


def _latent_weights(ctx: Context) -> int:
    """What leads to the latents is on every rank; what leads from them goes with the heads."""
    spec, hidden = ctx.layer.attention, ctx.model.hidden
    latent = spec.latent
    if latent is None:
        return 0
    q_rank = latent.q_rank
    down = hidden * (latent.kv_rank + latent.rope) + (hidden * q_rank if q_rank else 0)
    per_head = (q_rank or hidden) * spec.head_dim
    per_head += latent.kv_rank * (latent.nope + spec.value_dim) + spec.value_dim * hidden
    up = spec.heads * per_head
    return down + (_share(ctx, "attention.heads", up) if _by_heads(ctx) else up)


def _by_heads(ctx: Context) -> bool:
    return ctx.phase.attention.qkv.split == "heads" and ctx.phase.attention.out.split == "in"


def _block_weights(ctx: Context, layer: Layer) -> int:
    ffn, hidden, plan = layer.ffn, ctx.model.hidden, ctx.phase.ffn
    if isinstance(ffn, Dense):
        one = hidden * ffn.width
        total = _piece(ctx, plan.down.split, one, ("in", "out"))
        for linear in (plan.up, plan.gate) if ffn.gated else (plan.up,):
            total += _piece(ctx, linear.split, one, ("out", "in"))
        return total
    expert = hidden * ffn.expert.width * (3 if ffn.expert.gated else 2)
    held = _most(cut_of(ctx, "moe.experts")) * _share(ctx, "moe.width", expert)
    if ffn.shared is not None:
        shared = hidden * ffn.shared.width * (3 if ffn.shared.gated else 2)
        whole = ctx.phase.moe.shared.split != "width"
        held += shared if whole else _share(ctx, "moe.shared.width", shared)
    return held + hidden * ffn.experts


def _piece(ctx: Context, split: str, numbers: int, ends: tuple[str, str]) -> int:
    """A weight of the dense block: over its width, over the hidden dimension, or in full."""
    if split == ends[0]:
        return _share(ctx, "ffn.width", numbers)
    return _share(ctx, "hidden", numbers) if split == ends[1] else numbers


def _all_weights(model: Model) -> int:
    """The model's own, counted by the same rules on one device."""
    alone = Plan()
    ctx = Context(model, alone, "prefill", Phase(), model.kinds[0])
    return _weights(ctx)


def _cache(seen: list[View]) -> int:
    """A token's entries on the stage that holds most; ranks of sp may each hold their own."""
    ctx = seen[0].ctx
    of_kind, kinds = [_kv_held(view) for view in seen], ctx.model.layers
    layers = cut_of(ctx, "stages.layers")
    per_stage = [
        sum(of_kind[kinds[i]] for run in layers.indices(stage) for i in run if i < layers.n)
        for stage in layers.busy_ranks()
    ]
    return round(max(per_stage, default=0) / _apart(ctx, ctx.name))


def _apart(ctx: Context, name: PhaseName) -> int:
    """Over how many ranks of sp the tokens' entries are dealt."""
    sequence = ctx.phase.sequence
    if name == "prefill":
        return 1 if sequence.keep_all else ctx.phase.sp
    return ctx.phase.sp if ctx.layout == "keys" else 1


def _kv_held(view: View) -> float:
    spec, ctx = view.ctx.layer.attention, view.ctx
    held = _kv_bytes(spec) * most_kv_on_a_rank(ctx) / max(1, 1 if spec.latent else spec.kv_heads)
    if ctx.phase.attention.qkv.split == "head_dim":
        whole = AXES["attention.head_dim"].length(ctx)
        held = held * _most(cut_of(ctx, "attention.head_dim")) / whole
    return held


def _kv_bytes(spec: Attention) -> int:
    if spec.latent is not None:
        return BYTES * (spec.latent.kv_rank + spec.latent.rope)
    return BYTES * spec.kv_heads * (spec.head_dim + spec.value_dim)
