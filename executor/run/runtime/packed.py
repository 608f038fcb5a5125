"""A row of sequences behind prefill: each is given its own entries, and decoded by itself."""

from __future__ import annotations

from collections.abc import Mapping

from shardproof.executor.domains import Ids, take
from shardproof.executor.run.runtime.decode import run_decode
from shardproof.executor.run.runtime.transport import Transport
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.state.forced_choices import Fed
from shardproof.executor.run.state.rank import Entries, Rank
from shardproof.executor.run.state.registers import Machine, machine
from shardproof.executor.run.state.result import Run
from shardproof.spec.layout.packed import Row, alone
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.record import dataclass, replace

Caches = dict[Key, dict[tuple[int, int], Entries]]
"""By rank, then by layer and sequence."""


@dataclass(frozen=True, slots=True)
class Packed:
    """A plan whose prefill has read rows of several sequences."""

    model: Model
    plan: Plan
    row: Row
    prefill: Machine
    run: Run


def in_row(
    of: Packed, rows: int, steps: int, transport: Transport, drafts: Ids | None, fed: Fed | None
) -> Run:
    """What is left of a run behind prefill: sequences are numbered row by row from here on."""
    run, count, parts = of.run, len(of.row.sequences), len(of.row.ends)
    caches: Caches = {}
    if not steps:
        for which, tokens in enumerate(of.row.sequences):
            numbered(of.prefill.ranks, own_entries(of.prefill.ranks, tokens), which, count, caches)
        run.ranks = with_caches(of.prefill.ranks, caches)
        return run
    packed, first = of.plan.phase("prefill").packed, next(iter(of.prefill.ranks.values()))
    for which, tokens in enumerate(of.row.sequences):
        there = tokens if packed.entries == "own" else range(len(tokens))
        begins = of.row.read_behind(which)
        given = replace(
            of.prefill,
            ranks=with_caches(of.prefill.ranks, own_entries(of.prefill.ranks, there)),
            tokens={
                (named // parts, tp): found
                for (named, tp), found in of.prefill.tokens.items()
                if named % parts == begins
            },
        )
        plan = alone(of.plan, len(tokens))
        plan = plan.with_(workload=plan.workload.with_(batch=rows, steps=steps))
        decode = machine(
            lower(of.model, plan, "decode"), first.domain, first.weights, first.watch, fed,
            first.kept.memory,
        )  # fmt: skip
        transport.hand_over(handoff(plan), given, decode)
        mine = None if drafts is None else drafts[:, which::count]
        of_row = count, which
        run_decode(decode, rows, len(tokens), steps, run, transport, mine, of_row)
        here = {key: rank.cache for key, rank in decode.ranks.items()}
        numbered(decode.ranks, here, which, count, caches)
        run.ranks = decode.ranks
    run.ranks, run.last = with_caches(run.ranks, caches), "decode"
    return run


def own_entries(ranks: Mapping[Key, Rank], tokens: range) -> Caches:
    """The entries of a stretch of each row, in slots that count from its first token."""
    return {
        key: {at: cut_out(entries, tokens) for at, entries in rank.cache.items()}
        for key, rank in ranks.items()
    }


def cut_out(entries: Entries, tokens: range) -> Entries:
    here = [at for at, slot in enumerate(entries.slots) if slot in tokens]
    slots = [entries.slots[at] - tokens.start for at in here]
    return Entries(slots, take(entries.keys, 0, here), take(entries.values, 0, here))


def numbered(
    ranks: Mapping[Key, Rank], caches: Caches, which: int, count: int, found: Caches
) -> None:
    """Put what ranks have of one sequence of each row where all sequences are."""
    for key in ranks:
        mine = found.setdefault(key, {})
        for (layer, row), entries in caches[key].items():
            mine[layer, row * count + which] = entries


def with_caches(ranks: Mapping[Key, Rank], caches: Caches) -> dict[Key, Rank]:
    return {key: replace(rank, cache=caches[key]) for key, rank in ranks.items()}
