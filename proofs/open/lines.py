"""What an open plan says, line by line: each field with the values that it may have.

A closed line has one value. An open one is `?` (anything that may stand there),
`{any: [...]}` or, for a number, a range `1..8`. Beside what a line allows stands its
whole domain, over which the field would range if the line were not there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from math import lcm
from typing import TypeVar, cast

from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.cut_reading import REGULAR
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.phase import OfLayers
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.read import kind_of, leaves_open, read_field, read_fields
from shardproof.spec.plan.section import Field, Section, fields_of
from shardproof.spec.plan.write import inline, plain_value
from shardproof.spec.record import dataclass, field, replace
from shardproof.spec.source.node import Node, plain

DEGREES = ("dp", "pp", "sp", "tp", "ep")
SIZES = ("dp", "pp", "sp", "tp")
"""The degrees that multiply to the ranks of a phase."""
MOST_CHOICES = 4_096
"""Values that one field may be left."""
FEW = 8
"""As many ranks are looked at along a degree where nobody says how many devices there are."""
DEVICES, AGREES = "devices", "agrees"
"""What a conflict may rest on beside lines (by path) and clauses (by code): the devices, and that
numbers agree."""
_CLOSED = ("text", "edits", "layers", "rows")
_WHOLE = frozenset({"model", "devices", "workload", "edits"})
"""What a plan says of itself, and no choice of its layout."""


@dataclass(frozen=True, slots=True)
class Line:
    """One field that a plan writes. `domain` is all of `allowed`, and what else may stand there."""

    path: str
    """Dotted, and with the phase where the line stands under one."""
    allowed: tuple[object, ...]
    domain: tuple[object, ...]
    text: str
    """The line as it may be quoted: `tp: 8`, `tp: "?"`."""
    place: Place | None = None
    default: bool = False
    """Whether nobody has written it, and it says what holds then."""

    @property
    def any(self) -> bool:
        """Whether it rules nothing out."""
        return len(self.allowed) == len(self.domain)


Pools = tuple[int, int]


@dataclass(frozen=True, slots=True)
class OpenPlan:
    """A plan with its lines; what is in none of them stands as `base` has it."""

    model: Model
    base: Plan
    lines: Mapping[str, Line]
    root: Node | None = None
    devices_place: Place | None = None
    fixed: frozenset[str] = field(default_factory=frozenset[str])
    """Lines that are no choice at all here: they never count as a reason."""
    pools: Pools | None = None
    """The devices of prefill and those of decode, where each phase has a pool of its own."""

    def devices(self, name: PhaseName) -> int | None:
        """What a phase's degrees multiply to, where somebody says so."""
        return self.pools[PHASES.index(name)] if self.pools else self.base.devices

    @property
    def open(self) -> tuple[Line, ...]:
        return tuple(line for line in self.lines.values() if len(line.allowed) > 1)

    def complete(self, choice: Mapping[str, object]) -> Plan:
        """The plan with these values; a line that is not named has its first one."""
        plan = self.base
        for path, line in self.lines.items():
            plan = with_value(plan, path, choice.get(path, line.allowed[0]))
        return plan

    def closed(self) -> OpenPlan:
        """The same plan, whose lines may be nothing but what they allow."""
        tight = {path: replace(line, domain=line.allowed) for path, line in self.lines.items()}
        return replace(self, lines=tight)


AnySection = TypeVar("AnySection", bound=Section)


def with_value(section: AnySection, path: str, value: object) -> AnySection:
    """A copy with another value at a dotted path."""
    name, _, rest = path.partition(".")
    if not rest:
        return section.with_(**{name: value})
    inner: object = getattr(section, name)
    if inner is None and (part := type(section).own_fields[name].part):
        inner = part()
    return section.with_(**{name: with_value(cast(Section, inner), rest, value)})


def read_open(
    root: Node, model: Model, devices: int | None = None, pools: Pools | None = None
) -> OpenPlan:
    """The open plan that a file holds, or `InputErrors`."""
    leaves = {path: (at, node, of) for path, at, node, of in _leaves(Plan, root, "")}
    left = [path for path, (_, node, of) in leaves.items() if _is_open(node, of)]
    base = read_fields(_without(root, frozenset(left)))
    if base.edits:
        place = leaves["edits"][0]
        message = "an open plan cannot edit its program"
        raise InputErrors(
            InputError("PLAN-EDIT", message, place, "edits", "leave edits out, or close the plan")
        )
    if devices is not None:
        base = base.with_(devices=devices)
    errors: list[InputError] = []
    lines: dict[str, Line] = {}
    for path, (at, node, of) in leaves.items():
        if path.partition(".")[0] in _WHOLE or of.kind in _CLOSED:
            if path in left:
                errors.append(_wrong(path, node, "this cannot be left open", "write one value"))
            errors += _own_ranks(_of_layers(node, path)) if of.kind == "layers" else ()
            continue
        if path.endswith(".over"):  # said of tp, it is what holds where nothing is said
            errors += _own_ranks([(path, at, node, of)])
            continue
        whole = domain_of(path, of, base, model, pools)
        name = path if phase_of(path)[0] else path.rpartition(".")[2]
        text = f"{name}: {inline(plain(node))}"
        if path in left:
            try:
                allowed = _choices(path, of, node, whole)
            except InputErrors as wrong:
                errors += wrong.errors
                continue
        else:
            allowed = (value_at(base, path),)
        domain = (*allowed, *(value for value in whole if value not in allowed))
        lines[path] = Line(path, allowed, domain, text, at)
    if errors:
        raise InputErrors(sorted(errors, key=lambda error: error.place or Place("")))
    said = root.value.get("devices") if isinstance(root.value, dict) else None
    place = said[0] if said and devices is None else None
    return OpenPlan(told_apart(model, base), base, lines, root, place, pools=pools)


def is_open(root: Node) -> bool:
    """Whether a plan leaves anything open."""
    return any(_is_open(node, of) for _, _, node, of in _leaves(Plan, root, ""))


def canonical(model: Model, devices: int | Pools, *, apart: bool) -> OpenPlan:
    """Every degree open on so many devices, everything else at its default."""
    names = [name for name in DEGREES if name != "ep" or _has_experts(model)]
    pools = None if isinstance(devices, int) else devices
    base = Plan(devices=devices) if isinstance(devices, int) else Plan()
    split = apart or pools is not None
    paths = [f"{phase}.{name}" for phase in PHASES for name in names] if split else names
    every = {path: tuple(divisors(_room(path, base, pools) or 1)) for path in paths}
    lines = {path: Line(path, every[path], every[path], f"{path}: ?") for path in paths}
    return OpenPlan(model, base, lines, pools=pools)


def _room(path: str, base: Plan, pools: Pools | None) -> int | None:
    """The devices that a line speaks of; of both pools at once what either has divides this."""
    if pools is None:
        return base.devices
    phase, _ = phase_of(path)
    return lcm(*pools) if phase is None else pools[PHASES.index(phase)]


def _has_experts(model: Model) -> bool:
    return any(isinstance(kind.ffn, Moe) for kind in model.kinds)


def divisors(n: int) -> list[int]:
    small = [d for d in range(1, int(n**0.5) + 1) if n % d == 0]
    return sorted({*small, *(n // d for d in small)})


def _is_open(node: Node, of: Field) -> bool:
    return of.kind not in ("text", "edits", "layers") and leaves_open(node)


Leaf = tuple[str, Place, Node, Field]
"""A field by its path, with the place of its name, and what it holds."""


def _leaves(section: type[Section], node: Node, path: str) -> Iterator[Leaf]:
    """Each field that is written, with the place of its name."""
    if not isinstance(node.value, dict):
        return
    known = fields_of(section)
    for key, (at, child) in node.value.items():
        if (of := known.get(key)) is None:
            continue
        here = f"{path}{key}"
        if of.part is not None:
            yield from _leaves(of.part, child, f"{here}.")
        else:
            yield here, at, child, of


def _of_layers(node: Node, path: str) -> Iterator[Leaf]:
    """Each field that layers have of their own."""
    if isinstance(node.value, dict):
        for name, (_, own) in node.value.items():
            yield from _leaves(OfLayers, own, f"{path}.{name}.")


def _own_ranks(leaves: Iterable[Leaf]) -> Iterator[InputError]:
    """An error for each module that is said to lie over other ranks than those of tp."""
    for path, _, node, _ in leaves:
        if path.endswith(".over") and plain(node) != ["tp"]:
            message = f"{path}: the modules of an open plan lie over tp"
            right = "leave it out, or close the plan"
            yield InputError("PLAN-OPEN", message, node.place, path, right)


def _without(node: Node, paths: frozenset[str], path: str = "") -> Node:
    if not isinstance(node.value, dict):
        return node
    kept = {
        key: (at, _without(child, paths, f"{path}{key}."))
        for key, (at, child) in node.value.items()
        if f"{path}{key}" not in paths
    }
    return Node(kept, node.place)


def value_at(plan: Plan, path: str) -> object:
    """What holds at a dotted path, written or not."""
    value: object = plan
    for name in path.split("."):
        value = getattr(value, name)
    return value


def _choices(path: str, of: Field, node: Node, whole: tuple[object, ...]) -> tuple[object, ...]:
    """What an open line allows."""
    if node.value == "?":
        if whole:
            return whole
        degree = path.rpartition(".")[2] in DEGREES
        add = "add `devices: N`, give --devices N, or " if degree else ""
        raise InputErrors(
            _wrong(path, node, "what it may be has no end", f"{add}write a range such as 1..8")
        )
    if isinstance(node.value, str):
        return _range(path, of, node)
    items = node.value["any"][1].value if isinstance(node.value, dict) else ()
    if not isinstance(items, tuple) or not items:
        raise InputErrors(
            _wrong(path, node, "any lists no values", "write {any: [...]} with the values it has")
        )
    if len(items) > MOST_CHOICES:
        raise InputErrors(_too_many(path, node, len(items)))
    return tuple(dict.fromkeys(read_field(of, item, path) for item in items))


def _range(path: str, of: Field, node: Node) -> tuple[object, ...]:
    if of.kind != "number":
        right = "a range is of numbers; write {any: [...]}"
        raise InputErrors(
            _wrong(path, node, f"it is no number, and {node.value} is a range", right)
        )
    low, high = map(int, str(node.value).split(".."))
    if high - low >= MOST_CHOICES:
        raise InputErrors(_too_many(path, node, high - low + 1))
    if not of.low <= low <= high <= of.high:
        right = f"LEAST..MOST, from {of.low:,} to {of.high:,}"
        raise InputErrors(_wrong(path, node, f"{node.value} is no range of it", right))
    return tuple(range(low, high + 1))


def _too_many(path: str, node: Node, count: int) -> InputError:
    return _wrong(path, node, f"{count:,} values are too many", f"leave at most {MOST_CHOICES:,}")


def _wrong(path: str, node: Node, what: str, right: str) -> InputError:
    shown = f"{path} is left open as {_shown(node)}"
    return InputError("PLAN-OPEN", f"{shown}: {what}", node.place, path, right)


def _shown(node: Node) -> str:
    if isinstance(node.value, str):
        return node.value
    return "{any: ...}" if isinstance(node.value, dict) else kind_of(node)


def domain_of(
    path: str, of: Field, base: Plan, model: Model, pools: Pools | None = None
) -> tuple[object, ...]:
    """All that may stand in a field, where that has an end."""
    match of.kind:
        case "word":
            return of.words
        case "flag":
            return (True, False)
        case "cut":
            words = (*REGULAR, "needed") if of.needed else REGULAR
            return tuple(CutSpec(word) for word in words)
        case "group" if path.endswith("mesh"):
            return tuple(permutations(of.words))
        case "group":
            sizes = range(len(of.words) + 1)
            return tuple(group for size in sizes for group in combinations(of.words, size))
        case "number":
            return _numbers(path, base, model, pools)
        case _:
            return ()


def _numbers(path: str, base: Plan, model: Model, pools: Pools | None) -> tuple[object, ...]:
    name, devices = path.rpartition(".")[2], _room(path, base, pools)
    if name in DEGREES and path.removeprefix("prefill.").removeprefix("decode.") == name:
        return tuple(divisors(devices)) if devices else ()
    if path.endswith("moe.tp"):
        return (None, *divisors(devices)) if devices else ()
    if name in ("embedding", "head"):
        stages = devices or max(base.phase(phase).pp for phase in PHASES)
        ends = range(min(stages, len(model.layers)))
        return (None, *ends) if name == "head" else tuple(ends)
    return ()


def default_line(plan: OpenPlan, path: str) -> Line | None:
    """The line that would say what holds anyway; None where it is written, or is no choice."""
    of = _field_of(path)
    written = {path, *(f"{phase}.{path}" for phase in PHASES)} & plan.lines.keys()
    if of is None or of.part is not None or path in written or len(written) == len(PHASES):
        return None
    if path.partition(".")[0] in (*_WHOLE, "handoff"):
        return None
    value = value_at(plan.base, path)
    if path in DEGREES:
        devices = _room(path, plan.base, plan.pools)
        whole: Sequence[object] = divisors(devices) if devices else tuple(range(1, FEW + 1))
    else:
        whole = domain_of(path, of, plan.base, plan.model, plan.pools)
    domain = (value, *(each for each in whole if each != value))
    return Line(path, (value,), domain, f"{path}: {told(value)}", default=True)


def _field_of(path: str) -> Field | None:
    """The field at a dotted path, where there is one."""
    section: type[Section] = Plan
    *parts, last = path.split(".")
    for name in parts:
        of = fields_of(section).get(name)
        if of is None or of.part is None:
            return None
        section = of.part
    return fields_of(section).get(last)


def told(value: object) -> str:
    """A value as a plan writes it."""
    return inline(plain_value(value))


def phase_of(path: str) -> tuple[PhaseName | None, str]:
    """The phase that a line stands under, if any, and its path below that."""
    for phase in PHASES:
        if path.startswith(f"{phase}."):
            return phase, path.removeprefix(f"{phase}.")
    return None, path
