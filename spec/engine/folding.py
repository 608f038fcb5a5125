"""A phase with each kind of layer run once, for a stream of which nothing is known but its shards.

What a layer gives is a function of the stream that it is entered with. Where every layer gives what
the model's does of that stream, and the embedding and the head do as well, so does the plan, by
induction on layers. Whatever does not fit in here is run layer by layer.

Of plans of one model and size each step is made once for all that are equal in what it reads.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from typing import Any, TypeVar

from shardproof.spec.engine.again import beside
from shardproof.spec.engine.cache import Cache
from shardproof.spec.engine.classes import OfPhase, apart_in_any, classes_of, classwise
from shardproof.spec.engine.entries import Chosen
from shardproof.spec.engine.halves import Half, apart, halves_of
from shardproof.spec.engine.handing import Moving, hand_layer, is_logical
from shardproof.spec.engine.handing import rank_by_rank as handed_by_rank
from shardproof.spec.engine.indices import Beyond, Outside, whole
from shardproof.spec.engine.machine import Blame, Ran, Refused, Visit, run_ops
from shardproof.spec.engine.moments import Moment, moments_of, of_one_device
from shardproof.spec.engine.outputs import Size, right_caches, right_logits, right_token
from shardproof.spec.engine.ranks import (
    ALONE,
    Classes,
    Stage,
    Uncovered,
    Unlike,
    rank_by_rank,
    stage_of,
)
from shardproof.spec.engine.shifts import Differ
from shardproof.spec.engine.timeline import has_key
from shardproof.spec.engine.values import CannotRun, Held, Term, World
from shardproof.spec.layout.chosen import for_workload, read_behind
from shardproof.spec.layout.context import Context, contexts_of
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.layout.packed import dealt_out, on_one_device
from shardproof.spec.model.model import Model
from shardproof.spec.plan.phase import Packed
from shardproof.spec.plan.plan import PhaseName, Plan, Workload
from shardproof.spec.plan.reads import Given, made_anew, tables_of, taken
from shardproof.spec.program.lower.folded import CHOSEN, ENTERED
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.parts import (
    STAYS,
    Part,
    Way,
    first_part,
    last_part,
    layer_part,
    way,
)
from shardproof.spec.program.runs import Runs, pads
from shardproof.spec.record import dataclass, replace

Answer = TypeVar("Answer")
Choices = tuple[Chosen, ...] | None
"""On each rank, where a layer behind reads them."""
Streams = tuple[Held, ...]
"""On each rank. Of what follows, things that are equal are one object within a world."""
MOST_MEMBERS = 1 << 12
"""Ranks of tp, or replicas, of which no list is kept any more."""


class NotFolded(Given):
    """A stream between layers that is not the model's at some of its indices."""


@dataclass(frozen=True, slots=True, eq=False)
class Left:
    """What is known of the stream between two pieces: on each rank its shape and its indices."""

    shapes: tuple[Held, ...]
    maps: tuple[Runs, ...]
    chosen: Choices = None
    """The keys that an index has chosen, up to there."""


@dataclass(frozen=True, slots=True, eq=False)
class Written:
    """The entries that a layer writes."""

    cache: Cache


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """What a layer leaves of the stream that enters it, and what it writes."""

    left: Left
    written: Written


@dataclass(frozen=True, slots=True, eq=False)
class Attended:
    """The same of a layer's first half, of whose stream all is known."""

    stream: tuple[object, ...]
    written: Written


@dataclass(frozen=True, slots=True, eq=False)
class Ranks:
    """The classes in which a phase's ranks go through it."""

    classes: Classes


@dataclass(frozen=True, slots=True)
class Truth:
    """One device, by moment: the embedding, a layer of each kind, and the head."""

    world: World
    entered: dict[int, Held]
    layers: dict[tuple[int, int], tuple[Held, Cache, Choices]]
    logits: dict[int, Ran]


@dataclass(frozen=True, slots=True)
class Beside:
    """What plans of one model and size are held against, and the world of their values."""

    model: Model
    truth: Truth
    world: World
    size: Size
    row: Packed
    """What one device reads at once."""

    def context(self, plan: Plan, name: PhaseName, kind: int) -> Context:
        return Context.of(self.model, plan, name, self.model.kinds[kind])

    def visit(
        self, ctx: Context, now: Moment, ranks: Ranks, cache: Cache | None = None,
        before: Cache | None = None,
    ) -> Visit:  # fmt: skip
        v = visit_of(self.world, ctx, self.size.batch, now, ranks.classes, cache, before)
        if (total := now.total) is None:
            v.ends = True
        else:
            v.step = now.number
            v.owns = lambda rank, place: has_key(ctx, rank.sp, place, total)
        return v

    def left(
        self, found: Streams, model: Held, chosen: Choices = None, right: Choices = None
    ) -> Left:
        """What is known of a stream, if all that each rank has of it is the model's."""
        maps, known = tuple(_indices(x, model) for x in found), entered_by(chosen, right)
        key = Left, tuple((x.rows, x.sizes) for x in found), maps, known
        return self.world.one(key, Left(found, maps, known))

    def written(self, cache: Cache) -> Written:
        """Entries, which are one object where they are equal."""
        return self.world.one((Written, *_held(cache)), Written(cache))

    def enter(self, v: Visit, left: Left) -> None:
        """A stream of which nothing is known but what each rank has of it."""
        v.env[ENTERED] = formal(self.world, left.shapes, left.maps)
        if left.chosen is not None:
            v.env[CHOSEN] = [*left.chosen]


def visit_of(
    world: World, ctx: Context, batch: int, now: Moment, classes: Classes,
    cache: Cache | None = None, before: Cache | None = None,
) -> Visit:  # fmt: skip
    tokens = now.chunk, now.drafts
    stage = stage_of(world, ctx, batch, now.prompt, now.steps, classes, *tokens)
    return Visit(stage, 0, Cache() if cache is None else cache, before)


def formal(world: World, shapes: Streams, maps: Sequence[Runs]) -> list[object]:
    value = world.value("stream")
    return [
        world.held(x.rows, x.sizes, (Term(1, value, (own,)),))
        for x, own in zip(shapes, maps, strict=True)
    ]


def _indices(x: Held, model: Held) -> Runs:
    """Which indices of the model's stream a rank has, if all that it has is the model's."""
    if not x.rows.any:
        return whole(x.sizes[0])
    if not x.terms:
        return pads(x.sizes[0])
    maps = {t.maps for t in x.terms}
    if len(maps) != 1 or _named(x) != _named(model):
        raise NotFolded
    return next(iter(maps))[0]


@lru_cache(maxsize=256)
def of_before(keys: Runs, rows: tuple[int, int]) -> Chosen:
    """A choice that a layer before has made, of which nothing is known but its size."""
    return Chosen("of a layer before", keys, rows)


def entered_by(found: Choices, model: Choices) -> Choices:
    """A layer's choice as the next one knows it, if it is the model's on every rank."""
    if found is None or model is None:
        return None
    # A rank without tokens chooses nothing, and is asked for nothing.
    if any(x.name not in ((), model[0].name) for x in found):
        raise NotFolded
    return tuple(of_before(x.keys, x.rows) for x in found)


def _named(x: Held) -> list[tuple[object, ...]]:
    return [(t.factor, t.value, t.open) for t in x.terms]


@dataclass(frozen=True, slots=True, eq=False)
class Pieces:
    """A phase's operators, each piece once."""

    way: Way
    first: Part
    layers: dict[tuple[int, int], Part]
    last: Part
    every: tuple[Part, ...]
    """All of them, and halves in place of those that have some, each once."""


def pieces_of(model: Model, plan: Plan, name: PhaseName) -> Pieces:
    return taken(tables_of(model), _pieces_of, model, plan, (name,))


def _pieces_of(model: Model, plan: Plan, name: PhaseName) -> Pieces:
    found = way(model, plan, name)
    layers = {
        (kind, leaves): layer_part(model, plan, name, kind, leaves=leaves)
        for kind, leaves in found.pieces
    }
    first = first_part(model, plan, name, crosses=found.crosses)
    last = last_part(model, plan, name)
    return Pieces(found, first, layers, last, tuple(apart((first, *layers.values(), last))))


Ask = Callable[..., Any]
"""What makes a step, or takes it again."""


def begun(
    model: Model, plan: Plan, name: PhaseName, batch: int, prompt: int, ask: Ask, *parts: Part
) -> Classes:
    """The classes in which a phase's ranks go through it, as far as its maps tell."""
    every = [
        ask(tables_of(model), _begun, model, plan, (name,), (batch, prompt, part)) for part in parts
    ]
    return apart_in_any(every)


def _begun(
    model: Model, plan: Plan, name: PhaseName, batch: int, prompt: int, part: Part
) -> Classes:
    """The classes in which a phase's ranks go through a part of it, as far as its maps tell."""
    contexts = contexts_of(model, plan, name)
    return classes_of(chain.from_iterable(part.rows), contexts, batch, prompt)


def decide_folded(model: Model, plan: Plan, size: Size, steps: int | None = None) -> Blame | None:
    """Nothing where it is shown right, else what is wrong; raise where layers have to be asked.

    A layer that is entered by the model's stream and cannot run, or leaves nothing that can become
    the model's again, does so in every run. `steps`: so many of decode, one by one; in which of
    them something is wrong, layers are asked.
    """
    model = for_workload(told_apart(model, plan), plan)
    plan = plan.with_(workload=Workload(batch=size.batch, prompt=size.prompt, steps=size.steps))
    names: tuple[PhaseName, ...] = ("prefill", "decode") if size.steps else ("prefill",)
    pieces: dict[PhaseName, Pieces] = {name: pieces_of(model, plan, name) for name in names}
    few = all(max(at.tp, at.dp) <= MOST_MEMBERS for at in map(plan.phase, names))
    ask: Ask = taken if few else made_anew
    one_each, logical = handed_by_rank(plan), is_logical(plan)

    def classes(name: PhaseName) -> Classes:
        given = size.batch, size.prompt, ask, *pieces[name].every
        found: Classes = ask(tables_of(model), begun, model, plan, (name,), given)
        if one_each:
            return rank_by_rank(plan.phase(name))
        return found if logical else found.with_replicas_apart()

    moments = moments_of(plan, size, steps)
    row = dealt_out(plan)

    def run(now: OfPhase) -> None:
        truth = one_of_each(model, size, of_one_device(moments), row)
        of = Beside(model, truth, beside(truth.world), size, row)
        walked(of, plan, pieces, ask, moments, now)

    try:
        classwise(classes, run)
    except Refused as refused:
        if steps is not None:
            raise NotFolded from None
        return refused.blame
    return None


@dataclass(frozen=True, slots=True, eq=False)
class Phased:
    """What a phase leaves."""

    written: dict[int, list[Written]]
    """By kind of layer what its layers have written, each once."""
    left: Left
    """The stream in front of the head."""


def walked(
    of: Beside, plan: Plan, pieces: dict[PhaseName, Pieces], ask: Ask, moments: Sequence[Moment],
    classes: OfPhase,
) -> None:  # fmt: skip
    """A plan's phases, one after the other: each is a step that is made of others."""
    before: dict[int, Written] = {}
    for now in moments:
        ranks = Ranks(classes(now.name))
        ranks = of.world.one((Ranks, ranks.classes), ranks)
        own, last = pieces[now.name], now is moments[-1]
        there = now.number != 1
        if not there and (given := handed_first(of, plan, now, ranks, ask, before)) is not None:
            before, there = given, True
        said = ranks, own, ask, last, there, *before.items()
        found: Phased = ask(of.world.tables, phased, of, plan, (now,), said)
        if not last:
            end = ranks, own.last, found.left, read_by(of, plan, now)
            ask(of.world.tables, ended, of, plan, (now,), end)
        before = {kind: every[0] for kind, every in found.written.items() if len(every) == 1}


def handed_first(
    of: Beside, plan: Plan, now: Moment, ranks: Ranks, ask: Ask, before: dict[int, Written]
) -> dict[int, Written] | None:
    """Each kind's entries as decode begins with them: what it does says no more of prefill then.

    None where any cannot be handed over: the layers say so in their turn, if nothing before them is
    wrong.
    """
    with suppress(Given, CannotRun, Outside, Uncovered, Beyond, Unlike, Differ):
        return {
            kind: ask(of.world.tables, handed, of, plan, (now, kind), (ranks, held))
            for kind, held in before.items()
        }
    return None


def read_by(of: Beside, plan: Plan, now: Moment) -> int:
    """The ranks of tp that read the token of a moment again."""
    return plan.phase("decode" if of.size.steps else now.name).tp


def phased(
    of: Beside, plan: Plan, now: Moment, ranks: Ranks, pieces: Pieces, ask: Ask, last: bool,  # noqa: FBT001
    there: bool, *before: tuple[int, Written],  # noqa: FBT001
) -> Phased:  # fmt: skip
    """A phase up to its head, with what the one before it has written; the last one to its end.

    There: whether its ranks have these entries already, as `handed` gives them.
    """
    walk = Walk(of, plan, pieces, ask)
    found = walk.phase(now, ranks, dict(before), there=there)
    if last:
        walk.step(ended, (now,), ranks, pieces.last, found.left, read_by(of, plan, now))
        for kind, every in found.written.items():
            for each in every:
                walk.step(right_entries, (now, kind), each)
    return found


@dataclass(frozen=True, slots=True)
class Walk:
    """A plan's phase, gone through step by step."""

    of: Beside
    plan: Plan
    pieces: Pieces
    ask: Ask

    def step(
        self, make: Callable[..., Answer], where: tuple[Hashable, ...], *given: object
    ) -> Answer:
        found: Answer = self.ask(self.of.world.tables, make, self.of, self.plan, where, given)
        return found

    def phase(
        self, now: Moment, ranks: Ranks, before: dict[int, Written], *, there: bool
    ) -> Phased:
        name, pieces = now.name, self.pieces
        if not pieces.way.every:
            raise NotFolded
        if pieces.way.several and self.plan.phase(name).stages.receivers != "all":
            raise NotFolded
        left = self.step(entered, (now,), ranks, pieces.first)
        known: dict[tuple[Left, int, int], Layer] = {}
        given: dict[int, Written] = {}
        found: dict[int, list[Written]] = {}
        begun = 0
        for (kind, leaves), count in pieces.way.runs:
            for number in range(begun, begun + count):
                at = left, kind, leaves
                if at in known and known[at].left is left:
                    break  # and so on
                # All that is known of a stream is its shards, so it is asked once.
                if at not in known:
                    if now.goes_on and kind not in given:
                        given[kind] = self.given(now, kind, ranks, before, there=there)
                    part = pieces.layers[kind, leaves]
                    entries = given.get(kind)
                    try:
                        layer = self.layer(now, kind, ranks, part, left, entries)
                    except NotFolded:
                        self.ask_next(now, ranks, left, number)
                        raise
                    known[at] = layer
                    if layer.written not in found.setdefault(kind, []):
                        found[kind].append(layer.written)
                left = known[at].left
            begun += count
        return Phased(found, left)

    def layer(
        self, now: Moment, kind: int, ranks: Ranks, part: Part, left: Left, given: Written | None
    ) -> Layer:
        """A layer in one go, or each half by itself."""
        where, halves = (now, kind), halves_of(part) if left.chosen is None else None
        if halves is None:
            return self.step(layered, where, ranks, part, left, given)
        first, second = halves
        made = self.step(attended, where, ranks, first, left, given)
        behind = self.step(fed, where, ranks, second, first.part.left, made.stream)
        return Layer(behind, made.written)

    def ask_next(self, now: Moment, ranks: Ranks, left: Left, number: int) -> None:
        """Refuse where the next layer makes of what this one leaves what is the model's nowhere."""
        model, runs = self.of.model, self.pieces.way.runs
        steps = [step for step, count in runs for _ in range(count)][number : number + 2]
        if now.goes_on or len(steps) < 2 or read_behind(model):
            return
        (kind, _), (following, _) = steps
        truth = two_layers(model, self.of.size, now, self.of.row, (kind, following))
        of = replace(self.of, truth=truth, world=beside(truth.world))
        given = ranks, left, *map(self.pieces.layers.__getitem__, steps)
        blame: Blame | None = self.ask(
            of.world.tables, followed, of, self.plan, (now, (kind, following)), given
        )
        if blame is not None:
            named, own = f"layers.{model.layers.index(following)}.", f"layers.{number + 1}."
            raise Refused(replace(blame, op=blame.op.replace(named, own, 1)))

    def given(
        self, now: Moment, kind: int, ranks: Ranks, before: dict[int, Written], *, there: bool
    ) -> Written:
        """The entries that a layer begins a step with, or a pass behind another."""
        if kind not in before:
            raise NotFolded
        if there:
            return before[kind]
        return self.step(handed, (now, kind), ranks, before[kind])


def entered(of: Beside, plan: Plan, now: Moment, ranks: Ranks, part: Part) -> Left:
    """The stream behind the embedding."""
    v = of.visit(of.context(plan, now.name, 0), now, ranks)
    found, _ = _through(v, part)
    return of.left(found, of.truth.entered[now.number])


def handed(of: Beside, plan: Plan, now: Moment, kind: int, ranks: Ranks, held: Written) -> Written:
    """The entries of a layer of prefill, as the ranks of decode get them.

    Plans that part in prefill alone meet again here: a rank gets what it reads, whoever had it.
    """
    given = Cache()
    stage = of.visit(of.context(plan, now.name, kind), now.handing, ranks).stage
    old = of.context(plan, "prefill", kind)
    if is_logical(plan):
        hand(stage, old, held.cache, given, kind)
    elif old.layer.attends:
        both = contexts_of(of.model, plan, "prefill"), contexts_of(of.model, plan, now.name)
        first = of.model.layers.index(kind)
        size = now.handing.size(of.size.batch)
        moving = Moving(stage, both, ((first,),), held.cache, given, size)
        for op in handoff(plan):
            moving.by(op)
    return of.written(given)


def layered(
    of: Beside, plan: Plan, now: Moment, kind: int, ranks: Ranks, part: Part,
    left: Left, given: Written | None,
) -> Layer:  # fmt: skip
    """What a layer makes of a stream, with the entries that it was given."""
    v = _entered(of, plan, now, kind, ranks, left, given)
    model, _, right = of.truth.layers[now.number, kind]
    found, chosen = _through(v, part)
    behind = of.left(found, model, chosen, right)
    return Layer(behind, of.written(v.cache))


def _entered(
    of: Beside, plan: Plan, now: Moment, kind: int, ranks: Ranks, left: Left, given: Written | None
) -> Visit:
    """A layer's visit, as it begins."""
    cache, before = Cache(), None if given is None else given.cache
    if before is not None and now.name == "prefill":  # one cache, which every pass adds to
        cache, before = Cache({**before.of}, before.late), None
    v = of.visit(of.context(plan, now.name, kind), now, ranks, cache, before)
    of.enter(v, left)
    return v


def attended(
    of: Beside, plan: Plan, now: Moment, kind: int, ranks: Ranks, half: Half,
    left: Left, given: Written | None,
) -> Attended:  # fmt: skip
    """What a layer's first half makes of a stream, with the entries that it was given."""
    v = _entered(of, plan, now, kind, ranks, left, given)
    run_ops(v, half.part.own)
    return Attended(tuple(v.env[half.part.left]), of.written(v.cache))


def fed(
    of: Beside, plan: Plan, now: Moment, kind: int, ranks: Ranks, half: Half,
    name: str, stream: tuple[object, ...],
) -> Left:  # fmt: skip
    """What a layer's second half leaves of what the first has made."""
    v = of.visit(of.context(plan, now.name, kind), now, ranks)
    v.env[name] = [*stream]
    found, _ = _through(v, half.part)
    return of.left(found, of.truth.layers[now.number, kind][0])


def followed(
    of: Beside, plan: Plan, now: Moment, kinds: tuple[int, int], ranks: Ranks, left: Left,
    *parts: Part,
) -> Blame | None:  # fmt: skip
    """What is wrong in a layer that follows one whose stream is not the model's, if anything is."""
    (kind, following), (part, next_part) = kinds, parts
    try:
        found, _ = _through(_entered(of, plan, now, kind, ranks, left, None), part)
    except (Refused, NotFolded):
        return None
    v = of.visit(of.context(plan, now.name, following), now, ranks)
    v.env[ENTERED] = [*found]
    try:
        run_ops(v, next_part.own)
    except Refused as refused:
        return refused.blame
    except (CannotRun, Outside, Uncovered, Beyond):
        return None
    return None


def hand(stage: Stage, old: Context, entries: Cache, into: Cache, kind: int) -> None:
    """The entries of prefill's layer, if it attends, to the ranks of decode's."""
    if not old.layer.attends:
        return
    hand_layer(stage, (old, stage.ctx), entries, into, (0, old.model.layers.index(kind)))


def _held(cache: Cache) -> tuple[object, ...]:
    """What a cache holds: equal where a layer writes the same in whatever place it stands."""
    return cache.late, *(
        (at, rank, x.of, x.places)
        for at, (rank, entry) in cache.of.items()
        for x in (entry.keys, entry.values)
    )


def ended(
    of: Beside, plan: Plan, now: Moment, ranks: Ranks, part: Part, left: Left,
    tp: int,
) -> bool:  # fmt: skip
    """Whether logits are the model's, and the token that `tp` ranks read again."""
    v = of.visit(of.context(plan, now.name, 0), now, ranks)
    of.enter(v, left)
    run_ops(v, part.own)
    ran = _ran(v)
    truth, size = of.truth.logits[now.number], now.size(of.size.batch)
    right_logits(ran, truth, size, now.name, now.counting)
    rejects = now.drafts is not None and now.drafts[1].rejected > 0
    if now.told and rejects and plan.phase(now.name).draft.reads_last:
        raise NotFolded  # the choice behind a draft that is taken back
    try:
        if now.told:
            right_token(ran, truth, size, now.name, tp)
    except Refused:
        raise NotFolded from None
    return True


def right_entries(of: Beside, plan: Plan, now: Moment, kind: int, written: Written) -> bool:
    """Whether what a layer leaves in the caches is the model's."""
    ctx, right = of.context(plan, now.name, kind), of.truth.layers[now.number, kind][1]
    try:
        right_caches(of.world, lambda _: ctx, written.cache, right, of.size)
    except Refused:
        raise NotFolded from None
    return True


def _ran(v: Visit) -> Ran:
    every = (v.get("head.logits", rank.number) for rank in v.stage.ranks)
    logits = [x for x in every if isinstance(x, Held)]
    return Ran(logits, v.stage.ranks, v.sent.get("token"), Cache())


def _through(v: Visit, part: Part) -> tuple[Streams, Choices]:
    """The stream as the next piece reads it, on the same stage or on another, and chosen keys."""
    run_ops(v, part.own)
    run_ops(v, part.behind)
    if part.there is not None:
        there = Visit(v.stage, 0, Cache(), None)
        there.ends, there.inbox = v.ends, v.sent
        run_ops(there, part.there)
        v = there
    found = [v.get(part.left, r.number) for r in v.stage.ranks]
    streams = tuple(x for x in found if isinstance(x, Held))
    if len(streams) != len(found) or any(len(x.sizes) != 1 for x in streams):
        raise NotFolded
    return streams, _choices(v, part.chosen)


def _choices(v: Visit, chosen: str) -> Choices:
    """What an index has chosen, up to the end of a piece, where any layer reads it."""
    if chosen not in v.env or not read_behind(v.stage.ctx.model):
        return None
    found = [v.get(chosen, r.number) for r in v.stage.ranks]
    return tuple(x for x in found if isinstance(x, Chosen))


@lru_cache(maxsize=64)
def two_layers(model: Model, size: Size, now: Moment, row: Packed, kinds: tuple[int, int]) -> Truth:
    """What one device has of a layer and of the next, of a stream of which nothing is known."""
    plan = on_one_device(Workload(batch=size.batch, prompt=size.prompt, steps=size.steps), row)
    world, name = World(), now.name

    def visit(kind: int) -> Visit:
        ctx = Context(model, plan, name, plan.phase(name), model.kinds[kind])
        return visit_of(world, ctx, size.batch, now, ALONE)

    found, _ = _through(visit(0), first_part(model, plan, name, crosses=False))
    stream: Sequence[object] = formal(world, found, [whole(model.hidden)])
    for kind in kinds:
        v = visit(kind)
        v.env[ENTERED] = [*stream]
        stream, _ = _through(v, layer_part(model, plan, name, kind, leaves=STAYS))
    return Truth(world, {}, {}, {})


@lru_cache(maxsize=64)
def one_of_each(model: Model, size: Size, moments: tuple[Moment, ...], row: Packed) -> Truth:
    """The embedding, a layer of each kind and the head, on one device."""
    asked = Workload(batch=size.batch, prompt=size.prompt, steps=size.steps)
    plan = on_one_device(asked, row)
    world = World()
    truth = Truth(world, {}, {}, {})

    def visit(now: Moment, kind: int, cache: Cache, before: Cache | None = None) -> Visit:
        ctx = Context(model, plan, now.name, plan.phase(now.name), model.kinds[kind])
        return visit_of(world, ctx, size.batch, now, ALONE, cache, before)

    before: dict[int, Cache] = {}
    for now in moments:
        name, at = now.name, now.number
        written: dict[int, Cache] = {}
        part = first_part(model, plan, name, crosses=False)
        found, _ = _through(visit(now, 0, Cache()), part)
        (truth.entered[at],) = found
        stream = formal(world, found, [whole(model.hidden)])
        chosen: Choices = None
        for kind in dict.fromkeys(model.layers):  # an index chooses before its choice is read
            cache, given = Cache(), before.get(kind)
            if at == 1:
                given = Cache()
                old = Context(model, plan, "prefill", plan.phase("prefill"), model.kinds[kind])
                hand(visit(now.handing, kind, Cache()).stage, old, before[kind], given, kind)
            v = visit(now, kind, cache, given)
            v.env[ENTERED] = [*stream]
            if chosen is not None:
                v.env[CHOSEN] = [*chosen]
            (left,), made = _through(v, layer_part(model, plan, name, kind, leaves=STAYS))
            truth.layers[at, kind], written[kind] = (left, cache, made), cache
            chosen = entered_by(made, made)
        v = visit(now, 0, Cache())
        v.env[ENTERED] = [*stream]
        run_ops(v, last_part(model, plan, name).own)
        ran = _ran(v)
        if len(ran.logits) != 1:
            raise NotFolded
        truth.logits[at] = ran
        before = written
    return truth
