"""Who is to blame: from an output that is not the model's back to the first value that is not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import lcm

from shardproof.spec.engine.decide import in_few_passes, layer_by_layer, wrong_at
from shardproof.spec.engine.difference import Difference, difference
from shardproof.spec.engine.entries import Entries
from shardproof.spec.engine.indices import Beyond, canon, cover, pick
from shardproof.spec.engine.machine import Blame
from shardproof.spec.engine.outputs import Size, flattened
from shardproof.spec.engine.ranks import Classes, Uncovered, rank_by_rank
from shardproof.spec.engine.routing import Routes
from shardproof.spec.engine.values import Held, Value, picked
from shardproof.spec.engine.watching import SUMS, Event, Model, Watch, added, sent_rightly
from shardproof.spec.layout.packed import Row, alone, packed_in
from shardproof.spec.model.model import Model as Whole
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op, all_told
from shardproof.spec.program.ops.attention import (
    CacheRead,
    CacheStep,
    CacheWrite,
    First,
    LatentKeys,
    LatentValues,
    Second,
    Weigh,
)
from shardproof.spec.program.ops.blocks import BlockGather, BlockReduce, BlockReturn
from shardproof.spec.program.ops.collectives import AllReduce, ReduceScatter
from shardproof.spec.program.ops.every import Kinds
from shardproof.spec.program.ops.experts import Experts
from shardproof.spec.program.ops.passing import Receive
from shardproof.spec.program.ops.stream import Lookup
from shardproof.spec.record import dataclass, replace
from shardproof.spec.seldom import seldom

FEW = 16
"""So many ranks of a stage are looked at one by one."""
CACHES: Kinds = frozenset((CacheWrite, CacheRead, CacheStep))
ENDS = {"cache": CACHES, "handoff": CACHES}


@dataclass(frozen=True, slots=True)
class Blamed:
    """The first operator whose result is not the model's, though all that it was made of is."""

    op: str
    phase: PhaseName | None
    size: Size
    why: str
    difference: Difference | None = None
    """None where it cannot run, or where nothing before the output is wrong."""

    @property
    def where(self) -> str:
        """The operator, and its phase where that is known."""
        return f"in {self.phase}: {self.op}" if self.phase else self.op

    @property
    def said(self) -> str:
        """What is wrong with its result."""
        return self.why if self.difference is None else str(self.difference)

    def __str__(self) -> str:
        return f"{self.where}: {self.said}"


@lru_cache(maxsize=16)
def who_is_to_blame(model: Whole, plan: Plan) -> Blamed | None:
    """Who is to blame for a plan that is wrong; nothing where it is right, or not covered."""
    try:
        short = shortened(model, plan)
        found = None if short is None else blamed(short, plan)
        if short is not None and found is not None and in_both(found.op, short, plan):
            return found
        return blamed(model, plan)
    except (Uncovered, Beyond):
        return None


def shortened(model: Whole, plan: Plan) -> Whole | None:
    """The model with its first layers, each kind among them, where no plan tells others apart."""
    phases = [plan.phase(name) for name in PHASES]
    if plan.edits or not all(
        (stages := phase.stages).layers.kind in REGULAR and stages.offset == "sum"
        and stages.order == "stage" for phase in phases
    ):  # fmt: skip
        return None
    step = lcm(*(phase.pp for phase in phases))
    least = max(step, *(model.layers.index(kind) + 1 for kind in {*model.layers}))
    count = len(model.layers) % step
    while count < least:
        count += step
    if count >= len(model.layers):
        return None
    return replace(model, layers=model.layers[:count])


REGULAR = ("even", "chunk", "balanced")
"""Cuts by which the first stage has the first layers."""
_LAYER = seldom(r"layers\.(\d+)\.")


def in_both(name: str, short: Whole, plan: Plan) -> bool:
    """Whether an operator of the shortened model stands on the same stage of the model."""
    found, most = _LAYER.match(name), max(plan.phase(each).pp for each in PHASES)
    return found is None or int(found[1]) < len(short.layers) // most


def blamed(model: Whole, plan: Plan) -> Blamed | None:
    """Who is to blame for a plan that is wrong; nothing where it is right."""
    plan = in_few_passes(model, plan)
    wrong = wrong_at(model, plan)
    if wrong is None:
        return None
    size, first = wrong
    if (row := packed_in(plan)) is not None and (size.steps or size.prompt != row.ends[-1]):
        return _behind_a_row(model, plan, row, wrong)
    ours, theirs = Watch(), Watch()
    few = max(p.dp * p.sp * p.tp for p in map(plan.phase, PHASES)) <= FEW
    classes: dict[PhaseName, Classes] | None = None
    if few:
        classes = {name: rank_by_rank(plan.phase(name)) for name in PHASES}
    blame = layer_by_layer(model, plan, size, classes, (ours, theirs)) or first
    if not ours.events or ours.failed:
        phase = ours.events[-1].ctx.name if ours.events else None
        return Blamed(blame.op, phase, size, blame.why)
    truth = Model(theirs, theirs.events[-1].visit.stage.world)
    meant = _meant(model, plan)
    seen: dict[int, bool] = {}

    def is_wrong(event: Event | None) -> bool:
        if event is None:
            return False
        if event.number not in seen:
            if type(event.op) in UNSEEN:
                seen[event.number] = any(map(is_wrong, event.given))
            else:
                op = meant.get((event.ctx.name, event.op.out), event.op)
                seen[event.number] = not is_good(truth, event, type(op))
        return seen[event.number]

    wrong = reached(_ends(ours, blame), is_wrong)
    for event in beside_values(ours, wrong, is_wrong):
        if type(event.op) not in UNSEEN and not any(map(is_wrong, event.given)):
            fault = _left_partial(truth, event) or event
            return Blamed(
                _named(truth, fault, meant),
                fault.ctx.name,
                size,
                blame.why,
                difference(truth, fault),
            )
    return Blamed(blame.op, None, size, blame.why)


def _behind_a_row(model: Whole, plan: Plan, row: Row, wrong: tuple[Size, Blame]) -> Blamed:
    """Who is to blame for how a sequence is decoded that was read in a row with others."""
    size, first = wrong
    each = (blamed(model, alone(plan, len(tokens))) for tokens in row.sequences)
    own = size.prompt != row.ends[-1]
    found = next((one for one in each if one is not None), None) if own else None
    return found or Blamed(first.op, None, size, first.why)


OF_ENTRIES: Kinds = frozenset((First, Second, LatentKeys, LatentValues))
"""What gives something of each entry that a step reads, wherever that is."""
UNSEEN: Kinds = frozenset((CacheRead, CacheStep, CacheWrite, Weigh))
"""What gives no tensor that the model has."""
SUMMING: Kinds = frozenset((AllReduce, ReduceScatter, BlockReduce, BlockReturn))
"""Behind these nobody of their group has a share any more."""


def _left_partial(truth: Model, event: Event) -> Event | None:
    """The sum that has left shares to what takes them for the whole; another sum may go on."""
    if type(event.op) in SUMMING:
        return None
    sums = (x for x in event.given if x is not None and type(x.op) in SUMMING)
    return next((x for x in sums if not truth.is_right(x, x.found)), None)


def _named(truth: Model, event: Event, meant: Mapping[tuple[PhaseName, str], Op]) -> str:
    """The operator that is at fault for a result: of what it only passes on, the one before it."""
    first = event.given[0] if event.given else None
    if isinstance(event.op, Lookup) and event.visit.stage.stale:
        return "tokens"
    if first is not None and isinstance(event.op, Receive):
        return first.op.out
    if isinstance(event.op, Experts):
        return _route(event.given[1], truth.last) or event.op.out
    if first is not None and isinstance(first.op, CacheStep):
        before = meant.get((event.ctx.name, first.op.out))
        if before is not None and all_told(replace(before, ins=first.op.ins)) != all_told(first.op):
            return first.op.out
    return event.op.out


def _route(event: Event | None, last: Value) -> str:
    """The operator by which experts are chosen otherwise than by the model, if any."""
    if event is None:
        return ""
    if isinstance(event.op, BlockGather):
        return _route(event.given[0], last) or ("" if sent_rightly(event) else event.op.out)
    other = any(
        isinstance(x, Routes)
        and ((x.among, x.counted) != (None, None)
             or any(t.value >= last or t.open or t.factor != 1 for t in x.scores))
        for x in event.found
    )  # fmt: skip
    return event.op.out if other else ""


def _meant(model: Whole, plan: Plan) -> dict[tuple[PhaseName, str], Op]:
    """By phase and name the operators of the program that was edited."""
    if not plan.edits:
        return {}
    return {
        (name, op.out): op for name in PHASES
        for visit in lower(model, plan.with_(edits=()), name).visits for op in visit.ops
    }  # fmt: skip


def is_good(truth: Model, event: Event, kind: type[Op]) -> bool:
    """Whether each rank has the model's, or the ranks of some group together."""
    if isinstance(event.op, Receive) and any(
        isinstance(x, Held) and x.rows.sequences != rank.rows.sequences
        for rank, x in zip(event.visit.stage.ranks, event.found, strict=True)
    ):
        return False
    if truth.is_right(event, event.found):
        return type(event.op) not in OF_ENTRIES or has_entries(truth, event)
    for axes in SUMS if kind not in SUMMING else (("sp",),):
        found = added(event, axes)
        if found is not None and truth.is_right(event, found):
            return True
    return False


def has_entries(truth: Model, event: Event) -> bool:
    """Whether the keys or values of all tokens are there, each on some rank of sp, in its place."""
    stage, total = event.visit.stage, event.visit.stage.total
    wanted = {(0, stage.begun + stage.together)} if stage.prefill else {
        (low, high) for each in truth.twin(event) if each.visit.stage.total == total
        for x in each.found if isinstance(x, Entries)
        for low, high in flattened(cover(x.places))
    }  # fmt: skip
    by: dict[tuple[int, int], list[range]] = {}
    for rank, x in zip(event.visit.stage.ranks, event.found, strict=True):
        if not isinstance(x, Entries) or not rank.rows.any:
            continue
        there = x
        if stage.drafts is not None:
            # Behind the last token that counts stand drafts that are taken back.
            own = [at for at, slot in enumerate(i for run in x.places for i in run) if slot < total]
            some = canon(range(at, at + 1) for at in own)
            there = Entries(picked(stage.world, x.of, 0, some), pick(x.places, some))
        if any(t.maps[0] != there.places for t in there.of.terms):
            return False
        by.setdefault((rank.dp, rank.tp), []).extend(there.places)
    return all(flattened(cover(runs)) == sorted(wanted) for runs in by.values())


def beside_values(
    watch: Watch, wrong: Sequence[Event], is_wrong: Callable[[Event], bool]
) -> Sequence[Event]:
    """The same with the keys, where values that stand beside them are wrong as they are."""
    steps = {event.given[0] for event in wrong if isinstance(event.op, Second)}
    every = (event for event in watch.events if isinstance(event.op, First))
    keys = (event for event in every if event.given[0] in steps and is_wrong(event))
    return sorted({*wrong, *keys}, key=lambda event: event.number)


def reached(ends: Sequence[Event], is_wrong: Callable[[Event], bool]) -> Sequence[Event]:
    """What is wrong of what these are made of, by what is wrong alone, in the order of the run."""
    found: dict[int, Event] = {}
    waiting = [event for event in ends if is_wrong(event)]
    while waiting:
        event = waiting.pop()
        if event.number not in found:
            found[event.number] = event
            waiting += (x for x in event.given if x is not None and is_wrong(x))
    return [found[number] for number in sorted(found)]


def _ends(watch: Watch, blame: Blame) -> Sequence[Event]:
    """What the output is; everything where that is not known."""
    if blame.op in ENDS:
        return [event for event in watch.events if type(event.op) in ENDS[blame.op]]
    named = [event for event in watch.events if event.op.out == blame.op]
    return named[-1:] or ([] if watch.events[-1].op.out != blame.op and blame.op not in OUTPUTS
                          else watch.events)  # fmt: skip


OUTPUTS = ("head.logits", "head.token", "tokens", "")
