"""What devices hold of weights and cache: the one that holds most, and all of them together.

The most counts pads, for they take memory. What all hold together counts none, for a pad is no
copy of anything; it is divided by what the model has, and 1 means that each number is held once.
Weights are counted in bits, as the config stores them; where a quantised model leaves some layers
out, all layers are counted by the average.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import chain
from math import ceil

from shardproof.spec.law.view import View
from shardproof.spec.layout.axes import AXES, cut_of
from shardproof.spec.layout.context import Context, contexts_of
from shardproof.spec.layout.handoff import deals_heads
from shardproof.spec.layout.heads_over_sp import heads_at, kv_at
from shardproof.spec.layout.measures import (
    gathers_heads,
    kv_groups,
    kv_held,
    most_kv_on_a_rank,
    real,
)
from shardproof.spec.model.model import Attention, Dense, Layer, Model
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.phase import Head
from shardproof.spec.plan.plan import Plan
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Held:
    """Of numbers that a stage's devices, or those of all stages, hold."""

    most: Fraction = Fraction(0)
    """On the device that holds most."""
    all: Fraction = Fraction(0)
    """On all of them together."""

    def __add__(self, other: Held) -> Held:
        """Both at once, by devices that hold most of each."""
        return Held(self.most + other.most, self.all + other.all)

    def times(self, count: int | Fraction) -> Held:
        return Held(self.most * count, self.all * count)


@dataclass(frozen=True, slots=True)
class Copies:
    """What is held, against what the model has."""

    most: int
    """Bytes on the device that holds most."""
    held: float
    """How often a number of the model is held, on average."""
    room: float
    """How often it would be, if every device held as much as the one that holds most."""


def weights_held(ctx: Context) -> Copies:
    weights, whole = _weights(ctx), _whole(ctx.model)
    room = weights.most * ctx.world / whole
    return Copies(ceil(weights.most / 8), float(weights.all / whole), float(room))


def cache_held(seen: list[View]) -> Copies:
    """Of one token of a sequence, which one replica has."""
    ctx = seen[0].ctx
    times = _of_tokens(ctx)
    of_kind = [_kv(view) for view in seen]
    of_kind = [Held(one.most * times.most, one.all * times.all) for one in of_kind]
    stages = list(_stages(ctx, of_kind).values())
    whole = sum(_kv_numbers(ctx.model.kinds[kind].attention) for kind in ctx.model.layers)
    if not whole:
        return Copies(0, 1.0, 1.0)  # every layer has a state, which is of no token
    held = sum((stage.all for stage in stages), Fraction(0))
    most = max((stage.most for stage in stages), default=Fraction(0))
    room = most * ctx.phase.pp * ctx.phase.sp * ctx.phase.tp / whole
    bits = Fraction(ctx.model.stored.cache)
    return Copies(ceil(bits * most / 8), float(held / whole), float(room))


def state_held(seen: list[View]) -> int:
    """Bytes of the states of one sequence, on the device that holds most."""
    ctx = seen[0].ctx
    stages = _stages(ctx, [_state(view.ctx) for view in seen]).values()
    return ceil(max((stage.most for stage in stages), default=Fraction(0)) / 8)


@lru_cache(maxsize=16)
def _whole(model: Model) -> Fraction:
    """Bits of the model's weights."""
    return _weights(_alone(model)).all


def _alone(model: Model) -> Context:
    """The model on one device, counted by the same rules; a tied head has no weights of its own."""
    plan = Plan(lm_head=Head(tied="shared"))
    return Context.of(model, plan, "prefill", model.kinds[0])


def _stages(ctx: Context, of_kind: list[Held]) -> dict[int, Held]:
    """What the layers of each stage hold that has any."""
    found: dict[int, Held] = {}
    cut = cut_of(ctx, "stages.layers")
    for stage in cut.busy_ranks():
        held = Counter(
            chain(*(ctx.model.layers[r.start : r.stop : r.step] for r in real(cut, stage)))
        )
        found[stage] = sum((of_kind[kind].times(n) for kind, n in held.items()), Held())
    return found


# --- weights ---


def _weights(ctx: Context) -> Held:
    """Bits of the stage that holds most, and of all; ends of the model where they are."""
    model = ctx.model
    of_kind = [_layer(each) for each in contexts_of(model, ctx.plan, ctx.name)]
    stages = _stages(ctx, of_kind)
    for stage, held in _ends(ctx):
        stages[stage] = stages.get(stage, Held()) + held.times(Fraction(model.stored.plain))
    most = max(held.most for held in stages.values())
    return Held(most, sum((held.all for held in stages.values()), Fraction(0)))


def _ends(ctx: Context) -> Iterator[tuple[int, Held]]:
    """The token embedding and the head, each with its stage; a shared one is the other."""
    model, phase = ctx.model, ctx.phase
    first, last = phase.stages.embedding, phase.stages.head
    last = phase.pp - 1 if last is None else last
    table = model.hidden * model.vocab
    yield first, _end(ctx, "embedding.cut", phase.embedding.split, table)
    positions = model.hidden * (model.max_positions or 0)
    yield first, _beside(positions + _norm(model) * model.embedding_norm)
    yield last, _beside(_norm(model) * model.final_norm + model.vocab * model.head_bias)
    if not (model.tied and first == last and phase.lm_head.tied == "shared"):
        yield last, _end(ctx, "lm_head.cut", phase.lm_head.split, table)


def _end(ctx: Context, path: str, split: str, table: int) -> Held:
    match split:
        case "vocab":
            return _along(ctx, path, table)
        case "hidden" | "in":
            return _along(ctx, "hidden", table)
        case _:
            return _everywhere(ctx, table)


def _layer(ctx: Context) -> Held:
    """In bits."""
    layer, stored = ctx.layer, ctx.model.stored
    held = _attention(ctx).times(Fraction(stored.attention))
    held += _beside(_small(ctx.model, layer)).times(Fraction(stored.plain))
    return held + _block(ctx, layer)


def _beside(numbers: int) -> Held:
    """Norms, biases and the like: they take room on every device, and are no copies of weights."""
    return Held(Fraction(numbers))


def _small(model: Model, layer: Layer) -> int:
    """What a layer has beside its matrices and experts, all of it, whichever rank has what."""
    spec, ffn, hidden = layer.attention, layer.ffn, model.hidden
    of_norm = _norm(model) // hidden
    blocks = layer.attends + layer.feeds
    norms = min(layer.norms, blocks) * hidden * (2 if layer.norm == "sandwich" else 1)
    query, key = spec.heads * spec.head_dim, spec.kv_heads * spec.head_dim
    value = spec.kv_heads * spec.value_dim
    if spec.latent is not None:
        norms += spec.latent.kv_rank + (spec.latent.q_rank or 0)
        key = spec.heads * spec.latent.nope
    elif spec.delta is not None:
        norms += spec.value_dim * (1 if spec.delta.norm == "head" else spec.heads)
    elif spec.qk_norm != "none":
        norms += 2 * spec.head_dim if spec.qk_norm == "head" else query + key
    found = of_norm * norms + model.layer_scale + spec.heads * spec.sinks + hidden * spec.out_bias
    found += 2 * spec.indexer.head_dim if spec.indexer is not None else 0
    found += _taps(spec) if spec.delta is not None else 0
    found += query * spec.q_bias + key * spec.k_bias
    found += value * (spec.v_bias and not spec.keys_as_values)
    if isinstance(ffn, Dense):
        return found + _biases(ffn, hidden)
    found += ffn.experts * (ffn.router.bias + ffn.router.correction)
    if ffn.shared is not None:
        found += _biases(ffn.shared, hidden) + hidden * ffn.shared_gate
        found += 4 * of_norm * hidden * ffn.own_norms
    return found


def _biases(block: Dense, hidden: int) -> int:
    return (_linears(block) - 1) * block.width * block.up_bias + hidden * block.down_bias


def _norm(model: Model) -> int:
    return model.hidden * (2 if model.norm == "layer" and model.norm_bias else 1)


def _attention(ctx: Context) -> Held:
    hidden, spec, plan = ctx.model.hidden, ctx.layer.attention, ctx.phase.attention
    if spec.latent is not None:
        return _latent(ctx)
    query, out = hidden * spec.heads * spec.head_dim, hidden * spec.heads * spec.value_dim
    one = hidden * (spec.head_dim + spec.value_dim * (not spec.keys_as_values))
    if spec.output_gate:
        query += out
    if spec.delta is not None:  # values, their gates and those of the output go with value heads
        query, one = out + hidden * spec.heads * (spec.entry), 2 * hidden * spec.head_dim
    found = Held()
    if spec.delta is not None and spec.delta.gate_rank is not None:
        # What leads to the few numbers that gates are made of is whole where heads are sharded.
        few, gates = spec.delta.gate_rank, spec.heads * (spec.head_dim + spec.value_dim)
        query += few * gates - hidden * gates
        found = _everywhere(ctx, 2 * hidden * few)
        if plan.qkv.split == "in":
            query -= few * gates
            found = _along(ctx, "hidden", 2 * hidden * few) + _everywhere(ctx, few * gates)
    match plan.qkv.split:
        case "heads":
            found += _along(ctx, "attention.heads", query) + _kv_heads(ctx).times(one)
        case "head_dim":
            found += _along(ctx, "attention.head_dim", query + spec.kv_heads * one)
        case "in":
            found += _along(ctx, "hidden", query + spec.kv_heads * one)
        case "none":
            found += _everywhere(ctx, query + spec.kv_heads * one)
    match plan.out.split:
        case "in":
            found += _along(ctx, "attention.heads", out)
        case "out":
            found += _along(ctx, "hidden", out)
        case "none":
            found += _everywhere(ctx, out)
    return found


def _kv_heads(ctx: Context) -> Held:
    """KV heads whose projections ranks have; those that the cache gathers are others' work."""
    spec, kv = ctx.phase.attention.kv_heads, ctx.layer.attention.kv_heads
    heads = cut_of(ctx, "attention.heads")
    if spec.kind == "whole" or (spec.kind == "needed" and heads.spec.kind == "whole"):
        most = kv
    elif spec.kind == "needed":
        most = max((len(kv_groups(ctx, rank)) for rank in heads.busy_ranks()), default=0)
    else:
        held = Cut(spec, kv, ctx.phase.tp)
        most = max((held.size(rank) for rank in held.busy_ranks()), default=0)
    return Held(Fraction(most), Fraction(kv_held(ctx) * ctx.stage_ranks, ctx.phase.tp))


def _latent(ctx: Context) -> Held:
    """What leads to the latents is on every rank; what leads from them goes with the heads."""
    spec, hidden = ctx.layer.attention, ctx.model.hidden
    latent = spec.latent
    if latent is None:
        return Held()
    q_rank = latent.q_rank
    down = hidden * (latent.kv_rank + latent.rope) + (hidden * q_rank if q_rank else 0)
    if spec.indexer is not None:  # its weights are whole on every rank
        index = spec.indexer
        down += (q_rank or hidden) * index.heads * index.head_dim
        down += hidden * (index.head_dim + index.heads)
    per_head = (q_rank or hidden) * spec.head_dim
    per_head += latent.kv_rank * (latent.nope + spec.value_dim) + spec.value_dim * hidden
    up = spec.heads * per_head
    by_heads = ctx.phase.attention.qkv.split == "heads" and ctx.phase.attention.out.split == "in"
    from_it = _along(ctx, "attention.heads", up) if by_heads else _everywhere(ctx, up)
    return _everywhere(ctx, down) + from_it


def _block(ctx: Context, layer: Layer) -> Held:
    """In bits."""
    ffn, hidden, plan, stored = layer.ffn, ctx.model.hidden, ctx.phase.ffn, ctx.model.stored
    if isinstance(ffn, Dense):
        one = hidden * ffn.width
        total = _piece(ctx, plan.down.split, one, ("in", "out"))
        for linear in (plan.up, plan.gate) if ffn.gated or ffn.joint else (plan.up,):
            total += _piece(ctx, linear.split, one, ("out", "in"))
        return total.times(Fraction(stored.dense))
    reads = hidden if ffn.latent is None else ffn.latent
    expert = reads * ffn.expert.width * _linears(ffn.expert) + _biases(ffn.expert, reads)
    experts, width = cut_of(ctx, "moe.experts"), cut_of(ctx, "moe.width")
    blocks = Fraction(ctx.stage_ranks, ctx.block)
    held = Held(
        Fraction(_most(experts) * -(-expert * _most(width) // width.n) if width.n else 0),
        expert * _real(experts) * _times(width) * blocks,
    ).times(Fraction(stored.experts))
    if ffn.shared is not None:
        shared = hidden * ffn.shared.width * _linears(ffn.shared)
        split = ctx.phase.moe.shared.split == "width"
        always = _along(ctx, "moe.shared.width", shared) if split else _everywhere(ctx, shared)
        held += always.times(Fraction(stored.shared))
    if ffn.latent is not None:
        held += _everywhere(ctx, 2 * hidden * ffn.latent).times(Fraction(stored.experts))
    return held + _everywhere(ctx, hidden * ffn.experts).times(Fraction(stored.plain))


def _linears(block: Dense) -> int:
    return 3 if block.gated or block.joint else 2


def _piece(ctx: Context, split: str, numbers: int, ends: tuple[str, str]) -> Held:
    """A weight of the dense block: over its width, over the hidden dimension, or in full."""
    if split == ends[0]:
        return _along(ctx, "ffn.width", numbers)
    return _along(ctx, "hidden", numbers) if split == ends[1] else _everywhere(ctx, numbers)


# --- cache ---


def _kv(view: View) -> Held:
    """A layer's entries of a token that all its ranks of tp have."""
    ctx, spec = view.ctx, view.ctx.layer.attention
    qkv, tp, numbers = ctx.phase.attention.qkv, ctx.phase.tp, _kv_numbers(spec)
    if spec.latent is not None or spec.delta is not None:
        return Held(Fraction(numbers), Fraction(numbers * tp))
    if deals_heads(ctx):
        counts = _dealt(ctx, kv_at)
        return Held(Fraction(numbers * max(counts), spec.kv_heads),
                    Fraction(numbers * sum(counts), spec.kv_heads))  # fmt: skip
    if qkv.split == "head_dim":
        cut = cut_of(ctx, "attention.head_dim")
        return Held(Fraction(numbers * _most(cut), cut.n), numbers * _times(cut))
    heads = most_kv_on_a_rank(ctx)
    gathered = qkv.split != "heads" or qkv.collective == "all_gather"
    held = spec.kv_heads * tp if gathered else kv_held(ctx)
    one = Fraction(numbers, spec.kv_heads)
    return Held(one * heads, one * held)


def _dealt(ctx: Context, heads: Callable[[Context, int, int], list[int]]) -> list[int]:
    """How many heads each rank has that they were dealt to over sp."""
    phase = ctx.phase
    return [len(heads(ctx, tp, sp)) for tp in range(phase.tp) for sp in range(phase.sp)]


STATE_BITS = 32
"""Of a number of a state, which engines and the published code keep so."""


def _state(ctx: Context) -> Held:
    """A layer's state of a sequence and what its convolution saw last, in bits."""
    spec = ctx.layer.attention
    if spec.delta is None:
        return Held()
    heads, keys = Fraction(spec.heads), Fraction(most_kv_on_a_rank(ctx))
    if ctx.phase.attention.qkv.split == "heads" and not gathers_heads(ctx):
        heads = Fraction(_most(cut_of(ctx, "attention.heads")))
    if deals_heads(ctx):
        heads, keys = (Fraction(max(_dealt(ctx, each))) for each in (heads_at, kv_at))
    tail = (spec.delta.kernel - 1) * (2 * spec.head_dim * keys + spec.value_dim * heads)
    bits = STATE_BITS * heads * spec.head_dim * spec.value_dim
    return Held(bits + tail * Fraction(ctx.model.stored.activations))


def _taps(spec: Attention) -> int:
    """Weights of the convolution, and those that a value head has one each of."""
    if spec.delta is None:
        return 0
    mamba = spec.delta.rule == "mamba"
    channels = 2 * spec.kv_heads * spec.head_dim + spec.heads * spec.value_dim
    steps = spec.heads * (spec.head_dim if spec.delta.rule == "channel" else 1)
    return (spec.delta.kernel + mamba) * channels + (1 + mamba) * spec.heads + steps


def _kv_numbers(spec: Attention) -> int:
    if spec.delta is not None:
        return 0
    if spec.latent is not None:
        index = 0 if spec.indexer is None else spec.indexer.head_dim
        return spec.latent.kv_rank + spec.latent.rope + index
    return spec.kv_heads * (spec.head_dim + spec.value_dim)


def _of_tokens(ctx: Context) -> Held:
    """How much of a token, on average, a rank of sp has, and all of them have."""
    sequence, sp = ctx.phase.sequence, ctx.phase.sp
    dealt = ctx.layout == "keys" if ctx.name == "decode" else not sequence.keep_all
    if ctx.name == "prefill" and deals_heads(ctx):
        return Held(Fraction(1), Fraction(1))  # it is counted with the heads
    if not dealt:
        return Held(Fraction(1), Fraction(sp))
    cut = cut_of(ctx, "sequence.keys" if ctx.name == "decode" else "sequence.cut")
    whole = cut.spec.kind == "whole"
    return Held(Fraction(1, 1 if whole else sp), Fraction(sp if whole else 1))


# --- cuts ---


def _along(ctx: Context, path: str, numbers: int) -> Held:
    """A weight that goes with an axis over tp, or over the ranks that queries lie over."""
    asked = path == "attention.heads" and ctx.apart("attention")
    cut = cut_of(ctx.inside("attention") if asked else ctx, path)
    if AXES[path].length(ctx) <= 0:
        return Held()
    most = -(-numbers * _most(cut) // cut.n)
    return Held(Fraction(most), numbers * _times(cut) * Fraction(ctx.stage_ranks, cut.parts))


def _everywhere(ctx: Context, numbers: int) -> Held:
    return Held(Fraction(numbers), Fraction(numbers * ctx.stage_ranks))


def _most(cut: Cut) -> int:
    """The indices of the rank that holds most, pads included."""
    if cut.spec.kind in ("sizes", "listed"):
        return max(cut.size(rank) for rank in range(cut.parts))
    return cut.size(0)


def _times(cut: Cut) -> Fraction:
    """How often an index is held, on average."""
    return Fraction(_real(cut), cut.n) if cut.n else Fraction(0)


def _real(cut: Cut) -> int:
    """How many indices all ranks hold together, without pads."""
    match cut.spec.kind:
        case "listed":
            return sum(len(run) for rank in range(cut.parts) for run in real(cut, rank))
        case "whole":
            return cut.n * cut.parts
        case _:
            return cut.n - sum(map(len, cut.unowned()))
