"""How far a person would say that one plan is from another.

A field changed costs one, less where it is what the broken clause's own remedy changes. A
degree costs its change in doublings, and a little for being changed at all; so 16 ranks of tp
that become 8 x 2 are nearer than 16 stages. Other devices cost most: nobody gets them by
editing a file. More room for weights and cache costs its doublings, and so does every step to
more synchronisation, both over what the plan costs once its clauses are mended: what it saves by
its mistake it does not have. A cut that becomes uneven costs a little.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import log2

from shardproof.proofs.nearest.change import Change, field_at
from shardproof.proofs.nearest.counts import Counts, PhaseCounts
from shardproof.proofs.open.lines import DEGREES, SIZES
from shardproof.spec.layout.axes import ANY, AXES
from shardproof.spec.layout.context import contexts_of
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan

FIELD, REMEDY = 1.0, 0.5
"""A field changed; one that the remedy of a broken clause changes."""
BY_HAND = 0.5
"""Giving up what somebody has written out entry by entry, and so has meant."""
DOUBLING, DEGREE = 1.0, 0.25
"""A degree twice or half as large, and for its being another at all."""
DEVICES, EACH_DEVICES = 3.0, 6.0
"""Another number of devices, and each doubling of it."""
ROOM = 0.5
"""Twice the room for weights or cache, were every device as large as the one that holds most."""
SYNCS = 0.25
"""Twice the synchronisation points."""
UNEVEN = 0.2
"""A cut whose pieces differ in size."""


def distance(
    model: Model,
    plans: tuple[Plan, Plan],
    made: Sequence[Change],
    counted: tuple[Counts, Counts],
    remedies: Collection[str],
) -> float:
    """From the first plan to the second."""
    old, new = plans
    total = sum(_of_field(change, remedies) for change in made)
    total += max(_devices(old, new), 0.0)
    pairs = zip(_phases(counted[0]), _phases(counted[1]), strict=True)
    total += max((_held(a, b) for a, b in pairs), default=0.0)
    return round(total + UNEVEN * len(uneven(model, new) - uneven(model, old)), 4)


def _of_field(change: Change, remedies: Collection[str]) -> float:
    known = change.field in remedies
    if change.field not in DEGREES:
        return (REMEDY if known else FIELD) + (BY_HAND if _by_hand(change) else 0.0)
    before, after = change.before, change.after
    if not isinstance(before, int) or not isinstance(after, int):
        return FIELD
    return degree_distance(before, after, known=known)


def _by_hand(change: Change) -> bool:
    """Whether indices are written out; a group is one choice, of whichever axes."""
    return isinstance(change.before, list | dict) and field_at(change.field).kind != "group"


def degree_distance(before: int, after: int, *, known: bool) -> float:
    """Of one degree; `known` says whether a broken clause's remedy changes it."""
    return (REMEDY if known else 1.0) * (DEGREE + DOUBLING * abs(log2(after / before)))


def worlds(plan: Plan) -> tuple[int, ...]:
    """The ranks of each phase."""
    found: list[int] = []
    for name in PHASES:
        phase, size = plan.phase(name), 1
        for degree in SIZES:
            size *= int(getattr(phase, degree))
        found.append(size)
    return tuple(found)


def _devices(old: Plan, new: Plan) -> float:
    ratios = [abs(log2(b / a)) for a, b in zip(worlds(old), worlds(new), strict=True)]
    return DEVICES + EACH_DEVICES * max(ratios) if any(ratios) else 0.0


def _phases(counts: Counts) -> tuple[PhaseCounts, PhaseCounts]:
    return counts.prefill, counts.decode


def _held(old: PhaseCounts, new: PhaseCounts) -> float:
    """What more room is taken, and what is waited for more often.

    All devices are as large as the one that holds most needs to be, so an uneven cut takes more
    room than copies alone. A plan that has lost some of its weights gets no credit for it.
    """
    weights = log2(max(1.0, new.weight_room) / max(1.0, old.weight_room))
    cache = log2(max(1.0, new.kv_room) / max(1.0, old.kv_room))
    syncs = log2((new.syncs + 1) / (old.syncs + 1))
    return ROOM * (max(0.0, weights) + max(0.0, cache)) + SYNCS * max(0.0, syncs)


def uneven(model: Model, plan: Plan) -> frozenset[tuple[str, str]]:
    """The axes that a plan cuts in pieces of different sizes."""
    found: set[tuple[str, str]] = set()
    for name in PHASES:
        for ctx in contexts_of(told_apart(model, plan), plan, name):
            for path, axis in AXES.items():
                n, parts = axis.length(ctx), axis.parts(ctx)
                if n > 0 and n != ANY and parts > 1 and n % parts and path != "stages.layers":
                    found.add((name, path))
    return frozenset(found)
