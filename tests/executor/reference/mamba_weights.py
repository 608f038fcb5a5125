"""The weights of a layer of Mamba-2, which transformers keeps in one projection."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from shardproof.executor.domains import Array
from shardproof.spec.model.model import Attention

State = Mapping[str, Array]


def of_mamba(there: str, name: str, state: State, spec: Attention) -> Array:
    """One of our weights, up to the shape: they keep [z, x, B, C, dt], we [C, B] and [x, dt]."""
    heads, groups, dims, values = spec.heads, spec.kv_heads, spec.head_dim, spec.value_dim
    wide, narrow = heads * values, groups * dims
    ends = np.cumsum([wide, wide, narrow, narrow])
    z, x, b, c, dt = (
        each.reshape(count, -1, each.shape[-1])
        for each, count in zip(
            np.split(state[f"{there}in_proj.weight"], ends),
            (heads, heads, groups, groups, heads),
            strict=True,
        )
    )
    if name.startswith(("attention.k.taps", "attention.v.taps")):
        part = state[f"{there}conv1d.{'bias' if name.endswith('bias') else 'weight'}"]
        x_taps, b_taps, c_taps = (
            each.reshape(count, -1, part.shape[-1] if part.ndim > 1 else 1)
            for each, count in zip(
                np.split(part, [wide, wide + narrow]), (heads, groups, groups), strict=True
            )
        )
        return x_taps if ".v." in name else np.concatenate((c_taps, b_taps), axis=1)
    match name:
        case "attention.k":
            return np.moveaxis(np.concatenate((c, b), axis=1), -1, 0)
        case "attention.v":
            return np.moveaxis(np.concatenate((x, dt), axis=1), -1, 0)
        case "attention.gate":
            return np.moveaxis(z, -1, 0)
        case "attention.out":
            return state[f"{there}out_proj.weight"].T
        case _:
            theirs = {"decay": "A_log", "decay.step": "dt_bias", "skip": "D"}
            theirs["state.norm"] = "norm.weight"
            return state[there + theirs[name.removeprefix("attention.")]]
