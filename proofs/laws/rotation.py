"""Rotary positions: linear in what is turned, and two dimensions at a time."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, over_ranks
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

THEOREMS = (
    Theorem(
        "rotation_needs_both_of_a_pair",
        (
            Sums(
                "pairs dealt whole: turned on the rank, summed in the scores",
                Statement(
                    "n p: size; b(i) h: int; c(i) s(i) Q(i) K(i): value",
                    over_ranks(
                        "(c(b(r) + l) * low(r, l) - s(b(r) + l) * up(r, l)) * K(b(r) + l)"
                        " + (c(b(r) + l) * up(r, l) + s(b(r) + l) * low(r, l)) * K(h + b(r) + l)"
                    )
                    + " == sum(j, 0, n, (c(j) * Q(j) - s(j) * Q(h + j)) * K(j)"
                    " + (c(j) * Q(h + j) + s(j) * Q(j)) * K(h + j))",
                    CUT,
                    ("low(r, l) := Q(b(r) + l)", "up(r, l) := Q(h + b(r) + l)"),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "shares of a sum may be turned",
                Statement(
                    "p: size; d f: int; x(ii) X(i) c s: value",
                    "sum(r, 0, p, c * x(r, d) - s * x(r, f)) == c * X(d) - s * X(f)",
                    (
                        "sum(r, 0, p, x(r, d)) == X(d)",
                        "sum(r, 0, p, x(r, f)) == X(f)",
                    ),
                ),
                asks=False,
            ),
            Indices(
                "of neighbours, a cut at even places keeps both together",
                Statement(
                    "d low high: int",
                    "low <= pair and pair < high and d == pair + 1 - 2 * (pair % 2)",
                    ("low % 2 == 0", "high % 2 == 0", "low <= d", "d < high"),
                    ("pair() := d + 1 - 2 * (d % 2)",),
                ),
            ),
            Indices(
                "of halves, no contiguous piece but the whole keeps both together",
                Statement(
                    "h low high: int",
                    "low == 0 and high == 2 * h",
                    (
                        "0 <= low",
                        "high <= 2 * h",
                        "low < high",
                        "all(d, low, high, low <= pair(d) and pair(d) < high)",
                    ),
                    ("pair(d) := (d + h if d < h else d - h)",),
                ),
            ),
        ),
        "Turning queries or keys on a rank is right if the rank has both dimensions of every pair.",
    ),
    Theorem(
        "a_dimension_is_turned_by_its_own_angle",
        (
            Indices(
                "where those that are turned stand as it is told, and the others anywhere",
                Statement(
                    "low high: size; n: size; l own(i) told(i): int; X(i) by(iv): value",
                    "turned(told(l), X(own(l))) == turned(own(l), X(own(l)))",
                    (
                        "all(j, 0, n, mark(told(j)) == mark(own(j)))",
                        "0 <= l",
                        "l < n",
                    ),
                    (
                        "mark(i) := (i if low <= i and i < high else 0 - 1)",
                        "turned(i, v) := (by(i, v) if low <= i and i < high else v)",
                    ),
                    shown=("own(j) := j", "told(j) := j"),
                ),
            ),
            Indices(
                "a key that all heads share is the last dimensions of each of them",
                Statement(
                    "s: size; d l told(i): int; X(i) by(iv): value",
                    "by(told(l), X(d - s + l)) == by(d - s + l, X(d - s + l))",
                    ("all(j, 0, s, told(j) == d - s + j)", "0 <= l", "l < s"),
                ),
            ),
        ),
        "Turning by the dimensions that a map names is right where those that are turned stand "
        "there.",
    ),
    Theorem(
        "positions_are_places_in_the_sequence",
        (
            Sums(
                "a rank's token stands where its map says, whatever is read there",
                Statement(
                    "n p: size; b(i) first(i): int; x(i) rot(iv): value",
                    over_ranks("rot(first(r) + l, x(b(r) + l))") + " == sum(k, 0, n, rot(k, x(k)))",
                    (*CUT, "all(r, 0, p, first(r) == b(r))"),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
        "A position counted on the rank is right if it begins at the rank's place in the sequence.",
    ),
)
