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
            Indices(
                "runs of layers that go on where others end, induction on layers",
                Statement(
                    "m: size; f n: int; z(i) y(i) B(iv): value",
                    "y(m) == z(n + m)",
                    (
                        "y(0) == z(n)",
                        "all(k, 0, m, z(n + k + 1) == B(f + n + k, z(n + k)))",
                        "all(k, 0, m, y(k + 1) == B(f + n + k, y(k)))",
                    ),
                    over="m",
                    shown=("B(l, v) := v + l", "z(k) := 0"),
                ),
            ),
        ),
        ("add", "add_on", "add_each", "mul", "bias"),
        "Sums in any order, products of two and layers in a row have one number for one value.",
        of=("terms.Terms.sum", "terms.Terms.repeat", "pointwise.mul"),
    ),
)
