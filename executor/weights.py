"""The weights of a model: their names, their shapes, and how they are drawn.

A linear layer's weight is laid out [in…, out…], and where its inputs or outputs are heads
these have an axis of their own: `q` is [hidden, heads, head_dim], `out` is [heads,
value_dim, hidden]. So a map over heads is a map over one axis. Experts lie on a leading
axis. A bias is named after its weight: `layers.3.attention.q.bias`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import prod

from shardproof.executor.domains import Domain, Shape, Tensor, reshape, take
from shardproof.spec.model.model import (
    Attention,
    Delta,
    Dense,
    Indexer,
    Latent,
    Layer,
    Model,
    Moe,
)
from shardproof.spec.model.scaled import blocks_along, of_kind

Block = tuple[int, int]
"""Rows and columns of a weight that share a scale."""
Named = Iterator[tuple[str, Shape]]
Weights = Mapping[str, Tensor]


def weight_shapes(model: Model) -> dict[str, Shape]:
    """Every weight by name; a tied head has none of its own."""
    found: dict[str, Shape] = {"embedding": (model.vocab, model.hidden)}
    if model.max_positions is not None:
        found["positions"] = (model.max_positions, model.hidden)
    if model.embedding_norm:
        found.update(norm(model, "embedding.norm"))
    for index, kind in enumerate(model.layers):
        for name, shape in with_scales(model.kinds[kind], layer(model, model.kinds[kind])):
            found[f"layers.{index}.{name}"] = shape
    if model.final_norm:
        found.update(norm(model, "norm"))
    if not model.tied:
        found["head"] = (model.hidden, model.vocab)
    if model.head_bias:
        found["head.bias"] = (model.vocab,)
    return found


def with_scales(kind: Layer, named: Named) -> Named:
    """Behind each quantised weight its scales, [blocks of inputs, blocks of outputs]."""
    blocks = of_kind(kind)
    for name, shape in named:
        yield name, shape
        if name in blocks:
            rows, columns = blocks[name]
            experts, inputs = split_axes(name, shape)
            ends = experts, experts + inputs, len(shape)
            sizes = (prod(shape[low:high]) for low, high in pairwise(ends))
            each = zip(sizes, (columns, rows), strict=True)
            yield (
                f"{name}.scale",
                (*shape[:experts], *(blocks_along(size, block) for size, block in each)),
            )


def split_axes(name: str, shape: Shape) -> tuple[int, int]:
    """How many axes of a weight are of experts, and how many behind them are of inputs."""
    experts = int(".experts." in name)
    return experts, 2 if name.endswith("attention.out") and len(shape) > 2 else 1


def dequantised(domain: Domain, name: str, numbers: Tensor, scales: Tensor, block: Block) -> Tensor:
    """A whole weight: each number times the scale of its block."""
    experts, inputs = split_axes(name, numbers.shape)
    ends = experts, experts + inputs, numbers.rank
    for axis, ((low, high), size) in enumerate(
        zip(pairwise(ends), reversed(block), strict=True), experts
    ):
        total = prod(numbers.shape[low:high])
        scales = take(scales, axis, [i // (size or max(total, 1)) for i in range(total)])
    return domain.mul(numbers, reshape(scales, numbers.shape))


def computed_with(model: Model, domain: Domain, weights: Weights) -> Weights:
    """What a model computes with: of quantised weights the numbers, each times its scale."""
    made = {
        name: dequantised(domain, name, weights[name], weights[f"{name}.scale"], block)
        for at, kind in enumerate(model.layers)
        for inner, block in of_kind(model.kinds[kind]).items()
        if (name := f"layers.{at}.{inner}") in weights
    }
    return {**weights, **made} if made else weights


def layer(model: Model, kind: Layer) -> Named:
    halves = [("attention", kind.attends), ("ffn", kind.feeds)]
    for half in (name for name, there in halves if there):
        alone = kind.parallel and kind.norms == 1 and half == "ffn"
        if kind.norm in ("pre", "sandwich") and not alone:
            yield from norm(model, f"{half}.norm")
        if kind.norm in ("post", "sandwich"):
            yield from norm(model, f"{half}.post_norm")
    ffn = kind.ffn
    if model.layer_scale:
        yield "scale", ()
    if kind.attends:
        yield from within("attention", attention(model, kind.attention))
    if kind.feeds:
        yield from within(
            "ffn", moe(model, ffn) if isinstance(ffn, Moe) else dense(model.hidden, ffn)
        )


def within(path: str, named: Named) -> Named:
    yield from ((f"{path}.{name}", shape) for name, shape in named)


def norm(model: Model, name: str, *shape: int) -> Named:
    yield name, shape or (model.hidden,)
    if model.norm == "layer" and model.norm_bias:
        yield f"{name}.bias", shape or (model.hidden,)


def linear(name: str, inputs: Shape, outputs: Shape, *, bias: bool = False) -> Named:
    yield name, inputs + outputs
    if bias:
        yield f"{name}.bias", outputs


def attention(model: Model, spec: Attention) -> Named:
    if spec.latent is not None:
        yield from latent_attention(model, spec, spec.latent)
        return
    if spec.delta is not None:
        yield from delta_net(model, spec, spec.delta)
        return
    queries, keys = (spec.heads, spec.head_dim), (spec.kv_heads, spec.head_dim)
    values = (spec.kv_heads, spec.value_dim)
    yield from linear("q", (model.hidden,), queries, bias=spec.q_bias)
    yield from linear("k", (model.hidden,), keys, bias=spec.k_bias)
    if not spec.keys_as_values:
        yield from linear("v", (model.hidden,), values, bias=spec.v_bias)
    if spec.qk_norm in ("head", "width"):
        yield from norm(model, "q.norm", *(queries if spec.qk_norm == "width" else queries[1:]))
        yield from norm(model, "k.norm", *(keys if spec.qk_norm == "width" else keys[1:]))
    if spec.output_gate:
        yield "gate", (model.hidden, spec.heads, spec.value_dim)
    yield from output(model, spec)


def delta_net(model: Model, spec: Attention, state: Delta) -> Named:
    """`k` has a key head's query and behind it its key, `v` a value and behind it its gates.

    The convolution's weights lie beside those whose results it runs over.
    """
    kernel = state.kernel
    keys, values = (spec.kv_heads, 2 * spec.head_dim), (spec.heads, spec.value_dim)
    yield "k", (model.hidden, *keys)
    yield "v", (model.hidden, spec.heads, spec.entry)
    yield "gate", (model.hidden, *values)
    yield "k.taps", (*keys, kernel)
    yield "v.taps", (*values, kernel)
    if state.rule == "mamba":
        yield "k.taps.bias", keys
        yield "v.taps.bias", values
        yield "skip", (spec.heads,)
    yield "decay", (spec.heads,)
    yield "decay.step", (spec.heads, *((spec.head_dim,) if state.rule == "channel" else ()))
    yield from norm(model, "state.norm", *(values if state.norm != "head" else values[1:]))
    yield from linear("out", values, (model.hidden,))


def output(model: Model, spec: Attention) -> Named:
    if spec.sinks:
        yield "sinks", (spec.heads,)
    yield from linear("out", (spec.heads, spec.value_dim), (model.hidden,), bias=spec.out_bias)


def latent_attention(model: Model, spec: Attention, latent: Latent) -> Named:
    """`k` and `v` read the latent; the biases are where heads are made."""
    if spec.qk_norm != "none":
        raise ValueError("no norm of the queries and keys of latent attention is modelled")
    queries = (spec.heads, latent.nope + latent.rope)
    if latent.q_rank is None:
        yield from linear("q", (model.hidden,), queries, bias=spec.q_bias)
    else:
        yield "q_down", (model.hidden, latent.q_rank)
        yield from norm(model, "q_down.norm", latent.q_rank)
        yield from linear("q", (latent.q_rank,), queries, bias=spec.q_bias)
    yield "kv_down", (model.hidden, latent.kv_rank)
    yield from norm(model, "kv_down.norm", latent.kv_rank)
    yield "k_rope", (model.hidden, latent.rope)
    if spec.indexer is not None:
        yield from index(spec.indexer, model.hidden, latent.q_rank or model.hidden)
    yield from linear("k", (latent.kv_rank,), (spec.heads, latent.nope), bias=spec.k_bias)
    yield from linear("v", (latent.kv_rank,), (spec.heads, spec.value_dim), bias=spec.v_bias)
    yield from output(model, spec)


def index(spec: Indexer, hidden: int, queries: int) -> Named:
    """Queries of index heads, one key for all of them, and how much each head counts."""
    yield "index.q", (queries, spec.heads, spec.head_dim)
    yield "index.k", (hidden, spec.head_dim)
    yield "index.k.norm", (spec.head_dim,)
    yield "index.k.norm.bias", (spec.head_dim,)
    yield "index.weights", (hidden, spec.heads)


def dense(stream: int, spec: Dense, experts: Shape = ()) -> Named:
    hidden, width = (stream,), (spec.width,)
    linears = [("up", hidden, width, spec.up_bias), ("down", width, hidden, spec.down_bias)]
    if spec.gated or spec.joint:
        linears.insert(0, ("gate", hidden, width, spec.up_bias))
    for name, inputs, outputs, bias in linears:
        yield name, experts + inputs + outputs
        if bias:
            yield f"{name}.bias", experts + outputs


def moe(model: Model, spec: Moe) -> Named:
    yield from linear("router", (model.hidden,), (spec.experts,), bias=spec.router.bias)
    if spec.router.correction:
        yield "router.correction", (spec.experts,)
    if spec.own_norms:
        for name in ("router.norm", "experts.norm", "experts.post_norm", "shared.post_norm"):
            yield from norm(model, name)
    width = model.hidden if spec.latent is None else spec.latent
    if spec.latent is not None:
        yield "latent.down", (model.hidden, spec.latent)
        yield "latent.up", (spec.latent, model.hidden)
    yield from within("experts", dense(width, spec.expert, (spec.experts,)))
    if spec.shared is not None:
        yield from within("shared", dense(model.hidden, spec.shared))
        if spec.shared_gate:
            yield "shared_gate", (model.hidden,)


def random_weights(model: Model, domain: Domain) -> dict[str, Tensor]:
    """All weights, drawn by the domain's seed; each is a function of its name and place alone."""
    return {
        name: domain.random(name, shape, *spread_and_centre(name, shape))
        for name, shape in weight_shapes(model).items()
    }


def spread_and_centre(name: str, shape: Shape) -> tuple[float, float]:
    """Of a weight where it is a float: what flows through the model stays near one."""
    if name.endswith(("norm", "sinks", "skip", ".scale")):
        return 0.1, 1.0
    if name.endswith(("bias", "correction", "decay", "decay.step")):
        return 0.1, 0.0
    if name in ("embedding", "positions"):
        return 1.0, 0.0
    if name.endswith("attention.out"):
        inputs = shape[:2]
    elif name.endswith(".taps"):
        inputs = shape[-1:]
    else:
        inputs = shape[1:2] if ".experts." in name else shape[:1]
    return prod(inputs) ** -0.5, 0.0
