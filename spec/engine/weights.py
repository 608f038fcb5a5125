"""The sizes of a weight's inputs and outputs, by its name."""

from __future__ import annotations

from functools import lru_cache

from shardproof.spec.engine.ranks import Uncovered
from shardproof.spec.model.model import Attention, Dense, Model, Moe

Sizes = tuple[int, ...]


@lru_cache(maxsize=4096)
def shape_of(model: Model, name: str) -> tuple[Sizes, Sizes]:
    """What a weight contracts, and what it gives; a norm's weight contracts nothing."""
    hidden = model.hidden
    if name == "head":
        return (hidden,), (model.vocab,)
    if name in ("norm", "embedding.norm"):
        return (), (hidden,)
    _, number, module, *rest = name.split(".")
    kind = model.kinds[model.layers[int(number)]]
    what = ".".join(rest)
    if what in ("norm", "post_norm"):
        return (), (hidden,)
    if module == "attention":
        return _attention(kind.attention, hidden, what)
    if isinstance(kind.ffn, Moe):
        if what == "router":
            return (hidden,), (kind.ffn.experts,)
        raise Uncovered(f"experts ({name})")
    dense: Dense = kind.ffn
    return ((dense.width,), (hidden,)) if what == "down" else ((hidden,), (dense.width,))


def _attention(of: Attention, hidden: int, what: str) -> tuple[Sizes, Sizes]:
    latent = of.latent
    q = ((hidden if latent is None or latent.q_rank is None else latent.q_rank),)
    table: dict[str, tuple[Sizes, Sizes]] = {
        "q": (q, (of.heads, of.head_dim)),
        "k": ((hidden,), (of.kv_heads, of.head_dim)),
        "v": ((hidden,), (of.kv_heads, of.value_dim)),
        "out": ((of.heads, of.value_dim), (hidden,)),
        "q.norm": ((), (of.heads, of.head_dim)),
        "k.norm": ((), (of.kv_heads, of.head_dim)),
        "sinks": ((), (of.heads,)),
    }
    if latent is not None:
        table |= {
            "q_down": ((hidden,), (latent.q_rank or 0,)),
            "q_down.norm": ((), (latent.q_rank or 0,)),
            "kv_down": ((hidden,), (latent.kv_rank,)),
            "kv_down.norm": ((), (latent.kv_rank,)),
            "k_rope": ((hidden,), (latent.rope,)),
            "k": ((latent.kv_rank,), (of.heads, latent.nope)),
            "v": ((latent.kv_rank,), (of.heads, of.value_dim)),
        }
    return table[what]
