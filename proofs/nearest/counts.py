"""What a plan costs whatever the hardware: meetings, bytes that cross, copies held.

A *synchronisation point* is a collective, or a send to the next stage, that a token waits
for on its way through the model. Bytes are those that the busiest rank receives for one token:
n(g-1)/g to gather or scatter n bytes among g ranks, twice that to sum them everywhere, n to be
sent them; a number has the bits that activations have in the config. Scores that are summed before
the softmax count as one number a head, for how many keys there are is not the plan's. Weights and
cache are those of the device that holds most.
"""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.proofs.nearest.held import cache_held, weights_held
from shardproof.spec.law.judge import views
from shardproof.spec.law.view import View
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.measures import most_kv_on_a_rank, route
from shardproof.spec.model.model import Dense, Model, Moe
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Crossing:
    """One synchronisation point, and the numbers that it brings a rank for one token."""

    what: str
    amount: float


@dataclass(frozen=True, slots=True)
class PhaseCounts:
    syncs: int
    bytes: int
    weights: int
    """Bytes of weights on the device that holds most."""
    weight_copies: float
    """What all devices hold together, by what the model has."""
    weight_room: float
    """The same, if all held as much as the device that holds most."""
    kv: int
    """Bytes of cache for one token of one sequence, on the device that holds most."""
    kv_copies: float
    """What the devices of one replica hold together of a sequence, by what the model makes."""
    kv_room: float


@dataclass(frozen=True, slots=True)
class Counts:
    prefill: PhaseCounts
    decode: PhaseCounts


def counts(model: Model, plan: Plan) -> Counts:
    """The counts of both phases; equal plans have equal ones."""
    return counted(views(model, plan))


def counted(seen: dict[PhaseName, list[View]]) -> Counts:
    """The same of a plan whose views somebody has."""
    found = {name: _phase(seen[name]) for name in PHASES}
    return Counts(found["prefill"], found["decode"])


def _phase(seen: list[View]) -> PhaseCounts:
    ctx = seen[0].ctx
    crossings = list(passing(seen))
    weights, cache = weights_held(ctx), cache_held(seen)
    return PhaseCounts(
        syncs=len(crossings),
        bytes=round(
            sum(crossing.amount for crossing in crossings) * ctx.model.stored.activations / 8
        ),
        weights=weights.most,
        weight_copies=weights.held,
        weight_room=weights.room,
        kv=cache.most,
        kv_copies=cache.held,
        kv_room=cache.room,
    )


def passing(seen: list[View]) -> Iterator[Crossing]:
    """What a token waits for, in the order of the model."""
    ctx = seen[0].ctx
    yield from _embedding(seen[0])
    of_kind = [list(_layer(view)) for view in seen]
    for kind in ctx.model.layers:
        yield from of_kind[kind]
    stages = len(route(ctx)) - 1
    parts = 1 if ctx.phase.stages.stream == "merged" else 2
    for _ in range(stages):
        yield Crossing("stage", ctx.model.hidden * parts)
    yield from _head(seen[0])
    if ctx.name == "decode" and seen[0]("stages.first") != seen[0]("stages.last"):
        yield Crossing("token", 1)


def _summed(numbers: float, ranks: int) -> float:
    return 2 * _gathered(numbers, ranks)


def _gathered(numbers: float, ranks: int) -> float:
    return numbers * (ranks - 1) / ranks


def _joined(view: View, name: str, state: str, joined: str, numbers: int) -> Iterator[Crossing]:
    """What brings a value from its state to where it is joined."""
    tp: int = view.ctx.phase.tp
    if tp == 1 or joined in (state, "broken"):
        return
    if state == "partial" and joined in ("tokens", "hidden"):
        yield Crossing(name, _gathered(numbers, tp))
    elif state == "partial":
        yield Crossing(name, _summed(numbers, tp))
    else:
        yield Crossing(name, _gathered(numbers, tp))


def _embedding(view: View) -> Iterator[Crossing]:
    state, joined = str(view("embedding.gives")), str(view("embedding.arrives"))
    yield from _joined(view, "embedding", state, joined, view.ctx.model.hidden)


def _layer(view: View) -> Iterator[Crossing]:
    if view.ctx.layer.attends:
        yield from _attention(view)
    if not view.ctx.layer.feeds:
        return
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
    yield from _entering(view, "attention.input", view("attention.qkv.reads"))
    if phase.tp > 1:
        parts = [view(f"attention.{part}") for part in "qkv"]
        if phase.attention.qkv.split == "in" and "whole" in parts:
            yield Crossing("attention.qkv", _summed(wide + narrow, phase.tp))
        elif phase.attention.qkv.collective == "all_gather":
            yield Crossing("attention.qkv", _gathered(wide + narrow, phase.tp))
        if "head_dim" in parts or "partial" in parts[:2]:
            yield Crossing("attention.scores", _summed(spec.heads, phase.tp))
        if view("attention.out.reads") == "whole" and parts[-1] in ("heads", "head_dim"):
            yield Crossing("attention.out.input", _gathered(spec.heads * spec.value_dim, phase.tp))
    yield from _tokens_apart(view, narrow)
    wide = view.inside("attention") if ctx.apart("attention") else view
    state, joined = str(wide("attention.out.gives")), str(wide("attention.arrives"))
    yield from _joined(wide, "attention.out", state, joined, hidden)


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
                    yield Crossing("sequence.exchange", held / phase.sp)
            case "heads":
                own = cut_of(view.ctx, "attention.heads").size(0)
                asked, back = own * spec.head_dim + held, own * spec.value_dim
                yield Crossing("sequence.exchange", _gathered(asked / phase.sp, phase.sp))
                yield Crossing("sequence.return", _gathered(back / phase.sp, phase.sp))
            case "none":
                return
    elif view("sequence.layout") == "keys":
        heads = cut_of(view.ctx, "attention.heads").size(0)
        if view.ctx.apart("attention"):
            yield Crossing("attention.shared", _gathered(heads * spec.head_dim, phase.sp))
        yield Crossing("sequence.merge", _summed(heads * (spec.value_dim + 1), phase.sp))


def _ffn(view: View, ffn: Dense) -> Iterator[Crossing]:
    tp = view.ctx.phase.tp
    entering = [view("ffn.up.reads"), *([view("ffn.gate.reads")] if ffn.gated else [])]
    if not view("ffn.tokenwise"):
        yield from _entering(view, "ffn.input", "whole" if "whole" in entering else "")
    if tp > 1:
        for name in ("gate", "up") if ffn.gated else ("up",):
            plan = getattr(view.ctx.phase.ffn, name)
            state = view(f"ffn.{name}.gives")
            if plan.split == "in" and state == "whole":
                yield Crossing(f"ffn.{name}", _summed(ffn.width, tp))
            elif plan.split == "out" and state == "whole":
                yield Crossing(f"ffn.{name}", _gathered(ffn.width, tp))
        if view("ffn.down.reads") == "whole" and view("ffn.product") == "width":
            yield Crossing("ffn.down.input", _gathered(ffn.width, tp))
    state, joined = str(view("ffn.down.gives")), str(view("ffn.arrives"))
    yield from _joined(view, "ffn.down", state, joined, view.ctx.model.hidden)


def _experts(view: View, moe: Moe) -> Iterator[Crossing]:
    hidden, block, tp = view.ctx.model.hidden, view.ctx.block, view.ctx.phase.tp
    yield from _entering(view, "moe.input", "whole")
    if block > 1:
        sent = hidden * moe.router.top_k * (block - 1) / block
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
    state, joined = str(view("lm_head.gives")), str(view("lm_head.arrives"))
    yield from _joined(view, "lm_head", state, joined, model.vocab)
