"""The handoff: decode's ranks find by logical index what prefill's have written."""

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
        ("cache_step",),
        "A rank of decode that asks for an entry by its layer, head and token gets that entry.",
        of=(
            "handing.Handing.found",
            "passing.Passing.check",
        ),
    ),
)
