"""Mixture of experts: router, dispatch, experts, combine, shared experts."""

from __future__ import annotations

from typing import Any

from shardproof.spec.layout.context import sends_own
from shardproof.spec.layout.experts import Stage
from shardproof.spec.model.model import Moe
from shardproof.spec.program.edit import opposite
from shardproof.spec.program.lower.desk import Desk
from shardproof.spec.program.op import Split
from shardproof.spec.program.where import Where
from shardproof.spec.record import replace


def moe(desk: Desk, x: str, model: Moe) -> str:
    """The block's whole output."""
    plan, b, ctx = desk.ctx.phase.moe, desk.b, desk.ctx
    route = _route(desk, x, model)
    stage = Stage(ctx, model)
    dispatch, combine = stage.dispatched, stage.combined
    tokens, routes = x, route
    if dispatch != "local":
        how = "once" if dispatch == "gather" else "each"
        about: dict[str, Any] = {
            "how": how,
            "group": plan.group,
            "block": ctx.block,
            **of_tokens(desk),
        }
        tokens = b.emit("block_gather", x, **about, to="sent")
        routes = b.emit("block_gather", route, **about, to="routes")
    y = _placed(
        desk, "experts", tokens, routes, width=desk.split("moe.width"), copies=plan.copies,
        index=plan.index, weight=plan.weight, bias=plan.bias,
    )  # fmt: skip
    shared = _shared(desk, x, tokens, stage)
    if shared is not None and shared[1] == "routed":
        y = b.emit("add_each", y, shared[0], to="joined")
    y = _combined(desk, y, x, dispatch, combine)
    if shared is not None and shared[1] == "apart":
        y = b.emit("add", y, shared[0], to="out")
    return y


def _placed(desk: Desk, kind: str, *ins: str, **about: Any) -> str:  # noqa: ANN401
    """An operator that goes by where experts are; from some step on, by where they are then."""
    change, b = desk.ctx.phase.moe.rebalance, desk.b
    old = desk.split("moe.experts")
    if desk.ctx.name != "decode" or change.step is None:
        return b.emit(kind, *ins, owners=old, **about)
    new = desk.split("moe.rebalance.experts")
    then: dict[str, Any] = {"owners": old if change.follows == "weights" else new}
    if kind == "experts" and change.follows != "all":
        held = {"routing": old, "weights": new}.get(change.follows)
        then |= {"before": old} if held is None else {"held": held}
    if change.step == 1:
        return b.emit(kind, *ins, **then, **about)
    earlier = Where((("step", tuple(range(1, change.step))),))
    out = b.emit(kind, *ins, ranks=(earlier,), owners=old, **about)
    last = b.ops[-1]
    b.ops.append(replace(last, where=(opposite(earlier),), **then))
    return out


def in_parts(desk: Desk) -> bool:
    """Whether the ranks of tp have other tokens than each other around the experts."""
    said = desk.ctx.phase.moe.input
    return sends_own(desk.ctx) and (said == "part" or desk.stream == "tokens")


def of_tokens(desk: Desk) -> dict[str, Any]:
    """Where each rank of tp sends tokens of its own, which these are."""
    if not in_parts(desk):
        return {}
    return {"tokens": desk.split("stream_tokens")}


def _combined(desk: Desk, y: str, x: str, dispatch: str, combine: str) -> str:
    plan, b, block = desk.ctx.phase.moe, desk.b, desk.ctx.block
    about: dict[str, Any] = {
        "group": plan.group, "block": block, "etp": desk.ctx.expert_tp, **of_tokens(desk),
    }  # fmt: skip
    match dispatch, combine:
        case "local", "all_reduce":
            return b.emit("block_reduce", y, **about)
        case "gather", "reduce_scatter" | "all_reduce":
            return b.emit("block_return", y, x, how="once", **about)
        case "all_to_all", "all_to_all":
            return b.emit("block_return", y, x, how="each", **about)
        case "local", "none":
            return y
        case "local", "all_to_all":
            return b.emit("block_return", y, x, how="each", **about)
        case "local", _:
            reduced = b.emit("block_reduce", y, **about)
            if block == 1:
                return reduced
            return b.emit("slice", reduced, dim="token",
                          split=Split("block", -1, ((),) * block))  # fmt: skip
        case _, "none":
            return b.emit(
                "block_own", y, x, how="once" if dispatch == "gather" else "each", **about
            )
        case "all_to_all", _:
            back = b.emit("block_return", y, x, how="each", **about)
            return b.emit("block_reduce", back, **about)
        case _:
            return b.emit("block_return", y, x, how="each", **about)


def _route(desk: Desk, x: str, model: Moe) -> str:
    plan, b = desk.ctx.phase.moe.router, desk.b
    weight = desk.weight("ffn.router")
    if plan.split == "hidden":
        rows = desk.split("hidden")
        mine = b.emit("slice", x, dim="hidden", split=rows, to="rows")
        logits = b.emit("linear", mine, weight=weight, rows=rows, to="logits")
        if plan.sum == "before":
            logits = b.emit("all_reduce", logits, group=("tp",))
        if model.router.bias:
            logits = b.emit(
                "bias", logits, weight=f"{weight}.bias", on="every", split=None, dim="experts"
            )
    elif plan.split == "experts":
        columns = desk_experts(desk, model.experts)
        logits = b.emit("linear", x, weight=weight, columns=columns, to="logits")
        if model.router.bias:
            logits = b.emit(
                "bias", logits, weight=f"{weight}.bias", on="every", split=columns, dim="experts"
            )
        if plan.sum == "before":
            logits = b.emit("all_gather", logits, dim="experts", split=columns, group=("tp",))
    else:
        logits = b.emit("linear", x, weight=weight, to="logits")
        if model.router.bias:
            logits = b.emit(
                "bias", logits, weight=f"{weight}.bias", on="every", split=None, dim="experts"
            )
    return _placed(desk, "route", logits, choose=plan.choose, renormalise=plan.renormalise)


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
    ranks = ctx.block if routed else inside.tp if plan.sum == "own" else 1
    y = b.emit(
        "shared_expert", tokens if routed else x, layer=desk.layer, width=width,
        first=plan.split == "first", divide=ranks if plan.scale == "divided" else 1, **inside.told,
    )  # fmt: skip
    if routed:
        return y, "routed"
    if plan.sum == "own" and inside.group:
        y = b.emit("all_reduce", y, group=inside.group, to="shared")
    if inside.axes is not None and not own:
        y = desk.own_rows(y, "moe.shared")
    if sends_own(ctx) and not own:
        y = desk.part(y) if in_parts(desk) else desk.to_stream(y, "whole")
    return y, "apart"
