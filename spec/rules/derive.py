"""A derivation: every operator of a plan's program typed by one rule, and its outputs the model's.

The same rules type the program of one device, whose values are the model's. A plan is derived where
its logits, its tokens and its cache entries are those values, lie as a plan may leave them, and all
of it is there. Neither the law nor a run is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan, Workload
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import PhaseProgram, layers_of, lower
from shardproof.spec.program.op import Op
from shardproof.spec.rules.at import At, Written
from shardproof.spec.rules.placed import Dim, Placed, beyond, missing
from shardproof.spec.rules.refused import NoRule
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
    alone = Plan(workload=Workload())
    found: dict[PhaseName, Typed] = {}
    truth: dict[PhaseName, Typed] = {}
    try:
        for name in PHASES:
            for who, typed in ((alone, truth), (plan, found)):
                program = lower(model, who, name)
                handed: Mapping[int, Written] = {}
                if name == "decode":
                    handed = handed_over(who, program, typed["prefill"].written)
                typed[name] = typed_phase(program, terms, handed)
            outputs(name, found[name], truth[name], plan)
    except _Fails as fails:
        return fails.told
    return Derivation({name: tuple(found[name].steps) for name in PHASES})


class _Fails(Exception):
    def __init__(self, told: Underivable) -> None:
        self.told = told
        super().__init__(str(told))


def typed_phase(program: PhaseProgram, terms: Terms, handed: Mapping[int, Written]) -> Typed:
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
            at = At(ctx, terms, out.written, handed)
            got = [known.get(name) for name in op.ins if name != "tokens"]
            try:
                known[op.out] = _applied(at, op, got, received, passed)
            except NoRule as why:
                told = tuple(str(each) for each in got if each is not None)
                raise _Fails(Underivable(program.name, str(op), told, str(why))) from None
            out.steps.append(Step(op, str(known[op.out])))
        logits, token = known.get("head.logits"), known.get("head.token")
        out.logits = logits if isinstance(logits, Placed) else out.logits
        out.token = token if isinstance(token, Placed) else out.token
        if visit.has_head and "token" in passed:
            out.token = passed["token"]
    return out


def _applied(
    at: At, op: Op, got: list[object], received: dict[str, Placed], passed: dict[str, Placed]
) -> object:
    """What an operator gives, by its rule."""
    if op.on:
        raise NoRule("some ranks alone run it")
    operands: list[Placed] = []
    for name, each in zip([n for n in op.ins if n != "tokens"], got, strict=True):
        if each is None:
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
            pair = got[0]
            if not isinstance(pair, tuple):
                raise NoRule("it is given no keys and values")
            return pair[0 if op.kind == "first" else 1]  # pyright: ignore[reportUnknownVariableType]
        case _:
            rule = RULES.get(op.kind)
            if rule is None:
                raise NoRule(f"{op.kind} has no rule")
            return rule(at, op, *operands)


def handed_over(
    plan: Plan, program: PhaseProgram, written: Mapping[int, Written]
) -> Mapping[int, Written]:
    """What decode's ranks find in their caches: the same values, as their own plan holds them."""
    ops = handoff(plan)

    def fail(why: str) -> _Fails:
        return _Fails(Underivable(None, "handoff", (), why))

    plain = {"cache": "logical", "storage": plan.handoff.storage, "layer": 0}
    if len(ops) != 1 or any(v is not None and plain.get(k) != v for k, v in ops[0].about.items()):
        raise fail(f"no rule for {'; '.join(map(str, ops))}")
    if plan.handoff.storage == "raw":
        raise fail("entries are stored in another order than they are read")
    out: dict[int, Written] = {}
    lies = entries_of(program)
    for stage in range(program.phase.pp):
        for layer in layers_of(program.contexts[0], stage):
            if layer not in written:
                raise fail(f"layer {layer} was written by no stage of prefill")
            before, mine = written[layer], lies.get(layer)
            if mine is None:
                continue
            for part in (before.keys, before.values):
                if (why := lacking(part)) is not None:
                    raise fail(f"layer {layer}: {why}")
            out[layer] = Written(moved(before.keys, mine.keys), moved(before.values, mine.values))
    return out


def moved(value: Placed, like: Placed) -> Placed:
    """A value as another lies; a sum that is due on both sides stays one."""
    return replace(like, term=value.term)


def lacking(part: Placed) -> str | None:
    """What of a cached value is on no rank."""
    for dim in part.dims:
        if dim.map is not None and (index := missing(dim.map, dim.size)) is not None:
            return f"index {index} of {dim.name} is on no rank"
        if dim.map is not None and (index := beyond(dim.map, dim.size)) is not None:
            return f"{dim.name} has no index {index}"
    return None


def entries_of(program: PhaseProgram) -> dict[int, Written]:
    """How each layer's new entries lie, from its operators before the cache is read."""
    terms, out = Terms(), dict[int, Written]()
    layers = program.contexts[0].model.layers
    for visit in program.visits:
        for op in visit.ops:
            if op.kind == "cache_step" and op.layer < len(layers):
                ctx = program.contexts[layers[op.layer]]
                placed = entry_dims(visit.ops, op, At(ctx, terms))
                if placed is not None:
                    out[op.layer] = placed
    return out


def entry_dims(ops: Sequence[Op], step: Op, at: At) -> Written | None:
    """The placement of a step's key and value, with any stream before them."""
    known: dict[str, Placed] = {}
    model = at.model
    stream = Placed(
        at.terms.of("stream"), (Dim("sequence", -1), Dim("token", -1), Dim("hidden", model.hidden))
    )
    for op in ops:
        if op is step:
            break
        if op.layer != step.layer or op.kind not in RULES:
            continue
        operands = [known.get(name, stream) for name in op.ins]
        try:
            made = RULES[op.kind](at, op, *operands)
        except (NoRule, TypeError):
            continue
        if isinstance(made, Placed):
            known[op.out] = made
    keys, values = (known.get(name) for name in step.ins)
    return None if keys is None or values is None else Written(keys, values)


def outputs(name: PhaseName, found: Typed, truth: Typed, plan: Plan) -> None:
    """Ask that what a phase gives is what one device gives, whole or all there."""
    del plan

    def fail(op: str, got: Placed | None, why: str) -> _Fails:
        return _Fails(Underivable(name, op, (str(got),) if got else (), why))

    if found.logits is None or truth.logits is None:
        raise fail("head.logits", None, "no rank gives logits")
    if not found.logits.whole:
        raise fail("head.logits", found.logits, "logits are to be whole on every rank")
    if found.logits.term != truth.logits.term:
        raise fail("head.logits", found.logits, "these are not the model's logits")
    if found.token is None or truth.token is None or found.token.term != truth.token.term:
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
