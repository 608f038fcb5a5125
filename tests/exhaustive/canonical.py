"""One name for all plans that run alike: a digest of what the runtime reads of a plan.

That is the program of both phases, and what it looks at beside the operators: who has which
sequences, tokens and cached keys, in which order the steps are run, how the cache is handed over.
What no operator and no rank looks at is not in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import chain

from shardproof.executor.run.runtime.turns import turns
from shardproof.executor.run.state.held import Held, held_by_all
from shardproof.spec.engine.dispatch import InBlock
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.chunks import chunks_of, own_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.drafts import passes_of, tokens_to_tell
from shardproof.spec.layout.packed import alone, packed_in, row_of
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan, Workload
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import PhaseProgram, lower
from shardproof.spec.program.op import Op, Split, real
from shardproof.spec.program.ops.asked import group_of
from shardproof.spec.program.ops.blocks import GatherRows

BY_RANK = ("by_rank", "stays")


@dataclass(frozen=True, slots=True)
class Lowered:
    """A plan under one workload, as the runtime is given it."""

    plan: Plan
    prefill: PhaseProgram
    decode: PhaseProgram | None
    """None where there is no step."""
    told: bytes | None = None
    """`of_prefill`, where it is known already."""

    @property
    def workload(self) -> Workload:
        return self.plan.workload


def lowered(model: Model, plan: Plan, workload: Workload) -> Lowered:
    plan = plan.with_(workload=workload)
    decode = lower(model, plan, "decode") if workload.steps else None
    return Lowered(plan, lower(model, plan, "prefill"), decode)


NAME = 12
"""Bytes of a name: that two of some millions fall together by chance is far below all else."""


def canonical(runs: Sequence[Lowered]) -> bytes:
    """The name that two plans share only if they run alike under each workload."""
    return named(digest for run in runs for digest in digests(run))


def digests(run: Lowered) -> Iterator[bytes]:
    yield of_prefill(run.prefill)
    if run.decode is not None:
        yield of_decode(run.decode)
        yield of_handoff(run.plan)


def named(parts: Iterable[bytes]) -> bytes:
    return blake2b(b"".join(parts), digest_size=NAME).digest()


def digest(lines: Iterable[str]) -> bytes:
    return blake2b("\n".join(lines).encode(), digest_size=16).digest()


def of_prefill(program: PhaseProgram) -> bytes:
    """All that the runtime looks at in prefill; the model and the workload among it."""
    ctx = program.contexts[0]
    head = f"{shown_model(ctx.model)} {shown_workload(ctx.plan.workload)}"
    return digest((head, *told_of_phase(program)))


def of_decode(program: PhaseProgram) -> bytes:
    ctx = program.contexts[0]
    if packed_in(ctx.plan) is None:
        return digest((*told_of_phase(program), *told_of_steps(program)))
    return digest(told_behind_row(ctx.model, ctx.plan))


def told_behind_row(model: Model, plan: Plan) -> Iterator[str]:
    """Each sequence is decoded by itself, from entries and a token that may be another's."""
    said = plan.phase("prefill").packed
    yield f"row {said.lengths} {said.pads} {said.token} {said.entries}"
    for count in dict.fromkeys(said.lengths[said.own]):
        yield of_decode(lower(model, alone(plan, count), "decode")).hex()


def of_handoff(plan: Plan) -> bytes:
    op = handoff(plan)[0]
    by_rank = op.cache in BY_RANK
    cache = "by_rank" if by_rank else op.cache
    # Only the order that an entry is read in counts, not how it came about.
    raw = op.slice if op.storage == "raw" else "in order"
    told = f"handoff {cache} {raw}"
    return digest([told, *(numbering(plan.phase(name)) for name in PHASES if by_rank)])


@lru_cache(maxsize=256)
def shown_model(model: Model) -> str:
    return repr(model)


def shown_workload(workload: Workload) -> str:
    return f"{workload.batch} {workload.prompt} {workload.steps}"


def numbering(phase: Phase) -> str:
    """The order of the ranks, as far as degrees above one have a say."""
    wide = [axis for axis in phase.mesh if getattr(phase, axis) > 1]
    return " ".join(wide)


def told_of_phase(program: PhaseProgram) -> Iterator[str]:
    phase, ctx = program.phase, program.contexts[0]
    workload = ctx.plan.workload
    yield f"{program.name} {phase.pp} {phase.dp} {phase.sp} {phase.tp} {layout(ctx)}"
    if any(isinstance(kind.ffn, Moe) for kind in ctx.model.kinds):
        yield f"experts {phase.ep} {ctx.expert_tp}"
    yield f"sequences {parts(cut_of(ctx, 'batch.sequences'))}"
    tokens = cut_of(ctx, "sequence.cut")
    prefill = program.name == "prefill"
    if prefill:
        yield f"tokens {parts(tokens)}"
    if (row := row_of(phase, program.name)) is not None:
        yield f"row {row.ends} {row.side}"
    passes = chunks_of(phase, workload.prompt or 0) if prefill else ()
    if len(passes) > 1:
        yield f"passes {[shown_pass(phase, chunk) for chunk in passes]}"
    lengths = sorted({*lengths_in(phase, passes)}) if prefill else [1]
    if not prefill and phase.draft.tokens is not None:
        steps = passes_of(phase.draft, workload.steps or tokens_to_tell(phase.draft))
        yield f"steps {[(each.width, each.kept) for each in steps]} {phase.draft.reads_last}"
        lengths = sorted({each.width for each in steps})
    for kind in program.contexts:
        yield f"held {[shown_held(each) for each in held_by_all(kind)]}"
    for visit in program.visits:
        yield f"visit {visit.stage} {visit.has_embedding} {visit.has_head}"
        for op in visit.ops:
            yield shown(op, phase, lengths)
    if phase.dp > 1 and any(joins_replicas(op) for visit in program.visits for op in visit.ops):
        yield f"idle {phase.batch.idle}"
    if ctx.layout == "keys" and not prefill:
        every = range((workload.prompt or 0) + (workload.steps or 0))
        keys = Cut(phase.sequence.keys, len(every), phase.sp)
        yield f"keys {parts(keys)}"


def shown_pass(phase: Phase, chunk: range) -> str:
    """The tokens of one pass, by the ranks of sp that have them."""
    ranks = range(phase.sp)
    return str([[*chain(*own_of(phase.sequence.cut, chunk, phase.sp, rank))] for rank in ranks])


def lengths_in(phase: Phase, passes: Sequence[range]) -> Iterator[int]:
    """Every number of tokens that is cut: those of a pass, and those that a rank has of one."""
    for chunk in passes:
        if phase.chunks.several:
            yield len(chunk)
        for rank in range(phase.sp):
            yield sum(map(len, own_of(phase.sequence.cut, chunk, phase.sp, rank)))


def joins_replicas(op: Op) -> bool:
    """Whether it may be that a replica without a sequence does not come."""
    return isinstance(op, InBlock | GatherRows) or "dp" in op.meets_over


def shown_held(each: Held) -> str:
    """What a rank holds. A set is told in order: in another process it may stand in another."""
    return f"{each.heads} {each.keys} {each.values} {sorted(each.shares)}"


def layout(ctx: Context) -> str:
    """What the ranks of sp do in decode; one alone repeats its own work."""
    if ctx.name == "prefill":
        return ""
    return "repeat" if ctx.phase.sp == 1 and ctx.layout != "keys" else ctx.layout


def told_of_steps(program: PhaseProgram) -> Iterator[str]:
    """Who runs when: of ticks only their order counts."""
    phase, ctx = program.phase, program.contexts[0]
    workload = ctx.plan.workload
    stages = [visit.stage for visit in program.visits]
    found = sorted(turns(ctx, stages, workload.batch or 0, workload.steps or 0))
    order = {tick: place for place, tick in enumerate(sorted({turn.tick for turn in found}))}
    yield " ".join(f"{order[t.tick]}:{t.step}:{t.visit}:{t.group}:{t.sequences}" for t in found)
    if ctx.layout == "alternate":
        yield f"turns {phase.cache.turns}"


def shown(op: Op, phase: Phase, lengths: Sequence[int]) -> str:
    """An operator in full."""
    about = [f"layer={op.layer}"]
    for name, value in op.about.items():
        told: object = value
        if isinstance(value, Split):
            told = shown_split(value, tuple(lengths) if value.spec is not None else ())
        elif name == "group":
            told = joining(op, phase)
        about.append(f"{name}={told}")
    return f"{op.out}={op.kind}({','.join(op.ins)}){' '.join(about)} {op.where}"


def joining(op: Op, phase: Phase) -> str:
    """The axes of a group that join anybody; ep and tp of experts are not those of the mesh."""
    own = ("ep", "tp") if isinstance(op, InBlock) else ()
    axes = group_of(op) or ()
    return "+".join(axis for axis in axes if axis in own or getattr(phase, axis) > 1)


_shown: dict[tuple[int, tuple[int, ...]], tuple[Split, str]] = {}
"""By identity: to compare two maps takes longer than to write one out. A map stays as long as its
text does, so that no other has its number."""


def shown_split(split: Split, lengths: tuple[int, ...]) -> str:
    key = id(split), lengths
    if key not in _shown:
        if len(_shown) > 4096:
            _shown.clear()
        _shown[key] = split, _split_text(split, lengths)
    return _shown[key][1]


def _split_text(split: Split, lengths: tuple[int, ...]) -> str:
    if split.spec is None:
        return f"{split.axis}/{split.size}/{split.parts}"
    return f"{split.axis}/{[split.of(length).parts for length in lengths]}"


def parts(cut: Cut) -> str:
    return str([real(cut, rank) for rank in range(cut.parts)])
