"""What operators of a legal plan give, so that edits can be drawn that make sense of them."""

from __future__ import annotations

from dataclasses import dataclass

from shardproof.spec.engine.decide import layer_by_layer, sizes
from shardproof.spec.engine.indices import Beyond
from shardproof.spec.engine.ranks import Classes, Uncovered, rank_by_rank
from shardproof.spec.engine.values import Held
from shardproof.spec.engine.watching import Event, Watch
from shardproof.spec.model.model import Dense, Model
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.program.runs import length

Dim = tuple[str, int]
"""A dimension, and how many indices each rank has along it."""


@dataclass(frozen=True, slots=True)
class Tensor:
    """One that has the same shape on every rank."""

    name: str
    kind: str
    """Of the operator that gives it."""
    ins: tuple[str, ...]
    of: PhaseName
    phase: Phase
    dims: tuple[Dim, ...]
    replicated: bool
    """Whether all ranks of a replica's sequences have the same, those of tp."""

    @property
    def ranks(self) -> int:
        return self.phase.tp


def tensors(model: Model, plan: Plan) -> list[Tensor]:
    """Of both phases, as they are at the first size that the engine looks at; of both alike."""
    size = next(iter(sizes(plan)))
    classes: dict[PhaseName, Classes] = {name: rank_by_rank(plan.phase(name)) for name in PHASES}
    ours = Watch()
    try:
        layer_by_layer(model, plan, size, classes, (ours, Watch()))
    except (Uncovered, Beyond):
        return []
    found: dict[tuple[PhaseName, str], Tensor] = {}
    for event in ours.events:
        if (each := _tensor(model, plan, event)) is not None:
            found.setdefault((each.of, each.name), each)
    return [*found.values()]


def _tensor(model: Model, plan: Plan, event: Event) -> Tensor | None:
    each = [x for x in event.found if isinstance(x, Held)]
    if len(each) < len(event.found) or not each or len(event.ops) > 1:
        return None
    shapes = {(length(x.rows.sequences), length(x.rows.tokens), *x.sizes) for x in each}
    if len(shapes) > 1:
        return None
    (sequences, tokens, *others), name = shapes.pop(), event.ctx.name
    phase = plan.phase(name)
    dims = [*zip(_names(model, others, phase.tp), others, strict=False)]
    if plan.workload.batch is not None:
        dims.append(("sequence", sequences))
    if plan.workload.prompt is not None or name == "decode":
        dims.append(("token", tokens))
    by_place: dict[tuple[int, int], set[int]] = {}
    for rank, x in zip(event.visit.stage.ranks, event.found, strict=True):
        by_place.setdefault((rank.dp, rank.sp), set()).add(id(x))
    replicated = all(len(same) == 1 for same in by_place.values())
    op = event.op
    return Tensor(op.out, op.kind, op.ins, name, phase, tuple(dims), replicated)


def _names(model: Model, others: list[int], ranks: int) -> list[str]:
    """What a plan may call these axes; of one that is the last any name will do that is so long."""
    if len(others) != 1:
        return ["head", "head_dim"]
    ffns = [kind.ffn for kind in model.kinds]
    width = max(f.width if isinstance(f, Dense) else f.expert.width for f in ffns)
    long = {"hidden": model.hidden, "width": width, "vocab": model.vocab}
    exact = next((name for name, size in long.items() if size == others[0] * ranks), None)
    return [exact or max(long, key=lambda name: long[name])]
