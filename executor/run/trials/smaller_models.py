"""Ways to make a model smaller by one of its sizes, the smallest first; its pattern stays.

No axis is brought below the degree that cuts it where it was above, one that the plan cuts by hand
keeps its size, a group of heads stays a group, and every kind of layer stays what it is. Whether a
plan does the same on the smaller model is for others to see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from math import gcd
from typing import Any, TypeVar, cast

from shardproof.executor.run.trials.written_cuts import by_hand
from shardproof.spec.model.limits import LEAST_VOCAB
from shardproof.spec.model.model import Attention, Dense, Layer, Model, Rope, Scales
from shardproof.spec.model.scaled import modules, with_blocks
from shardproof.spec.model.sound import faults, unchosen
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.record import dataclass, replace

Candidates = Iterator[Model]
Owner = TypeVar("Owner", Model, Layer)


@dataclass(frozen=True, slots=True)
class Size:
    """A number of a model, or of its kinds of layer."""

    path: tuple[str, ...]
    degree: Callable[[Phase], int] = lambda _: 1
    """What cuts it."""
    cuts: tuple[str, ...] = ()
    """The plan's words of how."""

    def of(self, model: Model) -> int:
        """The largest there is; zero where the model has none."""
        owners = (model, *model.kinds)
        return max(number(owner, self.path) for owner in owners)

    def to(self, model: Model, new: int) -> Model:
        """The model with `new` wherever the largest stood."""
        old = self.of(model)
        if number(model, self.path) == old:
            return changed(model, self.path, new)
        kinds = [
            changed(kind, self.path, new) if number(kind, self.path) == old else kind
            for kind in model.kinds
        ]
        return replace(model, kinds=tuple(kinds))


def number(owner: object, path: Sequence[str]) -> int:
    for name in path:
        owner = getattr(owner, name, None)
    return owner if isinstance(owner, int) else 0


def changed(owner: Owner, path: Sequence[str], new: int) -> Owner:
    name, *rest = path
    part = changed(getattr(owner, name), rest, new) if rest else new
    return replace(owner, **cast("dict[str, Any]", {name: part}))


def tp(phase: Phase) -> int:
    return phase.tp


_HEADS = ("attention.heads", "attention.kv_heads")
SIZES: dict[str, Size] = {
    "hidden": Size(("hidden",), tp, ("hidden",)),
    "vocab": Size(
        ("vocab",), lambda phase: max(LEAST_VOCAB, phase.tp), ("embedding.cut", "lm_head.cut")
    ),
    "heads": Size(("attention", "heads"), tp, _HEADS),
    "kv_heads": Size(("attention", "kv_heads"), tp, _HEADS),
    "head_dim": Size(("attention", "head_dim"), cuts=("attention.head_dim",)),
    "value_dim": Size(("attention", "value_dim"), cuts=("attention.head_dim",)),
    "window": Size(("attention", "window")),
    "chunk": Size(("attention", "chunk")),
    "latent.kv_rank": Size(("attention", "latent", "kv_rank")),
    "latent.q_rank": Size(("attention", "latent", "q_rank")),
    "indexer.heads": Size(("attention", "indexer", "heads")),
    "width": Size(("ffn", "width"), tp, ("ffn.width",)),
    "experts": Size(
        ("ffn", "experts"), lambda phase: phase.ep, ("moe.experts", "moe.rebalance.experts")
    ),
    "top_k": Size(("ffn", "router", "top_k")),
    "groups": Size(("ffn", "router", "groups")),
    "expert.width": Size(
        ("ffn", "expert", "width"), lambda phase: phase.moe.tp or 1, ("moe.width",)
    ),
    "shared.width": Size(("ffn", "shared", "width"), tp, ("moe.shared.width",)),
    "max_positions": Size(("max_positions",)),
}
OF_BLOCKS = ("hidden", "ffn.width", "moe.width", "moe.shared.width", "attention.head_dim")
"""Axes that are made smaller with blocks."""
_TOGETHER = ("heads", "kv_heads", "head_dim", "value_dim")
"""Sizes that are never changed by themselves."""


def sizes(model: Model) -> dict[str, int]:
    """Every size that the model has, by name."""
    named = {name: size.of(model) for name, size in SIZES.items()}
    return {"layers": len(model.layers), **{name: n for name, n in named.items() if n}}


def reductions(plan: Plan) -> Iterator[Callable[[Model], Candidates]]:
    """One for each size, those first that make runs the shortest."""
    phases = [each.phase(name) for each in plan.variants for name in PHASES]
    if not by_hand(phases, "stages.layers"):
        yield lambda model: fewer_layers(model, max(phase.pp for phase in phases))
    if not by_hand(phases, *OF_BLOCKS):
        yield smaller_blocks
    if not by_hand(phases, *_HEADS):
        yield lambda model: fewer_heads(model, [phase.tp for phase in phases])
    if not by_hand(phases, *SIZES["head_dim"].cuts):
        yield smaller_heads
    for name, size in SIZES.items():
        if name not in _TOGETHER and not by_hand(phases, *size.cuts):
            yield lambda model, size=size: smaller(model, size, phases)


def smaller(model: Model, size: Size, phases: Sequence[Phase]) -> Candidates:
    now = size.of(model)
    for n in upwards(min(now, max(map(size.degree, phases))), now):
        yield size.to(model, n)


def upwards(least: int, now: int) -> Iterator[int]:
    """Sizes below `now`: each of the first few, then further and further apart."""
    n, step = least, 1
    while n < now:
        yield n
        step = step if n < least + 8 else 2 * step
        n += step


def fewer_layers(model: Model, least: int) -> Candidates:
    """One kind of layer alone, then the same layers without one of them."""
    count = len(model.layers)
    floor = min(count, least)
    if floor >= count:
        return
    alone = (
        replace(model, kinds=(model.kinds[kind],), layers=(0,) * floor)
        for kind in dict.fromkeys(model.layers)
    )
    one_less = (
        renumbered(model, (*model.layers[:place], *model.layers[place + 1 :]))
        for place in range(count)
    )
    yield from (small for small in chain(alone, one_less) if unchosen(small) is None)


def renumbered(model: Model, layers: Sequence[int]) -> Model:
    """These layers, and of the kinds those that they are of."""
    kept = sorted(set(layers))
    kinds = tuple(model.kinds[kind] for kind in kept)
    return replace(model, kinds=kinds, layers=tuple(map(kept.index, layers)))


def smaller_blocks(model: Model) -> Candidates:
    """Blocks that share a scale, and all that they are of, smaller by the same factor.

    Heads may not be: of all their dimensions pairs are rotated.
    """
    sizes = {
        size for kind in model.kinds for _, scales in modules(kind)
        for size in (scales.rows, scales.columns) if size > 1
    }  # fmt: skip
    common = gcd(*sizes)
    for factor in range(common, 1, -1):
        if common % factor == 0:
            kinds = tuple([_by_factor(kind, factor) for kind in model.kinds])
            small = replace(model, hidden=-(-model.hidden // factor), kinds=kinds)
            if not any(faults(small)):
                yield small


def _by_factor(kind: Layer, factor: int) -> Layer:
    def less(size: int) -> int:
        return -(-size // factor) if size > 1 else size

    def scales(of: Scales | None) -> Scales | None:
        return of and replace(of, rows=less(of.rows), columns=less(of.columns))

    def block(of: Dense) -> Dense:
        return replace(of, width=less(of.width), scales=scales(of.scales))

    attention, ffn = kind.attention, kind.ffn
    if kind.attends:
        attention = replace(
            with_dim(attention, less(attention.head_dim)), scales=scales(attention.scales)
        )
        if (latent := attention.latent) is not None:
            query = None if latent.q_rank is None else less(latent.q_rank)
            latent = replace(latent, kv_rank=less(latent.kv_rank), q_rank=query)
            attention = replace(attention, latent=latent)
    return replace(kind, attention=attention, ffn=with_blocks(ffn, block))


def fewer_heads(model: Model, degrees: Sequence[int]) -> Candidates:
    """Fewer heads in groups that stay groups."""
    heads, kv = SIZES["heads"].of(model), SIZES["kv_heads"].of(model)
    for total in upwards(min(heads, max(degrees)), heads):
        for few in range(min(kv, max(degrees)), min(kv, total) + 1):
            if total % few == 0 and (total > few) == (heads > kv) and (few > 1) == (kv > 1):
                yield SIZES["kv_heads"].to(SIZES["heads"].to(model, total), few)


def smaller_heads(model: Model) -> Candidates:
    """Fewer dimensions of a head; a rotation stays whole, or stays partial."""
    now = SIZES["head_dim"].of(model)
    for dim in upwards(1, now):
        kinds = [
            replace(kind, attention=with_dim(kind.attention, dim))
            if kind.attention.head_dim == now
            else kind
            for kind in model.kinds
        ]
        small = replace(model, kinds=tuple(kinds))
        if small != model:
            yield small


def with_dim(spec: Attention, dim: int) -> Attention:
    """The attention with heads of `dim` dimensions, as far as there are such.

    Values that are narrower than keys, or wider, stay so.
    """
    value = dim if spec.value_dim == spec.head_dim else min(dim, spec.value_dim)
    if spec.latent is None and spec.value_dim != spec.head_dim:
        dim = max(dim, 2)
        value = min(spec.value_dim, dim - 1 if spec.value_dim < spec.head_dim else dim + 1)
    if spec.latent is not None:
        turned = max(2, min(spec.latent.rope, dim // 2 // 2 * 2))
        latent = replace(spec.latent, nope=max(1, dim - turned), rope=turned)
        rope = None if spec.rope is None else replace(spec.rope, dim=turned)
        index = spec.indexer
        if index is not None:
            index = replace(
                index, head_dim=turned + 1, rope=index.rope and replace(index.rope, dim=turned)
            )
        return replace(
            spec,
            head_dim=latent.nope + turned,
            value_dim=value,
            latent=latent,
            rope=rope,
            indexer=index,
        )
    if spec.rope is None:
        return replace(spec, head_dim=dim, value_dim=value)
    partial = spec.rope.dim < spec.head_dim
    turned = min(spec.rope.dim, (dim - 1) // 2 * 2) if partial else dim
    return replace(spec, head_dim=dim, value_dim=value, rope=Rope(turned, spec.rope.pairs))
