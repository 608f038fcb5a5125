"""Norms of queries and keys: over a head's dimensions, or over all heads together."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, OWNED, over_ranks
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Sums, Theorem

THEOREMS = (
    Theorem(
        "a_head_norms_statistic_is_summed",
        (
            Sums(
                "over all heads, split by heads, induction on ranks",
                Statement(
                    "n p d: size; b(i): int; X(ii): value",
                    f"{over_ranks('sum(e, 0, d, x(r, l, e) * x(r, l, e))')}"
                    " == sum(h, 0, n, sum(e, 0, d, X(h, e) * X(h, e)))",
                    CUT,
                    ("x(r, l, e) := X(b(r) + l, e)",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "over a head's dimensions, split by these, any map",
                Statement(
                    "n p: size; h j: int; X(ii) own(ii) rs(v): value",
                    "X(h, j) * rs(sum(r, 0, p, sum(i, 0, n, own(r, i) * X(h, i) * X(h, i))))"
                    " == X(h, j) * rs(sum(i, 0, n, X(h, i) * X(h, i)))",
                    (OWNED,),
                ),
            ),
            Sums(
                "a number that several ranks have counts for a part on each",
                Statement(
                    "n d p: size; held(iii) many(ii) X(ii): value",
                    "sum(r, 0, p, sum(h, 0, n, sum(e, 0, d,"
                    " held(r, h, e) / many(h, e) * X(h, e) * X(h, e))))"
                    " == sum(h, 0, n, sum(e, 0, d, X(h, e) * X(h, e)))",
                    (
                        "all(h, 0, n, all(e, 0, d, sum(r, 0, p, held(r, h, e)) == many(h, e)))",
                        "all(h, 0, n, all(e, 0, d, many(h, e) != 0))",
                    ),
                ),
            ),
        ),
        ("head_moments", "head_norm"),
        "The statistic of queries or keys that lie on several ranks is the sum of theirs.",
        of=(
            "head_norms.head_norm",
            "head_norms.head_moments",
            "head_norms._check_maps",
            "head_norms._check_counts",
        ),
    ),
)
