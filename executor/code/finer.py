"""A field that knows more of roots, exponentials, logarithms and orders than `CodeField`.

Beside their numbers values keep forms, c·sqrt(r) or k·b. So sqrt(z)·sqrt(z) is z, exp(2b) is the
square of exp(b), and a root of a product is the product of the roots. Of a number and a constant
the larger is the one that the order says: a maximum with zero is the number or zero. Real functions
have these laws wherever a root is a number. A program that was written in another way may be equal
for those alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import gcd

import numpy as np

from shardproof.executor.code import degrees
from shardproof.executor.code.degrees import RANDOM, Degree
from shardproof.executor.code.field import (
    Axes,
    CodeField,
    broadcast,
    choose,
    known,
    merged,
    paired,
    powers,
    symbols,
    uniform,
)
from shardproof.executor.code.values import Exact, Form
from shardproof.executor.domains import modular
from shardproof.executor.domains.modular import P
from shardproof.executor.domains.tensor import Array
from shardproof.spec.record import dataclass, replace

SQUARES = (P - 1) // 2
"""How many squares there are but zero: an odd number, so that each has one root among them."""
HALF = (SQUARES + 1) // 2
MOST_BELOW, MOST_ABOVE = 64, 1 << 12
"""Factors of an exponent are rationals up to these."""
NAMES = (("", 0), ("ln2", 1), ("ln2", -1), ("ln10", 1), ("ln10", -1))
"""Numbers that exponents have besides: those between two bases."""


@dataclass(frozen=True, slots=True)
class Rooted:
    """coefficient · sqrt(radicand)."""

    coefficient: Exact
    radicand: Exact

    def moved(self, move: Callable[[Array], Array]) -> Rooted:
        """Of the same values elsewhere."""
        return Rooted(self.coefficient.moved(move), self.radicand.moved(move))


@dataclass(frozen=True, slots=True)
class Scaled:
    """times · base, of one number for the whole tensor."""

    base: Array
    times: Array
    """[strands]."""

    def moved(self, move: Callable[[Array], Array]) -> Scaled:
        """Of the same values elsewhere."""
        return Scaled(move(self.base), self.times)


@dataclass(frozen=True, slots=True)
class Squared:
    """The square of a number."""

    base: Exact

    def moved(self, move: Callable[[Array], Array]) -> Squared:
        """Of the same values elsewhere."""
        return Squared(self.base.moved(move))


@dataclass(frozen=True, slots=True)
class Inverse:
    """One over a number."""

    base: Exact

    def moved(self, move: Callable[[Array], Array]) -> Inverse:
        """Of the same values elsewhere."""
        return Inverse(self.base.moved(move))


@dataclass(frozen=True, slots=True)
class FinerField(CodeField):
    """See above; a program is asked of it if it differs for other functions only."""

    folded: bool = False
    """Whether x + log u is one logarithm, of exp(x)·u; else a sum, as in `CodeField`."""

    # --- roots ---

    def sqrt(self, a: Exact) -> Exact:
        """One root for each number, and of a product the product of the roots."""
        a = self.plain(a)
        if a.plane is not None or known(a):
            return CodeField.sqrt(self, a)
        match a.form:
            case Squared(base):
                return self.absolute(base)
            case Inverse(base):
                return self.reciprocal(self.sqrt(base))
            case Scaled(base, times) if (times == times[0]).all():
                by = _rational(int(times[0]))
                if by is not None and by[0] > 0:
                    factor = self.number(float(np.sqrt(by[0] / by[1])))
                    return self.mul(self.sqrt(Exact(base, a.degree)), factor)
            case _:
                pass
        one = self.integers(np.ones(a.shape, np.int64))
        return self._rooted(one, a)

    def _rooted(self, coefficient: Exact, radicand: Exact) -> Exact:
        if coefficient.plane is not None or radicand.plane is not None:
            return CodeField.mul(self, coefficient, CodeField.sqrt(self, radicand))
        self.ledger.called("root", _bits(radicand), None, radicand.degree.spent)
        root = Exact(powers(radicand.x, (HALF,) * self.strands), RANDOM, signed=1)
        made = CodeField.mul(self, coefficient, root)
        return replace(made, form=Rooted(coefficient, radicand))

    def negative(self, a: Exact) -> Exact:
        """With its form, if it has one."""
        made = CodeField.negative(self, a)
        match a.form:
            case Rooted(c, r):
                made.form = Rooted(CodeField.negative(self, c), r)
            case Scaled(base, times):
                made.form = Scaled(base, -times % P)
            case _ if a.u is None and a.plane is None:
                made.form = Scaled(a.x, np.full(self.strands, P - 1))
            case _:
                pass
        return made

    def mul(self, a: Exact, b: Exact) -> Exact:
        """Two roots of one number are that number."""
        a, b = paired(a, b)
        if a.u is not None or b.u is not None:
            return self._logarithm_times(a, b)
        if a.plane is not None or b.plane is not None:
            return self._times(a, b)
        match a.form, b.form:
            case Rooted(c, r), Rooted(d, s):
                return self._product_of_roots(CodeField.mul(self, c, d), r, s)
            case (Rooted(c, r), _):
                made = CodeField.mul(self, a, b)
                made.form = _fitting(Rooted(CodeField.mul(self, c, b), r), made)
            case (_, Rooted(c, r)):
                made = CodeField.mul(self, a, b)
                made.form = _fitting(Rooted(CodeField.mul(self, a, c), r), made)
            case _ if a.x is b.x or (a.x.shape == b.x.shape and np.array_equal(a.x, b.x)):
                made = CodeField.mul(self, a, b)
                made.form = None if known(a) else Squared(a)
            case _:
                return self._times(a, b)
        return made

    def _times(self, a: Exact, b: Exact) -> Exact:
        """A product, which remembers a factor that the whole tensor has."""
        made = CodeField.mul(self, a, b)
        for one, other in ((a, b), (b, a)):
            by = uniform(other) if known(other) else None
            if by is not None and one.shape == made.shape and not known(one):
                base, times = _scaled(one)
                made.form = Scaled(base, times * by % P)
        return made

    def _logarithm_times(self, a: Exact, b: Exact) -> Exact:
        made = CodeField.mul(self, a, b)
        for one, other in ((a, b), (b, a)):
            if made.u is not None and isinstance(one.form, Scaled) and one.shape == made.shape:
                by = uniform(other)
                assert by is not None  # noqa: S101  (else it would be no logarithm)
                made.form = Scaled(one.form.base, one.form.times * by % P)
        return made

    def _product_of_roots(self, coefficient: Exact, r: Exact, s: Exact) -> Exact:
        shape = coefficient.shape
        r, s = (each if each.shape == shape else broadcast(each, shape) for each in (r, s))
        same: Array = (r.x == s.x).all(axis=0)
        if same.all():
            return self.mul(coefficient, r)
        both = CodeField.mul(self, r, s)
        if not same.any():
            return self._rooted(coefficient, both)
        one = self.integers(np.ones(shape, np.int64))
        whole = choose(self, same, CodeField.mul(self, coefficient, r), coefficient)
        return self._rooted(whole, choose(self, same, one, both))

    def reciprocal(self, a: Exact) -> Exact:
        """Of a root the root again, over its square."""
        if not isinstance(a.form, Rooted):
            made = CodeField.reciprocal(self, a)
            made.form = Inverse(a) if made.plane is None and a.u is None and not known(a) else None
            return made
        square = CodeField.mul(self, a.form.coefficient, a.form.radicand)
        return self._rooted(CodeField.reciprocal(self, square), a.form.radicand)

    def add(self, a: Exact, b: Exact) -> Exact:
        """Of two with one root the sum of what stands before it."""
        a, b = paired(a, b)
        made = CodeField.add(self, a, b)
        match a.form, b.form:
            case Rooted(c, r), Rooted(d, s) if r.x.shape == s.x.shape and (r.x == s.x).all():
                made.form = _fitting(Rooted(CodeField.add(self, c, d), r), made)
            case _:
                for one, other in ((a, b), (b, a)):  # a logarithm beside it changes nothing of it
                    if isinstance(one.form, Scaled) and not other.x.any():
                        made.form = Scaled(
                            np.broadcast_to(one.form.base, made.x.shape), one.form.times
                        )
        return made

    def sum(self, a: Exact, axes: Axes) -> Exact:
        """What has one root along these axes keeps it."""
        made = CodeField.sum(self, a, axes)
        if isinstance(a.form, Rooted) and a.size:
            c, r = a.form.coefficient, a.form.radicand
            over = tuple(axis + 1 for axis in axes)
            first = np.broadcast_to(r.x, (self.strands, *a.shape))
            index = tuple(slice(0, 1) if at in over else slice(None) for at in range(first.ndim))
            if (first == first[index]).all() and c.shape == a.shape:
                radicand = broadcast(r, a.shape).moved(lambda v: v[index].squeeze(over))
                made.form = Rooted(CodeField.sum(self, c, axes), radicand)
        return made

    # --- exponentials and logarithms ---

    def exp(self, a: Exact) -> Exact:
        """Of a multiple the power; of half a logarithm the root; of a number of the text itself."""
        if of_text_alone(a):
            return self._worth(np.exp(real_of(a)))
        if a.u is not None and a.plane is None and (halves := _halves(a.factor)) is not None:
            root = self.power(self.sqrt(Exact(a.u, a.u_degree, signed=1)), halves)
            rest = replace(a, u=None, factor=None)
            return self.mul(self.exp(rest), root) if a.x.any() else root
        made = CodeField.exp(self, a)
        if not isinstance(a.form, Scaled):
            return made
        # Of the number alone, in the place of which its base to a power is put.
        before, of = self._exponential(a.x, a.degree)
        base, _ = self._exponential(a.form.base, a.degree)
        power = powers(base, [self._exponent(int(k), at) for at, k in enumerate(a.form.times)])
        made.x = made.x * modular.inverse(np.ascontiguousarray(before)) % P * power % P
        return replace(made, degree=degrees.of_product(made.degree, of))

    def _exponential(self, x: Array, of: Degree) -> tuple[Array, Degree]:
        """An exponential is a square, so that it has a root."""
        made, made_of = CodeField._exponential(self, x, of)  # noqa: SLF001
        return made * made % P, degrees.of_product(made_of, made_of)

    def _exponent(self, factor: int, strand: int) -> int:
        """Of a rational itself; of a rational times a named number one that is drawn for it."""
        for name, power in NAMES:
            symbol = symbols(self.seed, self.strands, name)[strand] if name else 1
            found = _rational(factor * pow(symbol, -power, P) % P)
            if found is None or (whole := _whole(found)) is None:
                continue
            above, modulus = whole
            drawn = CodeField._exponent(self, symbol, strand) if name else 1  # noqa: SLF001
            return above * pow(drawn, power, P - 1) % modulus
        return CodeField._exponent(self, factor, strand)  # noqa: SLF001

    def function(self, name: str, *arguments: Exact, parity: int = 0) -> Exact:
        """A power of numbers of the text is a number of the text."""
        if name == "pow" and all(map(of_text_alone, arguments)):
            base, exponent = np.broadcast_arrays(*map(real_of, arguments))
            if (base > 0).all():
                return self._worth(base**exponent)
        return CodeField.function(self, name, *arguments, parity=parity)

    def _worth(self, values: Array) -> Exact:
        """What exp or a power comes to, above zero: 1/u is the reciprocal of u as it is read.

        It was computed in float64, so that as a float32 it is the same number however that was.
        """
        with np.errstate(all="ignore"):
            below = values < 1
            above = self._meant(np.where(below, 1 / values, values), "float32")
        made = choose(self, below, self.reciprocal(above), above) if below.any() else above
        return replace(made, real=values[None], form=None, signed=1)

    def log(self, a: Exact) -> Exact:
        """Of a root one half of the logarithm."""
        if isinstance(a.form, Rooted) and (a.form.coefficient.x == 1).all():
            return self.mul(self.log(a.form.radicand), self.number(0.5))
        return CodeField.log(self, a)

    def plain(self, a: Exact) -> Exact:
        """The logarithm of 1/u is that of u with the other sign."""
        if a.u is None:
            return a
        if not self.folded:
            return self._plain(a, a.u)
        drawn, of = self._exponential(a.x, a.degree)
        power, _ = self._power_of(a.u, a.u_degree, a.factor)
        alone = (a.u == 1).all(axis=0)
        whole = Exact(np.where(alone, a.x, 0), a.degree, plane=a.plane, real=a.real,
                      leaves=a.leaves, flipped=a.flipped, signed=a.signed)  # fmt: skip
        u = np.where(alone, 1, drawn * power % P)
        return self._plain(replace(whole, u_degree=degrees.of_product(of, a.u_degree)), u)

    def _plain(self, a: Exact, u: Array) -> Exact:
        below = modular.inverse(np.ascontiguousarray(u))
        turned = u[0] > below[0]
        log = self._function("log", np.where(turned, below, u), degree_=a.u_degree)
        log = np.where(turned, -log % P, log)
        log = np.where((u == 1).all(axis=0), 0, log)
        if a.factor is not None:
            log = log * a.factor.reshape(-1, *(1,) * (log.ndim - 1)) % P
        made = degrees.of_sum(a.degree, RANDOM)
        return replace(a, x=(a.x + log) % P, degree=made, u=None, factor=None, form=None)

    # --- orders, and what is put side by side ---

    def formed(
        self, parts: Sequence[Exact], together: Callable[[Sequence[Array]], Array]
    ) -> Form | None:
        """The form that all parts have; of what the text alone makes any multiple will do."""
        if any(isinstance(each.form, Rooted) for each in parts):
            roots = [self._as_root(each) for each in parts]
            found = [each for each in roots if each is not None]
            return None if len(found) < len(roots) else Rooted(
                merged(self, [each.coefficient for each in found], together),
                merged(self, [each.radicand for each in found], together),
            )  # fmt: skip
        scaled = [each.form for each in parts if isinstance(each.form, Scaled)]
        if not scaled or any((each.times != scaled[0].times).any() for each in scaled):
            return None
        if not all(isinstance(each.form, Scaled) or _of_text(each) for each in parts):
            return None
        times = scaled[0].times
        below = modular.inverse(times).reshape(-1, *(1,) * len(parts[0].shape))
        columns = [
            each.form.base if isinstance(each.form, Scaled) else each.x * below % P
            for each in parts
        ]
        return Scaled(together(columns), times)

    def _as_root(self, a: Exact) -> Rooted | None:
        """Of what the text alone makes, c·sqrt(1)."""
        if isinstance(a.form, Rooted):
            return a.form
        one = self.integers(np.ones(a.shape, np.int64))
        return Rooted(a, one) if of_text_alone(a) else None

    def larger(self, a: Exact, b: Exact) -> Exact:
        """Of a number and a constant the one that the order says."""
        a, b = paired(a, b)
        if known(a) == known(b):
            return CodeField.larger(self, a, b)
        return choose(self, self.compared("ge", a, b), self.plain(a), self.plain(b))


def of_text_alone(a: Exact) -> bool:
    """Whether each element is a finite number that the program's text makes."""
    return known(a) and a.plane is None


def real_of(a: Exact) -> Array:
    assert a.real is not None  # noqa: S101  (of numbers of the text)
    return np.broadcast_to(a.real[0], a.shape)


def _of_text(a: Exact) -> bool:
    """Whether each element is a number of the text, or none."""
    numbers = np.zeros(a.shape, np.bool_) if a.real is None else ~np.isnan(a.real[0])
    return bool((numbers if a.plane is None else numbers | (a.plane[0] != 0)).all())


def _fitting(form: Rooted, made: Exact) -> Rooted:
    """In the shape of the whole."""
    shape = made.shape
    parts = (form.coefficient, form.radicand)
    c, r = (each if each.shape == shape else broadcast(each, shape) for each in parts)
    return Rooted(c, r)


def _bits(a: Exact) -> Array:
    return np.ascontiguousarray(a.x[:1])


def _scaled(a: Exact) -> tuple[Array, Array]:
    if isinstance(a.form, Scaled):
        return a.form.base, a.form.times
    return a.x, np.ones(a.strands, np.int64)


def _rational(factor: int) -> tuple[int, int] | None:
    """A factor as a small rational."""
    for below in range(1, MOST_BELOW + 1):
        above = factor * below % P
        above = above if above <= P // 2 else above - P
        if abs(above) <= MOST_ABOVE:
            return above, below
    return None


def _whole(of: tuple[int, int]) -> tuple[int, int] | None:
    """A rational as an exponent, and modulo what: of squares alone if it is a half."""
    above, below = of
    for modulus in (P - 1, SQUARES):
        if gcd(below, modulus) == 1:
            return above * pow(below, -1, modulus) % modulus, modulus
    return None


def _halves(factor: Array | None) -> int | None:
    if factor is None or (factor != factor[0]).any():
        return None
    found = _rational(int(factor[0]))
    return found[0] if found is not None and found[1] == 2 else None
