"""RMSNorm and LayerNorm, over the last axis."""

from __future__ import annotations

from math import prod

from shardproof.executor.domains import Tensor, expand, reshape, spread
from shardproof.executor.reference.site import Site
from shardproof.spec.model.model import Model


def norm(at: Site, model: Model, name: str, x: Tensor) -> Tensor:
    """A weight times x over the root of its mean square; LayerNorm takes the mean off first.

    The epsilon is within the function `rsqrt`, which is a random one in the field.
    """
    centred = model.norm == "layer"
    return normalised(at, name, x, centred=centred, biased=centred and model.norm_bias)


def bare_norm(at: Site, model: Model, name: str, x: Tensor) -> Tensor:
    """The same without weights."""
    return normalised(at, name, x, centred=model.norm == "layer", biased=False, weighed=False)


def layer_norm(at: Site, name: str, x: Tensor) -> Tensor:
    """One with a bias, whatever the model's own norms are."""
    return normalised(at, name, x, centred=True, biased=True)


def normalised(
    at: Site, name: str, x: Tensor, *, centred: bool, biased: bool, weighed: bool = True
) -> Tensor:
    domain, size = at.domain, x.shape[-1]
    one_over_size = domain.constant("reciprocal", size)
    if centred:
        mean = domain.scale(domain.sum(x, -1), one_over_size)
        x = domain.sub(x, expand(mean, mean.rank, size))
    mean_square = domain.scale(domain.squares(x), one_over_size)
    inverse_root = domain.apply("rsqrt", f"{at.path}.{name}", mean_square)
    y = domain.scale_rows(x, inverse_root)
    if weighed:
        y = domain.mul(y, along_last(at.weight(name), y))
    if biased:
        y = domain.add(y, along_last(at.weight(f"{name}.bias"), y))
    return at.note(name, y)


def along_last(weight: Tensor, x: Tensor) -> Tensor:
    """The weight once for each row of x; one over all heads has an axis of heads of its own.

    One over groups of heads is longer than a row, and has a part for each group.
    """
    axes = 1 if prod(weight.shape) == x.shape[-1] else 2
    return spread(reshape(weight, x.shape[-axes:]), x.shape, tuple(range(x.rank - axes, x.rank)))
