"""Who runs an operator: ranks that nothing names are alike, and one stands for all."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

THEOREMS = (
    Theorem(
        "ranks_that_nothing_names_are_alike",
        (
            Indices(
                "those that are named and one other run it, so all do",
                Statement(
                    "d: size; o r t named(i) runs(i): int",
                    "runs(r) == t",
                    (
                        "all(k, 0, d, implies(named(k) == 0, runs(k) == runs(o)))",
                        "all(k, 0, d, implies(named(k) != 0, runs(k) == t))",
                        "runs(o) == t",
                        "0 <= r",
                        "r < d",
                    ),
                ),
            ),
        ),
        ("send", "receive"),
        "An operator that all named ranks run, and one of the others, is run by every rank.",
        of=("typed.taken_part", "typed._stand_ins"),
    ),
)
