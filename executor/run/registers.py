"""The ranks of a phase, and what lies between their visits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np

from shardproof.executor.domains import Domain, Ids, Tensor
from shardproof.executor.run.faults import Key, Refused
from shardproof.executor.run.groups import key_of
from shardproof.executor.run.rank import Rank, Watch, Work
from shardproof.executor.weights import Weights
from shardproof.spec.program.lower.phase import PhaseProgram, Visit


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


def machine(
    program: PhaseProgram, domain: Domain, weights: Weights, watch: Watch | None = None
) -> Machine:
    phase = program.phase
    ranks: dict[Key, Rank] = {}
    for pp, dp, sp, tp in product(*map(range, (phase.pp, phase.dp, phase.sp, phase.tp))):
        at = {"pp": pp, "dp": dp, "sp": sp, "tp": tp}
        nothing = Work((), (), np.zeros((1, 0, 0), np.int64))
        ranks[pp, dp, sp, tp] = Rank(at, domain, weights, program.contexts[0], nothing, watch=watch)
    return Machine(program, ranks)


def receive(
    m: Machine, number: int, ranks: Sequence[Rank], visit: Visit, group: int, tick: int
) -> None:
    """What the visit before has sent, as of this tick."""
    for rank in ranks:
        rank.env = {}
        if not visit.receives:
            continue
        found = m.payloads.get((number, group, key_of(rank)), [])
        newest = [payload for at, payload in found if at < tick]
        if newest:
            rank.env.update(newest[-1])


def send(
    m: Machine, number: int, ranks: Sequence[Rank], visit: Visit, group: int, tick: int
) -> None:
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


def token_of(m: Machine, sequence: int, tp: int, tick: int) -> Ids:
    """The newest token of a sequence before this tick."""
    found = [token for at, token in m.tokens.get((sequence, tp), []) if at < tick]
    if not found:
        raise Refused("tokens", None, f"sequence {sequence} has no token to read at tp {tp}")
    return found[-1]


def keep_tokens(m: Machine, ranks: Sequence[Rank], tick: int, last: int) -> None:
    """The token after the last place, for each sequence and tp coordinate."""
    for rank in ranks:
        if last not in rank.work.places:
            continue
        chosen: Ids = rank.env["head.token"]
        for i, sequence in enumerate(rank.work.sequences):
            token = chosen[:, i, rank.work.places.index(last)]
            m.tokens.setdefault((sequence, rank.at["tp"]), []).append((tick, token))


def keep_step_tokens(m: Machine, ranks: Sequence[Rank], tick: int, place: int) -> None:
    visits, stages = m.program.visits, m.program.phase.stages
    stays = stages.token == "kept"  # noqa: S105 – a token of the vocabulary
    if stays and visits[0].stage != visits[-1].stage:
        return
    keep_tokens(m, ranks, tick, last=place)
