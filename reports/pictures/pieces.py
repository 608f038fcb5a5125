"""The operators of a phase in the order of the stream, identical layers once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from shardproof.spec.layout.chosen import read_behind
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import merged, spans
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.program.lower import folded as lowered
from shardproof.spec.program.lower.folded import Folded, folded
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.passing import Receive, Send
from shardproof.spec.record import dataclass

_LAYER = re.compile(r"\blayers\.(\d+)\b")


@dataclass(frozen=True, slots=True)
class Part:
    title: str
    ops: tuple[Op, ...]
    kind: int = 0
    """The kind of layer whose sizes its operators have."""
    layers: int = 0


def parts(model: Model, plan: Plan, name: PhaseName) -> Iterator[Part]:
    """The embedding, each kind of layer, what crosses to another stage, the head."""
    yield from _flat(model, plan, name) if plan.edits else _folded(folded(model, plan, name))


def _folded(program: Folded) -> Iterator[Part]:
    model = program.contexts[0].model
    entered = lowered.entering(program)
    yield Part("embedding", entered.visits[0])
    last = None
    for kind in sorted(set(model.layers), key=model.layers.index):
        own = [number for number, each in enumerate(model.layers) if each == kind]
        body = lowered.body(program, kind)
        joined = lowered.joined(program, kind, body)
        yield Part(_title(own), (*body.visits[0], *joined.visits[0]), kind, len(own))
        last = kind, body
    if program.phase.pp > 1 and last is not None:
        kind, body = last
        carried = bool(read_behind(model))
        across = lowered.crossing(program, kind, body, 0, chosen=carried)
        yield Part("to the next stage", tuple(op for ops in across.visits for op in ops), kind)
    yield Part("head", lowered.leaving(program).visits[0])


def _title(layers: Iterable[int]) -> str:
    own = list(layers)
    runs = merged(range(each, each + 1) for each in own)
    word = "layer" if len(own) == 1 else "layers"
    times = f" (× {len(own)})" if len(own) > 1 else ""
    return f"{word} {spans(runs)}{times}"


def _flat(model: Model, plan: Plan, name: PhaseName) -> Iterator[Part]:
    """An edited program: layers whose operators are the same but for their number, together."""
    from shardproof.spec.program.lower.phase import lower

    program = lower(model, plan, name)
    model = program.contexts[0].model
    ops = [op for visit in program.visits for op in visit.ops]
    # Where a layer's operators are found apart, as behind a stage, they are still the layer's.
    layers: dict[int, list[Op]] = {}
    before, across, after = list[Op](), list[Op](), list[Op]()
    for op in ops:
        found = _LAYER.match(op.out)
        if found:
            layers.setdefault(int(found[1]), []).append(op)
        elif isinstance(op, (Send, Receive)) and not op.out.startswith("head."):
            across.append(op)
        else:
            (after if layers else before).append(op)
    if before:
        yield Part("embedding", tuple(before))
    shapes: dict[str, list[int]] = {}
    for number, own in layers.items():
        shape = "\n".join(_shape(own))
        shapes.setdefault(shape, []).append(number)
    for alike in shapes.values():
        kind = model.layers[alike[0]] if alike[0] < len(model.layers) else 0
        yield Part(_title(alike), tuple(layers[alike[0]]), kind, len(alike))
    if across:
        yield Part("to the next stage", tuple(_once(across)))
    if after:
        yield Part("head", tuple(after))


def _shape(ops: Sequence[Op]) -> Iterator[str]:
    """A layer's operators without its number; what enters it is the stream, whoever gives it."""
    own = {op.out for op in ops}
    for op in ops:
        told = str(op)
        for name in op.ins:
            told = told if name in own else told.replace(name, "stream")
        yield _LAYER.sub("layers.N", told)


def part_of(op: Op) -> str:
    return op.part if isinstance(op, (Send, Receive)) else ""


def _once(ops: Iterable[Op]) -> Iterator[Op]:
    """Of what is sent between stages, the first of each kind."""
    for _, group in groupby(sorted(ops, key=lambda op: (op.kind, part_of(op))),
                            key=lambda op: (op.kind, part_of(op))):  # fmt: skip
        yield next(group)
