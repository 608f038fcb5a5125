"""One rank has all, the others pads: pieces that are shares, and a value read as such pieces."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

A_RANK = ("0 <= a", "a < p")

THEOREMS = (
    Theorem(
        "all_beside_zeros_is_a_share",
        (
            Sums(
                "as many zeros on each other rank",
                Statement(
                    "p: size; a l: int; X(i): value",
                    "sum(r, 0, p, x(r, l)) == X(l)",
                    A_RANK,
                    ("x(r, l) := (X(l) if r == a else 0)",),
                ),
            ),
            Sums(
                "pads behind all of it, on every rank, stay pads in the sum",
                Statement(
                    "p n: size; a l: int; X(i): value",
                    "sum(r, 0, p, x(r, l)) == X(l) * when(l < n)",
                    A_RANK,
                    ("x(r, l) := (X(l) if r == a and l < n else 0)",),
                ),
            ),
        ),
        ("all_reduce", "reduce_scatter", "add_on"),
        "Where one rank has all of a value and the others zeros in its place, they hold shares.",
        of=("filled.as_share", "collectives.leads", "maps.filled_up", "maps.begins_with_all"),
    ),
    Theorem(
        "pads_of_others_are_nobodys",
        (
            Indices(
                "an index is read on the rank that has it, whatever stands on the others",
                Statement(
                    "n: size; a r l: int; X(i) y(ii): value",
                    "implies(owns(r, l), y(r, l) == X(l))",
                    ("all(i, 0, n, y(a, i) == X(i))",),
                    ("owns(r, l) := r == a and 0 <= l and l < n",),
                ),
            ),
            Sums(
                "put together by the map, the others' rows are left out",
                Statement(
                    "n p: size; a l: int; X(i) y(ii): value",
                    "sum(r, 0, p, when(r == a) * y(r, l)) == X(l)",
                    (*A_RANK, "all(i, 0, n, y(a, i) == X(i))", "0 <= l", "l < n"),
                ),
            ),
        ),
        ("linear", "bias", "all_gather", "head_linear", "learned", "add", "mul", "joint", "norm"),
        "A value that every rank has may be read as pieces of which one rank has all.",
        of=("filled.as_piece", "filled.as_alike", "linear.of_one"),
    ),
)
