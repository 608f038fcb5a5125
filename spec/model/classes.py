"""The class of each field that was not read: harmless, noted, or of unknown meaning."""

from __future__ import annotations

import math

from shardproof.spec.errors import Place
from shardproof.spec.model.family import Family
from shardproof.spec.model.keys import NOTED, is_harmless, is_other_sense
from shardproof.spec.model.model import Unmodelled
from shardproof.spec.model.reader import Reader, is_set, shown
from shardproof.spec.model.text import PARTS, Text, is_part
from shardproof.spec.source.node import Node, Scalar, plain


def sort_fields(reader: Reader, family: Family, hidden: int) -> None:
    """Put every field that was not read in its class."""
    known_beyond(reader, family)
    for key, wanted in family.inert.items():
        value = reader.fields[key][1].value if key in reader.fields else None
        if key not in reader.fields:
            value = family.defaults.get(key, wanted)
        if value is not None and not same(value, wanted):
            reader.not_modelled(key, f"only {said(wanted)} is modelled")
    for key in family.ones:
        for node in reader.sequence(key) or ():
            if node.value != 1 or isinstance(node.value, bool):
                reader.not_modelled(key, "only a list of ones is modelled")
                break
    for key, why in family.must_say.items():
        if not any(map(reader.says, key.split("|"))):
            reader.not_modelled(key.split("|")[0], why)
    if family.equals_hidden and reader.says(family.equals_hidden):
        key = family.equals_hidden
        if reader.fields[key][1].value != hidden and reader.fine(family.names.hidden):
            reader.not_modelled(key, "only the hidden size is modelled")
    known = reader.read | family.harmless | family.inert.keys() | {family.equals_hidden}
    for key, (_, node) in reader.fields.items():
        if isinstance(node.value, float) and not math.isfinite(node.value):
            if key not in reader.faulty:
                right = "give a finite number"
                reader.wrong("MODEL-RANGE", key, node, "no finite number", right)
        elif key not in known and not notice(reader, reader.path, key, node) and is_set(node):
            reader.not_modelled(key, "its meaning is not known here")


def known_beyond(reader: Reader, family: Family) -> None:
    """Name what the family is known to have, and is not modelled."""
    for key, why in family.beyond.items():
        _, node = reader.find((key,))
        if node is not None and is_set(node):
            reader.not_modelled(key, why)


def same(value: object, wanted: Scalar) -> bool:
    """Equal, and not merely as one equals true."""
    return value == wanted and isinstance(value, bool) == isinstance(wanted, bool)


def said(value: Scalar) -> str:
    return shown(Node(value, Place("")))


def notice(reader: Reader, path: str, key: str, node: Node) -> bool:
    """Whether a field is no concern of a plan; what the user should hear of it is noted."""
    if is_other_sense(key):
        if isinstance(node.value, dict) and node.value:
            reader.notes.append(f"{path}{key} is not judged: the plan is that of the text decoder")
        return True
    if key in NOTED:
        if node.value and NOTED[key]:
            reader.notes.append(f"{path}{key}: {NOTED[key]}")
        return True
    return is_harmless(key)


def sort_around(reader: Reader, text: Text) -> None:
    """Put every field around the decoder in its class; the decoder has been read."""
    for path, outer in text.around:
        for key, (_, node) in outer.items():
            if (key in PARTS and is_part(node)) or key == "is_encoder_decoder":
                continue
            if notice(reader, path, key, node) or not is_set(node):
                continue
            inner = reader.fields.get(key)
            if inner is not None and plain(inner[1]) == plain(node):
                continue
            if key == "tie_word_embeddings" and not reader.says(key):
                continue  # read from here
            why = "set outside the text part, and not the same there" if inner else "not known"
            name = f"{path}{key}"
            reader.unmodelled.append(Unmodelled(name, shown(node), why))
