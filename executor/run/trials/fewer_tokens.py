"""A smaller workload on which a plan's cuts do what they do on the declared one.

Batch, prompt and steps keep their remainders by all that deals them out, and stay above it where
they were. What a plan writes out, sequence by sequence or token by token, keeps its size.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import lcm

from shardproof.spec.layout.packed import packed_in
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.edits import Table
from shardproof.spec.plan.lengths import turns
from shardproof.spec.plan.plan import PHASES, Plan, Workload

FEW = {"batch": 3, "prompt": 5, "steps": 3}
"""So much is left of each at least."""
MOST_PERIOD = 2**20


def fewer_tokens(plan: Plan, more: int = 0) -> Workload:
    """The declared workload, as small as its pattern lets it be, or so many rounds larger."""
    said = plan.workload
    found: dict[str, int | None] = {}
    for name, least in FEW.items():
        size: int | None = getattr(said, name)
        period = _period(plan, name)
        if size is not None and 0 < period <= MOST_PERIOD:
            size = kept(size, period, max(least, _named(plan, name)) + more * period)
        found[name] = size
    return Workload(**{name: size for name, size in found.items() if size is not None})


def kept(n: int, period: int, least: int) -> int:
    """The smallest size from `least` on with the remainder of `n`; no larger than that."""
    return min(n, n % period + max(0, -(-(least - n % period) // period)) * period)


def _period(plan: Plan, name: str) -> int:
    """After so many more the same comes round; none at all where each is written out."""
    dealt = list(_dealt(plan, name))
    if any(spec.by_hand for spec, _ in dealt) or _written_out(plan, name):
        return 0
    return lcm(*(turns(spec, ranks) * (2 if spec.kind == "zigzag" else 1) for spec, ranks in dealt))


def _dealt(plan: Plan, name: str) -> Iterator[tuple[CutSpec, int]]:
    """What deals them out, and over how many ranks."""
    even = CutSpec("even")
    for phase in map(plan.phase, PHASES):
        if name == "batch":
            yield phase.batch.sequences, phase.dp
            yield even, phase.schedule.microbatches
            continue
        yield phase.sequence.keys, phase.sp
        yield phase.sequence.cut, phase.sp
        if phase.deals_tokens:
            spec = phase.stream_tokens
            if spec.by_hand:
                yield spec, phase.tp
            # Each rank of sp deals out what it has.
            yield even, phase.sp * turns(spec, phase.tp)


def _written_out(plan: Plan, name: str) -> bool:
    """Whether a schedule, or an edit, speaks of single sequences or tokens."""
    if name == "prompt" and packed_in(plan) is not None:
        return True
    ticks = any(plan.phase(each).schedule.ticks is not None for each in PHASES)
    if name != "prompt" and ticks:
        return True
    values = (value for edit in plan.edits for key, value in edit.about if key != "group")
    numbers = (type(value) is int or isinstance(value, tuple | Table) for value in values)
    return any(numbers)


def _named(plan: Plan, name: str) -> int:
    """So many that there is what an edit names."""
    if name != "steps":
        return 0
    return 1 + max((step for edit in plan.edits for step in edit.steps), default=-1)
