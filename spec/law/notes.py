"""What is legal and still worth saying."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter

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
        phase = plan.phase(name)
        said = [*taken(tables, of_weights, model, plan, (name,))]
        said += taken(tables, of_ranks, model, plan, (name, phase.dp > 1))
        if phase.pp > 1:
            said += taken(tables, of_stages, model, plan, (name,))
        if phase.sp > 1:
            said += taken(tables, of_tokens, model, plan, (name,))
        if said:
            found += [note for _, note in sorted(said, key=itemgetter(0))]
    found += taken(tables, unused, model, plan)
    return tuple(dict.fromkeys(found))


Placed = tuple[tuple[tuple[int, int], Note], ...]
"""Notes, each with the kind of layer that it is of and its place among those of a kind."""
Says = Callable[[Context], Iterator[Note]]


def _placed(model: Model, plan: Plan, name: PhaseName, **says: Says) -> Placed:
    every = enumerate(contexts_of(told_apart(model, plan), plan, name))
    return tuple(
        ((at, PLACES.index(place)), note)
        for at, ctx in every
        for place, say in says.items()
        for note in say(ctx)
    )


PLACES = ("experts", "weights", "stages", "sequences", "tokens", "repeated", "copies")


def of_weights(model: Model, plan: Plan, name: PhaseName) -> Placed:
    """What is said of a phase's weights."""
    return _placed(
        model, plan, name, experts=_experts, weights=_empty_weights, copies=_kv_copies
    )  # fmt: skip


def of_stages(model: Model, plan: Plan, name: PhaseName) -> Placed:
    """What is said of its stages, of which there are several."""
    return _placed(model, plan, name, stages=lambda ctx: _empty(ctx, "stages.layers"))


def of_ranks(model: Model, plan: Plan, name: PhaseName, several: bool) -> Placed:  # noqa: FBT001
    """What is said of ranks that do the same, and of replicas, where there are several."""

    def sequences(ctx: Context) -> Iterator[Note]:
        known = several and AXES["batch.sequences"].length(ctx) != ANY
        return _empty(ctx, "batch.sequences") if known else iter(())

    return _placed(model, plan, name, sequences=sequences, repeated=_repeated)


def of_tokens(model: Model, plan: Plan, name: PhaseName) -> Placed:
    """What is said of the tokens of a prompt, where ranks share them."""

    def tokens(ctx: Context) -> Iterator[Note]:
        known = ctx.name == "prefill" and AXES["sequence.cut"].length(ctx) != ANY
        return _empty(ctx, "sequence.cut") if known else iter(())

    return _placed(model, plan, name, tokens=tokens)


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
}


def _empty_weights(ctx: Context) -> Iterator[Note]:
    for path, used in _CUTS.items():
        if used(ctx):
            yield from _empty(ctx, path)


def _empty(ctx: Context, path: str) -> Iterator[Note]:
    """That ranks have nothing of an axis, all of which somebody has."""
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
