"""Which operator went wrong: the way back from a wrong output, up to what is still laid out."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from shardproof.code.collectives import TITLES, WHAT
from shardproof.code.domains import ExactNumbers, differing
from shardproof.code.layouts import Layouts
from shardproof.code.lockstep import ENTERED, LEFT, TURNED, Log, Step
from shardproof.code.verdict import Blamed
from shardproof.mutate.agent.kinds import OF

MOST = 3
"""So many operators are named."""
NOTHING = "no sum, shard or copy of a tensor of the reference"
MOVED = (ENTERED, LEFT, TURNED, "view")
COLLECTIVES = frozenset({*WHAT, *OF, "psum_scatter"})


@dataclass(frozen=True, slots=True)
class Ends:
    """What both programs were given, and what they gave."""

    given: Sequence[Any]
    names: Sequence[str]
    sharded: Sequence[Any]
    reference: Sequence[Any]


def blamed(log: Log, reference: Log, ends: Ends, numbers: ExactNumbers) -> list[Blamed]:
    """Operators whose operands are laid out and whose result is not, in the order of the run."""
    steps = log.steps or []
    layouts = Layouts(numbers)
    for name, value in zip(ends.names, ends.given, strict=True):
        layouts.add(f"argument {name}", value)
    for step in reference.steps or []:
        for column in step.results:
            layouts.add(f"{step.name} at {step.site}", column[0])
    produced: dict[int, int] = {}
    for at, step in enumerate(steps):
        for column in step.results:
            for value in column:
                produced.setdefault(id(value), at)
    wrong = [
        value for value, other in zip(ends.sharded, ends.reference, strict=True)
        if differing(value, other).any()
    ] or list(ends.sharded)  # fmt: skip
    found = walked(steps, layouts, produced, wrong)
    found = found or last_moves(steps, produced, wrong)
    out: list[Blamed] = []
    for at in sorted(found):
        step = steps[at]
        each = told(step, layouts)
        if step.site.file and all(other.site != each.site for other in out):
            out.append(each)
    return out[:MOST]


def walked(
    steps: Sequence[Step], layouts: Layouts, produced: dict[int, int], wrong: Sequence[Any]
) -> set[int]:
    """Back through what has no layout, and then through what is in another order."""
    found: set[int] = set()
    seen: set[int] = set()
    queue = deque(produced[id(value)] for value in wrong if id(value) in produced)
    while queue:
        at = queue.popleft()
        if at in seen:
            continue
        seen.add(at)
        step = steps[at]
        results = [layouts.of(column, step.ranks, step.mesh) for column in step.results]
        loose: list[Sequence[Any]] = []
        for column in step.operands:
            layout = layouts.of(column, step.ranks, step.mesh)
            if layout is None or layout.order == "changed":
                loose.append(column)
        sound = all(layout is not None and layout.order != "changed" for layout in results)
        if not loose and not sound and step.name not in MOVED:
            found.add(at)
        if sound and step.name in MOVED:
            loose = list(step.operands)
        queue.extend(
            produced[id(value)] for column in loose for value in column if id(value) in produced
        )
    return found


def last_moves(steps: Sequence[Step], produced: dict[int, int], wrong: Sequence[Any]) -> set[int]:
    """Where every tensor is laid out, but not as it should be: the last collective."""
    queue = deque(produced[id(value)] for value in wrong if id(value) in produced)
    seen: set[int] = set()
    while queue:
        at = queue.popleft()
        if at in seen:
            continue
        seen.add(at)
        if steps[at].name in COLLECTIVES:
            return {at}
        queue.extend(
            produced[id(value)]
            for column in steps[at].operands for value in column if id(value) in produced
        )  # fmt: skip
    return {produced[id(value)] for value in wrong if id(value) in produced}


def told(step: Step, layouts: Layouts) -> Blamed:
    def words(column: Sequence[Any]) -> str:
        layout = layouts.of(column, step.ranks, step.mesh)
        return NOTHING if layout is None else layout.told

    before = [words(column) for column in step.operands]
    after = "; ".join(dict.fromkeys(words(column) for column in step.results))
    return Blamed(step.site, TITLES.get(step.name, step.name), tuple(before), after)
