"""One visible key has all the weight: whatever its score, and whatever queries were."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Sums, Theorem

THEOREMS = (
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
        ("scores", "logits", "exp_weights", "weigh"),
        "Where a token sees one key and no sink, attention gives its value, whatever queries are.",
        of=("owners.one_key", "unread.unread", "unread.lost"),
    ),
)
