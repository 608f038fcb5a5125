"""Ranks numbered in two meshes: each takes from one, and what pairs of coordinates decide."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

THEOREMS = (
    Theorem(
        "every_rank_takes_from_the_one_of_its_number",
        (
            Indices(
                "it is at one place of the other mesh, of as many ranks",
                Statement(
                    "A B C D n: int",
                    "0 <= n // D and n // D < C and 0 <= n % D and n % D < D"
                    " and (n // D) * D + n % D == n",
                    ("0 <= n", "n < A * B", "A * B == C * D", "0 < D"),
                ),
            ),
            Indices(
                "of the same mesh, at its own",
                Statement(
                    "B D x y: int",
                    "(x * B + y) // D == x and (x * B + y) % D == y",
                    ("B == D", "0 <= y", "y < B"),
                ),
            ),
        ),
        ("cache_step",),
        "Ranks of two meshes of one size pair off by number, and in one mesh each with itself.",
        of=("pairs.pairs_of", "pairs.mesh", "handing.Handing.passed_on"),
    ),
    Theorem(
        "what_holds_of_pairs_of_coordinates_holds_of_ranks",
        (
            Indices(
                "each rank's pair is one that was looked at",
                Statement(
                    "n m: size; r give(i) take(i) at(i) first(i) second(i) ok(ii): int",
                    "ok(give(r), take(r)) == 1",
                    (
                        "all(k, 0, n, 0 <= at(k) and at(k) < m)",
                        "all(k, 0, n, first(at(k)) == give(k))",
                        "all(k, 0, n, second(at(k)) == take(k))",
                        "all(j, 0, m, ok(first(j), second(j)) == 1)",
                        "0 <= r",
                        "r < n",
                    ),
                    shown=(
                        "give(k) := 0",
                        "take(k) := 0",
                        "first(k) := 0",
                        "second(k) := 0",
                        "at(k) := 0",
                        "m() := 2",
                    ),
                ),
            ),
        ),
        ("cache_step",),
        "What is asked of every pair of coordinates that occurs is true of every pair of ranks.",
        of=("passing.Passing.check",),
    ),
)
