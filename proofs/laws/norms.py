"""Norms: the statistic of a row, or of heads, that lies on several ranks is the sum of theirs."""

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
        "The statistic of a row that lies on several ranks is the sum of theirs, each index once.",
    ),
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
        "The statistic of queries or keys that lie on several ranks is the sum of theirs.",
    ),
)
