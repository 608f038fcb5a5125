"""A plan against the model on one device: the same outputs, on every rank that has them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache

from shardproof.spec.engine import again
from shardproof.spec.engine.again import beside
from shardproof.spec.engine.cache import Cache
from shardproof.spec.engine.classes import OfPhase, classes_of, classwise
from shardproof.spec.engine.few_layers import as_all_layers
from shardproof.spec.engine.fewer import over_fewer
from shardproof.spec.engine.folding import NotFolded, decide_folded, one_of_each, two_layers
from shardproof.spec.engine.handing import hand_over, is_logical, kept_by_ranks
from shardproof.spec.engine.handing import rank_by_rank as handed_by_rank
from shardproof.spec.engine.indices import Beyond, Outside
from shardproof.spec.engine.machine import Blame, Chunk, Memory, Ran, Refused, run_phase
from shardproof.spec.engine.moments import at_once, in_turn
from shardproof.spec.engine.naming import UNNAMED, Named, named_in, up_to
from shardproof.spec.engine.outputs import Size, right_caches, right_logits, right_token
from shardproof.spec.engine.ranks import Classes, Uncovered, rank_by_rank
from shardproof.spec.engine.timeline import (
    Machine,
    asks_for_steps,
    first_tokens,
    one_by_one,
    run_steps,
)
from shardproof.spec.engine.values import CannotRun, World
from shardproof.spec.engine.watching import Watch
from shardproof.spec.layout.block_scales import STATE, unjudged
from shardproof.spec.layout.chosen import for_workload
from shardproof.spec.layout.chunks import chunks_of, count_of
from shardproof.spec.layout.context import Context, contexts_of
from shardproof.spec.layout.drafts import ends_to_tell, fewer_steps, passes_of, tokens_to_tell
from shardproof.spec.layout.fewer_chunks import fewer_chunks
from shardproof.spec.layout.fewer_layers import Fewer, fewer_layers
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.layout.packed import Row, alone, dealt_out, on_one_device, packed_in
from shardproof.spec.model.model import Model
from shardproof.spec.plan import reads
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.lengths import MOVING, turns
from shardproof.spec.plan.partners import lacking
from shardproof.spec.plan.phase import Draft, Packed, Phase
from shardproof.spec.plan.placements import still
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan, Workload
from shardproof.spec.plan.reads import plain, tables_of, taken
from shardproof.spec.program.lower.phase import PhaseProgram, lower
from shardproof.spec.record import dataclass, replace

OPEN_BATCH, OPEN_STEPS = 2, 2
WHOLE = Packed()
MOST_ROWS = 1 << 40
"""From here on a number may stand for more than an index (`shifts.py`)."""


@dataclass(frozen=True, slots=True)
class Truth:
    """What one device gives."""

    world: World
    prefill: Ran
    decode: Ran | None
    steps: tuple[Ran, ...] = ()
    """Of decode, where they are looked at one by one."""


def decide(model: Model, plan: Plan) -> Blame | None:
    """Nothing where the plan is right; else the first that is not, or cannot run."""
    found = wrong_at(model, plan)
    return None if found is None else found[1]


def wrong_at(model: Model, plan: Plan, *, briefly: bool = False) -> tuple[Size, Blame] | None:
    """The first size at which a plan is wrong, and what is wrong; briefly, of the largest alone."""
    model = told_apart(model, plan)
    if any(unjudged(ctx) for name in PHASES for ctx in contexts_of(model, plan, name)):
        raise Uncovered(STATE)
    # An edit may be of one step: with edits all steps are run.
    for each in (plan,) if plan.edits else still(plan):
        if (found := wrong_when_still(model, each, briefly=briefly)) is not None:
            return found
    return None


def wrong_when_still(
    model: Model, plan: Plan, *, briefly: bool = False
) -> tuple[Size, Blame] | None:
    """The first size at which a plan is wrong whose experts stay where they are.

    What is right over fewer ranks is right over all; a fault is told of the plan itself.
    """
    fewer = over_fewer(model, plan)
    if fewer is not None:
        with suppress(Uncovered, Beyond):
            if wrong_by_size(model, fewer, briefly=briefly) is None:
                return None
    few = fewer_layers(model, plan)
    if few is not None:
        with suppress(Uncovered, Beyond, NotFolded):
            if wrong_by_size(few.model, few.plan, briefly=briefly, few=few) is None:
                return None
    return wrong_by_size(model, plan, briefly=briefly)


def wrong_by_size(
    model: Model, plan: Plan, *, briefly: bool = False, few: Fewer | None = None
) -> tuple[Size, Blame] | None:
    """The same, of a plan as it stands, or of one of which some layers are left out."""
    if (row := packed_in(plan)) is not None:
        return wrong_in_row(model, plan, row)
    plan = in_few_passes(model, plan)
    named = named_in(model, plan)
    every = taken(tables_of(model), all_sizes, model, plan, (), named)
    if briefly:
        every = (max(every, key=lambda size: (size.prompt, size.batch)),)
    first = every[0]
    if not briefly:
        every = (*every, *(size for size in shared_anew(plan, first) if size not in every))
    for size in every:
        if max(size.batch, size.prompt + size.steps) >= MOST_ROWS:
            raise Beyond
        # A step reads the cache by maps that know no length: the cache is all there is to see.
        known = (size.batch, size.steps) == (first.batch, first.steps) and size != first
        known = known and plan.phase("prefill").sp == 1 and plan.layout != "keys"
        begun = replace(size, steps=0)
        if known and not named.tokens and at_size(model, plan, begun, few) is None:
            continue
        found = at_size(model, plan, size, few)
        if found is not None:
            return size, found
    return None


def wrong_in_row(model: Model, plan: Plan, row: Row) -> tuple[Size, Blame] | None:
    """The same, of a plan whose prefill reads several sequences in a row.

    Behind it each is decoded by itself, from the entries that prefill has made of its own tokens
    and from the token that was chosen behind its last one, as if no other had lain beside it.
    """
    said, packed = plan.workload, plan.phase("prefill").packed
    every = batches(plan) if said.batch is None else (said.batch,)
    if row.ends[-1] > MOST_IN_ROW:
        raise Uncovered(f"a row of {row.ends[-1]:,} tokens")
    for batch in every:
        size = Size(batch, row.ends[-1], 0)
        if (found := at_size(model, plan, size)) is not None:
            return size, found
    if said.steps == 0:
        return None
    size = Size(every[0], row.ends[-1], open_steps(plan) if said.steps is None else said.steps)
    # Every token of a row is itself: no other's choice, and no other's entry, is the model's.
    if any(row.read_behind(which) != part for which, part in enumerate(row.own)):
        return size, Blame("head.token", "a sequence goes on from what was chosen behind another")
    if packed.entries != "own" and not packed.leads:
        return size, Blame("handoff", "a sequence is given entries of another")
    # Prefill is right, and its edits may speak of what a sequence by itself has not.
    behind = edited_behind(plan) if plan.edits else plan
    for count in dict.fromkeys(packed.lengths[packed.own]):
        if (one := wrong_by_size(model, alone(behind, count))) is not None:
            return one
    return None


def edited_behind(plan: Plan) -> Plan:
    """The plan with what its edits say of decode, and of the handoff to it."""
    edits = (edit for edit in plan.edits if edit.phase != "prefill")
    return plan.with_(edits=tuple(replace(edit, phase="decode") for edit in edits))


MOST_IN_ROW = 512
"""Tokens of a row that are looked at one by one."""
MOST_PASSES = 64
"""Passes of prefill that are made one after the other."""


def in_few_passes(model: Model, plan: Plan) -> Plan:
    """The plan with smaller chunks and fewer of them, where these show all that its own do.

    A window's end may stand between chunks, and an edit may name a token.
    """
    if not plan.phase("prefill").chunks.several or plan.edits:
        return plan
    if any(kind.attends and kind.attention.bounded for kind in model.kinds):
        return plan
    if any(kind.attends and kind.attention.indexer is not None for kind in model.kinds):
        return plan
    moving = plan.layout == "keys" and plan.phase("decode").sequence.keys.kind in MOVING
    return plan if moving or not is_logical(plan) else fewer_chunks(plan)


def all_sizes(_model: Model, plan: Plan, *named: int) -> tuple[Size, ...]:
    """The same, as they are taken again."""
    return tuple(sizes(plan, Named(*named)))


def sizes(plan: Plan, named: Named = UNNAMED) -> Iterator[Size]:
    """The sizes at which a plan is looked at, those that it declares or that stand for any."""
    said = plan.workload
    steps = open_steps(plan) if said.steps is None else said.steps
    lengths = prompts(plan) if said.prompt is None else (said.prompt,)
    every = batches(plan) if said.batch is None else (said.batch,)
    if said.prompt is None and named.tokens:
        lengths = (*lengths, *up_to(named.tokens + 2 * max(lengths), "token"))
    if said.batch is None and named.sequences:
        every = (*every, *up_to(named.sequences + max(every), "sequence"))
    batch, *others = every
    for prompt in lengths:
        yield Size(batch, prompt, steps)
    for other in others:
        yield Size(other, lengths[0], steps)
    phase = plan.phase("decode")
    if said.steps is None and phase.draft.tokens is not None and phase.deals_tokens:
        for end in ends_to_tell(phase.draft, steps)[1:]:
            yield Size(batch, lengths[0], end)


def open_steps(plan: Plan) -> int:
    """So many steps that every rank has had its turn, and what an edit names is there.

    An edited operator may remember the step before: what it makes then is a token, which is read
    in the step behind.
    """
    named = max((step for edit in plan.edits for step in edit.steps), default=0)
    phase = plan.phase("decode")
    taken = phase.sp + 2 if one_by_one(plan) or plan.edits else OPEN_STEPS
    if phase.draft.tokens is not None:
        taken = max(taken, tokens_to_tell(phase.draft))
    told = max(named + 1 if named else 0, phase.moe.rebalance.step or 0)
    return max(taken, told * (1 + (phase.draft.tokens or 0)))


def shared_anew(plan: Plan, first: Size) -> Iterator[Size]:
    """Sizes at which keys are shared in every way, where a cut that knows how many there are does.

    It knows how many there are behind the last step. Of two turns every number shows all that it
    does, of many ranks those around a turn, and of a padded cut the one that needs no pad.
    """
    said, phase = plan.workload, plan.phase("decode")
    keys = phase.sequence.keys
    if plan.layout != "keys" or keys.kind not in MOVING or None not in (said.prompt, said.steps):
        return
    turn, least = turns(keys, phase.sp), said.prompt or 0
    near = range(turn) if turn <= SMALL else (0, 1, 2, turn - 2, turn - 1)
    for total in range(least + 1, least + 2 * turn + 2):
        if total % turn not in near or (said.steps is not None and total <= said.steps):
            continue
        steps = (
            said.steps if said.steps is not None else 1 if said.prompt is None else total - least
        )
        if steps > MOST_STEPS:
            raise Uncovered(f"keys that are shared anew by each of {steps} steps")
        if total > steps:
            yield Size(first.batch, total - steps, steps)


MOST_STEPS = 256
"""So many steps are run one by one before the law is asked alone."""

STAYING = ("strided", "whole", "needed")
"""Cuts under which a key's rank is the same however many keys there are."""


def telling_steps(plan: Plan, steps: int) -> int:
    """Of so many steps those that have to be run, where they are run one by one.

    Beyond them each does what one before it did. Keys that are shared by how many there are know
    the last one, so all are run; of a table the first that it leaves out shows what it lacks.
    """
    phase = plan.phase("decode")
    ticks = phase.schedule.ticks
    if ticks is not None:
        steps = min(steps, max((step for _, _, _, step in ticks), default=0) + 1)
    elif plan.layout != "keys" or phase.sequence.keys.kind in STAYING:
        steps = fewer_steps(phase.draft, steps, open_steps(plan))
    if steps > MOST_STEPS:
        raise Uncovered(f"{steps:,} steps of decode one by one")
    return steps


def batches(plan: Plan) -> Sequence[int]:
    """Batches of which a plan that is right at each is right at every other.

    A sequence is nowhere looked at but by who has it. So it matters which replicas have any, and
    whether a map drops a remainder: two turns and one more show that, or of pads the one turn that
    has none. Where who has none stays away, every number of replicas that have some is looked at.

    Where a rank keeps what the one with its number has, it matters as well at which batch that one
    has not what is read; of most batches it may have it.
    """
    phases = [plan.phase(name) for name in PHASES]
    if all(phase.dp == 1 and phase.batch.sequences.kind in FOR_ANY for phase in phases):
        return (OPEN_BATCH,)
    turn = max(_turn(phase.batch.sequences, phase.dp) for phase in phases)
    stays_away = any(phase.batch.idle == "skip" for phase in phases)
    full = {n for phase in phases for n in _full(phase.batch.sequences, phase.dp)}
    most = 2 * turn + 1
    few = {*range(1, turn + 1 if stays_away else 2), *full}
    if kept_by_ranks(plan):
        kept = lacking(phases[0], phases[1], "dp")
        if kept.undecided:
            raise Uncovered("replicas of so many ranks that keep what they have")
        few |= {*kept.lengths} - {most}
    return (most, *sorted(few))


def _full(spec: CutSpec, ranks: int) -> tuple[int, ...]:
    """The length that needs no pad, where a padded cut then leaves a remainder to no rank."""
    return (spec.multiple,) if spec.kind == "padded" and spec.multiple % ranks else ()


FOR_ANY = ("even", "chunk", "balanced", "padded", "whole", "strided", "zigzag")
"""Cuts by which one replica has every batch."""


SMALL = 6
"""Up to so many tokens a turn, every length of two turns is looked at."""


def prompts(plan: Plan) -> Sequence[int]:
    """Lengths of the prompt of which a plan that is right at each is right at every other.

    Values are functions of a row, whichever rank has it, so a length is seen in two things alone:
    which rank has which tokens, and how many keys there are. Keys are counted by intervals that end
    where a rank's tokens end; none but these is ever looked at. So two lengths are alike where the
    same ranks have no token, where the same have the same number of runs, and where the same have
    as many as each other, whatever these numbers are.

    Where sp is 1, every rank of attention has all keys, and two tokens stand for any number. One
    token is then the first of two: no row looks at those behind it. Tokens of a stream over tp are
    on ranks that take, give and sum by the same map alone: two ranks are never of the same tokens,
    and the map has all tokens at every length or, of the kinds that drop a remainder, none with
    one. One token shows ranks that have none.

    An edit may leave right what is of a rank's last token alone, and the first token of all is
    right whatever it is weighed by. So of edited plans ranks have three tokens in a row, too.

    Over sp, ranks see the pieces of each other, of which as many as ranks have a token more. They
    come in by sums over ranks: none, one, some and all but one of them are looked at, with pieces
    of no token, of one, and of more.
    """
    return in_passes(plan.phase("prefill"), in_one_pass(plan))


def in_passes(phase: Phase, few: Sequence[int]) -> Sequence[int]:
    """Of chunks those lengths, behind a prefix, behind a whole chunk, and behind two.

    Each pass does with its tokens what one does with so many; and where two earlier chunks are
    right to its queries, so are more.
    """
    said = phase.chunks
    if not said.several:
        return few
    own = sorted({n for n in few if said.tokens is None or n <= said.tokens} | {1})
    first, chunk = said.prefix or 0, said.tokens or 0
    heads = dict.fromkeys((first + chunk, first))
    found = [head + n for head in heads for n in reversed(own)]
    if first:
        found += [first]
    if chunk:
        found += [first + 2 * chunk + own[-1]]
    return tuple(dict.fromkeys(found))


def in_one_pass(plan: Plan) -> Sequence[int]:
    """Lengths that one pass reads."""
    phase = plan.phase("prefill")
    own = _turn(phase.stream_tokens, phase.tp) if phase.deals_tokens else 1
    turn = _turn(phase.sequence.cut, phase.sp)
    if phase.sp == 1:
        drops = phase.stream_tokens.kind in ("even", "padded")
        if phase.tp == 1 or not phase.deals_tokens:
            return (3, 2) if plan.edits else (2,)
        full = {*_full(phase.stream_tokens, phase.tp)} - {1}
        return (2 * own + drops, 1, *full)
    turns_ = 3 if plan.edits else 2
    every = {turn * n + more for n in range(1, turns_ + 1) for more in (-1, 0, 1)}
    few = {*range(1, turns_ * turn + 2)} if turn <= SMALL else {1, 2, turn + 2} | every
    if own > 1:
        few |= {2 * turn * own, 2 * turn * own + 1}
        few |= {turn * n for n in _full(phase.stream_tokens, phase.tp)}
    return sorted(few)


def _turn(spec: CutSpec, ranks: int) -> int:
    """The tokens that it takes for every rank to have one piece of every kind."""
    return turns(spec, ranks) * (2 if spec.kind == "zigzag" else 1)


def ctx_of(program: PhaseProgram) -> Callable[[int], Context]:
    return lambda layer: program.contexts[program.contexts[0].model.layers[layer]]


def at_size(model: Model, plan: Plan, size: Size, few: Fewer | None = None) -> Blame | None:
    if few is not None:
        return as_all_layers(few, size, run_watched)
    try:
        return kind_by_kind(model, plan, size)
    except NotFolded:
        return layer_by_layer(model, plan, size)


FEW = 2
"""So many layers of a kind are run one by one at once."""


def kind_by_kind(model: Model, plan: Plan, size: Size) -> Blame | None:
    """What each kind of layer, run once, says of the plan, if that says anything."""
    if plan.edits or len(model.layers) <= FEW:
        raise NotFolded
    if count_of(plan.phase("prefill"), size.prompt) > MOST_PASSES:
        raise NotFolded
    steps = None
    if size.steps and not taken(tables_of(model), all_at_once, model, plan):
        if not in_turn(plan):
            raise NotFolded
        steps = telling_steps(plan, size.steps)
    try:
        return decide_folded(model, plan, size, steps)
    except (CannotRun, Outside):
        raise NotFolded from None


def all_at_once(_model: Model, plan: Plan) -> bool:
    """The same, as it is taken again."""
    return at_once(plan)


def layer_by_layer(
    model: Model, plan: Plan, size: Size, classes: dict[PhaseName, Classes] | None = None,
    watched: Watched | None = None,
) -> Blame | None:  # fmt: skip
    """Nothing where the plan is right, by all its layers."""
    plan = plain(plan)
    told = told_apart(model, plan)
    models: dict[PhaseName, Model] = {name: for_workload(told, plan, name) for name in PHASES}
    row = dealt_out(plan)
    plan = plan.with_(workload=Workload(batch=size.batch, prompt=size.prompt, steps=size.steps))
    programs: dict[PhaseName, PhaseProgram] = {}

    def program(name: PhaseName) -> PhaseProgram:
        if name not in programs:
            programs[name] = lower(models[name], plan, name)
        return programs[name]

    def begun(name: PhaseName) -> Classes:
        if classes is not None:
            return classes[name]
        found = begun_with(program(name), size)
        # Steps that are looked at one by one are those of each sequence.
        steps = size.steps and (one_by_one(plan) or asks_for_steps(program("decode")))
        return found.with_replicas_apart() if steps or not is_logical(plan) else found

    try:
        return classwise(
            begun, lambda now: run_all(models, program, size, now, watched=watched, row=row)
        )
    except WrongToken:
        # Whether anybody looks at it, steps tell.
        return classwise(
            lambda name: begun(name).with_replicas_apart(),
            lambda now: run_all(
                models, program, size, now, by_steps=True, watched=watched, row=row
            ),
        )


def run_watched(model: Model, plan: Plan, size: Size, watched: Watched) -> Blame | None:
    return layer_by_layer(model, plan, size, watched=watched)


class WrongToken(Exception):
    """A token that is not the model's, where somebody may read it."""


def begun_with(program: PhaseProgram, size: Size) -> Classes:
    """The classes in which a program's ranks go through it, as far as its maps tell."""
    if handed_by_rank(program.contexts[0].plan):
        return rank_by_rank(program.phase)
    ops = (op for visit in program.visits for op in visit.ops)
    return classes_of(ops, program.contexts, size.batch, size.prompt)


Watched = tuple[Watch, Watch]
"""What a plan's run is seen by, and that of one device."""


def run_all(
    models: dict[PhaseName, Model], programs: Callable[[PhaseName], PhaseProgram], size: Size,
    classes: OfPhase, *, by_steps: bool = False, watched: Watched | None = None,
    row: Packed = WHOLE,
) -> Blame | None:  # fmt: skip
    decode = programs("decode") if size.steps else None
    steps = decode is not None and (
        by_steps or one_by_one(decode.contexts[0].plan) or asks_for_steps(decode)
    )
    if decode is not None and steps:
        size = replace(size, steps=telling_steps(decode.contexts[0].plan, size.steps))
    draft = NO_DRAFTS if decode is None else alone_with(decode.phase.draft)
    of_phases = models["prefill"], models["decode"]
    if watched is None:
        truth = one_device(*of_phases, size, by_steps=steps, draft=draft, row=row)
    else:
        for each in watched:
            each.forget()
        truth = run_one_device(
            *of_phases, size, by_steps=steps, draft=draft, watch=watched[1], row=row
        )
    world = beside(truth.world) if watched is None else World(truth.world, watch=watched[0])
    at = size.batch, size.prompt, size.steps
    try:
        prefill = programs("prefill")
        ran = run_prefill(world, prefill, size, classes("prefill"), truth.prefill)
        if decode is not None and not steps:
            asked_token(ran, truth.prefill, size, "prefill", decode.phase.tp)
        if decode is None:
            right_caches(world, ctx_of(prefill), ran.cache, truth.prefill.cache, size)
            return None
        given = hand_over(world, ran.cache, prefill, decode, size, classes("decode"))
        if steps:
            tokens = first_tokens(world, ran, truth.prefill, prefill.phase.tp, decode.phase.tp)
            run_steps(Machine(world, decode, size, classes("decode"), truth.steps, tokens), given)
            return None
        after = run_phase(world, decode, *at, given, classes("decode"))
        if truth.decode is None:
            raise Uncovered("no decode of one device")
        right_logits(after, truth.decode, size, "decode")
        asked_token(after, truth.decode, size, "decode")
        right_caches(world, ctx_of(decode), after.cache, truth.decode.cache, size)
    except Refused as refused:
        return refused.blame
    except Outside:
        return Blame("", "an index is beyond the end of its axis")
    except CannotRun as fault:
        return Blame("handoff", str(fault))
    return None


def run_prefill(
    world: World, prefill: PhaseProgram, size: Size, classes: Classes, truth: Ran
) -> Ran:
    """The last of all chunks, each of which has the model's logits, and the cache behind it."""
    at, cache = (size.batch, size.prompt, size.steps), Cache()
    memory = Memory()
    if (passes := count_of(prefill.phase, size.prompt)) > MOST_PASSES:
        raise Uncovered(f"{passes:,} passes of prefill one by one")
    ran: Ran | None = None
    for tokens in chunks_of(prefill.phase, size.prompt):
        ran = run_phase(world, prefill, *at, None, classes, Chunk(tokens, cache, memory))
        right_logits(ran, truth, size, "prefill", tokens)
    if ran is None:
        raise Uncovered("a prompt without a token")
    return ran


def asked_token(ran: Ran, truth: Ran, size: Size, name: PhaseName, tp: int = 1 << 30) -> None:
    """Ask that the token which is read again, if any is, is the model's."""
    try:
        if size.steps > (name == "decode"):
            right_token(ran, truth, size, name, tp)
    except Refused:
        raise WrongToken from None


NO_DRAFTS = Draft()


def alone_with(draft: Draft) -> Draft:
    """What one device has of drafts: how many there are, and how many count."""
    return Draft(tokens=draft.tokens, accepted=draft.accepted)


@lru_cache(maxsize=256)
def one_device(
    first: Model, model: Model, size: Size, *, by_steps: bool = False, draft: Draft = NO_DRAFTS,
    row: Packed = WHOLE,
) -> Truth:  # fmt: skip
    return run_one_device(first, model, size, by_steps=by_steps, draft=draft, row=row)


def forget() -> None:
    """Nothing is kept of any model."""
    again.forget()
    reads.forget()
    one_device.cache_clear()
    one_of_each.cache_clear()
    two_layers.cache_clear()


def run_one_device(
    first: Model, model: Model, size: Size, *, by_steps: bool, draft: Draft = NO_DRAFTS,
    watch: Watch | None = None, row: Packed = WHOLE,
) -> Truth:  # fmt: skip
    """One device; of a plan with drafts each step reads those that it keeps, and no others.

    `first`: the model as prefill has it, whose index may choose among fewer tokens than it takes.
    """
    asked = Workload(batch=size.batch, prompt=size.prompt, steps=size.steps)
    on_one = on_one_device(asked, row)
    world = World(watch=watch)
    prefill = lower(first, on_one, "prefill")
    ran = run_phase(world, prefill, size.batch, size.prompt, size.steps, None)
    if size.steps == 0:
        return Truth(world, ran, None)
    decode = lower(model, on_one, "decode")
    given = hand_over(world, ran.cache, prefill, decode, size)
    if not by_steps:
        last = run_phase(world, decode, size.batch, size.prompt, size.steps, given)
        return Truth(world, ran, last)
    steps: list[Ran] = []
    for now in passes_of(draft, size.steps):
        last, kept = size.prompt + now.last, replace(now, rejected=0, gap=0)
        told = None if draft.tokens is None else (size.prompt, kept)
        steps.append(run_phase(world, decode, size.batch, last, 1, given, part_of=told))
        given = steps[-1].cache
    return Truth(world, ran, steps[-1], tuple(steps))
