"""A config of a family that nobody knows, read as one of a family that is."""

from __future__ import annotations

from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.families import PARTS, families, family_of
from shardproof.spec.model.foreign import OTHER_BLOCKS, REASONS, RECURRENT
from shardproof.spec.model.reader import Reader
from shardproof.spec.model.text import Fields, find_text
from shardproof.spec.model.unread import why_unread
from shardproof.spec.model.whole import family_name
from shardproof.spec.model.write import MARK
from shardproof.spec.source.nearest import nearest
from shardproof.spec.source.node import Node


def read_as(root: Node, family: str) -> Node:
    """The config with `family` for its model_type.

    Refused where the file's own family is read, or is known to be another one.
    """
    if family not in families():
        near = nearest(family, families())
        right = f"did you mean {near}?" if near else f"one of {', '.join(sorted(families()))}"
        raise _refused(f"--as {family[:40]}: there is no reader of that family", right)
    text = find_text(root)
    fields = text.node.value
    if not isinstance(fields, dict):
        return root  # reading it says what is wrong
    named = family_name(Reader(fields, text.node.place, text.path), text)
    if MARK in fields:
        raise _refused(f"--as {family}: {MARK} is a form of our own, which says everything")
    if named in RECURRENT or named in OTHER_BLOCKS or named in REASONS:
        raise _refused(f"--as {family}: {named} is another family; {why_unread(named)}")
    if named and family_of(named) is not None and PARTS.get(named, named) != family:
        raise _refused(f"--as {family}: the config names a family that is read, {named}")
    return _typed(root, fields, family)


def _typed(node: Node, inner: Fields, family: str) -> Node:
    """The tree with another model_type in the mapping `inner` of it."""
    if node.value is inner:
        at, old = inner.get("model_type", (node.place, node))
        return Node({**inner, "model_type": (at, Node(family, old.place))}, node.place)
    if not isinstance(node.value, dict):
        return node
    entries = {key: (at, _typed(child, inner, family)) for key, (at, child) in node.value.items()}
    return Node(entries, node.place)


def _refused(message: str, right: str = "leave --as out") -> InputErrors:
    return InputErrors(InputError("USAGE", message, field="--as", help=right))
