"""Where two plans differ in what they mean, defaults included."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.write import flat, plain_section
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Plain

_LAYOUT = "sequence.layout"


@dataclass(frozen=True, slots=True)
class Difference:
    field: str
    phases: tuple[str, ...]
    """The phases in which it differs so; none for what belongs to the whole plan."""
    first: Plain
    second: Plain


def differences(first: Plan, second: Plan) -> Iterator[Difference]:
    """Every field in which the plans differ; once where both phases differ alike."""
    found: dict[tuple[str, str, str], tuple[list[str], Plain, Plain]] = {}
    for name in PHASES:
        ours, theirs = _fields(first, name), _fields(second, name)
        for field in {**ours, **theirs}:
            a, b = ours.get(field), theirs.get(field)
            if a != b:
                found.setdefault((field, repr(a), repr(b)), ([], a, b))[0].append(name)
    for (field, _, _), (phases, a, b) in found.items():
        yield Difference(field, tuple(phases), a, b)
    for field in ("model", "devices", "workload", "handoff", "edits"):
        ours = dict(flat({field: plain_whole(first, field)}))
        theirs = dict(flat({field: plain_whole(second, field)}))
        for path in {**ours, **theirs}:
            if ours.get(path) != theirs.get(path):
                yield Difference(path, (), ours.get(path), theirs.get(path))


def _fields(plan: Plan, name: PhaseName) -> dict[str, Plain]:
    """Every field of a phase; what depends on where a plan wrote something is worked out."""
    fields = dict(flat(plain_section(plan.phase(name), defaults=True)))
    if name == "decode":
        return fields | {_LAYOUT: plan.layout}
    del fields[_LAYOUT]  # it speaks of decode alone
    return fields


def plain_whole(plan: Plan, field: str) -> Plain:
    return plain_section(plan, defaults=True)[field]
