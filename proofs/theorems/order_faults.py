"""What may be wrong with the order of a lowered program, each question by itself."""

from __future__ import annotations

from shardproof.proofs.order.boundaries import crossings, over_tp
from shardproof.proofs.order.deadlock import circle, stuck
from shardproof.proofs.order.fold import Values, folded, logical, same_graph
from shardproof.proofs.order.graph import operators
from shardproof.proofs.order.steps import chains, depth, extends, step_graph, ticks
from shardproof.proofs.theorems.counts import formula
from shardproof.proofs.theorems.models import Case
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.lower.phase import PhaseProgram, lower
from shardproof.spec.program.ops.asked import dims_named, group_of
from shardproof.spec.program.ops.attention import CacheStep, CacheWrite, ExpWeights, Logits, Rope
from shardproof.spec.program.ops.blocks import BlockGather, BlockOwn, BlockReduce, BlockReturn
from shardproof.spec.program.ops.every import Kinds
from shardproof.spec.program.ops.stream import Learned

STEPS, SEQUENCES = 4, 2
OF_BLOCKS: Kinds = frozenset({BlockGather, BlockReduce, BlockReturn, BlockOwn})
"""What takes tokens to the ranks of experts and back."""
ENTRIES: Kinds = frozenset({CacheStep, CacheWrite})
SEEING: Kinds = frozenset({Logits, ExpWeights, Rope, Learned}) | ENTRIES
"""Operators that look at other tokens, or at a position."""


def reference(model: Model, name: PhaseName) -> PhaseProgram:
    return lower(model, Plan(), name)


def unfolded(case: Case) -> str:
    model, _, name, program = case
    values = Values()
    left = same_graph(folded(program, values), folded(reference(model, name), values))
    return f"{len(left)} operators of one are none of the other" if left else ""


def away_from_linear(case: Case) -> str:
    return "; ".join(f"{c.op}: {c.why}" for c in crossings(case[3]) if "linear" in c.why)


def across_layers(case: Case) -> str:
    return "; ".join(f"{c.op}: {c.why}" for c in crossings(case[3]) if "layer" in c.why)


def across_steps(case: Case) -> str:
    """A collective over tp that reads what its own visit has not made or received."""
    for visit in case[3].visits:
        made: set[str] = {"tokens"}
        for op in visit.ops:
            if missing := set(op.ins) - made:
                return f"{op.out} reads {min(missing)}, which the step has not made"
            made.add(op.out)
    joins = any(True for _ in over_tp(operators(case[3]), case[1].tp))
    return "" if joins or case[1].tp == 1 else "no collective"


def unchained(case: Case) -> str:
    return "" if chains(case[3], STEPS) else "two steps have no order"


def fewer_steps(case: Case) -> str:
    found = depth(case[3], STEPS)
    return "" if found == STEPS else f"{STEPS} steps, of which {found} wait for each other"


def out_of_time(case: Case) -> str:
    times = ticks(case[3], case[3].phase, SEQUENCES, STEPS)
    found = extends(times, step_graph(case[3], SEQUENCES, STEPS))
    return f"{found[1]} runs no later than {found[0]}" if found else ""


def waits(case: Case) -> str:
    found = circle(case[3])
    return stuck(case[3]) or (f"{found} wait for each other" if found else "")


def mixes_sequences(case: Case) -> str:
    for visit in case[3].visits:
        for op in visit.ops:
            joins = "dp" in (group_of(op) or ()) and type(op) not in OF_BLOCKS
            if joins or "sequence" in dims_named(op):
                return f"{op.out} joins sequences"
    return ""


SEEN = ("mask", "seen", "positions", "update", "slots")


def sees_otherwise(case: Case) -> str:
    """A token that reads other keys, or stands at another position, than with tp and ep of one."""
    model, plan, name, program = case
    alone = replace_degrees(plan, tp=1, ep=1)
    return "" if _seen(program) == _seen(lower(model, alone, name)) else "other keys are read"


def replace_degrees(plan: Plan, *, tp: int, ep: int) -> Plan:
    return plan_of({"tp": tp, "ep": ep, "sp": plan.sp, "pp": plan.pp, "dp": plan.dp})


def _seen(program: PhaseProgram) -> list[tuple[object, ...]]:
    return [
        (op.kind, op.layer, *(getattr(op, key, None) for key in SEEN))
        for visit in program.visits
        for op in visit.ops
        if type(op) in SEEING
    ]


def other_entries(case: Case) -> str:
    """A cache entry that is another value than one device writes."""
    model, _, name, program = case
    values = Values()
    mine = logical(program, values, ENTRIES)
    theirs = logical(reference(model, name), values, ENTRIES)
    return "" if mine == theirs else "another value is written"


def miscounted(case: Case, more: int = 0) -> str:
    model, plan, name, program = case
    told = formula(model, plan.phase(name)) + more
    found = sum(1 for _ in over_tp(operators(program), program.phase.tp))
    return "" if told == found else f"{told} by the formula, {found} in the program"
