"""A parsed file that remembers where each value stands."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.spec.errors import Place
from shardproof.spec.record import dataclass

Scalar = str | int | float | bool | None
Plain = Scalar | list["Plain"] | dict[str, "Plain"]


@dataclass(frozen=True, slots=True)
class Node:
    """A value and its place; a mapping's entries keep the place of their key."""

    value: Scalar | tuple[Node, ...] | dict[str, tuple[Place, Node]]
    place: Place


def plain(node: Node) -> Plain:
    """The value without places, as `json.loads` would give it."""
    value = node.value
    if isinstance(value, dict):
        return {key: plain(child) for key, (_, child) in value.items()}
    if isinstance(value, tuple):
        return [plain(child) for child in value]
    return value


def place_of(root: Node, path: Sequence[str | int], *, key: bool = False) -> Place:
    """Where `path` stands, or as much of it as exists.

    With `key` the place of the last name itself, not of what it is set to.
    Names that lead nowhere are passed over, so that a path may carry more than
    the file does.
    """
    node, place = root, root.place
    for name in path:
        value = node.value
        if isinstance(value, dict) and isinstance(name, str) and name in value:
            at, node = value[name]
            place = at if key else node.place
        elif isinstance(value, tuple) and isinstance(name, int) and 0 <= name < len(value):
            node = value[name]
            place = node.place
    return place


def from_plain(value: Plain, place: Place, depth: int = 0) -> Node:
    """A value from a program, every part of it at the one place it is given.

    What no file could hold (another type, or deeper than files may be) stays as
    it is printed, so that a reader refuses it by name.
    """
    if value is None or isinstance(value, (str, bool, int, float)):
        return Node(value, place)
    if isinstance(value, dict) and depth < 64:
        return Node(
            {str(k): (place, from_plain(v, place, depth + 1)) for k, v in value.items()}, place
        )
    if isinstance(value, list | tuple) and depth < 64:
        return Node(tuple(from_plain(v, place, depth + 1) for v in value), place)
    return Node(f"a value of type {type(value).__name__}", place)
