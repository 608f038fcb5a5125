"""Sums of products, in einsum's letters: `"td,dhk->thk"`. The trials need no letter.

Every letter means one size, in both operands. A letter that is only on the left of the
arrow, in both operands, is summed over; one in a single operand alone must be kept.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod

from shardproof.executor.domains.tensor import Array, CannotRun, Shape, Tensor
from shardproof.spec.record import dataclass

Product = Callable[[Array, Array], Array]
"""[…, m, k] times […, k, n], with equal leading axes."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Two operands brought into the order batch, rows, inner and batch, inner, columns."""

    left: str
    right: str
    out: str
    batch: str
    rows: str
    inner: str
    columns: str

    @property
    def left_order(self) -> tuple[int, ...]:
        return order(self.left, self.batch + self.rows + self.inner)

    @property
    def right_order(self) -> tuple[int, ...]:
        return order(self.right, self.batch + self.inner + self.columns)

    @property
    def out_order(self) -> tuple[int, ...]:
        return order(self.batch + self.rows + self.columns, self.out)


def order(given: str, wanted: str) -> tuple[int, ...]:
    """The axes of an array with trials, as a transposition from one order to the other."""
    return (0, *(given.index(letter) + 1 for letter in wanted))


@lru_cache(maxsize=1024)
def parse(text: str) -> tuple[Pattern, tuple[tuple[int, ...] | None, ...]]:
    """The pattern, and its three transpositions; None where nothing moves."""
    operands, _, out = text.replace(" ", "").partition("->")
    left, _, right = operands.partition(",")
    for letters in (left, right, out):
        if len(set(letters)) != len(letters):
            raise ValueError(f"a letter is twice in one operand: {text}")
    if set(out) - set(left) - set(right) or (set(left) ^ set(right)) - set(out):
        raise ValueError(f"a letter is in one place alone: {text}")
    pattern = Pattern(
        left,
        right,
        out,
        batch="".join(c for c in out if c in left and c in right),
        rows="".join(c for c in out if c not in right),
        inner="".join(c for c in left if c in right and c not in out),
        columns="".join(c for c in out if c not in left),
    )
    moves = (pattern.left_order, pattern.right_order, pattern.out_order)
    return pattern, tuple(None if m == tuple(range(len(m))) else m for m in moves)


@dataclass(frozen=True, slots=True)
class Plan:
    """How to bring two arrays of certain shapes to one matrix product and back."""

    left_move: tuple[int, ...] | None
    right_move: tuple[int, ...] | None
    out_move: tuple[int, ...] | None
    left_shape: Shape
    right_shape: Shape
    out_shape: Shape


@lru_cache(maxsize=4096)
def planned(text: str, a: Shape, b: Shape) -> Plan:
    """The plan for shapes with trials; shapes that do not fit cannot run."""
    pattern, (left_move, right_move, out_move) = parse(text)
    size = sizes(text, pattern, a, b)
    lead: Shape = (a[0], *(size[c] for c in pattern.batch))
    rows: Shape = tuple(size[c] for c in pattern.rows)
    columns: Shape = tuple(size[c] for c in pattern.columns)
    m, k, n = prod(rows), prod(size[c] for c in pattern.inner), prod(columns)
    shapes = (*lead, m, k), (*lead, k, n), (*lead, *rows, *columns)
    return Plan(left_move, right_move, out_move, *shapes)


def contract(text: str, a: Tensor, b: Tensor, product: Product) -> Array:
    """The values of a contraction, by way of one batched matrix product."""
    plan = planned(text, a.values.shape, b.values.shape)
    left = a.values if plan.left_move is None else a.values.transpose(plan.left_move)
    right = b.values if plan.right_move is None else b.values.transpose(plan.right_move)
    made = product(left.reshape(plan.left_shape), right.reshape(plan.right_shape))
    made = made.reshape(plan.out_shape)
    return made if plan.out_move is None else made.transpose(plan.out_move)


def sizes(text: str, pattern: Pattern, a: Shape, b: Shape) -> dict[str, int]:
    """What each letter measures; an operator with two measures for one cannot run."""
    shapes = (a[1:], b[1:])
    if len(a) != len(pattern.left) + 1 or len(b) != len(pattern.right) + 1 or a[0] != b[0]:
        raise CannotRun(text, shapes, "another number of axes")
    found = dict(zip(pattern.left, a[1:], strict=True))
    for letter, size in zip(pattern.right, b[1:], strict=True):
        if found.setdefault(letter, size) != size:
            raise CannotRun(text, shapes, f"{letter} is {found[letter]} and {size}")
    return found
