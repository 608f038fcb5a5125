"""Whether all ranks of a group join its collectives; where they do, in one order, nobody waits.

Ranks of which an operator does not speak are alike, so a few stand for all, however many there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from shardproof.spec.plan.phase import Phase
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import group_of

AXES = ("dp", "sp", "tp")
ANY_STEP = -1
Rank = tuple[int, ...]
"""Coordinates over dp, sp and tp."""


def never_joins(ops: Iterable[Op], phase: Phase, stage: int) -> str | None:
    """A collective that some ranks of its group join, and others never do; or none."""
    for op in ops:
        if op.where and group_of(op) and (rank := _away(op, phase, stage)) is not None:
            where = ", ".join(f"{axis} {at}" for axis, at in zip(AXES, rank, strict=True))
            return f"{op.out}: ({where}) never joins"
    return None


def joined(op: Op) -> Sequence[str]:
    """The axes along which a collective joins ranks; of a block's, all that it may reach."""
    return AXES if op.kind.startswith("block_") else group_of(op) or ()


def _away(op: Op, phase: Phase, stage: int) -> Rank | None:
    """The first rank that stays away where others of its group do not."""
    axes = joined(op)
    for step in _named(op, "step", (ANY_STEP,)):
        seen: dict[Rank, list[tuple[bool, Rank]]] = {}
        for rank in _stand_ins(op, phase):
            places = dict(zip(AXES, rank, strict=True))
            runs = op.runs_on({**places, "pp": stage, "step": step})
            shared = tuple(at for axis, at in places.items() if axis not in axes)
            seen.setdefault(shared, []).append((runs, rank))
        for group in seen.values():
            if any(runs for runs, _ in group) and not all(runs for runs, _ in group):
                return next(rank for runs, rank in group if not runs)
    return None


def _stand_ins(op: Op, phase: Phase) -> Iterator[Rank]:
    """Ranks with every coordinate that an operator names, and with one that it does not."""
    choices: list[list[int]] = []
    for axis in AXES:
        degree: int = getattr(phase, axis)
        named = [at for at in _named(op, axis, ()) if at < degree]
        other = next((at for at in range(degree) if at not in named), None)
        choices.append(sorted({*named, *(() if other is None else (other,))}))
    return product(*choices)


def _named(op: Op, axis: str, more: Iterable[int]) -> list[int]:
    places = (place for where in op.where for place in (*where.at, *where.but))
    return sorted({*more, *(at for name, those in places if name == axis for at in those)})
