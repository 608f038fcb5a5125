"""What a float that somebody wrote stands for: the simplest number that rounds to it.

0.1 in float32, in bfloat16 and in float64 is one number, 1/10. So is 0.088388, the root of 1/128.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import e, frexp, log, log10, pi, sqrt
from typing import Any, cast

import ml_dtypes
import numpy as np

from shardproof.executor.domains.modular import P
from shardproof.executor.domains.tensor import Array
from shardproof.spec.record import dataclass

PLAIN = 1 << 12
"""A rational whose numerator times denominator is at most this was meant as it stands."""
ROOTED = 1 << 14
"""The same of what stands below a root."""
TIMES = 64
"""The same of what stands before one of the named numbers."""
WHOLE = 1 << 24
"""A whole number up to this stands for itself."""
FINE = 1e-5
"""Coarser floats tell no root from a rational."""
DIGITS = 0.8
"""Of the decimal digits that a kind of floats has, so many at most were written by somebody."""

SHORT, CANCELLED = 4, Fraction(1, 1 << 40)
"""A float64 this near to a decimal of so few digits is a difference of such."""

Symbol = Callable[[str], int]
"""A number of the field for a name, never zero."""


@dataclass(frozen=True, slots=True)
class Named:
    """A rational times powers of numbers that are none."""

    factor: Fraction
    powers: tuple[tuple[str, int], ...] = ()


NAMED: tuple[tuple[float, Named], ...] = (
    (log(2), Named(Fraction(1), (("ln2", 1),))),
    (1 / log(2), Named(Fraction(1), (("ln2", -1),))),
    (log(10), Named(Fraction(1), (("ln10", 1),))),
    (1 / log(10), Named(Fraction(1), (("ln10", -1),))),
    (e, Named(Fraction(1), (("e", 1),))),
    (1 / e, Named(Fraction(1), (("e", -1),))),
    *((pi * k, Named(Fraction(k), (("pi", 1),))) for k in (1, 2, 4)),
    *((pi / k, Named(Fraction(1, k), (("pi", 1),))) for k in (2, 4, 180)),
    *((k / pi, Named(Fraction(k), (("pi", -1),))) for k in (1, 2, 180)),
    (sqrt(2 / pi), Named(Fraction(1), (("sqrt(2/pi)", 1),))),
    (2 / sqrt(pi), Named(Fraction(1), (("sqrt(2/pi)", 1), ("sqrt 2", 1)))),
)


def relative_error(dtype: str) -> float:
    """Half a unit in the last place of numbers of this kind, and a little more."""
    return 0.51 * float(cast("Any", ml_dtypes.finfo(dtype)).eps)


def last_place(value: float, dtype: str) -> float:
    """The distance from a float above zero to the next."""
    _, exponent = frexp(value)
    return float(cast("Any", ml_dtypes.finfo(dtype)).eps) * 2.0 ** (exponent - 1)


def narrowest(value: float, dtype: str) -> str:
    """The coarsest kind of floats that has this number: the kind that it was written in."""
    for kind in ("bfloat16", "float16", "float32"):
        if relative_error(kind) <= relative_error(dtype):
            break
        with np.errstate(all="ignore"):
            if float(np.asarray(value).astype(np.dtype(kind))) == value:
                return kind
    return dtype


def in_floats(of: Named) -> float:
    """The number itself, in float64."""
    known = {name: value for value, each in NAMED for name, power in each.powers
             if each.factor == 1 and len(each.powers) == 1 and power == 1}  # fmt: skip
    made = float(of.factor)
    for name, power in of.powers:
        base = known[name] if name in known else sqrt(int(name.removeprefix("sqrt ")))
        made *= base**power
    return made


@lru_cache(maxsize=65536)
def meaning(value: float, dtype: str) -> Named:
    """The simplest number that rounds to a finite float."""
    if value == 0:
        return Named(Fraction(0))
    if value < 0:
        of = meaning(-value, dtype)
        return Named(-of.factor, of.powers)
    exact = Fraction(value)
    if exact.denominator == 1 and value <= WHOLE:
        return Named(exact)
    slack = Fraction(last_place(value, dtype)) / 2
    low, high = exact - slack, exact + slack
    plain = simplest(low, high)
    if height(plain) <= PLAIN:
        return Named(plain)
    if (written := decimal(value, dtype, low, high)) is not None:
        return Named(written)
    if relative_error(dtype) > FINE:
        return Named(plain)
    if dtype == "float64" and (computed := nearly(value, exact)) is not None:
        return Named(computed)
    # A root, or a quotient, that was computed in these floats may be off by one more place.
    low, high = exact - 2 * slack, exact + 2 * slack
    for known, named in NAMED:
        times = simplest(low / Fraction(known), high / Fraction(known))
        if height(times) <= TIMES:
            return Named(named.factor * times, named.powers)
    square = simplest(low * low, high * high)
    if height(square) <= ROOTED and height(square) * 16 < height(plain):
        return root(square)
    return Named(plain)


MARK, MARKED = 0x5A17C3, 0xFFFFFF
"""The last bits of a float64 that was drawn as a weight: nobody writes such a number."""


def marked(values: Array) -> Array:
    """Floats as weights that are known as such wherever they are loaded."""
    bits = np.ascontiguousarray(values, np.float64).view(np.int64)
    return ((bits & ~np.int64(MARKED)) | MARK).view(np.float64)


def is_marked(values: Array) -> Array:
    """Which of some float64 were drawn as weights."""
    return np.ascontiguousarray(values).view(np.int64) & MARKED == MARK


def written(value: float, dtype: str) -> bool:
    """Whether somebody may have written a float, which is not below zero: else it was drawn."""
    if value == 0:
        return True
    if is_marked(np.array([value], np.float64))[0]:
        return False
    named = meaning(value, dtype)
    if named.powers or height(named.factor) <= PLAIN or named.factor.denominator == 1:
        return True
    slack = Fraction(last_place(value, dtype)) / 2
    exact = Fraction(value)
    return decimal(value, dtype, exact - slack, exact + slack) is not None


def decimal(value: float, dtype: str, low: Fraction, high: Fraction) -> Fraction | None:
    """A number of few decimal digits, if one rounds to it."""
    most = int(DIGITS * -log10(relative_error(dtype)))
    for digits in range(1, most + 1):
        found = Fraction(f"{value:.{digits - 1}e}")
        if low <= found <= high:
            return found
    return None


def nearly(value: float, exact: Fraction) -> Fraction | None:
    """What was computed from short decimals, as 1 - 0.999 is, may be off by thousands of places."""
    found = Fraction(f"{value:.{SHORT - 1}e}")
    return found if abs(found - exact) <= CANCELLED * exact else None


def height(x: Fraction) -> int:
    return abs(x.numerator) * x.denominator


def simplest(low: Fraction, high: Fraction) -> Fraction:
    """The rational of the smallest denominator in an interval above zero."""
    whole = -(-low.numerator // low.denominator)
    if whole <= high:
        return Fraction(whole)
    floor = low.numerator // low.denominator
    return floor + 1 / simplest(1 / (high - floor), 1 / (low - floor))


def root(of: Fraction) -> Named:
    """sqrt(n/d) as a rational times roots of primes, the same however it was written."""
    rest, outside = of.numerator * of.denominator, 1
    powers: list[tuple[str, int]] = []
    prime = 2
    while prime * prime <= rest:
        while rest % (prime * prime) == 0:
            rest //= prime * prime
            outside *= prime
        if rest % prime == 0:
            rest //= prime
            powers.append((f"sqrt {prime}", 1))
        prime += 1
    if rest > 1:
        powers.append((f"sqrt {rest}", 1))
    return Named(Fraction(outside, of.denominator), tuple(powers))


def root_of_prime(name: str) -> int | None:
    """The root itself where the field has one."""
    if not name.startswith("sqrt ") or not name[5:].isdigit():
        return None
    prime = int(name[5:]) % P
    found = pow(prime, (P + 1) // 4, P)
    return found if found * found % P == prime else None


def in_field(of: Named, symbol: Symbol) -> int:
    made = of.factor.numerator * pow(of.factor.denominator, -1, P) % P
    for name, power in of.powers:
        base = root_of_prime(name) or symbol(name)
        made = made * pow(base, power, P) % P
    return made


def float_kind(dtype: object) -> str:
    """The name by which ml_dtypes knows a kind of floats."""
    return np.dtype(cast("str", dtype)).name
