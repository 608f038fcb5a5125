"""A phase run on values: its visits one after the other, on every rank of a stage."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import TypeVar, assert_never, cast

from shardproof.spec.engine import (
    choice,
    delta,
    experts,
    head_norms,
    indexer,
    latent,
    rotation,
    scores,
    softmax,
)
from shardproof.spec.engine.again import ROW_BY_ROW, key_of
from shardproof.spec.engine.apart import run_apart
from shardproof.spec.engine.block_scales import Scaled, asks
from shardproof.spec.engine.cache import (
    Cache,
    Entry,
    behind,
    new_slots,
    nothing_read,
    read_step,
    shift_of,
    written,
)
from shardproof.spec.engine.classwise import not_of_replicas
from shardproof.spec.engine.dispatch import InBlock, RankByRank, by_classes, in_blocks
from shardproof.spec.engine.entries import (
    NO_KEYS,
    Chosen,
    Entries,
    Keys,
    Part,
    Parts,
    Weights,
    attention_of,
    keyed,
)
from shardproof.spec.engine.heads_for_tokens import places_of, regroup
from shardproof.spec.engine.indices import canon, has_pads, part, pick
from shardproof.spec.engine.local import ByNumber, by_number
from shardproof.spec.engine.on_keys import on_keys
from shardproof.spec.engine.own_ranks import OfOwnRanks, with_own_ranks
from shardproof.spec.engine.ranks import (
    ALONE,
    Classes,
    Rank,
    Stage,
    Uncovered,
    Unlike,
    stage_of,
)
from shardproof.spec.engine.routing import Routes, route
from shardproof.spec.engine.sent import Sent, each_of
from shardproof.spec.engine.several import (
    block_by_block,
    by_row,
    is_by_row,
    of_queries,
    queries_of,
)
from shardproof.spec.engine.shifts import Differ, of_member
from shardproof.spec.engine.together import (
    OverGroup,
    blocks_of,
    exchange,
    exchange_cached,
    in_a_group,
    of_classes,
    prompt_map,
    put_behind,
)
from shardproof.spec.engine.values import (
    MOVING,
    CannotRun,
    Held,
    Ids,
    World,
    in_place_of,
    of_one,
    sized,
    total,
    value_of_one,
)
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.drafts import Pass
from shardproof.spec.plan.reads import Given, reader_of
from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import module_of, seen_of
from shardproof.spec.program.ops.attention import (
    CacheRead,
    CacheStep,
    CacheWrite,
    Delta,
    ExpWeights,
    First,
    LatentKeys,
    LatentValues,
    Logits,
    MergeBlocks,
    OneHead,
    Quotient,
    Rope,
    Scores,
    Second,
    Weigh,
)
from shardproof.spec.program.ops.blocks import (
    BlockGather,
    BlockOwn,
    BlockReduce,
    BlockReturn,
    Choose,
)
from shardproof.spec.program.ops.collectives import (
    Exchange,
    ToHeads,
    ToTokens,
)
from shardproof.spec.program.ops.every import Collective, Kinds
from shardproof.spec.program.ops.experts import Experts, Route, SharedExpert
from shardproof.spec.program.ops.handoff import Handoff
from shardproof.spec.program.ops.head import FinishLogits, Pads
from shardproof.spec.program.ops.index import Beside, ChooseKeys, IndexKeys, IndexScores, KeyPart
from shardproof.spec.program.ops.norms import HeadMoments, HeadNorm
from shardproof.spec.program.ops.passing import (
    Junk,
    Previous,
    Receive,
    Same,
    Send,
)
from shardproof.spec.program.ops.stream import (
    Add,
    AddEach,
    AddOn,
    Bias,
    Learned,
    Linear,
    Lookup,
)
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import dataclass, field, replace

InGroups = OverGroup | OfOwnRanks


def in_group(
    stage: Stage, op: InGroups, given: Sequence[object], group: Sequence[int]
) -> Sequence[object]:
    if isinstance(op, OfOwnRanks):
        return with_own_ranks(stage, op, given, group)
    return in_a_group(stage, op, given, group)


FIRST: Kinds = frozenset((Bias, AddOn, Learned, SharedExpert))
"""What depends on which rank of tp it is."""


@dataclass(frozen=True, slots=True)
class Blame:
    op: str
    why: str


class Refused(Given):
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


Memory = dict[tuple[int, int, str], object]
"""By stage, rank and operator, what it was given the last time."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """One pass of prefill: its tokens, and what those before it have left."""

    tokens: range
    cache: Cache
    memory: Memory


Several = tuple[int, Pass]
"""How long the prompt was, and a step that reads drafts."""


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
    step: int = 0
    """Of decode, from 1."""
    promised: AbstractSet[tuple[str, int]] = frozenset()
    """The parts that the visit before sends a rank, sooner or later."""
    memory: Memory = field(default_factory=Memory)
    owns: Callable[[Rank, int], bool] = lambda rank, place: True  # noqa: ARG005
    """Whether the entry of a new token is a rank's."""
    ends: bool = False
    """Whether a stream that cannot become the model's any more ends it."""
    exchanged: dict[int, Keys] = field(default_factory=dict[int, Keys])
    """By rank, the keys that were exchanged last."""
    read: dict[tuple[int, int], Runs] = field(default_factory=dict[tuple[int, int], Runs])
    """By layer and rank, where those stand that were read from the cache last."""

    running: tuple[Rank, ...] = ()
    """The ranks that run what is run now."""

    def __post_init__(self) -> None:
        self.running = self.stage.ranks

    def give(self, name: str, found: Mapping[int, object]) -> None:
        """What some ranks have by this name from now on."""
        before = self.env.get(name)
        out: list[object] = [*self.nothing] if before is None else [*before]
        for at, value in found.items():
            out[at] = value
        self.env[name] = out

    def get(self, name: str, at: int) -> object:
        found = self.env.get(name)
        value = found[at] if found is not None else None
        if value is None:
            raise CannotRun(f"{name} is absent on this rank")
        return value

    @property
    def nothing(self) -> list[object]:
        return [None] * len(self.stage.ranks)

    def given(self, op: Op) -> list[object]:
        """What each rank that runs an operator has of its first operand."""
        out = self.nothing
        for rank in self.running:
            out[rank.number] = self.get(op.ins[0], rank.number)
        return out

    def groups(self, axes: Sequence[str]) -> list[list[int]]:
        """The groups whose ranks run what is run now."""
        running = {rank.number for rank in self.running}
        return [group for group in self.stage.groups(axes) if running.issuperset(group)]

    def runs(self, op: Op, rank: Rank) -> bool:
        at = {"pp": self.number, "dp": rank.dp, "sp": rank.sp, "tp": rank.tp, "step": self.step}
        return op.runs_on(at)

    def tensor(self, name: str, at: int) -> Held:
        found = self.get(name, at)
        if isinstance(found, Entries):
            raise Uncovered("keys or values, in place of what is of a rank's own tokens")
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
    part_of: Chunk | Several | None = None,
) -> Ran:
    """A phase; or of prefill one chunk, or of decode a step of several tokens: `part_of`."""
    chunk = part_of if isinstance(part_of, Chunk) else None
    drafts = part_of if isinstance(part_of, tuple) else None
    cache = Cache() if chunk is None else chunk.cache
    inbox: Mapping[str, list[object]] = {}
    last: Visit | None = None
    token: Sequence[object] | None = None
    tokens = None if chunk is None else chunk.tokens
    for visit in program.visits:
        try:
            ctx = program.contexts[0]
            stage = stage_of(world, ctx, batch, prompt, steps, classes, tokens, drafts)
        except CannotRun as fault:
            raise Refused(Blame("tokens", str(fault))) from fault
        here = Visit(stage, visit.stage, cache, before)
        here.step = 0 if stage.prefill else steps
        if chunk is not None:
            here.memory = chunk.memory
        here.inbox = inbox
        here.ends = world.base is not None and not program.contexts[0].plan.edits
        run_visit(here, visit.ops, program.contexts)
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


def run_visit(v: Visit, ops: Sequence[Op], contexts: Sequence[Context]) -> None:
    """Every operator on the ranks that run it; where these part, each as far as it gets."""
    layers = contexts[0].model.layers
    for op in ops:
        if op.layer >= len(layers):
            raise Refused(Blame(op.out, f"there is no layer {op.layer}"))

    def run(op: Op, on: Sequence[Rank]) -> None:
        v.stage.ctx = contexts[layers[op.layer]]
        v.running = tuple(on)
        run_ops(v, (op,))

    if any(op.where and is_collective(op) for op in ops):
        try:
            run_apart(v, ops, run)
        except CannotRun as fault:
            raise Refused(Blame("", str(fault))) from fault
        return
    for op in ops:
        run(op, [r for r in v.stage.ranks if v.runs(op, r)] if op.where else v.stage.ranks)


def is_collective(op: Op) -> bool:
    return isinstance(op, Collective)


def run_ops(v: Visit, ops: Sequence[Op]) -> None:
    for op in ops:
        try:
            if v.stage.ctx.plan.edits:
                check_axes(v, op)
            run_op(v, op)
        except CannotRun as fault:
            if v.stage.world.watch is not None:
                v.stage.world.watch(v, op, failed=True)
            raise Refused(Blame(op.out, str(fault))) from fault
        if v.stage.world.watch is not None:
            v.stage.world.watch(v, op)


def check_axes(v: Visit, op: Op) -> None:
    """Ask that operands have as many axes as the operator reads, where an edit may differ."""
    for name, dims in zip(op.ins, op.operands, strict=False):
        for rank in v.running if dims else ():
            count = axes_of(v.env.get(name, v.nothing)[rank.number])
            if count is not None and count != len(dims):
                raise CannotRun(f"{op.kind} reads a tensor of {len(dims)} axes")


def axes_of(x: object) -> int | None:
    """How many axes a tensor has; None of what is none."""
    match x:
        case Held():
            return 2 + len(x.sizes)
        case Entries():
            return 1 + len(x.of.sizes)
        case _:
            return None


def run_op(v: Visit, op: Op) -> None:
    """Every kind of operator: the type checker names one that is missing."""
    if isinstance(op, ByNumber):
        each_rank(v, op, _by_number)
        if v.ends and isinstance(op, Add) and op.out.endswith(STREAM) and lost(v, op.out):
            if v.stage.world.watch is not None:
                v.stage.world.watch(v, op)
            raise Refused(Blame(op.out, "it is the model's on no rank"))
        return
    if isinstance(op, InGroups):
        together(v, op)
        return
    match op:
        case Rope():
            each_rank(v, op, _rope)
        case Scores():
            each_rank(v, op, _scores)
        case Logits():
            each_rank(v, op, _logits)
        case ExpWeights():
            each_rank(v, op, _exp)
        case Weigh():
            each_rank(v, op, _weigh)
        case Quotient():
            each_rank(v, op, _quotient)
        case CacheStep():
            _step(v, op)
        case CacheRead():
            _read(v, op)
        case CacheWrite():
            _write(v, op)
        case First():
            _half(v, op, "keys")
        case Second():
            _half(v, op, "values")
        case Exchange():
            exchanged(v, op)
        case Same():
            each_rank(v, op, _same)
        case IndexKeys():
            each_rank(v, op, _index_keys)
        case Beside():
            each_rank(v, op, _beside)
        case KeyPart():
            each_rank(v, op, _key_part)
        case IndexScores():
            each_rank(v, op, _index_scores)
        case ChooseKeys():
            each_rank(v, op, _choose_keys)
        case MergeBlocks():
            each_rank(v, op, _merge_blocks)
        case OneHead():
            each_rank(v, op, _one_head)
        case LatentKeys():
            each_rank(v, op, _latent_keys)
        case LatentValues():
            each_rank(v, op, _latent_values)
        case HeadNorm():
            each_rank(v, op, _head_norm)
        case HeadMoments():
            each_rank(v, op, _head_moments)
        case Route():
            each_rank(v, op, _route)
        case Experts():
            each_rank(v, op, _experts)
        case Delta():
            each_rank(v, op, _delta)
        case SharedExpert():
            each_rank(v, op, _shared_expert)
        case AddEach():
            each_rank(v, op, _add_each)
        case Send():
            _send(v, op)
        case Receive():
            _receive(v, op)
        case Previous():
            _previous(v, op)
        case Pads():
            _pads(v, op)
        case FinishLogits():
            _finish(v, op)
        case Choose():
            _choose(v, op)
        case Handoff():
            raise Uncovered("a handoff within a phase")
        case BlockGather() | BlockReduce() | BlockReturn() | BlockOwn():
            dispatched(v, op)
        case ToHeads() | ToTokens():
            regrouped(v, op)
        case _:
            assert_never(op)


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


SomeOp = TypeVar("SomeOp", bound=Op)
Make = Callable[[Visit, Rank, SomeOp], object]


def again(v: Visit, op: Op, make: Callable[[], dict[int, object]]) -> None:
    """What an operator gives, by rank: as it was given before, where all that it reads is equal."""
    world = v.stage.world
    if not world.remembers:
        v.give(op.out, make())
        return
    given = [v.env.get(name) or v.nothing for name in op.ins]
    looked: Hashable = ()
    if type(op) not in ROW_BY_ROW:
        looks = seen_of(op) is not None
        looked = v.stage.behind.get(op.layer, 0), *[
            (_looked(v, rank, op) if looks else None, v.exchanged.get(rank.number))
            for rank in v.running
        ]  # fmt: skip
    key = key_of(v.stage, v.running, op, tuple([tuple(map(id, of)) for of in given]), looked)
    found = world.made.get(key)
    reader = reader_of(v.stage.ctx.phase)
    if reader is None:
        if found is None:
            found = world.made[key] = given, make(), None
    elif found is None or found[2] is None:
        with reader.apart() as read:
            made = make()
        found = world.made[key] = given, made, read.now
    else:
        reader.note_all(found[2])
    v.give(op.out, found[1])


def each_rank(v: Visit, op: SomeOp, make: Make[SomeOp]) -> None:
    again(v, op, lambda: by_rank(v, op, make))


def by_rank(v: Visit, op: SomeOp, make: Make[SomeOp]) -> dict[int, object]:
    """Once for ranks that are given the same and have the same part of every map."""
    stage = v.stage
    if len(v.running) == 1:
        [rank] = v.running
        for split in op.maps:
            stage.own(split, rank)  # a map that no rank can have is refused, whoever reads it
        return {rank.number: make(v, rank, op)}
    operands = [v.env.get(name) or v.nothing for name in op.ins]
    splits = op.maps
    done: dict[Hashable, object] = {}
    out: dict[int, object] = {}
    fused = isinstance(op, (Linear, Experts, SharedExpert)) and bool(op.fused)
    first, over = type(op) in FIRST, module_of(op)
    scaled = isinstance(op, Scaled) and asks(op)
    for rank in v.running:
        number = rank.number
        key: Hashable = (
            tuple([id(of[number]) for of in operands]),
            tuple([stage.own(split, rank) for split in splits]), rank.rows,
            (fused or isinstance(op, Junk)) and rank.tp, rank.sp,
            fused and stage.shares(rank, over),
            scaled and tuple([stage.coordinates(split.axis, rank) for split in splits]),
            first and stage.shares(rank, over)[0] == 0,
            isinstance(op, Experts) and stage.in_block(rank), stage.stale.get(number),
            _looked(v, rank, op), v.exchanged.get(number),
        )  # fmt: skip
        found = done.get(key)
        if found is None:
            found = done[key] = make(v, rank, op)
        out[number] = found
    return out


def _by_number(v: Visit, rank: Rank, op: ByNumber) -> object:
    # A token is looked up wherever it comes from.
    names = () if isinstance(op, Lookup) else op.ins
    of = [v.get(name, rank.number) for name in names]
    if any(isinstance(x, Entries) for x in of):
        return on_keys(v.stage, rank, op, of)
    given = [v.tensor(name, rank.number) for name in names]
    if is_by_row(op):
        made = by_row(v.stage.world, given, lambda *x: by_number(v.stage, rank, op, *x))
        if made is not None:
            return made
    return by_number(v.stage, rank, op, *given)


def together(v: Visit, op: InGroups) -> None:
    again(v, op, lambda: joined(v, op))


def joined(v: Visit, op: InGroups) -> dict[int, object]:
    """What a collective gives, by rank."""
    out: dict[int, object] = {}
    for group, results in in_groups(v, op, v.given(op), op.meets_over):
        out |= dict(zip(group, results, strict=True))
    return out


def in_groups(
    v: Visit, op: InGroups, given: Sequence[object], axes: tuple[str, ...]
) -> Iterator[tuple[Sequence[int], Sequence[object]]]:
    """What every group is given: class by class where that says it, else rank by rank."""
    stage, groups = v.stage, v.groups(axes)
    if "tp" not in axes or stage.ctx.phase.tp == len(stage.classes):
        for group in groups:
            yield group, in_group(stage, op, given, group)
        return
    every: list[object] | None = None
    for number, group in enumerate(groups):
        made = of_classes(stage, op, given, group) if axes == ("tp",) else None
        if made is None:
            full = stage.spread()
            every = every or spread(stage, given)
            mine = full.groups(axes)[number]
            found = dict(zip(mine, in_group(full, op, every, mine), strict=True))
            made = gathered_up(stage, found, group)
        yield group, made


def dispatched(v: Visit, op: InBlock) -> None:
    found = dispatch(v, op, v.given(op))
    v.give(op.out, {rank.number: found[rank.number] for rank in v.running})


def dispatch(v: Visit, op: InBlock, given: Sequence[object]) -> list[object]:
    """Tokens to their experts or back: of classes where groups are made of them."""
    stage, out = v.stage, v.nothing
    if by_classes(stage, op):
        try:
            for rank, x in zip(v.running, in_blocks(stage, op, given, v.running), strict=True):
                out[rank.number] = x
        except RankByRank:
            pass
        else:
            return out
    full = stage.spread()
    try:
        found = in_blocks(full, op, spread(stage, given), full.ranks)
    except RankByRank as why:  # replicas are one class still
        raise Unlike from why
    return gathered_up(stage, dict(enumerate(found)), range(len(stage.ranks)))


def spread(stage: Stage, given: Sequence[object]) -> list[object]:
    """What classes have, by each rank of tp."""
    for rank in stage.ranks:
        if len(stage.beside(rank)) > 1:
            not_of_replicas(given[rank.number], len(rank.members))
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
            return Entries(of_one(world, x.of, at), of_member(x.places, at))
        case Entry():
            halves = (member_of(world, half, at) for half in (x.keys, x.values))
            return Entry(*(cast("Entries", half) for half in halves))
        case Weights():
            sinks = None if x.sinks is None else of_one(world, x.sinks, at)
            wrong = frozenset(value_of_one(world, value, at) for value in x.wrong)
            of, keys = of_one(world, x.of, at), of_member(x.keys, at)
            return Weights(of, sinks, keys, wrong, x.may_lack)
        case Ids():
            return Ids(of_one(world, x.of, at))
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


def exchanged(v: Visit, op: Exchange) -> None:
    given = v.given(op)
    out: dict[int, object] = {}
    for group in v.groups(("sp",)):
        if op.source == "cached":
            read = [v.read.get((op.layer, at), ()) for at in group]
            of = exchange_cached(v.stage, given, group, read)
            out |= dict.fromkeys(group, of)
            each = tuple(map(length, read))
            blocks = each if op.how == "ring" else (sum(each),)
            v.exchanged |= dict.fromkeys(group, Keys(of.places, blocks))
            continue
        split = prompt_map(v.stage, op, group)
        if split is None:
            # One behind the other, and taken for keys of no token at all.
            out |= dict(zip(group, put_behind(v.stage, op, given, group), strict=True))
            v.exchanged |= dict.fromkeys(group, Keys((), (0,)))
            continue
        found = exchange(v.stage, op, given, group)
        out |= dict(zip(group, found, strict=True))
        v.exchanged |= dict.fromkeys(group, blocks_of(v.stage, op, split))
    v.give(op.out, out)


def regrouped(v: Visit, op: ToHeads | ToTokens) -> None:
    """Heads for tokens, or tokens for heads."""
    given = v.given(op)
    out: dict[int, object] = {}
    for group in v.groups(op.meets_over):
        out |= dict(zip(group, regroup(v.stage, op, given, group), strict=True))
        if isinstance(op, ToHeads):
            places = places_of(v.stage, op, group)
            v.exchanged |= dict.fromkeys(group, Keys(places, (length(places),)))
    v.give(op.out, out)


# Attention


def entries(v: Visit, name: str, rank: Rank) -> Entries:
    """Keys or values of tokens; of the rank's own, where they are tensors of rows."""
    found = v.get(name, rank.number)
    if isinstance(found, Entries):
        return found
    if isinstance(found, Held):
        return Entries(keyed(v.stage, found), found.rows.tokens)
    raise CannotRun(f"{name} is no tensor")


def _exchanged(v: Visit, rank: Rank) -> Keys:
    return v.exchanged.get(rank.number, NO_KEYS)


def _rope(v: Visit, rank: Rank, op: Rope) -> object:
    found = v.get(op.ins[0], rank.number)
    if not isinstance(found, Held | Entries):
        raise CannotRun("it is no tensor")
    return rotation.rope(v.stage, rank, op, found, _exchanged(v, rank).places)


def _scores(v: Visit, rank: Rank, op: Scores) -> object:
    q, k = v.tensor(op.ins[0], rank.number), entries(v, op.ins[1], rank)

    def make(rank: Rank, q: Held) -> Held:
        return scores.scores(v.stage, rank, op, q, k)

    return of_queries(v.stage.world, rank, q, make) or make(rank, q)


def _looked(v: Visit, rank: Rank, op: Op) -> Runs | None:
    """Where the keys stand at which an operator looks, by its own account."""
    match seen_of(op):
        case None:
            return None
        case "own":
            return canon(rank.rows.tokens)
        case "exchanged" | "all":
            return _exchanged(v, rank).places
        case _:
            return v.read.get((op.layer, rank.number))


def _looked_at(v: Visit, rank: Rank, op: Delta | Logits | ExpWeights | ChooseKeys) -> Keys:
    """The keys at which an operator looks, in their blocks."""
    places = _looked(v, rank, op)
    if places is None:
        raise CannotRun("no keys of this layer have been read")
    if op.seen in ("exchanged", "all"):
        return _exchanged(v, rank)
    return Keys(places, (length(places),))


def _asking(
    v: Visit, rank: Rank, op: Delta | Logits | ExpWeights | IndexScores | ChooseKeys
) -> Rank:
    """The rank with the tokens whose queries look at keys, where these are not its own."""
    if op.seen != "all" and not (op.seen == "cached" and v.stage.ctx.by_heads):
        return rank
    return replace(rank, rows=rank.rows._replace(tokens=_exchanged(v, rank).places))


def _logits(v: Visit, rank: Rank, op: Logits) -> object:
    given, attention = v.get(op.ins[0], rank.number), attention_of(v.stage)
    plain = attention.softcap is None and not attention.position_scale
    if isinstance(given, Entries) and plain and attention.positions != "alibi":
        # Nothing but a number: what it multiplies need not be scores yet.
        return replace(given, of=scores.times_scale(v.stage, rank, op, given.of))
    x = v.tensor(op.ins[0], rank.number)
    keys = _looked_at(v, rank, op).places if attention.positions == "alibi" else ()

    def make(asking: Rank, x: Held) -> Held:
        return scores.logits(v.stage, rank, op, x, keys, asking)

    asking = _asking(v, rank, op)
    return of_queries(v.stage.world, asking, x, make) or make(asking, x)


def _exp(v: Visit, rank: Rank, op: ExpWeights) -> object:
    x = v.tensor(op.ins[0], rank.number)
    only = v.get(op.ins[1], rank.number) if len(op.ins) > 1 else None
    if not isinstance(only, Chosen | None):
        raise CannotRun("it is no choice of keys")
    if only is not None and (*only.rows, length(only.keys)) != (*sized(x.rows), *x.sizes[1:2]):
        raise CannotRun("keys were chosen among others, or for other tokens")
    asking, keys = _asking(v, rank, op), _looked_at(v, rank, op)
    each = [
        softmax.exp_weights(v.stage, own, op, block, keys, only)
        for own, block in queries_of(v.stage.world, asking, x)
    ]
    if each:
        return softmax.weights_behind(v.stage.world, each)
    return softmax.exp_weights(v.stage, asking, op, x, keys, only)


def _index_keys(v: Visit, rank: Rank, op: IndexKeys) -> object:
    return indexer.index_keys(v.stage, rank, op, v.tensor(op.ins[0], rank.number))


def _beside(v: Visit, rank: Rank, op: Beside) -> object:
    one, two = (v.get(name, rank.number) for name in op.ins)
    if isinstance(one, Held) and isinstance(two, Held):
        return indexer.beside(v.stage, one, two)
    first, last = (entries(v, name, rank) for name in op.ins)
    return replace(first, of=indexer.beside(v.stage, first.of, last.of))


def _key_part(v: Visit, rank: Rank, op: KeyPart) -> object:
    found = v.get(op.ins[0], rank.number)
    if isinstance(found, Entries):
        return replace(found, of=indexer.key_part(v.stage, op, found.of))
    return indexer.key_part(v.stage, op, v.tensor(op.ins[0], rank.number))


def _index_scores(v: Visit, rank: Rank, op: IndexScores) -> object:
    q, weights = (v.tensor(name, rank.number) for name in op.ins[:2])
    keys = entries(v, op.ins[2], rank)
    return indexer.index_scores(v.stage, _asking(v, rank, op), op, q, weights, keys)


def _choose_keys(v: Visit, rank: Rank, op: ChooseKeys) -> object:
    x = v.tensor(op.ins[0], rank.number)
    return indexer.choose_keys(v.stage, _asking(v, rank, op), op, x, _looked_at(v, rank, op))


def _weigh(v: Visit, rank: Rank, op: Weigh) -> object:
    e = v.get(op.ins[0], rank.number)
    if not isinstance(e, Weights):
        raise CannotRun("it is of another kind")
    values, keys, world = entries(v, op.ins[1], rank), _exchanged(v, rank), v.stage.world
    each = [
        softmax.weigh(v.stage, own, op, softmax.weights_of(world, e, block), values, keys)
        for own, block in queries_of(world, rank, e.of)
    ]
    if each:
        return softmax.parts_behind(world, each)
    return softmax.weigh(v.stage, rank, op, e, values, keys)


def _quotient(v: Visit, rank: Rank, op: Quotient) -> object:
    found = v.get(op.ins[0], rank.number)
    if not isinstance(found, Parts) or len(found.each) != 1:
        raise CannotRun("several blocks are taken for one")
    (one,) = found.each

    def make(top: Held, bottom: Held) -> Held:
        return softmax.quotient(v.stage, Part(top, bottom))

    made = block_by_block(v.stage.world, [one.top, one.bottom], make)
    return made or make(one.top, one.bottom)


def _merge_blocks(v: Visit, rank: Rank, op: MergeBlocks) -> object:
    found = v.get(op.ins[0], rank.number)
    if not isinstance(found, Parts):
        raise CannotRun("it is of another kind")
    return softmax.merged(v.stage, list(found.each), op.merge, op.base, rank.sp)


def _one_head(v: Visit, rank: Rank, op: OneHead) -> object:
    return latent.one_head(v.stage, rank, op, v.tensor(op.ins[0], rank.number))


def _latent_keys(v: Visit, rank: Rank, op: LatentKeys) -> object:
    both = [entries(v, name, rank) for name in op.ins]
    return latent.latent_keys(v.stage, rank, op, both[0], both[1])


def _latent_values(v: Visit, rank: Rank, op: LatentValues) -> object:
    return latent.latent_values(v.stage, rank, op, entries(v, op.ins[0], rank))


def _head_norm(v: Visit, rank: Rank, op: HeadNorm) -> object:
    of = [v.get(name, rank.number) for name in op.ins]
    if any(isinstance(x, Entries) for x in of):
        ask_by_head(op)
    if all(isinstance(x, Entries) for x in of):  # keys that ranks have exchanged
        x, *stat = (x for x in of if isinstance(x, Entries))
        made = head_norms.head_norm(v.stage, rank, op, x.of, *(each.of for each in stat))
        return replace(x, of=made)
    of = [v.tensor(name, rank.number) for name in op.ins]
    return _by_row(v, of, lambda *of: head_norms.head_norm(v.stage, rank, op, *of))


def _by_row(v: Visit, of: list[Held], make: Callable[..., Held]) -> Held:
    made = by_row(v.stage.world, of, make)
    return make(*of) if made is None else made


def ask_by_head(op: HeadNorm | HeadMoments) -> None:
    if op.over != "head":
        raise Uncovered("a norm of keys of several ranks over more than a head")


def _head_moments(v: Visit, rank: Rank, op: HeadMoments) -> object:
    found = v.get(op.ins[0], rank.number)
    if isinstance(found, Entries):
        ask_by_head(op)
        return replace(found, of=head_norms.head_moments(v.stage, rank, op, found.of))

    def make(x: Held) -> Held:
        return head_norms.head_moments(v.stage, rank, op, x)

    return _by_row(v, [v.tensor(op.ins[0], rank.number)], make)


def _route(v: Visit, rank: Rank, op: Route) -> object:
    return route(v.stage, rank, op, v.tensor(op.ins[0], rank.number))


def _experts(v: Visit, rank: Rank, op: Experts) -> object:
    tokens, routes = (v.get(name, rank.number) for name in op.ins)
    return experts.experts(v.stage, rank, op, tokens, routes)


def _shared_expert(v: Visit, rank: Rank, op: SharedExpert) -> object:
    return experts.shared_expert(v.stage, rank, op, v.get(op.ins[0], rank.number))


def _add_each(v: Visit, rank: Rank, op: AddEach) -> object:
    one, other = (v.get(name, rank.number) for name in op.ins)
    return experts.add_each(v.stage, rank, op, one, other)


def _same(v: Visit, rank: Rank, op: Same) -> object:
    return v.get(op.ins[0], rank.number)


def _delta(v: Visit, rank: Rank, op: Delta) -> object:
    both = [entries(v, name, rank) for name in op.ins]
    # A rank without a sequence looks at no keys, whoever may have read some.
    places = _looked_at(v, rank, op).places if rank.rows.sequences else ()
    rank = _asking(v, rank, op)
    return delta.delta(v.stage, rank, op, *(replace(x, places=places) for x in both))


# The cache, the stages, and the ends


def _layer(v: Visit, op: CacheWrite | CacheRead | CacheStep) -> int:
    """The layer whose cache an operator uses: its own, or another that an edit names."""
    named: int | None = op.cache
    layer = op.layer if named is None else named
    if layer >= len(v.stage.ctx.model.layers):
        raise CannotRun(f"there is no cache of layer {layer}")
    return layer


def _write(v: Visit, op: CacheWrite) -> None:
    layer = _layer(v, op)
    for rank in v.running:
        own = op.tokens != "exchanged"
        slots = rank.rows.tokens if own else _exchanged(v, rank).places
        both = [entries(v, name, rank) for name in op.ins]
        made = written(v.stage, rank, both[0], both[1], slots)
        earlier = v.cache.given(v.number, rank, layer) if _behind_others(v.stage) else None
        made = made if earlier is None else behind(v.stage.world, earlier, made)
        v.cache.put(v.number, rank, layer, made)


def _behind_others(stage: Stage) -> bool:
    """Whether a chunk has others before it, of which the cache has entries."""
    return stage.prefill and stage.begun > 0


def _read(v: Visit, op: CacheRead) -> None:
    """What the cache has: entries of all chunks so far."""
    layer = _layer(v, op)
    out: dict[int, object] = {}
    for rank in v.running:
        found = v.cache.given(v.number, rank, layer)
        if not rank.rows.sequences:
            both = (v.get(name, rank.number) for name in op.ins)
            found = nothing_read(v.stage, [x.of if isinstance(x, Entries) else x for x in both])
        if found is None:
            raise CannotRun("a sequence has no cache on this rank")
        out[rank.number] = found
        v.read[op.layer or 0, rank.number] = found.keys.places
    v.give(op.out, out)


def _step(v: Visit, op: CacheStep) -> None:
    if v.before is None:
        raise Uncovered("a step without a prefill")
    layer = _layer(v, op)
    out: dict[int, object] = {}
    done: dict[Hashable, tuple[Entry, Entry | None]] = {}
    v.stage.behind[op.layer] = shift_of(v.stage, op)
    for rank in v.running:
        one, other = (_of_step(v, rank, v.tensor(name, rank.number)) for name in op.ins)
        both = one, other
        given = v.before.given(v.number, rank, layer)
        # A state is whole on every rank that works on the sequence.
        state = attention_of(v.stage).delta is not None
        owns = tuple(state or v.owns(rank, slot) for slot in new_slots(v.stage, rank, op))
        key = given and id(given), *map(id, both), rank.rows, owns
        if key not in done or op.length == "whole":
            done[key] = read_step(v.stage, rank, op, given, both, owns=owns)
        found, left = done[key]
        out[rank.number] = found
        v.read[op.layer or 0, rank.number] = found.keys.places
        if left is not None:
            v.cache.put(v.number, rank, layer, left)
    v.give(op.out, out)


def _of_step(v: Visit, rank: Rank, x: Held) -> Held:
    """A step's key or value, of the rank's own sequences."""
    if x.rows == rank.rows:
        return x
    count = length(rank.rows.sequences)
    if length(x.rows.sequences) < count:
        raise CannotRun("there are keys of fewer sequences than the rank has")
    if length(x.rows.tokens) != length(rank.rows.tokens) or not count:
        return x
    first = v.stage.world.held(
        x.rows._replace(sequences=part(x.rows.sequences, 0, count)), x.sizes, x.terms
    )
    return in_place_of(v.stage.world, first, rank.rows)


def _half(v: Visit, op: First | Second, which: str) -> None:
    out: dict[int, object] = {}
    for rank in v.running:
        found = v.get(op.ins[0], rank.number)
        if not isinstance(found, Entry):
            raise CannotRun("it is no pair of keys and values")
        out[rank.number] = getattr(found, which)
    v.give(op.out, out)


def _send(v: Visit, op: Send) -> None:
    found = v.sent.setdefault(op.part, v.nothing)
    for rank in v.running:
        found[rank.number] = v.get(op.ins[0], rank.number)
    v.give(op.out, {rank.number: found[rank.number] for rank in v.running})


def _receive(v: Visit, op: Receive) -> None:
    part = op.part
    found = v.inbox.get(part, v.nothing)
    for rank in v.running:
        if found[rank.number] is None and (part, rank.number) not in v.promised:
            raise CannotRun("the stage before never sends it")
    v.give(op.out, {rank.number: found[rank.number] for rank in v.running})


def _previous(v: Visit, op: Previous) -> None:
    """What the operand was when this ran last; the first time, itself."""
    out: dict[int, object] = {}
    for rank in v.running:
        given, at = v.get(op.ins[0], rank.number), (v.number, rank.number, op.out)
        x = given.of if isinstance(given, Entries) else v.tensor(op.ins[0], rank.number)
        found = v.memory.get(at, x)
        v.memory[at] = x
        if not isinstance(found, Held):
            raise CannotRun("it was of another kind the last time")
        same = found.rows == x.rows or sized(found.rows) != sized(x.rows)
        made = found if same else total(v.stage.world, [found], x.rows)
        out[rank.number] = replace(given, of=made) if isinstance(given, Entries) else made
    v.give(op.out, out)


def _pads(v: Visit, op: Pads) -> None:
    v.give(op.out, {r.number: v.tensor(op.ins[0], r.number) for r in v.running})


def _finish(v: Visit, op: FinishLogits) -> None:
    model, world = v.stage.ctx.model, v.stage.world
    out: dict[int, object] = {}
    for rank in v.running:
        x = v.tensor(op.ins[0], rank.number)
        if model.logit_scale is not None:
            x = world.mapped(x, "scale", ("head.scale", model.logit_scale))
        if model.logit_softcap is not None:
            x = world.pointwise(x, key=("softcap", "head"))
        out[rank.number] = x
    v.give(op.out, out)


def _choose(v: Visit, op: Choose) -> None:
    """A token is a function of all logits, in their order."""
    stage = v.stage
    if op.how == "logits":
        more = op.pads == "zero" and op.whole and (op.padded > stage.ctx.model.vocab)
        found = {r.number: v.tensor(op.ins[0], r.number) for r in v.running}
        number: int = op.pick
        extra = op.padded - stage.ctx.model.vocab if more else 0
        for at, x in found.items():
            if not 0 < number <= x.sizes[-1] + extra:
                raise CannotRun(f"there is no choice number {number}")
            found[at] = choice.best(stage, x, pads=more, number=number)
        v.give(op.out, {at: Ids(x) for at, x in found.items()})
        return
    if len(v.running) != len(stage.ranks):
        raise Uncovered("a choice of some ranks by parts of the logits")
    own = [v.tensor(op.ins[1], rank.number) for rank in stage.ranks]
    made = choice.by_parts(
        stage, op.how, op.split, own,
        pads=op.pads == "zero", over=op.over,
    )  # fmt: skip
    v.env[op.out] = [*map(Ids, made)]


__all__ = ["Blame", "Ran", "Refused", "pick", "run_phase"]
