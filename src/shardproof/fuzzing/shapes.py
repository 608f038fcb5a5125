"""What operators of a legal plan give, so that edits can be drawn that make sense of them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from shardproof.spec.engine.decide import sizes
from shardproof.spec.engine.handing import hand_over
from shardproof.spec.engine.indices import Beyond, Outside
from shardproof.spec.engine.machine import Refused, run_phase
from shardproof.spec.engine.outputs import Size
from shardproof.spec.engine.ranks import Uncovered, rank_by_rank
from shardproof.spec.engine.sent import Sent
from shardproof.spec.engine.shifts import Differ
from shardproof.spec.engine.values import CannotRun, Held, World
from shardproof.spec.engine.watching import Event, Watch
from shardproof.spec.layout.chosen import for_workload
from shardproof.spec.model.model import Dense, Model
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan, Workload
from shardproof.spec.program.lower.phase import lower
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
    of_sent: bool = False
    """Whether it is made of what ranks were sent, each part with whose tokens it is of."""

    @property
    def ranks(self) -> int:
        return self.phase.tp


def tensors(model: Model, plan: Plan) -> list[Tensor]:
    """Of both phases, as they are at the first size that the engine looks at; of both alike."""
    ours = Watch()
    with suppress(Uncovered, Beyond, CannotRun, Refused, Outside, Differ):
        _run(model, plan, next(iter(sizes(plan))), ours)
    found: dict[tuple[PhaseName, str], Tensor] = {}
    for event in ours.events:
        if (each := _tensor(model, plan, event)) is not None:
            found.setdefault((each.of, each.name), each)
    ours.forget()  # an event has its visit, which knows who watches
    return [*found.values()]


def _run(model: Model, plan: Plan, size: Size, watch: Watch) -> None:
    """Both phases by value, decode in one step, rank by rank."""
    model = for_workload(model, plan)
    plan = plan.with_(workload=Workload(batch=size.batch, prompt=size.prompt, steps=size.steps))
    world, at = World(watch=watch), (size.batch, size.prompt, size.steps)
    prefill, decode = (lower(model, plan, name) for name in PHASES)
    first, then = (rank_by_rank(plan.phase(name)) for name in PHASES)
    ran = run_phase(world, prefill, *at, None, first)
    if size.steps:
        given = hand_over(world, ran.cache, prefill, decode, size, then)
        run_phase(world, decode, *at, given, then)


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
    sent = any(isinstance(x, Sent) for made in event.given if made for x in made.found)
    op = event.op
    return Tensor(op.out, op.kind, op.ins, name, phase, tuple(dims), replicated, sent)


def _names(model: Model, others: list[int], ranks: int) -> list[str]:
    """What a plan may call these axes; of one that is the last any name will do that is so long."""
    if len(others) != 1:
        return ["head", "head_dim"]
    ffns = [kind.ffn for kind in model.kinds]
    width = max(f.width if isinstance(f, Dense) else f.expert.width for f in ffns)
    long = {"hidden": model.hidden, "width": width, "vocab": model.vocab}
    exact = next((name for name, size in long.items() if size == others[0] * ranks), None)
    return [exact or max(long, key=lambda name: long[name])]
