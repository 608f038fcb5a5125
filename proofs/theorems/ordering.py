"""The documents' claims on order: what tp, schedules and stages leave as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from shardproof.proofs.order.boundaries import crossings, over_tp
from shardproof.proofs.order.deadlock import stuck
from shardproof.proofs.order.fold import Values, folded, logical, same_graph
from shardproof.proofs.order.steps import chains, depth, extends, step_graph, ticks
from shardproof.proofs.rules.schedule import APART, PERIODIC
from shardproof.proofs.theorems.counts import formula, shared_work
from shardproof.proofs.theorems.models import Case, canonical_programs, models, said
from shardproof.proofs.theorems.theorem import Check, Checked, Theorem
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.lower.phase import PhaseProgram, Visit, lower
from shardproof.spec.program.op import Op
from shardproof.spec.rules.derive import Underivable, derive

STEPS, SEQUENCES = 4, 2
Fault = Callable[[Case], str]
"""What is wrong with a case, or nothing."""


def on_all(fault: Fault, phases: Iterable[PhaseName] = ("prefill", "decode")) -> Checked:
    wanted = tuple(phases)
    cases = [case for case in canonical_programs() if case[2] in wanted]
    for case in cases:
        if found := fault(case):
            return Checked(held=False, over=f"{said(case)}: {found}")
    return Checked(held=True, over=f"{len(cases)} programs")


def on_one(fault: Fault, changed: Callable[[PhaseProgram], PhaseProgram]) -> Checked:
    """The same question of one canonical program with a mistake in it."""
    return on_case(fault, _case({"tp": 2, "pp": 2}, "decode", changed))


def on_case(fault: Fault, case: Case) -> Checked:
    found = fault(case)
    return Checked(held=not found, over=f"{said(case)}: {found}")


def _same(program: PhaseProgram) -> PhaseProgram:
    return program


def _case(
    written: dict[str, object],
    name: PhaseName,
    changed: Callable[[PhaseProgram], PhaseProgram] = _same,
) -> Case:
    model, plan = models()[0], plan_of(written)
    return model, plan, name, changed(lower(model, plan, name))


def rewritten(program: PhaseProgram, change: Callable[[Op], Op | None]) -> PhaseProgram:
    """The program with operators changed; of one that goes its readers read what it read."""
    visits: list[Visit] = []
    for visit in program.visits:
        ops: list[Op] = []
        instead: dict[str, str] = {}
        for op in visit.ops:
            ins = tuple(instead.get(name, name) for name in op.ins)
            new = change(replace(op, ins=ins))
            if new is None:
                instead[op.out] = ins[0]
            else:
                ops.append(new)
        visits.append(replace(visit, ops=tuple(ops)))
    return replace(program, visits=tuple(visits))


def without(kind: str, program: PhaseProgram) -> PhaseProgram:
    return rewritten(program, lambda op: None if op.kind == kind else op)


def reference(model: Model, name: PhaseName) -> PhaseProgram:
    return lower(model, Plan(), name)


# What is asked of each program.


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
    return "" if any(True for _ in over_tp(case[3])) or case[1].tp == 1 else "no collective"


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
    return stuck(case[3]) or ""


def mixes_sequences(case: Case) -> str:
    for visit in case[3].visits:
        for op in visit.ops:
            joins = "dp" in (op.about.get("group") or ()) and not op.kind.startswith("block_")
            if joins or "sequence" in (op.about.get("dim"), op.about.get("to")):
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
    kinds = ("logits", "exp_weights", "rope", "learned", "cache_step", "cache_write")
    return [
        (op.kind, op.layer, *(op.about.get(key) for key in SEEN))
        for visit in program.visits
        for op in visit.ops
        if op.kind in kinds
    ]


def other_entries(case: Case) -> str:
    """A cache entry that is another value than one device writes."""
    model, _, name, program = case
    values = Values()
    mine = logical(program, values, ("cache_step", "cache_write"))
    theirs = logical(reference(model, name), values, ("cache_step", "cache_write"))
    return "" if mine == theirs else "another value is written"


def miscounted(case: Case, more: int = 0) -> str:
    model, plan, name, program = case
    told = formula(model, plan.phase(name)) + more
    found = sum(1 for _ in over_tp(program))
    return "" if told == found else f"{told} by the formula, {found} in the program"


def underivable(model: Model, plan: Plan) -> str:
    found = derive(model, plan)
    return str(found) if isinstance(found, Underivable) else ""


def canonical_is_right() -> Checked:
    count = 0
    for model in models():
        for tp in (1, 2, 4):
            plan = plan_of({"tp": tp, "attention": {"heads": "balanced"}})
            if found := underivable(model, plan):
                return Checked(held=False, over=f"{model.name}, tp {tp}: {found}")
            count += 1
    return Checked(held=True, over=f"derivations of {count} plans, both phases")


def unsummed_is_wrong() -> Checked:
    plan = plan_of({"tp": 2, "attention": {"out": {"collective": "none"}}})
    return Checked(held=not (found := underivable(models()[0], plan)), over=found)


def order(
    name: str,
    fault: Fault,
    without_: str,
    twin: Callable[[], Checked],
    phases: tuple[PhaseName, ...] = ("prefill", "decode"),
) -> Check:
    return Check(name, "order", partial(on_all, fault, phases), without_, twin)


def reads_no_token(program: PhaseProgram) -> PhaseProgram:
    """Steps that are dealt: none reads what the one before it chose, or wrote."""
    return rewritten(
        program,
        lambda op: replace(op, ins=()) if "tokens" in op.ins else
        replace(op, kind="cache_write") if op.kind == "cache_step" else op,
    )  # fmt: skip


AFTER_ACT = _case({"tp": 2, "ffn": {"gate": {"split": "in", "sum": "activation"}}}, "prefill")


def unjoined(program: PhaseProgram) -> PhaseProgram:
    """Blocks that are read as they are, in place of their sum with the residual."""
    return without("add", rewritten(
        program, lambda op: replace(op, ins=op.ins[::-1]) if op.kind == "add" else op
    ))  # fmt: skip


UNJOINED = _case({"tp": 2}, "prefill", unjoined)
SHORT = _case({"pp": 2, "decode": {"schedule": {"period": 1}}}, "decode")

THEOREMS = (
    Theorem(
        "canonical_tp_is_right_in_both_phases",
        (
            Check(
                "derived, operator by operator, by rules that are theorems",
                "order",
                canonical_is_right,
                "the sum over tp",
                unsummed_is_wrong,
            ),
        ),
    ),
    Theorem(
        "sharded_graph_folds_to_the_reference_graph",
        (
            order(
                "folded, compared with one device's",
                unfolded,
                "an operator",
                partial(on_one, unfolded, partial(without, "act")),
            ),
        ),
    ),
    Theorem(
        "canonical_tp_synchronises_at_linear_boundaries",
        (
            order(
                "what stands beside each collective",
                away_from_linear,
                "a sum at its own boundary",
                partial(on_case, away_from_linear, AFTER_ACT),
            ),
        ),
    ),
    Theorem(
        "canonical_tp_synchronises_within_a_layer",
        (
            order(
                "where each collective reads and is read",
                across_layers,
                "the residual sum of the layer",
                partial(on_case, across_layers, UNJOINED),
            ),
        ),
    ),
    Theorem(
        "canonical_tp_synchronises_within_a_step",
        (
            order(
                "what each operator reads is of its own step",
                across_steps,
                "an operand of the step",
                partial(
                    on_one,
                    across_steps,
                    partial(
                        rewritten,
                        change=lambda op: (
                            replace(op, ins=("before",)) if op.kind == "all_reduce" else op
                        ),
                    ),
                ),
            ),
        ),
    ),
    Theorem(
        "decode_steps_form_a_chain_whatever_tp_is",
        (
            order(
                "the longest path of the graph of steps has them all",
                unchained,
                "the token of the step before",
                partial(on_one, unchained, reads_no_token),
                ("decode",),
            ),
        ),
    ),
    Theorem(
        "tp_removes_no_decode_step",
        (
            order(
                "so many steps wait for each other under every tp",
                fewer_steps,
                "the token of the step before",
                partial(on_one, fewer_steps, reads_no_token),
                ("decode",),
            ),
        ),
    ),
    Theorem(
        "legal_schedules_keep_the_order_of_steps",
        (
            PERIODIC,
            APART,
            order(
                "canonical schedules are linear extensions",
                out_of_time,
                "a period that is long enough",
                partial(on_case, out_of_time, SHORT),
                ("decode",),
            ),
        ),
    ),
    Theorem(
        "ranks_never_wait_for_ever",
        (
            order(
                "collectives of one order on all ranks, sends matched",
                waits,
                "a send",
                partial(on_one, waits, partial(without, "send")),
            ),
        ),
        ("send", "receive", "all_reduce", "all_gather", "reduce_scatter", "exchange"),
        "Under canonical plans every rank joins its groups' collectives in one order, and every "
        "part that is received is sent.",
    ),
    Theorem(
        "tp_leaves_every_sequence_alone",
        (
            order(
                "no operator joins sequences",
                mixes_sequences,
                "a group of tp alone",
                partial(
                    on_one,
                    mixes_sequences,
                    partial(
                        rewritten,
                        change=lambda op: (
                            replace(op, about={**op.about, "group": ("dp", "tp")})
                            if op.kind == "all_reduce"
                            else op
                        ),
                    ),
                ),
            ),
        ),
    ),
    Theorem(
        "tp_and_ep_leave_the_causal_mask_alone",
        (
            order(
                "the mask and positions are those of one rank of tp and ep",
                sees_otherwise,
                "the mask of the sequence",
                partial(
                    on_one,
                    sees_otherwise,
                    partial(
                        rewritten,
                        change=lambda op: (
                            replace(op, about={**op.about, "mask": "local"})
                            if op.kind == "exp_weights"
                            else op
                        ),
                    ),
                ),
            ),
        ),
    ),
    Theorem(
        "tp_leaves_the_meaning_of_the_cache_alone",
        (
            order(
                "what is written is the value that one device writes",
                other_entries,
                "the positions of keys",
                partial(on_one, other_entries, partial(without, "rope")),
            ),
        ),
    ),
    Theorem(
        "synchronisation_points_are_counted_alike_by_formula_and_program",
        (
            order(
                "counted both ways",
                miscounted,
                "one of them",
                partial(on_one, partial(miscounted, more=1), _same),
            ),
        ),
    ),
    Theorem("tp_and_batch_compose_multiplicatively", (shared_work(),)),
)
