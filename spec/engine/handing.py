"""The cache from prefill's ranks to those of decode, layer by layer."""

from __future__ import annotations

from shardproof.spec.engine.cache import (
    Cache,
    handed,
)
from shardproof.spec.engine.indices import cover
from shardproof.spec.engine.outputs import Size, flattened, has_index
from shardproof.spec.engine.ranks import ALONE, Classes, Stage, Uncovered, stage_of
from shardproof.spec.engine.values import CannotRun, World
from shardproof.spec.layout.context import Context
from shardproof.spec.program.lower.phase import PhaseProgram, layers_of
from shardproof.spec.program.runs import Runs


def hand_over(
    world: World,
    before: Cache,
    prefill: PhaseProgram,
    decode: PhaseProgram,
    size: Size,
    classes: Classes = ALONE,
) -> Cache:
    """What decode's ranks are given of prefill's entries."""
    new = decode.contexts[0]
    out = Cache()
    any_rank = stage_of(world, new, size.batch, size.prompt, size.steps, classes)
    for stage in range(new.phase.pp):
        for layer in layers_of(new, stage):
            if layer >= len(new.model.layers):
                raise CannotRun(f"there is no layer {layer}")
            kind = new.model.layers[layer]
            contexts = prefill.contexts[kind], decode.contexts[kind]
            hand_layer(any_rank, contexts, before, out, (stage, layer))
    return out


def hand_layer(
    taking: Stage, contexts: tuple[Context, Context], before: Cache, out: Cache,
    at: tuple[int, int],
) -> None:  # fmt: skip
    """A layer's entries, to the ranks of one stage of decode."""
    stage, layer = at
    old, new = contexts
    logical(new)
    ranks = taking.ranks
    for batch in dict.fromkeys(r.rows.sequences for r in ranks):
        if not batch:
            continue
        takers = tuple((stage, r) for r in ranks if r.rows.sequences == batch)
        givers = Cache({
            key: (rank, entry)
            for key, (rank, entry) in before.of.items()
            if key[2] == layer and _common(rank.rows.sequences, batch)
        })  # fmt: skip
        wanted = flattened(cover(batch))
        if any(flattened(cover(r.rows.sequences)) != wanted for r, _ in givers.of.values()):
            _each_alike(givers, batch)
        given = handed(taking.world, givers, takers, old, new, layer, taking.prompt)
        for (_, number), entry in given.items():
            out.put(stage, ranks[number], layer, entry)


def logical(ctx: Context) -> None:
    handoff = ctx.plan.handoff
    if handoff.cache != "logical" or handoff.storage == "raw":
        raise Uncovered("a handoff by rank or of raw storage")


def _common(a: Runs, b: Runs) -> bool:
    return bool({i for run in a for i in run} & {i for run in b for i in run})


def _each_alike(givers: Cache, batch: Runs) -> None:
    """Sequences that come from several ranks: each has to come from some, all in one way."""
    for s in (i for run in batch for i in run):
        if not any(has_index(rank.rows.sequences, s) for rank, _ in givers.of.values()):
            raise CannotRun(f"sequence {s} is on no rank")
    by_dp = {rank.dp for rank, _ in givers.of.values()}
    made = {
        dp: [(rank.sp, rank.tp, entry.keys.of.terms, entry.values.of.terms, entry.keys.places)
             for rank, entry in givers.of.values() if rank.dp == dp]
        for dp in by_dp
    }  # fmt: skip
    if len({str(each) for each in made.values()}) > 1:
        raise Uncovered("replicas whose caches differ")
