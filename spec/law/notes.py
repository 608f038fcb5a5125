"""What is legal and still worth saying."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shardproof.spec.layout.axes import ANY, AXES, cut_of
from shardproof.spec.layout.context import Context, contexts_of
from shardproof.spec.layout.measures import kv_held, kv_missing
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.reads import tables_of, taken
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Note:
    code: str
    message: str


def notes(model: Model, plan: Plan) -> tuple[Note, ...]:
    """Every note, once; what both phases share is said once."""
    tables = tables_of(model)
    found = [Note("NOTE-MODEL", text) for text in model.notes]
    for name in PHASES:
        found += taken(tables, of_phase, model, plan, (name,))
    found += taken(tables, unused, model, plan)
    return tuple(dict.fromkeys(found))


def of_phase(model: Model, plan: Plan, name: PhaseName) -> tuple[Note, ...]:
    """What is said of a phase."""
    found = list[Note]()
    for ctx in contexts_of(told_apart(model, plan), plan, name):
        found += [*_experts(ctx), *_empty(ctx), *_repeated(ctx), *_kv_copies(ctx)]
    return tuple(found)


def _experts(ctx: Context) -> Iterator[Note]:
    if ctx.phase.ep > 1 and not any(isinstance(kind.ffn, Moe) for kind in ctx.model.kinds):
        yield Note(
            "NOTE-EP-DENSE",
            f"ep {ctx.phase.ep} has no effect: the model has no experts, and its layers are "
            "split by tp alone",
        )


_CUTS: dict[str, Callable[[Context], bool]] = {
    "attention.heads": lambda c: c.layer.attends and c.phase.attention.qkv.split == "heads",
    "ffn.width": lambda c: c.layer.dense and c.phase.ffn.up.split == "out",
    "moe.experts": lambda c: isinstance(c.layer.ffn, Moe),
    "stages.layers": lambda _: True,
    "batch.sequences": lambda c: AXES["batch.sequences"].length(c) != ANY,
    "sequence.cut": lambda c: c.name == "prefill" and AXES["sequence.cut"].length(c) != ANY,
}


def _empty(ctx: Context) -> Iterator[Note]:
    for path, used in _CUTS.items():
        if not used(ctx):
            continue
        axis, cut = AXES[path], cut_of(ctx, path)
        if (empty := cut.empty()) and cut.least() >= 1:
            ranks = "rank" if empty == 1 else "ranks"
            yield Note(
                "NOTE-EMPTY",
                f"{empty:,} {axis.degree} {ranks} of {cut.parts:,} hold no {axis.unit}: there "
                f"are {cut.n:,}",
            )


def _repeated(ctx: Context) -> Iterator[Note]:
    phase = ctx.phase
    if ctx.name == "decode" and phase.sp > 1 and ctx.layout == "repeat":
        yield Note(
            "NOTE-REPEAT",
            f"in decode the {phase.sp} ranks of sp do the same work, for a step has one token",
        )
    if phase.tp > 1 and phase.attention.qkv.split in ("none", "in"):
        yield Note("NOTE-REPEAT", f"all {phase.tp} ranks of tp compute every head")
    if phase.dp > 1 and cut_of(ctx, "batch.sequences").most() > 1:
        yield Note("NOTE-REPEAT", "some sequences run on more than one replica")
    if isinstance(ctx.layer.ffn, Moe) and ctx.block and ctx.stage_ranks > ctx.block:
        copies = ctx.stage_ranks // ctx.block
        yield Note(
            "NOTE-EXPERT-COPIES",
            f"every expert is held {copies:,} times in a stage of {ctx.stage_ranks:,} ranks",
        )


def _kv_copies(ctx: Context) -> Iterator[Note]:
    attention, tp = ctx.layer.attention, ctx.phase.tp
    if (
        not ctx.layer.attends
        or attention.latent is not None
        or ctx.phase.attention.qkv.split != "heads"
    ):
        return
    busy = tp - cut_of(ctx, "attention.heads").empty()
    held = kv_held(ctx) if tp > 1 and attention.kv_heads < busy else 0
    if held > attention.kv_heads and kv_missing(ctx) is None:
        copies = held / attention.kv_heads
        many = f"{copies:,.0f}" if copies.is_integer() else f"{copies:,.1f}"
        yield Note(
            "NOTE-KV-COPIES",
            f"{attention.kv_heads} KV heads are held by {busy:,} ranks, {many} copies of "
            "each in the cache"
            if attention.kv_heads > 1
            else f"the only KV head is held by {busy:,} ranks, {many} copies of it in the cache",
        )


def unused(model: Model, plan: Plan) -> tuple[Note, ...]:
    """What is said of sections that nothing reads."""
    dense = any(kind.dense for kind in model.kinds)
    moe = any(isinstance(kind.ffn, Moe) for kind in model.kinds)
    return tuple(
        Note("NOTE-UNUSED", f"the plan's {section} section has no effect: no {what}")
        for section, used, what in (("moe", moe, "experts"), ("ffn", dense, "dense layers"))
        if not used and section in plan.sections
    )
