"""The numbers that code is run with: exact ones, and the floats of JAX itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

import numpy as np

from shardproof.code.primitives import SAME, Table, Value, is_float, moved, over
from shardproof.code.rounding import far_apart
from shardproof.executor.code.field import CodeField
from shardproof.executor.code.literals import in_floats, meaning, narrowest
from shardproof.executor.code.readings import Readings, read
from shardproof.executor.code.values import Exact, fingerprint
from shardproof.executor.domains.tensor import Array

Watch = Callable[[Any, Sequence[Value], Sequence[Value]], None]
"""Is told of each operator, its operands and its results."""


class ExactNumbers:
    """Numbers of the field for floats; integers as they are."""

    def __init__(self, field: CodeField, watch: Watch | None = None) -> None:
        self.field, self.table, self.watch = field, Table(field), watch

    def constant(self, value: Any) -> Value:
        return self.table.constant(value)

    def operator(self, eqn: Any, operands: Sequence[Value]) -> list[Value]:
        kinds = [each.aval for each in eqn.outvars]
        made = self.table.apply(eqn.primitive.name, eqn.params, operands, kinds)
        if self.watch is not None:
            self.watch(eqn, operands, made)
        return made

    def logaddexp(self, a: Value, b: Value) -> Value:
        f, x, y = self.field, self.table.exact(a), self.table.exact(b)
        return f.log(f.add(f.exp(x), f.exp(y)))

    def total(self, values: Sequence[Value]) -> Value:
        return self.combined(values, self.field.add, np.add)

    def largest(self, values: Sequence[Value]) -> Value:
        return self.combined(values, self.field.larger, np.maximum)

    def smallest(self, values: Sequence[Value]) -> Value:
        return self.combined(values, self.field.smaller, np.minimum)

    def combined(
        self, values: Sequence[Value], how: Callable[[Exact, Exact], Exact], whole: np.ufunc
    ) -> Value:
        if isinstance(values[0], Exact):
            return reduce(how, [self.table.exact(each) for each in values])
        made: Array = reduce(whole, values)
        return made

    def product(self, a: Value, b: Value) -> Value:
        return self.combined([a, b], self.field.mul, np.multiply)

    def divided(self, value: Value, count: int) -> Value:
        return self.field.div(self.table.exact(value), self.field.integers(np.array(count)))

    def joined(self, values: Sequence[Value], axis: int) -> Value:
        return self.table.joined(values, axis)

    def stacked(self, values: Sequence[Value], axis: int) -> Value:
        return self.joined([moved(v, lambda a: np.expand_dims(a, axis + 1)) for v in values], axis)

    def parted(self, value: Value, parts: int, axis: int) -> list[Value]:
        width = value.shape[axis] // parts
        cuts = (slice(at * width, (at + 1) * width) for at in range(parts))
        return [moved(value, lambda a, c=cut: a[over(axis, c)]) for cut in cuts]

    def unstacked(self, value: Value, axis: int) -> list[Value]:
        return [
            moved(value, lambda a, i=at: a.take(i, axis + 1)) for at in range(value.shape[axis])
        ]

    def nothing(self, like: Value) -> Value:
        return self.field.zeros(like.shape) if isinstance(like, Exact) else np.zeros_like(like)

    def shaped(self, value: Value, like: Value) -> Value:
        return moved(value, lambda a: a.reshape(a.shape[0], *like.shape))

    def cut(self, value: Value, index: tuple[slice, ...]) -> Value:
        return moved(value, lambda a: a[(slice(None), *index)])

    def assembled(
        self, pieces: Sequence[tuple[tuple[slice, ...], Value]], shape: tuple[int, ...]
    ) -> Value:
        """Blocks side by side: axis by axis, the last one first."""
        rows = sorted(pieces, key=lambda piece: tuple(each.start for each in piece[0]))
        for axis in reversed(range(len(shape))):
            made: list[tuple[tuple[slice, ...], Value]] = []
            group: list[tuple[tuple[slice, ...], Value]] = []
            for index, value in rows:
                if group and group[0][0][:axis] != index[:axis]:
                    made.append((group[0][0], self.joined([v for _, v in group], axis)))
                    group = []
                group.append((index, value))
            made.append((group[0][0], self.joined([v for _, v in group], axis)))
            rows = made
        return rows[0][1]

    def same(self, a: Value, b: Value) -> bool:
        return not differing(a, b).any()

    def truth(self, value: Value) -> int:
        return int(value)  # pyright: ignore[reportArgumentType]

    def at(self, value: Value, turn: int) -> Value:
        return moved(value, lambda a: a[:, turn])

    def number(self, value: int, like: Any) -> Value:
        return np.array(value, like.dtype)


def differing(a: Value, b: Value) -> Array:
    """Where two values of one shape differ."""
    if isinstance(a, Exact) and isinstance(b, Exact):
        return fingerprint(a) != fingerprint(b)
    if isinstance(a, Exact) or isinstance(b, Exact):
        return np.ones(a.shape, np.bool_)
    return a != b


MOST_LITERALS = 4096


def meant(value: float, kind: str) -> float:
    if not np.isfinite(value):
        return value
    return in_floats(meaning(value, narrowest(value, kind)))


def widened(params: Mapping[str, Any]) -> dict[str, Any]:
    """With float64 wherever another kind of floats is named: casts between them change nothing."""
    return {
        key: np.dtype(np.float64) if key in KINDS and floating(value) else value
        for key, value in params.items()
    }


KINDS = ("dtype", "new_dtype", "preferred_element_type")


def floating(value: Any) -> bool:
    return value is not None and hasattr(value, "name") and is_float(value)


AROUND = SAME - {"reduce_precision", "real"}
"""What says where values are, and so has a meaning on a mesh alone."""


class Floats:
    """JAX's own numbers, an operator at a time: what the user's code does in floats."""

    def __init__(
        self, error: float, *, wide: bool = False, readings: Readings | None = None
    ) -> None:
        self.error, self.wide, self.readings = error, wide, readings or {}

    def constant(self, value: Any) -> Array:
        """Of floats of the program's text the numbers that they stand for, as in the field."""
        array = np.asarray(value)
        if not is_float(array.dtype):
            return array
        kind = np.dtype(np.float64) if self.wide else array.dtype
        if array.size > MOST_LITERALS:
            return array.astype(kind)
        values, name = read(array.astype(np.float64), array.dtype.name, self.readings)
        flat = [meant(float(each), name) for each in values.ravel()]
        return np.array(flat, np.float64).reshape(array.shape).astype(kind)

    def operator(self, eqn: Any, operands: Sequence[Array]) -> list[Array]:
        if eqn.primitive.name in AROUND:
            return [*operands]
        params = widened(eqn.params) if self.wide else eqn.params
        made = eqn.primitive.bind(*operands, **params)
        made = made if eqn.primitive.multiple_results else [made]
        return [np.asarray(each) for each in made]

    def total(self, values: Sequence[Array]) -> Array:
        made = values[0]
        for each in values[1:]:
            made = (made + each).astype(made.dtype)
        return made

    def largest(self, values: Sequence[Array]) -> Array:
        return np.maximum.reduce([*values])

    def smallest(self, values: Sequence[Array]) -> Array:
        return np.minimum.reduce([*values])

    def product(self, a: Array, b: Array) -> Array:
        return a * b

    def divided(self, value: Array, count: int) -> Array:
        return value / count

    def joined(self, values: Sequence[Array], axis: int) -> Array:
        return np.concatenate([*values], axis)

    def stacked(self, values: Sequence[Array], axis: int) -> Array:
        return np.stack([*values], axis)

    def parted(self, value: Array, parts: int, axis: int) -> list[Array]:
        return np.split(value, parts, axis)

    def unstacked(self, value: Array, axis: int) -> list[Array]:
        return [value.take(at, axis) for at in range(value.shape[axis])]

    def nothing(self, like: Array) -> Array:
        return np.zeros_like(like)

    def shaped(self, value: Array, like: Array) -> Array:
        return value.reshape(like.shape)

    def cut(self, value: Array, index: tuple[slice, ...]) -> Array:
        return value[index]

    def assembled(
        self, pieces: Sequence[tuple[tuple[slice, ...], Array]], shape: tuple[int, ...]
    ) -> Array:
        whole = np.zeros(shape, pieces[0][1].dtype)
        for index, value in pieces:
            whole[index] = value
        return whole

    def same(self, a: Array, b: Array) -> bool:
        return not far_apart(a, b, self.error).any()

    def truth(self, value: Array) -> int:
        return int(value)

    def at(self, value: Array, turn: int) -> Array:
        return value[turn]

    def number(self, value: int, like: Any) -> Array:
        return np.array(value, like.dtype)
