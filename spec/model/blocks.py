"""Layers of one block each: attention, a state, a dense block, or experts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from shardproof.spec.model import limits
from shardproof.spec.model.family import Family
from shardproof.spec.model.reader import Reader, shown
from shardproof.spec.source.node import Node

Block = Literal["state", "attention", "dense", "experts"]
LETTERS: Mapping[str, Block] = {"M": "state", "*": "attention", "-": "dense", "E": "experts"}
WORDS: Mapping[str, Block] = {
    "mamba": "state",
    "linear_attention": "state",
    "attention": "attention",
    "full_attention": "attention",
    "mlp": "dense",
    "moe": "experts",
}
LIST, PATTERN = "layers_block_type", "hybrid_override_pattern"


def layer_count(reader: Reader, family: Family) -> int:
    """How many layers there are, which a list of their blocks may say in place of a number."""
    names = family.names.layers
    listed = reader.fields.get(LIST)
    if not family.one_block or reader.find(names)[1] is not None or listed is None:
        return reader.integer(names, limits.LAYERS)
    blocks = listed[1].value
    count = len(blocks) if isinstance(blocks, tuple) else 0
    if not 1 <= count <= limits.LAYERS:
        right = f"give a list of 1 to {limits.LAYERS} blocks"
        reader.wrong("MODEL-LENGTH", LIST, listed[1], "no layers", right)
        return 1
    return count


def blocks_of(reader: Reader, count: int) -> Sequence[Block]:
    """The block of each layer; where a list and a pattern are both there, they have to agree."""
    listed, written = _listed(reader, count), _written(reader, count)
    found = listed or written
    if not found:
        if reader.fine((LIST, PATTERN)):
            reader.missing((LIST, PATTERN), None, "the block of each layer")
        return ("state",) * count
    if listed and written and listed != written:
        reader.not_modelled(
            PATTERN, f"{LIST} says otherwise, and engines differ on which they read"
        )
    if "attention" not in found and "state" not in found:
        reader.not_modelled(LIST if listed else PATTERN, "no layer attends or carries a state")
    return found


def _listed(reader: Reader, count: int) -> Sequence[Block]:
    nodes = reader.sequence(LIST, count)
    if nodes is None:
        return ()
    found: list[Block] = []
    for index, node in enumerate(nodes):
        block = WORDS.get(node.value) if isinstance(node.value, str) else None
        if block is None:
            right = "one of " + ", ".join(WORDS)
            reader.wrong("MODEL-RANGE", f"{LIST}[{index}]", node, "no kind of block", right)
            return ()
        found.append(block)
    return found


def _written(reader: Reader, count: int) -> Sequence[Block]:
    _, node = reader.find((PATTERN,))
    if node is None or node.value is None:
        return ()
    if not isinstance(node.value, str) or set(node.value) - LETTERS.keys():
        right = "letters M, *, - and E, one for each layer"
        reader.wrong("MODEL-RANGE", PATTERN, node, "no pattern of blocks", right)
        return ()
    if len(node.value) != count:
        return _of_another_length(reader, node, count)
    return [LETTERS[letter] for letter in node.value]


def _of_another_length(reader: Reader, node: Node, count: int) -> Sequence[Block]:
    letters = len(node.value) if isinstance(node.value, str) else 0
    right = f"give one letter for each of the {count} layers"
    message = f"{reader.path}{PATTERN} is {shown(node)}: {letters} letters, {count} are due"
    reader.fault("MODEL-LENGTH", PATTERN, message, right, node.place)
    return ()
