"""Decode: what a step of a sequence waits for, and whether a schedule keeps to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from shardproof.proofs.order.graph import Graph, graph_of
from shardproof.spec.plan.phase import Phase
from shardproof.spec.program.ops.attention import CacheStep
from shardproof.spec.program.ops.blocks import Choose
from shardproof.spec.program.ops.passing import Receive
from shardproof.spec.record import dataclass

if TYPE_CHECKING:
    from shardproof.spec.program.lower.phase import PhaseProgram


@dataclass(frozen=True, slots=True, order=True)
class Run:
    """A visit of the stream of one step of one sequence."""

    sequence: int
    step: int
    visit: int


def runs(program: PhaseProgram, sequences: int, steps: int) -> Iterator[Run]:
    return _runs(len(program.visits), sequences, steps)


def _runs(visits: int, sequences: int, steps: int) -> Iterator[Run]:
    for sequence in range(sequences):
        for step in range(1, steps + 1):
            yield from (Run(sequence, step, visit) for visit in range(visits))


@dataclass(frozen=True, slots=True)
class Look:
    """What of a visit makes it wait for others."""

    receives: bool
    reads_token: bool
    chooses: bool
    cached: frozenset[int]
    """The layers whose cache it writes and reads."""


def looks(program: PhaseProgram) -> list[Look]:
    return [
        Look(
            any(isinstance(op, Receive) for op in visit.ops),
            any("tokens" in op.ins for op in visit.ops),
            any(isinstance(op, Choose) for op in visit.ops),
            frozenset(op.layer for op in visit.ops if isinstance(op, CacheStep)),
        )
        for visit in program.visits
    ]


def step_edges(visits: Sequence[Look], sequences: int, steps: int) -> Iterator[tuple[Run, Run]]:
    """A visit after the one before it; a step after the token that it embeds; keys after writing.

    The edges are those that operators of the program make, whatever the ranks are.
    """
    for run in _runs(len(visits), sequences, steps):
        own = visits[run.visit]
        if own.receives:
            yield Run(run.sequence, run.step, run.visit - 1), run
        for other, there in enumerate(visits) if run.step > 1 else ():
            if (own.reads_token and there.chooses) or own.cached & there.cached:
                yield Run(run.sequence, run.step - 1, other), run


def step_graph(program: PhaseProgram, sequences: int, steps: int) -> Graph:
    """The visits of some steps, each after those that it waits for."""
    return graph_of(runs(program, sequences, steps), step_edges(looks(program), sequences, steps))


def chains(program: PhaseProgram, steps: int) -> bool:
    """Whether the steps of a sequence can run in one order alone."""
    return step_graph(program, 1, steps).is_chain


def depth(program: PhaseProgram, steps: int) -> int:
    """How many steps of a sequence stand one after the other on the longest path."""
    return len({run.step for run in step_graph(program, 1, steps).longest})


Times = Mapping[Run, int]


def ticks(program: PhaseProgram, phase: Phase, sequences: int, steps: int) -> Times:
    """When each visit of each step runs, by the plan's schedule."""
    schedule, visits = phase.schedule, len(program.visits)
    if schedule.ticks is not None:
        return listed(schedule.ticks, [visit.stage for visit in program.visits])
    period = visits if schedule.period is None else schedule.period
    return {run: (run.step - 1) * period + run.visit for run in runs(program, sequences, steps)}


def listed(written: Iterable[tuple[int, int, int, int]], stages: Sequence[int]) -> Times:
    """Ticks as a plan lists them: tick, stage, sequence and step."""
    at = {stage: visit for visit, stage in enumerate(stages)}
    return {
        Run(sequence, step, at[stage]): tick
        for tick, stage, sequence, step in written
        if stage in at
    }


def extends(times: Times, order: Graph) -> tuple[Run, Run] | None:
    """Two visits that a schedule runs the wrong way round, or at once; none where it extends."""
    edges = ((earlier, later) for later in order.nodes for earlier in order.before(later))
    return turned(times, edges)


def turned(times: Times, edges: Iterable[tuple[Run, Run]]) -> tuple[Run, Run] | None:
    """The first of these pairs, earlier and later, that times have the other way, or at once."""
    for earlier, later in edges:
        if earlier in times and later in times and times[earlier] >= times[later]:
            return earlier, later
    return None


def late_of(
    ticks: Iterable[tuple[int, int, int, int]], stages: Sequence[int], sequences: int, steps: int
) -> str | None:
    """Two visits that listed ticks run the wrong way round, in words.

    The visits go from the embedding to the head, each with layers of its own.
    """
    last = len(stages) - 1
    visits = [Look(at > 0, at == 0, at == last, frozenset({at})) for at in range(len(stages))]
    found = turned(listed(ticks, stages), step_edges(visits, sequences, steps))
    return None if found is None else f"{_told(found[1])} runs no later than {_told(found[0])}"


def _told(run: Run) -> str:
    return f"visit {run.visit} of step {run.step} of sequence {run.sequence}"
