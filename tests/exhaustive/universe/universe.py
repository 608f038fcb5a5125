"""What a universe is: models, workloads, and for each field of a module its choices, as data.

A family is one product: every setting with every combination of its axes. Its plans are numbered,
the last axis fastest, so that a chunk is a range of numbers and nothing has to be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from itertools import product
from math import gcd, prod
from pathlib import Path
from typing import Any, TypeVar

from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.section import Section, fields_of
from tests.random_plans import Written

Axis = tuple[Written, ...]
"""One choice of a field, or of several that go together: what each of its values writes."""

AnySection = TypeVar("AnySection", bound=Section)

CHUNK = 400
"""Plans, as written, of one chunk: a second or two of work."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What all plans of a product share, and what its cuts have to know."""

    model: Model
    written: Written = field(default_factory=dict[str, object])
    """Degrees, the workload where one is declared, and how the other modules are laid out."""

    def degree(self, name: str) -> int:
        """A degree as it holds in prefill, or where `decode.tp` is asked for in decode."""
        short = name.rsplit(".", maxsplit=1)[-1]
        found = self.written.get(name, self.written.get(short, 1))
        assert isinstance(found, int)
        return found

    def having(self, **written: object) -> Setting:
        """The same with more written; `__` stands for a dot."""
        more = {name.replace("__", "."): value for name, value in written.items()}
        return Setting(self.model, {**self.written, **more})


@dataclass(frozen=True, slots=True)
class Family:
    """Every setting with every combination of what `axes` gives for it."""

    name: str
    settings: tuple[Setting, ...]
    axes: Callable[[Setting], Sequence[Axis]]


@dataclass(frozen=True, slots=True)
class Universe:
    module: str
    families: tuple[Family, ...]


@dataclass(frozen=True, slots=True)
class Chunk:
    """A numbered range of the plans of one setting."""

    module: str
    number: int
    setting: Setting
    axes: tuple[Axis, ...]
    plans: range

    def written(self, number: int) -> Written:
        """What the plan with this number writes."""
        found = dict(self.setting.written)
        for axis in reversed(self.axes):
            number, place = divmod(number, len(axis))
            found.update(axis[place])
        return found

    def plan(self, number: int) -> Plan:
        return plan_of(self.written(number))


def plan_of(written: Written) -> Plan:
    """A plan from dotted paths, every section built once."""
    tree: dict[str, Any] = {}
    for path, value in written.items():
        at, (*above, name) = tree, path.split(".")
        for part in above:
            at = at.setdefault(part, {})
        at[name] = value
    return section_of(Plan, tree)


def section_of(section: type[AnySection], tree: dict[str, Any]) -> AnySection:
    fields = fields_of(section)
    values: dict[str, object] = {}
    for name, value in tree.items():
        part = fields[name].part
        values[name] = value if part is None else section_of(part, value)
    return section(**values)


def one_of(path: str, *values: object, where: str = "") -> Axis:
    """The values of one field, in both phases or in the one that `where` names (`decode.`)."""
    return tuple({f"{where}{path}": value} for value in values)


def crossed(*axes: Axis) -> Axis:
    """Several axes as one."""
    return tuple({k: v for each in rows for k, v in each.items()} for rows in product(*axes))


def together(*rows: Mapping[str, object]) -> Axis:
    """Several fields that are chosen as one."""
    return tuple(dict(row) for row in rows)


def chunks(universe: Universe) -> list[Chunk]:
    """All of a universe. The numbers follow its data, so that a number means one thing.

    They are dealt in an order that looks random and is always the same: the first chunks of a
    module are an even sample of it.
    """
    found: list[Chunk] = []
    for family in universe.families:
        for setting in family.settings:
            axes = tuple(family.axes(setting))
            size = prod(map(len, axes))
            for low in range(0, size, CHUNK):
                plans = range(low, min(size, low + CHUNK))
                found.append(Chunk(universe.module, len(found), setting, axes, plans))
    return sorted(found, key=lambda chunk: shuffled(chunk.module, chunk.number))


def sample(universe: Universe, count: int) -> list[Chunk]:
    """About so many plans, spread over every family, every setting and every axis."""
    found: list[Chunk] = []
    settings = [(family, setting) for family in universe.families for setting in family.settings]
    each = max(1, count // len(settings))
    for family, setting in settings:
        axes = tuple(family.axes(setting))
        size = prod(map(len, axes))
        # A stride that shares no factor with the axes comes by every value of each of them.
        stride = next(n for n in range(max(1, size // each), size + 2) if gcd(n, size) == 1)
        start = shuffled(universe.module, len(found)) % stride
        found.append(Chunk(universe.module, len(found), setting, axes, range(start, size, stride)))
    return found


def shuffled(*of: object) -> int:
    """A number that looks random and is the same on every machine."""
    return int.from_bytes(blake2b(repr(of).encode(), digest_size=8).digest())


ROOT = Path(__file__).resolve().parents[3]
CODE = ("spec", "executor", "tests/exhaustive/canonical.py", "tests/exhaustive/execution.py")
"""What decides, and what tells plans apart."""


@cache
def code() -> str:
    """A digest of all that decides: verdicts of another law or another runtime are not these."""
    found = blake2b(digest_size=8)
    for place in CODE:
        path = ROOT / place
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            found.update(f"{file.relative_to(ROOT)} {len(data := file.read_bytes())} ".encode())
            found.update(data)
    return found.hexdigest()


def stamp(universe: Universe) -> str:
    """A digest of a universe and of the code: what was counted under others does not count."""
    text = "\n".join((code(), *lines(universe)))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def lines(universe: Universe) -> Iterator[str]:
    for family in universe.families:
        for setting in family.settings:
            yield f"{family.name}: {setting} {list(family.axes(setting))}"
