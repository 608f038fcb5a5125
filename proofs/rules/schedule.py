"""Steps in ticks: when a step's token is there, and when a stage's register is replaced."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices

BEGINS = ("begin(s) := s * T", "visit(s, j) := s * T + j")

PERIODIC = Indices(
    "steps that begin as far apart as a step takes",
    Statement(
        "T V s j: int",
        "visit(s, V - 1) < begin(s + 1) and visit(s, j) < visit(s + 1, j)"
        " and implies(0 < j, visit(s, j) <= visit(s + 1, j - 1))",
        ("V <= T", "0 < V"),
        BEGINS,
    ),
)
"""A step's token is chosen before the next step begins, and what a stage sent is read before it is
sent anew."""
APART = Indices(
    "steps of one sequence, any number apart, never overlap",
    Statement(
        "d: size; T V s M(i): int",
        "s * T + V <= M(d)",
        ("V <= T", "M(0) == (s + 1) * T", "all(e, 0, d, M(e + 1) == M(e) + T)", "0 < V"),
        over="d",
    ),
)
