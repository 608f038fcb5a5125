"""The cache of decode: entries by logical index, or in another order that is as good."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, gathered, within
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

THEOREMS = (
    Theorem(
        "entries_are_found_by_logical_index",
        (
            Sums(
                "what is read at an index of the new map is the entry of that index",
                Statement(
                    "n p: size; q l b(i) B(i): int; C(i): value",
                    f"{gathered('c(r, @)', 'B(q) + l')} == C(B(q) + l) * {within('B(q) + l')}",
                    CUT,
                    ("c(r, l) := C(b(r) + l)",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Indices(
                "rank by rank, where the old rank has what the new one reads",
                Statement(
                    "i low high start end: int",
                    "start <= i and i < end",
                    ("low <= i", "i < high", "start <= low", "high <= end"),
                ),
            ),
        ),
        "A rank of decode that asks for an entry by its layer, head and token gets that entry.",
    ),
    Theorem(
        "entries_split_along_one_dimension_are_all_there",
        (
            Indices(
                "the rank that has one index has the entry, for it has all of the other dimension",
                Statement(
                    "n m p: size; i j at(i) rows(ii) columns(ii): int",
                    "0 <= at(i) and at(i) < p and rows(at(i), i) == 1 and columns(at(i), j) == 1",
                    (
                        "all(k, 0, n, 0 <= at(k) and at(k) < p and rows(at(k), k) == 1)",
                        # Of two that are split alike over the same ranks this is what fails.
                        "all(r, 0, p, all(k, 0, m, columns(r, k) == 1))",
                        "0 <= i",
                        "i < n",
                        "0 <= j",
                        "j < m",
                    ),
                    shown=("columns(r, k) := 1", "rows(r, k) := 1", "at(k) := 0", "p() := 2"),
                ),
            ),
        ),
        "Where one dimension alone is split, each of its indices on a rank, so is each entry.",
    ),
    Theorem(
        "one_head_or_one_token_is_stored_in_either_order",
        (
            Indices(
                "one head",
                Statement(
                    "H T h t: int",
                    "t * H + h == h * T + t",
                    ("0 <= h", "h < H", "H == 1"),
                ),
            ),
            Indices(
                "one token",
                Statement(
                    "H T h t: int",
                    "t * H + h == h * T + t",
                    ("0 <= t", "t < T", "T == 1"),
                ),
            ),
        ),
        "Stored by token and head, one head or one token stands where head and token put it.",
    ),
    Theorem(
        "dealing_in_turn_repeats",
        (
            Indices(
                "so many rounds later stands the same place of a later block",
                Statement(
                    "b k u v i j: int",
                    "i // b == k and j // b == u and i % b == j % b",
                    ("i == k * b + v", "j == u * b + v", "0 <= v", "v < b"),
                ),
            ),
            Indices(
                "whose rank is the same, a whole number of rounds apart",
                Statement(
                    "p m w z: int",
                    "(m * p + z) % p == z and (w * p + z) % p == z",
                    ("0 <= z", "z < p"),
                ),
            ),
        ),
        "Whose turn it is does not depend on how many there are, and repeats; so two ways of "
        "dealing are compared over one common period.",
    ),
)
