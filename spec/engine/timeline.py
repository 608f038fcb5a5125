"""Decode step by step: where ranks take turns, a schedule is written, or a cache is kept otherwise.

Visits run in the order of their ticks. A visit reads the newest token that was chosen before its
tick, and what the visit before it has sent by then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from shardproof.spec.engine.cache import Cache, Entry, newest, put
from shardproof.spec.engine.entries import Entries
from shardproof.spec.engine.indices import MOST, Beyond, canon, largest, whole
from shardproof.spec.engine.machine import Blame, Memory, Ran, Refused, Visit, run_visit
from shardproof.spec.engine.outputs import Size, check_token, is_of, right_caches
from shardproof.spec.engine.ranks import (
    Classes,
    Rank,
    Stage,
    Stale,
    Uncovered,
    sequences_of,
    tokens_of_step,
)
from shardproof.spec.engine.shifts import Differ
from shardproof.spec.engine.values import Held, Ids, Rows, World, sized
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.drafts import Pass, passes_of
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.lower.phase import Visit as Lowered
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.attention import (
    CacheStep,
    CacheWrite,
    ExpWeights,
    Logits,
    Scores,
)
from shardproof.spec.program.ops.index import ChooseKeys, IndexScores
from shardproof.spec.program.ops.passing import Previous, Send
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import dataclass, field

MANY_TURNS = 4096
"""So many visits are run one by one before an answer is given up."""


def alternates(plan: Plan) -> bool:
    """Whether ranks take turns."""
    return plan.layout in ("deal", "alternate") and plan.phase("decode").sp > 1


def one_by_one(plan: Plan) -> bool:
    """Whether a plan's own words ask that steps of decode are looked at one by one."""
    phase = plan.phase("decode")
    period = phase.schedule.period
    return (
        (plan.layout != "repeat" and phase.sp > 1)
        # Keys that are cut by hand may leave some out on one rank too.
        or (plan.layout == "keys" and phase.sequence.keys.by_hand)
        or phase.schedule.ticks is not None
        or (period is not None and (phase.pp > 1 or period < 1))
        or phase.cache.update not in ("append", "recompute")
        or phase.cache.slots != "global"
        or phase.draft.tokens is not None
        or phase.cache.pads != "nowhere"
    )


def asks_for_steps(program: PhaseProgram) -> bool:
    """Whether an edited operator does something else in some steps, or remembers something.

    One may count sequences as well, of which a microbatch has fewer, or keys, of which each step
    has one more.
    """
    edits = program.contexts[0].plan.edits
    if edits and program.phase.schedule.microbatches > 1:
        return True
    if any(map(_lists_places, edits)):
        return True
    ops = [op for visit in program.visits for op in visit.ops]
    return any(map(_remembers, ops)) or (bool(edits) and _reads_scores(edits, ops))


def _lists_places(edit: Edit) -> bool:
    """Whether it gives places of an axis by number, which may be that of keys, to decode."""
    about = dict(edit.about)
    by_number = isinstance(about.get("split"), tuple) or isinstance(about.get("order"), tuple)
    return by_number and edit.phase != "prefill" and about.get("dim") not in ("token", "sequence")


def _reads_scores(edits: Sequence[Edit], ops: Sequence[Op]) -> bool:
    """Whether an edit says what is read as a score of each key, or what reads such scores.

    There are as many as keys, and in one of the steps that may be as many as there is else.
    """
    names = [name for edit in edits for name in (edit.name, edit.to, edit.other) if name]
    named = {op.out for op in ops if any(_may_be(op.out, name) for name in names)}
    scored = {op.out for op in ops if isinstance(op, Scores | IndexScores)}
    by_key = Logits | ExpWeights | ChooseKeys
    return any(
        named & {op.out, *op.ins} if isinstance(op, by_key)
        else op.out in named and scored & {*op.ins}
        for op in ops
    )  # fmt: skip


def _may_be(out: str, name: str) -> bool:
    """Whether an edit's name may be that of an operator: by what stands around its stars."""
    first, *_, last = name.split("*") if "*" in name else (name, "")
    return out == name or ("*" in name and out.startswith(first) and out.endswith(last))


def _remembers(op: Op) -> bool:
    match op:
        case Previous():
            return True
        case Send():
            remembers = op.buffer == "one"
        case CacheWrite():
            remembers = op.cache is not None
        case CacheStep():
            usual = op.update in ("append", "recompute") and op.slots == "global"
            usual = usual and op.pads == "nowhere"
            remembers = not usual or op.cache is not None or op.length == "whole"
        case _:
            remembers = False
    steps = (axis == "step" for where in op.where for axis, _ in (*where.at, *where.but))
    return remembers or any(steps)


class Turn(NamedTuple):
    """One visit of some sequences in one step, in its tick."""

    tick: int
    step: int
    visit: int
    group: int
    sequences: tuple[int, ...]


def turns(program: PhaseProgram, size: Size) -> Iterator[Turn]:
    """The schedule of decode."""
    schedule, visits = program.phase.schedule, len(program.visits)
    ctx = program.contexts[0]
    if schedule.ticks is not None:
        at = {visit.stage: number for number, visit in enumerate(program.visits)}
        for tick, stage, sequence, step in schedule.ticks:
            if stage in at:
                yield Turn(tick, step, at[stage], sequence, (sequence,))
        return
    period = visits if schedule.period is None else schedule.period
    count = min(schedule.microbatches, size.batch)
    together = ctx.phase.sp if ctx.layout == "deal" else 1
    for step in range(1, len(passes_of(program.phase.draft, size.steps)) + 1):
        for group in range(count):
            members = tuple(range(group, size.batch, count))
            start = group + (step - 1) * period
            if together > 1:
                start = group + (step - 1) // together * max(period, 1)
            for visit in range(visits):
                yield Turn(start + visit, step, visit, group, members)


class Token(NamedTuple):
    """What was chosen for a sequence: in which tick, for which place, and whether rightly."""

    tick: int
    place: int
    right: bool
    no_id: bool = False
    """Whether it may be a pad, of which the table has no row."""


SHARED = -1
"""The register of a buffer that all groups of sequences share."""
Sent = dict[str, object]


@dataclass(slots=True)
class Machine:
    """The ranks of decode, and what lies between their visits."""

    world: World
    program: PhaseProgram
    size: Size
    classes: Classes
    truth: Sequence[Ran]
    """What one device gives, step by step; of drafts it reads those that are kept."""
    tokens: dict[tuple[int, int], list[Token]]
    """By sequence and rank of tp, the newest last."""
    caches: dict[int, Cache] = field(default_factory=dict[int, Cache])
    """By group of sequences."""
    payloads: dict[tuple[int, int, int], list[tuple[int, Sent]]] = field(
        default_factory=dict[tuple[int, int, int], list[tuple[int, Sent]]]
    )
    """By visit, register and rank."""
    memory: Memory = field(default_factory=Memory)
    """By stage, rank and operator, what it was given the last time."""
    seen: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])
    """The sequences and steps of which some rank has logits."""

    @property
    def ctx(self) -> Context:
        return self.program.contexts[0]

    def drafts(self, turn: Turn) -> Pass | None:
        """Which tokens a turn reads, where that is not the one behind the turn before."""
        if self.program.phase.draft.tokens is None:
            return None
        return passes_of(self.program.phase.draft, self.size.steps)[turn.step - 1]

    def place(self, turn: Turn) -> int:
        """The last token that counts of a turn."""
        drafts = self.drafts(turn)
        return self.size.prompt + (turn.step - 1 if drafts is None else drafts.last)

    def stage(self, turn: Turn) -> Stage:
        """The ranks of a stage, on the sequences of one turn."""
        phase, place, drafts = self.program.phase, self.place(turn), self.drafts(turn)
        tokens: Runs = (range(place, place + 1),)
        if drafts is not None:
            tokens = tokens_of_step(self.size.prompt, drafts)
        ranks: list[Rank] = []
        for dp, sp in product(range(phase.dp), range(phase.sp)):
            idle = alternates(self.ctx.plan) and (turn.step - 1) % phase.sp != sp
            own = sequences_of(phase, self.size.batch, dp)
            mine = canon(range(s, s + 1) for run in own for s in run if s in turn.sequences)
            rows = Rows(() if idle else mine, tokens)
            ranks += [Rank(dp, sp, on[0], len(ranks) + at, rows, on)
                      for at, on in enumerate(self.classes.tp)]  # fmt: skip
        return Stage(self.world, self.ctx, place, 1, tuple(ranks), *self.classes,
                     begun=self.size.prompt, drafts=drafts)  # fmt: skip

    def cache(self, turn: Turn) -> Cache:
        return self.caches.setdefault(turn.group, Cache())


def run_steps(m: Machine, given: Cache) -> None:
    """All visits in their ticks. What is given out is compared as it comes."""
    every = sorted(turns(m.program, m.size))
    if len(every) > MANY_TURNS:
        raise Uncovered(f"{len(every)} visits of decode one by one")
    for turn in every:
        if turn.group not in m.caches:
            m.caches[turn.group] = _part(m, given, turn.sequences)
    shared: list[tuple[int, Rank, int, dict[int, Entry]]] = []
    tick = -1
    for turn in every:
        if turn.tick != tick:
            _share(m, shared)
            shared, tick = [], turn.tick
        stage = m.stage(turn)
        visit = m.program.visits[turn.visit]
        _visit(m, turn, visit, stage)
        cache = m.cache(turn)
        for rank in stage.ranks:
            if rank.rows.any and alternates(m.ctx.plan):
                shared.append((visit.stage, rank, turn.group, _newest(m, cache, visit.stage, rank)))
    _share(m, shared)
    _compare(m, every)


def _part(m: Machine, given: Cache, sequences: Sequence[int]) -> Cache:
    """What is handed over of some sequences, as far as a rank is given them."""
    out, members = Cache(), frozenset(sequences)
    for (stage, number, layer), (rank, entry) in given.of.items():
        # A rank may have been given less than the sequences that it decodes.
        there = entry.keys.of.rows.sequences
        own = canon(range(s, s + 1) for run in there for s in run if s in members)
        if not own:
            continue
        halves = [
            Entries(m.world.held(Rows(own, whole(1)), x.of.sizes, x.of.terms), x.places)
            for x in (entry.keys, entry.values)
        ]
        mine = Rank(rank.dp, rank.sp, rank.tp, number, Rows(own, rank.rows.tokens), rank.members)
        out.put(stage, mine, layer, Entry(*halves))
    return out


def _visit(m: Machine, turn: Turn, visit: Lowered, stage: Stage) -> None:
    cache = m.cache(turn)
    v = Visit(stage, visit.stage, cache, cache)
    v.step, v.memory = turn.step, m.memory
    v.owns = lambda rank, place: owns_key(m, rank, place)
    if visit.has_embedding:
        stage.stale = {rank.number: told for rank in stage.ranks
                       if (told := _stale(m, turn, rank)) is not None}  # fmt: skip
    lane = (turn.step - 1) % m.program.phase.sp if alternates(m.ctx.plan) else 0
    _deliver(m, turn, v, turn.group * m.program.phase.sp + lane)
    run_visit(v, visit.ops, m.program.contexts)
    _collect(m, turn, v, turn.group * m.program.phase.sp + lane)
    if visit.has_head:
        _given_out(m, turn, v)


def _stale(m: Machine, turn: Turn, rank: Rank) -> Stale | None:
    """Nothing where a rank reads the tokens that it should; else which ones it reads."""
    drafts = m.drafts(turn)
    place = m.size.prompt + (turn.step - 1 if drafts is None else drafts.begin)
    each: list[Stale | None] = []
    for tp in rank.members:
        read: list[Token] = []
        for s in (s for run in rank.rows.sequences for s in run):
            found = [token for token in m.tokens.get((s, tp), ()) if token.tick < turn.tick]
            if not found:
                raise Refused(Blame("tokens", f"sequence {s} has no token to read in step "
                                              f"{turn.step}"))  # fmt: skip
            read.append(found[-1])
        told = tuple((token.place, token.right, token.no_id) for token in read)
        good = all(x == (place, True, False) for x in told)
        each.append(None if good else Stale(told))
    if len(set(each)) > 1:
        raise Differ(each)
    return each[0]


def _deliver(m: Machine, turn: Turn, v: Visit, register: int) -> None:
    """What the visit before has sent, as of this tick, or what stands in a shared buffer."""
    before = m.program.visits[turn.visit - 1] if turn.visit else None
    sends = [op for op in before.ops if isinstance(op, Send)] if before is not None else []
    one = any(op.buffer == "one" for op in sends)
    until = turn.tick + 1 if one else turn.tick
    inbox: dict[str, list[object]] = {}
    for rank in v.stage.ranks:
        key = turn.visit, SHARED if one else register, rank.number
        found = [sent for tick, sent in m.payloads.get(key, ()) if tick < until]
        for part, value in (found[-1] if found else {}).items():
            inbox.setdefault(part, v.nothing)[rank.number] = value
    v.inbox = inbox
    stage = v.number if before is None else before.stage
    v.promised = {
        (op.part, rank.number)
        for op in sends
        for rank in v.stage.ranks
        if op.runs_on({"pp": stage, "dp": rank.dp, "sp": rank.sp, "tp": rank.tp, "step": turn.step})
    }


def _collect(m: Machine, turn: Turn, v: Visit, register: int) -> None:
    if turn.visit + 1 >= len(m.program.visits):
        return
    ops = m.program.visits[turn.visit].ops
    if any(isinstance(op, Send) and op.buffer == "one" for op in ops):
        register = SHARED
    for rank in v.stage.ranks:
        mine = {part: found[rank.number] for part, found in v.sent.items()
                if found[rank.number] is not None}  # fmt: skip
        key = turn.visit + 1, register, rank.number
        m.payloads.setdefault(key, []).append((turn.tick, mine))


def _given_out(m: Machine, turn: Turn, v: Visit) -> None:
    """Logits are compared, and the tokens that are chosen lie there for the next step."""
    drafts, place = m.drafts(turn), m.place(turn)
    step = place - m.size.prompt
    truth = m.truth[turn.step - 1] if turn.step <= len(m.truth) else None
    found = v.env.get("head.logits", v.nothing)
    of_another = drafts is not None and drafts.rejected and m.program.phase.draft.reads_last
    right = [x.of.terms for x in (truth.tokens if truth else None) or () if isinstance(x, Ids)]
    sent = v.sent.get("token", v.nothing)
    for rank in v.stage.ranks:
        logits = found[rank.number]
        if not isinstance(logits, Held):
            raise Refused(Blame("head.logits", f"rank {rank.number} has none"))
        if sized(logits.rows) != sized(rank.rows):
            raise Refused(Blame("head.logits", "logits of another number of tokens"))
        token = sent[rank.number]
        if not rank.rows.any:
            check_token(rank, token)
        if not rank.rows.any or truth is None:
            continue
        expected = truth.logits[0]
        same = (logits.sizes, logits.terms, logits.rows) == (
            expected.sizes, expected.terms, rank.rows
        )  # fmt: skip
        if not same:
            raise Refused(Blame("head.logits", f"rank {rank.number} has not the model's logits "
                                               f"in step {turn.step}"))  # fmt: skip
        check_token(rank, token)
        first = step if drafts is None else drafts.begin
        for s in (s for run in rank.rows.sequences for s in run):
            m.seen |= {(s, at + 1) for at in range(first, step + 1)}
            for tp in rank.members if token is not None else ():
                good = isinstance(token, Ids) and is_of(rank, token, right) and not of_another
                no_id = isinstance(token, Ids) and may_be_pad(m.world, token)
                m.tokens.setdefault((s, tp), []).append(Token(turn.tick, place + 1, good, no_id))


def owns_key(m: Machine, rank: Rank, place: int) -> bool:
    """Whether the entry of a new token is a rank's."""
    return has_key(m.ctx, rank.sp, place, m.size.prompt + m.size.steps)


def has_key(ctx: Context, sp: int, place: int, total: int) -> bool:
    if ctx.layout != "keys":
        return True
    cut = Cut(ctx.phase.sequence.keys, total, ctx.phase.sp)
    return any(place in run for run in cut.indices(sp))


def _newest(m: Machine, cache: Cache, stage: int, rank: Rank) -> dict[int, Entry]:
    """By layer the entry that a step has just written."""
    slot = rank.rows.tokens[0][0]
    if m.program.phase.cache.slots != "global":
        slot -= m.size.prompt
    out: dict[int, Entry] = {}
    for (at, number, layer), (_, entry) in cache.of.items():
        if (at, number) == (stage, rank.number) and (one := newest(m.world, entry, slot)):
            out[layer] = one
    return out


def _share(m: Machine, ran: Sequence[tuple[int, Rank, int, dict[int, Entry]]]) -> None:
    """Where ranks of sp take turns, a step's entries reach the others."""
    phase = m.program.phase
    own = m.ctx.layout == "alternate" and phase.cache.turns == "own"
    if not alternates(m.ctx.plan) or own:
        return
    for stage, rank, group, written in ran:
        cache = m.caches[group]
        for layer, one in written.items():
            for sp in range(phase.sp):
                number = rank.number + (sp - rank.sp) * len(m.classes.tp)
                found = cache.of.get((stage, number, layer))
                if found is None or sp == rank.sp:
                    continue
                other, entry = found
                slot = one.keys.places[0][0]
                cache.of[stage, number, layer] = other, put(m.world, entry, slot, one)


def _compare(m: Machine, every: Sequence[Turn]) -> None:
    """Every step has logits, and caches hold what the model's do."""
    for step, s in product(range(1, m.size.steps + 1), range(m.size.batch)):
        if (s, step) not in m.seen:
            raise Refused(Blame("head.logits", f"no rank has logits of sequence {s}, step {step}"))
    contexts = m.program.contexts

    def ctx_of(layer: int) -> Context:
        return contexts[contexts[0].model.layers[layer]]

    for group, members in {turn.group: turn.sequences for turn in every}.items():
        right_caches(m.world, ctx_of, m.caches[group], m.truth[-1].cache, m.size, members)


def may_be_pad(world: World, token: Ids) -> bool:
    return any(t.value in world.beyond for t in token.of.terms)


def first_tokens(
    world: World, prefill: Ran, truth: Ran, width: int, tp: int
) -> dict[tuple[int, int], list[Token]]:  # fmt: skip
    """The tokens that prefill has chosen, where decode's ranks of tp read them."""
    out: dict[tuple[int, int], list[Token]] = {}
    right = [x.of.terms for x in truth.tokens or () if isinstance(x, Ids)]
    place = 1 + max((largest(rank.rows.tokens) for rank in prefill.ranks), default=0)
    for rank, found in zip(prefill.ranks, prefill.tokens or (), strict=False):
        if found is None or not any(place - 1 in run for run in rank.rows.tokens):
            continue
        if rank.rows.any:
            check_token(rank, found)
        if not isinstance(found, Ids):
            continue
        good = is_of(rank, found, right)
        if tp * length(rank.rows.sequences) > MOST:
            raise Beyond
        for s, to in product((s for run in rank.rows.sequences for s in run), range(tp)):
            if to % width in rank.members:
                out[s, to] = [Token(-1, place, good, may_be_pad(world, found))]
    return out
