"""Operators on one value at a time: they commute with splits, and with sums if additive."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, gathered, within
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

THEOREMS = (
    Theorem(
        "elementwise_operators_commute_with_every_split",
        (
            Sums(
                "of one operand, induction on ranks",
                Statement(
                    "n p: size; o b(i): int; X(i) f(v): value",
                    f"{gathered('f(x(r, @))', 'o')} == f(X(o)) * {within('o')}",
                    CUT,
                    ("x(r, l) := X(b(r) + l)",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "of two that lie alike, induction on ranks",
                Statement(
                    "n p: size; o b(i) c(i): int; X(i) Z(i) f(vv): value",
                    f"{gathered('f(x(r, @), z(r, @))', 'o')} == f(X(o), Z(o)) * {within('o')}",
                    (*CUT, "all(r, 0, p, c(r) == b(r))"),
                    ("x(r, l) := X(b(r) + l)", "z(r, l) := Z(c(r) + l)"),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
    ),
    Theorem(
        "additive_operators_commute_with_a_sum",
        (
            Indices(
                "induction on ranks",
                Statement(
                    "p: size; x(i) S(i) T(i) f(v): value",
                    "f(S(p)) == T(p)",
                    (
                        "S(0) == 0",
                        "T(0) == 0",
                        "all(r, 0, p, S(r + 1) == S(r) + x(r))",
                        "all(r, 0, p, T(r + 1) == T(r) + f(x(r)))",
                        "every(u, every(w, f(u + w) == f(u) + f(w)))",
                    ),
                    over="p",
                    shown=("f(v) := 3 * v",),
                ),
            ),
            Indices(
                "only then: of two shares, any function that commutes with their sum",
                Statement(
                    "u w x(i) S(i) T(i) f(v): value",
                    "f(u + w) == f(u) + f(w)",
                    (
                        "x(0) == u",
                        "x(1) == w",
                        "S(0) == 0",
                        "T(0) == 0",
                        "all(r, 0, 2, S(r + 1) == S(r) + x(r))",
                        "all(r, 0, 2, T(r + 1) == T(r) + f(x(r)))",
                        "f(S(2)) == T(2)",
                    ),
                    shown=("f(v) := 3 * v",),
                ),
            ),
            Sums(
                "a factor that all ranks have, in particular",
                Statement(
                    "p: size; x(i) X c: value",
                    "sum(r, 0, p, c * x(r)) == c * X",
                    ("sum(r, 0, p, x(r)) == X",),
                ),
                asks=False,
            ),
        ),
        "A function of a sum is the sum of the function of its shares exactly if it is additive; "
        "for others the sum is to be complete.",
    ),
    Theorem(
        "sums_of_shares_are_shares",
        (
            Sums(
                "both are shares",
                Statement(
                    "p: size; x(i) y(i) X Y: value",
                    "sum(r, 0, p, x(r) + y(r)) == X + Y",
                    ("sum(r, 0, p, x(r)) == X", "sum(r, 0, p, y(r)) == Y"),
                ),
                asks=False,
            ),
        ),
        "Shares of two sums, added rank by rank, are shares of the sum of both.",
    ),
    Theorem(
        "products_take_at_most_one_share",
        (
            Sums(
                "the other factor is the same on all ranks",
                Statement(
                    "p: size; x(i) y(i) X Y: value",
                    "sum(r, 0, p, x(r) * y(r)) == X * Y",
                    ("sum(r, 0, p, x(r)) == X", "all(r, 0, p, y(r) == Y)"),
                ),
            ),
        ),
        "A share times what every rank has is a share; a share times a share is none.",
    ),
)
