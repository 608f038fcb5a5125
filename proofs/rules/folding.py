"""Layers that are alike, typed once for a stream of which only how it lies is known."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

ALIKE = (
    "all(k, 0, n, every(v, implies(lies(v) == S,"
    " L(f + k, v) == B(f + k, v) and lies(B(f + k, v)) == S)))"
)
"""What typing one layer gives, for any stream that lies so: its value is B, and lies as before."""

THEOREMS = (
    Theorem(
        "alike_layers_are_typed_once",
        (
            Indices(
                "the stream behind them is what is repeated, and lies as it came, induction on "
                "layers",
                Statement(
                    "n: size; f S: int; x(i) R(i) L(iv) B(iv): value; lies(v): int",
                    "x(n) == R(n) and lies(x(n)) == S",
                    (
                        "lies(x(0)) == S",
                        "R(0) == x(0)",
                        "all(k, 0, n, x(k + 1) == L(f + k, x(k)))",
                        "all(k, 0, n, R(k + 1) == B(f + k, R(k)))",
                        ALIKE,
                    ),
                    over="n",
                    shown=("B(l, v) := 3 * v + l", "L(l, v) := B(l, v)", "lies(v) := S"),
                ),
            ),
        ),
        ("send", "receive"),
        "A layer typed for any stream that lies in one way stands for all of its kind in a row.",
        of=(
            "folding.typed_folded",
            "folding._block",
            "folding._last_alike",
            "folding._body",
            "folding._behind",
        ),
    ),
    Theorem(
        "stages_that_look_alike_are_typed_once",
        (
            Indices(
                "a layer leaves the same stream, whether it stays on its stage or leaves it",
                Statement(
                    "k: int; leaves(i): int; out(iv) x: value",
                    "out(leaves(k), x) == out(1 - leaves(k), x)",
                    ("out(0, x) == out(1, x)", "0 <= leaves(k)", "leaves(k) < 2"),
                ),
            ),
        ),
        ("send", "receive"),
        "Where a stream is left alike on its stage and on the way to another, stages are alike.",
        of=("folding._last_alike", "folding.stages_are_alike"),
    ),
)
