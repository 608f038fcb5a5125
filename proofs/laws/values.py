"""Values by number: what is given one number is one value, however it was put together."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Indices, Theorem

THEOREMS = (
    Theorem(
        "values_of_one_number_are_equal",
        (
            Indices(
                "sums, in whatever order and however they are bracketed",
                Statement(
                    "x y z u w: value",
                    "(x + y) + (z + u) == ((w + x) + z) + y",
                    ("w == u",),
                ),
            ),
            Indices(
                "products of two, in either order",
                Statement("x y z: value", "x * y == z * x", ("z == y",)),
            ),
        ),
        "Sums in any order and products of two in either order have one number for one value.",
    ),
)
