"""The universes of all modules, in the order in which results list them."""

from __future__ import annotations

from tests.exhaustive.universe import (
    attention,
    batch,
    embedding,
    experts,
    ffn,
    heads_for_tokens,
    index,
    keys_over_tp,
    kv_cache,
    layers,
    lm_head,
    moe,
    own_ranks,
    pipeline,
    sequence_parallel_moe,
    state,
)
from tests.exhaustive.universe.universe import Universe

UNIVERSES: dict[str, Universe] = {
    each.UNIVERSE.module: each.UNIVERSE
    for each in (
        *(embedding, attention, ffn, moe, lm_head),
        *(kv_cache, pipeline, experts, batch, own_ranks, state, index, heads_for_tokens),
        *(keys_over_tp, sequence_parallel_moe, layers),
    )
}
