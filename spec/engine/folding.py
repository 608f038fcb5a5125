"""A phase with each kind of layer run once, for a stream of which nothing is known but its shards.

What a layer gives is a function of the stream that it is entered with. Where every layer gives what
the model's does of that stream, and the embedding and the head do as well, so does the plan, by
induction on layers. Whatever does not fit in here is run layer by layer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from shardproof.spec.engine.again import beside
from shardproof.spec.engine.cache import Cache
from shardproof.spec.engine.classes import OfPhase, classes_of, classwise
from shardproof.spec.engine.handing import hand_layer
from shardproof.spec.engine.indices import whole
from shardproof.spec.engine.machine import Blame, Ran, Refused, Visit, run_ops
from shardproof.spec.engine.outputs import Size, right_caches, right_logits, right_token
from shardproof.spec.engine.ranks import ALONE, Classes, Stage, stage_of
from shardproof.spec.engine.values import Held, Term, World
from shardproof.spec.layout.chosen import for_workload
from shardproof.spec.layout.context import Context
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PhaseName, Plan, Workload
from shardproof.spec.program.lower import folded as lowered
from shardproof.spec.program.lower.folded import ENTERED, Folded, Piece
from shardproof.spec.program.runs import Runs, pads
from shardproof.spec.record import dataclass, field

Streams = tuple[Held, ...]
"""On each rank."""


class NotFolded(Exception):
    """A stream between layers that is not the model's at some of its indices."""


@dataclass(frozen=True, slots=True)
class Layer:
    """What a layer gives of the stream that enters it, and the entries that it writes."""

    left: Streams
    cache: Cache
    number: int = 0
    """Which of those that were run."""


@dataclass(frozen=True, slots=True)
class Truth:
    """One device: the embedding, a layer of each kind, and the head."""

    world: World
    entered: dict[PhaseName, Held]
    layers: dict[tuple[PhaseName, int], Layer]
    logits: dict[PhaseName, Ran]


@dataclass(frozen=True, slots=True)
class Pieces:
    """A phase's operators, each piece once."""

    program: Folded
    entering: Piece
    bodies: tuple[Piece, ...]
    leaving: Piece


@dataclass(slots=True)
class Walk:
    world: World
    pieces: Pieces
    stage: Stage
    truth: Truth | None
    done: dict[object, Layer] = field(default_factory=dict[object, Layer])

    @property
    def program(self) -> Folded:
        return self.pieces.program

    def visit(self, kind: int, cache: Cache, before: Cache | None, at: int) -> Visit:
        self.stage.ctx = self.program.contexts[kind]
        v = Visit(self.stage, at, cache, before)
        v.ends = self.truth is not None
        return v


def formal(world: World, rows: Streams, maps: Sequence[Runs]) -> Streams:
    """A stream of which nothing is known but what each rank has of it."""
    value = world.value("stream")
    return tuple(
        world.held(x.rows, x.sizes, (Term(1, value, (own,)),))
        for x, own in zip(rows, maps, strict=True)
    )


def shards(found: Streams, model: Held) -> list[Runs]:
    """Which indices of a stream of the model each rank has, if all that it has is the model's."""
    out: list[Runs] = []
    for x in found:
        if not x.rows.any:
            out.append(whole(x.sizes[0]))
            continue
        if not x.terms:
            out.append(pads(x.sizes[0]))
            continue
        maps = {t.maps for t in x.terms}
        if len(maps) != 1 or _named(x) != _named(model):
            raise NotFolded
        out.append(next(iter(maps))[0])
    return out


def _named(x: Held) -> list[tuple[object, ...]]:
    return [(t.factor, t.value, t.open) for t in x.terms]


def pieces_of(model: Model, plan: Plan, name: PhaseName) -> Pieces:
    program = lowered.folded(model, plan, name)
    bodies = tuple(lowered.body(program, kind) for kind in range(len(model.kinds)))
    return Pieces(program, lowered.entering(program), bodies, lowered.leaving(program))


def begun(pieces: Pieces, size: Size) -> Classes:
    """The classes in which a phase's ranks go through it, as far as its maps tell."""
    every = (pieces.entering, *pieces.bodies, pieces.leaving)
    ops = (op for piece in every for visit in piece.visits for op in visit)
    return classes_of(ops, pieces.program.contexts, size.batch, size.prompt)


def decide_folded(model: Model, plan: Plan, size: Size) -> Blame | None:
    """Nothing where it is shown right, else what is wrong; raise where layers have to be asked.

    A layer that is entered by the model's stream and cannot run, or leaves nothing that can become
    the model's again, does so in every run.
    """
    model = for_workload(model, plan)
    plan = plan.with_(workload=Workload(batch=size.batch, prompt=size.prompt, steps=size.steps))
    names: tuple[PhaseName, ...] = ("prefill", "decode") if size.steps else ("prefill",)
    pieces: dict[PhaseName, Pieces] = {name: pieces_of(model, plan, name) for name in names}
    try:
        classwise(
            lambda name: begun(pieces[name], size), lambda now: _run(model, pieces, size, now)
        )
    except Refused as refused:
        return refused.blame
    return None


def _run(
    model: Model, pieces: Mapping[PhaseName, Pieces], size: Size, classes: OfPhase
) -> None:  # fmt: skip
    truth = one_of_each(model, size)
    world = beside(truth.world)
    before: dict[int, list[Layer]] = {}
    for name, every in pieces.items():
        program = every.program
        stage = stage_of(
            world, program.contexts[0], size.batch, size.prompt, size.steps, classes(name)
        )
        walk = Walk(world, every, stage, truth)
        found, ran = _phase(walk, before)
        right_logits(ran, truth.logits[name], size, name)
        after = pieces["decode" if size.steps else name].program.phase
        try:
            right_token(ran, truth.logits[name], size, name, after.tp)
        except Refused:
            raise NotFolded from None
        if name == "decode" or not size.steps:
            for kind, layers in found.items():
                for layer in layers:
                    ctx, right = program.contexts[kind], truth.layers[name, kind].cache
                    try:
                        right_caches(world, lambda _, ctx=ctx: ctx, layer.cache, right, size)
                    except Refused:
                        raise NotFolded from None
        before = found


def _phase(walk: Walk, before: dict[int, list[Layer]]) -> tuple[dict[int, list[Layer]], Ran]:
    program, truth = walk.program, walk.truth
    if truth is None:
        raise NotFolded
    name = program.name
    if [i for block in program.walk for i in block.taken] != [*range(len(_layers(program)))]:
        raise NotFolded
    if len(program.stages) > 1 and program.phase.stages.receivers != "all":
        raise NotFolded
    piece = walk.pieces.entering
    v = walk.visit(0, Cache(), None, 0)
    run_ops(v, piece.visits[0])
    first_stage = program.walk[0].stages[0] if program.walk else program.head_stage
    streams = _behind(walk, piece, v, None, crosses=program.phase.stages.embedding != first_stage)
    maps = shards(streams, truth.entered[name])
    found: dict[int, list[Layer]] = {}
    behind: dict[tuple[int | None, int, bool], Layer] = {}
    """By what comes before it, which is asked once: all that is known of a stream is its shards."""
    layer: Layer | None = None
    for number, (kind, leaves) in enumerate(_steps(program)):
        key = None if layer is None else layer.number, kind, leaves
        if key in behind:
            layer = behind[key]
            continue
        if layer is not None:
            streams = layer.left
            maps = shards(streams, truth.layers[name, _layers(program)[number - 1]].left[0])
        seen = kind, tuple(maps), tuple((x.rows, x.sizes) for x in streams), leaves
        if seen not in walk.done:
            entered = formal(walk.world, streams, maps)
            walk.done[seen] = _layer(walk, kind, entered, before, crosses=leaves)
            found.setdefault(kind, []).append(walk.done[seen])
        layer = behind[key] = walk.done[seen]
    if layer is not None:
        streams = layer.left
        maps = shards(streams, truth.layers[name, _layers(program)[-1]].left[0])
    walk.stage.ctx = program.contexts[0]
    v = walk.visit(0, Cache(), None, 0)
    v.env[ENTERED] = [*formal(walk.world, streams, maps)]
    piece = walk.pieces.leaving
    run_ops(v, piece.visits[0])
    logits = [x for r in walk.stage.ranks if isinstance(x := v.get("head.logits", r.number), Held)]
    return found, Ran(logits, walk.stage.ranks, v.sent.get("token"), Cache())


def _steps(program: Folded) -> Iterator[tuple[int, bool]]:
    """The kind of each layer, and whether the stream leaves its stage behind it."""
    kinds = _layers(program)
    for block in program.walk:
        for number in block.taken:
            at = block.place_of(number)
            yield (
                kinds[number],
                number == block.ends[at]
                and (block.stages[at] != program.head_stage or at + 1 < len(block.ends)),
            )


def _layers(program: Folded) -> tuple[int, ...]:
    return program.contexts[0].model.layers


def _layer(
    walk: Walk, kind: int, entered: Streams, before: dict[int, list[Layer]],
    *, crosses: bool,
) -> Layer:  # fmt: skip
    program = walk.program
    piece = walk.pieces.bodies[kind]
    cache, given = Cache(), None
    if program.name == "decode":
        if len({_held(layer.cache) for layer in before.get(kind, ())}) != 1:
            raise NotFolded
        given = Cache()
        old = before[kind][0].cache
        ctx = program.contexts[kind]
        phase = ctx.plan.phase("prefill")
        before_ = Context(ctx.model, ctx.plan, "prefill", phase, ctx.layer)
        hand_layer(walk.stage, (before_, ctx), old, given, (0, program.first_of(kind)))
    v = walk.visit(kind, cache, given, 0)
    v.env[ENTERED] = [*entered]
    run_ops(v, piece.visits[0])
    left = _behind(walk, piece, v, kind, crosses=crosses)
    return Layer(left, cache, len(walk.done))


def _held(cache: Cache) -> tuple[object, ...]:
    """What a cache holds: equal where a layer writes the same in whatever place it stands."""
    return tuple(
        (rank, x.of, x.places)
        for rank, entry in cache.of.values()
        for x in (entry.keys, entry.values)
    )


def _behind(walk: Walk, piece: Piece, v: Visit, kind: int | None, *, crosses: bool) -> Streams:
    """The stream as the next piece reads it, on the same stage or on another."""
    program = walk.program
    if crosses:
        across = lowered.crossing(program, kind, piece, 0)
        run_ops(v, across.visits[0])
        there = walk.visit(kind or 0, Cache(), None, 0)
        there.inbox = v.sent
        run_ops(there, across.visits[1])
        v, piece = there, across
    elif kind is not None:
        piece = lowered.joined(program, kind, piece)
        run_ops(v, piece.visits[0])
    found = [v.get(piece.left.value, r.number) for r in walk.stage.ranks]
    streams = tuple(x for x in found if isinstance(x, Held))
    if len(streams) != len(found) or any(len(x.sizes) != 1 for x in streams):
        raise NotFolded
    return streams


@lru_cache(maxsize=64)
def one_of_each(model: Model, size: Size) -> Truth:
    """The embedding, a layer of each kind and the head, on one device."""
    alone = Plan(workload=Workload(batch=size.batch, prompt=size.prompt, steps=size.steps))
    world = World()
    truth = Truth(world, {}, {}, {})
    names: tuple[PhaseName, ...] = ("prefill", "decode") if size.steps else ("prefill",)
    before: dict[int, list[Layer]] = {}
    for name in names:
        pieces = pieces_of(model, alone, name)
        stage = stage_of(
            world, pieces.program.contexts[0], size.batch, size.prompt, size.steps, ALONE
        )
        walk = Walk(world, pieces, stage, None)
        piece = walk.pieces.entering
        v = walk.visit(0, Cache(), None, 0)
        run_ops(v, piece.visits[0])
        (entered,) = _behind(walk, piece, v, None, crosses=False)
        truth.entered[name] = entered
        found: dict[int, list[Layer]] = {}
        every = formal(world, (entered,), [whole(model.hidden)])
        for kind in range(len(model.kinds)):
            layer = _layer(walk, kind, every, before, crosses=False)
            truth.layers[name, kind] = layer
            found[kind] = [layer]
        v = walk.visit(0, Cache(), None, 0)
        v.env[ENTERED] = [*every]
        run_ops(v, pieces.leaving.visits[0])
        logits = v.get("head.logits", 0)
        if not isinstance(logits, Held):
            raise NotFolded
        truth.logits[name] = Ran([logits], stage.ranks, v.sent.get("token"), Cache())
        before = found
    return truth
