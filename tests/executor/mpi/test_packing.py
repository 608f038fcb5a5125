"""What is sent arrives as it was: every kind of value that operators give, and its degree."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from shardproof.executor.domains import Degree, Exponentials, Family, Field, Parts, Tensor
from shardproof.executor.mpi.packing import pack, unpack
from shardproof.executor.run.ops.dispatch import Sent
from shardproof.executor.run.ops.router import Routes
from shardproof.executor.run.state.rank import Blocks, Entries, Pair

FIELD = Field(trials=2)
X = FIELD.random("x", (3, 5))
OVER = FIELD.reciprocal(X)
ROUTES = Routes(np.array([[[True, False, True]]]), X)


def told(value: object) -> str:
    """A value in words: arrays with their bytes, and everything else as it prints."""
    match value:
        case np.ndarray():
            return f"{value.dtype.str} {value.shape} {value.tobytes().hex()}"
        case Tensor(values, degree):
            return f"({told(values)}, {degree.numerator}, {dict(degree.families)})"
        case Exponentials(values, shift):
            return f"exp({told(values)}, {told(shift)})"
        case Parts(numerator, denominator, shift):
            return f"parts({told(numerator)}, {told(denominator)}, {told(shift)})"
        case Blocks(parts):
            return f"blocks({told(parts)})"
        case Pair(keys, values):
            return f"pair({told(keys)}, {told(values)})"
        case Sent(sources, values):
            return f"sent({sources}, {told(values)})"
        case Routes(chosen, weights):
            return f"routes({told(chosen)}, {told(weights)})"
        case Entries():
            return f"entries({value.slots}, {told(value.keys)}, {told(value.values)})"
        case tuple() | list():
            items = cast("list[object]", value)
            kind = "tuple" if isinstance(value, tuple) else "list"
            return f"{kind}({', '.join(map(told, items))})"
        case dict():
            pairs = cast("dict[object, object]", value).items()
            return f"dict({', '.join(f'{key}: {told(each)}' for key, each in pairs)})"
        case _:
            return repr(value)


@pytest.mark.parametrize(
    "value",
    [
        None,
        X,
        OVER,
        FIELD.mul(OVER, X),
        Exponentials(X, None),
        Blocks((Parts(X, OVER, None), Parts(OVER, X, np.ones((2, 3))))),
        Pair(X, OVER),
        Sent((0, 2), (X, ROUTES)),
        {(0, 1): Entries([0, 2, 3], X, OVER), (1, 1): Entries([], X, X)},
        (None, [1, (2, "three")], X.values[:, ::2], np.zeros((2, 0, 3), np.bool_)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_value_arrives_as_it_was_sent(value: object) -> None:
    message = unpack(memoryview(bytearray(pack({"at": [0, 1]}, value))))
    assert message.head == {"at": [0, 1]}
    assert told(message.value()) == told(value)


def test_what_two_ranks_divide_by_is_one_family_when_it_comes_back() -> None:
    sent = unpack(memoryview(bytearray(pack({}, OVER)))).value()
    assert isinstance(sent, Tensor)
    assert FIELD.add(sent, OVER).degree == OVER.degree
    assert OVER.degree.families


def test_nothing_else_is_sent() -> None:
    with pytest.raises(TypeError, match="how a Family is sent"):
        pack({}, Family(1, 1, b""))
    assert Degree(1) == unpack(memoryview(bytearray(pack({}, Degree(1))))).value()
