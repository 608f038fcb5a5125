"""Collectives: a sum completed, pieces put together, a value taken apart, groups of the mesh."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, within
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

PLACED = "sum(r, 0, p, when(s(r) <= o and o < s(r) + b(r + 1) - b(r)) * {piece})"
"""Pieces written one behind the other, each where the order of the group has it."""
OWNER_ORDER = "all(r, 0, p, s(r) == b(r))"

THEOREMS = (
    Theorem(
        "collectives_undo_their_splits",
        (
            Sums(
                "all-gather after a split is the identity, in the order of the owners",
                Statement(
                    "n p: size; o b(i) s(i): int; X(i): value",
                    f"{PLACED.format(piece='x(r, o - s(r))')} == X(o) * {within('o')}",
                    (*CUT, OWNER_ORDER),
                    ("x(r, l) := X(b(r) + l)",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "reduce-scatter, then all-gather, is all-reduce",
                Statement(
                    "n p g: size; o b(i) s(i): int; x(ii): value",
                    f"{PLACED.format(piece='y(r, o - s(r))')}"
                    f" == sum(q, 0, g, x(q, o)) * {within('o')}",
                    (*CUT, OWNER_ORDER),
                    ("y(r, l) := sum(q, 0, g, x(q, b(r) + l))",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
    ),
    Theorem(
        "all_reduce_completes_a_share",
        (
            Sums(
                "a share of each rank of the group",
                Statement(
                    "p g: size; x(i) X: value",
                    "sum(q, 0, g, x(q)) == X",
                    ("sum(r, 0, p, x(r)) == X", "g == p"),
                ),
                asks=False,
            ),
            Sums(
                "a value that is whole is counted once a rank, and one rank alone does nothing",
                Statement(
                    "p: size; X: value",
                    "sum(r, 0, p, X) == X",
                    ("p == 1",),
                ),
            ),
        ),
        "The sum over a group is the value if the ranks of the group hold its shares.",
    ),
    Theorem(
        "groups_of_an_axis_part_the_mesh",
        (
            Indices(
                "a rank's group and its place in it are found from its number",
                Statement(
                    "T q t: int",
                    "(q * T + t) // T == q and (q * T + t) % T == t",
                    ("0 <= t", "t < T"),
                ),
            ),
            Indices(
                "two numbers of one group and place are one, and so with the next axis",
                Statement(
                    "T q t u w: int",
                    "implies(q * T + t == u * T + w, q == u and t == w)",
                    ("0 <= t", "t < T", "0 <= w", "w < T"),
                ),
            ),
        ),
        "Every rank is in exactly one group of an axis, at one place of it.",
    ),
)
