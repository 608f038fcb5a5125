"""How large a polynomial an element is, for programs that somebody wrote.

As in `executor.domains.degree` denominators come from reciprocals, in families. There a tensor has
one common denominator; here that would be the product of every sigmoid's, so it is counted how many
members of a family one element has below it at most. A sum of many elements has at most all.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from shardproof.executor.domains import degree
from shardproof.executor.domains.degree import Family
from shardproof.spec.record import dataclass, field


@dataclass(frozen=True, slots=True)
class Below:
    """What one element has of a family below it, at most."""

    power: int
    """Of a single member."""
    weight: int
    """The powers of all members together."""


NOTHING: Mapping[Family, Below] = MappingProxyType({})


def nothing() -> Mapping[Family, Below]:
    return NOTHING


@dataclass(frozen=True, slots=True)
class Degree:
    """Of each element of a tensor: its numerator, over members of families."""

    numerator: int
    families: Mapping[Family, Below] = field(default_factory=nothing)

    @property
    def denominator(self) -> int:
        return sum([size(f, b.power, b.weight) for f, b in self.families.items()])

    @property
    def height(self) -> int:
        return self.numerator + self.denominator

    @property
    def spent(self) -> degree.Degree:
        """As the ledger counts it."""
        below = self.denominator
        families = {Family(1, below, b""): 1} if below else degree.NO_FAMILIES
        return degree.Degree(self.numerator, families)


CONSTANT = Degree(0)
RANDOM = Degree(1)


def size(family: Family, power: int, weight: int) -> int:
    """At most all members to that power, however many elements were added up."""
    return min(weight, power * family.count) * family.degree


def joined(a: Degree, b: Degree) -> dict[Family, Below]:
    """The common denominator of two elements."""
    common = dict(a.families)
    for family, below in b.families.items():
        other = common.get(family)
        if other is None:
            common[family] = below
            continue
        power = max(other.power, below.power)
        weight = min(other.weight + below.weight, power * family.count)
        common[family] = Below(power, weight)
    return common


def of_sum(a: Degree, b: Degree) -> Degree:
    """Of a + b: each numerator times what the other has below."""
    if not a.families and not b.families:
        return a if a.numerator >= b.numerator else b
    above = max(a.numerator + b.denominator, b.numerator + a.denominator)
    return Degree(above, joined(a, b))


def of_terms(a: Degree, count: int) -> Degree:
    """Of a sum of so many elements of one tensor."""
    if not a.families or count < 2:
        return a
    above = a.numerator
    families: dict[Family, Below] = {}
    for family, below in a.families.items():
        above += size(family, below.power, (count - 1) * below.weight)
        weight = min(count * below.weight, below.power * family.count)
        families[family] = Below(below.power, weight)
    return Degree(above, families)


def of_product(a: Degree, b: Degree) -> Degree:
    if not b.families:
        return Degree(a.numerator + b.numerator, a.families)
    families = dict(a.families)
    for family, below in b.families.items():
        other = families.get(family, Below(0, 0))
        families[family] = Below(other.power + below.power, other.weight + below.weight)
    return Degree(a.numerator + b.numerator, families)


def of_reciprocal(x: Degree, count: int, of: bytes) -> Degree:
    """Of 1/x for `count` values: what stood above comes below, a member for each."""
    return Degree(x.denominator, {Family(count, x.numerator, of): Below(1, 1)})


def of_any(*terms: Degree) -> Degree:
    """Of a tensor each of whose elements is one of these."""
    first = terms[0]
    if all(term is first for term in terms):
        return first
    families: dict[Family, Below] = {}
    for term in terms:
        for family, below in term.families.items():
            other = families.get(family, below)
            power, weight = max(other.power, below.power), max(other.weight, below.weight)
            families[family] = Below(power, weight)
    return Degree(max(term.numerator for term in terms), families)
