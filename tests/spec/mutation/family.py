"""Formulas that the law's text shares: one helper, written out under several names.

A mistake in a helper is a mistake in every formula that is written with it, so
a family changes as a whole, and nothing is changed inside one of its members
alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from shardproof.spec.law.axes import AXES, UNPADDED
from shardproof.spec.law.formula import Expr, formula, names
from shardproof.spec.law.values import VALUES, alone, fits, idles, joined, unsummed

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
SUMMED = ("embedding", "attention.out", "ffn.down", "lm_head")
CUT_PARTS = ("least", "most", "beyond", "moved", "everywhere", "padded")


@dataclass(frozen=True, slots=True)
class Family:
    """Trees that differ in the names of their variables alone."""

    name: str
    members: tuple[Expr, ...]

    def alike(self, changed: Expr) -> dict[Expr, Expr]:
        """Each member, as it is when the first of them is `changed`."""
        first = self.members[0]
        return {each: renamed(changed, dict(pairs(first, each))) for each in self.members}


def pairs(one: Expr, other: Expr) -> list[tuple[str, str]]:
    """The names of `one`, each with the name that stands in its place."""
    if one.op != other.op or len(one.args) != len(other.args):
        raise ValueError(f"two shapes in a family: {one}, {other}")
    if one.op == "var":
        return [(str(one.value), str(other.value))]
    return [pair for a, b in zip(one.args, other.args, strict=True) for pair in pairs(a, b)]


def renamed(expr: Expr, to: Mapping[str, str]) -> Expr:
    if expr.op == "var":
        return Expr("var", value=to.get(str(expr.value), str(expr.value)))
    return Expr(expr.op, tuple(renamed(arg, to) for arg in expr.args), expr.value)


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
        "joined": [joined(name, state, "hidden") for name, state in JOINED],
        "idles": [idles(f"{name}.group", state) for name, state in JOINED],
        "unsummed": [unsummed(name) for name in SUMMED],
        "input": [VALUES[f"{x}_entering"] for x in ("ffn.gate", "ffn.up")]
        + [VALUES["attention.entering"]],
        "gate and up": [VALUES["ffn.gate_state"], VALUES["ffn.up_state"]],
        "q, k and v": [VALUES[f"attention.{x}"] for x in "qkv"],
        **{
            f"AXIS.{part}": [
                VALUES[f"{path}.{part}"]
                for path in AXES
                if part != "padded" or path not in UNPADDED
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
    return renamed(expr, dict.fromkeys(names(expr), ""))


@cache
def members() -> frozenset[Expr]:
    return frozenset(each for family in families() for each in family.members)
