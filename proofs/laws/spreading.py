"""Tokens and sequences: operators that look at one at a time may be run on any part of them."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, OWNED, gathered, within
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Sums, Theorem

THEOREMS = (
    Theorem(
        "position_wise_operators_commute_with_every_token_split",
        (
            Sums(
                "a token's row, its place and its routes, induction on ranks",
                Statement(
                    "n p E: size; t b(i) s(i): int; x(i) route(iv) expert(iv): value",
                    f"{gathered('y(r, @)', 't')}"
                    f" == sum(e, 0, E, route(e, x(t)) * expert(e, x(t))) * {within('t')}",
                    CUT,
                    (
                        "own(r, l) := x(b(r) + l)",
                        "y(r, l) := sum(e, 0, E, route(e, own(r, l)) * expert(e, own(r, l)))",
                    ),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
            Sums(
                "any map that gives each token to one rank",
                Statement(
                    "n p: size; t: int; x(i) f(v) own(ii): value",
                    "sum(r, 0, p, own(r, t) * f(x(t))) == f(x(t))",
                    (OWNED, "0 <= t", "t < n"),
                ),
            ),
        ),
    ),
    Theorem(
        "dp_leaves_every_sequence_as_it_was",
        (
            Sums(
                "a replica's sequence by local number is that sequence, induction on replicas",
                Statement(
                    "n p T: size; s t b(i): int; x(ii) f(iv) mix(v): value",
                    f"{gathered('y(r, @, t)', 's')}"
                    f" == mix(sum(k, 0, T, f(k, x(s, k)))) * {within('s')}",
                    CUT,
                    (
                        "own(r, l, k) := x(b(r) + l, k)",
                        # Of its own sequence it may mix the tokens, of others it has none.
                        "y(r, l, t) := mix(sum(k, 0, T, f(k, own(r, l, k))))",
                    ),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
    ),
)
