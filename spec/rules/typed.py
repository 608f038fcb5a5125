"""Operators typed one after the other: each by its rule, from what stands under its names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from itertools import product
from typing import Self

from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.program.op import Op
from shardproof.spec.program.vocabulary import KINDS, TOKENS
from shardproof.spec.record import dataclass
from shardproof.spec.rules.at import At, Read
from shardproof.spec.rules.blocks import used
from shardproof.spec.rules.owners import given_any
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.table import RULES

Given = Placed | Read


@dataclass(frozen=True, slots=True)
class Step:
    """One operator, what it reads, and what its rule gives."""

    op: Op
    reads: tuple[Given, ...]
    gives: Given


@dataclass(frozen=True, slots=True)
class Underivable:
    """The first operator that has no rule for what it is given."""

    phase: PhaseName | None
    op: str
    got: tuple[str, ...]
    why: str

    def __str__(self) -> str:
        of = f" of {'; '.join(self.got)}" if self.got else ""
        return f"{self.op}{of}: {self.why}"


class Fails(Exception):
    """Nothing is derived. `steps` are what was typed before, for whoever draws how far it went."""

    def __init__(self, told: Underivable) -> None:
        self.told = told
        self.steps: tuple[Step, ...] = ()
        super().__init__(str(told))

    def behind(self, steps: Iterable[Step]) -> Self:
        """The same, with steps that were typed before those that it knows of."""
        self.steps = (*steps, *self.steps)
        return self


@dataclass(slots=True)
class Bench:
    """What typing one visit to a stage works with."""

    name: PhaseName
    phase: Phase
    stage: int
    at: Callable[[Op], At]
    """Where an operator stands: its layer and what is known of it."""
    known: dict[str, Given] = field(default_factory=dict[str, Given])
    received: Mapping[str, Placed] = field(default_factory=dict[str, Placed])
    sent: dict[str, Placed] = field(default_factory=dict[str, Placed])
    steps: list[Step] = field(default_factory=list[Step])


def type_all(bench: Bench, ops: Iterable[Op]) -> None:
    """Every operator of a visit, in order."""
    try:
        _type_each(bench, ops)
    except Fails as fails:
        raise fails.behind(bench.steps) from None


def _type_each(bench: Bench, ops: Iterable[Op]) -> None:
    for op in ops:
        if op.on and not taken_part(op, bench.stage, bench.phase, bench.name):
            continue
        reads = [name for name in op.ins if name != "tokens"]
        got = [bench.known.get(name) for name in reads]
        try:
            operands = [_there(name, each) for name, each in zip(reads, got, strict=True)]
            gives = _applied(bench, op, operands)
        except NoRule as why:
            told = tuple(str(each) for each in got if each is not None)
            raise Fails(Underivable(bench.name, str(op), told, str(why))) from None
        bench.known[op.out] = gives
        bench.steps.append(Step(op, tuple(operands), gives))


def _there(name: str, given: Given | None) -> Given:
    if given is None or (isinstance(given, Placed) and given.form == "nothing"):
        raise NoRule(f"{name} is not there")
    return given


def _applied(bench: Bench, op: Op, got: Sequence[Given]) -> Given:
    """What an operator gives, by its rule."""
    operands = [each for each in got if isinstance(each, Placed)]
    match op.kind:
        case "receive":
            if op.about["part"] not in bench.received:
                raise NoRule("nobody sends it")
            return bench.received[op.about["part"]]
        case "send":
            if op.about.get("buffer", "each") != "each" and written_again(bench, op):
                raise NoRule("its buffer may be written again before it is read")
            if op.about["part"] == "token" and operands[0].form != "ids":
                raise NoRule("a tensor is sent in place of tokens")
            bench.sent[op.about["part"]] = operands[0]
            return operands[0]
        case "first" | "second":
            if not isinstance(got[0], Read):
                raise NoRule("it is given no keys and values")
            return got[0].keys if op.kind == "first" else got[0].values
        case _:
            return ruled(bench.at(op), op, operands)


def written_again(bench: Bench, op: Op) -> bool:
    """Whether what is sent may be replaced before the next stage has read it.

    Where one step follows the other, and all sequences go together, it has been. Nobody but the
    embedding reads a token, which is not kept in such a buffer.
    """
    phase, schedule = bench.phase, bench.phase.schedule
    in_turn = schedule.microbatches == 1 and schedule.ticks is None and schedule.period is None
    alone = phase.sp == 1 or bench.at(op).ctx.layout != "deal"
    return op.about["part"] != "token" and bench.name == "decode" and not (in_turn and alone)


def taken_part(op: Op, stage: int, phase: Phase, name: PhaseName) -> bool:
    """Whether all ranks of a stage run an operator, or none; else there is no rule for it.

    Ranks of which an operator does not speak are alike, so one of them stands for all.
    """
    named: dict[str, set[int]] = {"dp": set(), "sp": set(), "tp": set(), "step": set()}
    for where in op.on:
        for axis, at in (*where.at, *where.but):
            named.get(axis, set[int]()).update(at)
    spoken = [_stand_ins(named[axis], getattr(phase, axis)) for axis in ("dp", "sp", "tp")]
    # Which step it is can't be known here: any that is named is one among several.
    steps = (-1,) if name == "prefill" else (-1, *named["step"])
    runs = {
        op.runs_on({"pp": stage, "dp": dp, "sp": sp, "tp": tp, "step": step})
        for dp, sp, tp in product(*spoken)
        for step in steps
    }
    if len(runs) > 1:
        raise Fails(Underivable(name, str(op), (), "some ranks alone run it, or some steps"))
    return runs == {True}


def _stand_ins(named: set[int], degree: int) -> list[int]:
    """The coordinates that are named, and one of all others."""
    inside = {at for at in named if at < degree}
    other = next((at for at in range(degree) if at not in inside), None)
    return [*inside, *(() if other is None else (other,))]


def ruled(at: At, op: Op, operands: Sequence[Placed]) -> Given:
    """What the operator's rule gives, for operands of the kind that it reads."""
    rule, kind = RULES.get(op.kind), KINDS[op.kind]
    if rule is None:
        raise NoRule(f"{op.kind} has no rule")
    if len(op.ins) not in kind.reads:
        count = " or ".join(map(str, kind.reads))
        raise NoRule(f"it reads {count} operands, and is given {len(op.ins)}")
    if len(operands) != len(op.ins) - kind.operands.count(TOKENS):
        raise NoRule("it reads tensors, or tokens, and is given something else")
    if "counted" not in rule.takes:
        operands = [used(at, each) if each.made is not None else each for each in operands]
    passes_some = "some" in rule.takes or joins_nobody(at, op)
    if not passes_some:
        operands = [with_keepers(at, each) for each in operands]
    for number, each in enumerate(operands):
        form = rule.forms[number] if rule.forms else "tensor"
        if each.form not in (form, *rule.passes):
            raise NoRule(f"it reads a {form}, and is given {each.form}")
        if each.only is not None and "sole" not in rule.takes:
            raise NoRule("it is right on one rank alone, or for what a rank owns")
        if each.due == "some" and not passes_some:
            raise NoRule("some ranks have it, and others something else")
        if each.due == "lost" and "lost" not in rule.takes:
            raise NoRule("no rank has it")
        if each.tokens in ("each", "once") and "sent" not in rule.takes:
            raise NoRule(f"it is what a rank holds for others, {each}")
        dims = kind.operands[number]
        if dims and not fits(dims, each):
            raise NoRule(f"it reads [{', '.join(dims)}], and is given {each}")
    if not passes_some:
        operands = [replace(each, full=frozenset()) if each.full else each for each in operands]
    made: Given = rule.apply(at, op, *operands)
    if isinstance(made, Read):
        return made
    made = with_keepers(at, made, tokens=True)
    gives = rule.gives or (operands[0].form if operands else "tensor")
    return made if made.form == gives else replace(made, form=gives)


def with_keepers(at: At, x: Placed, *, tokens: bool = False) -> Placed:
    """A value that some ranks have, as one that nobody lacks who keeps a part of it.

    Pads that others have instead are nothing that one may count on. `tokens` have none, so that a
    value that is split along these alone is such from the start.
    """
    if x.due != "some":
        return x
    maps = [dim.map for dim in x.dims if dim.map is not None]
    padded = any(each.spec is None for each in maps)
    if (tokens and padded) or not any(given_any(at, each) <= x.full for each in maps):
        return x
    return replace(x, due="", full=frozenset(), junk=x.junk or padded)


def joins_nobody(at: At, op: Op) -> bool:
    """Whether a collective joins each rank with itself, and passes on what it is given."""
    joins = op.kind in ("all_reduce", "all_gather", "reduce_scatter")
    return joins and at.tp > 1 and at.idle(op.about["group"])


def fits(dims: Sequence[str], each: Placed) -> bool:
    """Whether an operand has the dimensions that a rule reads."""
    return len(dims) == len(each.dims) and all(
        name in ("", dim.name) for name, dim in zip(dims, each.dims, strict=True)
    )
