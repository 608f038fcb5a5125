"""A fused weight: a block of the concatenation read as pieces of its parts."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

THEOREMS = (
    Theorem(
        "a_fused_block_is_its_parts",
        (
            Sums(
                "a product with a block that is what its maps say",
                Statement(
                    "k m: size; r l: int; X(i) F(iii) W(iii): value",
                    "sum(i, 0, k, X(i) * F(r, i, l)) == sum(i, 0, k, X(i) * W(r, i, l))",
                    (
                        "all(i, 0, k, all(c, 0, m, F(r, i, c) == W(r, i, c)))",
                        "0 <= l",
                        "l < m",
                    ),
                ),
            ),
            Indices(
                "stored rank by rank, each cell of two parts has one place in its rank's block",
                Statement(
                    "c start m: int",
                    "0 <= place and place < m and c == start + part * m + place",
                    ("start <= c", "c < start + 2 * m"),
                    (
                        "part() := (0 if c < start + m else 1)",
                        "place() := c - start - (0 if c < start + m else m)",
                    ),
                ),
            ),
        ),
        "A rank's block of a fused weight gives what its parts would if it is what their maps say.",
    ),
)
