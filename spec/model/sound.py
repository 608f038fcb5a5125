"""What the numbers of a model must agree on before anything can be computed with it."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.spec.model.model import (
    NO_ATTENTION,
    NO_FFN,
    Attention,
    Delta,
    Indexer,
    Layer,
    Model,
    Moe,
)
from shardproof.spec.model.scaled import NAMES, modules

Fault = tuple[tuple[str | int, ...], str, str]
"""Where it is (fields and places in lists), what is wrong, what would be right."""


def faults(model: Model) -> Iterator[Fault]:
    """Every disagreement; none in a model that a config gives."""
    for place, kind in enumerate(model.layers):
        if kind >= len(model.kinds):
            right = f"a number below {len(model.kinds)}, how many kinds there are"
            yield ("layers", place), f"layer {place} is of kind {kind}, and there is none", right
    for kind in sorted(set(range(len(model.kinds))) - set(model.layers)):
        yield ("kinds", kind), f"no layer is of kind {kind}", "remove it, or name it in layers"
    if not model.layers:
        yield ("layers",), "there are no layers", "give the kind of each layer"
    if model.kinds and not any(kind.attends for kind in model.kinds):
        yield ("kinds",), "no layer has attention or a state", "give attention of a layer"
    if (place := unchosen(model)) is not None:
        message = f"layer {place} attends to chosen keys, and none before it has chosen any"
        yield ("layers", place), message, "a kind with an indexer before it"
    learned = any(kind.attention.positions == "learned" for kind in model.kinds)
    if learned != (model.max_positions is not None):
        right = "give max_positions where positions are learned, and only there"
        yield ("max_positions",), "positions are learned or have no table", right
    for number, kind in enumerate(model.kinds):
        for path, message, right in of_kind(kind):
            yield ("kinds", number, *path), message, right


def unchosen(model: Model) -> int | None:
    """A layer that attends to chosen keys, of which none before it has chosen any."""
    if not any(kind.attention.shares_index for kind in model.kinds):
        return None
    for place, kind in enumerate(model.layers):
        attention = model.kinds[kind].attention if kind < len(model.kinds) else NO_ATTENTION
        if attention.indexer is not None:
            return None
        if attention.shares_index:
            return place
    return None


def of_kind(kind: Layer) -> Iterator[Fault]:
    if kind.attends or kind.attention != NO_ATTENTION:
        for path, message, right in of_attention(kind.attention):
            yield ("attention", *path), message, right
    if not (kind.attends or kind.feeds):
        yield (), "a layer has neither attention nor an FFN", "give one of the two"
    elif kind.parallel and not (kind.attends and kind.feeds):
        yield ("parallel",), "a layer of one block has nothing beside it", "parallel: false"
    if kind.ffn != NO_FFN and not kind.feeds:
        yield ("ffn", "width"), "a block has no width", "at least 1, or no ffn"
    if kind.norms == 1 and not kind.parallel:
        yield ("norms",), "a block one after the other has two norms", "norms: 2"
    if isinstance(kind.ffn, Moe):
        for path, message, right in of_experts(kind.ffn):
            yield ("ffn", *path), message, right
    for module, scales in modules(kind):
        known = NAMES[module]
        if not {*scales.of} <= {*known}:
            path = {"ffn.experts": ("ffn", "expert"), "ffn.shared": ("ffn", "shared")}
            where = (*path.get(module, (module,)), "scales", "of")
            yield where, "scales are of weights that there are not", f"any of {', '.join(known)}"


def of_attention(spec: Attention) -> Iterator[Fault]:
    if not spec.heads:
        yield ("heads",), "attention has no heads", "at least 1, or no attention"
    if spec.heads % spec.kv_heads:
        message = f"{spec.heads} heads are not a multiple of {spec.kv_heads} KV heads"
        yield ("kv_heads",), message, f"a divisor of {spec.heads}"
    if (spec.rope is not None) != (spec.positions == "rope"):
        right = "give rope where positions are rope, and only there"
        yield ("rope",), "rotation and positions do not agree", right
    elif spec.rope is not None and (spec.rope.dim % 2 or not 2 <= spec.rope.dim <= spec.head_dim):
        message = f"{spec.rope.dim} of {spec.head_dim} dimensions of a head are rotated"
        yield ("rope", "dim"), message, "an even number, from 2 to the head's dimensions"
    if spec.delta is not None:
        yield from _of_delta(spec, spec.delta)
    if spec.chunk is not None and (spec.position_scale or spec.positions == "alibi"):
        message = "scores of a chunk that depend on positions by themselves are not modelled"
        yield ("chunk",), message, "chunk: null, or positions that are rotated, learned or none"
    latent = spec.latent
    yield from _of_values(spec)
    if spec.indexer is not None:
        yield from _of_indexer(spec, spec.indexer)
    if spec.shares_index and (latent is None or spec.indexer or spec.bounded or spec.sinks):
        message = "chosen keys are those of latent attention, without a window and without sinks"
        right = "a latent; indexer: null, window: null, chunk: null, sinks: false"
        yield ("shares_index",), message, right
    if latent is None:
        return
    if spec.output_gate:
        yield ("output_gate",), "no gate of latent attention is modelled", "output_gate: false"
    if spec.head_dim != latent.nope + latent.rope:
        message = f"a head has {spec.head_dim} dimensions"
        right = f"nope and rope together, {latent.nope + latent.rope}"
        yield ("head_dim",), message, right
    if spec.kv_heads != spec.heads:
        yield ("kv_heads",), "latent attention has a K and a V for each head", f"{spec.heads}"
    if spec.rope is not None and spec.rope.dim != latent.rope:
        message = f"{spec.rope.dim} dimensions are rotated, of a rotated part of {latent.rope}"
        yield ("rope", "dim"), message, f"{latent.rope}"
    if spec.qk_norm != "none":
        yield ("qk_norm",), "no norm of latent queries and keys is modelled", "qk_norm: none"


def _of_values(spec: Attention) -> Iterator[Fault]:
    if spec.keys_as_values and (spec.head_dim != spec.value_dim or spec.k_bias != spec.v_bias):
        message = "values that are keys have other dimensions, or another bias"
        yield ("keys_as_values",), message, "value_dim and v_bias as head_dim and k_bias"
    if spec.latent is not None and (spec.keys_as_values or spec.value_norm):
        message = "values of latent attention are made of the latent, and not normalised"
        yield ("latent",), message, "keys_as_values: false, value_norm: false"


def _of_delta(spec: Attention, state: Delta) -> Iterator[Fault]:
    if not _of_state(spec):
        message = "a layer with a state has no rotation, window, sinks, biases, norms or gate here"
        yield ("delta",), message, "only heads, kv_heads, head_dim, value_dim and delta"
    if state.gate_rank is not None and state.rule != "channel":
        message = f"gates of the rule {state.rule} are made at once"
        yield ("delta", "gate_rank"), message, "gate_rank: null"


def _of_state(spec: Attention) -> bool:
    """Whether a layer with a state says nothing that only attention has."""
    sizes = spec.heads, spec.kv_heads, spec.head_dim, spec.value_dim
    return spec == Attention(*sizes, positions="none", delta=spec.delta, scales=spec.scales)


def _of_indexer(spec: Attention, index: Indexer) -> Iterator[Fault]:
    if spec.latent is None or spec.latent.q_rank is None:
        message = "an indexer makes its queries of the latent of queries, and there is none"
        yield ("indexer",), message, "latent: {q_rank: ...}"
    if spec.bounded or spec.sinks:
        message = "keys are chosen of all that are seen, without a window and without sinks"
        yield ("indexer",), message, "window: null, chunk: null, sinks: false"
    if (index.rope is None) != (spec.rope is None):
        yield ("indexer", "rope"), "an index is rotated where queries are", "rope for both"
    elif index.rope is not None and spec.rope is not None and index.rope.dim != spec.rope.dim:
        message = f"{index.rope.dim} dimensions of an index head are rotated, by other angles"
        yield ("indexer", "rope", "dim"), message, f"{spec.rope.dim}, as of a query"
    if index.rope is not None and index.rope.dim > index.head_dim:
        message = f"{index.rope.dim} of {index.head_dim} dimensions of an index head are rotated"
        yield ("indexer", "head_dim"), message, f"{index.rope.dim} or more"


def of_experts(spec: Moe) -> Iterator[Fault]:
    router = spec.router
    if not spec.expert.width or (spec.shared is not None and not spec.shared.width):
        yield ("expert", "width"), "a block of experts is empty", "at least 1"
    if spec.experts % router.groups:
        message = f"{spec.experts} experts in {router.groups} groups"
        yield ("router", "groups"), message, f"a divisor of {spec.experts}"
        return
    if router.top_groups > router.groups:
        message = f"the best {router.top_groups} of {router.groups} groups"
        yield ("router", "top_groups"), message, f"at most {router.groups}"
        return
    size = spec.experts // router.groups
    most = size * router.top_groups
    if router.top_k > most:
        message = f"{router.top_k} experts are to be chosen among {most}"
        yield ("router", "top_k"), message, f"at most {most}"
    if router.groups > 1 and router.group_score == "top2" and size < 2:
        message = "a group is scored by its best two experts, and has one"
        yield ("router", "group_score"), message, "max, or fewer groups"
    if spec.shared_gate and spec.shared is None:
        yield ("shared_gate",), "there is no shared expert to gate", "shared_gate: false"
    if spec.own_norms and spec.shared is None:
        yield ("own_norms",), "there is no block beside the experts", "own_norms: false"
