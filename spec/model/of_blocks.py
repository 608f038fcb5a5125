"""Which weights of a model a config stores as numbers with a scale for each block of them.

Layers of one kind of which some are left out are kinds of their own.
"""

from __future__ import annotations

from collections.abc import Iterable

from shardproof.spec.model.model import Layer, Model, Moe, Scales
from shardproof.spec.model.scaled import of_module
from shardproof.spec.model.stored import Block, Quantised, quantisation, weights_of
from shardproof.spec.model.text import Text
from shardproof.spec.record import replace

OURS = {
    "q_proj": ("q", "gate"), "k_proj": ("k",), "v_proj": ("v",), "o_proj": ("out",),
    "q_a_proj": ("q_down",), "q_b_proj": ("q",), "kv_a_proj_with_mqa": ("kv_down", "k_rope"),
    "kv_b_proj": ("k", "v"), "wq_b": ("index.q",), "wk": ("index.k",),
    "up_proj": ("up",), "gate_proj": ("gate",), "down_proj": ("down",),
}  # fmt: skip
"""The weights that a published one is made of."""
INDEX = (("self_attn.indexer.wq_b",), ("self_attn.indexer.wk",))
"""Of an index; what says how much its heads count has no scales in any published file."""
JOINT = ("mixer.in_proj", "mamba.in_proj", "linear_attn.in_proj_qkvz")
STATES = (
    *((*JOINT, "linear_attn.in_proj_qkv", f"self_attn.{name}_proj") for name in "qkv"),
    (*JOINT, "linear_attn.in_proj_z", "self_attn.g_b_proj"),
    ("mixer.out_proj", "mamba.out_proj", "linear_attn.out_proj", "self_attn.o_proj"),
)
"""What families call the projections of a layer with a state: q, k, v, a gate, the output's."""
MODULES = {
    "attention": "attention",
    "dense": "ffn",
    "experts": "ffn.experts",
    "shared": "ffn.shared",
}


def with_blocks(text: Text, model: Model) -> Model:
    """The model, whose weights have the scales that the config says."""
    found = quantisation(text)
    if found is None or not any(rule.block for rule in found.rules):
        return model
    every: list[Layer] = []
    for layer, kind in enumerate(model.layers):
        if not (found.plain and any(at == kind for at in model.layers[:layer])):
            every.append(scaled(found, layer, model.kinds[kind]))
        else:
            every.append(every[model.layers.index(kind)])
    order = dict.fromkeys(zip(model.layers, every, strict=True))
    kinds = [kind for _, kind in sorted(order, key=lambda each: each[0])]
    return replace(model, kinds=tuple(kinds), layers=tuple(map(kinds.index, every)))


def scaled(found: Quantised, layer: int, kind: Layer) -> Layer:
    """A layer as the config stores it."""
    ffn, attention = kind.ffn, kind.attention
    experts = found.experts
    if kind.attends and not experts:
        own = _scales(found, layer, kind, "attention")
        attention = attention if own is None else replace(attention, scales=own)
    if isinstance(ffn, Moe):
        expert, shared = ffn.expert, ffn.shared
        if (own := _scales(found, layer, kind, "experts")) is not None:
            expert = replace(expert, scales=own)
        if shared is not None and not experts:
            own = _scales(found, layer, kind, "shared")
            shared = shared if own is None else replace(shared, scales=own)
        ffn = replace(ffn, expert=expert, shared=shared)
    elif kind.feeds and not experts:
        own = _scales(found, layer, kind, "dense")
        ffn = ffn if own is None else replace(ffn, scales=own)
    return replace(kind, attention=attention, ffn=ffn)


def _scales(found: Quantised, layer: int, kind: Layer, part: str) -> Scales | None:
    """The blocks of a module's weights: those of the first one that has any, and of its equals."""
    if part == "attention" and kind.attention.delta is not None:
        return _of_state(found, layer)
    blocks: dict[str, Block] = {}
    every = [names for names, _ in weights_of(part, kind, 1)]
    if part == "attention" and kind.attention.indexer is not None:
        every += INDEX
    for names in every:
        block = found.block([f"layers.{layer}.{name}" for name in names])
        if block is not None:
            blocks |= dict.fromkeys(_ours(names), block)
    if not blocks:
        return None
    rows, columns = next(iter(blocks.values()))
    has = [name for name, block in blocks.items() if block == (rows, columns)]
    known = of_module(kind, MODULES[part])
    of = () if {*known} <= {*has} else tuple(name for name in known if name in has)
    return Scales(rows, columns, of)


def _of_state(found: Quantised, layer: int) -> Scales | None:
    """That some of a state's projections have scales; which these are is not told apart."""
    blocks = (found.block([f"layers.{layer}.{name}" for name in names]) for names in STATES)
    block = next((each for each in blocks if each is not None), None)
    return None if block is None else Scales(*block)


def _ours(names: Iterable[str]) -> tuple[str, ...]:
    return next((OURS[last] for n in names if (last := n.rsplit(".", 1)[-1]) in OURS), ())
