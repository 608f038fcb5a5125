"""How large a polynomial a value is: what the bound on accidental equality rests on.

In the field every value is a rational function of the random numbers drawn: weights,
constants, tables, and the values of keyed functions, which are fresh at each new
argument. Only degrees are tracked, one for a whole tensor.

Denominators come from reciprocals alone. All the denominators of one reciprocal are a
`Family`, and a tensor's common denominator is a product of whole families, each to a
power. So a sum over thousands of fractions has the denominator of its families, not
the product of thousands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Family:
    """The denominators that one reciprocal brought in: so many polynomials of one degree.

    Ranks that divide by the same numbers bring in the same denominators, wherever they do it: in
    one process or in several. Numbers that are equal in every trial stand for one polynomial.
    """

    count: int
    degree: int
    of: bytes
    """A digest of the numbers."""

    def __hash__(self) -> int:
        return hash(self.of)


class NoFamilies(dict[Family, int]):
    """No denominator at all: a default, which has to have a hash."""

    def __hash__(self) -> int:  # pyright: ignore[reportIncompatibleVariableOverride]
        return 0


NO_FAMILIES: Mapping[Family, int] = NoFamilies()


@dataclass(slots=True)
class Degree:
    """Numerators of degree at most `numerator` over the product of families to powers.

    Nothing is written to one that is made, as to a tensor.
    """

    numerator: Final[int]
    families: Final[Mapping[Family, int]] = NO_FAMILIES

    def __hash__(self) -> int:
        return hash(self.numerator)

    @property
    def denominator(self) -> int:
        return total(self.families)

    @property
    def height(self) -> int:
        """At least the degree of the polynomial that is zero where two such values agree."""
        return self.numerator + total(self.families)


CONSTANT = Degree(0)
RANDOM = Degree(1)
"""Of a number drawn by itself."""


def total(families: Mapping[Family, int]) -> int:
    return sum([power * f.count * f.degree for f, power in families.items()]) if families else 0


def of_sum(*terms: Degree) -> Degree:
    """Of a sum, or of tensors put side by side: everything over the common denominator."""
    highest = terms[0]
    first = highest.families
    for term in terms:
        if term.families is not first and term.families != first:
            break
        if term.numerator > highest.numerator:
            highest = term
    else:
        return highest
    common = dict(first)
    for term in terms:
        if term.families is not first:
            for family, power in term.families.items():
                if power > common.get(family, 0):
                    common[family] = power
    whole = total(common)
    return Degree(max([t.numerator + whole - total(t.families) for t in terms]), common)


def of_product(a: Degree, b: Degree) -> Degree:
    """Of a product, elementwise or contracted: a sum of products has the same denominator."""
    if not b.families:
        return Degree(a.numerator + b.numerator, a.families)
    if not a.families:
        return Degree(a.numerator + b.numerator, b.families)
    powers = dict(a.families)
    for family, power in b.families.items():
        powers[family] = powers.get(family, 0) + power
    return Degree(a.numerator + b.numerator, powers)


def of_reciprocal(x: Degree, count: int, of: bytes) -> Degree:
    """Of 1/x for `count` values: what stood below comes above, beside the other new ones."""
    family = Family(count, x.numerator, of)
    others = (count - 1) * x.numerator
    return Degree(x.denominator + others, {family: 1})
