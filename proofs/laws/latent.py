"""Keys and values of a rank's heads from one latent that all ranks have."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, over_ranks
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Sums, Theorem

THEOREMS = (
    Theorem(
        "heads_read_one_latent",
        (
            Sums(
                "keys of own heads from the latent, with the rotated part that all share",
                Statement(
                    "n p m D: size; t b(i): int; L(ii) R(ii) U(iii) Q(iii) P(iii) w(i): value;"
                    " T rope: size; e(v): value",
                    over_ranks(
                        "w(b(r) + l) * sum(k, 0, T, e(sum(d, 0, D, q(r, t, l, d) * key(r, k, l, d))"
                        " + sum(d, 0, rope, P(t, b(r) + l, d) * R(k, d))))"
                    )
                    + " == sum(h, 0, n, w(h) * sum(k, 0, T, e(sum(d, 0, D, Q(t, h, d)"
                    " * sum(c, 0, m, L(k, c) * U(c, h, d)))"
                    " + sum(d, 0, rope, P(t, h, d) * R(k, d)))))",
                    CUT,
                    (
                        "q(r, t, l, d) := Q(t, b(r) + l, d)",
                        "u(r, c, l, d) := U(c, b(r) + l, d)",
                        "key(r, k, l, d) := sum(c, 0, m, L(k, c) * u(r, c, l, d))",
                    ),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
        "Where every rank has the latent, its heads are cut as if their keys were projections.",
    ),
)
