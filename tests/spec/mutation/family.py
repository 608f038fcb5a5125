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
from shardproof.spec.law.values import VALUES, alone, fits, idles, joined, projected, unsummed
from shardproof.spec.layout.axes import AXES, UNPADDED

GROUPS = tuple(
    f"{name}.group"
    for name in (
        "embedding", "attention.qkv", "attention.scores", "attention.out",
        "ffn.gate", "ffn.up", "ffn.down", "lm_head",
    )
)  # fmt: skip
JOINED = (
    ("embedding", "embedding.state"),
    ("attention.out", "attention.out_state"),
    ("ffn.down", "ffn.down_state"),
)
FEED_JOINED = joined("ffn.down", "ffn.down_state", "hidden", made="ffn.down.split == 'in'")
SUMMED = ("embedding", "attention.out", "ffn.down", "lm_head")
CUT_PARTS = (
    "least", "most", "beyond", "moved", "everywhere",
    "first_alone", "undivided", "filled", "leads", "padded",
)  # fmt: skip
OF_PADS = ("filled", "leads", "padded")
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
    written = {
        "alone": [alone(group) for group in GROUPS],
        "fits": [fits(group) for group in GROUPS],
        "joined": [VALUES["attention.joined"], FEED_JOINED, VALUES["embedding.joined"]],
        "idles": [idles(f"{name}.group", state) for name, state in JOINED],
        "unsummed": [unsummed(name) for name in SUMMED],
        "input": [VALUES[f"{x}_entering"] for x in ("ffn.gate", "ffn.up")]
        + [VALUES["attention.entering"]],
        "gate and up": [VALUES["ffn.gate_state"], VALUES["ffn.up_state"]],
        "residual_once": [VALUES[f"{x}.residual_once"] for x in ("attention", "ffn")],
        "full_though_split": [
            VALUES[f"{x}.full_though_split"] for x in ("attention", "ffn", "embedding")
        ],
        "q, k and v": [projected(f"{x}_sum") for x in "qkv"],
        **{
            f"AXIS.{part}": [
                VALUES[f"{path}.{part}"]
                for path in AXES
                if part not in OF_PADS or path not in UNPADDED
            ]
            for part in CUT_PARTS
        },
    }
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
