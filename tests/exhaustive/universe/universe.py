"""What a universe is: models, workloads, and for each field of a module its choices, as data.

Each setting of a family with every combination of its axes is a product. Its plans are numbered, so
that nothing has to be kept, and it is gone through in strides, so that any part is a sample of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import blake2b
from itertools import product
from math import gcd, prod
from pathlib import Path
from typing import Any, TypeVar, overload

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.section import Section, fields_of

Axis = tuple[Written, ...]
"""One choice of a field, or of several that go together: what each of its values writes."""

AnySection = TypeVar("AnySection", bound=Section)

CHUNK = 400
"""Plans, as written, of one chunk: about a second of work."""


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
    """Some plans of a product, by their numbers."""

    module: str
    number: int
    """Among the chunks of its module."""
    setting: Setting
    axes: tuple[Axis, ...]
    plans: Sequence[int]
    product: int = 0
    """Among the products of its module."""

    def places(self, number: int) -> tuple[int, ...]:
        """The place on each axis."""
        found: list[int] = []
        for axis in reversed(self.axes):
            number, place = divmod(number, len(axis))
            found.append(place)
        return tuple(reversed(found))

    def written(self, number: int) -> Written:
        """What the plan with this number writes."""
        found = dict(self.setting.written)
        for axis, place in zip(self.axes, self.places(number), strict=True):
            found.update(axis[place])
        return found

    def model(self, number: int) -> Model:
        del number
        return self.setting.model

    def plan(self, number: int) -> Plan:
        return plan_of(self.written(number))


@dataclass(frozen=True, slots=True)
class Spread(Sequence[int]):
    """Numbers below `size`, in an order of which every part is an even sample."""

    size: int
    stride: int
    turns: range

    @overload
    def __getitem__(self, at: int) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> Spread: ...
    def __getitem__(self, at: int | slice) -> int | Spread:
        if isinstance(at, slice):
            return Spread(self.size, self.stride, self.turns[at])
        return self.turns[at] * self.stride % self.size

    def __len__(self) -> int:
        return len(self.turns)


def spread(size: int) -> Spread:
    """All numbers below `size`.

    The stride shares no factor with it, so that each is met once, and neither with the length of
    any axis. It is about the golden ratio of the size: few in a row lie far apart.
    """
    near = max(1, size * 618 // 1000)
    stride = next(n for n in range(near, near + size + 1) if gcd(n, size) == 1)
    return Spread(size, stride, range(size))


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


def wholes(universe: Universe) -> Iterator[Chunk]:
    """Every product, as one chunk."""
    settings = [(family, setting) for family in universe.families for setting in family.settings]
    for number, (family, setting) in enumerate(settings):
        axes = tuple(family.axes(setting))
        plans = spread(prod(map(len, axes)))
        yield Chunk(universe.module, number, setting, axes, plans, number)


def chunks(universe: Universe) -> list[Chunk]:
    """All of a universe, in the order in which a campaign goes through it.

    One chunk of each product comes first, and then the others in an order that looks random and is
    always the same, so that the first chunks are an even sample of the module.
    """
    found: list[tuple[float, Chunk]] = []
    for whole in wholes(universe):
        starts = range(0, len(whole.plans), CHUNK)
        for place, low in enumerate(starts):
            chunk = replace(whole, number=len(found), plans=whole.plans[low : low + CHUNK])
            late = (place + shuffled(universe.module, chunk.number) / 2**64) / len(starts)
            found.append((late if place else -1.0, chunk))
    return [chunk for _, chunk in sorted(found, key=lambda each: (each[0], each[1].number))]


def sample(universe: Universe, count: int) -> list[Chunk]:
    """About so many plans, spread over every product."""
    every = list(wholes(universe))
    each = max(1, count // len(every))
    return [replace(whole, plans=whole.plans[:each]) for whole in every]


def shuffled(*of: object) -> int:
    """A number that looks random and is the same on every machine."""
    return int.from_bytes(blake2b(repr(of).encode(), digest_size=8).digest())


ROOT = Path(__file__).resolve().parents[3]
CODE = (
    "spec", "executor", "tests/exhaustive/canonical.py", "tests/exhaustive/decide.py",
    "tests/exhaustive/execution.py", "tests/exhaustive/memory.py", "tests/exhaustive/naming.py",
    "tests/exhaustive/prefilled.py", "tests/exhaustive/watched.py", "tests/exhaustive/work.py",
)  # fmt: skip
"""What decides, and what tells plans apart."""


@cache
def code() -> str:
    """A digest of all that decides: verdicts of another law or another runtime are not these."""
    return digest_of(ROOT, CODE)


CLAIMS = ("spec/engine", "spec/law")
"""What is held against execution, and has no part in it."""


@cache
def executed() -> str:
    """A digest of all that names plans and runs them."""
    return digest_of(ROOT, CODE, CLAIMS)


def digest_of(root: Path, places: Sequence[str], without: Sequence[str] = ()) -> str:
    """Of all Python files in these folders and of these files."""
    found = blake2b(digest_size=8)
    left = tuple(root / place for place in without)
    for place in places:
        path = root / place
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if any(file.is_relative_to(other) for other in left):
                continue
            found.update(f"{file.relative_to(root)} {len(data := file.read_bytes())} ".encode())
            found.update(data)
    return found.hexdigest()


def stamp(universe: Universe, of_code: str | None = None) -> str:
    """A digest of a universe and of the code: what was counted under others does not count."""
    text = "\n".join((of_code or code(), *lines(universe)))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def lines(universe: Universe) -> Iterator[str]:
    for family in universe.families:
        for setting in family.settings:
            yield f"{family.name}: {setting} {list(family.axes(setting))}"
