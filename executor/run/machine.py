"""A whole plan run on its ranks: prefill, handoff, decode."""

from __future__ import annotations

from shardproof.executor.domains import CannotRun, Domain, Ids
from shardproof.executor.run.decode import run_decode
from shardproof.executor.run.faults import Refused
from shardproof.executor.run.fed import Fed
from shardproof.executor.run.handoff import hand_over
from shardproof.executor.run.prefill import run_prefill
from shardproof.executor.run.rank import Watch
from shardproof.executor.run.registers import Machine, machine
from shardproof.executor.run.result import Run
from shardproof.executor.weights import Weights
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import lower


def execute(
    model: Model,
    plan: Plan,
    weights: Weights,
    prompts: Ids,
    steps: int,
    domain: Domain,
    watch: Watch | None = None,
    fed: Fed | None = None,
) -> Run:
    """Run a plan; `prompts` is [trials or 1, sequences, tokens].

    With `fed`, tokens and routes are those of another run, wherever the ranks could choose them.
    """
    run = Run(prompts.shape[2])
    prefill = machine(lower(model, plan, "prefill"), domain, weights, watch, fed)
    run_prefill(prefill, prompts, run)
    if not steps:
        run.ranks = prefill.ranks
        return run
    decode = machine(lower(model, plan, "decode"), domain, weights, watch, fed)
    try:
        hand_over(
            handoff(plan),
            prefill.ranks,
            decode.ranks,
            prefill.program.contexts,
            decode.program.contexts,
        )
    except CannotRun as fault:
        raise Refused("handoff", None, str(fault)) from fault
    pass_tokens(prefill, decode)
    run_decode(decode, prompts.shape[1], prompts.shape[2], steps, run)
    run.ranks, run.last = decode.ranks, "decode"
    return run


def pass_tokens(prefill: Machine, decode: Machine) -> None:
    """The first chosen tokens, where prefill's head gives them to the embedding."""
    width = prefill.program.phase.tp
    for (sequence, tp), found in prefill.tokens.items():
        for to in range(decode.program.phase.tp):
            if to % width == tp:
                decode.tokens[sequence, to] = [(-1, found[-1][1])]
