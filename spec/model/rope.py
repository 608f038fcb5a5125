"""What a config says about rotation, as far as it is no mere table of angles.

The angles may be anything, since a plan keeps the table. Two things remain: how
much of a head is rotated, and whether the table depends on the tokens that are
seen, which is then a different function for a rank that sees fewer.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from shardproof.spec.errors import Place
from shardproof.spec.model.family import Family
from shardproof.spec.model.reader import NUMBER_LIMIT, Keys, Reader, shown
from shardproof.spec.source.node import Node

TABLES = frozenset(
    {"default", "linear", "llama3", "yarn", "deepseek_yarn", "longrope", "su", "mrope", "ntk"}
)
"""Kinds of scaling that are a function of the position alone."""

LENGTH = "the angles depend on the length that is seen"
GROWING = "queries are scaled by their position"
SWITCHED = "the long or the short table is taken once for all lengths, as serving engines do"


def rotary_factor(reader: Reader, keys: Keys, kind: str = "") -> float:
    """Which share of a head's dimensions is rotated; of a layer's kind, where kinds differ."""
    if not keys:
        return 1.0
    inner = of_kind(reader, kind)
    key, node = reader.find(keys)
    if node is not None and node.value is not None:
        return reader.number(key, high=1.0) or 1.0
    if inner is None:
        default = plain_number(reader.defaults.get(keys[0]))
        return 1.0 if default is None else default
    share = plain_number(inner.value)
    if share is not None and 0 < share <= 1:
        return share
    name, right = "rope_parameters.partial_rotary_factor", "give a number above 0, at most 1"
    reader.wrong("MODEL-RANGE", name, inner, "no share of a head", right)
    return 1.0


def of_kind(reader: Reader, kind: str) -> Node | None:
    """The share that `rope_parameters` states: of all layers, or of those of a kind."""
    whole = within(reader, "rope_parameters", "partial_rotary_factor")
    _, node = reader.find(("rope_parameters",))
    if whole is not None or node is None or not isinstance(node.value, dict):
        return whole
    kinds = {name: child.value for name, (_, child) in node.value.items()}
    said = {
        name: table["partial_rotary_factor"][1]
        for name, table in kinds.items()
        if isinstance(table, dict) and "partial_rotary_factor" in table
    }
    if kind:
        return said.get(kind)
    if len({share.value for share in said.values() if not isinstance(share.value, dict)}) > 1:
        why = "layers of two kinds rotate other shares of a head"
        reader.not_modelled("rope_parameters", why)
    return next(iter(said.values()), None)


def stated_share(reader: Reader, keys: Keys) -> float | None:
    """The share that the file itself states, or None."""
    inner = within(reader, "rope_parameters", "partial_rotary_factor")
    stated = [reader.find((key,))[1] for key in keys]
    numbers = [plain_number(node.value) for node in (*stated, inner) if node is not None]
    return next((number for number in numbers if number is not None), None)


def plain_number(value: object) -> float | None:
    """A number of a bearable size, or None."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    return float(value) if abs(value) < NUMBER_LIMIT else None


def within(reader: Reader, key: str, name: str) -> Node | None:
    """An entry of a mapping, or None."""
    _, node = reader.find((key,))
    if node is None or not isinstance(node.value, dict) or name not in node.value:
        return None
    return node.value[name][1]


def scaling(reader: Reader, family: Family) -> None:
    """Note what a rotation's scaling does beside changing the angles."""
    # Angles of zero for the rest of a head are a table too, where no field cuts a part off.
    tables = TABLES if family.rotary else TABLES | {"proportional"}
    for key in ("rope_scaling", "rope_parameters"):
        _, node = reader.find((key,))
        if node is None or node.value is None:
            continue
        if not isinstance(node.value, dict):
            reader.wrong("MODEL-TYPE", key, node, "no mapping", "give a mapping, or null")
            continue
        one_kind(reader, key, node.value, tables)
        for name, (_, child) in node.value.items():  # one for each kind of layer
            if isinstance(child.value, dict):
                one_kind(reader, f"{key}.{name}", child.value, tables)


def one_kind(
    reader: Reader, key: str, fields: Mapping[str, tuple[Place, Node]], tables: frozenset[str]
) -> None:
    for name in ("rope_type", "type"):
        if name not in fields or fields[name][1].value is None:
            continue
        kind = fields[name][1]
        if not isinstance(kind.value, str):
            reader.wrong("MODEL-TYPE", f"{key}.{name}", kind, "no name", "give a string")
        elif kind.value == "dynamic" or kind.value not in tables:
            why = LENGTH if kind.value == "dynamic" else "an unknown kind of scaling"
            reader.unmodel(f"{key}.{name}", shown(kind), why)
        elif kind.value in ("longrope", "su"):
            reader.notes.append(f"{reader.path}{key}: {SWITCHED}")
    if "llama_4_scaling_beta" in fields:
        beta = fields["llama_4_scaling_beta"][1]
        if beta.value:
            reader.unmodel(f"{key}.llama_4_scaling_beta", shown(beta), GROWING)


def yarn_scale(reader: Reader) -> float:
    """What YaRN multiplies the scores of latent attention by, beside the angles."""
    for key in ("rope_scaling", "rope_parameters"):
        nodes = within(reader, key, "factor"), within(reader, key, "mscale_all_dim")
        length, share = (plain_number(node.value) if node else None for node in nodes)
        if length is not None and share is not None and length > 1:
            return (0.1 * share * math.log(length) + 1) ** 2
    return 1.0
