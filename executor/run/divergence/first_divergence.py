"""The first result of a run that is not the reference's, and what lies before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial

from shardproof.executor.reference.generate import reread
from shardproof.executor.run.divergence.matching import OUTPUT, Beside, Standing, Wrong
from shardproof.executor.run.divergence.reference_values import Reference
from shardproof.executor.run.divergence.watched import Event, Read, Record, Recorder
from shardproof.executor.run.outcome.first_wrong import SHARES, Inner
from shardproof.executor.run.outcome.on_ranks import OnRanks
from shardproof.executor.run.outcome.outcome import Different, Outcome, Tried
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.verdict.beside_reference import Given, given_for, run_on, workload_of
from shardproof.spec.layout.drafts import passes_of
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.attention import CacheStep, CacheWrite
from shardproof.spec.program.ops.blocks import BlockReduce, BlockReturn, Choose
from shardproof.spec.program.ops.collectives import AllReduce, ReduceScatter
from shardproof.spec.program.ops.every import Collective, Kinds
from shardproof.spec.program.ops.stream import AddOn, Bias, Learned, Linear, Scale
from shardproof.spec.record import dataclass, field, replace

LINEAR: Kinds = frozenset((Bias, AddOn, Learned, Scale))
"""Operators that make a share of a share."""
COMPLETING: Kinds = frozenset((AllReduce, ReduceScatter, BlockReduce, BlockReturn))
"""What is to make a whole of shares."""
NOBODY: Mapping[tuple[PhaseName, str], Op] = {}
LAST = frozenset((CacheWrite, CacheStep, Choose, Read))
"""What is kept or given out, beside the logits."""


@dataclass(slots=True)
class Watched:
    """A run and the reference, tensor by tensor."""

    events: Sequence[Event]
    beside: Beside
    event_of: dict[Record, Event] = field(init=False)
    """In the order in which the operators ran, the ranks in theirs."""
    readers: dict[Record, list[Record]] = field(init=False)
    known: dict[Record, Standing] = field(init=False)

    def __post_init__(self) -> None:
        self.event_of = {record: event for event in self.events for record in event.values()}
        self.readers, self.known = {}, {}
        for event in self.events:
            for record in event.values():
                # Each rank of a collective reads what all of them bring.
                readers = event.values() if isinstance(record.op, Collective) else (record,)
                for source in record.ins:
                    if source is not None:
                        self.readers.setdefault(source, []).extend(readers)

    def standing(self, record: Record) -> Standing:
        if record not in self.known:
            self.known[record] = self.beside.standing(record, self.event_of[record])
        return self.known[record]

    def wrong(self) -> Iterator[Record]:
        """Results that are not the reference's, in the order in which they were made."""
        for record in self.event_of:
            if self.standing(record).wrong is not None:
                yield record

    def matters(self, record: Record) -> bool:
        """Whether something wrong is made of it: an output, an entry of a cache, a token.

        Where one token is all that is seen, any score gives the right result. An entry that a
        cache lacks always matters: what is made of the others may look right.
        """
        wrong = self.standing(record).wrong
        if wrong is not None and wrong.found is None:
            return True
        seen: set[Record] = set()
        open_ = [record]
        while open_:
            one = open_.pop()
            if one in seen:
                continue
            seen.add(one)
            if one.op.out == OUTPUT or type(one.op) in LAST:
                return True
            open_ += [r for r in self.readers.get(one, []) if not self.standing(r).is_right]
        return False


def look_inside(model: Model, plan: Plan, found: Outcome, run: Watched | None = None) -> Outcome:
    """A difference with the first inner tensor in which it shows; any other outcome as it is.

    The plan is run once more, with every tensor kept, unless that `run` is there already.
    """
    if not isinstance(found, Different):
        return found
    run = run or watched(model, plan, found.tried)
    apart = first_divergence(run, unedited(model, plan))
    return found if apart is None else replace(found, inner=apart[0], ranks=apart[1])


def watched(model: Model, plan: Plan, tried: Tried) -> Watched:
    """A run as it was made before, which does not end before its outputs, and the reference's."""
    given, recorder = _watching(model, plan, tried)
    asked = plan.with_(workload=workload_of(tried))
    execute(model, asked, given.weights, given.prompts, tried.steps, given.ours, recorder,
            drafts=given.tokens)  # fmt: skip
    return _watched(model, plan, tried, given, recorder)


def run_watched(model: Model, plan: Plan, tried: Tried) -> tuple[Outcome, Watched | None]:
    """What comes of a plan, and if that is a difference, the run with every tensor kept."""
    given, recorder = _watching(model, plan, tried)
    found = run_on(given, model, plan, tried, partial(execute, watch=recorder))
    if not isinstance(found, Different):
        return found, None
    return found, _watched(model, plan, tried, given, recorder)


def _watching(model: Model, plan: Plan, tried: Tried) -> tuple[Given, Recorder]:
    several = plan.phase("decode").draft.tokens is not None
    given = given_for(model, plan, tried, watch=not several)
    return given, Recorder(unedited(model, plan))


def _watched(model: Model, plan: Plan, tried: Tried, given: Given, recorder: Recorder) -> Watched:
    trace, draft = given.trace, plan.phase("decode").draft
    if draft.tokens is not None:
        # One device reads in each step what counts of it: so its tensors have the run's rows.
        widths = [one.kept for one in passes_of(draft, tried.steps)]
        trace = reread(model, given.weights, trace, widths, given.theirs)
    reference = Reference(trace, tried.steps)
    beside = Beside(reference, given.defined, given.ours)
    return Watched(list(recorder.events.values()), beside)


def unedited(model: Model, plan: Plan) -> dict[tuple[PhaseName, str], Op]:
    """The operators of an edited plan as they were before, by name."""
    before = plan.with_(edits=())
    phases: tuple[PhaseName, ...] = PHASES if plan.edits else ()
    return {
        (phase, op.out): op
        for phase in phases
        for visit in lower(model, before, phase).visits
        for op in visit.ops
    }


def first_apart(run: Watched, meant: Mapping[tuple[PhaseName, str], Op] = NOBODY) -> Inner | None:
    """The first wrong result that matters; None where no inner tensor is wrong."""
    found = first_divergence(run, meant)
    return None if found is None else found[0]


def first_divergence(
    run: Watched, meant: Mapping[tuple[PhaseName, str], Op] = NOBODY
) -> tuple[Inner, OnRanks] | None:
    """The first wrong result that matters, and what each rank has there.

    `meant`: the operators of an edited plan as they were before, by name.
    """
    found = next((one for one in run.wrong() if run.matters(one)), None)
    if found is None:
        return None
    culprit = to_blame(run, found, meant)
    shown = None if culprit is found else found
    return told(run, culprit, shown), on_ranks(run, found, place_of(run, found)[0])


def to_blame(run: Watched, found: Record, meant: Mapping[tuple[PhaseName, str], Op]) -> Record:
    """The operator that made the first wrong result wrong, which may have another name.

    One that reads shares where it needs the whole is not to blame if a sum that was to complete
    them has left them shares; nor is one that an edit left as it was, if what it reads comes of one
    that is edited.
    """
    edited = [
        one for one in upstream(found) if one.op != meant.get((one.phase, one.op.out), one.op)
    ]
    mine = meant.get((found.phase, found.op.out))
    if meant and mine == found.op and edited:
        return edited[0]
    left = (one for one in found.ins if one is not None and type(one.op) in COMPLETING)
    return next((one for one in left if run.standing(one).share), found)


def upstream(record: Record) -> Iterator[Record]:
    """What a result is made of, the nearest first."""
    seen: set[Record] = set()
    open_ = [one for one in record.ins if one is not None]
    while open_:
        one = open_.pop(0)
        if one not in seen:
            seen.add(one)
            yield one
            open_ += [each for each in one.ins if each is not None]


def told(run: Watched, record: Record, seen: Record | None = None) -> Inner:
    """A wrong result, or one that makes the result wrong in which it is `seen`."""
    shown = seen or record
    at, shares = place_of(run, shown)
    right, path = before(run, record)
    sequence, token = shown.work.named(at.sequence, at.token) or (at.sequence, at.token)
    return Inner(
        text(record.op),
        shown.twin,
        shown.phase,
        run.beside.step_of(shown),
        shown.rank,
        sequence,
        token,
        at.index,
        at.trial,
        at.expected,
        at.found,
        shares,
        right,
        path,
        "" if seen is None else seen.op.out,
    )


def place_of(run: Watched, record: Record) -> tuple[Wrong, bool]:
    """Where a wrong result is wrong first, and whether that is where the sum over ranks is."""
    standing = run.standing(record)
    first = record.ins[0] if record.ins else None
    of_share = type(record.op) in LINEAR and first is not None and run.standing(first).share
    shares = of_share and standing.summed is not None
    at = standing.summed if shares else standing.wrong
    if at is None:
        raise ValueError(f"{record.op.out} is right")
    return at, shares


def on_ranks(run: Watched, record: Record, at: Wrong) -> OnRanks:
    """What each rank of the stage has at the place where one of them is wrong."""
    event = run.event_of[record]
    each: list[tuple[Key, int | None]] = []
    for rank, one in sorted(event.items(), key=lambda item: item[0]):
        with suppress(KeyError):
            each.append((rank, run.beside.entry(one, at)))
    if all(rank != record.rank for rank, _ in each):
        each.append((record.rank, at.found))  # it lacks the token itself
    return OnRanks(tuple(each), run.beside.total(record, event, at))


def before(run: Watched, record: Record) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The last right results on the way to this one, and the operators after them."""
    right: dict[Record, str] = {}
    between: dict[Record, str] = {}
    open_ = list(record.ins)
    while open_:
        one = open_.pop()
        if one is None or one in right or one in between:
            continue
        if run.standing(one).is_right:
            right[one] = one.op.out + (SHARES if run.standing(one).share else "")
        else:
            between[one] = text(one.op)
            open_ += one.ins
    return in_order(run.event_of, right), in_order(run.event_of, between)


def in_order(order: Mapping[Record, Event], told: Mapping[Record, str]) -> tuple[str, ...]:
    """As the program has them."""
    return tuple(dict.fromkeys(told[one] for one in order if one in told))


def text(op: Op) -> str:
    """The operator in a line, without the maps of weights that it does not use itself."""
    return str(replace(op, parts=None) if isinstance(op, Linear) else op)
