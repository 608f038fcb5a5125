"""Softmax where few keys are seen, or all alike, and sinks that count beside keys."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import OWNED
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Sums, Theorem

THEOREMS = (
    Theorem(
        "blocks_that_see_all_keys_alike_may_be_merged_anyhow",
        (
            Sums(
                "weights that add up to one, each block's keys counted equally often",
                Statement(
                    "n p: size; w(i) c(i) e(i) V(i): value",
                    "sum(r, 0, p, w(r) * (sum(k, 0, n, c(r) * e(k) * V(k))"
                    " / sum(k, 0, n, c(r) * e(k))))"
                    " == sum(k, 0, n, e(k) * V(k)) / sum(k, 0, n, e(k))",
                    ("sum(r, 0, p, w(r)) == 1", "all(r, 0, p, c(r) != 0)"),
                ),
            ),
        ),
        "Where each block's result is that over all keys, so is every mean of them.",
    ),
    Theorem(
        "a_sink_counts_once_beside_keys_that_count_once",
        (
            Sums(
                "merged by numerators and denominators",
                Statement(
                    "n p: size; s e(i) V(i) own(ii): value",
                    "sum(r, 0, p, sum(k, 0, n, own(r, k) * e(k) * V(k)))"
                    " / (s + sum(r, 0, p, sum(k, 0, n, own(r, k) * e(k))))"
                    " == sum(k, 0, n, e(k) * V(k)) / (s + sum(k, 0, n, e(k)))",
                    (OWNED,),
                ),
            ),
            Sums(
                "with the first block alone, if what the others see is nothing",
                Statement(
                    "n p: size; s e(i) V(i) own(ii): value",
                    "sum(k, 0, n, own(0, k) * e(k) * V(k))"
                    " / (s + sum(k, 0, n, own(0, k) * e(k)))"
                    " == sum(k, 0, n, e(k) * V(k)) / (s + sum(k, 0, n, e(k)))",
                    ("all(k, 0, n, own(0, k) == 1)",),
                ),
            ),
        ),
        "A sink beside parts of the keys needs each key once, where copies alone would cancel.",
    ),
    Theorem(
        "one_visible_key_has_all_the_weight",
        (
            Sums(
                "its value is the mean, whatever its score is",
                Statement(
                    "n D: size; q: int; Q(ii) K(ii) V(i) e(v): value",
                    "over(q) / below(q) == V(q)",
                    ("0 <= q", "q < n", "e(sum(d, 0, D, Q(q, d) * K(q, d))) != 0"),
                    (
                        "weight(q, k) := when(k == q) * e(sum(d, 0, D, Q(q, d) * K(k, d)))",
                        "over(q) := sum(k, 0, n, weight(q, k) * V(k))",
                        "below(q) := sum(k, 0, n, weight(q, k))",
                    ),
                ),
            ),
        ),
        "Where a token sees one key and no sink, attention gives its value, whatever queries are.",
    ),
)
