"""The two ends: lookups, logits and pads, and the choice of the next token."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, OWNED, gathered, within
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

BETTER = "better(a, c) := v(c) < v(a) or (v(a) == v(c) and a < c)"
"""Of two ids: the greater value, of equal ones the lower id."""
GAINS = "gains(r) := b(r) < b(r + 1) and (M(r) < 0 or better(m(r), M(r)))"

THEOREMS = (
    Theorem(
        "masked_lookups_sum_to_the_lookup",
        (
            Sums(
                "by boundaries, induction on ranks",
                Statement(
                    "n p: size; t d b(i): int; E(ii): value",
                    f"{gathered('e(r, @, d)', 't')} == E(t, d) * {within('t')}",
                    CUT,
                    ("e(r, l, d) := E(b(r) + l, d)",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "by coefficients, any map",
                Statement(
                    "n p: size; t d: int; E(ii) own(ii): value",
                    "sum(r, 0, p, own(r, t) * E(t, d)) == E(t, d)",
                    (OWNED, "0 <= t", "t < n"),
                ),
            ),
        ),
    ),
    Theorem(
        "hidden_split_of_a_lookup_concatenates",
        (
            Sums(
                "by boundaries, induction on ranks",
                Statement(
                    "n p: size; t o b(i): int; E(ii): value",
                    f"{gathered('e(r, t, @)', 'o')} == E(t, o) * {within('o')}",
                    CUT,
                    ("e(r, t, l) := E(t, b(r) + l)",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
    ),
    Theorem(
        "vocabulary_split_of_logits_concatenates",
        (
            Sums(
                "by boundaries, induction on ranks; rows from `real` on are pads",
                Statement(
                    "n p k real: size; t o b(i): int; X(ii) W(ii) junk(ii): value",
                    f"{gathered('y(r, t, @)', 'o')} == sum(i, 0, k, X(t, i) * W(i, o))"
                    f" * {within('o')}",
                    (*CUT, "o < real"),
                    (
                        "w(r, i, l) := (W(i, b(r) + l) if b(r) + l < real else junk(r, l))",
                        "y(r, t, l) := sum(i, 0, k, X(t, i) * w(r, i, l))",
                    ),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
    ),
    Theorem(
        "greedy_choice_merges_value_and_id",
        (
            Indices(
                "the best of the pieces' best is the best of all, induction on ranks",
                Statement(
                    "p: size; i b(i) m(i) M(i): int; v(i): value",
                    "M(p) < b(p) and (b(0) <= M(p) or (M(p) < 0 and b(p) <= b(0)))"
                    " and implies(b(0) <= i and i < b(p), not better(i, M(p)))",
                    (
                        "all(r, 0, p, b(r) <= b(r + 1))",
                        "0 <= b(0)",
                        "M(0) == 0 - 1",
                        "all(r, 0, p, implies(b(r) < b(r + 1), b(r) <= m(r) and m(r) < b(r + 1)))",
                        "all(r, 0, p, implies(b(r) <= i and i < b(r + 1), not better(i, m(r))))",
                        "all(r, 0, p, M(r + 1) == (m(r) if gains(r) else M(r)))",
                    ),
                    (BETTER, GAINS),
                    over="p",
                    also=("b(0) <= b(p)",),
                ),
            ),
            Indices(
                "there is one best",
                Statement(
                    "a c: int; v(i): value",
                    "a == c",
                    ("not better(a, c)", "not better(c, a)"),
                    (BETTER,),
                ),
            ),
        ),
    ),
)
