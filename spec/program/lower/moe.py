"""Mixture of experts: router, dispatch, experts, combine, shared experts."""

from __future__ import annotations

from collections.abc import Callable

from shardproof.spec.layout.context import sends_own
from shardproof.spec.layout.experts import Stage
from shardproof.spec.model.model import Dense, Moe
from shardproof.spec.plan.phase import MoePlan, Shared
from shardproof.spec.program.lower.desk import Desk
from shardproof.spec.program.lower.ends import norm
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.blocks import BlockGather, BlockOwn, BlockReduce, BlockReturn
from shardproof.spec.program.ops.collectives import AllGather, AllReduce
from shardproof.spec.program.ops.experts import Experts, Route, SharedExpert
from shardproof.spec.program.ops.norms import Norm
from shardproof.spec.program.ops.stream import Add, AddEach, Bias, Linear, Slice
from shardproof.spec.program.ops.words import Fused, How
from shardproof.spec.program.where import Where
from shardproof.spec.record import dataclass, replace


@dataclass(frozen=True, slots=True)
class Reads:
    """What each reads: the shared experts, the router, and the routed ones."""

    shared: str
    router: str
    routed: str

    def by(self, make: Callable[[str], str]) -> Reads:
        """What is made of each, of the same once."""
        made = {x: make(x) for x in dict.fromkeys((self.shared, self.router, self.routed))}
        return Reads(made[self.shared], made[self.router], made[self.routed])


def reads(desk: Desk, x: str, stream: str, model: Moe) -> Reads:
    """One for all of them, or norms of their own of the stream."""
    if not model.own_norms:
        return Reads(x, x, x)
    names = ("router", "experts")
    own = [norm(desk, stream, desk.weight(f"ffn.{n}.norm"), f"{n}.norm") for n in names]
    return Reads(x, *own)


def _after(desk: Desk, y: str, what: str) -> str:
    """What experts give, normalised by itself where the model does so."""
    model = desk.ctx.layer.ffn
    if not isinstance(model, Moe) or not model.own_norms:
        return y
    weight = desk.weight(f"ffn.{what}.post_norm")
    return desk.b.emit(Norm(f"{what}.post_norm", (y,), weight=weight))


@dataclass(frozen=True, slots=True)
class Made:
    """The block's whole output, or what is a part of it once all-reduced."""

    value: str
    left: bool = False
    """Whether its sum is left to the norm that reads the stream next."""
    shared: str | None = None
    """The shared experts' output that joins it then."""


def moe(desk: Desk, read: Reads, model: Moe) -> Made:
    """What the block makes."""
    plan, b, ctx = desk.ctx.phase.moe, desk.b, desk.ctx
    x = read.routed
    route = _route(desk, read.router, model)
    stage = Stage(ctx, model)
    dispatch, combine = stage.dispatched, stage.combined
    tokens, routes = x, route
    if dispatch != "local":
        how = "once" if dispatch == "gather" else "each"
        group, block, own = plan.group, ctx.block, own_tokens(desk)
        tokens, routes = (
            b.emit(BlockGather(to, (each,), how=how, group=group, block=block, tokens=own))
            for to, each in (("sent", x), ("routes", route))
        )
    stored, taken = order_of(plan, model.expert)
    experts = Experts(
        ins=(tokens, routes), owners=desk.split("moe.experts"), width=desk.split("moe.width"),
        copies=plan.copies, index=plan.index, weight=plan.weight, bias=plan.bias,
        fused=stored, read=taken, **desk.scales("ffn.experts"),
    )  # fmt: skip
    y = _placed(desk, experts)
    shared = _shared(desk, read.shared, tokens, stage)
    if shared is not None and shared[1] == "routed":
        y = b.emit(AddEach("joined", (y, shared[0])))
    apart = shared[0] if shared is not None and shared[1] == "apart" else None
    if stage.left_to_norm:
        y = _combined(desk, y, x, dispatch, combine) if plan.sum == "both" else y
        return Made(y, left=True, shared=apart)
    return Made(_with_shared(desk, _combined(desk, y, x, dispatch, combine), apart))


def order_of(plan: MoePlan | Shared, block: Dense) -> tuple[Fused, Fused]:
    """How gate and up are ordered in one weight, and how they are read, if otherwise."""
    if plan.fused == "grouped" or not block.gated:
        return "", ""
    return plan.stored, "" if plan.read in ("auto", plan.stored) else plan.read


def taken_up(desk: Desk, made: str, shared: str | None, *, completes: bool) -> str:
    """A sum that was left to a norm, where that stands."""
    y = _combined(desk, made, made, "local", "all_reduce") if completes else made
    return _with_shared(desk, y, shared)


def _with_shared(desk: Desk, y: str, shared: str | None) -> str:
    """What routed and shared experts give, each by its own norm where it has one."""
    y = _after(desk, y, "experts")
    return y if shared is None else desk.b.emit(Add("out", (y, _after(desk, shared, "shared"))))


def _placed(desk: Desk, op: Route | Experts) -> str:
    """An operator that goes by where experts are; from some step on, by where they are then."""
    change, b = desk.ctx.phase.moe.rebalance, desk.b
    if desk.ctx.name != "decode" or change.step is None:
        return b.emit(op)
    old, new = op.owners, desk.split("moe.rebalance.experts")
    then = replace(op, owners=old if change.follows == "weights" else new)
    if isinstance(then, Experts):
        match change.follows:
            case "all":
                pass
            case "routing":
                then = replace(then, held=old)
            case "weights":
                then = replace(then, held=new)
            case "first":
                then = replace(then, before=old)
    if change.step == 1:
        return b.emit(then)
    earlier = Where((("step", tuple(range(1, change.step))),))
    out = b.emit(replace(op, where=(earlier,)))
    b.ops.append(replace(then, out=out, layer=b.layer, where=(replace(earlier, opposite=True),)))
    return out


def in_parts(desk: Desk) -> bool:
    """Whether the ranks of tp have other tokens than each other around the experts."""
    said = desk.ctx.phase.moe.input
    return sends_own(desk.ctx) and (said == "part" or desk.stream == "tokens")


def own_tokens(desk: Desk) -> Split | None:
    """Where each rank of tp sends tokens of its own, which these are."""
    return desk.split("stream_tokens") if in_parts(desk) else None


def _combined(desk: Desk, y: str, x: str, dispatch: str, combine: str) -> str:
    plan, b, block = desk.ctx.phase.moe, desk.b, desk.ctx.block
    group, etp, tokens = plan.group, desk.ctx.expert_tp, own_tokens(desk)

    def reduced(x: str) -> str:
        return b.emit(BlockReduce(ins=(x,), group=group, block=block, tokens=tokens, etp=etp))

    def returned(how: How) -> str:
        made = BlockReturn(ins=(y, x), how=how, group=group, block=block, etp=etp, tokens=tokens)
        return b.emit(made)

    match dispatch, combine:
        case "local", "all_reduce":
            return reduced(y)
        case "gather", "reduce_scatter" | "all_reduce":
            return returned("once")
        case "local", "none":
            return y
        case "local", "all_to_all":
            return returned("each")
        case "local", _:
            whole = reduced(y)
            if block == 1:
                return whole
            split = Split("block", -1, ((),) * block)
            return b.emit(Slice(ins=(whole,), dim="token", split=split))
        case _, "none":
            how = "once" if dispatch == "gather" else "each"
            return b.emit(
                BlockOwn(ins=(y, x), how=how, group=group, block=block, tokens=tokens, etp=etp)
            )
        case "all_to_all", "all_to_all":
            return returned("each")
        case "all_to_all", _:
            return reduced(returned("each"))
        case _:
            return returned("each")


def _route(desk: Desk, x: str, model: Moe) -> str:
    plan, b = desk.ctx.phase.moe.router, desk.b
    weight = desk.weight("ffn.router")
    if plan.split == "hidden":
        rows = desk.split("hidden")
        mine = b.emit(Slice("rows", (x,), dim="hidden", split=rows))
        logits = b.emit(Linear("logits", (mine,), weight=weight, rows=rows))
        if plan.sum == "before":
            logits = b.emit(AllReduce(ins=(logits,), group=("tp",)))
        if model.router.bias:
            logits = b.emit(
                Bias(ins=(logits,), weight=f"{weight}.bias", on="every", split=None, dim="experts")
            )
    elif plan.split == "experts":
        columns = desk_experts(desk, model.experts)
        logits = b.emit(Linear("logits", (x,), weight=weight, columns=columns))
        if model.router.bias:
            logits = b.emit(
                Bias(
                    ins=(logits,), weight=f"{weight}.bias", on="every", split=columns, dim="experts"
                )
            )
        if plan.sum == "before":
            logits = b.emit(AllGather(ins=(logits,), dim="experts", split=columns, group=("tp",)))
    else:
        logits = b.emit(Linear("logits", (x,), weight=weight))
        if model.router.bias:
            logits = b.emit(
                Bias(ins=(logits,), weight=f"{weight}.bias", on="every", split=None, dim="experts")
            )
    owners = desk.split("moe.experts")
    route = Route(ins=(logits,), owners=owners, choose=plan.choose, renormalise=plan.renormalise)
    return _placed(desk, route)


def desk_experts(desk: Desk, experts: int) -> Split:
    """The router's columns over tp, in balance."""
    from shardproof.spec.plan.cuts import Cut, CutSpec
    from shardproof.spec.program.op import split_of

    return split_of("tp", Cut(CutSpec("balanced"), experts, desk.tp))


def _shared(desk: Desk, x: str, tokens: str, stage: Stage) -> tuple[str, str] | None:
    """The shared experts' output and where it joins: with the `routed` ones, or `apart`."""
    if stage.moe.shared is None:
        return None
    plan, b, ctx = desk.ctx.phase.moe.shared, desk.b, desk.ctx
    routed, own = stage.shared_with_routed, stage.shared_of_own
    inside = desk.inside("moe.shared")
    if not routed and not own:
        if sends_own(ctx):
            x = desk.parts(x) if in_parts(desk) else desk.whole_stream(x)
        x = inside.rows(x, "moe.shared") if inside.axes is not None else x
    width = inside.split("moe.shared.width") if plan.split == "width" else None
    stored, taken = order_of(plan, stage.moe.shared)
    ranks = ctx.block if routed else inside.tp if plan.sum == "own" else 1
    y = b.emit(
        SharedExpert(
            ins=(tokens if routed else x,),
            width=width,
            first=plan.split == "first",
            divide=ranks if plan.scale == "divided" else 1,
            over=inside.axes,
            fused=stored,
            read=taken,
            **desk.scales("ffn.shared"),
        )
    )
    if routed:
        return y, "routed"
    if plan.sum == "own" and inside.group:
        y = b.emit(AllReduce("shared", (y,), group=inside.group))
    if inside.axes is not None and not own:
        y = desk.own_rows(y, "moe.shared")
    if sends_own(ctx) and not own:
        y = desk.part(y) if in_parts(desk) else desk.to_stream(y, "whole")
    return y, "apart"
