"""A published Hugging Face `config.json` as a `Model`.

Every key of the file is of one class: read; harmless, since no plan can touch
what it says; or of unknown meaning, and then the model carries an `Unmodelled`
entry and no verdict about it is better than unknown. Of a family without a
reader nothing else is read (`unread.py`).
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from typing import cast

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model import limits
from shardproof.spec.model.attention import flag
from shardproof.spec.model.blocks import layer_count
from shardproof.spec.model.classes import sort_around, sort_fields
from shardproof.spec.model.families import family_of
from shardproof.spec.model.family import Family
from shardproof.spec.model.layers import stack
from shardproof.spec.model.model import Model
from shardproof.spec.model.of_blocks import with_blocks
from shardproof.spec.model.reader import Reader
from shardproof.spec.model.rope import scaling
from shardproof.spec.model.stored import stored
from shardproof.spec.model.text import Text, find_text
from shardproof.spec.model.whole import family_name, is_tied, model_name, refuse_encoders
from shardproof.spec.model.write import MARK
from shardproof.spec.record import replace
from shardproof.spec.source.node import Node


def model_from_config(
    source: str | os.PathLike[str] | Mapping[str, object], family: str | None = None
) -> Model:
    """The model of a file, or of the mapping that such a file holds, read as one of `family`."""
    if isinstance(source, Mapping):
        node = node_of(source, Place(""))
    else:
        from shardproof.spec.source.read import read_file  # a mapping needs no parser

        node = read_file(os.fspath(source))
    if family is not None:
        from shardproof.spec.model.read_as import read_as

        node = read_as(node, family)
    return model_from_node(node)


def node_of(value: object, place: Place, depth: int = 0) -> Node:
    """A value from a program, with no place but the one it is given."""
    if depth > 64:
        raise InputErrors(InputError("MODEL-SHAPE", "nested more than 64 deep", place))
    if value is None or isinstance(value, (str, bool, int, float)):
        return Node(value, place)
    if isinstance(value, (list, tuple)):
        items = cast("list[object]", value)
        return Node(tuple(node_of(item, place, depth + 1) for item in items), place)
    if isinstance(value, Mapping):
        entries = cast("Mapping[object, object]", value)
        if all(isinstance(key, str) for key in entries):
            nodes = {str(k): (place, node_of(v, place, depth + 1)) for k, v in entries.items()}
            return Node(nodes, place)
    message = f"a value of type {type(cast('object', value)).__name__} is nothing that JSON holds"
    raise InputErrors(InputError("MODEL-TYPE", message, place, help="give plain JSON values"))


def model_from_node(node: Node, name: str | None = None) -> Model:
    """The model that a parsed config describes, or every error in it at once.

    A file in our own form (`write.py`) is read as such.
    """
    if isinstance(node.value, dict) and MARK in node.value:
        from shardproof.spec.model.neutral import model_from_neutral  # few files are

        return model_from_neutral(node)
    text = find_text(node)
    if not isinstance(text.node.value, dict):
        right = "give the content of a published config.json"
        kind = "a list" if isinstance(text.node.value, tuple) else "a single value"
        message = f"a model's config is a mapping, and this is {kind}"
        raise InputErrors(InputError("MODEL-SHAPE", message, node.place, "", right))
    reader = Reader(text.node.value, text.node.place, text.path)
    model_type = family_name(reader, text)
    refuse_encoders(reader, text, model_type)
    if reader.errors:
        raise InputErrors(reader.errors)  # without a family there is nothing more to read
    family = family_of(model_type)
    if family is None:
        from shardproof.spec.model.unread import refuse_others, unread  # few models are

        if not model_type:
            refuse_others(reader, text)
        return unread(model_name(reader, text, name) or model_type or "model", model_type, text)
    reader.defaults = family.defaults
    model = build(reader, family, text, model_type, name)
    if reader.errors:
        once = dict.fromkeys(reader.errors)  # a flag of several linears is read for each
        order = sorted(once, key=lambda e: (e.place or Place(""), e.field, e.code))
        raise InputErrors(order)
    return model


def build(reader: Reader, family: Family, text: Text, model_type: str, name: str | None) -> Model:
    names = family.names
    hidden = reader.integer(names.hidden, limits.HIDDEN)
    vocab = reader.integer(names.vocab, limits.VOCAB, low=limits.LEAST_VOCAB)
    count = layer_count(reader, family)
    positions = reader.maybe_integer(names.positions, limits.POSITIONS)
    if family.positions == "learned" and positions is None:
        reader.missing(names.positions, reader.find(names.positions)[1], "how many positions")
    scaling(reader, family)
    layers = stack(reader, family, hidden, count)
    scales = {
        field: unless_one(reader.number(field))
        for field in (family.embedding_scale, family.residual_scale, family.logit_scale)
        if field
    }
    divisor = reader.number(family.logit_divisor) if family.logit_divisor else None
    norm_bias, head_bias = flag(reader, family.norm_bias), flag(reader, family.head_bias)
    tied = is_tied(reader, family, text)
    caps = family.softcaps or family.final_softcap
    softcap = reader.number("final_logit_softcapping") if caps else None
    sort_fields(reader, family, hidden)
    sort_around(reader, text)
    found = Model(
        name=model_name(reader, text, name) or model_type or "model",
        family=model_type,
        hidden=hidden,
        vocab=vocab,
        kinds=layers.kinds,
        layers=layers.layers,
        norm=family.norm,
        norm_bias=norm_bias,
        tied=tied,
        head_bias=head_bias,
        max_positions=positions if family.positions == "learned" else None,
        embedding_scale=(
            math.sqrt(hidden) if family.embedding_root else scales.get(family.embedding_scale)
        ),
        embedding_norm=family.embedding_norm,
        residual_scale=scales.get(family.residual_scale),
        layer_scale=family.layer_scale,
        logit_scale=unless_one(1 / divisor) if divisor else scales.get(family.logit_scale),
        logit_softcap=softcap,
        unmodelled=tuple(dict.fromkeys(reader.unmodelled)),
        notes=tuple(dict.fromkeys(reader.notes)),
    )
    if reader.errors:
        return found
    precision, note = stored(text, found)
    found = replace(found, stored=precision, notes=(*found.notes, *([note] if note else [])))
    return with_blocks(text, found)


def unless_one(scale: float | None) -> float | None:
    """A multiplier, or None where it changes nothing."""
    return None if scale == 1 else scale
