"""The documents' claims on order: what tp, schedules and stages leave as it was."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from shardproof.proofs.theorems.cases import (
    case_of,
    on_case,
    on_one,
    order,
    reads_no_token,
    rewritten,
    same,
    without,
)
from shardproof.proofs.theorems.counts import shared_work
from shardproof.proofs.theorems.models import models
from shardproof.proofs.theorems.order_faults import (
    across_layers,
    across_steps,
    away_from_linear,
    fewer_steps,
    miscounted,
    mixes_sequences,
    other_entries,
    sees_otherwise,
    unchained,
    unfolded,
)
from shardproof.proofs.theorems.theorem import Check, Checked, Theorem
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.ops.attention import ExpWeights
from shardproof.spec.program.ops.collectives import AllReduce
from shardproof.spec.program.ops.stream import Add


def wrong(model: Model, plan: Plan) -> str:
    """What is not the model's by value."""
    found = by_value(model, plan)
    return "" if found.word == "legal" else found.why


def canonical_is_right() -> Checked:
    count = 0
    for model in models():
        for tp in (1, 2, 4):
            plan = plan_of({"tp": tp, "attention": {"heads": "balanced"}})
            if found := wrong(model, plan):
                return Checked(held=False, over=f"{model.name}, tp {tp}: {found}")
            count += 1
    return Checked(held=True, over=f"values of {count} plans, both phases")


def unsummed_is_wrong() -> Checked:
    plan = plan_of({"tp": 2, "attention": {"out": {"collective": "none"}}})
    return Checked(held=not (found := wrong(models()[0], plan)), over=found)


AFTER_ACT = case_of({"tp": 2, "ffn": {"gate": {"split": "in", "sum": "activation"}}}, "prefill")


def unjoined(program: PhaseProgram) -> PhaseProgram:
    """Blocks that are read as they are, in place of their sum with the residual."""
    return without("add", rewritten(
        program, lambda op: replace(op, ins=op.ins[::-1]) if isinstance(op, Add) else op
    ))  # fmt: skip


UNJOINED = case_of({"tp": 2}, "prefill", unjoined)

THEOREMS = (
    Theorem(
        "canonical_tp_is_right_in_both_phases",
        (
            Check(
                "every output the model's by value, operator by operator",
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
                            replace(op, ins=("before",)) if isinstance(op, AllReduce) else op
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
                            replace(op, group=("dp", "tp")) if isinstance(op, AllReduce) else op
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
                            replace(op, mask="local") if isinstance(op, ExpWeights) else op
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
                partial(on_one, partial(miscounted, more=1), same),
            ),
        ),
    ),
    Theorem("tp_and_batch_compose_multiplicatively", (shared_work(),)),
)
