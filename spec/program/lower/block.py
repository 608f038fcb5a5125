"""A layer: norms, the two blocks, and where the residual joins."""

from __future__ import annotations

from shardproof.spec.layout.context import Context, sends_own
from shardproof.spec.model.model import Dense, Layer
from shardproof.spec.plan.linear import OutLinear
from shardproof.spec.program.lower.attention import attention
from shardproof.spec.program.lower.desk import Desk
from shardproof.spec.program.lower.ends import norm
from shardproof.spec.program.lower.ffn import ffn
from shardproof.spec.program.ops.collectives import AllReduce
from shardproof.spec.program.ops.stream import Add, AddOn, Scale
from shardproof.spec.record import dataclass, replace


@dataclass(frozen=True, slots=True)
class Due:
    """A joining that is put off."""

    plan: OutLinear | None
    """None of experts."""
    weight: str
    post: str
    biased: bool
    early: bool
    """The residual is in the sum already."""
    ctx: Context
    layer: int
    """Of the block that is due, whichever layer reads it."""
    prefix: str
    """Of its operators' names."""
    shared: str | None = None
    """What shared experts have summed by themselves, which joins the sum of the routed ones."""

    def completed_by(self, reader: Layer | None, *, crossed: bool) -> bool:
        """Whether a norm takes the sum: that of a layer, or the final one (None).

        `crossed`: it is on another stage than the block.
        """
        match self.ctx.phase.norm.completes:
            case "all":
                return True
            case "layers":
                return reader is not None
            case "kind":
                return reader is None or reader == self.ctx.layer
            case "stage":
                return not crossed
            case "none":
                return False


@dataclass(frozen=True, slots=True)
class Stream:
    """The stream between layers: one tensor, or a block's output and what it has not joined.

    `due` says how the two become one: nothing more than a sum, or first the
    collective that a plan puts off to the norm that reads the stream next.
    """

    value: str
    residual: str | None = None
    due: Due | None = None
    name: str = "stream"
    """What the one tensor is called."""
    scaled: str | None = None
    """The number that it is multiplied by, whoever joins it."""
    crossed: bool = False
    """Whether it has come from another stage."""

    def met_by(self, reader: Layer | None) -> bool:
        """Whether what is due is completed where it is read: by a layer, or the head (None)."""
        return self.due is None or self.due.completed_by(reader, crossed=self.crossed)


def whole(desk: Desk, stream: Stream, *, completes: bool = True) -> str:
    """The stream as one tensor, multiplied by its layer's number.

    `completes`: a sum that was left to who reads it is taken.
    """
    y = _one(desk, stream, completes=completes)
    if stream.scaled is None:
        return y
    prefix, desk.b.prefix = desk.b.prefix, ""
    y = desk.b.emit(Scale(f"{stream.name}.scaled", (y,), by="layer_scale", name=stream.scaled))
    desk.b.prefix = prefix
    return y


def _one(desk: Desk, stream: Stream, *, completes: bool) -> str:
    """The stream as one tensor."""
    if stream.due is not None:
        due, b = stream.due, desk.b
        reader = b.layer, b.prefix
        desk, b.layer, b.prefix = Desk(due.ctx, b, due.layer), due.layer, due.prefix
        y = _taken_up(desk, stream.value, due, completes=completes)
        y = _normed(desk, y, due.post)
        b.layer, b.prefix = reader
        return y if due.early else _added(desk, stream, y)
    return _added(desk, stream, stream.value)


def completed(desk: Desk, stream: Stream) -> Stream:
    """The stream in its parts, of which none is due any more."""
    early = stream.due is not None and stream.due.early
    value = whole(desk, replace(stream, residual=None, scaled=None))
    residual = None if early else stream.residual
    return Stream(value, residual, name=stream.name, scaled=stream.scaled)


def _taken_up(desk: Desk, y: str, due: Due, *, completes: bool) -> str:
    if due.plan is not None:
        return _after(desk, y, "sum", due.plan, due.weight, biased=due.biased, completes=completes)
    from shardproof.spec.program.lower.moe import taken_up  # many models have no experts

    return desk.to_stream(taken_up(desk, y, due.shared, completes=completes), "whole")


def _added(desk: Desk, stream: Stream, y: str) -> str:
    """A block's output and the residual beside it."""
    if stream.residual is None:
        return y
    prefix, desk.b.prefix = desk.b.prefix, ""
    y = desk.b.emit(Add(stream.name, (stream.residual, y)))
    desk.b.prefix = prefix
    return y


def layer(desk: Desk, x: str) -> Stream:
    """The stream after a layer."""
    found = _layer(desk, x)
    return replace(found, scaled=desk.weight("scale")) if desk.ctx.model.layer_scale else found


def _layer(desk: Desk, x: str) -> Stream:
    kind = desk.ctx.layer
    if kind.parallel:
        first = _pre(desk, x, "attention.norm")
        second = first if kind.norms == 1 else _pre(desk, x, "ffn.norm")
        y = _own(desk, _attention(desk, first, x))
        z = _own(desk, _feed(desk, second, None, x))
        return Stream(z, y, name=f"{desk.b.prefix}out")
    if kind.attends:
        stream = _attention(desk, _pre(desk, x, "attention.norm"), x)
        if not kind.feeds:
            return replace(stream, name=f"{desk.b.prefix}out")
        x = _own(desk, stream)
    return _feed(desk, _pre(desk, x, "ffn.norm"), x, x)


def _own(desk: Desk, stream: Stream) -> str:
    """What a block gives to another one of the same layer."""
    return whole(desk, stream, completes=stream.met_by(desk.ctx.layer))


def _pre(desk: Desk, x: str, name: str) -> str:
    return norm(desk, x, desk.weight(name), name) if desk.ctx.layer.norm != "post" else x


def _attention(desk: Desk, x: str, residual: str) -> Stream:
    plan, weight = desk.ctx.phase.attention.out, desk.weight("attention.out")
    biased = desk.ctx.layer.attention.out_bias
    post = desk.weight("attention.post_norm")
    with desk.b.inside("attention"):
        y, state = attention(desk, x)
        if desk.ctx.apart("attention"):
            made = _shared(desk, y, state, residual, biased=biased)
        else:
            made = joined(desk, y, state, plan, weight, residual, post, biased=biased)
    return replace(made, name=f"{desk.b.prefix}attended")


def _shared(desk: Desk, y: str, state: str, residual: str, *, biased: bool) -> Stream:
    """What attention gives where queries lie over other ranks than keys."""
    plan, weight = desk.ctx.phase.attention.out, desk.weight("attention.out")
    inside = desk.inside("attention")
    beside = inside.gathered(residual, "attention") if plan.residual != "after" else None
    made = joined(inside, y, state, plan, weight, beside, "", biased=biased)
    y = _normed(desk, desk.to_stream(made.value, "whole"), desk.weight("attention.post_norm"))
    return Stream(y, residual if beside is None else None)


def _feed(desk: Desk, x: str, residual: str | None, stream: str) -> Stream:
    """A block that reads `x`, or the stream under norms of its own."""
    model = desk.ctx.layer.ffn
    name = f"{desk.b.prefix}out"
    if isinstance(model, Dense):
        plan, weight = desk.ctx.phase.ffn.down, desk.weight("ffn.down")
        with desk.b.inside("ffn"):
            if desk.ctx.apart("ffn"):
                return replace(_apart(desk, x, residual, model), name=name)
            y, state = ffn(desk, x, model)
            made = joined(
                desk,
                y,
                state,
                plan,
                weight,
                residual,
                desk.weight("ffn.post_norm"),
                biased=model.down_bias,
            )
        return replace(made, name=name)
    from shardproof.spec.program.lower.moe import moe, reads  # many models have no experts

    post = desk.weight("ffn.post_norm")
    with desk.b.inside("moe"):
        read = reads(desk, x, stream, model)
        if sends_own(desk.ctx) and (desk.stream == "tokens" or desk.ctx.phase.moe.input == "own"):
            y = moe(desk, read, model).value
        elif sends_own(desk.ctx):
            y = moe(desk, read.by(lambda x: desk.part(desk.whole_stream(x))), model).value
            y = desk.to_stream(desk.parts(y), "whole")
        else:
            made = moe(desk, read.by(desk.whole_stream), model)
            if made.left:
                b, ctx = desk.b, desk.ctx
                due = Due(None, "", post, biased=False, early=False, ctx=ctx, layer=desk.layer,
                          prefix=b.prefix, shared=made.shared)  # fmt: skip
                return Stream(made.value, residual, due, name)
            y = desk.to_stream(made.value, "whole")
        return Stream(_normed(desk, y, post), residual, name=name)


def _apart(desk: Desk, x: str, residual: str | None, model: Dense) -> Stream:
    """A block that lies over ranks of its own, whose output is of the tokens of all of these."""
    plan, weight = desk.ctx.phase.ffn.down, desk.weight("ffn.down")
    inside = desk.inside("ffn")
    y, state = ffn(inside, x, model)
    all_tokens = not reads_own(desk.ctx)
    beside = residual if plan.residual != "after" else None
    if beside is not None and all_tokens:
        beside = inside.gathered(beside, "ffn")
    made = joined(inside, y, state, plan, weight, beside, "", biased=model.down_bias)
    y = made.value
    if all_tokens:
        y = desk.to_stream(desk.own_rows(y, "ffn"), "whole")
    y = _normed(desk, y, desk.weight("ffn.post_norm"))
    return Stream(y, None if beside is not None else residual)


def reads_own(ctx: Context) -> bool:
    """Whether a dense block that lies apart reads what its ranks hold, and nobody gathers it."""
    plan, model = ctx.phase.ffn, ctx.layer.ffn
    gated = isinstance(model, Dense) and (model.gated or model.joint)
    return plan.up.input == "own" and (not gated or plan.gate.input == "own")


def joined(
    desk: Desk, y: str, state: str, plan: OutLinear, weight: str, residual: str | None, post: str,
    *, biased: bool,
) -> Stream:  # fmt: skip
    """A block's result joined over the ranks, with its bias; the residual beside it."""
    b = desk.b
    columns = desk.split("hidden") if state == "split" else None
    if biased and (plan.bias in ("first", "divided") or (plan.bias == "every" and state == "sum")):
        y = desk.bias(y, f"{weight}.bias", plan.bias, columns, "hidden")
    early = False
    if residual is not None and plan.residual != "after":
        early = True
        # What the rank holds of the stream, as it is: right where the output is held alike.
        y = b.emit(AddOn(ins=(y, residual), on=plan.residual, over=desk.axes))
    if plan.sum != "boundary" and state == "sum" and desk.tp > 1 and desk.axes is None:
        if plan.sum == "both" and plan.collective != "none":
            y = b.emit(AllReduce(ins=(y,), group=plan.group))
        due = Due(plan, weight, post, biased, early, desk.ctx, desk.layer, b.prefix)
        return Stream(y, residual, due)
    y = _after(desk, y, state, plan, weight, biased=biased)
    return Stream(_normed(desk, y, post), None if early else residual)


def _after(
    desk: Desk, y: str, state: str, plan: OutLinear, weight: str,
    *, biased: bool, completes: bool = True,
) -> str:  # fmt: skip
    """The collective, unless nobody `completes` the sum, and the bias that comes after it."""
    columns = desk.split("hidden") if state == "split" else None
    if completes:
        y, left = desk.join(y, plan, state, columns, "hidden")
    else:
        left = desk.unjoined(state)
    if left == "split" and desk.stream == "hidden":
        left = "hidden"
    if biased and (plan.bias == "after" or (plan.bias == "every" and state != "sum")):
        split = desk.split("hidden") if left in ("hidden", "split") else None
        y = desk.bias(y, f"{weight}.bias", "every", split, "hidden")
    return desk.to_stream(y, left)


def _normed(desk: Desk, y: str, post: str) -> str:
    if desk.axes is not None:
        return y  # the norm and the scale are of the rank's own tokens, behind it
    if desk.ctx.layer.norm in ("post", "sandwich"):
        y = norm(desk, y, post, "post_norm")
    if desk.ctx.model.residual_scale is not None:
        y = desk.b.emit(Scale(ins=(y,), by="residual_scale", name="residual.scale"))
    return y
