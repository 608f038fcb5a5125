"""What is asked of any operator: a field that several kinds have, and others do without."""

from __future__ import annotations

from shardproof.spec.program.ops.every import Op
from shardproof.spec.program.ops.words import Axes, Dim, Group, Places, Seen


def dim_of(op: Op) -> Dim | None:
    """Along which dimension it joins, splits or reorders tensors."""
    return getattr(op, "dim", None)


def dims_named(op: Op) -> tuple[Dim | None, Dim | None]:
    """The same, beside the dimension along which an all-to-all joins what it has split."""
    return dim_of(op), getattr(op, "to", None)


def group_of(op: Op) -> Group | None:
    """The axes over which it joins ranks."""
    return getattr(op, "group", None)


def module_of(op: Op) -> Axes | None:
    """The axes of its module, where that lies over other ranks than those of tp."""
    over: Axes | str | None = getattr(op, "over", None)
    return over if isinstance(over, tuple) else None


def weight_named(op: Op) -> str | None:
    """Which weight it reads; of experts, none by name."""
    return None if op.kind == "experts" else getattr(op, "weight", None)


def seen_of(op: Op) -> Seen | None:
    """Which keys it looks at."""
    return getattr(op, "seen", None)


def order_of(op: Op) -> Places | str | None:
    return getattr(op, "order", None)


def by_sender(op: Op) -> bool:
    """Whether rows stand by the rank that sent them."""
    return getattr(op, "rows", None) == "rank"
