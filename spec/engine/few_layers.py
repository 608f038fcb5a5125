"""Whether some layers of an edited plan show what all of them do.

They do if between any two of the same turn the stream is the model's own, and each rank has the
same indices of it: what stands between two layers is then one tensor of which nothing else is
known, and a turn more begins and ends as the one that is there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shardproof.spec.engine.folding import NotFolded
from shardproof.spec.engine.machine import Blame
from shardproof.spec.engine.outputs import Size
from shardproof.spec.engine.values import Held, Term
from shardproof.spec.engine.watching import Event, Watch
from shardproof.spec.layout.fewer_layers import Fewer, layer_named
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan, Workload
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op

Stream = tuple[object, ...]
"""Of each rank the shape of what it has, and the indices."""
Watched = tuple[Watch, Watch]
Run = Callable[[Model, Plan, Size, Watched], Blame | None]


def as_all_layers(few: Fewer, size: Size, run: Run) -> Blame | None:
    """What is wrong at a size; raise where layers that are left out may do otherwise."""
    watched = Watch(), Watch()
    found = run(few.model, few.plan, size, watched)
    if found is not None:
        raise NotFolded
    said = Workload(batch=size.batch, prompt=size.prompt, steps=size.steps)
    phases: Sequence[PhaseName] = PHASES[: 1 + bool(size.steps)]
    for name in phases:
        ours = _ops(few.model, few.plan.with_(workload=said), name)
        alone = _ops(few.model, Plan(workload=said), name)
        for left_out in few.left_out:
            ends = (left_out.at - left_out.turn, left_out.at, left_out.at + left_out.turn)
            streams = [_between(watched, name, ours, alone, layer) for layer in ends[-2:]]
            before = _between(watched, name, ours, alone, ends[0])
            if streams[0] != streams[1] or before != streams[0]:
                raise NotFolded
    return None


def _ops(model: Model, plan: Plan, name: PhaseName) -> Sequence[Op]:
    visits = lower(model, plan, name).visits
    if len(visits) != 1:
        raise NotFolded
    return visits[0].ops


def _between(
    watched: Watched, name: PhaseName, ours: Sequence[Op], alone: Sequence[Op], layer: int
) -> Sequence[Stream]:
    """What every rank has of the stream before a layer, each time that it comes there."""
    mine, right = (
        watch.names.get((name, _live(ops, layer)), [])
        for watch, ops in zip(watched, (ours, alone), strict=True)
    )
    if not mine or len(mine) != len(right):
        raise NotFolded
    return [_stream(*both) for both in zip(mine, right, strict=True)]


def _live(ops: Sequence[Op], layer: int) -> str:
    """The one result that is read from a layer on, of all that are made before it."""
    numbers = [layer_named(op.out) for op in ops]
    at = numbers.index(layer) if layer in numbers else len(ops)
    if any(number is not None and (number < layer) != (place < at)
           for place, number in enumerate(numbers)):  # fmt: skip
        raise NotFolded
    made = {op.out for op in ops[:at]}
    again = {op.out for op in ops[at:]}
    read = {name for op in ops[at:] for name in op.ins} & made
    if len(read) != 1 or read & again:
        raise NotFolded
    return read.pop()


def _stream(event: Event, right: Event) -> Stream:
    (model,) = right.found
    if not isinstance(model, Held):
        raise NotFolded
    wanted = _named(model.terms)
    found: list[object] = []
    for rank, x in zip(event.visit.stage.ranks, event.found, strict=True):
        if not isinstance(x, Held) or len(x.sizes) != 1 or x.rows != rank.rows:
            raise NotFolded
        maps = {term.maps for term in x.terms}
        if x.rows.any and x.terms and (len(maps) != 1 or _named(x.terms) != wanted):
            raise NotFolded
        found.append((x.rows, x.sizes, frozenset(maps)))
    return tuple(found)


def _named(terms: Sequence[Term]) -> list[tuple[object, ...]]:
    return [(term.factor, term.value, term.open) for term in terms]
