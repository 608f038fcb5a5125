"""A sharded program beside its reference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shardproof.code.jax_trace import Leaf, Traced


@dataclass(frozen=True, slots=True)
class Pair:
    """Both programs, traced, and what they are given."""

    sharded: Traced
    reference: Traced
    leaves: Sequence[Leaf]
