"""A field whose numbers are names: what a program makes of its inputs, element by element.

The same operator on the same operands has one name, so that what two programs share is there once,
and what only moves values leaves no trace. A sum is the set of its terms, in whatever order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from math import isfinite

import numpy as np

from shardproof.executor.code import literals
from shardproof.executor.code.field import COMPARED, Axes, CodeField, known, paired
from shardproof.executor.code.values import Exact, Opaque
from shardproof.executor.domains.tensor import Array, Shape
from shardproof.spec.record import dataclass, field, replace

FEW = 64
"""Sums of at most so many terms are told by their terms."""
ENDLESS = {np.inf: "inf", -np.inf: "-inf"}
BY_ORDER = "a choice by the order of numbers, where none is given"

Node = tuple[object, ...]


@dataclass(slots=True, eq=False)
class Graph:
    """All that was computed, operands before what is made of them."""

    nodes: list[Node] = field(default_factory=list[Node])
    vectors: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    known: dict[Node, int] = field(default_factory=dict[Node, int])
    known_vectors: dict[tuple[int, ...], int] = field(default_factory=dict[tuple[int, ...], int])

    def __post_init__(self) -> None:
        self.node("c", "0")

    def node(self, *what: object) -> int:
        at = self.known.get(what)
        if at is None:
            at = self.known[what] = len(self.nodes)
            self.nodes.append(what)
        return at

    def node_of(self, *what: object) -> Callable[..., int]:
        return partial(self.node, *what)

    def vector(self, ids: Sequence[int]) -> int:
        key = tuple(ids)
        at = self.known_vectors.get(key)
        if at is None:
            at = self.known_vectors[key] = len(self.vectors)
            self.vectors.append(key)
        return at

    # --- operators of single elements ---

    def constant(self, value: float, kind: str) -> int:
        if not isfinite(value):
            return self.node("c", ENDLESS.get(value, "nan"))
        return self.rational(literals.meaning(value, kind))

    def rational(self, of: literals.Named) -> int:
        powers = [item for name, power in of.powers for item in (name, power)]
        return self.node("c", str(of.factor), *powers)

    def sum(self, ids: Sequence[int]) -> int:
        terms: list[int] = []
        for each in ids:
            node = self.nodes[each]
            inner = self.vectors[int(str(node[1]))] if node[0] == "+" else (each,)
            terms += inner if len(inner) <= FEW else (each,)
        terms = sorted(each for each in terms if each)
        if len(terms) < 2:
            return terms[0] if terms else 0
        return self.node("+", self.vector(terms))

    def product(self, a: int, b: int) -> int:
        a, b = min(a, b), max(a, b)
        one = self.node("c", "1")
        if one in (a, b):
            return a if b == one else b
        return self.node("*", a, b)

    def negative(self, a: int) -> int:
        node = self.nodes[a]
        if node[0] == "-":
            return int(str(node[1]))
        return a if a == 0 else self.node("-", a)

    def largest(self, ids: Sequence[int]) -> int:
        every: set[int] = set()
        for each in ids:
            node = self.nodes[each]
            every.update(self.vectors[int(str(node[1]))] if node[0] == "max" else (each,))
        every.discard(self.known.get(("c", "-inf"), -1))
        if len(every) < 2:
            return every.pop() if every else self.node("c", "-inf")
        return self.node("max", self.vector(sorted(every)))


Places = Callable[[Graph, Mapping[str, Shape], Sequence[int]], Sequence[int]]
"""Where some elements of a graph are in one order of all numbers."""


def new_graph() -> Graph:
    return Graph()


@dataclass(frozen=True, slots=True)
class Symbolic(CodeField):
    """Names in the place of numbers; of `CodeField` all that is made of other operators."""

    graph: Graph = field(default_factory=new_graph, compare=False)
    inputs: dict[str, Shape] = field(default_factory=dict[str, Shape], compare=False)
    places: Places | None = field(default=None, compare=False)
    """Without one nothing is chosen by the order of numbers."""
    ordered: dict[int, int] = field(default_factory=dict[int, int], compare=False)
    """Of elements that one program compares, or chooses from: where they are in that order."""
    heard: list[Symbolic] = field(default_factory=list["Symbolic"], compare=False)
    """The field of each program that was run."""

    def listening(self) -> Symbolic:
        """With an order of its own beside the floats of its text."""
        made = replace(self, texts=set(), ordered={})
        self.heard.append(made)
        return made

    def each(self, how: Callable[..., int], *operands: Exact, real: Array | None = None) -> Exact:
        """An operator of single elements, each combination worked out once."""
        shape = np.broadcast_shapes(*(each.shape for each in operands))
        rows = [np.broadcast_to(each.x[0], shape).ravel().tolist() for each in operands]
        done: dict[tuple[int, ...], int] = {}
        made = [done[key] if key in done else done.setdefault(key, how(*key))
                for key in zip(*rows, strict=True)]  # fmt: skip
        return named(np.array(made, np.int64).reshape(shape), real)

    # --- numbers ---

    def random(self, name: str, shape: Shape) -> Exact:
        before = self.inputs.setdefault(name, shape)
        assert before == shape  # noqa: S101  (one name is one tensor)
        size = int(np.prod(shape, dtype=np.int64))
        ids = [self.graph.node("in", name, at) for at in range(size)]
        return named(np.array(ids, np.int64).reshape(shape))

    def integers(self, values: Array) -> Exact:
        whole = np.asarray(values)
        g = self.graph
        table = {v: g.rational(literals.Named(Fraction(v))) for v in map(int, np.unique(whole))}
        ids = np.array([table[int(v)] for v in whole.ravel()], np.int64)
        return named(ids.reshape(whole.shape), whole.astype(np.float64)[None])

    def constants(self, values: Array, kind: str | None = None) -> Exact:
        kind = literals.float_kind(values.dtype) if kind is None else kind
        return self._meant(*self.as_read(np.asarray(values, np.float64), kind))

    def _meant(self, real: Array, kind: str) -> Exact:
        if self.endless is not None:
            real = np.where(real <= -self.endless, -np.inf, real)
        flat = real.ravel().tolist()
        table = {each: self.graph.constant(each, kind) for each in set(flat)}
        ids = np.array([table[each] for each in flat], np.int64)
        return named(ids.reshape(real.shape), np.where(np.isfinite(real), real, np.nan)[None])

    def given(self, values: Array, kind: str) -> Exact:
        real, kind = self.as_read(np.asarray(values, np.float64), kind)
        flat = real.ravel()
        size = np.abs(np.where(np.isfinite(flat), flat, 0.0))
        weights = literals.is_marked(size)
        for at in np.flatnonzero(~weights):
            weights[at] = not literals.written(float(size[at]), kind)
        text = self._meant(np.where(weights, 0.0, flat), kind)
        ids = text.x[0].copy()
        for at in np.flatnonzero(weights):
            own = self.graph.node("w", float(size[at]).hex())
            ids[at] = own if flat[at] > 0 else self.graph.negative(own)
        known = None if text.real is None else np.where(weights, np.nan, text.real)
        shape = real.shape
        return named(ids.reshape(shape), None if known is None else known.reshape(1, *shape))

    def plain(self, a: Exact) -> Exact:
        return a

    def unscaled(self, a: Exact) -> Exact:
        return a

    # --- arithmetic ---

    def negative(self, a: Exact) -> Exact:
        return self.each(self.graph.negative, a, real=None if a.real is None else -a.real)

    def add(self, a: Exact, b: Exact) -> Exact:
        real = both(np.add, a, b)
        return self.each(lambda *ids: self.graph.sum(ids), a, b, real=real)

    def mul(self, a: Exact, b: Exact) -> Exact:
        return self.each(self.graph.product, a, b, real=both(np.multiply, a, b))

    def reciprocal(self, a: Exact) -> Exact:
        real = None
        if a.real is not None:
            with np.errstate(all="ignore"):
                real = np.where(a.real == 0, np.nan, 1 / a.real)
        return self.each(self.graph.node_of("/"), a, real=real)

    def dot(self, a: Exact, b: Exact) -> Exact:
        g = self.graph
        batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
        left = np.broadcast_to(a.x[0], (*batch, *a.shape[-2:]))
        right = np.broadcast_to(b.x[0], (*batch, *b.shape[-2:])).swapaxes(-1, -2)
        rows, columns = self.vectors(left), self.vectors(right)
        pairs = np.broadcast_arrays(rows[..., :, None], columns[..., None, :])
        made = [g.node(".", *sorted(pair)) for pair in
                zip(pairs[0].ravel().tolist(), pairs[1].ravel().tolist(), strict=True)]  # fmt: skip
        return named(np.array(made, np.int64).reshape(pairs[0].shape))

    def vectors(self, ids: Array) -> Array:
        rows = ids.reshape(-1, ids.shape[-1]).tolist()
        made = [self.graph.vector(row) for row in rows]
        return np.array(made, np.int64).reshape(ids.shape[:-1])

    def sum(self, a: Exact, axes: Axes) -> Exact:
        rows, shape = in_rows(a, axes)
        real = None if a.real is None else a.real.sum(axis=tuple(axis + 1 for axis in axes))
        made = [self.graph.sum(row) for row in rows]
        return named(np.array(made, np.int64).reshape(shape), real)

    def cumulated(self, a: Exact, axis: int, *, reverse: bool) -> Exact:
        return self.running(self.add, a, axis, reverse=reverse)

    def at_places(self, source: Exact, to: Array, count: int) -> Exact:
        rows = [list[int]() for _ in range(count)]
        flat: list[int] = np.broadcast_to(source.x[0], to.shape).ravel().tolist()
        places: list[int] = to.ravel().tolist()
        for place, each in zip(places, flat, strict=True):
            rows[place].append(each)
        return named(np.array([self.graph.sum(row) for row in rows], np.int64))

    # --- functions ---

    def exp(self, a: Exact) -> Exact:
        real = None if a.real is None else np.where(a.real == 0, 1.0, np.nan)
        return self.each(self.graph.node_of("exp"), a, real=real)

    def log(self, a: Exact) -> Exact:
        real = None if a.real is None else np.where(a.real == 1, 0.0, np.nan)
        return self.each(self.graph.node_of("log"), a, real=real)

    def sqrt(self, a: Exact) -> Exact:
        if a.real is not None and np.isfinite(a.real).all() and (a.real >= 0).all():
            return self.constants(np.sqrt(a.real[0]))
        return self.each(self.graph.node_of("f", "sqrt", 0), a)

    def function(self, name: str, *arguments: Exact, parity: int = 0) -> Exact:
        return self.each(self.graph.node_of("f", name, parity), *arguments)

    # --- order ---

    def rank(self, a: Exact) -> Array:
        if not known(a):
            return self.in_order(a)
        assert a.real is not None  # noqa: S101  (that is what is known)
        return CodeField(self.seed, 1).rank(CodeField(self.seed, 1).constants(a.real[0]))

    def in_order(self, a: Exact) -> Array:
        if self.places is None:
            raise Opaque(BY_ORDER)
        ids: list[int] = np.broadcast_to(a.x[0], a.shape).ravel().tolist()
        found = self.places(self.graph, self.inputs, ids)
        self.ordered.update(zip(ids, found, strict=True))
        return np.array(found, np.int64).reshape(a.shape)

    def compared(self, name: str, a: Exact, b: Exact) -> Array:
        if known(a) and known(b):
            return CodeField.compared(self, name, a, b)
        a, b = paired(a, b)
        return COMPARED[name](*np.broadcast_arrays(self.in_order(a), self.in_order(b)))

    def maximum(self, a: Exact, axes: Axes) -> Exact:
        if not axes:
            return a
        rows, shape = in_rows(a, axes)
        real = known_largest(a, axes)
        made = [self.graph.largest(row) for row in rows]
        if real is not None:
            return self.constants(real)
        return named(np.array(made, np.int64).reshape(shape))

    def larger(self, a: Exact, b: Exact) -> Exact:
        known = both(np.maximum, a, b)
        if known is not None and not np.isnan(known).any():
            return self.constants(known[0])
        return self.each(lambda *ids: self.graph.largest(ids), a, b)


def named(ids: Array, real: Array | None = None) -> Exact:
    if real is not None and np.isnan(real).all():
        real = None
    return Exact(ids[None], real=real)


def both(how: np.ufunc, a: Exact, b: Exact) -> Array | None:
    if a.real is None or b.real is None:
        return None
    with np.errstate(all="ignore"):
        return how(a.real, b.real)


def in_rows(a: Exact, axes: Axes) -> tuple[list[list[int]], Shape]:
    """The elements that become one, and the shape of what they become."""
    rest = [axis for axis in range(len(a.shape)) if axis not in axes]
    moved = np.broadcast_to(a.x[0], a.shape).transpose(*rest, *axes)
    shape = tuple(a.shape[axis] for axis in rest)
    return moved.reshape(*shape, -1).reshape(int(np.prod(shape)), -1).tolist(), shape


def known_largest(a: Exact, axes: Axes) -> Array | None:
    if a.real is None or np.isnan(a.real).any() or not a.size:
        return None
    return a.real[0].max(axis=tuple(axes))
