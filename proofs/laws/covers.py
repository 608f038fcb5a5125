"""Products in one line: a dimension that is summed over counts each index once."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, OWNED, over_ranks
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Sums, Theorem

THEOREMS = (
    Theorem(
        "exact_covers_recombine",
        (
            Sums(
                "what is owned once sums to the whole",
                Statement(
                    "n p: size; own(ii) f(i): value",
                    "sum(r, 0, p, sum(i, 0, n, own(r, i) * f(i))) == sum(i, 0, n, f(i))",
                    (OWNED,),
                ),
            ),
            Sums(
                "boundaries are such a map, induction on ranks",
                Statement(
                    "n p: size; b(i): int; f(i): value",
                    f"{over_ranks('f(b(r) + l)')} == sum(i, 0, n, f(i))",
                    CUT,
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "and of a value that is one at an index and else zero it is the coefficient there",
                Statement(
                    "n p: size; j: int; own(ii): value",
                    "sum(r, 0, p, sum(i, 0, n, own(r, i) * when(i == j)))"
                    " == sum(r, 0, p, own(r, j))",
                    ("0 <= j", "j < n"),
                ),
            ),
        ),
    ),
    Theorem(
        "two_splits_are_summed_apart",
        (
            Sums(
                "by coefficients of each",
                Statement(
                    "n m p q: size; own(ii) cut(ii) f(ii): value",
                    "sum(r, 0, p, sum(s, 0, q, sum(i, 0, n, sum(j, 0, m,"
                    " own(r, i) * cut(s, j) * f(i, j))))) == sum(i, 0, n, sum(j, 0, m, f(i, j)))",
                    (OWNED, "all(j, 0, m, sum(s, 0, q, cut(s, j)) == 1)"),
                ),
            ),
        ),
        "Dimensions that are split over different axes of the mesh are summed one after the other.",
    ),
)
