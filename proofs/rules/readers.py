"""Whose choice of a token is read: what the others have chosen makes no difference."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

THEOREMS = (
    Theorem(
        "a_token_that_is_not_read_may_be_any",
        (
            Indices(
                "a sum of rows, each of a rank's own token where it reads one, induction on ranks",
                Statement(
                    "p: size; t tok(i): int; reads(i) row(i) X(i) Y(i): value",
                    "X(p) == Y(p)",
                    (
                        "X(0) == Y(0)",
                        "all(r, 0, p, X(r + 1) == X(r) + reads(r) * row(tok(r)))",
                        "all(r, 0, p, Y(r + 1) == Y(r) + reads(r) * row(t))",
                        "all(r, 0, p, reads(r) == 0 or tok(r) == t)",
                    ),
                    over="p",
                    shown=("tok(r) := t",),
                ),
            ),
        ),
        ("choose",),
        "A rank whose token is looked up by nobody may have chosen another one.",
        of=("readers.token_readers", "readers.refused_unread"),
    ),
)
