"""The axes of a model whose indices an edit writes out: they mean that model's own."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.plan.edits import Edit, Table
from shardproof.spec.seldom import seldom

Axis = Literal["layers", "vocab", "hidden", "head", "head_dim", "width", "experts"]
AXES: tuple[Axis, ...] = ("layers", "vocab", "hidden", "head", "head_dim", "width", "experts")
OF_KEY: dict[str, frozenset[Axis]] = {
    "heads": frozenset({"head"}),
    "kv": frozenset({"head"}),
    "dims": frozenset({"head_dim"}),
    "width": frozenset({"width"}),
    "owners": frozenset({"experts"}),
    "held": frozenset({"experts"}),
    "before": frozenset({"experts"}),
    "layers": frozenset({"layers"}),
    "cache": frozenset({"layers"}),
    "slots": frozenset(),
    "tokens": frozenset(),
    "sequences": frozenset(),
    "group": frozenset(),
    "over": frozenset(),
    "by": frozenset(),
}
"""What the numbers of a key count; those of any other key are of the dimension that `dim` names."""
_LAYER = seldom(r"layers\.\d")


def written_out(edit: Edit) -> frozenset[Axis]:
    """All axes, where the edit does not say whose indices it lists."""
    names = (edit.name, *edit.of, edit.after, edit.other)
    found: set[Axis] = {"layers"} if any(map(_LAYER.match, names)) else set()
    dim = dict(edit.about).get("dim")
    for key, value in edit.about:
        if isinstance(value, (tuple, Table)) or (key == "cache" and isinstance(value, int)):
            found |= OF_KEY.get(key, _of(dim))
    return frozenset(found)


def _of(dim: object) -> frozenset[Axis]:
    """The axis of a tensor's dimension; none where it counts sequences or tokens."""
    if dim in ("sequence", "token"):
        return frozenset()
    return frozenset(axis for axis in AXES if axis == dim) or frozenset(AXES)
