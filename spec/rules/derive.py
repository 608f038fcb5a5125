"""A derivation: every operator of a plan's program typed by one rule, and its outputs the model's.

The same rules type the program of one device, whose values are the model's. A plan is derived where
its logits, its tokens and its cache entries are those values, lie as a plan may leave them, and all
of it is there. Neither the law nor a run is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

from shardproof.spec.law.context import Context
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.program.lower.phase import PhaseProgram, lower
from shardproof.spec.program.op import Op
from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.rules.at import At, Read, Written
from shardproof.spec.rules.handing import Handing, lacking
from shardproof.spec.rules.owners import sequences_owned
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.schedule import in_time
from shardproof.spec.rules.table import RULES
from shardproof.spec.rules.terms import Terms


@dataclass(frozen=True, slots=True)
class Step:
    """One operator, and what its rule gives."""

    op: Op
    gives: str


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


@dataclass(slots=True)
class Typed:
    """A phase whose operators are typed."""

    steps: list[Step] = field(default_factory=list[Step])
    written: dict[int, Written] = field(default_factory=dict[int, Written])
    logits: Placed | None = None
    token: Placed | None = None


@dataclass(frozen=True, slots=True)
class Derivation:
    steps: Mapping[PhaseName, Sequence[Step]]


def derive(model: Model, plan: Plan) -> Derivation | Underivable:
    """Type both phases of a plan, and hold what they give against one device's."""
    terms = Terms()
    alone = Plan(workload=plan.workload)
    found: dict[PhaseName, Typed] = {}
    truth: dict[PhaseName, Typed] = {}
    prefills: dict[int, Context] = {}
    try:
        for name in PHASES[: 1 if plan.workload.steps == 0 else 2]:
            for who, typed in ((alone, truth), (plan, found)):
                program, handing = lower(model, who, name), None
                if name == "decode":
                    old, new = prefills[id(who)], program.contexts[0]
                    handing = Handing(who, old, new, typed["prefill"].written)
                prefills.setdefault(id(who), program.contexts[0])
                typed[name] = typed_phase(program, terms, handing)
            outputs(name, found[name], truth[name], plan)
    except _Fails as fails:
        return fails.told
    return Derivation({name: tuple(typed.steps) for name, typed in found.items()})


class _Fails(Exception):
    def __init__(self, told: Underivable) -> None:
        self.told = told
        super().__init__(str(told))


def typed_phase(program: PhaseProgram, terms: Terms, handing: Handing | None) -> Typed:
    """Every operator of every visit, in order."""
    out = Typed()
    passed: dict[str, Placed] = {}
    layers = program.contexts[0].model.layers
    for visit in program.visits:
        known: dict[str, object] = {}
        received, passed = passed, {}
        for op in visit.ops:
            if op.layer >= len(layers):
                raise _Fails(Underivable(program.name, op.out, (), f"there is no layer {op.layer}"))
            ctx = program.contexts[layers[op.layer]]
            at = At(ctx, terms, out.written, handing)
            if not taken_part(op, visit.stage, program):
                continue
            got = [known.get(name) for name in op.ins if name != "tokens"]
            try:
                known[op.out] = _applied(at, op, got, received, passed)
            except NoRule as why:
                told = tuple(str(each) for each in got if each is not None)
                raise _Fails(Underivable(program.name, str(op), told, str(why))) from None
            out.steps.append(Step(op, str(known[op.out])))
        logits = known.get("head.logits")
        if visit.has_head and isinstance(logits, Placed):
            out.logits, out.token = logits, passed.get("token")
    at = At(program.contexts[0], terms)
    try:
        sequences_owned(at)
        in_time(at, len(program.visits), [visit.stage for visit in program.visits])
    except NoRule as why:
        raise _Fails(Underivable(program.name, "schedule", (), str(why))) from None
    return out


def taken_part(op: Op, stage: int, program: PhaseProgram) -> bool:
    """Whether all ranks of a stage run an operator, or none; else there is no rule for it."""
    if not op.on:
        return True
    phase = program.phase
    every = product((stage,), range(phase.dp), range(phase.sp), range(phase.tp))
    # Which step it is can't be known here: any that is named is one among several.
    steps = (-1,) if program.name == "prefill" else (-1, *_steps(op))
    runs = {
        op.runs_on({"pp": pp, "dp": dp, "sp": sp, "tp": tp, "step": step})
        for pp, dp, sp, tp in every
        for step in steps
    }
    if len(runs) > 1:
        told = Underivable(program.name, str(op), (), "some ranks alone run it, or some steps")
        raise _Fails(told)
    return runs == {True}


def _steps(op: Op) -> set[int]:
    return {
        step
        for where in op.on
        for axis, steps in (*where.at, *where.but)
        if axis == "step"
        for step in steps
    }


def _applied(
    at: At, op: Op, got: list[object], received: dict[str, Placed], passed: dict[str, Placed]
) -> object:
    """What an operator gives, by its rule."""
    operands: list[Placed] = []
    for name, each in zip([n for n in op.ins if n != "tokens"], got, strict=True):
        if each is None or (isinstance(each, Placed) and each.form == "nothing"):
            raise NoRule(f"{name} is not there")
        if isinstance(each, Placed):
            operands.append(each)
    match op.kind:
        case "receive":
            if op.about["part"] not in received:
                raise NoRule("nobody sends it")
            return received[op.about["part"]]
        case "send":
            if op.about.get("buffer", "each") != "each":
                raise NoRule("its buffer is written again before it is read")
            passed[op.about["part"]] = operands[0]
            return operands[0]
        case "first" | "second":
            if not isinstance(got[0], Read):
                raise NoRule("it is given no keys and values")
            return got[0].keys if op.kind == "first" else got[0].values
        case _:
            return ruled(at, op, operands)


ALIKE: Mapping[str, tuple[str, ...]] = {
    "all_reduce": ("weights",),
    "block_gather": ("routes",),
    "same": ("weights", "parts", "routes", "ids"),
}
"""What operators pass on beside tensors."""
SOLE = ("logits", "exp_weights", "weigh", "all_reduce", "experts", "block_gather", "same")
"""Those that speak of a value that is right on one rank, or for what that rank owns."""
SENT = ("experts", "shared_expert", "add_each", "block_reduce", "block_return", "block_own", "same")
"""Those that speak of what a rank holds for others."""


def ruled(at: At, op: Op, operands: Sequence[Placed]) -> object:
    """What the operator's rule gives, for operands of the kind that it reads."""
    rule = RULES.get(op.kind)
    if rule is None:
        raise NoRule(f"{op.kind} has no rule")
    most = max(KINDS[op.kind].reads)
    if len(operands) not in (len(rule.reads), most):
        raise NoRule(f"it reads {len(rule.reads)} operands, and is given {len(operands)}")
    for number, each in enumerate(operands):
        dims = rule.reads[number] if number < len(rule.reads) else ()
        form = rule.forms[number] if rule.forms else "tensor"
        if each.form not in (form, *ALIKE.get(op.kind, ())):
            raise NoRule(f"it reads a {form}, and is given {each.form}")
        if each.only is not None and op.kind not in SOLE:
            raise NoRule("it is right on one rank alone, or for what a rank owns")
        if each.tokens in ("each", "once") and op.kind not in SENT:
            raise NoRule(f"it is what a rank holds for others, {each}")
        if dims and not fits(dims, each):
            raise NoRule(f"it reads [{', '.join(dims)}], and is given {each}")
    made = rule.apply(at, op, *operands)
    gives = rule.gives or (operands[0].form if operands else "tensor")
    return replace(made, form=gives) if isinstance(made, Placed) else made


def fits(dims: Sequence[str], each: Placed) -> bool:
    """Whether an operand has the dimensions that a rule reads."""
    return len(dims) == len(each.dims) and all(
        name in ("", dim.name) for name, dim in zip(dims, each.dims, strict=True)
    )


def needs_token(name: PhaseName, plan: Plan) -> bool:
    """Whether a step reads the token that this phase chooses."""
    steps = plan.workload.steps
    return steps is None or steps > (0 if name == "prefill" else 1)


def outputs(name: PhaseName, found: Typed, truth: Typed, plan: Plan) -> None:
    """Ask that what a phase gives is what one device gives, whole or all there."""

    def fail(op: str, got: Placed | None, why: str) -> _Fails:
        return _Fails(Underivable(name, op, (str(got),) if got else (), why))

    if found.logits is None or truth.logits is None:
        raise fail("head.logits", None, "no rank gives logits")
    if not found.logits.whole:
        raise fail("head.logits", found.logits, "logits are to be whole on every rank")
    if found.logits.term != truth.logits.term:
        raise fail("head.logits", found.logits, "these are not the model's logits")
    if needs_token(name, plan):
        if found.token is None:
            raise fail("head.token", None, "the chosen token is sent to nobody")
        if truth.token is None or found.token.term != truth.token.term:
            raise fail("head.token", found.token, "this is not the model's token")
    for layer, entries in truth.written.items():
        mine = found.written.get(layer)
        if mine is None:
            raise fail("cache", None, f"nothing is written for layer {layer}")
        for half, own, theirs in (
            ("keys", mine.keys, entries.keys),
            ("values", mine.values, entries.values),
        ):
            if own.term != theirs.term:
                raise fail("cache", own, f"the {half} of layer {layer} are not the model's")
            if (why := lacking(own)) is not None:
                raise fail("cache", own, f"the {half} of layer {layer}: {why}")
