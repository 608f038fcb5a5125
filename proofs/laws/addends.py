"""What is added counts once: coefficients over the ranks add up to one."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Sums, Theorem

SHARES = "sum(r, 0, p, y(r)) == Y"

THEOREMS = (
    Theorem(
        "coefficients_of_an_addend_sum_to_one",
        (
            Sums(
                "any coefficients",
                Statement(
                    "p: size; y(i) c(i) Y B: value",
                    "sum(r, 0, p, y(r) + c(r) * B) == Y + B",
                    (SHARES, "sum(r, 0, p, c(r)) == 1"),
                ),
                asks=False,
            ),
            Sums(
                "only such: those that give the value and the addend sum to one",
                Statement(
                    "p: size; y(i) z(i) c(i) Y: value",
                    "sum(r, 0, p, c(r)) == 1",
                    (SHARES, "sum(r, 0, p, z(r)) == Y + 1", "all(r, 0, p, c(r) == z(r) - y(r))"),
                ),
            ),
            Sums(
                "on the first rank",
                Statement(
                    "p: size; y(i) Y B: value",
                    "sum(r, 0, p, y(r) + when(r == 0) * B) == Y + B",
                    (SHARES, "0 < p"),
                ),
            ),
            Sums(
                "a fraction on each",
                Statement(
                    "p: size; y(i) Y B: value",
                    "sum(r, 0, p, y(r) + B / p) == Y + B",
                    (SHARES, "p != 0"),
                ),
            ),
            Sums(
                "the whole of it on each rank, only if there is one",
                Statement(
                    "p: size; y(i) Y B: value",
                    "sum(r, 0, p, y(r) + B) == Y + B",
                    (SHARES, "p == 1"),
                ),
            ),
        ),
        "What is added to shares of a sum is added once exactly if its coefficients sum to one.",
    ),
)
