"""What the ranks' caches hold at the end, by logical index, sums completed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import Literal

from shardproof.executor.domains import Tensor
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.state.held import Held, held
from shardproof.executor.run.state.rank import Entries, Rank
from shardproof.spec.layout.context import Context
from shardproof.spec.program.op import PAD
from shardproof.spec.record import dataclass

Half = Literal["keys", "values"]
HALVES: tuple[Half, Half] = ("keys", "values")


@dataclass(frozen=True, slots=True)
class Cached:
    """One rank's entries of a sequence in a layer: [tokens, heads, dimensions]."""

    rank: Key
    layer: int
    sequence: int
    half: Half
    tokens: tuple[int, ...]
    heads: tuple[int, ...] | None
    dims: tuple[int, ...] | None
    """None where the rank is to have all that the model has."""
    values: Tensor

    def axes(self, whole: Tensor) -> tuple[tuple[int, ...], ...]:
        """Which tokens, heads and dimensions of the model's the rank is to have."""
        _, heads, dims = whole.shape
        return (
            self.tokens,
            (*range(heads),) if self.heads is None else self.heads,
            (*range(dims),) if self.dims is None else self.dims,
        )


def cached(ranks: Mapping[Key, Rank]) -> Iterator[Cached]:
    """Every rank's entries; of a sum that is due over tp, the sum."""
    for key, rank in sorted(ranks.items()):
        of_kind: dict[int, Held] = {}
        for (layer, sequence), entries in sorted(rank.cache.items()):
            kind = rank.ctx.model.layers[layer]
            own = of_kind.get(kind)
            if own is None:
                own = of_kind[kind] = held(context_of(rank, layer), rank.at)
            for half in HALVES:
                values: Tensor = getattr(entries, half)
                if half in own.shares:
                    values = completed(ranks, key, layer, sequence, half)
                heads, dims = own.heads(half), getattr(own, half)
                yield Cached(
                    key, layer, sequence, half, tuple(entries.slots), listed(heads), listed(dims),
                    values,
                )  # fmt: skip


def listed(axis: Iterable[int] | None) -> tuple[int, ...] | None:
    return None if axis is None else tuple(axis)


def context_of(rank: Rank, layer: int) -> Context:
    """How the rank holds this layer, whose kind decides it."""
    kind = rank.ctx.model.kinds[rank.ctx.model.layers[layer]]
    ctx = rank.ctx
    return Context.of(ctx.model, ctx.plan, ctx.name, kind)


def completed(ranks: Mapping[Key, Rank], key: Key, layer: int, sequence: int, half: Half) -> Tensor:
    """The sum of the shares that the ranks of tp have; one that is absent leaves a gap."""
    group = [ranks[(*key[:3], tp)] for tp in range(ranks[key].ctx.phase.tp)]
    found = [r.cache[layer, sequence] for r in group if (layer, sequence) in r.cache]
    return reduce(group[0].domain.add, (half_of(entries, half) for entries in found))


def half_of(entries: Entries, half: Half) -> Tensor:
    return entries.keys if half == "keys" else entries.values


def without_pads(axis: tuple[int, ...]) -> list[int]:
    """Where on the rank the indices stand that are real."""
    return [place for place, index in enumerate(axis) if index != PAD]
