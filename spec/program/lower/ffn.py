"""The dense feed-forward block."""

from __future__ import annotations

from shardproof.spec.model.model import Dense
from shardproof.spec.plan.linear import UpLinear
from shardproof.spec.program.lower.desk import Desk, order_read
from shardproof.spec.program.ops.collectives import AllGather, AllReduce
from shardproof.spec.program.ops.stream import Act, Joint, Linear, Mul, Slice


def ffn(desk: Desk, x: str, dense: Dense) -> tuple[str, str]:
    """The second projection's local result, and its state before the collective."""
    plan, b = desk.ctx.phase.ffn, desk.b
    up, up_due = _first(desk, x, "up", plan.up, dense)
    if not dense.gated:
        hidden = b.emit(Act(ins=(up,), fn=dense.activation, key=desk.weight("ffn")))
        if up_due == "activation":
            hidden = b.emit(AllReduce(ins=(hidden,), group=plan.up.group))
        return _down(desk, hidden, plan.up.split, left=False, plan_up=plan.up)
    gate, gate_due = _first(desk, x, "gate", plan.gate, dense)
    if up_due == "activation":
        up = b.emit(AllReduce(ins=(up,), group=plan.up.group))
        up_due = ""
    if dense.joint:
        hidden = b.emit(Joint(ins=(gate, up), fn=dense.activation, key=desk.weight("ffn")))
        if gate_due == "activation":
            hidden = b.emit(AllReduce(ins=(hidden,), group=plan.gate.group))
    else:
        acted = b.emit(Act(ins=(gate,), fn=dense.activation, key=desk.weight("ffn")))
        if gate_due == "activation":
            acted = b.emit(AllReduce(ins=(acted,), group=plan.gate.group))
        hidden = b.emit(Mul("product", (acted, up)))
    if gate_due == "product":
        hidden = b.emit(AllReduce(ins=(hidden,), group=plan.gate.group))
    if up_due == "product":
        hidden = b.emit(AllReduce(ins=(hidden,), group=plan.up.group))
    left = up_due in ("down", "none")
    return _down(desk, hidden, plan.gate.split, left=left, plan_up=plan.up)


def _first(desk: Desk, x: str, name: str, plan: UpLinear, dense: Dense) -> tuple[str, str]:
    """A first projection after its own boundary, and where a sum is still due."""
    b = desk.b
    weight = desk.weight(f"ffn.{name}")
    entering, own = desk.entering(x, plan, "ffn")
    if plan.split == "in":
        rows = desk.split("hidden")
        mine = entering if own else b.emit(Slice(ins=(entering,), dim="hidden", split=rows))
        y = b.emit(Linear(name, (mine,), weight=weight, rows=rows, **desk.scales(f"ffn.{name}")))
        here = plan.sum == "boundary" and plan.collective != "none"
        # Where up is summed just before the product, that is as good as its own boundary.
        late = here or (name == "up" and dense.gated and plan.sum == "activation"
                        and plan.collective != "none")  # fmt: skip
        if dense.up_bias and (plan.bias != "after" or not late):
            y = desk.bias(
                y, f"{weight}.bias", "every" if plan.bias == "after" else plan.bias, None, "width"
            )
        if late:
            if plan.collective in ("auto", "all_reduce"):
                y = b.emit(AllReduce(ins=(y,), dim="width", group=plan.group))
            else:
                width = desk.split("ffn.width")
                y = desk.in_pieces(plan.collective, y, "width", width, plan.group)
            if dense.up_bias and plan.bias == "after":
                y = desk.bias(y, f"{weight}.bias", "every", None, "width")
            return y, ""
        return y, "none" if plan.collective == "none" else plan.sum
    columns = desk.split("ffn.width") if plan.split == "out" else None
    fused = name if desk.ctx.phase.ffn.fused == "blocks" and _both_out(desk) and dense.gated else ""
    stored, read = desk.ctx.phase.ffn.stored, desk.ctx.phase.ffn.read
    y = b.emit(
        Linear(
            name, (entering,), weight=weight, columns=columns, fused=fused,
            parts={"gate": (None, columns), "up": (None, columns)} if fused else None,
            stored=stored if fused else "parts", read=order_read(stored, read) if fused else "",
            **desk.scales(f"ffn.{name}"),
        )
    )  # fmt: skip
    if dense.up_bias:
        y = desk.bias(
            y, f"{weight}.bias", "every" if plan.bias == "after" else plan.bias, columns, "width"
        )
    if plan.collective in ("auto", "none") or desk.idle(plan.group):
        return y, ""
    if plan.collective == "all_reduce":
        return b.emit(AllReduce(ins=(y,), group=plan.group)), ""
    width = desk.split("ffn.width")
    return desk.in_pieces(plan.collective, y, "width", width, plan.group), ""


def _both_out(desk: Desk) -> bool:
    plan = desk.ctx.phase.ffn
    return plan.gate.split == "out" and plan.up.split == "out"


def _down(desk: Desk, hidden: str, first: str, *, left: bool, plan_up: UpLinear) -> tuple[str, str]:
    plan, b = desk.ctx.phase.ffn.down, desk.b
    ffn_plan = desk.ctx.phase.ffn
    lead = (
        ffn_plan.gate
        if isinstance(desk.ctx.layer.ffn, Dense) and desk.ctx.layer.ffn.gated
        else plan_up
    )
    whole = (
        left or first != "out" or (lead.collective == "all_gather" and not desk.idle(lead.group))
    )
    width = desk.split("ffn.width")
    if not whole and (plan.input == "gathered" or (plan.input == "auto" and plan.split != "in")):
        hidden = b.emit(AllGather(ins=(hidden,), dim="width", split=width, group=desk.group))
        whole = True
    rows = None
    if plan.split == "in":
        rows = width
        if whole:
            hidden = b.emit(Slice(ins=(hidden,), dim="width", split=width))
    columns = desk.split("hidden") if plan.split == "out" else None
    y = b.emit(
        Linear(
            "down", (hidden,), weight=desk.weight("ffn.down"), rows=rows, columns=columns,
            **desk.scales("ffn.down"),
        )
    )  # fmt: skip
    state = "sum" if left or plan.split == "in" else "split" if plan.split == "out" else "whole"
    return y, "tokens" if state == "whole" and _on_own_tokens(desk) else state


def _on_own_tokens(desk: Desk) -> bool:
    """Whether the block reads a stream that is split over tokens as it is."""
    plan, model = desk.ctx.phase.ffn, desk.ctx.layer.ffn
    own = plan.up.input == "own"
    if isinstance(model, Dense) and (model.gated or model.joint):
        own = own and plan.gate.input == "own"
    return own and desk.stream == "tokens"
