"""PyTorch's operators on numbers of the field, by the name that aten has for them.

What only moves values is run by PyTorch itself, on the positions of the values.
"""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportUnknownLambdaType=false, reportMissingParameterType=false
# pyright: reportUntypedBaseClass=false, reportPrivateUsage=false

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import prod
from typing import Any, cast

import numpy as np

from shardproof.code.exact import FUNCTIONS, exact, remainder
from shardproof.code.primitives import Value, moved
from shardproof.executor.code.field import CodeField, choose, joined, merged
from shardproof.executor.code.values import Exact, Opaque, flattened
from shardproof.executor.domains.tensor import Array

torch: Any = import_module("torch")

MOVERS = frozenset({
    "cat", "stack", "index", "index_select", "gather", "embedding", "repeat", "flip", "roll",
    "clone", "copy", "constant_pad_nd", "masked_fill", "masked_scatter", "masked_select",
    "index_copy", "index_fill", "slice_scatter", "select_scatter", "diagonal_scatter", "where",
    "tril", "triu", "_unsafe_view", "contiguous", "unfold_copy", "take",
    "take_along_dim", "expand_copy",
    "slice_backward", "select_backward", "diag_embed", "rot90", "repeat_interleave", "fill",
    "zero", "_unsafe_index", "permute_copy", "view_copy", "block_diag", "as_strided_copy", "diag",
    "reflection_pad1d", "replication_pad1d", "pixel_shuffle", "channel_shuffle", "narrow_copy",
    "new_full", "full_like", "zeros_like", "ones_like", "new_zeros", "new_ones", "unfold_backward",
    "_index_put_impl", "index_put", "scatter",
})  # fmt: skip
"""What only moves values, and puts numbers of the program's text beside them."""
UNARY = {
    "neg": "neg", "abs": "abs", "sgn": "sign", "sign": "sign", "exp": "exp", "exp2": "exp2",
    "expm1": "expm1", "log": "log", "log2": "log2", "log1p": "log1p", "sqrt": "sqrt",
    "rsqrt": "rsqrt", "sin": "sin", "cos": "cos", "tan": "tan", "tanh": "tanh", "asin": "asin",
    "acos": "acos", "atan": "atan", "asinh": "asinh", "acosh": "acosh", "atanh": "atanh",
    "sinh": "sinh", "cosh": "cosh", "sigmoid": "logistic", "erf": "erf", "erfc": "erfc",
    "erfinv": "erf_inv", "lgamma": "lgamma", "digamma": "digamma", "square": "square",
    "floor": "floor", "ceil": "ceil", "round": "round",
}  # fmt: skip
BINARY = {
    "mul": "mul", "maximum": "max", "minimum": "min", "fmax": "max", "fmin": "min",
    "atan2": "atan2", "pow": "pow",
}  # fmt: skip
COMPARISONS = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge"}
SUMMED = frozenset({"scatter_add", "index_add"})
Kw = Mapping[str, Any]


@dataclass(slots=True)
class Operators:
    """Aten's operators over one field. Operands are values, or numbers of Python."""

    field: CodeField

    # --- operands ---

    def exact(self, value: Any) -> Exact:
        if isinstance(value, Exact):
            return value
        if isinstance(value, np.ndarray):
            array = cast("Array", value)
            return self.field.integers(array) if array.dtype.kind in "iub" else self.given(array)
        if isinstance(value, int):
            return self.field.integers(np.array(int(value)))
        if isinstance(value, float):
            # PyTorch itself gives some numbers of its callers on as float32, such as an epsilon.
            kind = "float32" if float(np.float32(value)) == value else "float64"
            return self.field.constants(np.array(value, np.float64), kind)
        raise Opaque(f"an operand of type {type(value).__name__}")

    def given(self, array: Array, kind: str = "float64") -> Exact:
        """Floats that were there before: numbers of the text, or drawn by their value."""
        return self.field.given(array, kind)

    def both(self, a: Any, b: Any) -> tuple[Exact, Exact]:
        x, y = self.exact(a), self.exact(b)
        shape = np.broadcast_shapes(x.shape, y.shape)
        return spread(x, shape), spread(y, shape)

    # --- table ---

    def apply(self, name: str, args: Sequence[Any], kw: Kw) -> Any:
        """The value, or a list of them; `NotImplemented` where it is made of others."""
        if name in UNARY:
            return exact(self.field, UNARY[name], {}, [self.exact(args[0])])
        if name in BINARY:
            return exact(self.field, BINARY[name], {}, self.both(args[0], args[1]))
        if name in COMPARISONS:
            return self.field.compared(COMPARISONS[name], *self.both(args[0], args[1]))
        how = getattr(self, f"_{name.lstrip('_')}", None)
        return NotImplemented if how is None else how(*args, **kw)

    # --- arithmetic ---

    def _add(self, a: Any, b: Any, *, alpha: Any = 1) -> Exact:
        x, y = self.both(a, b)
        return self.field.add(x, y if alpha == 1 else self.times(y, alpha))

    def _sub(self, a: Any, b: Any, *, alpha: Any = 1) -> Exact:
        x, y = self.both(a, b)
        return self.field.sub(x, y if alpha == 1 else self.times(y, alpha))

    def _rsub(self, a: Any, b: Any, *, alpha: Any = 1) -> Exact:
        return self._sub(b, a, alpha=alpha)

    def times(self, x: Exact, by: Any) -> Exact:
        return self.field.mul(*self.both(x, by))

    def _div(self, a: Any, b: Any, *, rounding_mode: str | None = None) -> Exact:
        made = self.field.div(*self.both(a, b))
        if rounding_mode is None:
            return made
        if rounding_mode == "floor":
            return self.field.rounded("floor", made)
        raise Opaque("a quotient that is rounded towards zero")

    def _floor_divide(self, a: Any, b: Any) -> Exact:
        return self._div(a, b, rounding_mode="floor")

    def _reciprocal(self, a: Any) -> Exact:
        return self.field.reciprocal(self.exact(a))

    def _fmod(self, a: Any, b: Any) -> Exact:
        return remainder(self.field, *self.both(a, b))

    def _remainder(self, a: Any, b: Any) -> Exact:
        x, y = self.both(a, b)
        quotient = self.field.rounded("floor", self.field.div(x, y))
        return self.field.sub(x, self.field.mul(quotient, y))

    def _trunc(self, a: Any) -> Exact:
        return self.field.rounded("trunc", self.exact(a))

    def _relu(self, a: Any) -> Exact:
        return self.field.larger(*self.both(a, 0))

    def _clamp(self, a: Any, low: Any = None, high: Any = None, **kw: Any) -> Exact:
        low, high = kw.get("min", low), kw.get("max", high)
        made = self.exact(a)
        if low is not None:
            made = self.field.larger(*self.both(made, low))
        if high is not None:
            made = self.field.smaller(*self.both(made, high))
        return made

    def _clamp_min(self, a: Any, low: Any) -> Exact:
        return self._clamp(a, low)

    def _clamp_max(self, a: Any, high: Any) -> Exact:
        return self._clamp(a, None, high)

    def _isfinite(self, a: Any) -> Array:
        return self.exact(a).where_plane(0) if self.exact(a).plane is not None else self.yes(a)

    def yes(self, a: Any) -> Array:
        return np.ones(self.exact(a).shape, np.bool_)

    def _isinf(self, a: Any) -> Array:
        x = self.exact(a)
        return x.where_plane(1) | x.where_plane(2)

    def _isnan(self, a: Any) -> Array:
        return self.exact(a).where_plane(3)

    def _logaddexp(self, a: Any, b: Any) -> Exact:
        f = self.field
        x, y = self.both(a, b)
        return f.log(f.add(f.exp(x), f.exp(y)))

    def _logical_not(self, a: Any) -> Array:
        return self.field.compared("eq", *self.both(a, 0))

    # --- functions ---

    def _silu(self, a: Any) -> Exact:
        x = self.exact(a)
        return self.field.mul(x, self.field.logistic(x))

    def _gelu(self, a: Any, *, approximate: str = "none") -> Exact:
        f, x = self.field, self.exact(a)
        half = self.times(x, 0.5)
        if approximate == "tanh":
            cube = self.times(f.power(x, 3), 0.044715)
            inner = self.times(f.add(x, cube), float(np.sqrt(2 / np.pi)))
            return f.mul(half, self._add(f.tanh(inner), 1))
        return f.mul(half, self._add(f.function("erf", self.times(x, 2**-0.5), parity=-1), 1))

    def _softplus(self, a: Any, beta: Any = 1, threshold: Any = 20) -> Exact:
        del threshold  # where floats are the same
        f, x = self.field, self.times(self.exact(a), beta)
        return self._div(f.log(self._add(f.exp(x), 1)), beta)

    def _log_sigmoid_forward(self, a: Any) -> list[Any]:
        f, x = self.field, self.exact(a)
        # The second is a buffer, which PyTorch's derivative does not read.
        return [f.negative(f.log(self._add(f.exp(f.negative(x)), 1))), f.zeros(x.shape)]

    # --- sums and orders ---

    @staticmethod
    def axes(x: Exact, dims: Any) -> tuple[int, ...]:
        rank = len(x.shape)
        if dims is None or (isinstance(dims, (list, tuple)) and not dims):
            return tuple(range(rank))
        several: Sequence[int] = (
            cast("Sequence[int]", dims) if isinstance(dims, (list, tuple)) else (cast("int", dims),)
        )
        return tuple(sorted(axis % rank for axis in several)) if rank else ()

    def reduced(
        self, how: Callable[[Exact, Sequence[int]], Exact], a: Any, dims: Any, keep: Any
    ) -> Exact:
        x = self.exact(a)
        axes = self.axes(x, dims)
        made = how(x, axes)
        if keep and axes:
            shape = [1 if at in axes else n for at, n in enumerate(x.shape)]
            made = made.moved(lambda v: v.reshape(v.shape[0], *shape))
        return made

    def _sum(self, a: Any, dim: Any = None, keepdim: Any = 0, **_: Any) -> Exact:
        return self.reduced(self.field.sum, a, dim, keepdim)

    def _mean(self, a: Any, dim: Any = None, keepdim: Any = 0, **_: Any) -> Exact:
        x = self.exact(a)
        count = prod([x.shape[axis] for axis in self.axes(x, dim)])
        return self._div(self._sum(x, dim, keepdim), count)

    def _var(
        self, a: Any, dim: Any = None, unbiased: Any = 1, keepdim: Any = 0,
        *, correction: Any = None,
    ) -> Exact:  # fmt: skip
        if isinstance(dim, bool):  # of the overload that has no axes
            dim, unbiased = None, dim
        x = self.exact(a)
        away = self._sub(x, self._mean(x, dim, True))
        count = prod([x.shape[axis] for axis in self.axes(x, dim)])
        rest = count - int(bool(unbiased) if correction is None else correction)
        return self._div(self._sum(self.field.power(away, 2), dim, keepdim), rest)

    def _var_mean(
        self,
        a: Any,
        dim: Any = None,
        unbiased: Any = 1,
        keepdim: Any = 0,
        **kw: Any,
    ) -> list[Any]:
        axes = None if isinstance(dim, bool) else dim
        return [self._var(a, dim, unbiased, keepdim, **kw), self._mean(a, axes, keepdim)]

    def _std(self, *args: Any, **kw: Any) -> Exact:
        return self.field.sqrt(self._var(*args, **kw))

    def _amax(self, a: Any, dim: Any = (), keepdim: Any = 0) -> Exact:
        return self.reduced(self.field.maximum, a, dim, keepdim)

    def _amin(self, a: Any, dim: Any = (), keepdim: Any = 0) -> Exact:
        return self.reduced(self.field.minimum, a, dim, keepdim)

    def _prod(self, a: Any, dim: Any = None, keepdim: Any = 0, **_: Any) -> Exact:
        return self.reduced(self.field.product, a, dim, keepdim)

    def _max(self, a: Any, dim: Any = None, keepdim: Any = 0) -> Any:
        if dim is None:
            return self._amax(a)
        if not isinstance(dim, int):
            return self.field.larger(*self.both(a, dim))
        return [self._amax(a, dim, keepdim), self._argmax(a, dim, keepdim)]

    def _min(self, a: Any, dim: Any = None, keepdim: Any = 0) -> Any:
        if dim is None:
            return self._amin(a)
        if not isinstance(dim, int):
            return self.field.smaller(*self.both(a, dim))
        return [self._amin(a, dim, keepdim), self._argmin(a, dim, keepdim)]

    def _argmax(self, a: Any, dim: Any = None, keepdim: Any = 0) -> Array:
        return self.placed(a, dim, keepdim, np.argmax)

    def _argmin(self, a: Any, dim: Any = None, keepdim: Any = 0) -> Array:
        return self.placed(a, dim, keepdim, np.argmin)

    def placed(self, a: Any, dim: Any, keep: Any, how: Callable[..., Any]) -> Array:
        ranks = self.field.rank(self.exact(a))
        if dim is None:
            return np.asarray(how(ranks.ravel()), np.int64)
        if not ranks.ndim:
            return np.zeros((), np.int64)
        return np.asarray(how(ranks, axis=dim, keepdims=bool(keep)), np.int64)

    def _sort(self, a: Any, dim: Any = -1, descending: Any = 0, **kw: Any) -> list[Any]:
        x = self.exact(a)
        dim, descending = kw.get("dim", dim), kw.get("descending", descending)
        ranks = self.field.rank(x)
        at = np.argsort(~ranks if descending else ranks, axis=dim, kind="stable")
        return [self.taken(x, at, dim), at]

    def _topk(self, a: Any, k: Any, dim: Any = -1, largest: Any = 1, *_: Any) -> list[Any]:
        x = self.exact(a)
        ranks = self.field.rank(x)
        at = np.argsort(~ranks if largest else ranks, axis=dim, kind="stable")
        at = at.take(np.arange(k), axis=dim)
        return [self.taken(x, at, dim), at]

    @staticmethod
    def taken(x: Exact, at: Array, axis: int) -> Exact:
        real = axis % len(x.shape)
        return x.moved(lambda v: np.take_along_axis(
            np.broadcast_to(v, (v.shape[0], *x.shape)),
            np.broadcast_to(at, (v.shape[0], *at.shape)), real + 1))  # fmt: skip

    def _cumsum(self, a: Any, dim: int, **_: Any) -> Exact:
        x = self.exact(a)
        return self.field.cumulated(x, dim % max(len(x.shape), 1), reverse=False) if x.shape else x

    def _cumprod(self, a: Any, dim: int, **_: Any) -> Exact:
        x = self.exact(a)
        return self.field.running(self.field.mul, x, dim % len(x.shape), reverse=False)

    def _linalg_vector_norm(
        self, a: Any, order: Any = 2, dim: Any = None, keepdim: Any = 0, **_: Any
    ) -> Exact:
        if order != 2:
            raise Opaque(f"a norm of order {order}")
        return self.field.sqrt(self._sum(self.field.power(self.exact(a), 2), dim, keepdim))

    def _logsumexp(self, a: Any, dim: Any, keepdim: Any = 0) -> Exact:
        f = self.field
        return f.log(self._sum(f.exp(self.exact(a)), dim, keepdim))

    def _softmax(self, a: Any, dim: int, *_: Any, **__: Any) -> Exact:
        # The maximum that a kernel subtracts keeps a row of -inf undefined, as it is.
        f, x = self.field, self.exact(a)
        if not x.shape:
            return self.field.number(1)
        away = self._sub(x, self._amax(x, dim, True))
        made = f.exp(away)
        return self._div(made, self._sum(made, dim, True))

    def _safe_softmax(self, a: Any, dim: int, **_: Any) -> Exact:
        x = self.exact(a)
        made = self._softmax(x, dim)
        if x.plane is None:
            return made
        masked = np.broadcast_to((x.plane[0] == 1).all(axis=dim, keepdims=True), x.shape)
        return choose(self.field, masked, self.field.zeros(x.shape), made)

    def _log_softmax(self, a: Any, dim: int, *_: Any, **__: Any) -> Exact:
        x = self.exact(a)
        away = self._sub(x, self._amax(x, dim, True))
        return self._sub(away, self._logsumexp(away, dim, True))

    # --- products ---

    def _mm(self, a: Any, b: Any, **_: Any) -> Exact:
        return self.field.dot(self.exact(a), self.exact(b))

    _bmm = _mm

    def _dot(self, a: Any, b: Any) -> Exact:
        return self._sum(self.times(self.exact(a), self.exact(b)))

    def _mv(self, a: Any, b: Any) -> Exact:
        column = moved(self.exact(b), lambda v: v[..., None])
        return self._mm(a, column).moved(lambda v: v[..., 0])

    def _addmm(self, c: Any, a: Any, b: Any, *, beta: Any = 1, alpha: Any = 1, **_: Any) -> Exact:
        made = self._mm(a, b)
        made = made if alpha == 1 else self.times(made, alpha)
        if beta == 0:
            return made
        return self._add(made, self.exact(c) if beta == 1 else self.times(self.exact(c), beta))

    _baddbmm = _addmm

    def _grouped_mm(self, a: Any, b: Any, offs: Any = None, bias: Any = None, *_: Any) -> Exact:
        x, w = self.exact(a), self.exact(b)
        if offs is None or bias is not None or len(x.shape) != 2 or len(w.shape) != 3:
            raise Opaque("a grouped product of another kind")
        parts, begin = list[Exact](), 0
        for at, end in enumerate(np.asarray(offs).tolist()):
            rows = x.moved(lambda v, i=begin, j=end: v[:, i:j])
            parts.append(self.field.dot(rows, w.moved(lambda v, i=at: v[:, i])))
            begin = end
        if begin < x.shape[0]:
            parts.append(self.field.zeros((x.shape[0] - begin, w.shape[2])))
        return joined(self.field, parts, 0)

    # --- what is written to several places ---

    def _scatter_add(self, a: Any, dim: int, index: Array, source: Any) -> Exact:
        x, y = self.exact(a), self.exact(source)
        at = np.arange(prod(x.shape)).reshape(x.shape)
        grid: list[Any] = list(np.indices(index.shape))
        grid[dim % len(x.shape)] = index
        y = y.moved(lambda v: v[(slice(None), *(slice(0, n) for n in index.shape))])
        return self.added(x, at[tuple(grid)], y)

    def _index_add(self, a: Any, dim: int, index: Array, source: Any, *, alpha: Any = 1) -> Exact:
        x, y = self.exact(a), self.exact(source)
        y = y if alpha == 1 else self.times(y, alpha)
        at = np.arange(prod(x.shape)).reshape(x.shape)
        return self.added(x, at.take(index, axis=dim), y)

    def added(self, x: Exact, to: Array, source: Exact) -> Exact:
        """X with more added at flat places, of which one may be named often."""
        made = self.field.at_places(source, to, prod(x.shape))
        return self.field.add(x, made.moved(lambda v: v.reshape(v.shape[0], *x.shape)))

    def accumulated(self, x: Exact, indices: Sequence[Any], values: Exact) -> Exact:
        """`index_put` that adds."""
        at = np.arange(prod(x.shape)).reshape(x.shape)
        index = tuple(slice(None) if each is None else each for each in indices)
        to = torch_index(at, index)
        return self.added(x, to, spread(values, to.shape))

    def picked(self, operands: Sequence[Exact], at: Array) -> Exact:
        """Elements by their number in all operands, one after the other."""
        if len(operands) == 1:
            x = operands[0]
            return x.moved(lambda v: flattened(np.broadcast_to(v, (v.shape[0], *x.shape)))[:, at])
        flat = [
            x.moved(lambda v, s=x.shape: flattened(np.broadcast_to(v, (v.shape[0], *s))))
            for x in operands
        ]
        return merged(self.field, flat, lambda vs: np.concatenate(vs, 1)[:, at])


def spread(x: Exact, shape: Sequence[int]) -> Exact:
    """Broadcast as PyTorch does: axes that are not there are in front."""
    shape = tuple(shape)
    if x.shape == shape:
        return x
    front = (1,) * (len(shape) - len(x.shape))
    return x.moved(
        lambda v: np.broadcast_to(v.reshape(v.shape[0], *front, *v.shape[1:]), (v.shape[0], *shape))
    )


def torch_index(at: Array, index: tuple[Any, ...]) -> Array:
    wanted = tuple(
        torch.from_numpy(np.ascontiguousarray(each)) if isinstance(each, np.ndarray) else each
        for each in index
    )
    return torch.from_numpy(np.ascontiguousarray(at))[wanted].numpy()


__all__ = ["FUNCTIONS", "MOVERS", "Operators", "Value"]
