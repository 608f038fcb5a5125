"""All side conditions of rules: of indices, sizes, groups, times, and of how values lie."""

from __future__ import annotations

from shardproof.proofs.theorems.asked import attention, ffn, moe, states, stream, time
from shardproof.proofs.theorems.asked.condition import Condition

CONDITIONS: tuple[Condition, ...] = (
    *stream.CONDITIONS,
    *attention.CONDITIONS,
    *ffn.CONDITIONS,
    *moe.CONDITIONS,
    *time.CONDITIONS,
    *states.CONDITIONS,
)
