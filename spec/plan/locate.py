"""What to point at in the user's own file, for a clause that a plan breaks."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.spec.errors import Place
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node, place_of


@dataclass(frozen=True, slots=True)
class Spot:
    """A field of the plan; no place where a program made it or a default speaks."""

    field: str
    place: Place | None


def locate(
    root: Node | None, at: Sequence[str], phases: Sequence[PhaseName], layers: Sequence[str] = ()
) -> Spot:
    """The first of the fields `at` that the user wrote, a phase's own before the shared.

    `layers` are the names of those of which it is asked: what they have of their own comes first.
    """
    if root is None:
        return Spot(at[0], None)
    for field in (*(f"layers.{name}.{field}" for field in at for name in layers), *at):
        path = tuple(field.split("."))
        for whole in (*((phase, *path) for phase in phases), path):
            if _written(root, whole):
                return Spot(".".join(whole), place_of(root, whole, key=True))
    return Spot(at[0], Place(root.place.file, 1, 1))


def _written(root: Node, path: Sequence[str]) -> bool:
    node = root
    for name in path:
        if not isinstance(node.value, dict) or name not in node.value:
            return False
        node = node.value[name][1]
    return True
