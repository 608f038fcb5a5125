"""A derivation's steps compose: what is right at each operator is right of the program."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

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
        ("send", "receive", "first", "second", "same"),
        of=(
            "derive.outputs",
            "flat.typed_flat",
            "typed.type_all",
            "typed._applied",
        ),
    ),
)
