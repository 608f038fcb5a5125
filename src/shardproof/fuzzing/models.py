"""Small models of every architecture, at random: sizes that suit the given degrees, mostly."""

from __future__ import annotations

from dataclasses import replace

from shardproof.fuzzing.chooser import Chooser
from shardproof.spec.model.model import (
    NO_ATTENTION,
    NO_FFN,
    Attention,
    Delta,
    Dense,
    Indexer,
    Latent,
    Layer,
    Model,
    Moe,
    Positions,
    Rope,
    Router,
    Scales,
)
from shardproof.spec.model.scaled import BLOCK, of_module, with_blocks

FITS = 0.95
"""How often a size is a multiple of the degree that cuts it."""

MOST_LAYERS = 5
ALONE = 0.1
"""How often each layer is one block."""
UNROTATED = 0.25
"""How often a latent without an index is not rotated."""
STATES = 0.1
"""How often the first kind of layer has a state; another one has more often."""
CHOSEN = 0.3
"""How often an index chooses the keys of latent attention."""
CHUNKED = 0.1
"""How often tokens see those of their own chunk alone."""
KEYS_ALONE, NORMED_VALUES, SCALED = 0.1, 0.1, 0.1
"""How often values are keys, are normalised, and how often layers have a number each."""
SHARING, BESIDE = 0.4, 0.15
"""How often there are shared experts, and how often these are a dense block beside the others."""
QUANTISED, BLOCKS = 0.15, (0, 1, 2, 2, 2, 3, 4)
"""How often weights have scales, and how many rows or columns share one; zero is all."""
SHARED = 0.6
"""How often another kind of layer then takes the keys that one before it has chosen."""
LARGE = 8
"""The largest degree of a phase. What only two phases together ask for is larger, and large enough:
twice or three times that is not drawn."""


def size(rng: Chooser, degree: int) -> int:
    """A small size, which the degree divides if nothing is to go wrong."""
    if rng.random() >= FITS:
        return rng.randint(1, 12)
    times = rng.randint(1, 3)
    return degree * times if degree <= LARGE else degree


def random_model(
    rng: Chooser, tp: int, ep: int, expert_tp: int, most_layers: int = MOST_LAYERS
) -> Model:
    attention = random_attention(rng, tp)
    first = Layer(
        attention=attention,
        ffn=_experts(rng, tp, ep, expert_tp) if rng.random() < 0.4 else _dense(rng, tp),
        norm=rng.choice(("pre", "pre", "post", "sandwich")),
        parallel=rng.random() < 0.15,
    )
    kinds = [first]
    if rng.random() < ALONE:
        kinds = one_block_kinds(rng, first, tp)
    elif rng.random() < 0.3:
        kinds.append(_another_kind(rng, first, tp))
    count = rng.randint(len(kinds), max(len(kinds), most_layers))
    layers = [*range(len(kinds)), *(rng.randrange(len(kinds)) for _ in range(count - len(kinds)))]
    rng.shuffle(layers)
    if any(kind.attention.shares_index for kind in kinds):
        layers.sort(key=lambda kind: kind != 0)  # an index chooses before its choice is read
        layers[1:] = rng.sample(layers[1:], len(layers) - 1)
    found = Model(
        name="random",
        family="random",
        hidden=max(2, size(rng, tp)),  # a LayerNorm over one number is zero
        vocab=rng.randint(2, 24),
        kinds=tuple(kinds),
        layers=tuple(layers),
        norm=rng.choice(("rms", "layer")),
        tied=rng.random() < 0.3,
        head_bias=rng.random() < 0.15,
        max_positions=64 if attention.positions == "learned" else None,
        residual_scale=0.5 if rng.random() < 0.1 else None,
        layer_scale=rng.random() < SCALED,
    )
    return quantised(rng, found) if rng.random() < QUANTISED else found


def quantised(rng: Chooser, model: Model) -> Model:
    """The same, whose weights are numbers with scales."""

    def scales(names: tuple[str, ...]) -> Scales | None:
        some = tuple(name for name in names if rng.random() < FITS)
        of = () if len(some) == len(names) else some
        return Scales(rng.choice(BLOCKS), rng.choice(BLOCKS), of) if some else None

    def block(of: Dense) -> Dense:
        return replace(of, scales=scales(BLOCK)) if of.width else of

    def layer(kind: Layer) -> Layer:
        ffn, attention = kind.ffn, kind.attention
        if kind.attends and attention.delta is None and rng.random() < FITS:
            attention = replace(attention, scales=scales(of_module(kind, "attention")))
        return replace(kind, attention=attention, ffn=with_blocks(ffn, block))

    return replace(model, kinds=tuple(map(layer, model.kinds)))


def one_block_kinds(rng: Chooser, first: Layer, tp: int) -> list[Layer]:
    """Layers of one block: what a layer attends with, what it feeds forward, a state besides."""
    kinds = [replace(first, ffn=NO_FFN, parallel=False)]
    kinds.append(replace(first, attention=NO_ATTENTION, parallel=False))
    if rng.random() < 0.5 and first.attention.positions != "learned":
        kinds.append(replace(kinds[0], attention=_with_state(rng, tp)))
    rng.shuffle(kinds)
    return kinds


def _another_kind(rng: Chooser, first: Layer, tp: int) -> Layer:
    """What real models vary between layers: the window, rotation, or experts."""
    attention = first.attention
    if attention.indexer is not None and rng.random() < SHARED:
        return replace(first, attention=replace(attention, indexer=None, shares_index=True))
    match rng.choice(("window", "rotation", "experts", "state", "chunk")):
        case "chunk" if not (attention.delta or attention.indexer or _by_position(attention)):
            chunk = None if attention.chunk else rng.randint(1, 4)
            return replace(first, attention=replace(attention, chunk=chunk))
        case "state" if attention.delta is None and attention.positions != "learned":
            return replace(first, attention=_with_state(rng, tp))
        case "window" if attention.delta is None and attention.indexer is None:
            return replace(first, attention=replace(attention, window=rng.randint(1, 4)))
        case "rotation" if attention.positions == "rope" and attention.indexer is None:
            return replace(first, attention=replace(attention, positions="none", rope=None))
        case _:
            return replace(first, ffn=_dense(rng, tp))


def _with_state(rng: Chooser, tp: int) -> Attention:
    """A layer with a state in place of attention."""
    heads = size(rng, tp)
    rule = rng.choice(("delta", "mamba", "channel"))
    norm = rng.choice(("group", "width") if rule == "mamba" else ("head", "group", "width"))
    return Attention(
        heads=heads,
        kv_heads=rng.choice([d for d in range(1, heads + 1) if heads % d == 0]),
        head_dim=size(rng, tp),
        value_dim=size(rng, tp),
        positions="none",
        delta=Delta(rng.randint(1, 4), rule, norm),
    )


def random_attention(rng: Chooser, tp: int) -> Attention:
    if rng.random() < STATES:
        return _with_state(rng, tp)
    heads = size(rng, tp)
    divisors = [d for d in range(1, heads + 1) if heads % d == 0]
    bias = rng.random() < 0.3
    base = Attention(
        heads=heads,
        kv_heads=rng.choice((1, heads, rng.choice(divisors))),
        head_dim=4,
        value_dim=4,
        window=rng.randint(1, 4) if rng.random() < 0.15 else None,
        chunk=rng.randint(1, 4) if rng.random() < CHUNKED else None,
        sinks=rng.random() < 0.15,
        scale=0.25 if rng.random() < 0.15 else None,
        q_bias=bias,
        k_bias=bias and rng.random() < 0.7,
        v_bias=bias,
        out_bias=rng.random() < 0.25,
        qk_norm=rng.choice(("none", "none", "none", "head", "width", "bare")),
        output_gate=rng.random() < 0.1,
        position_scale=rng.random() < 0.1,
    )
    if rng.random() < 0.15:
        latent = Latent(kv_rank=rng.randint(2, 6), nope=size(rng, tp), rope=2 * size(rng, tp))
        index = None
        if rng.random() < CHOSEN:
            latent = replace(latent, q_rank=rng.randint(2, 6))
            base = replace(base, window=None, chunk=None, sinks=False)
            pairs = rng.choice(("half", "interleaved"))
            dim = latent.rope + rng.randint(0, 2)
            index = Indexer(rng.randint(1, 3), dim, rng.randint(2, 3), Rope(latent.rope, pairs))
        found = replace(
            base,
            chunk=None if base.position_scale else base.chunk,
            kv_heads=heads,
            head_dim=latent.nope + latent.rope,
            value_dim=size(rng, tp),
            latent=latent,
            indexer=index,
            rope=Rope(latent.rope, "interleaved"),
            qk_norm="none",
            output_gate=False,
        )
        if index is None and rng.random() < UNROTATED:
            more = rng.randint(0, 1)  # without pairs it may be an odd number
            latent = replace(latent, rope=latent.rope + more)
            found = replace(
                found, positions="none", rope=None, latent=latent, head_dim=found.head_dim + more
            )
        return found
    positions: Positions = rng.choice(("rope", "rope", "rope", "learned", "alibi", "none"))
    width = 2 * size(rng, tp)
    dim = rng.choice((width, 2 * rng.randint(1, width // 2)))
    pairs = rng.choice(("half", "half", "interleaved"))
    rope = Rope(dim, pairs) if positions == "rope" else None
    base = replace(base, head_dim=width, value_dim=width, positions=positions, rope=rope)
    if rng.random() < KEYS_ALONE:
        base = replace(base, keys_as_values=True, k_bias=base.v_bias)
    base = replace(base, value_norm=rng.random() < NORMED_VALUES)
    return replace(base, chunk=None) if _by_position(base) else base


def _by_position(found: Attention) -> bool:
    """Whether scores depend on positions by themselves, which those of a chunk do not."""
    return found.position_scale or found.positions == "alibi"


def _dense(rng: Chooser, tp: int) -> Dense:
    return Dense(
        width=size(rng, tp),
        gated=rng.random() < 0.7,
        up_bias=rng.random() < 0.25,
        down_bias=rng.random() < 0.25,
    )


def _experts(rng: Chooser, tp: int, ep: int, expert_tp: int) -> Moe:
    experts = size(rng, ep)
    shared = _dense(rng, tp) if rng.random() < SHARING else None
    return Moe(
        experts=experts,
        router=Router(
            score=rng.choice(("softmax", "sigmoid", "topk_softmax")),
            top_k=rng.randint(1, min(3, experts)),
            renormalise=rng.random() < 0.5,
            scale=2.5 if rng.random() < 0.1 else None,
        ),
        expert=_dense(rng, expert_tp),
        shared=shared,
        input_weighted=rng.random() < 0.05,
        latent=rng.randint(1, 4) if rng.random() < 0.1 else None,
        own_norms=shared is not None and rng.random() < BESIDE,
    )
