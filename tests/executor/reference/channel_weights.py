"""The weights of a layer whose state fades by dimension, which transformers keeps apart."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from shardproof.executor.domains import Array
from shardproof.spec.model.model import Attention

State = Mapping[str, Array]


def of_channels(there: str, name: str, state: State, spec: Attention) -> Array:
    """One of our weights, up to the shape: what they make by way of few numbers is made at once."""

    def heads(x: Array) -> Array:
        """[(heads, dims), in] as [in, heads, dims]."""
        return np.moveaxis(x.reshape(spec.heads, -1, x.shape[-1]), -1, 0)

    def projected(which: str) -> Array:
        return heads(state[f"{there}{which}_proj.weight"])

    q, k, v = (
        each.reshape(spec.heads, -1, each.shape[-1])
        for each in np.split(state[f"{there}conv1d.weight"], 3)
    )
    gates, fades = f"{there}g_", f"{there}forget_gate.f_"
    match name.removeprefix("attention."):
        case "k":
            return np.concatenate((projected("q"), projected("k")), axis=-1)
        case "v":
            every = projected("v"), projected("b"), heads(by_way_of_few(state, fades))
            return np.concatenate(every, axis=-1)
        case "gate":
            return heads(by_way_of_few(state, gates))
        case "k.taps":
            return np.concatenate((q, k), axis=1)
        case "v.taps":
            return v
        case "decay":
            return state[f"{there}forget_gate.A_log"]
        case "decay.step":
            return state[f"{there}forget_gate.dt_bias"]
        case "state.norm":
            return state[f"{there}o_norm.weight"]
        case _:
            return state[f"{there}o_proj.weight"].T


def by_way_of_few(state: State, prefix: str) -> Array:
    """Two linear maps, one behind the other, as the one that they are."""
    return state[f"{prefix}b_proj.weight"] @ state[f"{prefix}a_proj.weight"]
