"""Layers and stages: parts that are right by themselves compose to the model."""

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
        "stages_compose_whatever_splits_their_layers",
        (
            Indices(
                "inside a stage, induction on its layers",
                Statement(
                    "k: size; s b(i): int; x(i) f(iv) y(i): value",
                    "y(k) == x(b(s) + k)",
                    (
                        "y(0) == x(b(s))",
                        "all(l, 0, k, y(l + 1) == f(b(s) + l, y(l)))",
                        "all(l, 0, k, x(b(s) + l + 1) == f(b(s) + l, x(b(s) + l)))",
                    ),
                    over="k",
                ),
            ),
            Indices(
                "from stage to stage, induction on stages",
                Statement(
                    "q: size; b(i): int; x(i) got(i) sent(i): value",
                    "got(q) == x(b(q))",
                    (
                        "got(0) == x(b(0))",
                        # By the step before, of a stage that got the right stream.
                        "all(s, 0, q, implies(got(s) == x(b(s)), sent(s) == x(b(s + 1))))",
                        "all(s, 0, q, got(s + 1) == sent(s))",
                    ),
                    over="q",
                ),
            ),
        ),
    ),
    Theorem(
        "alike_layers_are_run_once",
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
        "A layer that is run once, on any stream of the same shards, stands for its kind.",
    ),
)
