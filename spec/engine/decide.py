"""A plan against the model on one device: the same outputs, on every rank that has them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from shardproof.spec.engine.cache import (
    HALVES,
    Cache,
    Entry,
    all_there,
    half_of,
    handed,
    lying,
    part_of,
    sizes_of,
)
from shardproof.spec.engine.indices import NotUniform, Outside, canon, cover, whole
from shardproof.spec.engine.machine import Blame, Ran, Refused, run_phase
from shardproof.spec.engine.ranks import Rank, Stage, Uncovered, stage_of
from shardproof.spec.engine.uniform import everywhere
from shardproof.spec.engine.values import CannotRun, World, picked, plus
from shardproof.spec.law.context import Context
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.program.lower.phase import PhaseProgram, layers_of, lower
from shardproof.spec.program.runs import Runs, length

OPEN_BATCH, OPEN_STEPS = 2, 2


@dataclass(frozen=True, slots=True)
class Size:
    batch: int
    prompt: int
    steps: int


@dataclass(frozen=True, slots=True)
class Truth:
    """What one device gives."""

    world: World
    prefill: Ran
    decode: Ran | None


def decide(model: Model, plan: Plan) -> Blame | None:
    """Nothing where the plan is right; else the first that is not, or cannot run."""
    for size in sizes(plan):
        found = at_size(model, plan, size)
        if found is not None:
            return found
    return None


def sizes(plan: Plan) -> Iterator[Size]:
    """The sizes at which a plan is looked at, those that it declares or that stand for any."""
    said = plan.workload
    batch = OPEN_BATCH * max(plan.phase(n).dp for n in ("prefill", "decode"))
    batch = batch if said.batch is None else said.batch
    steps = OPEN_STEPS if said.steps is None else said.steps
    for prompt in prompts(plan) if said.prompt is None else (said.prompt,):
        yield Size(batch, prompt, steps)


def prompts(plan: Plan) -> Sequence[int]:
    phase = plan.phase("prefill")
    parts = phase.sp * (phase.tp if phase.stream == "tokens" else 1)
    if parts == 1:
        return (1, 2)
    blocks = [phase.sequence.cut.block or 1, phase.stream_tokens.block or 1]
    return range(1, 2 * parts * max(blocks) + 2)


def at_size(model: Model, plan: Plan, size: Size) -> Blame | None:
    """One rank for all of tp, where that can say that a plan is right; else every rank."""
    if max(plan.phase("prefill").tp, plan.phase("decode").tp) > 1:
        try:
            if _at_size(model, plan, size, uniform=True) is None:
                return None
        except NotUniform:
            pass
    return _at_size(model, plan, size, uniform=False)


def _at_size(model: Model, plan: Plan, size: Size, *, uniform: bool) -> Blame | None:
    truth = one_device(model, size)
    world = World(truth.world)
    plan = plan.with_(workload=Workload(batch=size.batch, prompt=size.prompt, steps=size.steps))
    try:
        prefill = lower(model, plan, "prefill")
        ran = run_phase(world, prefill, size.batch, size.prompt, size.steps, None, uniform=uniform)
        right_logits(ran, truth.prefill, size, "prefill")
        if size.steps == 0:
            right_caches(world, prefill, ran.cache, truth.prefill.cache, size, uniform=uniform)
            return None
        if not ran.sends_token:
            return Blame("head.token", "the chosen token is sent to nobody")
        decode = lower(model, plan, "decode")
        given = hand_over(world, ran.cache, prefill, decode, size, uniform=uniform)
        after = run_phase(
            world, decode, size.batch, size.prompt, size.steps, given, uniform=uniform
        )
        if truth.decode is None:
            raise Uncovered("no decode of one device")
        right_logits(after, truth.decode, size, "decode")
        if size.steps > 1 and not after.sends_token:
            return Blame("head.token", "the chosen token is sent to nobody")
        right_caches(world, decode, after.cache, truth.decode.cache, size, uniform=uniform)
    except Refused as refused:
        return refused.blame
    except Outside:
        return Blame("", "an index is beyond the end of its axis")
    except CannotRun as fault:
        return Blame("handoff", str(fault))
    return None


@lru_cache(maxsize=256)
def one_device(model: Model, size: Size) -> Truth:
    alone = Plan(workload=Workload(batch=size.batch, prompt=size.prompt, steps=size.steps))
    world = World()
    prefill = lower(model, alone, "prefill")
    ran = run_phase(world, prefill, size.batch, size.prompt, size.steps, None)
    if size.steps == 0:
        return Truth(world, ran, None)
    decode = lower(model, alone, "decode")
    given = hand_over(world, ran.cache, prefill, decode, size)
    return Truth(world, ran, run_phase(world, decode, size.batch, size.prompt, size.steps, given))


def right_logits(ran: Ran, truth: Ran, size: Size, name: str) -> None:
    expected = truth.logits[0]
    there: list[tuple[Runs, Runs]] = []
    for rank, found in zip(ran.ranks, ran.logits, strict=True):
        rows = rank.rows
        if (length(found.rows.sequences), length(found.rows.tokens)) != (
            length(rows.sequences), length(rows.tokens),
        ):  # fmt: skip
            raise Refused(Blame("head.logits", "logits of another number of tokens"))
        if not rows.any:
            continue
        if found.sizes != expected.sizes or found.terms != expected.terms or found.rows != rows:
            raise Refused(Blame("head.logits", f"rank {rank.number} has not the model's logits"))
        there.append((rows.sequences, rows.tokens))
    tokens = whole(size.prompt) if name == "prefill" else (
        range(size.prompt + size.steps - 1, size.prompt + size.steps),
    )  # fmt: skip
    for sequence in range(size.batch):
        seen = cover(run for seqs, toks in there if _has(seqs, sequence) for run in toks)
        wanted = cover(tokens)
        if _flat(seen) != _flat(wanted):
            raise Refused(Blame("head.logits", f"tokens of sequence {sequence} are on no rank"))


def _has(runs: Runs, index: int) -> bool:
    return any(index in run for run in runs)


def _flat(covered: tuple[tuple[int, int, object], ...]) -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    for low, high, _ in covered:
        if out and out[-1][1] == low:
            out[-1] = out[-1][0], high
        else:
            out.append((low, high))
    return out


def hand_over(
    world: World,
    before: Cache,
    prefill: PhaseProgram,
    decode: PhaseProgram,
    size: Size,
    *,
    uniform: bool = False,
) -> Cache:
    """What decode's ranks are given of prefill's entries."""
    new = decode.contexts[0]
    handoff = new.plan.handoff
    if handoff.cache != "logical" or handoff.storage == "raw":
        raise Uncovered("a handoff by rank or of raw storage")
    out = Cache()
    any_rank = stage_of(world, new, size.batch, size.prompt, size.steps, uniform=uniform)
    ranks = any_rank.ranks
    for stage in range(new.phase.pp):
        for layer in layers_of(new, stage):
            if layer >= len(new.model.layers):
                raise CannotRun(f"there is no layer {layer}")
            kind = new.model.layers[layer]
            for batch in dict.fromkeys(r.rows.sequences for r in ranks):
                if not batch:
                    continue
                takers = tuple((stage, r) for r in ranks if r.rows.sequences == batch)
                givers = Cache({
                    key: (rank, entry)
                    for key, (rank, entry) in before.of.items()
                    if key[2] == layer and _common(rank.rows.sequences, batch)
                })  # fmt: skip
                if any(_flat(cover(batch)) != _flat(cover(r.rows.sequences))
                       for r, _ in givers.of.values()):  # fmt: skip
                    _each_alike(givers, batch)
                given = handed(
                    world,
                    givers,
                    takers,
                    prefill.contexts[kind],
                    decode.contexts[kind],
                    layer,
                    size.prompt,
                    any_rank if uniform else None,
                )
                for (at, number), entry in given.items():
                    rank = ranks[number]
                    out.put(at, rank, layer, entry)
    return out


def _common(a: Runs, b: Runs) -> bool:
    return bool({i for run in a for i in run} & {i for run in b for i in run})


def _each_alike(givers: Cache, batch: Runs) -> None:
    """Sequences that come from several ranks: each has to come from some, all in one way."""
    for s in (i for run in batch for i in run):
        if not any(_has(rank.rows.sequences, s) for rank, _ in givers.of.values()):
            raise CannotRun(f"sequence {s} is on no rank")
    by_dp = {rank.dp for rank, _ in givers.of.values()}
    made = {
        dp: [(rank.sp, rank.tp, entry.keys.of.terms, entry.values.of.terms, entry.keys.places)
             for rank, entry in givers.of.values() if rank.dp == dp]
        for dp in by_dp
    }  # fmt: skip
    if len({str(each) for each in made.values()}) > 1:
        raise Uncovered("replicas whose caches differ")


def right_caches(
    world: World,
    program: PhaseProgram,
    cache: Cache,
    truth: Cache,
    size: Size,
    *,
    uniform: bool,
) -> None:
    """What every rank holds is right, and some rank holds every entry."""
    whole_of = {layer: entry for (_, _, layer), (_, entry) in truth.of.items()}
    seen: dict[tuple[int, str], list[tuple[Runs, Runs, Runs, Runs]]] = {}
    for (stage, _, layer), (rank, _) in cache.of.items():
        if not rank.rows.any:
            continue
        ctx = program.contexts[program.contexts[0].model.layers[layer]]
        for half in HALVES:
            box = _right_half(
                world, ctx, cache, (stage, rank, layer), whole_of[layer], half, uniform
            )
            if box is not None:
                seen.setdefault((layer, half), []).append((rank.rows.sequences, *box))
    for layer, entry in whole_of.items():
        kind = program.contexts[program.contexts[0].model.layers[layer]]
        for half in HALVES:
            boxes = seen.get((layer, half), [])
            heads, dims = sizes_of(kind)[half]
            tokens = half_of(entry, half).of.sizes[0]
            for s in range(size.batch):
                mine = [box[1:] for box in boxes if _has(box[0], s)]
                try:
                    all_there(mine, tokens, heads, dims)
                except CannotRun as fault:
                    raise Refused(Blame("cache", f"{half} of layer {layer}: {fault}")) from None


def _right_half(
    world: World,
    ctx: Context,
    cache: Cache,
    at: tuple[int, Rank, int],
    truth: Entry,
    half: str,
    uniform: bool,  # noqa: FBT001
) -> tuple[Runs, Runs, Runs] | None:
    """What a rank has of a layer's keys or values, all of it right."""
    stage, rank, layer = at
    entry = cache.of[stage, rank.number, layer][1]
    of = lying(ctx)
    heads, dims = sizes_of(ctx)[half]
    x = half_of(entry, half)
    any_rank = Stage(world, ctx, 0, 0, (), uniform) if uniform else None
    own = part_of(of.heads, rank.tp, heads, any_rank)
    mine = part_of(of.keys if half == "keys" else of.values, rank.tp, dims, any_rank)
    if uniform and of.shares:
        raise NotUniform
    found = x.of
    if half in of.shares:
        group = [
            half_of(other, half).of
            for (s, _, lay), (r, other) in cache.of.items()
            if (s, lay, r.dp, r.sp) == (stage, layer, rank.dp, rank.sp)
        ]
        found = plus(world, *group)
    if found.sizes != (length(x.places), length(own), length(mine)):
        raise Refused(Blame("cache", f"{half} of layer {layer} are of another size"))
    expected = half_of(truth, half).of
    real = [canon(_real(axis)) for axis in (own, mine)]
    there = [canon(run for run in axis if run.start >= 0) for axis in (own, mine)]
    try:
        told = picked(world, picked(world, found, 1, real[0]), 2, real[1])
        good = picked(world, expected, 0, x.places)
        good = picked(world, picked(world, good, 1, there[0]), 2, there[1])
    except Outside:
        raise Refused(Blame("cache", f"{half} of layer {layer} are beyond the end")) from None
    if not length(there[0]) or not length(there[1]) or not x.places:
        return None
    if told.terms != good.terms:
        raise Refused(Blame("cache", f"{half} of layer {layer} are not the model's on rank {rank}"))
    if uniform:
        return x.places, everywhere(there[0], heads), everywhere(there[1], dims)
    return x.places, there[0], there[1]


def _real(runs: Runs) -> Iterator[range]:
    at = 0
    for run in runs:
        if run.start >= 0:
            yield range(at, at + len(run))
        at += len(run)
