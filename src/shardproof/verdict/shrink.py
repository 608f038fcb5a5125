"""A small model on which a plan owns, splits and leaves over what it does on the large one.

Every axis keeps its remainder by the degrees that cut it, and stays above them
where it was; heads keep their groups, layers their kinds. An axis that is cut
by hand, or whose indices an edit writes out, keeps its size. The clauses that
the plan breaks must be the same on both, and `shrink` says so if they are not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import lcm

from shardproof.executor.run.outcome.outcome import Tried
from shardproof.executor.run.outcome.runnable import MOST_RANKS, MOST_SEARCHED, MOST_VALUES, widest
from shardproof.executor.run.trials.fewer_tokens import FEW, fewer_tokens
from shardproof.executor.run.trials.smaller_models import OF_BLOCKS, smaller_blocks
from shardproof.executor.run.trials.workloads import workloads
from shardproof.executor.run.trials.written_cuts import by_hand, cuts
from shardproof.executor.shrunk import Shrunk
from shardproof.spec.law.judge import breaks_just, judge
from shardproof.spec.layout.chosen import ALL, for_workload
from shardproof.spec.layout.fewer_chunks import fewer_chunks
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.limits import LEAST_CHOSEN
from shardproof.spec.model.model import (
    Attention,
    Dense,
    Indexer,
    Latent,
    Layer,
    Model,
    Moe,
    Rope,
)
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan, Workload
from shardproof.spec.record import dataclass, replace
from shardproof.verdict.written_out import Axis, written_out

MOST_STEPS = 32
"""Steps that are run as they are declared."""


@dataclass(frozen=True, slots=True)
class Room:
    """How small a model may get."""

    few: int
    """How many indices of an axis a rank keeps that has several."""
    layers: int = 0
    """How many steps above the fewest layers."""
    more: int = 0
    """How many steps above the smallest of all other sizes."""
    kept: frozenset[Axis] = frozenset()
    """Axes that stay as they are: edits write out their indices."""


def shrink(model: Model, plan: Plan, *, workload: bool = True) -> Shrunk:
    """The smallest model that keeps the plan's pattern; the model itself where it is small.

    A declared workload that is much to run is made smaller too, but where that is not wanted.
    """
    model = for_workload(told_apart(model, plan), plan)
    phases = [each.phase(name) for each in plan.variants for name in PHASES]
    world = max(p.dp * p.pp * p.sp * p.tp for p in phases)
    if world > MOST_RANKS:
        why = f"{world:,} ranks are too many to run here; at most {MOST_RANKS}"
        return Shrunk(model, why, plan)
    plans = list(_smaller_workloads(model, plan)) if workload else [plan]
    kept = frozenset[Axis]().union(*map(written_out, plan.edits))
    codes, few = _broken(model, plan), _few(plan)
    # A shard keeps its part of a block where both are made smaller together; not one that lists
    # its numbers.
    listed = kept or by_hand(phases, *OF_BLOCKS)
    scaled = not listed and any(code.endswith("SCALES") for code in codes)
    bases = [*smaller_blocks(model), model] if scaled else [model]
    for less in plans:
        declared = (less.workload.prompt or 0) + (less.workload.steps or 0)
        longest = max((w.prompt or 0) + (w.steps or 0) for w in workloads(less))
        rows = max(declared + 64, longest)
        seen: set[Model] = set()
        for base, (layers, rest) in product(bases, _rounds(len(model.layers))):
            small = _small(base, phases, rows, Room(few, layers, rest, kept))
            if small in seen or _size(small) > MOST_VALUES:
                continue
            seen.add(small)
            if loses_edits(small, less):
                continue
            if breaks_just(small, less, codes):
                return Shrunk(small, "", less, _fewer(plan, less))
    if _size(model) <= MOST_VALUES:
        return Shrunk(model, "", plan)
    least = _small(model, phases, 0, Room(few, kept=kept))
    if _size(least) > MOST_VALUES:
        by = "whose indices an edit lists" if kept else "that is cut by hand"
        return Shrunk(least, f"an axis {by} keeps the model too large to run", plan)
    why = "no small model was found on which the plan does the same"
    if loses_edits(least, plan):
        why = "no small model has the operators that the plan's edits speak of"
    return Shrunk(least, why, plan)


def loses_edits(model: Model, plan: Plan) -> bool:
    """Whether an edit of the plan names an operator that the model has not."""
    if not plan.edits:
        return False
    from shardproof.spec.program.check_edits import wrong_edits  # few plans edit anything

    return any(wrong_edits(model, plan))


def _few(plan: Plan) -> int:
    """What is mixed on a rank shows where the rank has several.

    By an edit, a handoff, or a fused weight that is taken apart in another order than it is stored.
    """
    phases = (each.phase(name) for each in plan.variants for name in PHASES)
    mixed = any(
        fused.fused == "blocks" and fused.read not in ("auto", fused.stored)
        for phase in phases
        for fused in (phase.attention.qkv, phase.ffn)
    )
    return 2 if plan.edits or plan.handoff.storage == "raw" or mixed else 1


def _broken(model: Model, plan: Plan) -> list[str]:
    """The clauses that the plan breaks."""
    return [reason.clause.code for reason in judge(model, plan).reasons]


def _rounds(layers: int) -> Iterator[tuple[int, int]]:
    """How much larger than need be layers are tried, and all other sizes: the least first."""
    more = [0, *(2**n for n in range(layers.bit_length()))]
    yield from ((each, rest) for rest in (0, 1, 2, 4) for each in more)


def _smaller_workloads(model: Model, plan: Plan) -> Iterator[Plan]:
    """The plan as it is, where that is little to run; else for smaller workloads."""
    plan, whole = fewer_chunks(plan), plan
    if plan is not whole:
        for more in (0, 1, 2):
            less = fewer_chunks(whole, more)
            yield less.with_(workload=_as_declared(less, fewer_tokens(less, more)))
    said = plan.workload
    tried = Tried(*(getattr(said, name) or few for name, few in FEW.items()), seed=0, trials=1)
    phases = [each.phase(name) for each in plan.variants for name in PHASES]
    small = _small(model, phases, tried.prompt + tried.steps, Room(_few(plan)))
    tokens = (said.prompt or 0) + (said.steps or 0)
    room = model.max_positions is None or tokens <= model.max_positions
    if room and (tried.steps > MOST_STEPS or widest(small, tried) > MOST_SEARCHED):
        for more in (0, 1, 2, 4):
            less = plan.with_(workload=fewer_tokens(plan, more))
            if _fewer(plan, less):
                yield less
    yield plan


def _as_declared(plan: Plan, fewer: Workload) -> Workload:
    """A smaller workload with a prompt of as many chunks."""
    return fewer.with_(prompt=plan.workload.prompt)


def _fewer(plan: Plan, less: Plan) -> dict[str, tuple[int, int]]:
    """Each size of the workload, and of chunks, that is smaller, as it was and as it is."""
    both = [(name, getattr(plan.workload, name), getattr(less.workload, name)) for name in FEW]
    chunks, fewer = (each.phase("prefill").chunks for each in (plan, less))
    both += [("chunk", chunks.tokens, fewer.tokens), ("prefix", chunks.prefix, fewer.prefix)]
    return {name: (said, ran) for name, said, ran in both if said != ran}


def _size(model: Model) -> int:
    widest = max(_width_of(kind) for kind in model.kinds)
    return model.hidden * (2 * model.vocab + len(model.layers) * 3 * widest)


def _width_of(kind: Layer) -> int:
    ffn = kind.ffn
    return ffn.experts * ffn.expert.width if isinstance(ffn, Moe) else ffn.width


def near(n: int, degrees: Sequence[int], least: int, more: int = 0) -> int:
    """The smallest size from `least` on with the remainders of n by every degree, or one later."""
    step = lcm(*degrees)
    least += more * step
    size = n % step + step * (n >= step)
    while size < least:
        size += step
    return min(n, size)


def _steps(degrees: Sequence[int], phases: Sequence[Phase], *reads: str) -> list[int]:
    """What the remainders of an axis are kept by: its degrees, and what it is padded to."""
    multiples = (cut.multiple for cut in cuts(phases, *reads) if cut.multiple)
    return [*degrees, *multiples]


def _small(model: Model, phases: Sequence[Phase], rows: int, room: Room) -> Model:
    few, more = room.few, room.more
    tps, pps = [p.tp for p in phases], [p.pp for p in phases]
    vocab = model.vocab
    if not (by_hand(phases, "embedding.cut", "lm_head.cut") or "vocab" in room.kept):
        steps = _steps(tps, phases, "embedding.cut", "lm_head.cut")
        vocab = near(vocab, steps, 2 * max(tps) + 3, more)
    hidden = model.hidden
    if not (by_hand(phases, "hidden") or "hidden" in room.kept):
        hidden = near(hidden, _steps(tps, phases, "hidden"), max(8, few * max(tps)), more)
    layers = model.layers
    if not (by_hand(phases, "stages.layers") or "layers" in room.kept):
        layers = _fewer_layers(model, pps, room)
    return replace(
        model,
        hidden=hidden,
        vocab=vocab,
        layers=layers,
        kinds=tuple(_layer(kind, phases, room) for kind in model.kinds),
        max_positions=None if model.max_positions is None else min(model.max_positions, rows),
    )


def _fewer_layers(model: Model, pps: Sequence[int], room: Room) -> tuple[int, ...]:
    """Fewer layers, of the same kinds in the same order, each kind still there."""
    count = len(model.layers)
    size = near(count, pps, max(2, room.few * max(pps)), room.layers)
    step = lcm(*pps)
    while size < count:
        taken = tuple(model.layers[i * count // size] for i in range(size))
        if set(taken) == set(model.layers):
            return taken
        size += step
    return model.layers


def _layer(kind: Layer, phases: Sequence[Phase], room: Room) -> Layer:
    ffn = kind.ffn
    tps = [p.tp for p in phases]
    if isinstance(ffn, Moe):
        small: Dense | Moe = _moe(ffn, phases, room)
    elif not kind.feeds or by_hand(phases, "ffn.width") or "width" in room.kept:
        small = ffn
    else:
        least = max(4, room.few * max(tps))
        steps = _steps(tps, phases, "ffn.width")
        small = replace(ffn, width=near(ffn.width, steps, least, room.more))
    attention = _attention(kind.attention, phases, room) if kind.attends else kind.attention
    return replace(kind, attention=attention, ffn=small)


def _attention(spec: Attention, phases: Sequence[Phase], room: Room) -> Attention:
    tps = [p.tp for p in phases]
    heads, kv = spec.heads, spec.kv_heads
    if not (by_hand(phases, "attention.heads", "attention.kv_heads") or "head" in room.kept):
        steps = _steps(tps, phases, "attention.heads", "attention.kv_heads")
        heads, kv = _fewer_heads(heads, kv, steps, room)
    window = None if spec.window is None else min(spec.window, 3 + room.more)
    chunk = None if spec.chunk is None else min(spec.chunk, 3 + room.more)
    small = replace(spec, heads=heads, kv_heads=kv, window=window, chunk=chunk)
    if (
        by_hand(phases, "attention.head_dim")
        or "head_dim" in room.kept
        or any(p.attention.qkv.split == "head_dim" for p in phases)
    ):
        # A cut inside the heads sees every dimension and every pair.
        return replace(small, indexer=_indexer(spec.indexer, spec.rope))
    if spec.latent is not None:
        old = spec.latent
        q_rank = None if old.q_rank is None else min(3, old.q_rank)
        latent = Latent(min(3, old.kv_rank), min(2, old.nope), 2, q_rank)
        rope = None if spec.rope is None else replace(spec.rope, dim=2)
        width, value = latent.nope + latent.rope, min(2, spec.value_dim)
        index = _indexer(spec.indexer, rope)
        return replace(
            small, latent=latent, rope=rope, head_dim=width, value_dim=value, indexer=index
        )
    partial = spec.rope is not None and spec.rope.dim < spec.head_dim
    dims = min(4, spec.head_dim)
    rope = None if spec.rope is None else Rope(2 if partial else dims, spec.rope.pairs)
    return replace(small, rope=rope, head_dim=dims, value_dim=min(dims, spec.value_dim))


def _indexer(spec: Indexer | None, rope: Rope | None) -> Indexer | None:
    """Few keys of those that there are, or all of them still."""
    if spec is None:
        return None
    turned = None if spec.rope is None or rope is None else replace(spec.rope, dim=rope.dim)
    return Indexer(
        heads=min(2, spec.heads),
        head_dim=min(spec.head_dim, 1 + (turned.dim if turned else 1)),
        top_k=spec.top_k if spec.top_k >= ALL else LEAST_CHOSEN,
        rope=turned,
    )


def _fewer_heads(heads: int, kv: int, tps: Sequence[int], room: Room) -> tuple[int, int]:
    """The fewest heads and KV heads, with this room, that lie on the ranks as these do."""

    def alike(small: int, large: int) -> bool:
        return all(
            small % tp == large % tp
            and all((small >= each * tp) == (large >= each * tp) for each in range(1, room.few + 1))
            for tp in tps
        )

    group = heads // kv
    for total in range(1 + room.more * lcm(*tps), heads):
        for few in range(1, min(kv, total) + 1):
            if (
                total % few == 0
                and (total // few > 1) == (group > 1)
                and (few > 1) == (kv > 1)
                and alike(total, heads)
                and alike(few, kv)
            ):
                return total, few
    return heads, kv


def _moe(spec: Moe, phases: Sequence[Phase], room: Room) -> Moe:
    more = room.more
    router = spec.router
    eps = [p.ep for p in phases]
    tps = [p.tp for p in phases]
    experts, groups = spec.experts, router.groups
    slots = ("moe.experts", "moe.rebalance.experts")
    if not (by_hand(phases, *slots) or "experts" in room.kept):
        least = min(max(4, room.few * max(eps)), spec.experts)
        # A divisor of the groups divides the experts too, however few of them are left.
        few = next((n for n in range(2, groups + 1) if groups % n == 0), 1)
        experts = near(spec.experts, _steps([*eps, few], phases, *slots), max(least, 2 * few), more)
        groups = few
    top_k = min(router.top_k, 2, experts)
    small = replace(
        router, top_k=experts if router.top_k == spec.experts else top_k, groups=groups,
        top_groups=groups if router.top_groups == router.groups else min(router.top_groups, groups),
    )  # fmt: skip
    width = spec.expert.width
    if not (by_hand(phases, "moe.width") or "width" in room.kept):
        degrees = [*tps, *(p.moe.tp or 1 for p in phases)]
        width = near(
            width, _steps(degrees, phases, "moe.width"), max(4, room.few * max(degrees)), more
        )
    shared = spec.shared
    written = by_hand(phases, "moe.shared.width") or "width" in room.kept
    if shared is not None and not written:
        steps = _steps(tps, phases, "moe.shared.width")
        least = max(4, room.few * max(tps))
        shared = replace(shared, width=near(shared.width, steps, least, more))
    expert = replace(spec.expert, width=width)
    latent = None if spec.latent is None else min(3, spec.latent)
    return replace(spec, experts=experts, router=small, expert=expert, shared=shared, latent=latent)
