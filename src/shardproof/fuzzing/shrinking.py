"""A case on which deciders part, made small, as long as they part the same way."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any, TypeVar, cast

from shardproof.executor.run.trials.smaller_models import reductions
from shardproof.fuzzing.bench import Bench
from shardproof.fuzzing.near import is_plan
from shardproof.fuzzing.plans import DEGREES, Written, build, written_in
from shardproof.fuzzing.saying import Says, says
from shardproof.spec.errors import InputErrors
from shardproof.spec.layout.of_layers import wrong_layers
from shardproof.spec.model.model import Attention, Dense, Layer, Model, Moe, Router
from shardproof.spec.model.sound import faults
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.layers import Layers
from shardproof.spec.plan.phase import OfLayers
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.plan.write import plain_section
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.source.read import read_text

TRIES = 400
"""Plans that are decided on the way, at most."""
KEPT = {
    Model: {"name", "family", "hidden", "vocab", "kinds", "layers", "max_positions", "head_dim"},
    Layer: {"attention", "ffn"},
    Attention: {"heads", "kv_heads", "head_dim", "value_dim", "positions", "rope", "latent"},
    Dense: {"width"},
    Moe: {"experts", "router", "expert"},
    Router: {"score", "top_k", "groups", "top_groups"},
}
"""What a model cannot be without, or what its other sizes hang on."""
WORKLOADS = (1, 2, 3)
Part = TypeVar("Part", Model, Layer, Attention, Dense, Moe, Router)
Found = tuple[Model, Plan]


def smallest(
    model: Model,
    plan: Plan,
    watch: Callable[[int, int], None] = lambda _done, _most: None,
    tries: int | None = None,
) -> tuple[Model, Plan, Says]:
    """A case that is no larger, on which each decider says what it said, for as kind a reason."""
    found, tries = says(model, plan, Bench()), TRIES if tries is None else tries
    done, seen = 0, {(model, plan)}
    while True:
        for smaller in candidates(model, plan):
            if smaller in seen:
                continue
            if done == tries:
                return model, plan, found
            seen.add(smaller)
            if not sound(*smaller):
                continue
            done += 1
            watch(done, tries)
            said = says(*smaller, Bench())
            if alike(said, found):
                (model, plan), found = smaller, said
                break
        else:
            return model, plan, found


def alike(one: Says, other: Says) -> bool:
    """Whether they say the same; a decider that fails has to fail in the same way."""
    return [kind_of(each) for each in one.words.items()] == [
        kind_of(each) for each in other.words.items()
    ]


def kind_of(said: tuple[str, Any]) -> tuple[str, str, str]:
    who, each = said
    return who, each.word, each.why.partition(":")[0] if each.word == "crashed" else ""


def sound(model: Model, plan: Plan) -> bool:
    """Whether there is such a model, and such a plan of it."""
    if any(faults(model)) or not can_be_written(plan) or not is_plan(plan):
        return False
    if any(wrong_layers(model, plan)):
        return False
    return not plan.edits or not any(wrong_edits(model, plan))


def can_be_written(plan: Plan) -> bool:
    """Whether a plan's file may say it: no degree is zero, no list too short."""
    try:
        read_plan(read_text(json.dumps(plain_section(plan)), "plan"))
    except InputErrors:
        return False
    return True


def candidates(model: Model, plan: Plan) -> Iterator[Found]:
    """Cases that are smaller by one thing: first what leaves out the most."""
    written = written_in(plan)
    for less in _less_written(written):
        yield model, build(Plan, less)
    for reduce in reductions(plan):
        yield from ((smaller, plan) for smaller in reduce(model))
    for plainer in plainer_models(model):
        yield plainer, plan
    for less in _otherwise(written):
        yield model, build(Plan, less)


def _less_written(written: Written) -> Iterator[Written]:
    edits = cast("tuple[Edit, ...]", written.get("edits", ()))
    for at in range(len(edits)):
        yield {**written, "edits": (*edits[:at], *edits[at + 1 :])}
    heads = dict.fromkeys(path.rpartition(".")[0] for path in written)
    for head in heads:
        if head:
            yield {k: v for k, v in written.items() if not k.startswith(f"{head}.")}
    for path in written:
        yield {k: v for k, v in written.items() if k != path}
    for path, value in written.items():
        if isinstance(value, Layers):
            yield from ({**written, path: less} for less in _fewer_layers(value))
    for path, value in written.items():
        if path.rpartition(".")[2] in DEGREES and isinstance(value, int) and value > 1:
            yield from ({**written, path: less} for less in range(1, value))


def _fewer_layers(layers: Layers) -> Iterator[Layers]:
    """What layers have of their own, without one of it."""
    for at, (name, own) in enumerate(layers.entries):
        before, behind = layers.entries[:at], layers.entries[at + 1 :]
        yield Layers((*before, *behind))
        said = written_in(own)
        for path in said if len(said) > 1 else ():
            less = build(OfLayers, {k: v for k, v in said.items() if k != path})
            yield Layers((*before, (name, less), *behind))


def _otherwise(written: Written) -> Iterator[Written]:
    """What is said of one phase said of both; a smaller number; a workload that is fixed."""
    for path, value in written.items():
        phase, _, rest = path.partition(".")
        if phase in ("prefill", "decode") and rest not in written:
            yield {**{k: v for k, v in written.items() if k != path}, rest: value}
        if isinstance(value, int) and not isinstance(value, bool) and value > 1:
            yield from ({**written, path: less} for less in range(value))
    for name in ("batch", "prompt", "steps"):
        if written.get(f"workload.{name}") is None:
            yield from ({**written, f"workload.{name}": n} for n in WORKLOADS)


def plainer_models(model: Model) -> Iterator[Model]:
    """The model without one of its features."""
    yield from _plainer(model)
    for at, kind in enumerate(model.kinds):
        for plain in _plainer_kinds(kind):
            yield replace(model, kinds=(*model.kinds[:at], plain, *model.kinds[at + 1 :]))


def _plainer_kinds(kind: Layer) -> Iterator[Layer]:
    yield from _plainer(kind)
    if kind.attends:
        yield from (replace(kind, attention=each) for each in _plainer(kind.attention))
    ffn = kind.ffn
    if not kind.feeds:
        return
    if isinstance(ffn, Dense):
        yield from (replace(kind, ffn=each) for each in _plainer(ffn))
    else:
        yield from (replace(kind, ffn=each) for each in _plainer(ffn))
        yield replace(kind, ffn=ffn.expert)
        yield from (replace(kind, ffn=replace(ffn, router=each)) for each in _plainer(ffn.router))
        yield from (replace(kind, ffn=replace(ffn, expert=each)) for each in _plainer(ffn.expert))


def _plainer(part: Part) -> Iterator[Part]:
    """The same with one field as it is by default."""
    for each in fields(part):
        if each.name not in KEPT[type(part)] and each.default != getattr(part, each.name):
            values: dict[str, Any] = {each.name: each.default}
            yield replace(part, **values)
