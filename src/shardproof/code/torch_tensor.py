"""Tensors of PyTorch whose floats are numbers of the field.

A wrapper has a geometry, which PyTorch's own kernels find out on the meta device, and shares a
`Cell` of values with its views, so that what is written in one place is read in all of them.
"""
# Of PyTorch nothing is known where types are checked.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportUnknownLambdaType=false, reportMissingParameterType=false
# pyright: reportUntypedBaseClass=false, reportPrivateUsage=false

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, cast

import numpy as np
from numpy.lib.stride_tricks import as_strided

from shardproof.code.primitives import Value
from shardproof.executor.code.field import CodeField, merged
from shardproof.executor.code.values import Exact, flattened
from shardproof.executor.domains.tensor import Array

torch: Any = import_module("torch")

Geometry = tuple[tuple[int, ...], tuple[int, ...], int]
"""Sizes, strides and offset of a tensor in its storage."""
Watch = Callable[[str, Sequence[Any], Sequence[Any]], None]
"""Is told of an operator: its name, operands and results."""
VIEW, WRITE = "view", "write"
"""What moves values between a tensor, its views and its storage."""


def geometry_of(tensor: Any) -> Geometry:
    return tuple(tensor.size()), tuple(tensor.stride()), int(tensor.storage_offset())


def extent(geometry: Geometry) -> int:
    """How far into its storage a tensor reaches."""
    size, stride, offset = geometry
    if 0 in size:
        return offset
    return offset + 1 + sum((n - 1) * s for n, s in zip(size, stride, strict=True))


def positions(geometry: Geometry, count: int) -> Array:
    """Where in the storage each element is."""
    size, stride, offset = geometry
    every = np.arange(max(count, 1), dtype=np.int64)
    if 0 in size:
        return np.zeros(size, np.int64)
    return as_strided(every[offset:], size, [8 * each for each in stride], writeable=False)


def contiguous(size: Sequence[int]) -> tuple[int, ...]:
    stride, out = 1, []
    for n in reversed(size):
        out.append(stride)
        stride *= max(n, 1)
    return tuple(reversed(cast("list[int]", out)))


@dataclass(slots=True, eq=False)
class Cell:
    """The values of one storage: a tensor that has all of them, and how it lies there."""

    value: Exact
    geometry: Geometry
    count: int
    version: int = 0
    read_as: dict[Geometry, Exact] = field(default_factory=dict[Geometry, Exact])
    on_write: list[Callable[[], bool]] = field(default_factory=list[Callable[[], bool]])
    """Is told of each write, as long as it says so."""
    freed: bool = False
    """Whether its memory was given back."""

    def flat(self) -> Exact:
        """[count], in the order of the storage."""
        size, stride, offset = self.geometry
        if offset == 0 and self.value.size == self.count and stride == contiguous(size):
            return self.value.moved(lambda v: flattened(np.broadcast_to(v, (v.shape[0], *size))))
        at = positions(self.geometry, self.count).ravel()

        def spread(v: Array) -> Array:
            out = np.zeros((v.shape[0], self.count), v.dtype)
            out[:, at] = flattened(np.broadcast_to(v, (v.shape[0], *size)))
            return out

        made = self.value.moved(spread)
        if made.u is not None:
            made.u[made.u == 0] = 1
        return made

    def read(self, geometry: Geometry, watch: Watch | None) -> Exact:
        if geometry == self.geometry:
            return self.value
        found = self.read_as.get(geometry)
        if found is None:
            at = positions(geometry, self.count)
            found = self.flat().moved(lambda v: v[:, at])
            self.read_as[geometry] = found
            if watch is not None:
                watch(VIEW, [self.value], [found])
        return found

    def write(self, of: CodeField, geometry: Geometry, value: Exact, watch: Watch | None) -> None:
        self._write(of, geometry, value, watch)
        if self.on_write:
            self.on_write = [each for each in self.on_write if each()]

    def _write(self, of: CodeField, geometry: Geometry, value: Exact, watch: Watch | None) -> None:
        self.version += 1
        self.read_as.clear()
        whole = geometry[0] == self.geometry[0] and geometry == self.geometry
        if whole:
            self.value = value
            return
        at = positions(geometry, self.count).ravel()
        before = self.value

        def put(parts: Sequence[Array]) -> Array:
            old, new = parts
            made = old.copy()
            made[:, at] = flattened(new)
            return made

        full = value.moved(lambda v: flattened(np.broadcast_to(v, (v.shape[0], *geometry[0]))))
        made = merged(of, [self.flat(), full], put)
        self.geometry = ((self.count,), (1,), 0)
        self.value = made
        if watch is not None:
            watch(WRITE, [value] if len(at) == self.count else [before, value], [made])


class ExactTensor(torch.Tensor):
    """A tensor of floats that holds numbers of the field."""

    cell: Cell
    meta: Any

    @staticmethod
    def __new__(cls: Any, cell: Cell, meta: Any) -> Any:
        made = torch.Tensor._make_wrapper_subclass(  # noqa: SLF001
            cls, meta.size(), strides=meta.stride(), storage_offset=meta.storage_offset(),
            dtype=meta.dtype, device="cpu", requires_grad=False,
        )  # fmt: skip
        made.cell, made.meta = cell, meta
        return made

    __torch_function__ = torch._C._disabled_torch_function_impl  # noqa: SLF001

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        from shardproof.code.torch_capture import dispatched

        return dispatched(func, types, args, kwargs or {})

    def untyped_storage(self) -> Any:
        """What gives its memory back, as `fully_shard` does."""
        return Storage(self, super().untyped_storage())

    def __repr__(self, *_: Any, **__: Any) -> str:
        return f"exact({list(self.size())}, {self.dtype})"

    def __format__(self, _: str) -> str:
        return repr(self)

    __str__ = __repr__


@dataclass(slots=True)
class Storage:
    """The memory of a tensor: what is given back holds nothing any more."""

    tensor: Any
    plain: Any

    def size(self) -> int:
        return 0 if self.tensor.cell.freed else int(self.plain.size())

    def resize_(self, size: int) -> None:
        from shardproof.code.torch_capture import current

        cell, capture = self.tensor.cell, current()
        if not size or cell.freed:
            junk = capture.junk_like(torch.empty(cell.count, device="meta"))
            cell.write(capture.field, geometry_of(junk), exact_of(junk), capture.watch)
        cell.freed = not size

    def __getattr__(self, name: str) -> Any:
        return getattr(self.plain, name)


def wrapped(value: Exact, meta: Any) -> Any:
    """A new tensor of these values; of the meta tensor it has the geometry."""
    geometry = geometry_of(meta)
    if geometry[2]:
        meta = torch.empty_strided(geometry[0], geometry[1], dtype=meta.dtype, device="meta")
        geometry = geometry[0], geometry[1], 0
    cell = Cell(value, geometry, extent(geometry))
    if cell.count < value.size:  # overlapping, as of an expanded operand
        meta = torch.empty(geometry[0], dtype=meta.dtype, device="meta")
        geometry = geometry_of(meta)
        cell = Cell(value, geometry, extent(geometry))
    return ExactTensor(cell, meta)


def fresh(value: Exact, dtype: Any) -> Any:
    """A new contiguous tensor of these values."""
    return wrapped(value, torch.empty(value.shape, dtype=dtype, device="meta"))


def exact_of(tensor: Any, watch: Watch | None = None) -> Exact:
    return tensor.cell.read(geometry_of(tensor), watch)


def numpy_of(tensor: Any) -> Array:
    """Concrete numbers of PyTorch: floats in float64."""
    plain = tensor.detach()
    if plain.is_floating_point():
        plain = plain.double()
    return plain.resolve_neg().numpy()


def is_exact(value: Any) -> bool:
    return isinstance(value, ExactTensor)


__all__ = ["Cell", "ExactTensor", "Value", "Watch", "exact_of", "fresh", "numpy_of", "wrapped"]
