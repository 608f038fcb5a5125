"""Entries that go from one rank to one rank: who passes them on has what the other reads."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

THEOREMS = (
    Theorem(
        "an_entry_is_passed_on_if_each_of_its_indices_is",
        (
            Indices(
                "asked axis by axis: sequences, tokens, heads",
                Statement(
                    "s k h b d t: int; gb(i) gd(i) gt(i) wants(iii) has(iii): int",
                    "implies(wants(0, b, s) == 1 and wants(1, d, k) == 1 and wants(2, t, h) == 1,"
                    " has(0, gb(b), s) == 1 and has(1, gd(d), k) == 1 and has(2, gt(t), h) == 1)",
                    (
                        "implies(wants(0, b, s) == 1, has(0, gb(b), s) == 1)",
                        "implies(wants(1, d, k) == 1, has(1, gd(d), k) == 1)",
                        "implies(wants(2, t, h) == 1, has(2, gt(t), h) == 1)",
                    ),
                    shown=("wants(a, r, i) := 1",),
                ),
            ),
            Sums(
                "shares go on as shares, each to the rank that had it",
                Statement(
                    "p: size; X x(i): value; g(i): int",
                    "sum(r, 0, p, x(g(r))) == X",
                    ("sum(r, 0, p, x(r)) == X", "all(r, 0, p, g(r) == r)"),
                ),
            ),
        ),
        ("cache_step",),
        "A rank is passed the entries that it reads if it is passed their sequences, tokens and "
        "heads.",
        of=("passing.Passing.check", "passing.Passing._own_sequences", "keys.as_told"),
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
        ("cache_step",),
        "Whose turn it is does not depend on how many there are, and repeats; so two ways of "
        "dealing are compared over one common period.",
        of=("passing.Passing._own_tokens",),
    ),
)
