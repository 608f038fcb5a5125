"""Which layers of a model a plan speaks of by name, and what it says of each.

A layer with choices of its own is of a kind of its own: whatever is decided kind by kind is decided
of it, and a plan that names no layer makes no kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations

from shardproof.spec.model.model import Layer, Model, Moe
from shardproof.spec.plan.cuts import merged as united
from shardproof.spec.plan.layers import NAMED, Layers, numbers, written
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.section import Section, merged
from shardproof.spec.record import dataclass, replace

HAS: dict[str, Callable[[Layer], bool]] = {
    "dense": lambda layer: layer.dense,
    "experts": lambda layer: isinstance(layer.ffn, Moe),
    "full": lambda layer: attends(layer) and not layer.attention.bounded,
    "sliding": lambda layer: attends(layer) and layer.attention.bounded,
    "state": lambda layer: layer.attends and layer.attention.delta is not None,
}
"""What a layer has that is meant by a name."""


def attends(layer: Layer) -> bool:
    return layer.attends and layer.attention.delta is None


def told_apart(model: Model, plan: Plan) -> Model:
    """The model, in which layers of which the plan speaks by name are of kinds of their own.

    One whose kinds are told apart already stays as it is, also if it was made smaller since.
    """
    said = [plan.phase(name).layers for name in PHASES]
    if not any(said) or any(kind.own for kind in model.kinds):
        return model
    return _told_apart(model, tuple(dict.fromkeys(said)))


@lru_cache(maxsize=64)
def _told_apart(model: Model, said: tuple[Layers, ...]) -> Model:
    names = tuple(dict.fromkeys(name for each in said for name, _ in each.entries))
    seen: dict[tuple[int, tuple[str, ...]], int] = {}
    kinds: list[Layer] = []
    layers: list[int] = []
    for number, kind in enumerate(model.layers):
        own = tuple(name for name in names if is_meant(model, number, name))
        if (kind, own) not in seen:
            seen[kind, own] = len(kinds)
            kinds.append(replace(model.kinds[kind], own=own))
        layers.append(seen[kind, own])
    return replace(model, kinds=tuple(kinds), layers=tuple(layers))


def is_meant(model: Model, number: int, name: str) -> bool:
    """Whether a layer is one of those that a name means."""
    runs = numbers(name)
    if runs is not None:
        return any(number in run for run in runs)
    return HAS[name](model.kinds[model.layers[number]])


SECTIONS: dict[str, tuple[str, Callable[[Layer], bool]]] = {
    "attention": ("attention", lambda layer: layer.attends),
    "ffn": ("dense feed-forward block", lambda layer: layer.dense),
    "moe": ("experts", HAS["experts"]),
}
"""What a section is about, and whether a layer has it."""


@dataclass(frozen=True, slots=True)
class NoLayer:
    """What a plan says of layers by name and a model does not go with, and what would be right."""

    path: tuple[str, ...]
    message: str
    help: str


def wrong_layers(model: Model, plan: Plan) -> Iterator[NoLayer]:
    """Layers that the model has not, sections that a layer has not, and what is said twice."""
    own = {name: getattr(plan, name) for name in PHASES}
    every: dict[tuple[str, ...], Phase] = {
        (): plan, **{(name,): phase for name, phase in own.items() if phase is not None},
    }  # fmt: skip
    meant: dict[str, set[int]] = {}
    for above, phase in every.items():
        for name, section in phase.layers.entries:
            meant[name] = layers_of(model, name)
            yield from _wrong(model, (*above, "layers", name), section, meant[name])
    told: set[tuple[str, ...]] = set()
    for phase_name in PHASES:
        for (first, one), (name, other) in combinations(plan.phase(phase_name).layers.entries, 2):
            both, said = meant[first] & meant[name], {*written(one)} & {*written(other)}
            if not (both and said):
                continue
            field, layer = min(said), min(both)
            path = "layers", name, *field.split(".")
            if own[phase_name] is not None and name in dict(own[phase_name].layers.entries):
                path = phase_name, *path
            if path not in told:
                told.add(path)
                message = f"layers.{first} and layers.{name} both say {field} of layer {layer}"
                yield NoLayer(path, message, "say it of a layer once")


def layers_of(model: Model, name: str) -> set[int]:
    """The layers that a name means, also those that the model has not."""
    runs = numbers(name)
    if runs is not None:
        return {layer for run in runs for layer in run}
    return {layer for layer in range(len(model.layers)) if is_meant(model, layer, name)}


def _wrong(model: Model, path: tuple[str, ...], own: Section, meant: set[int]) -> Iterator[NoLayer]:
    count, name = len(model.layers), path[-1]
    if not meant:
        has = ", ".join(each for each in NAMED if layers_of(model, each))
        yield NoLayer(path, f"no layer of {model.name} is one of {name}", f"it has {has}")
    if (most := max(meant, default=0)) >= count:
        right = f"layers 0 to {count - 1}"
        yield NoLayer(path, f"there is no layer {most}: {model.name} has {count} layers", right)
        return
    for section in own.written:
        what, has_it = SECTIONS[section]
        lacks = [at for at in sorted(meant) if not has_it(model.kinds[model.layers[at]])]
        if lacks:
            told = f"layer {lacks[0]} of {model.name} has no {what}"
            has = [other for other, (_, at) in SECTIONS.items()
                   if at(model.kinds[model.layers[lacks[0]]])]  # fmt: skip
            yield NoLayer((*path, section), told, f"it has {' and '.join(has)}")


def as_written(model: Model, plan: Plan) -> tuple[Model, Plan]:
    """A model that was told apart, and made smaller since, as a file may hold it with its plan."""
    if not any(kind.own for kind in model.kinds) and not any(
        plan.phase(name).layers for name in PHASES
    ):
        return model, plan
    model = told_apart(model, plan)
    every = [replace(kind, own=()) for kind in model.kinds]
    kinds = tuple(dict.fromkeys(every))
    bare = replace(model, kinds=kinds, layers=tuple(kinds.index(every[at]) for at in model.layers))
    said: dict[str, object] = {}
    for name, phase in (("", plan), ("prefill", plan.prefill), ("decode", plan.decode)):
        if phase is None or not phase.layers:
            continue
        layers = Layers(tuple(_renamed(model, bare, phase.layers)))
        said |= {name or "layers": phase.with_(layers=layers) if name else layers}
    return bare, plan.with_(**said)


def _renamed(model: Model, bare: Model, layers: Layers) -> Iterator[tuple[str, Section]]:
    """What is said of layers, by the names that these have now."""
    found: dict[str, Section] = {}
    for name, own in layers.entries:
        now = {at for at, kind in enumerate(model.layers) if name in model.kinds[kind].own}
        if now and now != layers_of(bare, name):
            runs = united(range(at, at + 1) for at in sorted(now))
            name = ",".join(f"{r.start}" + f"-{r.stop - 1}" * (len(r) > 1) for r in runs)  # noqa: PLW2901
        if now:
            found[name] = merged(found[name], own) if name in found else own
    yield from found.items()
