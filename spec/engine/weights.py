"""The sizes of a weight's inputs and outputs, by its name."""

from __future__ import annotations

from functools import lru_cache

from shardproof.spec.engine.values import CannotRun
from shardproof.spec.model.model import Attention, Dense, Model, Moe

Sizes = tuple[int, ...]
OWN_NORMS = ("router.norm", "experts.norm", "experts.post_norm", "shared.post_norm")
"""Of what experts read and give, where each is normalised by itself."""
MIN_PARTS = 4
"""Of a layer's weight: `layers`, its number, the module, the name."""


@lru_cache(maxsize=4096)
def shape_of(model: Model, name: str) -> tuple[Sizes, Sizes]:
    """What a weight contracts, and what it gives; a norm's weight contracts nothing."""
    hidden = model.hidden
    if name == "head":
        return (hidden,), (model.vocab,)
    if name in ("norm", "embedding.norm"):
        return (), (hidden,)
    if name == "embedding":
        return (model.vocab,), (hidden,)
    found = name.split(".")
    if len(found) < MIN_PARTS or not found[1].isdecimal() or int(found[1]) >= len(model.layers):
        raise CannotRun(f"there is no weight {name}")
    _, number, module, *rest = found
    kind = model.kinds[model.layers[int(number)]]
    what = ".".join(rest)
    if what in ("norm", "post_norm"):
        return (), (hidden,)
    if module == "attention":
        return _attention(kind.attention, hidden, what)
    if isinstance(kind.ffn, Moe):
        return _experts(kind.ffn, hidden, what)
    dense: Dense = kind.ffn
    return _block(dense.width, hidden, what)


def _block(width: int, hidden: int, what: str) -> tuple[Sizes, Sizes]:
    return ((width,), (hidden,)) if what == "down" else ((hidden,), (width,))


def _experts(of: Moe, hidden: int, what: str) -> tuple[Sizes, Sizes]:
    """An expert's number is an axis, over which the last projection and its bias are summed."""
    each = of.experts, of.expert.width
    if of.own_norms and what in OWN_NORMS:
        return (), (hidden,)
    if what in ("router", "shared_gate"):
        return (hidden,), (of.experts,) if what == "router" else ()
    if of.latent is not None and what.startswith("latent."):
        wide, narrow = (hidden,), (of.latent,)
        return (wide, narrow) if what == "latent.down" else (narrow, wide)
    if what.startswith("experts.") and of.latent is not None:
        hidden = of.latent
    if what == "experts.down.bias":
        return (of.experts,), (hidden,)
    if what.startswith("experts."):
        return (each, (hidden,)) if what == "experts.down" else ((hidden,), each)
    if of.shared is None:
        raise CannotRun("the model has no shared expert")
    return _block(of.shared.width, hidden, what.removeprefix("shared."))


def _attention(of: Attention, hidden: int, what: str) -> tuple[Sizes, Sizes]:
    latent = of.latent
    q = ((hidden if latent is None or latent.q_rank is None else latent.q_rank),)
    each = (of.heads, of.kv_heads) if of.qk_norm == "width" else ()
    table: dict[str, tuple[Sizes, Sizes]] = {
        "q": (q, (of.heads, of.head_dim)),
        "k": ((hidden,), (of.kv_heads, of.head_dim)),
        "v": ((hidden,), (of.kv_heads, of.value_dim)),
        "gate": ((hidden,), (of.heads, of.value_dim)),
        "out": ((of.heads, of.value_dim), (hidden,)),
        "sinks": ((), (of.heads,)),
    }
    if of.qk_norm in ("head", "width"):
        table |= {
            "q.norm": ((), (*each[:1], of.head_dim)),
            "k.norm": ((), (*each[1:], of.head_dim)),
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
    if of.indexer is not None:
        index = of.indexer
        table |= {
            "index.q": (q, (index.heads, index.head_dim)),
            "index.k": ((hidden,), (index.head_dim,)),
            "index.k.norm": ((), (index.head_dim,)),
            "index.weights": ((hidden,), (index.heads,)),
        }
    if of.delta is not None:
        each = (of.value_dim,)
        # A key head's query and key, and a value head's value with its two gates.
        table |= {
            "k": ((hidden,), (of.kv_heads, 2 * of.head_dim)),
            "v": ((hidden,), (of.heads, of.entry)),
            "state.norm": ((), each if of.delta.norm == "head" else (of.heads, *each)),
        }
    if what not in table:
        raise CannotRun(f"attention has no weight {what}")
    return table[what]
