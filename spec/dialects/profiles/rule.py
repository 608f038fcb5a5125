"""What an engine refuses, as data: a check of some facts, when it holds, and who says so.

A rule names facts, whole numbers and words that `facts.py` makes of a command and a config. A check
is one of the few families below; what a family does is written once, in `find`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Literal, assert_never

from shardproof.spec.dialects.profiles.versions import Bound, Version
from shardproof.spec.record import dataclass, field

Fact = int | str | bool | tuple[int, ...] | frozenset[str] | None
Facts = Mapping[str, Fact]
Operator = Literal["=", "!=", ">", "<", "in", "not in"]
Test = tuple[str, Operator, int | str | bool | frozenset[str] | None]
"""A fact, and what it is compared with."""
Effect = Literal["rejected", "fails_later", "wrong", "unknown", "note"]


@dataclass(frozen=True, slots=True)
class Divides:
    """Each of these sizes is a multiple of the degree."""

    sizes: tuple[str, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Copies:
    """Each of these sizes is a multiple of the degree, or the degree a multiple of it."""

    sizes: tuple[str, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Pads:
    """A size, padded to a multiple of the product of `to`, is a multiple of the degree."""

    sizes: tuple[str, ...]
    to: tuple[str | int, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Blocks:
    """Each rank's part of these sizes is a whole number of blocks (or of groups) of the scales.

    With `finest`, scales may be refined to the greatest common divisor of block, part and `beside`,
    if that is no less.
    """

    sizes: tuple[str, ...]
    over: str
    unit: str
    finest: int = 0
    beside: str = ""
    sharded: bool = True
    """Whether a size that is not sharded at all is let through."""


@dataclass(frozen=True, slots=True)
class AtMost:
    """A size is no greater than another."""

    sizes: tuple[str, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Product:
    """The product of some degrees is a number, or divides it."""

    of: tuple[str, ...]
    size: str
    divides: bool = False


@dataclass(frozen=True, slots=True)
class StageList:
    """A list of layers (`5,5,5`) has a whole number for each stage, all layers in sum."""

    listed: str
    layers: str = "layers"
    stages: str = "pp"


@dataclass(frozen=True, slots=True)
class StageStart:
    """No stage begins with a layer that needs what the layer before it made."""

    needs: str
    starts: str = "stage_starts"


@dataclass(frozen=True, slots=True)
class Together:
    """Features that don't go together: what `when` says is all that there is to it."""

    facts: tuple[str, ...] = ()
    """Whose numbers are told."""


Check = Divides | Copies | Pads | Blocks | AtMost | Product | StageList | StageStart | Together


@dataclass(frozen=True, slots=True)
class Rule:
    """One thing that an engine refuses."""

    id: str
    axis: str
    check: Check
    message: str
    """The engine's words: a template over facts and what was found (`{size}`, `{shard}`)."""
    source: str
    when: tuple[Test, ...] = ()
    off: tuple[Test, ...] = ()
    """Any of these switches the rule off."""
    since: Bound | None = None
    until: Bound | None = None
    """The first release without it."""
    effect: Effect = "rejected"
    decides: str = ""
    """Of what is unknown: what would decide it."""
    about: str = ""
    formerly: tuple[Bound, str] | None = None
    """The first release with these words, and those of the releases before."""

    @property
    def family(self) -> str:
        """In a word, what kind of rule it is."""
        return FAMILIES[type(self.check)]

    def words(self, version: Version) -> str:
        """What that release says."""
        if self.formerly is not None and not version.since(self.formerly[0]):
            return self.formerly[1]
        return self.message

    def current(self, version: Version) -> bool:
        """Whether that version has it."""
        if self.since is not None and not version.since(self.since):
            return False
        return self.until is None or not version.since(self.until)

    def find(self, facts: Facts) -> Found | None:
        """What is wrong, whatever the version."""
        if not all(holds(facts, test) for test in self.when):
            return None
        if any(holds(facts, test) for test in self.off):
            return None
        return find(self.check, facts)


FAMILIES: Mapping[type[Check], str] = {
    Divides: "divide",
    Copies: "replicate or divide",
    Pads: "pad, then divide",
    Blocks: "blocks against shards",
    AtMost: "no more ranks than",
    Product: "product of groups",
    StageList: "stage list",
    StageStart: "state that crosses a stage",
    Together: "feature",
}


@dataclass(frozen=True, slots=True)
class Found:
    """Why a check does not hold: numbers by name, and words that its message may use."""

    numbers: Mapping[str, int]
    words: Mapping[str, str] = field(default_factory=dict[str, str])


def whole(facts: Facts, name: str) -> int | None:
    """A fact that is a number."""
    value = facts.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def holds(facts: Facts, test: Test) -> bool:
    """Whether a fact is as a test says; what is not known is only ever unequal."""
    name, operator, right = test
    left = facts.get(name)
    match operator:
        case "=":
            return left == right
        case "!=":
            return left != right
        case "in":
            return isinstance(right, frozenset) and left in right
        case "not in":
            return isinstance(right, frozenset) and left not in right
        case ">" | "<":
            if not isinstance(left, int) or not isinstance(right, int):
                return False
            return left > right if operator == ">" else left < right


def find(check: Check, facts: Facts) -> Found | None:
    """What of a check does not hold, the first of its sizes that fails; sizes unknown hold."""
    match check:
        case Divides(sizes, by):
            return _each(facts, sizes, by, lambda size, degree: size % degree == 0)
        case Copies(sizes, by):
            return _each(
                facts, sizes, by, lambda size, degree: size % degree == 0 or degree % size == 0
            )
        case AtMost(sizes, by):
            return _each(facts, sizes, by, lambda size, degree: size >= degree)
        case Pads(sizes, to, by):
            return _padded(facts, sizes, to, by)
        case Blocks():
            return _blocks(facts, check)
        case Product(of, size, divides):
            return _product(facts, of, size, divides=divides)
        case StageList(listed, layers, stages):
            return _stage_list(facts, listed, layers, stages)
        case StageStart(needs, starts):
            return _stage_start(facts, needs, starts)
        case Together(names):
            told = {name: whole(facts, name) for name in names}
            return Found({name: value for name, value in told.items() if value is not None})
        case _:
            assert_never(check)


def _each(
    facts: Facts, sizes: tuple[str, ...], by: str, fine: Callable[[int, int], bool]
) -> Found | None:
    degree = whole(facts, by)
    if degree is None or degree < 1:
        return None
    for name in sizes:
        size = whole(facts, name)
        if size is not None and size > 0 and not fine(size, degree):
            return Found({name: size, by: degree}, {"what": name})
    return None


def _padded(
    facts: Facts, sizes: tuple[str, ...], to: tuple[str | int, ...], by: str
) -> Found | None:
    degree = whole(facts, by)
    factors = [each if isinstance(each, int) else whole(facts, each) or 1 for each in to]
    multiple = math.prod(factors)
    if degree is None or degree < 1 or multiple < 1:
        return None
    for name in sizes:
        size = whole(facts, name)
        padded = 0 if size is None else -(-size // multiple) * multiple
        if size and padded % degree:
            return Found({name: size, "padded": padded, by: degree}, {"what": name})
    return None


def _blocks(facts: Facts, check: Blocks) -> Found | None:
    degree, unit = whole(facts, check.over), whole(facts, check.unit)
    if degree is None or not unit or degree < 1 or (check.sharded and degree == 1):
        return None
    for name in check.sizes:
        size = whole(facts, name)
        if not size:
            continue
        part = size // degree
        if part % unit == 0:
            continue
        if check.finest:
            beside = whole(facts, check.beside) if check.beside else None
            common = math.gcd(unit, part, *(() if beside is None else (beside,)))
            if common >= check.finest:
                continue
        return Found(
            {name: size, check.over: degree, "shard": part, check.unit: unit}, {"what": name}
        )
    return None


def _product(facts: Facts, of: tuple[str, ...], size: str, *, divides: bool) -> Found | None:
    degrees = {name: whole(facts, name) for name in of}
    known = {name: value for name, value in degrees.items() if value is not None}
    right = whole(facts, size)
    if len(known) < len(of) or right is None:
        return None
    product = math.prod(known.values())
    fine = product > 0 and right % product == 0 if divides else right == product
    return None if fine else Found({**known, size: right, "product": product})


def _stage_list(facts: Facts, listed: str, layers: str, stages: str) -> Found | None:
    """The engines take what `int` takes of each word between commas."""
    text, count, stage_count = facts.get(listed), whole(facts, layers), whole(facts, stages)
    if not isinstance(text, str) or stage_count is None:
        return None
    words = text.split(",")
    try:
        sizes = [int(word) for word in words]
    except ValueError:
        return Found({"pp": stage_count}, {"why": f"Invalid partition string: {text}"})
    if len(sizes) != stage_count:
        why = f"len(partitions)={len(sizes)} does not match pp_size={stage_count}."
        return Found({"stages": len(sizes), "pp": stage_count}, {"why": why})
    if count is not None and sum(sizes) != count:
        why = f"sum(partitions)={sum(sizes)} does not match num_hidden_layers={count}."
        return Found({"listed": sum(sizes), "layers": count}, {"why": why})
    return None


def _stage_start(facts: Facts, needs: str, starts: str) -> Found | None:
    needing, first = facts.get(needs), facts.get(starts)
    if not isinstance(needing, tuple) or not isinstance(first, tuple):
        return None
    for stage, layer in enumerate(first):
        if stage and layer in needing:
            return Found({"stage": stage, "layer": layer}, {"before": str(layer - 1)})
    return None
