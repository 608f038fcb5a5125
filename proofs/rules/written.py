"""Entries of layers in a row, kept once for all of them."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

THEOREMS = (
    Theorem(
        "entries_of_joined_runs_are_those_of_each",
        (
            Indices(
                "what a layer of the second run writes of its stream, induction on layers",
                Statement(
                    "m: size; f n: int; z(i) y(i) B(iv) K(iv): value",
                    "y(m) == z(n + m) and K(f + n + m, y(m)) == K(f + n + m, z(n + m))",
                    (
                        "y(0) == z(n)",
                        "all(k, 0, m, z(n + k + 1) == B(f + n + k, z(n + k)))",
                        "all(k, 0, m, y(k + 1) == B(f + n + k, y(k)))",
                    ),
                    over="m",
                ),
            ),
        ),
        ("cache_step",),
        "Runs of layers that are made alike, one going on where the other ends, are one run.",
        of=("written.Cache.add", "written.Entries.entering", "written.Cache.beside"),
    ),
)
