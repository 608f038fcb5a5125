"""A sequence's whole cache, put together from all ranks that hold some of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from shardproof.executor.domains import Array, CannotRun, Tensor, take
from shardproof.executor.domains.degree import Degree, of_sum
from shardproof.executor.domains.structure import places
from shardproof.executor.run.state.cache_contents import without_pads
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.state.held import Held, place_of
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.layout.context import Context
from shardproof.spec.model.model import Attention
from shardproof.spec.program.op import PAD


def complete(
    before: Mapping[Key, Rank], ctx: Context, held: Sequence[Held], source: tuple[int, int],
    prompt: int,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """A sequence's whole cache in a layer, put together from all ranks that hold some of it.

    `held` says what is on each coordinate of tp, and of sp in it.
    """
    layer, sequence = source
    attention = ctx.layer.attention
    givers = [r for r in before.values() if (layer, sequence) in r.cache]
    if not givers:
        raise CannotRun("handoff", (), f"layer {layer} of sequence {sequence} is on no rank")
    out: list[Tensor] = []
    for which in ("keys", "values"):
        sample: Tensor = getattr(givers[0].cache[layer, sequence], which)
        heads, size = entry_sizes(attention, which)
        total = np.zeros((sample.trials, prompt, heads, size), sample.values.dtype)
        seen = np.zeros((prompt, heads, size), np.bool_)
        shares: dict[int, Array] = {}
        degrees: list[Degree] = []
        for giver in givers:
            entries = giver.cache[layer, sequence]
            x: Tensor = getattr(entries, which)
            own = held[place_of(ctx, giver.at)]
            degrees.append(x.degree)
            on_heads = tuple(range(heads)) if (h := own.heads(which)) is None else h
            on_dims = tuple(range(size)) if (d := getattr(own, which)) is None else d
            at = grid(entries.slots, on_heads, on_dims)
            if x.shape != (len(entries.slots), len(on_heads), len(on_dims)):
                why = f"a rank is to hold {len(on_heads)} heads of {len(on_dims)} dimensions"
                raise CannotRun("handoff", (x.shape,), why)
            real = take(take(x, 1, without_pads(on_heads)), 2, without_pads(on_dims)).values
            if which in own.shares:
                part = shares.setdefault(giver.at["tp"], np.zeros_like(total))
                part[:, *at] = real
            else:
                total[:, *at] = real
            seen[at] = True
        if not seen.all():
            slot, head, _ = (int(i[0]) for i in np.nonzero(~seen))
            raise CannotRun(
                "handoff",
                (sample.shape,),
                f"token {slot}, KV head {head} of layer {layer} is on no rank",
            )
        result = Tensor(total, of_sum(*degrees))
        if shares:
            tensors = [Tensor(part, degrees[0]) for part in shares.values()]
            result = tensors[0]
            for other in tensors[1:]:
                result = givers[0].domain.add(result, other)
        out.append(result)
    return out[0], out[1]


def entry_sizes(attention: Attention, which: str) -> tuple[int, int]:
    """Heads and dimensions of a token's entry in a layer."""
    if (latent := attention.latent) is not None:
        index = attention.indexer.head_dim if attention.indexer is not None else 0
        return 1, latent.rope + index if which == "keys" else latent.kv_rank
    if attention.delta is not None:
        keys = attention.kv_heads, 2 * attention.head_dim
        return keys if which == "keys" else (attention.heads, attention.entry)
    return attention.kv_heads, attention.head_dim if which == "keys" else attention.value_dim


def grid(slots: Sequence[int], heads: Sequence[int], dims: Sequence[int]) -> tuple[Any, ...]:
    """Where in the whole the entries of a rank stand."""
    axes = [tuple(i for i in axis if i != PAD) for axis in (slots, heads, dims)]
    found = [places(axis).index for axis in axes]
    return tuple(found) if all(isinstance(at, slice) for at in found) else np.ix_(*axes)
