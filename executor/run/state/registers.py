"""The ranks of a phase, and what lies between their visits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, TypeGuard

import numpy as np

from shardproof.executor.domains import Domain, Ids
from shardproof.executor.run.state.again import Memory
from shardproof.executor.run.state.faults import Key, Refused
from shardproof.executor.run.state.forced_choices import Fed
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Kept, Rank, Watch, Work, of_work
from shardproof.executor.weights import Weights
from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.passing import Send
from shardproof.spec.record import dataclass, field


@dataclass(slots=True)
class Machine:
    """The ranks of one phase, and what lies in their registers."""

    program: PhaseProgram
    ranks: dict[Key, Rank]
    tokens: dict[tuple[int, int], list[tuple[int, Ids]]] = field(default_factory=dict[Any, Any])
    """By sequence and tp coordinate: (tick, token), the newest last."""
    payloads: dict[tuple[int, int, Key], list[tuple[int, dict[str, object]]]] = field(
        default_factory=dict[Any, Any]
    )
    """By visit, first sequence and rank."""

    def of_stage(self, stage: int) -> list[Rank]:
        return [rank for key, rank in self.ranks.items() if key[0] == stage]


def machine(
    program: PhaseProgram,
    domain: Domain,
    weights: Weights,
    watch: Watch | None = None,
    fed: Fed | None = None,
    memory: Memory | None = None,
) -> Machine:
    phase = program.phase
    ranks: dict[Key, Rank] = {}
    kept = Kept(memory=memory)
    for pp, dp, sp, tp in product(*map(range, (phase.pp, phase.dp, phase.sp, phase.tp))):
        at = {"pp": pp, "dp": dp, "sp": sp, "tp": tp}
        nothing = Work((), (), np.zeros((1, 0, 0), np.int64))
        ranks[pp, dp, sp, tp] = Rank(
            at, domain, weights, program.contexts[0], nothing, kept=kept, watch=watch, fed=fed
        )
    return Machine(program, ranks)


def deliver(m: Machine, number: int, ranks: Sequence[Rank], group: int, tick: int) -> None:
    """Give each rank what the visit before has sent to it, as of this tick.

    From a buffer that is used again without waiting, it gets what stands there when it reads.
    """
    before = m.program.visits[number - 1] if number else None
    sends = [op for op in before.ops if isinstance(op, Send)] if before is not None else []
    for rank in ranks:
        rank.env, rank.outbox = {}, {}
        register, until = (SHARED, tick + 1) if one_buffer(sends) else (group, tick)
        found = m.payloads.get((number, register, key_of(rank)), [])
        newest = [payload for at, payload in found if at < until]
        rank.inbox = newest[-1] if newest else {}
        at = {**rank.at, "step": rank.work.step}
        if before is not None:
            at["pp"] = before.stage
        rank.promised = frozenset(op.part for op in sends if op.runs_on(at))


SHARED = -1
"""The register of a buffer that all groups of sequences share."""


def one_buffer(ops: Sequence[Op]) -> bool:
    return any(op.buffer == "one" for op in ops if isinstance(op, Send))


def collect(m: Machine, number: int, ranks: Sequence[Rank], group: int, tick: int) -> None:
    """Take what each rank has sent to where the next visit finds it."""
    if number + 1 >= len(m.program.visits):
        return
    stage = m.program.visits[number + 1].stage
    if one_buffer(m.program.visits[number].ops):
        group = SHARED
    for rank in ranks:
        key = (stage, rank.at["dp"], rank.at["sp"], rank.at["tp"])
        m.payloads.setdefault((number + 1, group, key), []).append((tick, rank.outbox))


def token_of(m: Machine, sequence: int, tp: int, tick: int) -> Ids:
    """The newest token of a sequence before this tick."""
    found = [token for at, token in m.tokens.get((sequence, tp), []) if at < tick]
    if not found:
        raise Refused("tokens", None, f"sequence {sequence} has no token to read at tp {tp}")
    return found[-1]


def is_ids(value: object) -> TypeGuard[Ids]:
    return isinstance(value, np.ndarray)


def keep_tokens(m: Machine, ranks: Sequence[Rank], tick: int, last: int) -> None:
    """The token after the last place, for each sequence and tp coordinate."""
    for rank in ranks:
        row = rank.work.row
        for end in (last,) if row is None else (end - 1 for end in row.ends):
            for sequence, token in chosen_tokens(rank, end):
                named = sequence if row is None else sequence * len(row.ends) + row.part(end)
                m.tokens.setdefault((named, rank.at["tp"]), []).append((tick, token))


def chosen_tokens(rank: Rank, last: int) -> Iterator[tuple[int, Ids]]:
    """The token that a rank sends after the last place of each of its sequences."""
    chosen = rank.outbox.get("token")
    if last not in rank.work.places or chosen is None:
        return
    if not is_ids(chosen):
        raise Refused("head.token", key_of(rank), "a tensor is sent in place of tokens")
    if rank.work.sequences and not of_work(rank.work, chosen.shape[1:]):
        why = f"tokens of {chosen.shape[1]} sequences are sent, and {len(rank.work.sequences)} ran"
        raise Refused("head.token", key_of(rank), why)
    for i, sequence in enumerate(rank.work.sequences):
        yield sequence, chosen[:, i, rank.work.places.index(last)]
