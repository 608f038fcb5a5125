"""Operators that edits alone write: no lowering has them."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, gathered, within
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Sums, Theorem

THEOREMS = (
    Theorem(
        "an_all_to_all_splits_along_another_dimension",
        (
            Sums(
                "what a rank has behind it: all rows, its own columns, induction on ranks",
                Statement(
                    "n p: size; i q l b(i) c(i): int; X(ii): value",
                    f"{gathered('sent(r, @, c(q) + l)', 'i')} == X(i, c(q) + l) * {within('i')}",
                    CUT,
                    ("sent(r, l, j) := X(b(r) + l, j)",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
        "Rows of all ranks, of which each keeps its columns, are the tensor split by columns.",
    ),
    Theorem(
        "a_broadcast_is_what_the_root_has",
        (
            Sums(
                "whatever the others have",
                Statement(
                    "g: size; root: int; x(i): value",
                    "sum(q, 0, g, when(q == root) * x(q)) == x(root)",
                    ("0 <= root", "root < g"),
                ),
            ),
        ),
        "What one rank of a group has is on each behind a broadcast.",
    ),
    Theorem(
        "a_permutation_goes_with_its_map",
        (
            Sums(
                "pieces of what is permuted lie by the permuted map, induction on ranks",
                Statement(
                    "n p: size; o b(i) pi(i): int; X(i): value",
                    f"{gathered('x(r, @)', 'o')} == X(pi(o)) * {within('o')}",
                    CUT,
                    ("x(r, l) := X(pi(b(r) + l))",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
        "The indices of a dimension in another order are that dimension under another map.",
    ),
    Theorem(
        "fractions_and_zeros_of_shares_are_shares",
        (
            Sums(
                "the same fraction on every rank",
                Statement(
                    "p: size; x(i) X a c: value",
                    "sum(r, 0, p, a / c * x(r)) == a / c * X",
                    ("sum(r, 0, p, x(r)) == X",),
                ),
                asks=False,
            ),
            Sums(
                "a whole value divided by as many as are summed",
                Statement(
                    "p: size; X: value",
                    "sum(r, 0, p, X / p) == X",
                    ("p != 0",),
                ),
            ),
            Sums(
                "zeros on all ranks but those that have shares",
                Statement(
                    "p k: size; x(i) X zero: value",
                    "sum(r, 0, p, x(r)) + sum(r, p, p + k, zero) == X",
                    ("sum(r, 0, p, x(r)) == X", "zero == 0"),
                ),
                asks=False,
            ),
        ),
        "A fraction commutes with a sum, and zeros add nothing to it.",
    ),
)
