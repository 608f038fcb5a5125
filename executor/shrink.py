"""A small model on which a plan owns, splits and leaves over what it does on the large one.

Every axis keeps its remainder by the degrees that cut it, and stays above them
where it was; heads keep their groups, layers their kinds. An axis that is cut
by hand keeps its size. The clauses that the plan breaks must be the same on both,
and `shrink` says so if they are not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import lcm

from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Attention, Dense, Latent, Layer, Model, Moe, Rope
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.edits import Edit, Table
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.program.check_edits import wrong_edits

MOST_RANKS = 64
"""Ranks that one process runs in reasonable time."""
MOST_VALUES = 4_000_000
"""Numbers in one copy of the small model's weights."""
_BY_HAND = ("sizes", "listed")


@dataclass(frozen=True, slots=True)
class Shrunk:
    """The small model, and why it would not do, if it would not."""

    model: Model
    obstacle: str = ""

    def __str__(self) -> str:
        model = self.model
        first = model.kinds[model.layers[-1]]
        parts = [
            f"{len(model.layers)} layer" + "s" * (len(model.layers) > 1),
            f"hidden {model.hidden}",
            f"vocabulary {model.vocab}",
        ]
        attention, ffn = first.attention, first.ffn
        parts.append(
            f"{attention.heads} heads of {attention.head_dim}, {attention.kv_heads} KV heads"
        )
        if isinstance(ffn, Moe):
            parts.append(f"{ffn.experts} experts of {ffn.expert.width}, top {ffn.router.top_k}")
        else:
            parts.append(f"intermediate {ffn.width}")
        return ", ".join(parts)


def shrink(model: Model, plan: Plan) -> Shrunk:
    """The smallest model that keeps the plan's pattern; the model itself where it is small."""
    phases = [plan.phase(name) for name in PHASES]
    world = max(p.dp * p.pp * p.sp * p.tp for p in phases)
    if world > MOST_RANKS:
        return Shrunk(model, f"{world:,} ranks are too many to run here; at most {MOST_RANKS}")
    if any(_numbered(edit) for edit in plan.edits):
        # Indices that are written out mean those of the model itself.
        large = "the plan's edits number layers or list indices: the model cannot be made smaller"
        return Shrunk(model, large if _size(model) > MOST_VALUES else "")
    small = _small(model, phases, (plan.workload.prompt or 0) + (plan.workload.steps or 0))
    if _size(small) > MOST_VALUES:
        return Shrunk(small, "an axis that is cut by hand keeps the model too large to run")
    if not (differs := _differs(model, small, plan)):
        return Shrunk(small)
    return Shrunk(model) if _size(model) <= MOST_VALUES else Shrunk(small, differs)


def _differs(model: Model, small: Model, plan: Plan) -> str:
    """Why a plan is not the same on both; empty where it is."""
    if any(wrong_edits(small, plan)):
        return "no small model has the operators that the plan's edits speak of"
    on_small, on_large = (
        [reason.clause.code for reason in judge(each, plan).reasons] for each in (small, model)
    )
    if on_small != on_large:
        return "no small model was found on which the plan does the same"
    return ""


def _numbered(edit: Edit) -> bool:
    """Whether an edit writes out indices, or layers, of the model."""
    names = (edit.name, *edit.of, edit.after, edit.other)
    return any(re.search(r"layers\.\d", name) for name in names) or any(
        isinstance(value, (tuple, Table)) and key != "group" for key, value in edit.about
    )


def _size(model: Model) -> int:
    widest = max(_width_of(kind) for kind in model.kinds)
    return model.hidden * (2 * model.vocab + len(model.layers) * 3 * widest)


def _width_of(kind: Layer) -> int:
    ffn = kind.ffn
    return ffn.experts * ffn.expert.width if isinstance(ffn, Moe) else ffn.width


def near(n: int, degrees: Sequence[int], least: int) -> int:
    """The smallest size from `least` on with the remainders of n by every degree."""
    step = lcm(*degrees)
    size = n % step + step * (n >= step)
    while size < least:
        size += step
    return min(n, size)


def _cuts(phases: Sequence[Phase], read: str) -> Iterator[CutSpec]:
    """How the phases cut an axis; a cut that follows from another is none."""
    for phase in phases:
        value: object = phase
        for name in read.split("."):
            value = getattr(value, name)
        if isinstance(value, CutSpec):
            yield value


def _by_hand(phases: Sequence[Phase], read: str) -> bool:
    """Whether a phase writes this cut out."""
    return any(cut.kind in _BY_HAND for cut in _cuts(phases, read))


def _steps(degrees: Sequence[int], phases: Sequence[Phase], *reads: str) -> list[int]:
    """What the remainders of an axis are kept by: its degrees, and what it is padded to."""
    multiples = (cut.multiple for read in reads for cut in _cuts(phases, read) if cut.multiple)
    return [*degrees, *multiples]


def _small(model: Model, phases: Sequence[Phase], tokens: int) -> Model:
    tps, pps = [p.tp for p in phases], [p.pp for p in phases]
    vocab = model.vocab
    if not (_by_hand(phases, "embedding.cut") or _by_hand(phases, "lm_head.cut")):
        vocab = near(vocab, _steps(tps, phases, "embedding.cut", "lm_head.cut"), 2 * max(tps) + 3)
    hidden = model.hidden
    if not _by_hand(phases, "hidden"):
        hidden = near(hidden, _steps(tps, phases, "hidden"), 8)
    layers = model.layers
    if not _by_hand(phases, "stages.layers"):
        layers = _fewer_layers(model, pps)
    return replace(
        model,
        hidden=hidden,
        vocab=vocab,
        layers=layers,
        kinds=tuple(_layer(kind, phases) for kind in model.kinds),
        max_positions=None
        if model.max_positions is None
        else min(model.max_positions, tokens + 64),
    )


def _fewer_layers(model: Model, pps: Sequence[int]) -> tuple[int, ...]:
    """Fewer layers, of the same kinds in the same order, each kind still there."""
    count = len(model.layers)
    size = near(count, pps, 2)
    step = lcm(*pps)
    while size < count:
        taken = tuple(model.layers[i * count // size] for i in range(size))
        if set(taken) == set(model.layers):
            return taken
        size += step
    return model.layers


def _layer(kind: Layer, phases: Sequence[Phase]) -> Layer:
    ffn = kind.ffn
    tps = [p.tp for p in phases]
    if isinstance(ffn, Moe):
        small: Dense | Moe = _moe(ffn, phases)
    elif _by_hand(phases, "ffn.width"):
        small = ffn
    else:
        small = replace(ffn, width=near(ffn.width, _steps(tps, phases, "ffn.width"), 4))
    return replace(kind, attention=_attention(kind.attention, phases), ffn=small)


def _attention(spec: Attention, phases: Sequence[Phase]) -> Attention:
    tps = [p.tp for p in phases]
    heads, kv = spec.heads, spec.kv_heads
    if not (_by_hand(phases, "attention.heads") or _by_hand(phases, "attention.kv_heads")):
        steps = _steps(tps, phases, "attention.heads", "attention.kv_heads")
        heads, kv = _fewer_heads(heads, kv, steps)
    window = None if spec.window is None else min(spec.window, 3)
    small = replace(spec, heads=heads, kv_heads=kv, window=window)
    if _by_hand(phases, "attention.head_dim") or any(
        p.attention.qkv.split == "head_dim" for p in phases
    ):
        # A cut inside the heads sees every dimension and every pair.
        return small
    if spec.latent is not None:
        old = spec.latent
        q_rank = None if old.q_rank is None else min(3, old.q_rank)
        latent = Latent(min(3, old.kv_rank), min(2, old.nope), 2, q_rank)
        rope = None if spec.rope is None else replace(spec.rope, dim=2)
        width, value = latent.nope + latent.rope, min(2, spec.value_dim)
        return replace(small, latent=latent, rope=rope, head_dim=width, value_dim=value)
    partial = spec.rope is not None and spec.rope.dim < spec.head_dim
    dims = min(4, spec.head_dim)
    rope = None if spec.rope is None else Rope(2 if partial else dims, spec.rope.pairs)
    return replace(small, rope=rope, head_dim=dims, value_dim=min(dims, spec.value_dim))


def _fewer_heads(heads: int, kv: int, tps: Sequence[int]) -> tuple[int, int]:
    """The fewest heads and KV heads that lie on the ranks as these do."""

    def alike(small: int, large: int) -> bool:
        return all(small % tp == large % tp and (small >= tp) == (large >= tp) for tp in tps)

    group = heads // kv
    for total in range(1, heads):
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


def _moe(spec: Moe, phases: Sequence[Phase]) -> Moe:
    router = spec.router
    eps = [p.ep for p in phases]
    tps = [p.tp for p in phases]
    experts, groups = spec.experts, router.groups
    if not _by_hand(phases, "moe.experts"):
        least = min(4, spec.experts)
        few = min(groups, 2)
        experts = near(
            spec.experts, _steps([*eps, few], phases, "moe.experts"), max(least, 2 * few)
        )
        groups = few
    top_k = min(router.top_k, 2, experts)
    small = replace(
        router, top_k=experts if router.top_k == spec.experts else top_k, groups=groups,
        top_groups=groups if router.top_groups == router.groups else min(router.top_groups, groups),
    )  # fmt: skip
    width = spec.expert.width
    if not _by_hand(phases, "moe.width"):
        degrees = [*tps, *(p.moe.tp or 1 for p in phases)]
        width = near(width, _steps(degrees, phases, "moe.width"), 4)
    shared = spec.shared
    if shared is not None and not _by_hand(phases, "moe.shared.width"):
        steps = _steps(tps, phases, "moe.shared.width")
        shared = replace(shared, width=near(shared.width, steps, 4))
    expert = replace(spec.expert, width=width)
    return replace(spec, experts=experts, router=small, expert=expert, shared=shared)
