"""The weights of a layer with a state, from the ways in which transformers keeps them."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from shardproof.executor.domains import Array
from shardproof.spec.model.model import Attention
from tests.executor.reference.channel_weights import of_channels
from tests.executor.reference.mamba_weights import of_mamba

State = Mapping[str, Array]


def of_state(prefix: str, name: str, state: State, spec: Attention) -> Array:
    """One of our weights, up to the shape."""
    if spec.delta is not None and spec.delta.rule == "mamba":
        inner = next(each for each in ("mixer.", "mamba.") if f"{prefix}{each}A_log" in state)
        return of_mamba(prefix + inner, name, state, spec)
    if spec.delta is not None and spec.delta.rule == "channel":
        return of_channels(f"{prefix}self_attn.", name, state, spec)
    there = f"{prefix}linear_attn."
    parts = projected(there, state, spec)
    taps = state[f"{there}conv1d.weight"]
    keys = spec.kv_heads * spec.head_dim
    match name:
        case "attention.k":
            return np.concatenate((parts["q"], parts["k"]), axis=-1)
        case "attention.v":
            return np.concatenate((parts["v"], parts["b"], parts["a"]), axis=-1)
        case "attention.gate":
            return parts["z"]
        case "attention.k.taps":
            q, k = (of_heads(taps[at : at + keys], spec.kv_heads) for at in (0, keys))
            return np.concatenate((q, k), axis=1)
        case "attention.v.taps":
            return of_heads(taps[2 * keys :], spec.heads)
        case "attention.decay":
            return state[f"{there}A_log"]
        case "attention.decay.step":
            return state[f"{there}dt_bias"]
        case "attention.state.norm":
            return state[f"{there}norm.weight"]
        case _:
            return state[f"{there}out_proj.weight"].T


def of_heads(x: Array, heads: int) -> Array:
    """[(heads, dims), 1, kernel] to [heads, dims, kernel]."""
    return x.reshape(heads, -1, x.shape[-1])


def projected(there: str, state: State, spec: Attention) -> Mapping[str, Array]:
    """[in, heads, dims] of queries, keys, values and gates."""
    keys, heads, dims, values = spec.kv_heads, spec.heads, spec.head_dim, spec.value_dim
    group = heads // keys
    if f"{there}in_proj_qkvz.weight" in state:
        # A key head with the value heads that it serves, one key head behind the other.
        x = state[f"{there}in_proj_qkvz.weight"]
        x = x.reshape(keys, -1, x.shape[-1])
        ends = np.cumsum([dims, dims, group * values])
        found = dict(zip("qkvz", np.split(x, ends, axis=1), strict=True))
        y = state[f"{there}in_proj_ba.weight"]
        y = y.reshape(keys, -1, y.shape[-1])
        found |= dict(zip("ba", np.split(y, [group], axis=1), strict=True))
    else:
        x = state[f"{there}in_proj_qkv.weight"]
        found = dict(zip("qkv", np.split(x, [keys * dims, 2 * keys * dims]), strict=True))
        found |= {name: state[f"{there}in_proj_{name}.weight"] for name in "zba"}
    counts = {"q": keys, "k": keys}
    return {
        name: np.moveaxis(x.reshape(counts.get(name, heads), -1, x.shape[-1]), -1, 0)
        for name, x in found.items()
    }
