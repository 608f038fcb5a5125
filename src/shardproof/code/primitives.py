"""What JAX's primitives do to exact numbers, and to concrete integers.

A value is an `Exact` where JAX has floats, and a plain array where it has integers or booleans.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import prod
from typing import Any, cast

import numpy as np

from shardproof.code.exact import exact
from shardproof.code.indexing import along, window_positions
from shardproof.code.whole import whole
from shardproof.executor.code.field import CodeField, choose, joined
from shardproof.executor.code.values import Exact, Opaque, flattened
from shardproof.executor.domains.tensor import Array, Shape

Value = Exact | Array
Params = Mapping[str, Any]
Move = Callable[[Array], Array]


def shape_of(value: Value) -> Shape:
    return cast("Shape", cast("Any", value).shape)


def moved(value: Value, move: Move) -> Value:
    """A value elsewhere; the move is given arrays with one more axis, in front."""
    if isinstance(value, Exact):
        return value.moved(move)
    return move(value[None])[0]


def over(axis: int, index: slice | Array) -> tuple[Any, ...]:
    return (*(slice(None),) * (axis + 1), index)


# --- what moves values ---


def _broadcast_in_dim(x: Value, p: Params) -> Value:
    shape, dims = tuple(p["shape"]), tuple(p["broadcast_dimensions"])
    inner = [1] * len(shape)
    for axis, to in enumerate(dims):
        inner[to] = x.shape[axis]
    return moved(x, lambda v: np.broadcast_to(v.reshape(v.shape[0], *inner), (v.shape[0], *shape)))


def _reshape(x: Value, p: Params) -> Value:
    if p.get("dimensions") is not None:
        raise Opaque("a reshape that permutes")
    return moved(x, lambda v: v.reshape(v.shape[0], *p["new_sizes"]))


def _transpose(x: Value, p: Params) -> Value:
    return moved(x, lambda v: v.transpose(0, *(axis + 1 for axis in p["permutation"])))


def _squeeze(x: Value, p: Params) -> Value:
    return moved(x, lambda v: v.squeeze(tuple(axis + 1 for axis in p["dimensions"])))


def _expand(x: Value, p: Params) -> Value:
    return moved(x, lambda v: np.expand_dims(v, tuple(axis + 1 for axis in p["dimensions"])))


def _slice(x: Value, p: Params) -> Value:
    steps = p["strides"] or (1,) * len(x.shape)
    cuts = zip(p["start_indices"], p["limit_indices"], steps, strict=True)
    index = (slice(None), *(slice(a, b, s) for a, b, s in cuts))
    return moved(x, lambda v: v[index])


def _rev(x: Value, p: Params) -> Value:
    return moved(x, lambda v: np.flip(v, tuple(axis + 1 for axis in p["dimensions"])))


def starts_of(indices: Sequence[Value], shape: Shape, sizes: Sequence[int]) -> list[int]:
    """Where a dynamic slice begins: within bounds, whatever it was asked."""
    found: list[int] = []
    for index, size, part in zip(indices, shape, sizes, strict=True):
        assert not isinstance(index, Exact)  # noqa: S101  (JAX has integers there)
        found.append(int(np.clip(int(index), 0, size - part)))
    return found


def _dynamic_slice(p: Params, x: Value, indices: Sequence[Value]) -> Value:
    begin = starts_of(indices, x.shape, p["slice_sizes"])
    index = (slice(None), *(slice(a, a + n) for a, n in zip(begin, p["slice_sizes"], strict=True)))
    return moved(x, lambda v: v[index])


class Table:
    """JAX's primitives over one field."""

    def __init__(self, field: CodeField) -> None:
        self.field = field

    def apply(
        self, name: str, params: Params, operands: Sequence[Value], kinds: Sequence[Any]
    ) -> list[Value]:
        """The results; `kinds` are the dtypes and shapes that JAX gives them."""
        if (one := MOVES.get(name)) is not None:
            return [one(operands[0], params)]
        if name in SAME:
            return list(operands)
        match name:
            case "sort":
                return self.sort(params, operands)
            case "top_k":
                return self.top_k(params, operands)
            case "split":
                return self.split(params, operands)
            case "unstack":
                (x,), axis = operands, int(params["axis"])
                count = shape_of(x)[axis]
                return [moved(x, lambda v, i=i: v.take(i, axis + 1)) for i in range(count)]
            case _ if (made := self.one(name, params, operands)) is not None:
                return [made]
            case _ if any(isinstance(each, Exact) for each in operands):
                return [exact(self.field, name, params, [self.exact(each) for each in operands])]
            case _:
                made = whole(name, params, [np.asarray(each) for each in operands])
                return [made.astype(kinds[0].dtype)]

    def one(  # noqa: C901  (a table of match arms)
        self, name: str, p: Params, operands: Sequence[Value]
    ) -> Value | None:
        """What is one thing for all kinds of numbers."""
        match name, *operands:
            case ("convert_element_type", x):
                return self.convert(p, x)
            case ("select_n", which, *cases):
                return self.select(which, cases)
            case ("concatenate", *parts):
                return self.joined(parts, p["dimension"])
            case ("stack", *parts):
                axis = p["axis"]
                return self.joined([_expand(each, {"dimensions": (axis,)}) for each in parts], axis)
            case ("tile", x):
                reps = tuple(p["reps"])
                return moved(x, lambda v: np.tile(v, (1, *reps)))
            case ("ragged_dot_general", a, b, sizes):
                return self.ragged_dot(p, a, b, sizes)
            case ("pad", x, value):
                return self.pad(p, x, value)
            case ("gather", x, indices):
                return self.gather(p, x, indices)
            case (("scatter" | "scatter-add" | "scatter-sub"), x, indices, updates):
                how = "set" if name == "scatter" else "add"
                if name == "scatter-sub":
                    updates = (
                        self.field.negative(updates) if isinstance(updates, Exact) else -updates
                    )
                return self.scatter(how, p, x, indices, updates)
            case ("dynamic_slice", x, *indices):
                return _dynamic_slice(p, x, indices)
            case ("dynamic_update_slice", x, update, *indices):
                return self.update_slice(x, update, indices)
            case ("dot_general", a, b):
                return self.dot_general(p, a, b)
            case ("argmax" | "argmin", x):
                return self.argmax(p, x, least=name == "argmin")
            case ("iota",):
                return self.iota(p)
            case ("platform_index",):
                return here(p)
            case (("eq" | "ne" | "lt" | "le" | "gt" | "ge"), a, b):
                return self.compare(name, a, b)
            case _:
                return None

    def exact(self, value: Value) -> Exact:
        return value if isinstance(value, Exact) else self.field.integers(value)

    def constant(self, value: Any) -> Value:
        """A constant of the program's text."""
        array = np.asarray(value)
        if is_float(array.dtype):
            return self.field.constants(array)
        if array.dtype.kind not in "iub":
            raise Opaque(f"numbers of kind {array.dtype}")
        return array

    # --- with a field at hand ---

    def convert(self, p: Params, x: Value) -> Value:
        kind = np.dtype(p["new_dtype"]) if not hasattr(p["new_dtype"], "_rules") else None
        if kind is None:
            raise Opaque("random keys")
        if is_float(kind):
            return self.exact(x)
        if kind.kind not in "iub":
            raise Opaque(f"numbers of kind {kind}")
        if not isinstance(x, Exact):
            return x.astype(kind)
        if kind.kind == "b":
            return self.field.compared("ne", x, self.field.number(0))
        return self.field.whole(x, kind)

    def select(self, which: Value, cases: Sequence[Value]) -> Value:
        assert not isinstance(which, Exact)  # noqa: S101
        index = which.astype(np.int64)
        if not any(isinstance(each, Exact) for each in cases):
            return (
                np.choose(index, cast("list[Array]", list(cases))) if len(cases) <= 32 else cases[0]
            )
        made = self.exact(cases[0])
        for at, each in enumerate(cases[1:], 1):
            made = choose(self.field, index == at, self.exact(each), made)
        return made

    def joined(self, parts: Sequence[Value], axis: int) -> Value:
        if any(isinstance(each, Exact) for each in parts):
            return joined(self.field, [self.exact(each) for each in parts], axis)
        return np.concatenate(cast("Sequence[Array]", parts), axis)

    def pad(self, p: Params, x: Value, value: Value) -> Value:
        config = p["padding_config"]
        shape = tuple(
            n + low + high + max(n - 1, 0) * inner
            for n, (low, high, inner) in zip(x.shape, config, strict=True)
        )
        at = np.full(shape, -1, np.int64)
        source = np.arange(prod(x.shape)).reshape(x.shape)
        to: list[slice] = []
        taken: list[Array] = []
        for n, (low, _, inner), size in zip(x.shape, config, shape, strict=True):
            places = low + np.arange(n) * (inner + 1)
            taken.append((places >= 0) & (places < size))
            to.append(slice(None))
        grid = np.ix_(*(np.flatnonzero(each) for each in taken))
        where = np.ix_(*(
            (low + np.arange(n) * (inner + 1))[keep]
            for n, (low, _, inner), keep in zip(x.shape, config, taken, strict=True)
        ))  # fmt: skip
        if x.shape:
            at[where] = source[grid]
        else:
            at = source
        return self.picked(x, at, value)

    def picked(self, x: Value, at: Array, other: Value) -> Value:
        """Elements by flat position, and another value where the position is below zero."""
        flat = np.maximum(at, 0)
        if prod(x.shape) == 0:
            ones = (1,) * at.ndim
            return moved(
                other,
                lambda v: np.broadcast_to(v.reshape(v.shape[0], *ones), (v.shape[0], *at.shape)),
            )
        made = moved(x, lambda v: flattened(v)[:, flat])
        if (at >= 0).all():
            return made
        if isinstance(made, Exact):
            return choose(self.field, at >= 0, made, self.exact(other))
        return np.where(at >= 0, made, cast("Array", other))

    def gather(self, p: Params, x: Value, indices: Value) -> Value:
        assert not isinstance(indices, Exact)  # noqa: S101
        numbers = p["dimension_numbers"]
        offset = tuple(numbers.offset_dims)
        batch = indices.shape[:-1]
        gone = {*numbers.collapsed_slice_dims, *numbers.operand_batching_dims}
        free = [size for axis, size in enumerate(p["slice_sizes"]) if axis not in gone]
        rank = len(batch) + len(offset)
        rest, inner = iter(batch), iter(free)
        out = tuple(next(inner) if axis in offset else next(rest) for axis in range(rank))
        mode = str(p["mode"])
        flat, inside = window_positions(
            x.shape, indices, tuple(p["slice_sizes"]), out, dims_of(numbers, offset),
            clip="CLIP" in mode or "PROMISE" in mode,
        )  # fmt: skip
        fill = p.get("fill_value")
        if isinstance(x, Exact):
            other: Value = self.field.constants(np.array(np.nan if fill is None else fill))
        else:
            other = np.array(outside(x.dtype) if fill is None else fill, x.dtype)
        return self.picked(x, np.where(inside, flat, -1), other)

    def scatter(self, how: str, p: Params, x: Value, indices: Value, updates: Value) -> Value:
        assert not isinstance(indices, Exact)  # noqa: S101
        numbers = p["dimension_numbers"]
        offset: Shape = tuple(numbers.update_window_dims)
        window = [1] * len(x.shape)
        sizes = shape_of(updates)
        inner = iter([sizes[axis] for axis in offset])
        for axis in range(len(x.shape)):
            if (
                axis not in numbers.inserted_window_dims
                and axis not in numbers.operand_batching_dims
            ):
                window[axis] = next(inner)
        kept = {
            "offset": offset, "collapsed": tuple(numbers.inserted_window_dims),
            "map": tuple(numbers.scatter_dims_to_operand_dims),
            "batching": tuple(numbers.operand_batching_dims),
            "partners": tuple(numbers.scatter_indices_batching_dims),
        }  # fmt: skip
        mode = str(p["mode"])
        flat, inside = window_positions(
            x.shape,
            indices,
            tuple(window),
            updates.shape,
            kept,
            clip="CLIP" in mode or "PROMISE" in mode,
        )
        keep, count = inside.ravel(), prod(x.shape)
        to = flat.ravel()[keep]
        if how == "set" and len(np.unique(to)) == len(to):
            at = np.full(count, -1, np.int64)
            at[to] = np.flatnonzero(keep)
            at = at.reshape(x.shape)
            taken = self.picked(
                updates,
                at,
                moved(updates, lambda v: flattened(v)[:, 0] * 0 if v.size else v),
            )
            if isinstance(x, Exact):
                return choose(self.field, at >= 0, self.exact(taken), x)
            return np.where(at >= 0, cast("Array", taken), x)
        if how not in ("add", "set"):
            raise Opaque(f"scatter of kind {how}")
        if how == "set":
            raise Opaque("a scatter that writes one place twice, in whatever order")
        if not isinstance(x, Exact):
            total = x.reshape(-1).copy()
            np.add.at(total, to, cast("Array", updates).reshape(-1)[keep])
            return total.reshape(x.shape)
        source = self.exact(updates).moved(lambda v: flattened(v)[:, keep])
        made = self.field.at_places(source, to, count)
        return self.field.add(x, made.moved(lambda v: v.reshape(v.shape[0], *x.shape)))

    def update_slice(self, x: Value, update: Value, indices: Sequence[Value]) -> Value:
        begin = starts_of(indices, x.shape, update.shape)
        at = np.full(x.shape, -1, np.int64)
        cut = tuple(slice(a, a + n) for a, n in zip(begin, update.shape, strict=True))
        at[cut] = np.arange(prod(update.shape)).reshape(update.shape)
        if isinstance(x, Exact) or isinstance(update, Exact):
            x, update = self.exact(x), self.exact(update)
            if at.size == 0 or update.size == 0:
                return x
            new = self.picked(update, np.maximum(at, 0), update)
            return choose(self.field, at >= 0, self.exact(new), x)
        made = x.copy()
        made[cut] = update
        return made

    def dot_general(self, p: Params, a: Value, b: Value) -> Value:
        (left, right), (batch_a, batch_b) = p["dimension_numbers"]
        rows = [axis for axis in range(len(a.shape)) if axis not in left and axis not in batch_a]
        columns = [
            axis for axis in range(len(b.shape)) if axis not in right and axis not in batch_b
        ]
        lead: list[int] = [a.shape[axis] for axis in batch_a]
        m = prod(shape_of(a)[axis] for axis in rows)
        n = prod(shape_of(b)[axis] for axis in columns)
        k = prod([shape_of(a)[axis] for axis in cast("Shape", left)])
        shape: Shape = (
            *lead,
            *(a.shape[axis] for axis in rows),
            *(b.shape[axis] for axis in columns),
        )

        def first(v: Array) -> Array:
            v = v.transpose(0, *(axis + 1 for axis in (*batch_a, *rows, *left)))
            return v.reshape(v.shape[0], *lead, m, k)

        def second(v: Array) -> Array:
            v = v.transpose(0, *(axis + 1 for axis in (*batch_b, *right, *columns)))
            return v.reshape(v.shape[0], *lead, k, n)

        x, y = moved(a, first), moved(b, second)
        if isinstance(x, Exact) or isinstance(y, Exact):
            made: Value = self.field.dot(self.exact(x), self.exact(y))
        else:
            made = x @ y
        return moved(made, lambda v: v.reshape(v.shape[0], *shape))

    def ragged_dot(self, p: Params, a: Value, b: Value, sizes: Value) -> Value:
        """Rows in groups, each with a matrix of its own; rows beyond the groups give zero."""
        d = p["ragged_dot_dimension_numbers"]
        plain = (((1,), (1,)), ((), ()))
        groups = tuple(d.lhs_ragged_dimensions), tuple(d.rhs_group_dimensions)
        offset = p.get("group_offset")
        if d.dot_dimension_numbers != plain or groups != ((0,), (0,)) or offset is not None:
            raise Opaque("a ragged product of another kind")
        rows, done = self.exact(a), 0
        parts: list[Value] = []
        for at, size in enumerate(np.asarray(sizes).tolist()):
            own = rows.moved(lambda v, i=done, n=size: v[:, i : i + n])
            parts.append(self.field.dot(own, self.exact(b).moved(lambda v, i=at: v[:, i])))
            done += size
        parts.append(self.field.zeros((max(rows.shape[0] - done, 0), shape_of(b)[2])))
        return self.joined(parts, 0)

    def sort(self, p: Params, operands: Sequence[Value]) -> list[Value]:
        axis = p["dimension"]
        keys = [self.ranks(each) for each in operands[: p["num_keys"]]]
        order = np.indices(keys[0].shape)[axis] if keys[0].ndim else np.zeros((), np.int64)
        for key in reversed(keys):
            again = np.argsort(np.take_along_axis(key, order, axis), axis, kind="stable")
            order = np.take_along_axis(order, again, axis)
        return [self.taken(each, order, axis) for each in operands]

    def taken(self, x: Value, at: Array, axis: int) -> Value:
        def along(v: Array) -> Array:
            whole = np.broadcast_to(v, (v.shape[0], *x.shape))
            return np.take_along_axis(whole, np.broadcast_to(at, (v.shape[0], *at.shape)), axis + 1)

        return moved(x, along)

    def ranks(self, x: Value) -> Array:
        return self.field.rank(x) if isinstance(x, Exact) else x

    def top_k(self, p: Params, operands: Sequence[Value]) -> list[Value]:
        (x,) = operands
        axis = p.get("axis", len(x.shape) - 1)
        at: Array = np.argsort(~self.ranks(x), axis, kind="stable")
        at = at.take(np.arange(int(p["k"])), axis)
        return [self.taken(x, at, axis), at.astype(np.int32)]

    def argmax(self, p: Params, x: Value, *, least: bool) -> Value:
        (axis,) = p["axes"]
        ranks = self.ranks(x)
        at = ranks.argmin(axis) if least else ranks.argmax(axis)
        return np.asarray(at).astype(p["index_dtype"])

    def iota(self, p: Params) -> Value:
        shape: Shape = tuple(p["shape"])
        axis = int(p["dimension"])
        steps = along(shape[axis], axis, len(shape))
        whole = np.broadcast_to(steps, shape)
        kind: np.dtype[Any] = np.dtype(p["dtype"])
        return self.field.integers(whole) if is_float(kind) else whole.astype(kind)

    def split(self, p: Params, operands: Sequence[Value]) -> list[Value]:
        (x,), axis = operands, p["axis"]
        edges = np.cumsum((0, *p["sizes"]))
        pairs = pairwise(edges)
        return [
            moved(x, lambda v, a=int(a), b=int(b): v[over(axis, slice(a, b))]) for a, b in pairs
        ]

    def compare(self, name: str, a: Value, b: Value) -> Value:
        if isinstance(a, Exact) or isinstance(b, Exact):
            return self.field.compared(name, self.exact(a), self.exact(b))
        return COMPARISONS[name](a, b)


COMPARISONS: dict[str, Callable[[Array, Array], Array]] = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal,
    "gt": np.greater, "ge": np.greater_equal,
}  # fmt: skip


def here(p: Params) -> Array:
    """The branch of a function that has one for each platform: that of this processor."""
    for at, names in enumerate(p["platforms"]):
        if names is None or "cpu" in names:
            return np.asarray(at, np.int32)
    raise Opaque("a function that has no branch for a processor")


def outside(kind: np.dtype[Any]) -> int | bool:
    """What JAX reads of integers outside of an array."""
    if kind.kind == "b":
        return True
    return int(np.iinfo(kind).min if kind.kind == "i" else np.iinfo(kind).max)


def dims_of(numbers: Any, offset: tuple[int, ...]) -> dict[str, Any]:
    return {
        "offset": offset, "collapsed": tuple(numbers.collapsed_slice_dims),
        "map": tuple(numbers.start_index_map),
        "batching": tuple(numbers.operand_batching_dims),
        "partners": tuple(numbers.start_indices_batching_dims),
    }  # fmt: skip


def is_float(kind: np.dtype[Any]) -> bool:
    return kind.kind == "f" or "float" in kind.name


SAME = frozenset({
    "copy", "copy_p", "stop_gradient", "optimization_barrier", "reduce_precision", "name",
    "pvary", "pcast", "reshard", "mesh_cast", "sharding_constraint", "device_put",
    "layout_constraint", "real",
})  # fmt: skip
"""What changes no number; rounding to fewer bits is an assumption of the verdict."""

MOVES: dict[str, Callable[[Value, Params], Value]] = {
    "broadcast_in_dim": _broadcast_in_dim, "reshape": _reshape, "transpose": _transpose,
    "squeeze": _squeeze, "expand_dims": _expand, "slice": _slice, "rev": _rev,
}  # fmt: skip

__all__ = ["SAME", "Table", "Value", "moved", "over"]
