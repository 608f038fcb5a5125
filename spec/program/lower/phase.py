"""A phase: the visits that the stream pays to the stages, and the list that each runs."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from shardproof.spec.layout.chosen import read_behind
from shardproof.spec.layout.context import Context, contexts_of
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Layer, Model
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.plan.reads import reader_of
from shardproof.spec.program.lower.block import Stream, layer, whole
from shardproof.spec.program.lower.crossing import received, sent
from shardproof.spec.program.lower.desk import Desk
from shardproof.spec.program.lower.ends import embedding, head
from shardproof.spec.program.lower.route import head_stage, stretches, taken_by
from shardproof.spec.program.op import Builder, Op
from shardproof.spec.record import dataclass, replace

EMBEDDING, HEAD = -1, -2


@dataclass(frozen=True, slots=True)
class Visit:
    """What one stage runs in one go, from what it receives to what it sends."""

    stage: int
    ops: tuple[Op, ...]
    has_head: bool
    has_embedding: bool


@dataclass(frozen=True, slots=True)
class PhaseProgram:
    """A phase of a plan for a model, as operators."""

    name: PhaseName
    phase: Phase
    visits: tuple[Visit, ...]
    contexts: tuple[Context, ...]
    """One for each kind of layer."""


def lower(model: Model, plan: Plan, name: PhaseName) -> PhaseProgram:
    """The program of a phase of a plan: the canonical one, with the plan's edits."""
    if not plan.edits:
        return canonical(model, plan, name)
    # Who notes what is read of a plan has to read it.
    return (_edited if reader_of(plan) is None else with_edits)(model, plan, name)


def with_edits(model: Model, plan: Plan, name: PhaseName) -> PhaseProgram:
    """What the strategy lowers to, with the plan's edits."""
    program = canonical(model, plan, name)
    for edit in plan.edits:
        if edit.phase in (None, name):
            program = with_edit(program, edit)
    return program


_edited = lru_cache(maxsize=8)(with_edits)


def with_edit(program: PhaseProgram, edit: Edit) -> PhaseProgram:
    """One edit made in every visit in which its operator is."""
    from shardproof.spec.program.edit import edited  # few plans edit anything

    visits = tuple(
        replace(visit, ops=tuple(edited(visit.ops, edit, program.phase)))
        if edit.stage in (None, visit.stage)
        else visit
        for visit in program.visits
    )
    return replace(program, visits=visits)


def canonical(model: Model, plan: Plan, name: PhaseName) -> PhaseProgram:
    """What the strategy alone lowers to."""
    model = told_apart(model, plan)
    strategy = plan.with_(edits=()) if plan.edits else plan
    visits, contexts = _visits(model, strategy, name), contexts_of(model, plan, name)
    return PhaseProgram(name, plan.phase(name), visits, contexts)


@lru_cache(maxsize=16)
def _visits(model: Model, plan: Plan, name: PhaseName) -> tuple[Visit, ...]:
    """What is lowered once for all who ask of a plan, one after the other."""
    contexts = contexts_of(model, plan, name)
    steps = _steps(contexts[0])
    grouped = [
        (stage, [step for _, step in group]) for stage, group in groupby(steps, lambda s: s[0])
    ]
    visits: list[Visit] = []
    incoming: Stream | None = None
    behind = read_behind(model)
    came = False
    for number, (stage, work) in enumerate(grouped):
        last = number == len(grouped) - 1
        # Keys that a layer has chosen go on to the layers that share its index.
        leaves = work[-1][0] >= 0 and work[-1][1] in behind
        visit, incoming = _visit(
            contexts, stage, work, incoming, number, last=last, chosen=(came, leaves)
        )
        visits.append(visit)
        came = leaves
    return tuple(visits)


def _steps(ctx: Context) -> list[tuple[int, tuple[int, int]]]:
    """(stage, (what it is, what it takes for that)) from the embedding to the head."""
    layers = (
        (each.stage, both)
        for each in stretches(ctx)
        for both in zip(each.named, each.taken, strict=True)
    )
    return [
        (ctx.phase.stages.embedding, (EMBEDDING, 0)),
        *layers,
        (head_stage(ctx), (HEAD, 0)),
    ]


def layers_of(ctx: Context, stage: int) -> list[int]:
    """The layers whose caches a stage uses; one that does not attend keeps nothing."""
    model = ctx.model
    return [
        layer
        for run in taken_by(ctx, stage)
        for layer in run
        if layer >= len(model.layers) or model.kinds[model.layers[layer]].attends
    ]


def _visit(
    contexts: tuple[Context, ...], stage: int, work: list[tuple[int, int]],
    incoming: Stream | None, number: int, *, last: bool, chosen: tuple[bool, bool],
) -> tuple[Visit, Stream]:  # fmt: skip
    b = Builder(chosen=f"received.{number}.chosen")
    model = contexts[0].model
    desk = Desk(contexts[0], b)
    stream = received(desk, incoming, number, chosen=chosen[0])
    after_layers = False
    for what, taken in work:
        if what == EMBEDDING:
            b.prefix = "embedding."
            stream = Stream(embedding(desk))
            after_layers = False
        elif what == HEAD:
            b.prefix = "head."
            stream = Stream(head(desk, _read(desk, stream, None)))
        else:
            kind = model.layers[taken] if taken < len(model.layers) else 0
            desk = Desk(contexts[kind], b, taken)
            b.layer = taken
            b.prefix = f"layers.{what}."
            stream = layer(desk, _read(desk, stream, desk.ctx.layer))
            after_layers = True
    done = _some(stream)
    if not last:
        done = sent(desk, done, number, after_layers=after_layers, chosen=chosen[1])
    ends = {"has_head": work[-1][0] == HEAD, "has_embedding": work[0][0] == EMBEDDING}
    return Visit(stage, tuple(b.ops), **ends), done


def _read(desk: Desk, stream: Stream | None, by: Layer | None) -> str:
    """The stream as a layer reads it, or the head."""
    stream = _some(stream)
    return whole(desk, stream, completes=stream.met_by(by))


def _some(stream: Stream | None) -> Stream:
    if stream is None:
        raise ValueError("a visit without a stream begins with the embedding")
    return stream
