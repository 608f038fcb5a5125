"""Softmax as the quotient that it is, of two sums that shards can share.

Nobody divides before the parts are merged. A shard without keys contributes (0, 0).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import numpy as np

from shardproof.executor.domains.domain import Domain
from shardproof.executor.domains.tensor import Array, Mask, Tensor
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Parts:
    """A numerator [rows…, values], a denominator [rows…], and the shift of both."""

    numerator: Tensor
    denominator: Tensor
    shift: Array | None


def merge(domain: Domain, parts: Sequence[Parts]) -> Parts:
    """The parts over all keys, from parts over some."""
    shift = None
    shifts = [part.shift for part in parts if part.shift is not None]
    if shifts:
        shift = np.maximum.reduce(shifts)
        parts = [shifted(domain, part, shift) for part in parts]
    return Parts(
        reduce(domain.add, (part.numerator for part in parts)),
        reduce(domain.add, (part.denominator for part in parts)),
        shift,
    )


def shifted(domain: Domain, part: Parts, to: Array) -> Parts:
    if part.shift is None:
        raise ValueError("parts with a shift and parts without one do not go together")
    numerator = domain.rescale(part.numerator, part.shift, to)
    return Parts(numerator, domain.rescale(part.denominator, part.shift, to), to)


def quotient(domain: Domain, parts: Parts) -> Tensor:
    """The softmax-weighted values. A row without keys makes its trial undefined."""
    return domain.scale_rows(parts.numerator, domain.reciprocal(parts.denominator))


def softmax(domain: Domain, key: str, scores: Tensor, mask: Mask) -> Tensor:
    """Weights over the last axis, zero where the mask is false."""
    found = domain.exponentials(key, scores, mask)
    return quotient(domain, Parts(found.values, domain.sum(found.values, -1), found.shift))
