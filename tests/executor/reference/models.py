"""A model in which every choice can be made another way, and its runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from shardproof.executor.domains import Domain, Field, Ids
from shardproof.executor.reference import Trace, generate
from shardproof.executor.weights import random_weights
from shardproof.spec.model.model import (
    Attention,
    Delta,
    Dense,
    Indexer,
    Latent,
    Layer,
    Model,
    Moe,
    Rope,
    Router,
)

ATTENTION = Attention(heads=4, kv_heads=2, head_dim=4, value_dim=4, rope=Rope(4))
DENSE = Dense(width=6)
LAYER = Layer(ATTENTION, DENSE)
MODEL = Model(
    name="tiny", family="tiny", hidden=8, vocab=11, kinds=(LAYER,), layers=(0, 0), norm="rms"
)
LATENT = replace(
    ATTENTION,
    kv_heads=4,
    head_dim=5,
    value_dim=3,
    latent=Latent(kv_rank=4, nope=3, rope=2),
    rope=Rope(2, "interleaved"),
)
INDEXED = replace(
    LATENT,
    latent=Latent(kv_rank=4, nope=3, rope=2, q_rank=3),
    indexer=Indexer(heads=2, head_dim=5, top_k=2, rope=Rope(2)),
)
DELTA = Attention(heads=4, kv_heads=2, head_dim=4, value_dim=4, positions="none", delta=Delta(3))
MAMBA = replace(DELTA, value_dim=3, delta=Delta(3, rule="mamba", norm="group"))
ROUTER = Router("softmax", top_k=2, groups=2, top_groups=1)
MOE = Moe(experts=6, router=ROUTER, expert=DENSE, shared=DENSE)


def with_layer(layer: Layer) -> Model:
    return replace(MODEL, kinds=(layer,))


def with_attention(attention: Attention) -> Model:
    return with_layer(replace(LAYER, attention=attention))


def with_ffn(ffn: Dense | Moe) -> Model:
    return with_layer(replace(LAYER, ffn=ffn))


PROMPTS = (np.array([[3, 1, 4, 1, 5]]), np.array([[9, 2]]))


def run(
    model: Model,
    domain: Domain | None = None,
    prompts: Sequence[Ids] = PROMPTS,
    steps: int = 2,
    fed: Trace | None = None,
) -> Trace:
    domain = Field(trials=2) if domain is None else domain
    return generate(model, random_weights(model, domain), prompts, steps, domain, fed=fed)
