"""A layer: norms, the two blocks, and where the residual joins."""

from __future__ import annotations

from dataclasses import dataclass

from shardproof.spec.law.context import Context
from shardproof.spec.model.model import Dense
from shardproof.spec.plan.linear import OutLinear
from shardproof.spec.program.lower.attention import attention
from shardproof.spec.program.lower.desk import Desk
from shardproof.spec.program.lower.ends import norm
from shardproof.spec.program.lower.ffn import ffn
from shardproof.spec.program.lower.moe import moe


@dataclass(frozen=True, slots=True)
class Due:
    """A joining that is put off."""

    plan: OutLinear
    weight: str
    post: str
    biased: bool
    early: bool
    """The residual is in the sum already."""
    ctx: Context
    layer: int
    """Of the block that is due, whichever layer reads it."""


@dataclass(frozen=True, slots=True)
class Stream:
    """The stream between layers: one tensor, or a block's output and what it has not joined.

    `due` says how the two become one: nothing more than a sum, or first the
    collective that a plan puts off to the norm that reads the stream next.
    """

    value: str
    residual: str | None = None
    due: Due | None = None


def whole(desk: Desk, stream: Stream) -> str:
    """The stream as one tensor."""
    if stream.due is not None:
        due, reader = stream.due, desk.b.layer
        desk, desk.b.layer = Desk(due.ctx, desk.b, due.layer), due.layer
        y = _after(desk, stream.value, "sum", due.plan, due.weight, biased=due.biased)
        y = _finished(desk, y, None if due.early else stream.residual, due.post)
        desk.b.layer = reader
        return y
    if stream.residual is not None:
        return desk.b.emit("add", stream.residual, stream.value, to="stream")
    return stream.value


def layer(desk: Desk, x: str) -> Stream:
    """The stream after a layer."""
    kind = desk.ctx.layer
    if kind.parallel:
        first = _pre(desk, x, "attention.norm")
        second = first if kind.norms == 1 else _pre(desk, x, "ffn.norm")
        y = whole(desk, _attention(desk, first, x))
        z = whole(desk, _feed(desk, second, None))
        return Stream(z, y)
    x = whole(desk, _attention(desk, _pre(desk, x, "attention.norm"), x))
    return _feed(desk, _pre(desk, x, "ffn.norm"), x)


def _pre(desk: Desk, x: str, name: str) -> str:
    return norm(desk, x, desk.weight(name)) if desk.ctx.layer.norm != "post" else x


def _attention(desk: Desk, x: str, residual: str) -> Stream:
    y, state = attention(desk, x)
    plan = desk.ctx.phase.attention.out
    biased = desk.ctx.layer.attention.out_bias
    return joined(
        desk,
        y,
        state,
        plan,
        desk.weight("attention.out"),
        residual,
        "attention.post_norm",
        biased=biased,
    )


def _feed(desk: Desk, x: str, residual: str | None) -> Stream:
    model = desk.ctx.layer.ffn
    if isinstance(model, Dense):
        y, state = ffn(desk, x, model)
        plan = desk.ctx.phase.ffn.down
        return joined(desk, y, state, plan, desk.weight("ffn.down"), residual, "ffn.post_norm",
                      biased=model.down_bias)  # fmt: skip
    y = desk.to_stream(moe(desk, desk.whole_stream(x), model), "whole")
    return Stream(_normed(desk, y, "ffn.post_norm"), residual)


def joined(
    desk: Desk, y: str, state: str, plan: OutLinear, weight: str, residual: str | None, post: str,
    *, biased: bool,
) -> Stream:  # fmt: skip
    """A block's result joined over the ranks, with its bias; the residual beside it."""
    b = desk.b
    columns = desk.split("hidden") if state == "split" else None
    if biased and (plan.bias in ("first", "divided") or (plan.bias == "every" and state == "sum")):
        y = desk.bias(y, f"{weight}.bias", plan.bias, columns, "hidden")
    early = residual is not None and plan.residual != "after"
    if early and residual is not None:
        # What the rank holds of the stream, as it is: right where the output is held alike.
        y = b.emit("add_on", y, residual, on=plan.residual)
    if plan.sum == "norm" and state == "sum" and desk.tp > 1:
        due = Due(plan, weight, post, biased, early, desk.ctx, desk.layer)
        return Stream(y, residual, due)
    y = _after(desk, y, state, plan, weight, biased=biased)
    return Stream(_normed(desk, y, post), None if early else residual)


def _after(desk: Desk, y: str, state: str, plan: OutLinear, weight: str, *, biased: bool) -> str:
    """The collective, and the bias that comes after it."""
    columns = desk.split("hidden") if state == "split" else None
    y, left = desk.join(y, plan, state, columns, "hidden")
    if left == "split" and desk.stream == "hidden":
        left = "hidden"
    if biased and (plan.bias == "after" or (plan.bias == "every" and state != "sum")):
        split = desk.split("hidden") if left in ("hidden", "split") else None
        y = desk.bias(y, f"{weight}.bias", "every", split, "hidden")
    return desk.to_stream(y, left)


def _normed(desk: Desk, y: str, post: str) -> str:
    if desk.ctx.layer.norm in ("post", "sandwich"):
        y = norm(desk, y, desk.weight(post))
    if desk.ctx.model.residual_scale is not None:
        y = desk.b.emit("scale", y, by="residual_scale", name="residual.scale")
    return y


def _finished(desk: Desk, y: str, residual: str | None, post: str) -> str:
    y = _normed(desk, y, post)
    return y if residual is None else desk.b.emit("add", residual, y, to="stream")
