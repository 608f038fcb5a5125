"""Slices of raw storage: an entry stands in a memory where the order of decode has it."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

THEOREMS = (
    Theorem(
        "a_slice_of_one_head_or_one_token_is_in_either_order",
        (
            Indices(
                "a memory of one head",
                Statement("H T h t: int", "t * H + h == h * T + t", ("0 <= h", "h < H", "H == 1")),
            ),
            Indices(
                "a memory of one token",
                Statement("H T h t: int", "t * H + h == h * T + t", ("0 <= t", "t < T", "T == 1")),
            ),
            Indices(
                "a single entry that both orders put in the same place",
                Statement(
                    "H T h t: int", "t * H + h == h * T + t", ("t * (H - 1) == h * (T - 1)",)
                ),
            ),
        ),
        ("cache_step",),
        "A slice that is cut by head and token is of the same entries as one by token and head, if "
        "the memory is of one head or one token.",
        of=("sliced.Slices.everyone", "sliced.Slices.each"),
    ),
)
