"""Formulas that the law's text shares: one helper, written out under several names.

A mistake in a helper is a mistake in every formula that is written with it, so
a family changes as a whole, and nothing is changed inside one of its members
alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from shardproof.spec.law.formula import Expr, formula
from shardproof.spec.law.values import VALUES
from shardproof.spec.layout.axes import AXES

CUT_PARTS = ("owned", "owned_once")
OWN_SPLITS = frozenset({"in", "vocab"})
"""Words of one meaning in two places: what an operator sums over is split."""


@dataclass(frozen=True, slots=True)
class Family:
    """Trees that differ in the names of their variables alone, or in a word of `OWN_SPLITS`."""

    name: str
    members: tuple[Expr, ...]

    def alike(self, changed: Expr) -> dict[Expr, Expr]:
        """Each member, as it is when the first of them is `changed`."""
        first = self.members[0]
        return {each: renamed(changed, dict(pairs(first, each))) for each in self.members}


def pairs(one: Expr, other: Expr) -> list[tuple[Expr, Expr]]:
    """The leaves of `one` that differ, each with the one that stands in its place."""
    if one.op != other.op or len(one.args) != len(other.args):
        raise ValueError(f"two shapes in a family: {one}, {other}")
    if not one.args:
        return [] if one == other else [(one, other)]
    return [pair for a, b in zip(one.args, other.args, strict=True) for pair in pairs(a, b)]


def renamed(expr: Expr, to: Mapping[Expr, Expr]) -> Expr:
    if not expr.args:
        return to.get(expr, expr)
    return Expr(expr.op, tuple(renamed(arg, to) for arg in expr.args), expr.value)


def holds(expr: Expr, some: frozenset[Expr]) -> bool:
    """Whether one of these is a part of `expr`."""
    return expr in some or any(holds(arg, some) for arg in expr.args)


def replaced(expr: Expr, by: Mapping[Expr, Expr]) -> Expr:
    """`expr` with each of these parts in place of another."""
    if expr in by:
        return by[expr]
    return Expr(expr.op, tuple(replaced(arg, by) for arg in expr.args), expr.value)


@cache
def families() -> tuple[Family, ...]:
    blocks = ("embedding", "attention", "ffn")
    written = {
        "reads": [VALUES[f"{name}.reads"] for name in ("attention.qkv", "ffn.gate", "ffn.up")],
        "arrives": [VALUES[f"{name}.arrives"] for name in blocks],
        "joins": [VALUES[f"{name}.joins"] for name in ("embedding", "attention.out", "ffn.down")],
        "joins of first projections": [
            VALUES[f"{name}.joins"] for name in ("attention.qkv", "ffn.gate", "ffn.up")
        ],
        "added once": [
            VALUES[name]
            for name in (
                "attention.out.bias_once", "ffn.down.bias_once", "lm_head.bias_once",
                "embedding.positions_once",
            )
        ],
        "gate and up": [VALUES["ffn.gate.gives"], VALUES["ffn.up.gives"]],
        "split at the product": [
            VALUES["ffn.gate.split_at_product"], VALUES["ffn.up.split_at_product"],
        ],
        "residual once": [
            VALUES["attention.out.residual_once"], VALUES["ffn.down.residual_once"],
        ],
        **{f"AXIS.{part}": [VALUES[f"{path}.{part}"] for path in AXES] for part in CUT_PARTS},
    }  # fmt: skip
    trees = {name: [formula(text) for text in texts] for name, texts in written.items()}
    return tuple(
        # One that has come to be written otherwise is changed by itself.
        Family(name, tuple(tree for tree in some if shape(tree) == shape(some[0])))
        for name, some in trees.items()
    )


def shape(expr: Expr) -> Expr:
    """The tree without the names of its variables."""
    if expr.op == "var" or expr.value in OWN_SPLITS:
        return Expr(expr.op)
    return Expr(expr.op, tuple(map(shape, expr.args)), expr.value)


@cache
def members() -> frozenset[Expr]:
    return frozenset(each for family in families() for each in family.members)
