"""Cuts: which of them give every index to exactly one rank, for every size and every number."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

BALANCED = "start(r) := r * q + (r if r < m else m)"
CHUNK = "start(r) := (r * c if r * c < n else n)"

THEOREMS = (
    Theorem(
        "boundaries_locate_every_index",
        (
            Indices(
                "the last rank that begins at it or before has it, induction on ranks",
                Statement(
                    "p: size; o b(i) at(i): int",
                    "implies(b(0) <= o and o < b(p), 0 <= at(p) and at(p) < p"
                    " and b(at(p)) <= o and o < b(at(p) + 1))",
                    ("all(r, 0, p, at(r + 1) == (r if b(r) <= o else at(r)))",),
                    over="p",
                ),
            ),
            Indices(
                "and no other does, induction on the ranks between",
                Statement(
                    "d: size; r o b(i): int",
                    "implies(b(r) <= o and o < b(r + 1), o < b(r + 1 + d))",
                    ("all(e, 0, d, b(r + 1 + e) <= b(r + 2 + e))",),
                    over="d",
                ),
            ),
        ),
        "Under boundaries that never go back, every index between the ends is on one rank alone.",
    ),
    Theorem(
        "balanced_cuts_are_exact",
        (
            Indices(
                "they begin at 0, end at n, and never go back",
                Statement(
                    "n p q m r: int",
                    "start(0) == 0 and start(p) == n and start(r) <= start(r + 1)",
                    ("n == p * q + m", "0 <= m", "m < p", "0 <= q"),
                    (BALANCED,),
                ),
            ),
        ),
        "A balanced cut gives every index to exactly one rank, remainders included.",
    ),
    Theorem(
        "chunked_cuts_are_exact",
        (
            Indices(
                "they begin at 0, end at n, and never go back",
                Statement(
                    "n p c r: int",
                    "start(0) == 0 and start(p) == n and start(r) <= start(r + 1)",
                    ("n <= p * c", "0 <= c", "0 <= n"),
                    (CHUNK,),
                ),
            ),
        ),
        "A cut in chunks that are large enough gives every index to exactly one rank.",
    ),
    Theorem(
        "even_cuts_leave_the_remainder",
        (
            Indices(
                "an index is on a rank exactly if it is none of the remainder",
                Statement(
                    "n p q i: int",
                    "implies(i < p * q, i // q < p and (i // q) * q <= i"
                    " and i < (i // q + 1) * q) and implies(i // q < p, i < p * q)",
                    ("0 < q",),
                ),
            ),
        ),
        "An even cut leaves the last indices, those of the remainder, on no rank, and no others.",
    ),
    Theorem(
        "strided_cuts_are_exact",
        (
            Indices(
                "every index has a rank and a place, which lead back to it",
                Statement(
                    "p k i: int",
                    "((i // k) // p * p + (i // k) % p) * k + i % k == i"
                    " and 0 <= (i // k) % p and (i // k) % p < p",
                    ("0 < p", "0 < k"),
                ),
            ),
            Indices(
                "and no other has, of whole blocks",
                Statement(
                    "p a r e s: int",
                    "implies(a * p + r == e * p + s, a == e and r == s)",
                    ("0 <= r", "r < p", "0 <= s", "s < p"),
                ),
            ),
            Indices(
                "nor inside of one",
                Statement(
                    "k b x c y: int",
                    "implies(b * k + x == c * k + y, b == c and x == y)",
                    ("0 <= x", "x < k", "0 <= y", "y < k"),
                ),
            ),
        ),
        "Dealing indices in turn, so many at a time, is a bijection of (rank, place) and index.",
    ),
    Theorem(
        "zigzag_cuts_are_exact",
        (
            Indices(
                "every chunk is one rank's, at one of its two places",
                Statement(
                    "p c: int",
                    "0 <= rank(c) and rank(c) < p and chunk(rank(c), place(c)) == c",
                    ("0 <= c", "c < 2 * p"),
                    (
                        "rank(c) := (c if c < p else 2 * p - 1 - c)",
                        "place(c) := (0 if c < p else 1)",
                        "chunk(r, k) := (r if k == 0 else 2 * p - 1 - r)",
                    ),
                ),
            ),
            Indices(
                "and no other's",
                Statement(
                    "p r s k j: int",
                    "implies(chunk(r, k) == chunk(s, j), r == s and k == j)",
                    ("r < p", "s < p", "0 <= k", "k < 2", "0 <= j", "j < 2"),
                    ("chunk(r, k) := (r if k == 0 else 2 * p - 1 - r)",),
                ),
            ),
        ),
        "Chunks dealt forth and back are a bijection of (rank, one of two places) and chunk.",
    ),
    Theorem(
        "padded_cuts_are_exact",
        (
            Indices(
                "real indices come first, each on one rank, and pads stand behind",
                Statement(
                    "n p q i: int",
                    "i // q < p and implies(n <= i, n <= (i // q) * q + i % q)",
                    ("i < p * q", "0 < q"),
                ),
            ),
            Indices(
                "the padded size holds all",
                Statement(
                    "n k: int",
                    "n <= (n + k - 1) // k * k and (n + k - 1) // k * k < n + k",
                    ("0 < k",),
                ),
            ),
        ),
        "An axis that is padded to a multiple of its ranks gives every real index to one of them.",
    ),
)
