"""Steps in ticks: when a step's token is there, and when a stage's register is replaced."""

from __future__ import annotations

from functools import partial

from shardproof.proofs.theorems.cases import case_of, on_case, order
from shardproof.proofs.theorems.order_faults import out_of_time
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

BEGINS = ("begin(s) := s * T", "visit(s, j) := s * T + j")
SHORT = case_of({"pp": 2, "decode": {"schedule": {"period": 1}}}, "decode")

THEOREMS = (
    Theorem(
        "legal_schedules_keep_the_order_of_steps",
        (
            Indices(
                # A step's token is chosen before the next step begins, and what a stage sent is
                # read before it is sent anew.
                "steps that begin as far apart as a step takes",
                Statement(
                    "T V s j: int",
                    "visit(s, V - 1) < begin(s + 1) and visit(s, j) < visit(s + 1, j)"
                    " and implies(0 < j, visit(s, j) <= visit(s + 1, j - 1))",
                    ("V <= T", "0 < V"),
                    BEGINS,
                ),
            ),
            Indices(
                "steps of one sequence, any number apart, never overlap",
                Statement(
                    "d: size; T V s M(i): int",
                    "s * T + V <= M(d)",
                    (
                        "V <= T",
                        "M(0) == (s + 1) * T",
                        "all(e, 0, d, M(e + 1) == M(e) + T)",
                        "0 < V",
                    ),
                    over="d",
                ),
            ),
            Indices(
                "listed ticks, each later than the one before it, induction on visits",
                Statement(
                    "d: size; i at(i): int",
                    "at(i) + d <= at(i + d)",
                    ("all(e, 0, d, at(i + e) < at(i + e + 1))",),
                    over="d",
                ),
            ),
            order(
                "canonical schedules are linear extensions",
                out_of_time,
                "a period that is long enough",
                partial(on_case, out_of_time, SHORT),
                ("decode",),
            ),
        ),
    ),
)
