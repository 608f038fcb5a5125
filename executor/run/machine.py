"""A whole plan run on its ranks: prefill, handoff, decode steps in ticks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, product
from typing import Any

import numpy as np

from shardproof.executor.domains import CannotRun, Domain, Ids, Tensor
from shardproof.executor.run import cache, collect, experts, heads, local
from shardproof.executor.run.handoff import hand_over
from shardproof.executor.run.faults import Key, Refused
from shardproof.executor.run.rank import Rank, Work
from shardproof.executor.run.result import Run
from shardproof.executor.weights import Weights
from shardproof.spec.law.axes import cut_of
from shardproof.spec.law.context import Context
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.program.lower.phase import PhaseProgram, Visit, lower
from shardproof.spec.program.op import Op, real

LOCAL = {
    "lookup": local.do_lookup,
    "learned": local.do_learned,
    "linear": local.do_linear,
    "bias": local.do_bias,
    "slice": local.do_slice,
    "add": local.do_add,
    "mul": local.do_mul,
    "add_on": local.do_add_on,
    "scale": local.do_scale,
    "act": local.do_act,
    "joint": local.do_joint,
    "rope": local.do_rope,
    "scores": local.do_scores,
    "logits": local.do_logits,
    "exp_weights": local.do_exp_weights,
    "weigh": local.do_weigh,
    "quotient": local.do_quotient,
    "out_linear": local.do_out_linear,
    "norm": local.do_norm,
    "moments": local.do_moments,
    "norm_with": local.do_norm_with,
    "head_norm": local.do_head_norm,
    "head_moments": local.do_head_moments,
    "one_head": lambda rank, op: local.one_head(rank.get(op.ins[0])),
    "latent_keys": local.do_latent_keys,
    "latent_values": local.do_latent_values,
    "first": lambda rank, op: rank.value(op.ins[0])[0],
    "second": lambda rank, op: rank.value(op.ins[0])[1],
    "route": experts.route,
    "experts": experts.experts,
    "shared_expert": experts.shared_expert,
    "add_each": experts.add_each,
    "head_linear": heads.head_linear,
    "pads": heads.pads,
    "finish_logits": heads.finish,
}
ALIKE = frozenset({"norm", "add", "mul", "act", "joint", "scale"})
"""Operators that, where nothing is split, look at nothing of a rank but their operands."""
TOGETHER = {
    "all_reduce": collect.run_collective,
    "all_gather": collect.run_collective,
    "reduce_scatter": collect.run_collective,
    "gather_logits": collect.run_collective,
    "merge_ranks": collect.run_collective,
    "merge_blocks": collect.merge_blocks,
    "exchange": collect.run_exchange,
    "block_gather": experts.gather,
    "block_reduce": experts.reduce_block,
    "block_return": experts.give_back,
    "block_own": experts.keep_own,
    "choose": heads.choose,
}
CACHE = {"cache_write": cache.write, "cache_step": cache.step}


@dataclass(slots=True)
class Machine:
    """The ranks of one phase, and what lies in their registers."""

    program: PhaseProgram
    ranks: dict[Key, Rank]
    tokens: dict[tuple[int, int], list[tuple[int, Ids]]] = field(default_factory=dict[Any, Any])
    """By sequence and tp coordinate: (tick, token), the newest last."""
    payloads: dict[tuple[int, int, Key], list[tuple[int, dict[str, Tensor]]]] = field(
        default_factory=dict[Any, Any]
    )
    """By visit, first sequence and rank."""

    def of_stage(self, stage: int) -> list[Rank]:
        return [rank for key, rank in self.ranks.items() if key[0] == stage]


def machine(program: PhaseProgram, domain: Domain, weights: Weights) -> Machine:
    phase = program.phase
    ranks: dict[Key, Rank] = {}
    for key in product(*(range(getattr(phase, axis)) for axis in ("pp", "dp", "sp", "tp"))):
        at = dict(zip(("pp", "dp", "sp", "tp"), key, strict=True))
        nothing = Work((), (), np.zeros((1, 0, 0), np.int64))
        ranks[key] = Rank(at, domain, weights, program.contexts[0], nothing)
    return Machine(program, ranks)


def execute(
    model: Model, plan: Plan, weights: Weights, prompts: Ids, steps: int, domain: Domain
) -> Run:
    """Run a plan; `prompts` is [trials or 1, sequences, tokens]."""
    run = Run(prompts.shape[2])
    prefill = machine(lower(model, plan, "prefill"), domain, weights)
    run_prefill(prefill, prompts, run)
    if not steps:
        run.ranks = prefill.ranks
        return run
    decode = machine(lower(model, plan, "decode"), domain, weights)
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
    if stages.token == "kept" and visits[0].stage != visits[-1].stage:
        return
    width = prefill.program.phase.tp
    for (sequence, tp), found in prefill.tokens.items():
        for to in range(decode.program.phase.tp):
            if to % width == tp:
                decode.tokens[sequence, to] = [(-1, found[-1][1])]


def run_prefill(m: Machine, prompts: Ids, run: Run) -> None:
    ctx = m.program.contexts[0]
    sequences, tokens = cut_of(ctx, "batch.sequences"), cut_of(ctx, "sequence.cut")
    for visit_number, visit in enumerate(m.program.visits):
        ranks = m.of_stage(visit.stage)
        for rank in ranks:
            own = tuple(i for i in chain(*sequences.indices(rank.at["dp"])) if i < prompts.shape[1])
            places = tuple(real(tokens, rank.at["sp"]))
            if any(i >= prompts.shape[2] for i in places):
                raise Refused("tokens", collect.key_of(rank), f"token {max(places)} does not exist")
            ids = prompts[:, list(own)][:, :, list(places)] if own else np.zeros((1, 0, len(places)), np.int64)
            rank.work = Work(own, places, ids)
        receive(m, visit_number, ranks, visit, 0, tick=visit_number)
        run_visit(visit, ranks, m.program.contexts)
        send(m, visit_number, ranks, visit, 0, tick=visit_number)
        if visit.has_head:
            give_out("prefill", ranks, run)
            keep_tokens(m, ranks, visit_number, last=prompts.shape[2] - 1)


def receive(m: Machine, number: int, ranks: Sequence[Rank], visit: Visit, group: int, tick: int) -> None:
    """What the visit before has sent, as of this tick."""
    for rank in ranks:
        rank.env = {}
        if not visit.receives:
            continue
        found = m.payloads.get((number, group, collect.key_of(rank)), [])
        newest = [payload for at, payload in found if at < tick]
        if newest:
            rank.env.update(newest[-1])


def send(m: Machine, number: int, ranks: Sequence[Rank], visit: Visit, group: int, tick: int) -> None:
    if number + 1 >= len(m.program.visits):
        return
    to = m.program.visits[number + 1]
    first_only = m.program.phase.stages.receivers == "first"
    for rank in ranks:
        if first_only and rank.at["tp"] != 0:
            continue
        payload: dict[str, Tensor] = {}
        for name, source in zip(to.receives, visit.sends, strict=False):
            if source:
                payload[name] = rank.env[source]
        key = (to.stage, rank.at["dp"], rank.at["sp"], rank.at["tp"])
        m.payloads.setdefault((number + 1, group, key), []).append((tick, payload))


def run_visit(visit: Visit, ranks: Sequence[Rank], contexts: Sequence[Context]) -> None:
    """Every operator of a visit, on every rank of the stage."""
    for op in visit.ops:
        run_op(op, ranks, contexts)


def run_op(op: Op, ranks: Sequence[Rank], contexts: Sequence[Context]) -> None:
    layers = contexts[0].model.layers
    if op.about["layer"] >= len(layers):
        raise Refused(op.out, None, f"there is no layer {op.about['layer']}")
    for rank in ranks:
        rank.ctx = contexts[layers[op.about["layer"]]]
    if op.kind in TOGETHER:
        try:
            TOGETHER[op.kind](op, ranks)
        except CannotRun as fault:
            raise Refused(op.out, None, str(fault)) from fault
        return
    made: dict[tuple[int, ...], object] = {}
    for rank in ranks:
        try:
            if op.kind in ALIKE and not op.about.get("split"):
                # Ranks that were given one tensor make one tensor of it.
                given = tuple(id(rank.get(name)) for name in op.ins)
                if given not in made:
                    made[given] = LOCAL[op.kind](rank, op)
                rank.env[op.out] = made[given]
            elif op.kind in LOCAL:
                rank.env[op.out] = LOCAL[op.kind](rank, op)
            else:
                CACHE[op.kind](rank, op)
        except CannotRun as fault:
            raise Refused(op.out, collect.key_of(rank), str(fault)) from fault


def give_out(name: PhaseName, ranks: Sequence[Rank], run: Run) -> None:
    """The logits that each rank of the head's stage holds."""
    for rank in ranks:
        logits = rank.get("head.logits")
        for i, sequence in enumerate(rank.work.sequences):
            for j, place in enumerate(rank.work.places):
                values = logits.values[:, i, j]
                run.logits[name, collect.key_of(rank), sequence, place] = Tensor(values, logits.degree)


def keep_tokens(m: Machine, ranks: Sequence[Rank], tick: int, last: int) -> None:
    """The token after the last place, for each sequence and tp coordinate."""
    for rank in ranks:
        if last not in rank.work.places:
            continue
        chosen: Ids = rank.env["head.token"]
        for i, sequence in enumerate(rank.work.sequences):
            token = chosen[:, i, rank.work.places.index(last)]
            m.tokens.setdefault((sequence, rank.at["tp"]), []).append((tick, token))


@dataclass(frozen=True, slots=True, order=True)
class Turn:
    """One visit of some sequences in one step, in its tick."""

    tick: int
    step: int
    visit: int
    group: int
    sequences: tuple[int, ...]


def turns(m: Machine, batch: int, steps: int) -> Iterator[Turn]:
    """The schedule of decode."""
    schedule, visits = m.program.phase.schedule, len(m.program.visits)
    ctx = m.program.contexts[0]
    if schedule.ticks is not None:
        at = {visit.stage: number for number, visit in enumerate(m.program.visits)}
        for tick, stage, sequence, step in schedule.ticks:
            if stage in at:
                yield Turn(tick, step, at[stage], sequence, (sequence,))
        return
    period = visits if schedule.period is None else schedule.period
    count = min(schedule.microbatches, batch)
    together = ctx.phase.sp if ctx.layout == "deal" else 1
    for step in range(1, steps + 1):
        for group in range(count):
            members = tuple(s for s in range(batch) if s % count == group)
            start = group + (step - 1) // together * max(period, 1 if together > 1 else 0)
            if together == 1:
                start = group + (step - 1) * period
            for visit in range(visits):
                yield Turn(start + visit, step, visit, group, members)


def run_decode(m: Machine, batch: int, prompt: int, steps: int, run: Run) -> None:
    ctx = m.program.contexts[0]
    sequences = cut_of(ctx, "batch.sequences")
    shared: list[tuple[Rank, int, tuple[int, ...]]] = []
    tick = -1
    for turn in sorted(turns(m, batch, steps)):
        if turn.tick != tick:
            share(m, shared)
            shared, tick = [], turn.tick
        visit = m.program.visits[turn.visit]
        ranks = m.of_stage(visit.stage)
        for rank in ranks:
            own = tuple(i for i in chain(*sequences.indices(rank.at["dp"])) if i in turn.sequences)
            if ctx.layout in ("deal", "alternate") and (turn.step - 1) % ctx.phase.sp != rank.at["sp"]:
                own = ()
            place = prompt + turn.step - 1
            ids = np.zeros((1, 0, 1), np.int64)
            if visit.has_embedding and own:
                ids = np.stack([token_of(m, s, rank.at["tp"], turn.tick) for s in own], axis=1)[..., None]
            elif own:
                ids = np.zeros((1, len(own), 1), np.int64)
            rank.work = Work(own, (place,), ids, prompt)
        receive(m, turn.visit, ranks, visit, turn.group, turn.tick)
        run_visit(visit, ranks, m.program.contexts)
        send(m, turn.visit, ranks, visit, turn.group, turn.tick)
        shared += [(rank, turn.step, rank.work.sequences) for rank in ranks if rank.work.sequences]
        if visit.has_head:
            give_out("decode", ranks, run)
            keep_step_tokens(m, ranks, turn.tick, prompt + turn.step - 1)
    share(m, shared)


def token_of(m: Machine, sequence: int, tp: int, tick: int) -> Ids:
    """The newest token of a sequence before this tick."""
    found = [token for at, token in m.tokens.get((sequence, tp), []) if at < tick]
    if not found:
        raise Refused("tokens", None, f"sequence {sequence} has no token to read at tp {tp}")
    return found[-1]


def keep_step_tokens(m: Machine, ranks: Sequence[Rank], tick: int, place: int) -> None:
    visits, stages = m.program.visits, m.program.phase.stages
    if stages.token == "kept" and visits[0].stage != visits[-1].stage:
        return
    keep_tokens(m, ranks, tick, last=place)


def share(m: Machine, ran: Sequence[tuple[Rank, int, tuple[int, ...]]]) -> None:
    """Where ranks of sp take turns, a step's cache entries reach the others."""
    ctx = m.program.contexts[0]
    if ctx.layout not in ("deal", "alternate") or (
        ctx.layout == "alternate" and ctx.phase.cache.turns == "own"
    ):
        return
    for rank, _, sequences in ran:
        for other in m.ranks.values():
            same = all(other.at[a] == rank.at[a] for a in ("pp", "dp", "tp"))
            if same and other is not rank:
                for key, entries in rank.cache.items():
                    if key[1] in sequences:
                        other.cache[key] = entries
