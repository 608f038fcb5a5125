"""What ranks send each other, as one run of bytes: a small header in JSON, then the arrays.

    8 bytes    how long the header is
    header     what the message is about, the tree of the value, dtype and shape of each array
    arrays     one behind the other, as they lie in memory

Everything begins at a multiple of 8 bytes.

Nothing is sent but numbers, texts, arrays, and a few kinds of records of them: those that operators
give, and what a domain is made with.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from math import prod
from typing import Any, cast

import numpy as np

from shardproof.executor.domains import Angles, Array, Degree, Exponentials, Family, Parts, Tensor
from shardproof.executor.domains.undefined import met
from shardproof.executor.run.ops.dispatch import Sent
from shardproof.executor.run.ops.router import Routes
from shardproof.executor.run.state.rank import Blocks, Chosen, Entries, Pair
from shardproof.executor.run.trials.planting import Settled
from shardproof.spec.record import dataclass

RECORDS: Mapping[str, type] = {
    kind.__name__: kind
    for kind in (
        Tensor,
        Exponentials,
        Parts,
        Blocks,
        Pair,
        Sent,
        Routes,
        Chosen,
        Entries,
        Settled,
        Angles,
    )
}
Head = dict[str, Any]
"""What a message is about."""
Plain = Any
"""What JSON holds."""


def pack(head: Head, value: object) -> bytes:
    """A message."""
    arrays: list[Array] = []
    tree = _tree(value, arrays)
    kinds = [[array.dtype.str, array.shape] for array in arrays]
    header = filled(json.dumps([head, tree, kinds]).encode(), b" ")
    size = len(header).to_bytes(8, "little")
    return b"".join((size, header, *(filled(a.tobytes(), b"\0") for a in arrays)))


def filled(piece: bytes, by: bytes) -> bytes:
    return piece + by * (-len(piece) % 8)


@dataclass(slots=True)
class Message:
    """A message that has come: what it is about, and the value that is still to be read."""

    head: Head
    tree: Plain
    kinds: list[tuple[str, list[int]]]
    rest: memoryview

    def value(self) -> object:
        arrays: list[Array] = []
        place = 0
        for dtype, shape in self.kinds:
            size = prod(shape)
            found = np.frombuffer(self.rest, np.dtype(dtype), size, place)
            place += found.nbytes + -found.nbytes % 8
            arrays.append(found.reshape(shape))
        return _value(self.tree, arrays)


def unpack(message: memoryview) -> Message:
    start = 8 + int.from_bytes(message[:8], "little")
    head, tree, kinds = json.loads(bytes(message[8:start]))
    return Message(head, tree, kinds, message[start:])


def _tree(value: object, arrays: list[Array]) -> Plain:
    """A value with numbers in place of its arrays: [kind, contents…], or what JSON has itself."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case np.ndarray():
            arrays.append(np.ascontiguousarray(value))
            return ["array", len(arrays) - 1]
        case Degree():
            powers = [
                [family.count, family.degree, family.of.hex(), power]
                for family, power in value.families.items()
            ]
            return ["degree", value.numerator, powers]
        case tuple() | list():
            items = cast("list[object]", value)
            kind = "tuple" if isinstance(value, tuple) else "list"
            return [kind, *(_tree(item, arrays) for item in items)]
        case dict():
            pairs = cast("dict[object, object]", value).items()
            return ["dict", *([_tree(x, arrays) for x in pair] for pair in pairs)]
        case _:
            name = type(value).__name__
            if RECORDS.get(name) is not type(value):
                raise TypeError(f"nothing says how a {name} is sent")
            own = (getattr(value, each.name) for each in fields(cast("Any", value)))
            return [name, *(_tree(item, arrays) for item in own)]


def _value(tree: Plain, arrays: list[Array]) -> object:
    if not isinstance(tree, list):
        return cast("object", tree)
    kind, *rest = cast("list[Plain]", tree)
    return _made(str(kind), rest, arrays)


def _made(kind: str, rest: list[Plain], arrays: list[Array]) -> object:
    match kind:
        case "array":
            return met(arrays[cast("int", rest[0])])
        case "degree":
            families = (
                (Family(n, each, bytes.fromhex(of)), power) for n, each, of, power in rest[1]
            )
            return Degree(rest[0], dict(families))
        case "tuple":
            return tuple(_value(item, arrays) for item in rest)
        case "list":
            return [_value(item, arrays) for item in rest]
        case "dict":
            return {_value(key, arrays): _value(x, arrays) for key, x in rest}
        case _:
            made = cast("Callable[..., object]", RECORDS[kind])
            return made(*(_value(item, arrays) for item in rest))
