"""A phase run on values: its visits one after the other, on every rank of a stage."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from shardproof.spec.engine import choice, experts, head_norms, latent, rotation, scores, softmax
from shardproof.spec.engine.cache import Cache, Entry, read_step, written
from shardproof.spec.engine.dispatch import DISPATCH, RankByRank, by_classes
from shardproof.spec.engine.entries import Entries, Part, Parts, Weights, keyed
from shardproof.spec.engine.indices import canon, has_pads, pick, whole
from shardproof.spec.engine.local import LOCAL
from shardproof.spec.engine.ranks import ALONE, Classes, Rank, Stage, Uncovered, stage_of
from shardproof.spec.engine.routing import Routes, route
from shardproof.spec.engine.sent import Sent, each_of
from shardproof.spec.engine.shifts import Differ, of_member
from shardproof.spec.engine.together import TOGETHER, exchange, of_classes
from shardproof.spec.engine.values import MOVING, CannotRun, Held, World, of_one, value_of_one
from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.op import Op, Split

FIRST = ("bias", "add_on", "learned", "shared_expert")
"""What depends on which rank of tp it is."""


@dataclass(frozen=True, slots=True)
class Blame:
    op: str
    why: str


class Refused(Exception):
    def __init__(self, blame: Blame) -> None:
        self.blame = blame
        super().__init__(f"{blame.op}: {blame.why}")


@dataclass(slots=True)
class Ran:
    """What a phase gave, by rank of the stage of the head, and its caches by stage and layer."""

    logits: list[Held]
    ranks: tuple[Rank, ...]
    tokens: Sequence[object] | None
    """What is sent for the token that was chosen, if any."""
    cache: Cache


@dataclass(slots=True)
class Visit:
    stage: Stage
    number: int
    """Of the pipeline stage."""
    cache: Cache
    before: Cache | None
    env: dict[str, list[object]] = field(default_factory=dict[str, list[object]])
    sent: dict[str, list[object]] = field(default_factory=dict[str, list[object]])
    inbox: Mapping[str, list[object]] = field(default_factory=dict[str, list[object]])
    ends: bool = False
    """Whether a stream that cannot become the model's any more ends it."""
    keys: dict[int, list[Entries | None]] = field(default_factory=dict[int, list[Entries | None]])
    """By layer, the keys that were read or exchanged last: where they stand."""

    def get(self, name: str, at: int) -> object:
        found = self.env.get(name)
        value = found[at] if found is not None else None
        if value is None:
            raise CannotRun(f"{name} is absent on this rank")
        return value

    def tensor(self, name: str, at: int) -> Held:
        found = self.get(name, at)
        if isinstance(found, Entries):
            return found.of
        if not isinstance(found, Held):
            raise CannotRun(f"{name} is no tensor")
        return found


def run_phase(
    world: World,
    program: PhaseProgram,
    batch: int,
    prompt: int,
    steps: int,
    before: Cache | None,
    classes: Classes = ALONE,
) -> Ran:
    cache = Cache()
    inbox: Mapping[str, list[object]] = {}
    last: Visit | None = None
    token: Sequence[object] | None = None
    for visit in program.visits:
        try:
            stage = stage_of(world, program.contexts[0], batch, prompt, steps, classes)
        except CannotRun as fault:
            raise Refused(Blame("tokens", str(fault))) from fault
        here = Visit(stage, visit.stage, cache, before)
        here.inbox = inbox
        here.ends = world.base is not None and not program.contexts[0].plan.edits
        token_ids = [stage.world.held(r.rows, (), ()) for r in stage.ranks]
        here.env["tokens"] = [*token_ids]
        for op in visit.ops:
            if op.layer >= len(program.contexts[0].model.layers):
                raise Refused(Blame(op.out, f"there is no layer {op.layer}"))
            stage.ctx = program.contexts[program.contexts[0].model.layers[op.layer]]
            run_ops(here, (op,))
        inbox = here.sent
        token = here.sent.get("token", token)
        last = here
    if last is None:
        raise Uncovered("a phase without a visit")
    found = last.env.get("head.logits")
    if found is None:
        raise Refused(Blame("head.logits", "no rank gives logits"))
    for rank, value in zip(last.stage.ranks, found, strict=True):
        if not isinstance(value, Held):
            raise Refused(Blame("head.logits", f"rank {rank.number} has none"))
    return Ran(cast("list[Held]", found), last.stage.ranks, token, cache)


def run_ops(v: Visit, ops: Sequence[Op]) -> None:
    for op in ops:
        try:
            run_op(v, op)
        except CannotRun as fault:
            raise Refused(Blame(op.out, str(fault))) from fault


def run_op(v: Visit, op: Op) -> None:
    if op.on:
        raise Uncovered("operators of some ranks")
    if op.kind in LOCAL:
        each_rank(v, op, _local)
        if v.ends and op.kind == "add" and op.out.endswith(STREAM) and lost(v, op.out):
            raise Refused(Blame(op.out, "it is the model's on no rank"))
    elif op.kind in ATTENDING:
        each_rank(v, op, ATTENDING[op.kind])
    elif op.kind in TOGETHER:
        together(v, op)
    elif op.kind in DISPATCH:
        dispatched(v, op)
    elif op.kind == "exchange":
        exchanged(v, op)
    elif op.kind in OTHERS:
        OTHERS[op.kind](v, op)
    else:
        raise Uncovered(f"{op.kind} operators")


STREAM = (".attended", ".out")
"""The names of what all that comes behind it is made of."""


def lost(v: Visit, name: str) -> bool:
    """Whether every rank has, wherever it has anything, a value that is not the model's.

    Sums keep it, complete or not, and functions name it: nothing made of it is the model's again.
    """
    there = [x for x in v.env[name] if isinstance(x, Held) and x.rows.any and 0 not in x.sizes]
    first = v.stage.world.first
    return bool(there) and all(
        any(t.value % MOVING >= first and not any(map(has_pads, t.maps))
            for t in x.terms)
        for x in there
    )  # fmt: skip


Make = Callable[[Visit, Rank, Op], object]


def each_rank(v: Visit, op: Op, make: Make) -> None:
    """Once for ranks that are given the same and have the same part of every map."""
    stage = v.stage
    splits = [x for x in op.about.values() if isinstance(x, Split)]
    done: dict[Hashable, object] = {}
    out: list[object] = []
    fused = bool(op.about.get("fused"))
    for rank in stage.ranks:
        given = tuple(id(v.get(name, rank.number)) for name in op.ins)
        key: Hashable = (
            given, tuple(stage.own(split, rank) for split in splits), rank.rows,
            (fused or op.kind == "junk") and rank.tp, op.kind in FIRST and rank.tp == 0, rank.sp,
            op.kind == "experts" and stage.in_block(rank),
        )  # fmt: skip
        found = done.get(key)
        if found is None:
            found = done[key] = make(v, rank, op)
        out.append(found)
    v.env[op.out] = out


def _local(v: Visit, rank: Rank, op: Op) -> object:
    of = [v.tensor(name, rank.number) for name in op.ins]
    return LOCAL[op.kind](v.stage, rank, op, *of)


def together(v: Visit, op: Op) -> None:
    found = [v.get(op.ins[0], r.number) for r in v.stage.ranks]
    given = [x.of if isinstance(x, Scores) else x for x in found]
    out: list[object] = [None] * len(given)
    axes = tuple(op.about["group"])
    for group, results in in_groups(v.stage, op, given, axes):
        for at, made in zip(group, results, strict=True):
            old = found[at]
            if isinstance(old, Scores) and isinstance(made, Held):
                out[at] = Scores(made, old.keys)
            else:
                out[at] = made
    v.env[op.out] = out


def in_groups(
    stage: Stage, op: Op, given: Sequence[object], axes: tuple[str, ...]
) -> Iterator[tuple[Sequence[int], Sequence[object]]]:
    """What every group is given: class by class where that says it, else rank by rank."""
    groups = stage.groups(axes)
    if "tp" not in axes or stage.ctx.phase.tp == len(stage.classes):
        for group in groups:
            yield group, TOGETHER[op.kind](stage, op, given, group)
        return
    every: list[object] | None = None
    for number, group in enumerate(groups):
        made = of_classes(stage, op, given, group) if axes == ("tp",) else None
        if made is None:
            full = stage.spread()
            every = every or spread(stage, given)
            mine = full.groups(axes)[number]
            found = dict(zip(mine, TOGETHER[op.kind](full, op, every, mine), strict=True))
            made = gathered_up(stage, found, group)
        yield group, made


def dispatched(v: Visit, op: Op) -> None:
    """Tokens to their experts or back: of classes where groups are made of them."""
    stage, make = v.stage, DISPATCH[op.kind]
    given = [v.get(op.ins[0], r.number) for r in stage.ranks]
    if by_classes(stage, op):
        try:
            v.env[op.out] = make(stage, op, given)
        except RankByRank:
            pass
        else:
            return
    found = make(stage.spread(), op, spread(stage, given))
    v.env[op.out] = gathered_up(stage, dict(enumerate(found)), range(len(stage.ranks)))


def spread(stage: Stage, given: Sequence[object]) -> list[object]:
    """What classes have, rank by rank."""
    found = {
        (rank.dp, rank.sp, tp): member_of(stage.world, given[rank.number], at)
        for rank in stage.ranks
        for at, tp in enumerate(rank.members)
    }
    return [found[rank.dp, rank.sp, rank.tp] for rank in stage.spread().ranks]


def gathered_up(stage: Stage, found: Mapping[int, object], group: Sequence[int]) -> list[object]:
    """What ranks have, class by class: the members of one all have the same."""
    place = {(r.dp, r.sp, r.tp): r.number for r in stage.spread().ranks}
    out: list[object] = []
    for at in group:
        rank = stage.ranks[at]
        mine = [found[place[rank.dp, rank.sp, tp]] for tp in rank.members]
        if any(x is not mine[0] for x in mine):
            raise Differ([id(x) for x in mine])
        out.append(mine[0])
    return out


def member_of(world: World, x: object, at: int) -> object:
    """What one member has of what a class has."""
    match x:
        case Held():
            return of_one(world, x, at)
        case Entries():
            return Entries(of_one(world, x.of, at), of_member(x.places, at), x.counted, x.blocks)
        case Scores():
            return Scores(of_one(world, x.of, at), x.keys)
        case Weights():
            sinks = None if x.sinks is None else of_one(world, x.sinks, at)
            wrong = frozenset(value_of_one(world, value, at) for value in x.wrong)
            return Weights(of_one(world, x.of, at), sinks, of_member(x.keys, at), wrong)
        case Sent():
            return each_of(x, lambda value: member_of(world, value, at))
        case Routes():
            return x.of_one(world, at)
        case Parts():
            return Parts(tuple(
                Part(of_one(world, p.top, at), of_one(world, p.bottom, at)) for p in x.each
            ))  # fmt: skip
        case _:
            return x


def exchanged(v: Visit, op: Op) -> None:
    given = [v.get(op.ins[0], r.number) for r in v.stage.ranks]
    out: list[object] = [None] * len(given)
    for group in v.stage.groups(("sp",)):
        for at, made in zip(group, exchange(v.stage, op, given, group), strict=True):
            out[at] = made
    v.env[op.out] = out


# Attention


def entries(v: Visit, name: str, rank: Rank) -> Entries:
    """Keys or values of tokens; of the rank's own, where they are tensors of rows."""
    found = v.get(name, rank.number)
    if isinstance(found, Entries):
        return found
    if isinstance(found, Held):
        near = not v.stage.prefill or _counts(rank)
        return Entries(keyed(v.stage, found), found.rows.tokens, near)
    raise CannotRun(f"{name} is no tensor")


def _counts(rank: Rank) -> bool:
    tokens = canon(rank.rows.tokens)
    return tokens in ((), whole(sum(map(len, tokens))))


def _rope(v: Visit, rank: Rank, op: Op) -> object:
    found = v.get(op.ins[0], rank.number)
    if not isinstance(found, Held | Entries):
        raise CannotRun("it is no tensor")
    return rotation.rope(v.stage, rank, op, found)


def _scores(v: Visit, rank: Rank, op: Op) -> object:
    q, k = v.tensor(op.ins[0], rank.number), entries(v, op.ins[1], rank)
    return Scores(scores.scores(v.stage, rank, op, q, k), k)


@dataclass(frozen=True, slots=True, eq=False)
class Scores:
    of: Held
    keys: Entries


def _of_scores(v: Visit, rank: Rank, op: Op) -> Scores:
    found = v.get(op.ins[0], rank.number)
    if not isinstance(found, Scores):
        raise CannotRun("it is of another kind")
    return found


def _logits(v: Visit, rank: Rank, op: Op) -> object:
    x = _of_scores(v, rank, op)
    return Scores(scores.logits(v.stage, rank, op, x.of, x.keys), x.keys)


def _exp(v: Visit, rank: Rank, op: Op) -> object:
    x = _of_scores(v, rank, op)
    return softmax.exp_weights(v.stage, rank, op, x.of, x.keys)


def _weigh(v: Visit, rank: Rank, op: Op) -> object:
    e = v.get(op.ins[0], rank.number)
    if not isinstance(e, Weights):
        raise CannotRun("it is of another kind")
    return softmax.weigh(v.stage, rank, op, e, entries(v, op.ins[1], rank))


def _quotient(v: Visit, rank: Rank, op: Op) -> object:
    found = v.get(op.ins[0], rank.number)
    if not isinstance(found, Parts) or len(found.each) != 1:
        raise CannotRun("several blocks are taken for one")
    return softmax.quotient(v.stage, found.each[0])


def _merge_blocks(v: Visit, rank: Rank, op: Op) -> object:
    found = v.get(op.ins[0], rank.number)
    if not isinstance(found, Parts):
        raise CannotRun("it is of another kind")
    about = op.about
    return softmax.merged(v.stage, list(found.each), about["merge"], about["base"], rank.sp)


def _one_head(v: Visit, rank: Rank, op: Op) -> object:
    return latent.one_head(v.stage, rank, op, v.tensor(op.ins[0], rank.number))


def _latent_keys(v: Visit, rank: Rank, op: Op) -> object:
    both = [entries(v, name, rank) for name in op.ins]
    return latent.latent_keys(v.stage, rank, op, both[0], both[1])


def _latent_values(v: Visit, rank: Rank, op: Op) -> object:
    return latent.latent_values(v.stage, rank, op, entries(v, op.ins[0], rank))


def _head_norm(v: Visit, rank: Rank, op: Op) -> object:
    of = [v.tensor(name, rank.number) for name in op.ins]
    return head_norms.head_norm(v.stage, rank, op, *of)


def _head_moments(v: Visit, rank: Rank, op: Op) -> object:
    return head_norms.head_moments(v.stage, rank, op, v.tensor(op.ins[0], rank.number))


def _route(v: Visit, rank: Rank, op: Op) -> object:
    return route(v.stage, rank, op, v.tensor(op.ins[0], rank.number))


def _experts(v: Visit, rank: Rank, op: Op) -> object:
    tokens, routes = (v.get(name, rank.number) for name in op.ins)
    return experts.experts(v.stage, rank, op, tokens, routes)


def _shared_expert(v: Visit, rank: Rank, op: Op) -> object:
    return experts.shared_expert(v.stage, rank, op, v.get(op.ins[0], rank.number))


def _add_each(v: Visit, rank: Rank, op: Op) -> object:
    one, other = (v.get(name, rank.number) for name in op.ins)
    return experts.add_each(v.stage, rank, op, one, other)


ATTENDING: dict[str, Make] = {
    "rope": _rope, "scores": _scores, "logits": _logits, "exp_weights": _exp, "weigh": _weigh,
    "quotient": _quotient, "merge_blocks": _merge_blocks, "one_head": _one_head,
    "latent_keys": _latent_keys, "latent_values": _latent_values, "head_norm": _head_norm,
    "head_moments": _head_moments, "route": _route, "experts": _experts,
    "shared_expert": _shared_expert, "add_each": _add_each,
}  # fmt: skip


# The cache, the stages, and the ends


def _write(v: Visit, op: Op) -> None:
    if op.about.get("cache") is not None:
        raise Uncovered("another layer's cache")
    for rank in v.stage.ranks:
        both = [entries(v, name, rank) for name in op.ins]
        v.cache.put(v.number, rank, op.layer, written(v.stage, both[0], both[1]))


def _step(v: Visit, op: Op) -> None:
    if v.before is None:
        raise Uncovered("a step without a prefill")
    if op.about.get("cache") is not None or op.about.get("length") == "whole":
        raise Uncovered("another layer's cache")
    out: list[object] = []
    done: dict[Hashable, Entry] = {}
    for rank in v.stage.ranks:
        both = [v.tensor(name, rank.number) for name in op.ins]
        given = v.before.given(v.number, rank, op.layer)
        key = given and id(given), *map(id, both)
        if key not in done:
            done[key] = read_step(v.stage, rank, op, given, both[0], both[1])
        v.cache.put(v.number, rank, op.layer, done[key])
        out.append(done[key])
    v.env[op.out] = out


def _half(which: str) -> Callable[[Visit, Op], None]:
    def take(v: Visit, op: Op) -> None:
        out: list[object] = []
        for rank in v.stage.ranks:
            found = v.get(op.ins[0], rank.number)
            if not isinstance(found, Entry):
                raise CannotRun("it is no pair of keys and values")
            out.append(getattr(found, which))
        v.env[op.out] = out

    return take


def _send(v: Visit, op: Op) -> None:
    if op.about.get("buffer", "each") != "each":
        raise Uncovered("one buffer for all")
    v.sent[op.about["part"]] = [v.get(op.ins[0], r.number) for r in v.stage.ranks]


def _receive(v: Visit, op: Op) -> None:
    found = v.inbox.get(op.about["part"])
    if found is None:
        raise CannotRun("nobody sends it")
    v.env[op.out] = [*found]


def _pads(v: Visit, op: Op) -> None:
    v.env[op.out] = [v.get(op.ins[0], r.number) for r in v.stage.ranks]


def _finish(v: Visit, op: Op) -> None:
    model, world = v.stage.ctx.model, v.stage.world
    out: list[object] = []
    for rank in v.stage.ranks:
        x = v.tensor(op.ins[0], rank.number)
        if model.logit_scale is not None:
            x = world.mapped(x, "scale", "head.scale")
        if model.logit_softcap is not None:
            x = world.pointwise(x, key=("softcap", "head"))
        out.append(x)
    v.env[op.out] = out


def _choose(v: Visit, op: Op) -> None:
    """A token is a function of all logits, in their order."""
    stage, about = v.stage, op.about
    if about.get("pick", 1) != 1:
        raise Uncovered("a choice that is not the best")
    if about["how"] == "logits":
        more = (
            about["pads"] == "zero" and about["whole"] and (about["padded"] > stage.ctx.model.vocab)
        )
        found = [v.tensor(op.ins[0], rank.number) for rank in stage.ranks]
        v.env[op.out] = [choice.best(stage, x, pads=more) for x in found]
        return
    own = [v.tensor(op.ins[1], rank.number) for rank in stage.ranks]
    v.env[op.out] = [*choice.by_parts(stage, about["how"], about["split"], own,
                                      pads=about["pads"] == "zero")]  # fmt: skip


OTHERS: dict[str, Callable[[Visit, Op], None]] = {
    "cache_write": _write, "cache_step": _step, "first": _half("keys"), "second": _half("values"),
    "send": _send, "receive": _receive, "pads": _pads, "finish_logits": _finish, "choose": _choose,
}  # fmt: skip

__all__ = ["Blame", "Ran", "Refused", "pick", "run_phase"]
