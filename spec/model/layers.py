"""All layers of a model, folded into their kinds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from shardproof.spec.model.attention import (
    attention,
    flag,
    global_attention,
    sliding_attention,
    state_attention,
)
from shardproof.spec.model.blocks import Block, blocks_of
from shardproof.spec.model.family import Family
from shardproof.spec.model.ffn import dense, moe
from shardproof.spec.model.kimi import channel_attention
from shardproof.spec.model.mamba import mamba_attention
from shardproof.spec.model.model import Attention, Layer
from shardproof.spec.model.placement import (
    layer_chunks,
    layer_experts,
    layer_indexes,
    layer_rotation,
    layer_states,
    layer_windows,
)
from shardproof.spec.model.reader import Reader
from shardproof.spec.record import dataclass, replace

UNUSED_WHEN_DENSE = (
    "moe_intermediate_size",
    "moe_renormalize",
    "moe_router_activation_func",
    "expert_hidden_dim",
    "n_group",
    "n_routed_experts",
    "n_shared_experts",
    "num_shared_experts",
    "norm_topk_prob",
    "num_expert_group",
    "num_experts",
    "num_experts_per_tok",
    "num_experts_per_token",
    "num_local_experts",
    "routed_scaling_factor",
    "scoring_func",
    "shared_expert_intermediate_size",
    "top_k_experts",
    "topk_group",
    "topk_method",
)
"""Fields of routing, which say nothing where no layer has experts."""


@dataclass(frozen=True, slots=True)
class Stack:
    """All layers: the distinct ones, and for each layer which of them it is."""

    kinds: tuple[Layer, ...]
    layers: tuple[int, ...]


def stack(reader: Reader, family: Family, hidden: int, count: int) -> Stack:
    if family.one_block:
        return one_block_stack(reader, family, hidden, blocks_of(reader, count))
    windows = layer_windows(reader, family, count)
    rotated = layer_rotation(reader, family, windows, count)
    chunks = layer_chunks(reader, family, rotated, count)
    routed = layer_experts(reader, family.experts, count) if family.experts else [False] * count

    base = attention(reader, family, hidden)
    sliding = sliding_attention(reader, family, base)
    base = global_attention(reader, family, base)
    states = layer_states(reader, family, count)
    sharing = layer_indexes(reader, family, count)
    carrying = carried(reader, family, hidden) if any(states) else base
    plain = dense(reader, family, hidden, due=not all(routed))
    routing = moe(reader, family, family.experts) if family.experts and any(routed) else None
    if family.experts and routing is None:
        reader.read.update(UNUSED_WHEN_DENSE)
        if family.experts.shared_alone:
            reader.read.update(family.experts.width)
    parallel, norms = parallel_block(reader, family)

    seen: dict[tuple[int | None, bool, bool, bool, bool, int | None], int] = {}
    kinds: list[Layer] = []
    layers: list[int] = []
    for mark in zip(windows, rotated, routed, states, sharing, chunks, strict=True):
        if mark not in seen:
            window, with_rope, with_experts, with_state, shares, chunk = mark
            seen[mark] = len(kinds)
            usual = sharing_index(base) if shares else base
            usual = usual if chunk is None else replace(usual, chunk=chunk)
            kinds.append(
                Layer(
                    attention=carrying
                    if with_state
                    else of_kind(usual if window is None else sliding, window, with_rope=with_rope),
                    ffn=routing if with_experts and routing else plain,
                    norm=family.placement,
                    parallel=parallel,
                    norms=norms,
                )
            )
        layers.append(seen[mark])
    return Stack(tuple(kinds), tuple(layers))


def carried(reader: Reader, family: Family, hidden: int) -> Attention:
    """What a layer with a state has in place of attention."""
    if family.mamba is not None:
        return mamba_attention(reader, family.mamba, hidden)
    if family.channels:
        return channel_attention(reader)
    return state_attention(reader)


def one_block_stack(reader: Reader, family: Family, hidden: int, blocks: Sequence[Block]) -> Stack:
    """Layers that are each one block, with a norm before it and the residual around it."""
    base = attention(reader, family, hidden)
    plain = dense(reader, family, hidden, due="dense" in blocks)
    routing = None
    if family.experts and "experts" in blocks:
        routing = moe(reader, family, family.experts)
    elif family.experts:
        experts = family.experts
        reader.read.update((*UNUSED_WHEN_DENSE, *experts.shared_keys, *experts.latent))
    state = carried(reader, family, hidden) if "state" in blocks else base
    made = {
        "state": Layer(state, norm=family.placement),
        "attention": Layer(base, norm=family.placement),
        "dense": Layer(ffn=plain, norm=family.placement),
        "experts": Layer(ffn=routing or plain, norm=family.placement),
    }
    order = list(dict.fromkeys(blocks))
    return Stack(tuple(made[block] for block in order), tuple(map(order.index, blocks)))


def sharing_index(base: Attention) -> Attention:
    """That of a layer which attends to keys that an earlier one chose."""
    return replace(base, indexer=None, shares_index=True)


def of_kind(base: Attention, window: int | None, *, with_rope: bool) -> Attention:
    if with_rope or base.positions != "rope":
        return replace(base, window=window, position_scale=False)
    qk_norm = "none" if base.qk_norm == "bare" else base.qk_norm
    return replace(base, window=window, positions="none", rope=None, qk_norm=qk_norm)


def parallel_block(reader: Reader, family: Family) -> tuple[bool, Literal[1, 2]]:
    """Whether the block is parallel, and how many norms stand before it."""
    parallel = flag(reader, family.parallel)
    if not family.falcon_heads:
        return parallel, family.norms if parallel else 2
    newer = reader.boolean("new_decoder_architecture")
    norms = reader.maybe_integer(("num_ln_in_parallel_attn",), 2) or (2 if newer else 1)
    if newer and not parallel:
        reader.not_modelled("parallel_attn", "the newer block is read as the parallel one it is")
    if norms == 2 and not newer:
        reader.not_modelled("num_ln_in_parallel_attn", "the older block has one norm")
    return parallel or newer, 2 if norms == 2 or not (parallel or newer) else 1
