"""The smallest models that have what a module may have, and the other modules left alone."""

from __future__ import annotations

from dataclasses import replace

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Attention, Dense, Layer, Model, Moe, Router
from shardproof.spec.plan.cuts import CutSpec

HEAD = Attention(heads=1, kv_heads=1, head_dim=2, value_dim=2, positions="none")
"""One head, without positions: the least that looks at other tokens."""
BLIND = replace(HEAD, head_dim=1, value_dim=1)
FFN = Dense(width=2, gated=False)
ROUTER = Router("softmax", top_k=1)
EXPERTS = Moe(experts=2, router=ROUTER, expert=Dense(width=2, gated=False))

ALONE: Written = {
    "embedding.split": "none",
    "attention.qkv.split": "none",
    "attention.out.split": "none",
    "ffn.gate.split": "none",
    "ffn.up.split": "none",
    "ffn.down.split": "none",
    "moe.experts": CutSpec("whole"),
    "lm_head.split": "none",
}
"""Every module in full on every rank: each universe splits its own."""


def small(
    *,
    attention: Attention = BLIND,
    ffn: Dense | Moe = FFN,
    layers: int = 1,
    vocab: int = 3,
    hidden: int = 3,
) -> Model:
    """One kind of layer; whatever is not said is as small as it can be."""
    kind = Layer(attention, ffn)
    return Model("small", "small", hidden, vocab, (kind,), (0,) * layers)


def alone(*but: str) -> Written:
    """`ALONE` without what begins so."""
    return {k: v for k, v in ALONE.items() if not k.startswith(but)} if but else dict(ALONE)


def work(batch: int, prompt: int, steps: int | None) -> Written:
    return {"workload.batch": batch, "workload.prompt": prompt, "workload.steps": steps}
