"""Decode: what a step of a sequence waits for, and whether a schedule keeps to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from shardproof.proofs.order.graph import Graph, graph_of
from shardproof.spec.plan.phase import Phase
from shardproof.spec.program.lower.phase import PhaseProgram


@dataclass(frozen=True, slots=True, order=True)
class Run:
    """A visit of the stream of one step of one sequence."""

    sequence: int
    step: int
    visit: int


def runs(program: PhaseProgram, sequences: int, steps: int) -> Iterator[Run]:
    for sequence in range(sequences):
        for step in range(1, steps + 1):
            yield from (Run(sequence, step, visit) for visit in range(len(program.visits)))


def step_graph(program: PhaseProgram, sequences: int, steps: int) -> Graph:
    """A visit after the one before it; a step after the token that it embeds; keys after writing.

    The edges are those that operators of the program make, whatever the ranks are.
    """
    every = list(runs(program, sequences, steps))
    reads_token = [any("tokens" in op.ins for op in visit.ops) for visit in program.visits]
    chooses = [any(op.kind == "choose" for op in visit.ops) for visit in program.visits]
    receives = [any(op.kind == "receive" for op in visit.ops) for visit in program.visits]
    cached = [{op.layer for op in v.ops if op.kind == "cache_step"} for v in program.visits]
    edges: list[tuple[Run, Run]] = []
    for run in every:
        if receives[run.visit]:
            edges.append((Run(run.sequence, run.step, run.visit - 1), run))
        if run.step == 1:
            continue
        for other in range(len(program.visits)):
            before = Run(run.sequence, run.step - 1, other)
            if reads_token[run.visit] and chooses[other]:
                edges.append((before, run))
            if cached[run.visit] & cached[other]:
                edges.append((before, run))
    return graph_of(every, edges)


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
        at = {(v.stage): n for n, v in enumerate(program.visits)}
        return {
            Run(sequence, step, at[stage]): tick for tick, stage, sequence, step in schedule.ticks
        }
    period = visits if schedule.period is None else schedule.period
    return {run: (run.step - 1) * period + run.visit for run in runs(program, sequences, steps)}


def extends(times: Times, order: Graph) -> tuple[Run, Run] | None:
    """Two visits that a schedule runs the wrong way round, or at once; none where it extends."""
    for later in order.nodes:
        for earlier in order.before(later):
            if earlier in times and later in times and times[earlier] >= times[later]:
                return earlier, later
    return None
