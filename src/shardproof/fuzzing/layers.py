"""Layers of which a random plan speaks by name."""

from __future__ import annotations

from shardproof.fuzzing.chooser import Chooser
from shardproof.spec.layout.of_layers import SECTIONS, layers_of
from shardproof.spec.model.model import Model
from shardproof.spec.plan.layers import NAMED, OF_ALL


def some_layers(rng: Chooser, model: Model) -> list[str]:
    """One name or two, of layers that are no others' at once."""
    count = len(model.layers)
    named = [name for name in NAMED if layers_of(model, name)]
    first, last = sorted((rng.randrange(count), rng.randrange(count)))
    single = [str(first), f"{first}-{last}" if first < last else str(last)]
    one = rng.choice([*single, *named])
    other = rng.choice([str(rng.randrange(count)), *named])
    apart = not layers_of(model, one) & layers_of(model, other)
    return [one, other] if apart and rng.random() < 0.3 else [one]


def may_say(model: Model, name: str, path: str) -> bool:
    """Whether layers of this name have what a field is about."""
    section = path.partition(".")[0]
    if section not in SECTIONS or path in OF_ALL:
        return False
    _, has = SECTIONS[section]
    return all(has(model.kinds[model.layers[layer]]) for layer in layers_of(model, name))
