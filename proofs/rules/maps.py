"""What rules ask of maps: orders that undo themselves, reversals, copies, indices beyond."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

THEOREMS = (
    Theorem(
        "an_order_that_undoes_itself_may_be_read_either_way",
        (
            Indices(
                "the place that is given an index is the index of that place",
                Statement(
                    "n: size; l j o(i): int",
                    "implies(o(l) == j, l == o(j)) and implies(l == o(j), o(l) == j)",
                    ("all(i, 0, n, o(o(i)) == i)", "0 <= l", "l < n", "0 <= j", "j < n"),
                    shown=("o(i) := n - 1 - i",),
                ),
            ),
        ),
        ("all_gather", "gather_logits"),
        "Putting indices where an order says, or reading them there, is one if it is its inverse.",
        of=("maps.own_inverse",),
    ),
    Theorem(
        "pieces_that_are_alike_may_change_places",
        (
            Indices(
                "asked of those that stand elsewhere, true of all",
                Statement(
                    "p: size; r l place(i) many(i) index(ii): int; X(i): value",
                    "many(place(r)) == many(r) and x(place(r), l) == x(r, l)",
                    (
                        "all(k, 0, p, implies(place(k) != k, many(place(k)) == many(k)))",
                        "all(k, 0, p, all(j, 0, many(k), implies(place(k) != k, alike(k, j))))",
                        "0 <= r",
                        "r < p",
                        "0 <= l",
                        "l < many(r)",
                    ),
                    (
                        "x(k, j) := X(index(k, j))",
                        "alike(k, j) := index(place(k), j) == index(k, j)",
                    ),
                    shown=("place(k) := p - 1 - k", "many(k) := 3", "index(k, j) := j"),
                ),
            ),
        ),
        ("all_gather", "gather_logits"),
        "Pieces in another order are the pieces if those that stand in each other's place are "
        "alike.",
        of=("maps.alike_at", "collectives.in_their_order"),
    ),
    Theorem(
        "a_rank_with_every_index_once_sums_the_whole",
        (
            Sums(
                "in whatever order it has them",
                Statement(
                    "n: size; r: int; X(i) own(ii) f(v): value",
                    "f(sum(i, 0, n, own(r, i) * X(i) * X(i))) == f(sum(i, 0, n, X(i) * X(i)))",
                    ("all(i, 0, n, own(r, i) == 1)",),
                ),
            ),
            Sums(
                "zeros in the place of pads add nothing",
                Statement(
                    "n m: size; X(i) pad: value",
                    "sum(l, 0, n, X(l) * X(l)) + sum(l, n, n + m, pad * pad)"
                    " == sum(i, 0, n, X(i) * X(i))",
                    ("pad == 0",),
                ),
            ),
        ),
        ("norm", "head_norm", "linear", "scores"),
        "A rank that has every index once has the whole sum, and nothing of it is due.",
        of=("maps.undivided", "maps.copies", "maps.everywhere", "maps.with_all"),
    ),
    Theorem(
        "the_first_index_beyond_an_axis_is_counted",
        (
            Indices(
                "after as many steps as its distance has, and a rest counts for one",
                Statement(
                    "a s n q z: int",
                    "0 - (a - n) // s == q",
                    ("n == a + q * s - z", "0 <= z", "z < s"),
                ),
            ),
            Indices(
                "where the one before is inside",
                Statement(
                    "a s n q z: int",
                    "n <= a + q * s and a + (q - 1) * s < n",
                    ("n == a + q * s - z", "0 <= z", "z < s"),
                ),
            ),
        ),
        ("linear", "bias", "lookup", "experts"),
        "Of a run that leaves its axis the first index outside is found without listing it.",
        of=("maps.beyond", "at.checked"),
    ),
)
