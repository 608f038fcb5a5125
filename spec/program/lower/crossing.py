"""What crosses from a stage to the next: the stream in one part or in two."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.program.lower.block import Stream, completed, whole
from shardproof.spec.program.lower.desk import Desk
from shardproof.spec.program.op import Where
from shardproof.spec.program.ops.passing import Receive, Send
from shardproof.spec.record import replace

Carried = tuple[Literal["value", "residual"], ...]
BOTH: Carried = ("value", "residual")
VALUE: Carried = ("value",)
RESIDUAL: Carried = ("residual",)
SENT: dict[str, Carried] = {
    "auto": BOTH,
    "both": BOTH,
    "hidden": VALUE,
    "residual": RESIDUAL,
    "nothing": (),
}
"""The parts of the stream that a plan sends."""


def _receivers(desk: Desk) -> tuple[Where, ...]:
    return (Where((("tp", (0,)),)),) if desk.ctx.phase.stages.receivers == "first" else ()


def received(
    desk: Desk, incoming: Stream | None, number: int, *, chosen: bool = False
) -> Stream | None:
    """The stream as it comes in. A part that nobody sends has a name, and is nowhere.

    `chosen`: a layer behind attends to keys that one before has chosen.
    """
    if chosen:
        desk.b.chosen = f"received.{number}.chosen"
    if incoming is None:
        return None
    names = {"value": f"received.{number}", "residual": f"received.{number}.residual"}
    for part in SENT[desk.ctx.phase.stages.send]:
        if part == "value" or incoming.residual is not None:
            desk.b.emit(Receive(names[part], where=_receivers(desk), part=part))
    if chosen and desk.ctx.phase.stages.send == "auto":
        desk.b.emit(Receive(desk.b.chosen, where=_receivers(desk), part="chosen"))
    residual = None if incoming.residual is None else names["residual"]
    return replace(incoming, value=names["value"], residual=residual, crossed=True)


def sent(
    desk: Desk, done: Stream, number: int, *, after_layers: bool, chosen: bool = False
) -> Stream:
    """What crosses to the next visit, in one part or two, and what of it is sent.

    A stage completes a sum that is not sent as such, and one beside which shared experts' output
    stands: that is no part of what is sent.
    """
    stages, b = desk.ctx.phase.stages, desk.b
    if stages.stream == "merged" or not after_layers:
        done = Stream(whole(desk, done))
    elif done.due is not None and (stages.stream == "separate" or done.due.shared is not None):
        done = completed(desk, done)
    b.prefix = ""
    for part in SENT[stages.send]:
        if (source := getattr(done, part)) is not None:
            name = f"sent.{number}" if part == "value" else f"sent.{number}.residual"
            b.emit(Send(name, (source,), where=_receivers(desk), part=part))
    if chosen and stages.send == "auto":
        name = f"sent.{number}.chosen"
        b.emit(Send(name, (b.chosen,), where=_receivers(desk), part="chosen"))
    return done
