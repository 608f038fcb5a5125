"""GF(p) for programs that were written for floats.

What is not arithmetic is a random function, the same for both programs, of which these laws alone
are known: exp(-x) = 1/exp(x), exp(0) = 1, exp(x + log u) = u·exp(x), and a maximum is a number of
its own for each set of values, written log u, so that a softmax may subtract it. Whatever is made
of exp is computed from it. A program equal for such functions is equal for the real ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, reduce
from hashlib import blake2b
from math import gcd, prod

import numpy as np

from shardproof.executor.code import degrees, literals
from shardproof.executor.code.degrees import CONSTANT, RANDOM, Below, Degree
from shardproof.executor.code.order import (
    LEAST,
    MOST,
    Order,
    identity,
    members,
    rank_of,
    set_bits,
    unique_members,
)
from shardproof.executor.code.readings import Readings, Text, read, text_of
from shardproof.executor.code.values import Exact, Form, Opaque, Plane, kept, plane_of, planes
from shardproof.executor.domains import modular
from shardproof.executor.domains.degree import Family
from shardproof.executor.domains.field import to_field
from shardproof.executor.domains.keyed import Bits, indexed_bits, keyed_bits, seeds
from shardproof.executor.domains.ledger import Ledger
from shardproof.executor.domains.modular import P
from shardproof.executor.domains.strands import drawn, words
from shardproof.executor.domains.tensor import Array, Shape
from shardproof.spec.record import dataclass, field, replace

HALFWAY = P // 2
SMALL = 64
"""Factors of a logarithm up to this are whole numbers, and not fractions that look like one."""
MANY = 4096
"""Of more different floats than this in one constant, each is a random number by its value."""

BELOW_ZERO = "a logarithm of what may be below zero"

Axes = Sequence[int]


def new_ledger() -> Ledger:
    return Ledger(1)


def powers(u: Array, exponents: Sequence[int]) -> Array:
    """Each strand to a power of its own."""
    made, base = np.ones_like(u), u.copy()
    most = max(each.bit_length() for each in exponents)
    for bit in range(most):
        for strand, exponent in enumerate(exponents):
            if exponent >> bit & 1:
                made[strand] = made[strand] * base[strand] % P
        base = base * base % P
    return made


def digest(values: Array) -> bytes:
    return blake2b(values.tobytes(), digest_size=16).digest()


@lru_cache(maxsize=4096)
def symbols(seed: int, strands: int, name: str) -> tuple[int, ...]:
    bits = indexed_bits(seeds(seed, strands, f"symbol {name}"), ())
    return tuple(max(1, int(each)) for each in to_field(bits))


@lru_cache(maxsize=65536)
def meant(seed: int, strands: int, value: float, kind: str) -> tuple[int, ...]:
    """A finite literal, in each strand."""
    named = literals.meaning(value, kind)
    if not named.powers:
        return (literals.in_field(named, lambda _: 1),) * strands

    def of(strand: int) -> int:
        return literals.in_field(named, lambda name: symbols(seed, strands, name)[strand])

    return tuple(of(strand) for strand in range(strands))


@dataclass(frozen=True, slots=True)
class CodeField:
    """Fields of the same seed draw the same numbers and functions."""

    seed: int = 0
    strands: int = 4
    """So many numbers in the place of one: a coincidence has to happen in all of them at once."""
    endless: float | None = None
    """Literals of this size or more below zero are read as -inf, if it is given."""
    favoured: frozenset[int] = frozenset()
    """Names that come first in the order: so a chosen entry wins."""
    readings: Readings = field(default_factory=dict[Text, Text], compare=False)
    """What floats of the text are read as, where another program has them in finer ones."""
    texts: set[Text] | None = field(default=None, compare=False)
    """The floats of the text that were met, if somebody asks."""
    ledger: Ledger = field(default_factory=new_ledger, compare=False)

    def listening(self) -> CodeField:
        """The same field, which notes the floats of one program's text."""
        return replace(self, texts=set())

    def as_read(self, values: Array, kind: str) -> tuple[Array, str]:
        """Floats of a text, and the kind that they are of, as they are read."""
        if self.texts is not None and (text := text_of(values, kind)) is not None:
            self.texts.add(text)
        return read(values, kind, self.readings)

    @property
    def order(self) -> Order:
        return Order(self.seed, self.favoured)

    def names(self, a: Exact) -> Bits:
        """The name of each element in the order."""
        return identity(self.order, a)

    # --- numbers ---

    def random(self, name: str, shape: Shape) -> Exact:
        """An input: a function of (seed, name, place)."""
        bits = indexed_bits(seeds(self.seed, self.strands, f"weight {name}"), shape)
        return Exact(to_field(bits), RANDOM)

    def integers(self, values: Array) -> Exact:
        """Whole numbers as floats."""
        whole = np.asarray(values)
        reduced = (whole.astype(np.int64) % P)[None]
        signed = 1 if not whole.size or whole.min() >= 0 else 0
        x = np.broadcast_to(reduced, (self.strands, *whole.shape))
        return Exact(x, real=whole.astype(np.float64)[None], signed=signed)

    def number(self, value: float) -> Exact:
        return self.constants(np.array(value, np.float64))

    def constants(self, values: Array, kind: str | None = None) -> Exact:
        """Floats of the program's text, as the simplest numbers that round to them."""
        kind = literals.float_kind(values.dtype) if kind is None else kind
        return self._meant(*self.as_read(values.astype(np.float64), kind))

    def _meant(self, real: Array, kind: str) -> Exact:
        if self.endless is not None:
            real = np.where(real <= -self.endless, -np.inf, real)
        finite = np.isfinite(real)
        shown = np.where(finite, real, 0.0)
        different, at = np.unique(shown, return_inverse=True)
        if different.size <= MANY:
            each = [meant(self.seed, self.strands, float(v), kind) for v in different]
            table = np.array(each, np.int64).reshape(-1, self.strands).T
        else:
            key = seeds(self.seed, self.strands, "opaque constant")
            shape = (self.strands, different.size)
            table = to_field(keyed_bits(key, np.broadcast_to(different.view(np.int64), shape)))
            table[:, different == 0] = 0
        x = table[:, at.reshape(real.shape)]
        plane = None
        if not finite.all():
            endless = np.where(real > 0, Plane.PLUS, Plane.MINUS)
            plane = np.where(finite, 0, np.where(np.isnan(real), Plane.UNDEFINED, endless))
            plane = plane.astype(np.int8)[None]
        signed = 1 if (shown >= 0).all() else -1 if (shown <= 0).all() else 0
        return Exact(x, plane=plane, real=np.where(finite, real, np.nan)[None], signed=signed)

    def given(self, values: Array, kind: str) -> Exact:
        """Floats that the program was given: numbers of a text as they are meant, others drawn.

        What looks like nothing that somebody wrote is a weight: a random number by its value.
        """
        real, kind = self.as_read(values.astype(np.float64), kind)
        size = np.abs(np.where(np.isfinite(real), real, 0.0))
        different, at = np.unique(size, return_inverse=True)
        drawn_ = literals.is_marked(different)
        for each in np.flatnonzero(~drawn_):
            drawn_[each] = not literals.written(float(different[each]), kind)
        if not drawn_.any():
            return self._meant(real, kind)
        weights = drawn_[at.reshape(real.shape)]
        text = self._meant(np.where(weights, 0.0, real), kind)
        key = seeds(self.seed, self.strands, "weight by value")
        every = np.broadcast_to(different.view(np.int64), (self.strands, different.size))
        table = to_field(keyed_bits(key, every))
        x = table[:, at.reshape(real.shape)]
        x = np.where(weights, np.where(real < 0, -x % P, x), text.x)
        known = None if text.real is None else np.where(weights, np.nan, text.real)
        return Exact(x, RANDOM, plane=text.plane, real=known)

    def zeros(self, shape: Shape) -> Exact:
        return self.integers(np.zeros(shape, np.int64))

    # --- normal forms ---

    def plain(self, a: Exact) -> Exact:
        """The same without a logarithm beside it, which becomes a random function of its own."""
        if a.u is None:
            return a
        log = self._function("log", a.u, degree_=a.u_degree)
        log = np.where((a.u == 1).all(axis=0), 0, log)
        if a.factor is not None:
            log = log * _column(a.factor, log.ndim) % P
        x = (a.x + log) % P
        made = degrees.of_sum(a.degree, RANDOM)
        return Exact(x, made, plane=a.plane, real=a.real, leaves=a.leaves, flipped=a.flipped,
                     signed=a.signed)  # fmt: skip

    def unscaled(self, a: Exact) -> Exact:
        """The same with a logarithm that has no factor."""
        if a.u is None or a.factor is None:
            return a
        u, of = self._power_of(a.u, a.u_degree, a.factor)
        return replace(a, u=u, u_degree=of, factor=None)

    def _power_of(self, u: Array, of: Degree, factor: Array | None) -> tuple[Array, Degree]:
        """exp(factor · log u): a power of u, with an exponent drawn for each factor.

        So products stay products, as they have to. The power of a number that was drawn is as
        good as drawn itself; what it is made of more is taken for one.
        """
        if factor is None:
            return u, of
        if _opposite(factor, None):
            below, below_degree, _ = self._inverse(u, of)
            return below, below_degree
        exponents = [self._exponent(int(each), strand) for strand, each in enumerate(factor)]
        self._function("power", u, degree_=of)
        return powers(u, exponents), RANDOM

    def _exponent(self, factor: int, strand: int) -> int:
        whole = factor if factor <= HALFWAY else factor - P
        if abs(whole) <= SMALL:
            return whole % (P - 1)
        key = indexed_bits(seeds(self.seed, self.strands, f"exponent {abs(whole)}"), ())
        drawn_ = int(to_field(key)[strand]) | 1
        while gcd(drawn_, P - 1) > 1:
            drawn_ += 2
        return (drawn_ if whole > 0 else -drawn_) % (P - 1)

    def _function(self, label: str, *arguments: Array, degree_: Degree) -> Array:
        """A random function of whole numbers, [strands, …], that sees all strands at once."""
        arguments = tuple(np.broadcast_arrays(*arguments)) if len(arguments) > 1 else arguments
        key = seeds(self.seed, 1, f"function {label}")
        if self.strands == 1:
            bits = keyed_bits(key, *arguments)
        else:
            every = (word for each in arguments for word in words(each, self.strands))
            bits = keyed_bits(key, *every)
        self.ledger.called(label, bits, None, degree_.spent)
        return to_field(bits) if self.strands == 1 else drawn(bits, self.strands)

    def _inverse(self, x: Array, of: Degree) -> tuple[Array, Degree, Array | None]:
        """1/x, and where x is zero in all strands; zero in some of them is a coincidence."""
        zero = x == 0
        nowhere = None
        if zero.any():
            nowhere = zero.all(axis=0)
            if (zero.any(axis=0) & ~nowhere).any():
                self.ledger.undefined |= True
            x = x + zero
        x = np.ascontiguousarray(x)
        return modular.inverse(x), degrees.of_reciprocal(of, x[0].size, digest(x)), nowhere

    def formed(
        self, parts: Sequence[Exact], together: Callable[[Sequence[Array]], Array]
    ) -> Form | None:
        """What is known besides of parts that are put together: nothing here."""
        del parts, together
        return None

    # --- arithmetic ---

    def negative(self, a: Exact) -> Exact:
        factor = _ones(self.strands) if a.factor is None else a.factor
        plane = None if a.plane is None else np.array([0, 2, 1, 3], np.int8)[a.plane]
        return Exact(
            -a.x % P, a.degree, a.u, a.u_degree, None if a.u is None else _one_or(-factor % P),
            plane, None if a.real is None else -a.real, a.leaves, not a.flipped, -a.signed,
        )  # fmt: skip

    def add(self, a: Exact, b: Exact) -> Exact:
        a, b = paired(a, b)
        real = _real(np.add, a, b)
        plane = kept(plane_of(a) | plane_of(b)) if planes(a, b) else None
        signed = _common_sign(a, b)
        u, factor, u_degree = a.u, a.factor, a.u_degree
        if a.u is None and b.u is not None:
            u, factor, u_degree = b.u, b.factor, b.u_degree
        elif a.u is not None and b.u is not None:
            if _same(a.factor, b.factor):
                u, u_degree = a.u * b.u % P, degrees.of_product(a.u_degree, b.u_degree)
            elif _opposite(a.factor, b.factor):
                below, of, _ = self._inverse(b.u, b.u_degree)
                u, u_degree = a.u * below % P, degrees.of_product(a.u_degree, of)
            else:
                a, b = self.unscaled(a), self.unscaled(b)
                assert a.u is not None  # noqa: S101
                assert b.u is not None  # noqa: S101
                u, u_degree = a.u * b.u % P, degrees.of_product(a.u_degree, b.u_degree)
                factor = None
        x = (a.x + b.x) % P
        made = degrees.of_sum(a.degree, b.degree)
        if u is not None and u.shape != x.shape:
            u = np.broadcast_to(u, x.shape)
        return _blank(Exact(x, made, u, u_degree, factor, _full(plane, x), real, signed=signed))

    def sub(self, a: Exact, b: Exact) -> Exact:
        return self.add(a, self.negative(b))

    def mul(self, a: Exact, b: Exact) -> Exact:
        for one, other in ((a, b), (b, a)):
            if one.u is not None and other.u is None and (by := uniform(other)) is not None:
                return self._scaled(one, by, other)
        a, b = paired(self.plain(a), self.plain(b))
        x = a.x * b.x % P
        plane = None
        if planes(a, b):
            pa, pb = plane_of(a), plane_of(b)
            undefined = (pa == 3) | (pb == 3)
            endless = (pa != 0) | (pb != 0)
            sign = self._signs(a) * self._signs(b)
            made = np.where(sign > 0, Plane.PLUS, np.where(sign < 0, Plane.MINUS, Plane.UNDEFINED))
            plane = np.where(undefined, Plane.UNDEFINED, np.where(endless, made, 0)).astype(np.int8)
        of = degrees.of_product(a.degree, b.degree)
        return _blank(Exact(x, of, plane=_full(kept(plane), x), real=_real(np.multiply, a, b),
                            signed=a.signed * b.signed))  # fmt: skip

    def _scaled(self, a: Exact, by: Array, other: Exact) -> Exact:
        """Each value times one number, which the logarithm takes as its factor."""
        shape = np.broadcast_shapes(a.shape, other.shape)
        if a.shape != shape:
            a = broadcast(a, shape)
        factor = by if a.factor is None else a.factor * by % P
        if not by.any():
            return self.zeros(shape)
        plane = a.plane
        if plane is not None and other.signed <= 0:
            endless = (plane == 1) | (plane == 2)
            if endless.any():
                plane = np.where(endless, 3 - plane if other.signed else 3, plane).astype(np.int8)
        return Exact(
            a.x * _column(by, a.x.ndim) % P, degrees.of_product(a.degree, other.degree),
            a.u, a.u_degree, _one_or(factor), plane, signed=a.signed * other.signed,
        )  # fmt: skip

    def _signs(self, a: Exact) -> Array:
        """[1, …]: 1, 0 or -1."""
        return np.sign(self.rank(a)).astype(np.int64)[None]

    def reciprocal(self, a: Exact) -> Exact:
        a = self.plain(a)
        x, of, nowhere = self._inverse(a.x, a.degree)
        plane = None
        if nowhere is not None and nowhere.any():
            x = np.where(nowhere, 0, x)
            plane = np.where(nowhere, Plane.UNDEFINED, 0).astype(np.int8)[None]
        if a.plane is not None:
            endless = (a.plane == 1) | (a.plane == 2)
            x = np.where(a.plane != 0, 0, x)
            own = np.where(a.plane == 3, 3, 0).astype(np.int8)
            plane = own if plane is None else np.where(endless, 0, plane | own).astype(np.int8)
        real = None
        if a.real is not None:
            with np.errstate(all="ignore"):
                real = np.where(a.real == 0, np.nan, 1 / a.real)
        return Exact(x, of, plane=kept(plane), real=real, signed=a.signed)

    def div(self, a: Exact, b: Exact) -> Exact:
        return self.mul(a, self.reciprocal(b))

    def power(self, a: Exact, exponent: int) -> Exact:
        if exponent < 0:
            return self.reciprocal(self.power(a, -exponent))
        made, base = self.integers(np.ones(a.shape, np.int64)), self.plain(a)
        for bit in f"{exponent:b}":
            made = self.mul(made, made)
            made = self.mul(made, base) if bit == "1" else made
        if exponent % 2 == 0:
            made.signed = 1
        return made

    def dot(self, a: Exact, b: Exact) -> Exact:
        """[…, m, k] times […, k, n]."""
        a, b = self.plain(a), self.plain(b)
        x = modular.matmul(a.x, b.x)
        plane = None
        if planes(a, b):
            pa, pb = (
                np.broadcast_to(plane_of(v) != 0, (1, *v.shape)).astype(np.int64) for v in (a, b)
            )
            reach = (pa @ np.ones_like(pb)) + (np.ones_like(pa) @ pb)
            plane = kept(np.where(reach > 0, Plane.UNDEFINED, 0).astype(np.int8))
        of = degrees.of_terms(degrees.of_product(a.degree, b.degree), a.shape[-1])
        return _blank(Exact(x, of, plane=plane, signed=a.signed * b.signed))

    def sum(self, a: Exact, axes: Axes) -> Exact:
        a = self.plain(a)
        over = tuple(axis + 1 for axis in axes)
        x = np.add.reduce(a.x, axis=over) % P
        plane = None if a.plane is None else kept(np.bitwise_or.reduce(a.plane, axis=over))
        real = None if a.real is None else a.real.sum(axis=over)
        count = prod([a.shape[axis] for axis in axes])
        of = degrees.of_terms(a.degree, count)
        return _blank(Exact(x, of, plane=plane, real=real, signed=a.signed))

    def at_places(self, source: Exact, to: Array, count: int) -> Exact:
        """[count], of zeros to which each element is added at its place; one may have many."""
        source = self.plain(source)
        if source.plane is not None:
            raise Opaque("a sum by index of what is no number")
        sums = np.zeros((self.strands, count), np.int64)
        values = np.broadcast_to(source.x, (self.strands, *to.shape)).reshape(self.strands, -1)
        for strand in range(self.strands):
            np.add.at(sums[strand], to.ravel(), values[strand])
        most = int(np.bincount(to.ravel(), minlength=1).max(initial=1)) if to.size else 1
        real = None
        if source.real is not None and not np.isnan(source.real).any():
            real = np.zeros((1, count))
            np.add.at(real[0], to.ravel(), np.broadcast_to(source.real[0], to.shape).ravel())
        of = degrees.of_terms(source.degree, most)
        return Exact(sums % P, of, real=real, signed=source.signed)

    def product(self, a: Exact, axes: Axes) -> Exact:
        made = a
        for axis in sorted(axes, reverse=True):
            parts = [
                made.moved(lambda v, i=i, at=axis + 1: v.take(i, at))
                for i in range(made.shape[axis])
            ]
            made = reduce(self.mul, parts, self.number(1)) if parts else self.zeros(())
        return made

    def running(
        self, how: Callable[[Exact, Exact], Exact], a: Exact, axis: int, *, reverse: bool
    ) -> Exact:
        """Of each place what all up to it come to."""
        order = range(a.shape[axis])
        found: dict[int, Exact] = {}
        last: Exact | None = None
        for i in reversed(order) if reverse else order:
            own = a.moved(lambda v, i=i: v.take([i], axis + 1))
            last = found[i] = own if last is None else how(last, own)
        return joined(self, [found[i] for i in order], axis) if found else a

    def cumulated(self, a: Exact, axis: int, *, reverse: bool) -> Exact:
        a = self.plain(a)

        def along(v: Array, how: np.ufunc) -> Array:
            v = np.flip(v, axis + 1) if reverse else v
            v = how.accumulate(v, axis=axis + 1)
            return np.flip(v, axis + 1) if reverse else v

        plane = None if a.plane is None else along(a.plane, np.bitwise_or)
        real = None if a.real is None else along(a.real, np.add)
        of = degrees.of_terms(a.degree, a.shape[axis])
        x = along(a.x, np.add) % P
        return _blank(Exact(x, of, plane=plane, real=real, signed=a.signed))

    # --- functions ---

    def exp(self, a: Exact) -> Exact:
        made, of = self._exponential(a.x, a.degree)
        if a.u is not None:
            power, power_degree = self._power_of(a.u, a.u_degree, a.factor)
            made, of = made * power % P, degrees.of_product(of, power_degree)
        plane = None
        if a.plane is not None:
            made = np.where(a.plane != 0, 0, made)
            plane = kept(np.where(a.plane == Plane.MINUS, 0, a.plane))
        real = None
        if a.real is not None:
            real = np.where(a.real == 0, 1.0, np.nan)
        return Exact(made, of, plane=plane, real=real, signed=1)

    def _exponential(self, x: Array, of: Degree) -> tuple[Array, Degree]:
        """Exp of numbers alone: of one of x and -x a random number, of the other its inverse."""
        if not x.any():
            return np.ones_like(x), CONSTANT
        turned = x[0] > HALFWAY
        drawn_ = self._function("exp", np.where(turned, -x % P, x), degree_=of)
        made = np.maximum(drawn_, 1)
        made[:, (x == 0).all(axis=0)] = 1
        if not turned.any():
            return made, RANDOM
        below = np.ascontiguousarray(made[:, turned])
        made[:, turned] = modular.inverse(below)
        different = np.unique(below, axis=1)
        count = different.shape[1]
        return made, Degree(1, {Family(count, 1, digest(different)): Below(1, 1)})

    def log(self, a: Exact) -> Exact:
        if a.real is not None and a.plane is None and (a.real > 0).all():
            return self.constants(np.log(a.real[0]))
        a = self.plain(a)
        if a.signed <= 0:
            self.ledger.doubts.add(BELOW_ZERO)
        nothing = (a.x == 0).all(axis=0)
        u = np.where(nothing, 1, a.x)
        plane = np.where(nothing, Plane.MINUS, 0).astype(np.int8)[None]
        if a.plane is not None:
            own = np.where(a.plane == Plane.MINUS, Plane.UNDEFINED, a.plane)
            plane = np.where(a.plane != 0, own, plane).astype(np.int8)
        real = None if a.real is None else np.where(a.real == 1, 0.0, np.nan)
        return Exact(np.zeros_like(u), CONSTANT, u, a.degree, None, kept(plane), real)

    def logistic(self, a: Exact) -> Exact:
        one = self.number(1)
        return self.reciprocal(self.add(self.exp(self.negative(a)), one))

    def tanh(self, a: Exact) -> Exact:
        two = self.number(2)
        return self.sub(self.mul(two, self.logistic(self.mul(a, two))), self.number(1))

    def sqrt(self, a: Exact) -> Exact:
        a = self.plain(a)
        if a.real is not None and np.isfinite(a.real).all() and (a.real >= 0).all():
            return self.constants(np.sqrt(a.real[0]))
        made = self.function("sqrt", a)
        made.signed = 1
        return made

    def rsqrt(self, a: Exact) -> Exact:
        return self.reciprocal(self.sqrt(a))

    def function(self, name: str, *arguments: Exact, parity: int = 0) -> Exact:
        """A random function; an even one (1) or an odd one (-1) knows a value and its negative."""
        known = [self.plain(each) for each in arguments]
        if len(known) > 1:
            shape = np.broadcast_shapes(*(each.shape for each in known))
            known = [each if each.shape == shape else broadcast(each, shape) for each in known]
        xs = [each.x for each in known]
        turned = None
        if parity:
            turned = xs[0][0] > HALFWAY
            xs[0] = np.where(turned, -xs[0] % P, xs[0])
        of = degrees.of_any(*(each.degree for each in known))
        made = self._function(name, *xs, degree_=of)
        if parity < 0 and turned is not None:
            made = np.where(turned, -made % P, made)
            made[:, (xs[0] == 0).all(axis=0)] = 0
        plane = None
        if planes(*known):
            reached = np.zeros((1, *known[0].shape), np.bool_)
            for each in known:
                reached = reached | (plane_of(each) != 0)
            plane = np.where(reached, Plane.UNDEFINED, 0).astype(np.int8)
        return _blank(Exact(made, RANDOM, plane=kept(plane)))

    # --- order ---

    def rank(self, a: Exact) -> Array:
        """[…] int64: numbers in a random order in which -x stands opposite x, and -inf first."""
        ids = self.names(a)
        if a.real is None or np.isnan(a.real).any():
            self.ledger.called("order", ids[None], None, degrees.of_any(a.degree, a.u_degree).spent)
        return rank_of(self.order, a, ids)

    def maximum(self, a: Exact, axes: Axes) -> Exact:
        """The largest along these axes."""
        axes = tuple(axes)
        if not axes:
            return a
        front = tuple(range(len(axes)))
        last = len(a.shape) - len(axes)

        def flat(v: Array) -> Array:
            v = np.moveaxis(v, [axis + 1 for axis in axes], [1 + each for each in front])
            rows, rest = v.shape[1 : v.ndim - last], v.shape[v.ndim - last :]
            return v.reshape(v.shape[0], prod(rows), *rest)

        rows = a.moved(flat)
        return self._largest([rows])

    def larger(self, a: Exact, b: Exact) -> Exact:
        a, b = paired(a, b)
        shape = np.broadcast_shapes(a.shape, b.shape)
        a, b = (each if each.shape == shape else broadcast(each, shape) for each in (a, b))
        return self._largest([each.moved(lambda v: v[:, None]) for each in (a, b)])

    def minimum(self, a: Exact, axes: Axes) -> Exact:
        return self.negative(self.maximum(self.negative(a), axes))

    def smaller(self, a: Exact, b: Exact) -> Exact:
        return self.negative(self.larger(self.negative(a), self.negative(b)))

    def _largest(self, rows: Sequence[Exact]) -> Exact:
        """Of [n, …] each: a number that stands for the set of values."""
        if all(known(each) for each in rows):
            whole = rows[0] if len(rows) == 1 else joined(self, rows, 0)
            assert whole.real is not None  # noqa: S101  (that is what is known)
            at = whole.real[0].argmax(axis=0)
            return whole.moved(lambda v: np.take_along_axis(v, at[None, None], 1)[:, 0])
        names = np.concatenate([members(self.order, each) for each in rows])
        of = degrees.of_any(*(each.degree for each in rows), *(each.u_degree for each in rows))
        leaves = unique_members(names)
        count = np.count_nonzero(leaves, axis=0)
        bits = set_bits(seeds(self.seed, 1, "maximum"), leaves)
        self.ledger.called("maximum", bits[None], None, of.spent)
        u = np.maximum(
            to_field(bits[None]) if self.strands == 1 else drawn(bits[None], self.strands), 1
        )
        # Of one value alone it is that value.
        whole = rows[0] if len(rows) == 1 else joined(self, rows, 0)
        if whole.factor is not None:
            whole = self.plain(whole)
        finite = plane_of(whole)[0] != Plane.MINUS
        finite = np.broadcast_to(finite, whole.shape)
        at = finite.argmax(axis=0)
        one = whole.moved(
            lambda v: np.take_along_axis(
                np.broadcast_to(v, (v.shape[0], *whole.shape)), at[None, None], 1
            )[:, 0]
        )
        single = count == 1
        x = np.where(single, one.x, 0)
        u = np.where(single, 1 if one.u is None else one.u, u)
        u = np.where(count == 0, 1, u)
        plane = None
        if planes(*rows):
            every = np.broadcast_to(plane_of(whole)[0], whole.shape)
            plane = np.where(count == 0, Plane.MINUS, 0)
            plane = np.where((every == Plane.PLUS).any(axis=0), Plane.PLUS, plane)
            plane = np.where((every == Plane.UNDEFINED).any(axis=0), Plane.UNDEFINED, plane)
            plane = kept(plane.astype(np.int8)[None])
        signed = 1 if any(each.signed > 0 for each in rows) else whole.signed
        return _blank(Exact(
            x, one.degree, u, degrees.of_any(one.u_degree, RANDOM), None,
            plane, None, leaves, signed=signed,
        ))  # fmt: skip

    def absolute(self, a: Exact) -> Exact:
        if a.signed:
            return a if a.signed > 0 else self.negative(a)
        below = self.rank(a) < 0
        made = choose(self, below, self.negative(self.plain(a)), self.plain(a))
        made.signed = 1
        return made

    def compared(self, name: str, a: Exact, b: Exact) -> Array:
        a, b = paired(a, b)
        shape = np.broadcast_shapes(a.shape, b.shape)
        a, b = (each if each.shape == shape else broadcast(each, shape) for each in (a, b))
        x, y = self.rank(a), self.rank(b)
        made: Array = COMPARED[name](x, y)
        if planes(a, b):
            undefined = (plane_of(a)[0] == 3) | (plane_of(b)[0] == 3)
            made = np.where(undefined, name == "ne", made)
        return made

    def sign(self, a: Exact) -> Exact:
        return self.integers(np.sign(self.rank(a)))

    def whole(self, a: Exact, dtype: object) -> Array:
        """Floats that are known as such, as integers."""
        if a.real is None or np.isnan(a.real).any():
            raise Opaque("a float becomes an integer")
        return a.real[0].astype(np.dtype(dtype))  # pyright: ignore[reportArgumentType, reportCallIssue, reportUnknownVariableType]

    def rounded(self, name: str, a: Exact) -> Exact:
        if a.real is None or np.isnan(a.real).any():
            return self.function(name, a)
        return self.constants(ROUNDED[name](a.real[0]))


ROUNDED: dict[str, Callable[[Array], Array]] = {
    "floor": np.floor, "ceil": np.ceil, "round": np.round, "trunc": np.trunc,
}  # fmt: skip
COMPARED: dict[str, Callable[[Array, Array], Array]] = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal,
    "gt": np.greater, "ge": np.greater_equal,
}  # fmt: skip


def known(a: Exact) -> bool:
    return a.real is not None and a.real.size > 0 and not np.isnan(a.real).any()


def _column(by: Array, rank: int) -> Array:
    return by.reshape(-1, *(1,) * (rank - 1))


def _ones(strands: int) -> Array:
    return np.ones(strands, np.int64)


def _one_or(factor: Array) -> Array | None:
    return None if (factor == 1).all() else factor


def _same(a: Array | None, b: Array | None) -> bool:
    if a is None or b is None:
        return a is b
    return bool((a == b).all())


def _opposite(a: Array | None, b: Array | None) -> bool:
    """Whether two factors add up to nothing."""
    if a is None and b is None:
        return False
    total = (np.int64(1) if a is None else a) + (np.int64(1) if b is None else b)
    return not np.any(total % P)


def uniform(a: Exact) -> Array | None:
    """[strands], of a tensor that holds one finite number."""
    if a.plane is not None or not a.size:
        return None
    flat = a.x.reshape(a.strands, -1)
    return flat[:, 0].copy() if (flat == flat[:, :1]).all() else None


def _real(how: np.ufunc, a: Exact, b: Exact) -> Array | None:
    if a.real is None or b.real is None:
        return None
    with np.errstate(all="ignore"):
        return how(a.real, b.real)


def _common_sign(a: Exact, b: Exact) -> int:
    if a.signed == b.signed:
        return a.signed
    for one, other in ((a, b), (b, a)):
        if one.real is not None and not one.real.any() and one.plane is None:
            return other.signed
    return 0


def _full(plane: Array | None, x: Array) -> Array | None:
    if plane is None or plane.shape[1:] == x.shape[1:]:
        return plane
    return np.broadcast_to(plane, (1, *x.shape[1:]))


def _blank(a: Exact) -> Exact:
    """Where there is no number its place holds zero, so that equal values are equal arrays."""
    if a.plane is None:
        return a
    off = a.plane != 0
    a.x = np.where(off, 0, a.x)
    if a.u is not None:
        a.u = np.where(off, 1, a.u)
    if a.real is not None:
        a.real = np.where(off, np.nan, a.real)
    return a


def paired(a: Exact, b: Exact) -> tuple[Exact, Exact]:
    """A single number has as many axes as its partner, all of one."""
    if len(a.shape) < len(b.shape) and a.shape == ():
        return a.moved(lambda v: v.reshape(v.shape[0], *(1,) * len(b.shape))), b
    if len(b.shape) < len(a.shape) and b.shape == ():
        return a, b.moved(lambda v: v.reshape(v.shape[0], *(1,) * len(a.shape)))
    return a, b


def broadcast(a: Exact, shape: Shape) -> Exact:
    return a.moved(lambda v: np.broadcast_to(
        v if v.ndim > len(shape) else v.reshape(v.shape[0], *(1,) * len(shape)),
        (v.shape[0], *shape)))  # fmt: skip


def alike(
    parts: Sequence[Exact],
) -> list[tuple[Array, Array | None, Array | None, Array | None, Array | None]]:
    """x, u, plane, real, leaves of tensors that become one: what one of them has, all have."""
    uses_u = any(p.u is not None for p in parts)
    uses_real = any(p.real is not None for p in parts)
    uses_plane = planes(*parts)
    holds = all(p.leaves is not None for p in parts) and len({p.flipped for p in parts}) == 1
    most = max((len(p.leaves) for p in parts if p.leaves is not None), default=0)
    out: list[tuple[Array, Array | None, Array | None, Array | None, Array | None]] = []
    for p in parts:
        u = (np.ones_like(p.x) if p.u is None else p.u) if uses_u else None
        plane = np.broadcast_to(plane_of(p), (1, *p.shape)) if uses_plane else None
        real = (np.full((1, *p.shape), np.nan) if p.real is None else p.real) if uses_real else None
        leaves = None
        if holds and p.leaves is not None:
            none = np.zeros((most - len(p.leaves), *p.leaves.shape[1:]), np.uint64)
            leaves = np.concatenate([p.leaves, none])
        out.append((p.x, u, plane, real, leaves))
    return out


def merged(
    of: CodeField, parts: Sequence[Exact], together: Callable[[Sequence[Array]], Array]
) -> Exact:
    """One tensor of several: put side by side, or chosen from."""
    factors = [p.factor for p in parts if p.u is not None]
    if factors and not all(_same(f, factors[0]) for f in factors):
        parts = [of.unscaled(p) for p in parts]
        factors = []
    arrays = alike(parts)

    def each(at: int) -> Array | None:
        column = [row[at] for row in arrays]
        if column[0] is None:
            return None
        return together([v for v in column if v is not None])

    x = each(0)
    assert x is not None  # noqa: S101  (every tensor has it)
    signs = {
        p.signed for p in parts if not (p.real is not None and not p.real.any() and p.plane is None)
    }
    return Exact(
        x, degrees.of_any(*(p.degree for p in parts)),
        each(1), degrees.of_any(*(p.u_degree for p in parts)), factors[0] if factors else None,
        kept(each(2)), each(3), each(4), parts[0].flipped,
        signs.pop() if len(signs) == 1 else (1 if not signs else 0),
        of.formed(parts, together),
    )  # fmt: skip


def joined(of: CodeField, parts: Sequence[Exact], axis: int) -> Exact:
    if len(parts) == 1:
        return parts[0]
    return merged(of, parts, lambda vs: np.concatenate(vs, axis + 1))


def choose(of: CodeField, mask: Array, yes: Exact, no: Exact) -> Exact:
    """Where the mask, […], is true `yes`, else `no`."""
    shape = np.broadcast_shapes(mask.shape, yes.shape, no.shape)
    yes, no = (each if each.shape == shape else broadcast(each, shape) for each in (yes, no))
    return merged(of, [yes, no], lambda vs: np.where(mask, vs[0], vs[1]))


__all__ = ["LEAST", "MOST", "CodeField", "Opaque", "broadcast", "choose", "joined", "merged"]
