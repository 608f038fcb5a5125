"""Entries as they lie on ranks: all of them are there, and are read in the order of their store."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

THEOREMS = (
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
        ("cache_step",),
        "Where one dimension alone is split, each of its indices on a rank, so is each entry.",
        of=("kept.lacking", "kept.on", "maps.missing", "maps.alike"),
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
        ("cache_step",),
        "Stored by token and head, one head or one token stands where head and token put it.",
        of=("kept.one_head", "kept.one_token"),
    ),
    Theorem(
        "a_rank_without_heads_needs_no_entries",
        (
            Indices(
                "if none but the first has a head, the first has each",
                Statement(
                    "n p: size; i at(i): int",
                    "at(i) == 0",
                    (
                        "all(k, 0, n, 0 <= at(k))",
                        "all(k, 0, n, at(k) < 1)",
                        "0 <= i",
                        "i < n",
                    ),
                ),
            ),
        ),
        ("cache_step",),
        "Entries that the first rank alone is given are all that is read if no other has a head.",
        of=("kept.first_gets_all",),
    ),
)
