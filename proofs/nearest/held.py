"""What devices hold of weights and cache: the one that holds most, and all of them together.

The most counts pads, for they take memory. What all hold together counts none, for a pad is no
copy of anything; it is divided by what the model has, and 1 means that each number is held once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain

from shardproof.spec.law.view import View
from shardproof.spec.layout.axes import AXES, cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.measures import kv_groups, kv_held, most_kv_on_a_rank, real
from shardproof.spec.model.model import Attention, Dense, Layer, Model
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.phase import Head
from shardproof.spec.plan.plan import Plan

BYTES = 2
"""A number."""


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

    def times(self, count: int) -> Held:
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
    weights, whole = _weights(ctx), _weights(_alone(ctx.model)).all
    room = weights.most * ctx.world / whole
    return Copies(BYTES * int(weights.most), float(weights.all / whole), float(room))


def cache_held(seen: list[View]) -> Copies:
    """Of one token of a sequence, which one replica has."""
    ctx = seen[0].ctx
    times = _of_tokens(ctx)
    of_kind = [_kv(view) for view in seen]
    of_kind = [Held(one.most * times.most, one.all * times.all) for one in of_kind]
    stages = list(_stages(ctx, of_kind).values())
    whole = sum(_kv_numbers(ctx.model.kinds[kind].attention) for kind in ctx.model.layers)
    held = sum((stage.all for stage in stages), Fraction(0))
    most = max((stage.most for stage in stages), default=Fraction(0))
    room = most * ctx.phase.pp * ctx.phase.sp * ctx.phase.tp / whole
    return Copies(round(BYTES * most), float(held / whole), float(room))


def _alone(model: Model) -> Context:
    """The model on one device, counted by the same rules; a tied head has no weights of its own."""
    plan = Plan(lm_head=Head(tied="shared"))
    return Context(model, plan, "prefill", plan.phase("prefill"), model.kinds[0])


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
    """Of the stage that holds most, and of all; ends of the model on the stages that have them."""
    model, phase = ctx.model, ctx.phase
    of_kind = [_layer(Context(model, ctx.plan, ctx.name, phase, kind)) for kind in model.kinds]
    stages = _stages(ctx, of_kind)
    for stage, held in _ends(ctx):
        stages[stage] = stages.get(stage, Held()) + held
    most = max(held.most for held in stages.values())
    return Held(most, sum((held.all for held in stages.values()), Fraction(0)))


def _ends(ctx: Context) -> Iterator[tuple[int, Held]]:
    """The token embedding and the head, each with its stage; a shared one is the other."""
    model, phase = ctx.model, ctx.phase
    first, last = phase.stages.embedding, phase.stages.head
    last = phase.pp - 1 if last is None else last
    table = model.hidden * model.vocab
    yield first, _end(ctx, "embedding.cut", phase.embedding.split, table)
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
    layer, hidden = ctx.layer, ctx.model.hidden
    spec, plan = layer.attention, ctx.phase.attention
    if spec.latent is not None:
        return _latent(ctx) + _block(ctx, layer)
    query, out = hidden * spec.heads * spec.head_dim, hidden * spec.heads * spec.value_dim
    one = hidden * (spec.head_dim + spec.value_dim)
    match plan.qkv.split:
        case "heads":
            found = _along(ctx, "attention.heads", query) + _kv_heads(ctx).times(one)
        case "head_dim":
            found = _along(ctx, "attention.head_dim", query + spec.kv_heads * one)
        case "in":
            found = _along(ctx, "hidden", query + spec.kv_heads * one)
        case "none":
            found = _everywhere(ctx, query + spec.kv_heads * one)
    match plan.out.split:
        case "in":
            found += _along(ctx, "attention.heads", out)
        case "out":
            found += _along(ctx, "hidden", out)
        case "none":
            found += _everywhere(ctx, out)
    return found + _block(ctx, layer)


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
    per_head = (q_rank or hidden) * spec.head_dim
    per_head += latent.kv_rank * (latent.nope + spec.value_dim) + spec.value_dim * hidden
    up = spec.heads * per_head
    by_heads = ctx.phase.attention.qkv.split == "heads" and ctx.phase.attention.out.split == "in"
    from_it = _along(ctx, "attention.heads", up) if by_heads else _everywhere(ctx, up)
    return _everywhere(ctx, down) + from_it


def _block(ctx: Context, layer: Layer) -> Held:
    ffn, hidden, plan = layer.ffn, ctx.model.hidden, ctx.phase.ffn
    if isinstance(ffn, Dense):
        one = hidden * ffn.width
        total = _piece(ctx, plan.down.split, one, ("in", "out"))
        for linear in (plan.up, plan.gate) if ffn.gated else (plan.up,):
            total += _piece(ctx, linear.split, one, ("out", "in"))
        return total
    expert = hidden * ffn.expert.width * (3 if ffn.expert.gated else 2)
    experts, width = cut_of(ctx, "moe.experts"), cut_of(ctx, "moe.width")
    blocks = Fraction(ctx.stage_ranks, ctx.block)
    held = Held(
        Fraction(_most(experts) * -(-expert * _most(width) // width.n) if width.n else 0),
        expert * _real(experts) * _times(width) * blocks,
    )
    if ffn.shared is not None:
        shared = hidden * ffn.shared.width * (3 if ffn.shared.gated else 2)
        split = ctx.phase.moe.shared.split == "width"
        held += _along(ctx, "moe.shared.width", shared) if split else _everywhere(ctx, shared)
    return held + _everywhere(ctx, hidden * ffn.experts)


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
    if spec.latent is not None:
        return Held(Fraction(numbers), Fraction(numbers * tp))
    if qkv.split == "head_dim":
        cut = cut_of(ctx, "attention.head_dim")
        return Held(Fraction(numbers * _most(cut), cut.n), numbers * _times(cut))
    heads = most_kv_on_a_rank(ctx)
    gathered = qkv.split != "heads" or qkv.collective == "all_gather"
    held = spec.kv_heads * tp if gathered else kv_held(ctx)
    one = Fraction(numbers, spec.kv_heads)
    return Held(one * heads, one * held)


def _kv_numbers(spec: Attention) -> int:
    if spec.latent is not None:
        return spec.latent.kv_rank + spec.latent.rope
    return spec.kv_heads * (spec.head_dim + spec.value_dim)


def _of_tokens(ctx: Context) -> Held:
    """How much of a token, on average, a rank of sp has, and all of them have."""
    sequence, sp = ctx.phase.sequence, ctx.phase.sp
    dealt = ctx.layout == "keys" if ctx.name == "decode" else not sequence.keep_all
    if not dealt:
        return Held(Fraction(1), Fraction(sp))
    cut = cut_of(ctx, "sequence.keys" if ctx.name == "decode" else "sequence.cut")
    whole = cut.spec.kind == "whole"
    return Held(Fraction(1, 1 if whole else sp), Fraction(sp if whole else 1))


# --- cuts ---


def _along(ctx: Context, path: str, numbers: int) -> Held:
    """A weight that goes with an axis over tp."""
    cut = cut_of(ctx, path)
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
