"""Linear layers: columns concatenate, rows sum, and a share of the operand leaves a share."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import (
    CUT,
    FROM_ZERO,
    OWNED,
    gathered,
    over_ranks,
    within,
)
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Sums, Theorem

XW = "sum(i, 0, k, X(t, i) * W(i, o))"

THEOREMS = (
    Theorem(
        "column_split_concatenates",
        (
            Sums(
                "by boundaries, induction on ranks",
                Statement(
                    "n p k: size; t o b(i): int; X(ii) W(ii): value",
                    f"{gathered('y(r, t, @)', 'o')} == {XW} * {within('o')}",
                    CUT,
                    (
                        "w(r, i, l) := W(i, b(r) + l)",
                        "y(r, t, l) := sum(i, 0, k, X(t, i) * w(r, i, l))",
                    ),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "by coefficients, any map",
                Statement(
                    "n p k: size; t o: int; X(ii) W(ii) own(ii): value",
                    f"sum(r, 0, p, own(r, o) * sum(i, 0, k, X(t, i) * W(i, o))) == {XW}",
                    (OWNED, "0 <= o", "o < n"),
                ),
            ),
        ),
    ),
    Theorem(
        "row_split_sums",
        (
            Sums(
                "by boundaries, induction on ranks",
                Statement(
                    "n p: size; t o b(i): int; X(ii) W(ii): value",
                    f"{over_ranks('x(r, t, l) * w(r, l, o)')} == sum(i, 0, n, X(t, i) * W(i, o))",
                    CUT,
                    ("x(r, t, l) := X(t, b(r) + l)", "w(r, l, o) := W(b(r) + l, o)"),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "by coefficients, any map",
                Statement(
                    "n p: size; t o: int; X(ii) W(ii) own(ii): value",
                    "sum(r, 0, p, sum(i, 0, n, own(r, i) * X(t, i) * W(i, o)))"
                    " == sum(i, 0, n, X(t, i) * W(i, o))",
                    (OWNED,),
                ),
            ),
        ),
    ),
    Theorem(
        "heads_and_their_dimensions_split_rows_alike",
        (
            Sums(
                "by boundaries, induction on ranks",
                Statement(
                    "n p d: size; t o b(i): int; A(iii) W(iii): value",
                    f"{over_ranks('sum(v, 0, d, a(r, t, l, v) * w(r, l, v, o))')}"
                    " == sum(h, 0, n, sum(v, 0, d, A(t, h, v) * W(h, v, o)))",
                    CUT,
                    ("a(r, t, l, v) := A(t, b(r) + l, v)", "w(r, l, v, o) := W(b(r) + l, v, o)"),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
        "The output projection of a rank's heads is a share of the output, for all sizes.",
    ),
    Theorem(
        "linear_of_shares_is_a_share",
        (
            Sums(
                "by what shares sum to",
                Statement(
                    "n p: size; o: int; x(ii) X(i) W(ii): value",
                    "sum(r, 0, p, sum(i, 0, n, x(r, i) * W(i, o))) == sum(i, 0, n, X(i) * W(i, o))",
                    ("all(i, 0, n, sum(r, 0, p, x(r, i)) == X(i))",),
                ),
            ),
        ),
        "A linear map of shares of a sum gives shares of its result.",
    ),
)
