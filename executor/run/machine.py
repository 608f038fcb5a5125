"""A whole plan run on its ranks: prefill, handoff, decode."""

from __future__ import annotations

from shardproof.executor.domains import CannotRun, Domain, Ids
from shardproof.executor.run.decode import run_decode
from shardproof.executor.run.faults import Refused
from shardproof.executor.run.handoff import hand_over
from shardproof.executor.run.prefill import run_prefill
from shardproof.executor.run.rank import Watch
from shardproof.executor.run.registers import Machine, machine
from shardproof.executor.run.result import Run
from shardproof.executor.weights import Weights
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.phase import lower


def execute(
    model: Model,
    plan: Plan,
    weights: Weights,
    prompts: Ids,
    steps: int,
    domain: Domain,
    watch: Watch | None = None,
) -> Run:
    """Run a plan; `prompts` is [trials or 1, sequences, tokens]."""
    run = Run(prompts.shape[2])
    prefill = machine(lower(model, plan, "prefill"), domain, weights, watch)
    run_prefill(prefill, prompts, run)
    if not steps:
        run.ranks = prefill.ranks
        return run
    decode = machine(lower(model, plan, "decode"), domain, weights, watch)
    try:
        hand_over(
            plan, prefill.ranks, decode.ranks, prefill.program.contexts, decode.program.contexts
        )
    except CannotRun as fault:
        raise Refused("handoff", None, str(fault)) from fault
    pass_tokens(prefill, decode)
    run_decode(decode, prompts.shape[1], prompts.shape[2], steps, run)
    run.ranks, run.last = decode.ranks, "decode"
    return run


def pass_tokens(prefill: Machine, decode: Machine) -> None:
    """The first chosen tokens, where prefill's head gives them to the embedding."""
    stages = prefill.program.phase.stages
    visits = prefill.program.visits
    stays = stages.token == "kept"  # noqa: S105 – a token of the vocabulary
    if stays and visits[0].stage != visits[-1].stage:
        return
    width = prefill.program.phase.tp
    for (sequence, tp), found in prefill.tokens.items():
        for to in range(decode.program.phase.tp):
            if to % width == tp:
                decode.tokens[sequence, to] = [(-1, found[-1][1])]
