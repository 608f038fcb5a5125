"""The schedule of decode: which stage runs which step of which sequences, tick by tick."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from shardproof.executor.run.runtime.turns import turns
from shardproof.reports.printable import clean
from shardproof.spec.layout.context import Context
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.folded import folded
from shardproof.spec.record import dataclass

STEPS = 3
"""Steps that are drawn where the plan leaves their number open."""
MOST_TICKS = 64
MOST_TURNS = 4096
MOST_STAGES = 64
_TICK_US = 1000
"""A tick has no length; in a trace it is a millisecond."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stage's visit: in one tick, one step of a group of sequences, or of one."""

    tick: int
    stage: int
    group: int
    step: int
    rank: int = 0
    """Of sp, where its ranks are dealt steps."""


@dataclass(frozen=True, slots=True)
class Timeline:
    stages: int
    spans: tuple[Span, ...]
    steps: int
    groups: int
    what: str
    """What a letter stands for: a group of sequences, or a sequence."""
    any_number: bool
    """Whether the plan leaves the number of steps open."""
    cut_off: bool = False
    lanes: int = 1
    """Ranks of sp that run steps of their own."""

    @property
    def ticks(self) -> int:
        return max((span.tick for span in self.spans), default=-1) + 1


def timeline(model: Model, plan: Plan) -> Timeline | None:
    """The schedule, of as many steps as are declared; None where nothing is decoded."""
    if plan.workload.steps == 0:
        return None
    program = folded(model, plan, "decode")
    ctx: Context = program.contexts[0]
    schedule, work = program.phase.schedule, plan.workload
    steps = STEPS if work.steps is None else min(work.steps, MOST_TICKS)
    batch = work.batch or max(schedule.microbatches, 1)
    shared = ctx.layout in ("deal", "alternate") and program.phase.sp > 1
    lanes = program.phase.sp if shared else 1
    spans = list[Span]()
    stages = program.stages
    cut_off = work.steps is not None and steps < work.steps
    for turn in turns(ctx, stages, batch, steps):
        if turn.tick >= MOST_TICKS or len(spans) == MOST_TURNS:
            cut_off = True
            if schedule.ticks is None and turn.tick >= MOST_TICKS * 2:
                break
            continue
        spans.append(
            Span(turn.tick, stages[turn.visit], turn.group, turn.step, (turn.step - 1) % lanes)
        )
    what = "sequence" if schedule.ticks is not None else "group"
    groups = max((span.group for span in spans), default=0) + 1
    return Timeline(program.phase.pp, tuple(sorted(spans, key=_order)), steps, groups, what,
                    work.steps is None and schedule.ticks is None, cut_off, lanes)  # fmt: skip


def _order(span: Span) -> tuple[int, int, int, int]:
    return span.tick, span.stage, span.rank, span.step


def group_name(group: int) -> str:
    """The letter of a group; behind Z they begin again, with a number."""
    return chr(ord("A") + group % 26) + (str(group // 26) if group >= 26 else "")


def rows(found: Timeline) -> Iterator[tuple[str, Mapping[int, list[Span]]]]:
    """Each stage, and each rank of sp that runs steps of its own, by tick."""
    for stage in range(min(found.stages, MOST_STAGES)):
        for lane in range(min(found.lanes, MOST_STAGES)):
            own = dict[int, list[Span]]()
            for span in found.spans:
                if (span.stage, span.rank) == (stage, lane):
                    own.setdefault(span.tick, []).append(span)
            yield f"pp {stage}" + (f" sp {lane}" if found.lanes > 1 else ""), own


def timeline_text(found: Timeline, width: int = 80) -> str:
    """A row a stage, a column a tick; `A2` is step 2 of group A, `.` a tick without work."""
    told = f"Decode in ticks: `A2` is step 2 of {found.what} A"
    told += f"; the first {found.steps} steps of any number." if found.any_number else "."
    out = [told]
    drawn = list(rows(found))
    label = max(len(name) for name, _ in drawn)
    cells = [[_cell(own.get(tick, [])) for tick in range(found.ticks)] for _, own in drawn]
    each = max((len(cell) for row in cells for cell in row), default=1) + 1
    each = max(each, len(str(found.ticks)) + 1)
    fitting = max(1, (width - label - 4) // each)
    for start in range(0, found.ticks, fitting):
        stop = min(found.ticks, start + fitting)
        heads = "".join(f"{tick:>{each}}" for tick in range(start, stop))
        out += ["", f"  {'':{label}}{heads}"]
        out += (
            f"  {name:<{label}}" + "".join(f"{cell:>{each}}" for cell in row[start:stop])
            for (name, _), row in zip(drawn, cells, strict=True)
        )
    busy = sum(len(own) for _, own in drawn)
    room = found.ticks * len(drawn)
    if room:
        out += ["", f"  {busy} of {room} places busy"]
    if found.cut_off:
        out.append(f"  … only the first {found.ticks} ticks are drawn")
    if found.stages > MOST_STAGES:
        out.append(f"  … {found.stages - MOST_STAGES} more stages")
    return "\n".join(out)


def _cell(spans: list[Span]) -> str:
    told = [f"{group_name(span.group)}{span.step}" for span in spans]
    return "+".join(told[:2]) + ("+…" if len(told) > 2 else "") if told else "."


def timeline_data(found: Timeline | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {
        "stages": found.stages,
        "steps": found.steps,
        "any_number": found.any_number,
        "cut_off": found.cut_off,
        "spans": [
            {"tick": s.tick, "stage": s.stage, "group": s.group, "step": s.step, "rank": s.rank}
            for s in found.spans
        ],
    }


def trace_data(found: Timeline, name: str) -> dict[str, Any]:
    """The Trace Event Format, which Perfetto and chrome://tracing read; a tick is a millisecond."""
    events: list[dict[str, Any]] = []
    for stage in range(min(found.stages, MOST_STAGES)):
        events.append(
            {"ph": "M", "pid": stage, "name": "process_name", "args": {"name": f"stage {stage}"}}
        )
        events += (
            {"ph": "M", "pid": stage, "tid": lane, "name": "thread_name",
             "args": {"name": f"sp {lane}" if found.lanes > 1 else "steps"}}
            for lane in range(min(found.lanes, MOST_STAGES))
        )  # fmt: skip
    events += (
        {
            "ph": "X",
            "pid": span.stage,
            "tid": span.rank,
            "ts": span.tick * _TICK_US,
            "dur": _TICK_US,
            "cat": "decode",
            "name": f"{group_name(span.group)}, step {span.step}",
            "args": {"tick": span.tick, found.what: span.group, "step": span.step},
        }
        for span in found.spans
    )
    other = {"plan": clean(name), "unit": "one tick is drawn as one millisecond"}
    return {"traceEvents": events, "displayTimeUnit": "ms", "otherData": other}
