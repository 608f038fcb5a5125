"""An open plan of which some fields are fixed, and the rest of the degrees left open."""

from __future__ import annotations

from collections.abc import Mapping

from shardproof.proofs.open.lines import OpenPlan, Pools, canonical, read_open
from shardproof.spec.errors import Place
from shardproof.spec.model.model import Model
from shardproof.spec.source.node import Node

Tree = dict[str, tuple[Place, Node]]


def every_degree(
    model: Model, devices: int | Pools, fixed: Mapping[str, Node], place: Place, *, apart: bool
) -> OpenPlan:
    """All plans of a model on so many devices that have these fields, named `ffn.width`."""
    found = canonical(model, devices, apart=apart)
    if not fixed:
        return found
    tree: Tree = {}
    for line in found.lines:
        # What is said of both phases leaves neither one of its own.
        if line.partition(".")[2] not in fixed:
            _put(tree, line, Node("?", place))
    root = with_fixed(Node(tree, place), fixed)
    if isinstance(devices, int):
        return read_open(root, model, devices)
    return read_open(root, model, pools=devices)


def with_fixed(root: Node, fixed: Mapping[str, Node]) -> Node:
    """A plan in which these fields are set."""
    tree = dict(root.value) if isinstance(root.value, dict) else {}
    for field, node in fixed.items():
        _put(tree, field, node)
    return Node(tree, root.place)


def _put(tree: dict[str, tuple[Place, Node]], field: str, node: Node) -> None:
    name, _, rest = field.partition(".")
    if not rest:
        tree[name] = (node.place, node)
        return
    below = tree[name][1].value if name in tree else {}
    inner = dict(below) if isinstance(below, dict) else {}
    _put(inner, rest, node)
    tree[name] = (node.place, Node(inner, node.place))
