"""Concrete plans at random, near the border between legal and illegal.

`random_plan(seed)` gives the same model and plan for the same seed: the default
plan with random degrees, and a few fields changed at random. The fields are
found by walking the plan language, so that a new one is tried without being
named here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import gcd, lcm, prod
from random import Random
from typing import TypeVar

from shardproof.fuzzing.chooser import Chooser
from shardproof.fuzzing.cuts import hand_made_cut, regular_cut
from shardproof.fuzzing.layers import may_say, some_layers
from shardproof.fuzzing.models import MOST_LAYERS, random_model
from shardproof.spec.errors import Place
from shardproof.spec.layout.axes import ANY, AXES
from shardproof.spec.layout.context import Context, contexts_of
from shardproof.spec.layout.heads_over_sp import own_heads, own_kv
from shardproof.spec.layout.measures import route
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.layers import Layers
from shardproof.spec.plan.phase import OfLayers, Phase
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.section import Field, Section, fields_of
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.source.node import Node

DEGREES = ("dp", "pp", "sp", "tp", "ep")
CHANGES = (0, 0, 1, 1, 2, 2, 3, 4, 5, 7)
"""How many fields are changed; each entry is as likely as the others."""

SHAPING = ("split", "stream", "layout")
"""Fields that decide which others have a say."""

NOWHERE = Node({}, Place(""))
Written = dict[str, object]
"""What a plan writes, by dotted path (`decode.attention.heads`)."""

AnySection = TypeVar("AnySection", bound=Section)


def leaves(section: type[Section], path: str = "") -> Iterator[tuple[str, Field]]:
    """Every field that is not itself a section, by dotted path."""
    for name, field in fields_of(section).items():
        if field.part is None:
            yield path + name, field
        else:
            yield from leaves(field.part, f"{path}{name}.")


FIELDS = {path: field for path, field in leaves(Phase) if path not in DEGREES}


def build(section: type[AnySection], written: Written) -> AnySection:
    """A section from what is written in it."""
    values: Written = {}
    parts: dict[str, Written] = {}
    for path, value in written.items():
        name, _, behind = path.partition(".")
        if behind:
            parts.setdefault(name, {})[behind] = value
        else:
            values[path] = value
    for name, field in fields_of(section).items() if parts else ():
        if field.part is not None and name in parts:
            values[name] = build(field.part, parts[name])
    return section(**values)


def written_in(section: Section, path: str = "") -> Written:
    """What `build` would make the section of."""
    out: Written = {}
    for name, value in section.__dict__.items():
        if isinstance(value, Section):
            out |= written_in(value, f"{path}{name}.")
        else:
            out[path + name] = value
    return out


def random_plan(seed: int, most: int | None = None) -> tuple[Model, Plan]:
    """With `most`, no phase has more ranks than that, so that the plan can be run."""
    return whole_plan(Random(seed), most)


def whole_plan(
    rng: Chooser, most: int | None = None, model: Model | None = None
) -> tuple[Model, Plan]:
    """The same by somebody's choices, of a model whose sizes suit it, or of the one given."""
    written = skeleton(rng, most)
    model = model or suiting(rng, build(Plan, written))
    return model, filled(rng, model, written)


def skeleton(rng: Chooser, most: int | None) -> Written:
    """Degrees of both phases, and the workload."""
    while True:
        written: Written = dict(_degrees(rng, most))
        if rng.random() < 0.2:
            own = _degrees(rng, most)
            own.pop("sp", None) if rng.random() < 0.7 else None
            written |= {f"decode.{axis}": degree for axis, degree in own.items()}
        written |= _workload(rng)
        if most is None or fits(build(Plan, written), most):
            return written


def filled(rng: Chooser, model: Model, skeleton: Written) -> Plan:
    """A plan of these degrees, with some of its fields written."""
    steps = [dict(skeleton)]
    for path in _changed(rng):
        steps.append(dict(steps[-1]))
        change(rng, model, steps[-1], path)
    # What makes no plan stays out; nothing is written behind it.
    while len(steps) > 1 and any(shape_errors(build(Plan, steps[-1]), NOWHERE)):
        steps.pop()
    plan = build(Plan, steps[-1])
    for path, value in _handed_over(rng).items():
        handed = build(Plan, {**steps[-1], path: value})
        if not any(shape_errors(handed, NOWHERE)):
            steps[-1][path], plan = value, handed
    return plan


def _handed_over(rng: Chooser) -> Written:
    """How decode gets its entries, which of some plans is said otherwise."""
    said: Written = {}
    if rng.random() < 0.2:
        said["handoff.cache"] = rng.choice(("by_rank", "by_rank", "stays", "stays", "first"))
    if rng.random() < 0.06:
        said["handoff.storage"] = rng.choice(("converted", "raw"))
    return said


def fits(plan: Plan, most: int) -> bool:
    """Whether no phase has more ranks."""
    return all(ranks(plan.phase(name)) <= most for name in PHASES)


def _changed(rng: Chooser) -> list[str]:
    """The fields to change: any, or those of one module, which depend on each other."""
    module = rng.choice(list(FIELDS)).split(".")[0]
    near = [path for path in FIELDS if path.split(".")[0] in (module, "stream", "stream_tokens")]
    among = list(FIELDS) if rng.random() < 0.4 else near
    paths = [rng.choice(among) for _ in range(rng.choice(CHANGES))]
    if paths and rng.random() < 0.6:  # what is split, and how, decides what the others mean
        paths.append(rng.choice([path for path in near if path.endswith(SHAPING)]))
    if rng.random() < 0.1:
        paths.append("layers")
    # Numbers first: what is cut by hand depends on them.
    return sorted(paths, key=lambda path: FIELDS[path].kind != "number")


def ranks(phase: Phase) -> int:
    return phase.dp * phase.pp * phase.sp * phase.tp


def _degrees(rng: Chooser, most: int | None) -> dict[str, int]:
    while True:
        degrees = {axis: rng.choice((1, 1, 2, 2, 3, 4, 5, 6)) for axis in ("dp", "pp")}
        degrees["sp"] = rng.choice((1, 1, 2, 3, 4))
        degrees["tp"] = rng.choice((1, 2, 2, 3, 4, 5, 6))
        if most is None or prod(degrees.values()) <= most:
            break
    of_stage = degrees["dp"] * degrees["sp"] * degrees["tp"]
    fitting = [ep for ep in range(1, 7) if of_stage % lcm(ep, degrees["tp"]) == 0]
    degrees["ep"] = rng.choice(fitting) if rng.random() < 0.95 else rng.randint(1, 6)
    return degrees


def _workload(rng: Chooser) -> Written:
    ranges = {"batch": (1, 6), "prompt": (1, 6), "steps": (0, 3)}
    if rng.random() < 0.4:
        return {}
    chosen = {name: rng.randint(*ends) for name, ends in ranges.items() if rng.random() < 0.7}
    return {f"workload.{name}": number for name, number in chosen.items()}


def suiting(rng: Chooser, plan: Plan, most_layers: int = MOST_LAYERS) -> Model:
    """A model whose sizes the degrees of both phases mostly divide."""
    phases = [plan.phase(name) for name in PHASES]
    tp, ep = lcm(*(p.tp for p in phases)), lcm(*(p.ep for p in phases))
    return random_model(rng, tp, ep, expert_tps(phases), most_layers)


def expert_tps(phases: Sequence[Phase]) -> int:
    """What all degrees divide by which the phases split an expert."""
    return lcm(*(p.tp // gcd(p.tp, p.ep) for p in phases))


def change(rng: Chooser, model: Model, written: Written, path: str) -> None:
    """Write another value at `path`, for both phases or for one, of what is a plan."""
    field = FIELDS[path]
    where: tuple[PhaseName, ...] = rng.choice((PHASES, PHASES, PHASES, ("prefill",), ("decode",)))
    plan = build(Plan, written)
    if any(shape_errors(plan, NOWHERE)):
        return  # what was written before makes no plan, of which nothing can be asked
    if path == "packed.sequences":
        at = path if where == PHASES else f"prefill.{path}"
        written[at] = CutSpec("sizes", sizes=_in_a_row(rng))
        as_long(written)
    elif field.kind == "cut" and rng.random() < 0.5:
        for name in where:
            written[f"{name}.{path}"] = _cut_by_hand(rng, model, plan, name, path)
    elif field.kind == "layers":
        for name in ("",) if where == PHASES else where:
            written[f"{name}.{path}".removeprefix(".")] = _layers(rng, model, plan)
    elif field.kind == "rows":
        if rows := _ticks(rng, model, plan):
            written[f"decode.{path}"] = rows
    else:
        value = _value(rng, plan, path, field)
        for name in ("",) if where == PHASES else where:
            written[f"{name}.{path}".removeprefix(".")] = value


def _value(rng: Chooser, plan: Plan, path: str, field: Field) -> object:
    match field.kind:
        case "word":
            return rng.choice([word for word in field.words if word != field.default])
        case "flag":
            return not field.default
        case "group":
            axes = rng.sample(field.words, rng.randint(0, len(field.words)))
            return tuple(axes) if path != "mesh" else tuple(rng.sample(field.words, 4))
        case "cut":
            return regular_cut(rng, needed=field.needed)
        case "number" if path in ("stages.embedding", "stages.head"):
            return rng.randrange(min(plan.phase(name).pp for name in PHASES))
        case "number":
            return rng.randint(max(field.low, 0), max(field.low, 0) + 5)
        case _:
            raise ValueError(f"{path}: no way to choose a {field.kind}")


def _cut_by_hand(rng: Chooser, model: Model, plan: Plan, name: PhaseName, path: str) -> CutSpec:
    contexts = contexts_of(model, plan, name)
    ctx = next((ctx for ctx in contexts if ctx.layer.attends), contexts[0])
    if path == "attention.kv_heads":
        return hand_made_cut(rng, ctx.layer.attention.kv_heads, ctx.phase.tp)
    if path in ("sequence.heads", "sequence.kv_heads"):
        own = own_heads if path == "sequence.heads" else own_kv
        return hand_made_cut(rng, max(1, len(own(ctx, 0))), ctx.phase.sp)
    axis = AXES[path]
    n = max(axis.length(ctx) for ctx in contexts)
    # A cut by hand needs to know for how many.
    return regular_cut(rng) if n == ANY else hand_made_cut(rng, n, axis.parts(contexts[0]))


def _in_a_row(rng: Chooser) -> tuple[int, ...]:
    """How many tokens each of a few sequences has."""
    return tuple(rng.randint(1, 4) for _ in range(rng.choice((1, 2, 2, 3, 3, 4))))


def as_long(written: Written) -> None:
    """Say that the prompt is as long as the row in which several sequences lie."""
    row = written.get("prefill.packed.sequences", written.get("packed.sequences"))
    if isinstance(row, CutSpec) and row.kind == "sizes":
        written["workload.prompt"] = sum(row.sizes)


def _layers(rng: Chooser, model: Model, plan: Plan) -> Layers:
    """One choice or a few that some layers have for themselves."""
    entries: list[tuple[str, OfLayers]] = []
    for name in some_layers(rng, model):
        own: Written = {}
        paths = [path for path in FIELDS if may_say(model, name, path)]
        if not paths:
            continue  # of layers that have nothing in common
        module = rng.choice([path.split(".")[0] for path in paths])
        for path in rng.sample(paths, min(len(paths), rng.choice((1, 1, 2, 3)))):
            near = [each for each in paths if each.startswith(f"{module}.")]
            path = path if rng.random() < 0.3 else rng.choice(near)  # noqa: PLW2901
            field = FIELDS[path]
            by_hand = field.kind == "cut" and rng.random() < 0.5
            own[path] = (
                _cut_by_hand(rng, model, plan, "prefill", path) if by_hand
                else _value(rng, plan, path, field)
            )  # fmt: skip
        entries.append((name, build(OfLayers, own)))
    return Layers(tuple(entries))


def _ticks(rng: Chooser, model: Model, plan: Plan) -> tuple[tuple[int, int, int, int], ...]:
    """One sequence after the other, right but for a mistake now and then."""
    batch, steps = plan.workload.batch, plan.workload.steps
    ctx = Context(model, plan, "decode", plan.phase("decode"), model.kinds[0])
    if batch is None or not steps or ctx.phase.stages.order == "layer":
        return ()
    path = list(dict.fromkeys(route(ctx)))
    jobs = [(s, i, step) for step in range(1, steps + 1) for i in range(batch) for s in path]
    rows = [(tick, *job) for tick, job in enumerate(jobs)]
    if rng.random() < 0.5 and len(rows) > 1:
        rows.pop(rng.randrange(len(rows)))
    if rng.random() < 0.5 and len(rows) > 1:
        i = rng.randrange(len(rows))
        rows[i] = (rng.randrange(len(rows)), *rows[i][1:])
    return tuple(rows)
