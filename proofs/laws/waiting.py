"""Ranks that join the collectives of their groups in one order never wait for each other."""

from __future__ import annotations

from functools import partial

from shardproof.proofs.theorems.cases import on_one, order, without
from shardproof.proofs.theorems.order_faults import waits
from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

THEOREMS = (
    Theorem(
        "ranks_never_wait_for_ever",
        (
            Indices(
                "of any number of collectives, each waits for earlier ones, and none for itself",
                Statement(
                    "c: size; at(i) e(i): int",
                    "at(e(0)) + c <= at(e(c)) and implies(0 < c, at(e(0)) < at(e(c)))",
                    # One list for all ranks: whoever waits in a collective has joined those before.
                    ("all(k, 0, c, at(e(k)) < at(e(k + 1)))",),
                    over="c",
                ),
            ),
            Indices(
                "ranks of which an operator names none are as one of them",
                Statement(
                    "d: size; o named(i) joins(i) r s: int",
                    "joins(r) == joins(s)",
                    (
                        "all(k, 0, d, implies(named(k) == 0, joins(k) == joins(o)))",
                        "all(k, 0, d, implies(named(k) != 0, joins(k) == joins(o)))",
                        "0 <= r",
                        "r < d",
                        "0 <= s",
                        "s < d",
                    ),
                ),
            ),
            order(
                "collectives of one order on all ranks, sends matched",
                waits,
                "a send",
                partial(on_one, waits, partial(without, "send")),
            ),
        ),
        "Ranks that run one list join their groups' collectives in one order, so that nobody waits "
        "for ever; and in canonical programs every part that is received is sent.",
    ),
)
