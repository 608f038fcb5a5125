"""Scores, softmax and values: heads, pieces of the head dimension, parts of the keys."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, OWNED, over_ranks
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

HEAD = (
    "weight(t, h, j, k) := e(t, h, k, sum(d, 0, D, Q(t, h, d) * K(k, j, d)))",
    "mean(t, h, j, x) := over(t, h, j, x) / sum(k, 0, T, weight(t, h, j, k))",
    "over(t, h, j, x) := sum(k, 0, T, weight(t, h, j, k) * V(k, j, x))",
)
"""Query head h over KV head j. `e` is any function: the mask, biases and caps are in it."""
OWN = (
    # A rank has query heads from b(r) on and KV heads from a(r) on; it counts both from zero.
    "q(r, t, l, d) := Q(t, b(r) + l, d)",
    "key(r, k, j, d) := K(k, a(r) + j, d)",
    "val(r, k, j, x) := V(k, a(r) + j, x)",
    "own_weight(r, t, l, j, k) := e(t, b(r) + l, k, sum(d, 0, D, q(r, t, l, d) * key(r, k, j, d)))",
    "own_mean(r, t, l, j, x) := own_over(r, t, l, j, x) / sum(k, 0, T, own_weight(r, t, l, j, k))",
    "own_over(r, t, l, j, x) := sum(k, 0, T, own_weight(r, t, l, j, k) * val(r, k, j, x))",
)

THEOREMS = (
    Theorem(
        "heads_are_independent_until_the_output_projection",
        (
            Sums(
                "heads of a rank over its own KV heads, summed by the output projection",
                Statement(
                    "n p D T X: size; g t o b(i) a(i): int;"
                    " Q(iii) K(iii) V(iii) e(iiiv) W(iii): value",
                    over_ranks(
                        "sum(x, 0, X, own_mean(r, t, l, (b(r) + l) // g - a(r), x)"
                        " * W(b(r) + l, x, o))"
                    )
                    + " == sum(h, 0, n, sum(x, 0, X, mean(t, h, h // g, x) * W(h, x, o)))",
                    CUT,
                    (*HEAD, *OWN),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Indices(
                "the KV head that a query head reads is among those of its rank",
                Statement(
                    "g h low high: int",
                    "low // g <= h // g and h // g < (high - 1) // g + 1",
                    ("0 < g", "low <= h", "h < high"),
                ),
            ),
            Indices(
                "no other one is needed: each is read by a head of the rank",
                Statement(
                    "g j low high: int",
                    "low // g <= head // g and head // g == j and low <= head and head < high",
                    ("0 < g", "low < high", "low // g <= j", "j <= (high - 1) // g"),
                    ("head() := (low if j * g < low else j * g)",),
                ),
            ),
            Indices(
                "whatever maps say where it stands, if it does",
                Statement(
                    "n: size; g l at(i) kv(i) own(i): int; K(i): value",
                    "K(kv(at(l))) == K(own(l) // g)",
                    ("all(j, 0, n, kv(at(j)) == own(j) // g)", "0 <= l", "l < n"),
                    shown=("own(j) := j", "at(j) := j // g", "kv(j) := j", "g() := 2"),
                ),
            ),
        ),
    ),
    Theorem(
        "head_dimension_split_sums_scores_before_softmax",
        (
            Sums(
                "scores by boundaries, induction on ranks",
                Statement(
                    "n p: size; t k b(i): int; Q(ii) K(ii): value",
                    f"{over_ranks('q(r, t, l) * key(r, k, l)')} == sum(d, 0, n, Q(t, d) * K(k, d))",
                    CUT,
                    ("q(r, t, l) := Q(t, b(r) + l)", "key(r, k, l) := K(k, b(r) + l)"),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "the softmax of the sum, any map",
                Statement(
                    "n p T: size; t: int; Q(ii) K(ii) V(i) own(ii) e(v): value",
                    "sum(k, 0, T, e(sum(r, 0, p, sum(d, 0, n, own(r, d) * Q(t, d) * K(k, d))))"
                    " * V(k)) == sum(k, 0, T, e(sum(d, 0, n, Q(t, d) * K(k, d))) * V(k))",
                    (OWNED,),
                ),
            ),
        ),
    ),
    Theorem(
        "parts_of_the_keys_merge_by_numerator_and_denominator",
        (
            Sums(
                "each key counted equally often, and not never",
                Statement(
                    "n p: size; c e(i) V(i) own(ii): value",
                    "sum(r, 0, p, sum(k, 0, n, own(r, k) * e(k) * V(k)))"
                    " / sum(r, 0, p, sum(k, 0, n, own(r, k) * e(k)))"
                    " == sum(k, 0, n, e(k) * V(k)) / sum(k, 0, n, e(k))",
                    ("all(k, 0, n, sum(r, 0, p, own(r, k)) == c)", "c != 0"),
                ),
            ),
            Sums(
                "numerators by boundaries, empty parts included, induction on ranks",
                Statement(
                    "n p: size; b(i): int; e(i) V(i): value",
                    f"{over_ranks('e(b(r) + l) * V(b(r) + l)')} == sum(k, 0, n, e(k) * V(k))",
                    CUT,
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
        "Numerators and denominators over parts of the keys sum to those over all; their quotient "
        "is right if every key is counted equally often.",
    ),
    Theorem(
        "values_in_shares_are_weighed_in_shares",
        (
            Sums(
                "by what shares sum to",
                Statement(
                    "n p: size; w(i) v(ii) V(i): value",
                    "sum(r, 0, p, sum(k, 0, n, w(k) * v(r, k)) / sum(k, 0, n, w(k)))"
                    " == sum(k, 0, n, w(k) * V(k)) / sum(k, 0, n, w(k))",
                    ("all(k, 0, n, sum(r, 0, p, v(r, k)) == V(k))",),
                ),
            ),
        ),
        "Shares of the values, weighed by complete weights, are shares of the weighed mean.",
    ),
)
