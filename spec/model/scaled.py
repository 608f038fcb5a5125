"""Which weights are stored as numbers and scales, by the names that the model gives them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from shardproof.spec.model.model import Attention, Dense, Layer, Model, Moe, Scales
from shardproof.spec.record import replace

PROJECTIONS = ("q", "k", "v", "out", "q_down", "kv_down", "k_rope", "gate", "index.q", "index.k")
BLOCK = ("up", "gate", "down")
NAMES = {"attention": PROJECTIONS, "ffn": BLOCK, "ffn.experts": BLOCK, "ffn.shared": BLOCK}
"""By the module, the linear weights that may have scales."""


def modules(kind: Layer) -> Iterator[tuple[str, Scales]]:
    """The modules of a kind of layer that have scales, each with its blocks."""
    ffn = kind.ffn
    if kind.attends and kind.attention.scales is not None and kind.attention.delta is None:
        yield "attention", kind.attention.scales
    blocks = [("ffn", ffn)] if not isinstance(ffn, Moe) else [("ffn.experts", ffn.expert)]
    if isinstance(ffn, Moe) and ffn.shared is not None:
        blocks.append(("ffn.shared", ffn.shared))
    for path, block in blocks:
        if kind.feeds and block.scales is not None:
            yield path, block.scales


def with_blocks(ffn: Dense | Moe, change: Callable[[Dense], Dense]) -> Dense | Moe:
    """The same feed-forward block, with what is made of it, or of its shared and routed experts."""
    if not isinstance(ffn, Moe):
        return change(ffn)
    shared = None if ffn.shared is None else change(ffn.shared)
    return replace(ffn, expert=change(ffn.expert), shared=shared)


@lru_cache(maxsize=256)
def of_kind(kind: Layer) -> dict[str, tuple[int, int]]:
    """Rows and columns of a block, by the name of the weight inside its layer."""
    return {
        f"{path}.{name}": (scales.rows, scales.columns)
        for path, scales in modules(kind)
        for name in of_module(kind, path)
        if not scales.of or name in scales.of
    }


def of_module(kind: Layer, path: str) -> tuple[str, ...]:
    """The weights of a module that may have scales, as far as they are there."""
    attention, ffn = kind.attention, kind.ffn
    if path == "attention":
        return tuple(_of_attention(attention))
    block = ffn
    if isinstance(ffn, Moe):
        block = ffn.expert if path == "ffn.experts" else ffn.shared
    first = isinstance(block, Dense) and (block.gated or block.joint)
    return BLOCK if first else ("up", "down")


def _of_attention(of: Attention) -> Iterator[str]:
    yield from ("q", "k")
    if not of.keys_as_values:
        yield "v"
    yield "out"
    if of.latent is not None:
        if of.latent.q_rank is not None:
            yield "q_down"
        yield from ("kv_down", "k_rope")
    if of.output_gate:
        yield "gate"
    if of.indexer is not None:
        yield from ("index.q", "index.k")


def block_of(model: Model, weight: str) -> tuple[int, int] | None:
    """Rows and columns of a block of a weight, if it has scales."""
    if not weight.startswith("layers."):
        return None
    _, number, name = weight.split(".", 2)
    return of_kind(model.kinds[model.layers[int(number)]]).get(name)


def blocks_along(size: int, block: int) -> int:
    """How many blocks there are along a dimension."""
    return -(-size // (block or max(size, 1)))
