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
        ("rope",),
        "Turning queries or keys on a rank is right if the rank has both dimensions of every pair.",
        of=(
            "rotation.rope",
            "rotation._pairs_together",
        ),
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
        ("rope", "learned", "logits", "exp_weights"),
        "A position counted on the rank is right if it begins at the rank's place in the sequence.",
        of=(
            "rotation.local_is_global",
            "owners.prompt_in_place",
            "owners.keys_in_place",
        ),
    ),
)
