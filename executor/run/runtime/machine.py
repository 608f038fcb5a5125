"""A whole plan run on its ranks: prefill, handoff, decode."""

from __future__ import annotations

from shardproof.executor.domains import Domain, Ids
from shardproof.executor.run.runtime.decode import run_decode
from shardproof.executor.run.runtime.packed import Packed, in_row
from shardproof.executor.run.runtime.prefill import run_prefill
from shardproof.executor.run.runtime.transport import IN_MEMORY, Transport
from shardproof.executor.run.state.again import Memory
from shardproof.executor.run.state.forced_choices import Fed
from shardproof.executor.run.state.rank import Watch
from shardproof.executor.run.state.registers import machine
from shardproof.executor.run.state.result import Run
from shardproof.executor.weights import Weights
from shardproof.spec.layout.packed import packed_in
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import lower


def execute(  # noqa: PLR0913  (what a run depends on, and three ways of looking at it)
    model: Model,
    plan: Plan,
    weights: Weights,
    prompts: Ids,
    steps: int,
    domain: Domain,
    watch: Watch | None = None,
    fed: Fed | None = None,
    *,
    transport: Transport = IN_MEMORY,
    memory: Memory | None = None,
    drafts: Ids | None = None,
) -> Run:
    """Run a plan; `prompts` is [trials or 1, sequences, tokens].

    `memory` is of runs with the same weights, prompts and domain, of whatever plans.

    `drafts` are the model's own tokens, [trials, sequences, prompt + steps]: what a step keeps of
    its drafts is of these, whatever the ranks would choose.

    With `fed`, tokens and routes are those of another run, wherever the ranks could choose them.
    """
    run = Run(prompts.shape[2])
    prefill = machine(lower(model, plan, "prefill"), domain, weights, watch, fed, memory)
    run_prefill(prefill, prompts, run, transport)
    row = packed_in(plan)
    if row is not None:
        return in_row(Packed(model, plan, row, prefill, run), prompts.shape[1], steps, transport,
                      drafts, fed)  # fmt: skip
    if not steps:
        run.ranks = prefill.ranks
        return run
    decode = machine(lower(model, plan, "decode"), domain, weights, watch, fed, memory)
    transport.hand_over(handoff(plan), prefill, decode)
    run_decode(decode, prompts.shape[1], prompts.shape[2], steps, run, transport, drafts)
    run.ranks, run.last = decode.ranks, "decode"
    return run
