"""Norms over what is split: a summed statistic, then each piece by itself."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, OWNED, over_ranks
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Sums, Theorem

THEOREMS = (
    Theorem(
        "a_norms_statistic_is_summed",
        (
            Sums(
                "by boundaries, induction on ranks",
                Statement(
                    "n p: size; b(i): int; X(i): value",
                    f"{over_ranks('x(r, l) * x(r, l)')} == sum(i, 0, n, X(i) * X(i))",
                    CUT,
                    ("x(r, l) := X(b(r) + l)",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "each piece by the statistic of the whole row, any map",
                Statement(
                    "n p: size; j: int; X(i) W(i) own(ii) rs(v): value",
                    "X(j) * rs(sum(r, 0, p, sum(i, 0, n, own(r, i) * X(i) * X(i))) / n) * W(j)"
                    " == X(j) * rs(sum(i, 0, n, X(i) * X(i)) / n) * W(j)",
                    (OWNED,),
                ),
            ),
            Sums(
                "an index that several ranks have counts for a part on each",
                Statement(
                    "n p: size; held(ii) many(i) X(i): value",
                    "sum(r, 0, p, sum(i, 0, n, held(r, i) / many(i) * X(i) * X(i)))"
                    " == sum(i, 0, n, X(i) * X(i))",
                    (
                        "all(i, 0, n, sum(r, 0, p, held(r, i)) == many(i))",
                        "all(i, 0, n, many(i) != 0)",
                    ),
                ),
            ),
        ),
        ("moments", "norm_with", "norm"),
        "The statistic of a row that lies on several ranks is the sum of theirs, each index once.",
        of=(
            "norms.norm",
            "norms.moments",
            "norms.norm_with",
            "norms.statistic_of",
        ),
    ),
)
