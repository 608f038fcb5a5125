"""A plan over fewer replicas, and fewer ranks of sp, that is right exactly where the plan is.

Where no operator joins replicas, what each gives is a function of the sequences that it has, and
the number of replicas is seen in nothing but who has which. Where a prompt of any length is dealt
over ranks of sp by a regular cut, these are seen in whose tokens come before whose, and in how many
have none, one or more: `prompts` looks at all of that for as many as are left here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter

from shardproof.spec.model.model import Model
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.section import FieldKind, Section

REPLICAS, RANKS = 4, 6
"""So many replicas and ranks of sp stand for more; of six every length of two turns is seen."""
LISTS: tuple[FieldKind, ...] = ("group", "rows", "edits")
"""Kinds of fields that hold a list."""
REGULAR = ("balanced", "chunk", "even", "whole", "zigzag")


def over_fewer(model: Model, plan: Plan) -> Plan | None:
    """None where that is the plan, or nobody has shown that it stands for it."""
    phases = [plan.phase(name) for name in PHASES]
    first = phases[0]
    if first.dp <= REPLICAS and first.sp <= RANKS:
        return None
    usual = not plan.edits and plan.devices is None and not first.chunks.several
    usual = usual and plan.handoff.cache == "logical" and not first.packed.several
    usual = usual and plan.handoff.storage != "raw" and all(phase.ep == 1 for phase in phases)
    if not usual:
        return None
    named = set[object]().union(*map(named_in, phases))
    fewer: dict[str, object] = {}
    if "dp" not in named and plan.workload.batch is None and all(map(_apart, phases)):
        fewer |= {"dp": REPLICAS} if first.dp > REPLICAS else {}
    near = "sp" not in named and plan.workload.prompt is None and sees_all(model)
    if near and plan.layout == "repeat" and all(map(dealt_out, phases)):
        fewer |= {"sp": RANKS} if first.sp > RANKS else {}
    if not fewer:
        return None
    found = plan.with_(**fewer)
    before = {degree: {getattr(phase, degree) for phase in phases} for degree in fewer}
    after = {degree: {getattr(found.phase(name), degree) for name in PHASES} for degree in fewer}
    alike = all(len(each) == 1 for each in before.values())
    return found if alike and after == {key: {value} for key, value in fewer.items()} else None


@cache
def _listing(section: type[Section], at: str = "") -> tuple[str, ...]:
    """The fields of a phase that hold a list, but for the order of its mesh."""
    found: list[str] = []
    for name, field in section.own_fields.items():
        if field.part is not None:
            found += _listing(field.part, f"{at}{name}.")
        elif field.kind in LISTS and name != "mesh":
            found.append(f"{at}{name}")
    return tuple(found)


@cache
def _listed(section: type[Section]) -> Callable[[Section], tuple[tuple[object, ...] | None, ...]]:
    return attrgetter(*_listing(section))


def named_in(section: Section) -> set[object]:
    """The axes that are named anywhere in a phase but in the order of its mesh."""
    found = {axis for listed in set(_listed(type(section))(section)) if listed for axis in listed}
    if isinstance(section, Phase) and section.layers:
        found.update(*(named_in(own) for _, own in section.layers.entries))
    return found


def _apart(phase: Phase) -> bool:
    """Whether each replica goes by itself."""
    return (
        phase.batch.sequences.kind in REGULAR
        and phase.batch.idle == "join"
        and phase.schedule.microbatches == 1
    )


def dealt_out(phase: Phase) -> bool:
    """Whether ranks of sp are told apart by their tokens alone."""
    return (
        phase.sequence.cut.kind in REGULAR
        and phase.sequence.exchange != "heads"
        and phase.stream != "tokens"
    )


def sees_all(model: Model) -> bool:
    """Whether each token reads all before it, and by their keys."""
    every = [kind.attention for kind in model.kinds]
    return all(x.window is None and x.chunk is None and x.delta is None for x in every)
