"""Where in a config the text decoder is described, and what stands around it."""

from __future__ import annotations

from shardproof.spec.errors import Place
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node

Fields = dict[str, tuple[Place, Node]]

PARTS = ("text_config", "llm_config", "language_config", "thinker_config")
DEPTH = 4
"""Nothing published nests deeper; a hand-made file may."""


@dataclass(frozen=True, slots=True)
class Text:
    """The decoder's own mapping, and the mappings around it, outermost first.

    Each with the dotted path that its fields begin with.
    """

    node: Node
    path: str
    around: tuple[tuple[str, Fields], ...]


def find_text(root: Node) -> Text:
    node, path = root, ""
    around: list[tuple[str, Fields]] = []
    for _ in range(DEPTH):
        fields = node.value
        if not isinstance(fields, dict):
            break
        part = next((name for name in PARTS if name in fields and is_part(fields[name][1])), None)
        if part is None:
            break
        around.append((path, fields))
        node, path = fields[part][1], f"{path}{part}."
    return Text(node, path, tuple(around))


def is_part(node: Node) -> bool:
    return isinstance(node.value, dict) and bool(node.value)
