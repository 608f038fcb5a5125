"""A parsed file that remembers where each value stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardproof.spec.errors import Place

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
