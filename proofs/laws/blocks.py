"""Blocks of ranks that together have all experts: what they send each other, and get back."""

from __future__ import annotations

from shardproof.proofs.theorems.cuts import CUT, FROM_ZERO, OWNED, gathered, within
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Sums, Theorem

THEOREMS = (
    Theorem(
        "what_a_block_returns_is_the_layer_of_the_senders_tokens",
        (
            Sums(
                "each owner's part of a sender's token, summed on the sender",
                Statement(
                    "n p: size; a l first(i): int; X(i) G(ii) F(iv) own(ii): value",
                    "sum(r, 0, p, sum(e, 0, n, own(r, e) * G(first(a) + l, e) * F(e, sent(a, l))))"
                    " == sum(e, 0, n, G(first(a) + l, e) * F(e, X(first(a) + l)))",
                    (OWNED,),
                    ("sent(a, l) := X(first(a) + l)",),
                ),
            ),
            Sums(
                "what was gathered once is read at its place, induction on ranks",
                Statement(
                    "n p: size; t b(i): int; X(i) F(v): value",
                    f"{gathered('F(x(r, @))', 't')} == F(X(t)) * {within('t')}",
                    CUT,
                    ("x(r, l) := X(b(r) + l)",),
                    over="p",
                    also=FROM_ZERO,
                ),
            ),
        ),
        "Tokens that are sent to the owners of their experts, and summed where they came from, "
        "give the layer's output.",
    ),
    Theorem(
        "blocks_part_the_ranks_of_a_stage",
        (
            Indices(
                "an owner's block, and its place in it, are found from its number",
                Statement(
                    "E k e: int",
                    "(k * E + e) // E == k and (k * E + e) % E == e",
                    ("0 <= e", "e < E"),
                ),
            ),
            Indices(
                "so many ranks are whole blocks if there is no rest",
                Statement(
                    "B n x: int",
                    "0 <= x // B and (x // B + 1) * B <= n",
                    ("0 < B", "n % B == 0", "0 <= x", "x < n"),
                ),
            ),
            Indices(
                "and with a rest the last rank stands in a block that is not whole",
                Statement(
                    "B n: int",
                    "n < ((n - 1) // B + 1) * B",
                    ("0 < B", "n % B != 0"),
                ),
            ),
        ),
        "The ranks of a stage fall into blocks, in each of which every owner stands once.",
    ),
)
