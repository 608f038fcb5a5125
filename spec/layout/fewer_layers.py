"""An edited plan on a model with fewer layers, where its edits do to many layers the same.

An edit names operators of one layer, or with a star those of every layer. Between layers that are
named there are stretches of others, in which kinds of layers come in turns: four turns are left of
each. Whether these show what all of them do is for the engine to say (`engine/few_layers.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from shardproof.spec.layout.chosen import read_behind
from shardproof.spec.model.model import Model
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.record import dataclass, replace
from shardproof.spec.seldom import seldom

TURNS, BEFORE = 4, 2
"""So many turns of a stretch are left, of which so many stand before those that are left out."""
LONGEST = 12
"""Kinds of a turn that is looked for."""
BY_NUMBER = ("cache", "layers")
"""What an edit may say of layers by their numbers."""
_LAYER = seldom(r"layers\.(\d+)(?=\.)")
_OF_ONE = seldom(r"layers\.(0|[1-9]\d*)\.[^*]+")
_OF_EACH = seldom(r"layers\.\*\.[^*]+")


@dataclass(frozen=True, slots=True)
class LeftOut:
    """So many layers that would stand before this one, in turns of so many."""

    at: int
    count: int
    turn: int


@dataclass(frozen=True, slots=True)
class Fewer:
    """The model and the plan, and what is not in them."""

    model: Model
    plan: Plan
    left_out: tuple[LeftOut, ...]

    def as_written(self, name: str, at: int | None = None) -> str:
        """A name by the number that its layer has in the whole model, as layer `at` reads it.

        A layer behind those that are left out reads the last of them.
        """

        def number(found: re.Match[str]) -> str:
            layer = int(found[1])
            by = layer if at is None or layer + 1 != at else at
            told = layer + sum(each.count for each in self.left_out if each.at <= by)
            return f"layers.{told}"

        return _LAYER.sub(number, name)


def layer_named(name: str) -> int | None:
    """The layer that an operator is of, by its name."""
    found = _LAYER.match(name)
    return None if found is None else int(found[1])


def fewer_layers(model: Model, plan: Plan) -> Fewer | None:
    """None where nothing is left out, or nobody has shown that others stand for it."""
    if not plan.edits or len(model.layers) <= TURNS or read_behind(model):
        return None
    usual = Plan()
    for name in PHASES:
        phase = plan.phase(name)
        if phase.pp > 1 or phase.layers or phase.stages != usual.phase(name).stages:
            return None
        if phase.chunks.several or phase.draft.tokens is not None:
            return None
    named: set[int] = set()
    for edit in plan.edits:
        if (layers := _named(edit)) is None:
            return None
        named |= layers
    if any(layer >= len(model.layers) for layer in named):
        return None
    kept, left_out = _kept(model.layers, named)
    if not left_out:
        return None
    numbers = {layer: at for at, layer in enumerate(kept)}
    edits = tuple(_renamed(edit, numbers) for edit in plan.edits)
    small = replace(model, layers=tuple(model.layers[layer] for layer in kept))
    if {*small.layers} != {*model.layers}:
        return None
    return Fewer(small, plan.with_(edits=edits), tuple(left_out))


def _named(edit: Edit) -> set[int] | None:
    """The layer that an edit names, if any; None where it names several, or some by a part."""
    first = () if edit.action == "insert" else (edit.name,)
    names = [name for name in (*first, *edit.of, edit.to, edit.after, edit.other) if name]
    names = names if edit.action != "replace" else [n for n in names if n != edit.other]
    if any(key in BY_NUMBER or any("layers." in text for text in _texts(value))
           for key, value in edit.about):  # fmt: skip
        return None
    if all(map(_OF_EACH.fullmatch, names)):
        return set()
    if any("*" in name for name in names):
        return None
    found = {int(one[1]) for name in names if (one := _OF_ONE.fullmatch(name))}
    plain = all(_OF_ONE.fullmatch(name) or not name.startswith("layers") for name in names)
    return found if plain and len(found) < 2 else None


def _texts(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case tuple():
            for each in value:  # pyright: ignore[reportUnknownVariableType]
                yield from _texts(each)  # pyright: ignore[reportUnknownArgumentType]
        case _:
            return


def _kept(layers: Sequence[int], named: set[int]) -> tuple[list[int], list[LeftOut]]:
    """The layers that are left, and where others are left out."""
    kept: list[int] = []
    left_out: list[LeftOut] = []
    at = 0
    while at < len(layers):
        end = next((i for i in range(at, len(layers)) if i in named), len(layers))
        turn, most = 1, 0
        for each in range(1, min(LONGEST, (end - at) // (TURNS + 1)) + 1):
            last = at + each
            while last < end and layers[last] == layers[last - each]:
                last += 1
            spare = (last - at - TURNS * each) // each * each
            turn, most = (each, spare) if spare > most else (turn, most)
        if not most:
            kept.append(at)
            at += 1
            continue
        kept += range(at, at + BEFORE * turn)
        left_out.append(LeftOut(len(kept), most, turn))
        at += BEFORE * turn + most
        kept += range(at, at + (TURNS - BEFORE) * turn)
        at += (TURNS - BEFORE) * turn
    return kept, left_out


def _renamed(edit: Edit, numbers: dict[int, int]) -> Edit:
    def new(name: str) -> str:
        return _LAYER.sub(lambda found: f"layers.{numbers[int(found[1])]}", name)

    return replace(
        edit,
        name=edit.name if edit.action == "insert" else new(edit.name),
        of=tuple(map(new, edit.of)),
        to=new(edit.to),
        after=new(edit.after),
        other=edit.other if edit.action == "replace" else new(edit.other),
    )
