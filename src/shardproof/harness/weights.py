"""A case's weights: drawn so that a mistake shows, exact in the case's floats."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from shardproof.executor.domains import Array, Float, Shape, Tensor
from shardproof.executor.domains.floating import Kind
from shardproof.executor.domains.floating import stored as stored_as
from shardproof.executor.weights import spread_and_centre, weight_shapes
from shardproof.harness.published import PUBLISHED
from shardproof.spec.model.model import Model

BIASES = {"q": 2.0, "k": 3.0, "v": 1.5, "out": 1.2, "down": 1.5}
"""Spread of a bias, by what it is added to: scores hide one of queries or keys the most."""


def drawn(model: Model, dtype: Kind, seed: int) -> dict[str, Array]:
    """Every weight by our name, in float64, as the stored number says it."""
    domain = Float("float64", seed=seed)
    # Of a norm that is stored less one, that is what was rounded.
    less_one = PUBLISHED[model.family].one_less
    found: dict[str, Array] = {}
    for name, shape in weight_shapes(model).items():
        values = domain.random(name, shape, *scale_of(name, shape)).values[0]
        offset = 1.0 if less_one and name.endswith("norm") else 0.0
        found[name] = (values - offset).astype(stored_as(dtype)).astype(np.float64) + offset
    return found


def scale_of(name: str, shape: Shape) -> tuple[float, float]:
    """Spread and centre: as for runs in floats, but for what a mistake would otherwise hide in.

    A bias that is added twice has to be seen, experts have to be told apart, and what a block
    adds has to be more than rounding of the stream is.
    """
    if name.endswith(".bias"):
        return BIASES.get(name.split(".")[-2], 1.0), 0.0
    if name.endswith("norm"):
        return 0.3, 1.0
    spread, centre = spread_and_centre(name, shape)
    louder = {"router": 3.0, "out": 2.0, "down": 3.0}
    return spread * louder.get(name.rpartition(".")[2], 1.0), centre


def tensors(weights: Mapping[str, Array], trials: int, dtype: Kind) -> dict[str, Tensor]:
    """The weights in a domain of so many trials."""
    kept = {name: values.astype(stored_as(dtype)) for name, values in weights.items()}
    return {name: Tensor(np.broadcast_to(x, (trials, *x.shape))) for name, x in kept.items()}
