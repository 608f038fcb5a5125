"""Operators of a sharded program.

A program is a list in single assignment: each operator names what it reads and
what it gives. All ranks of a stage run the same list; what differs from rank to
rank is in the index maps alone.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from shardproof.spec.program.ops.every import Op
from shardproof.spec.program.ops.operator import all_told, settle
from shardproof.spec.program.runs import PAD
from shardproof.spec.program.split import Split, held_by, listed_split, real, split_of
from shardproof.spec.program.where import Coordinates, Where
from shardproof.spec.record import dataclass, field

__all__ = [
    "PAD",
    "Builder",
    "Coordinates",
    "Op",
    "Split",
    "Where",
    "all_told",
    "held_by",
    "listed_split",
    "real",
    "split_of",
]


@dataclass(slots=True)
class Builder:
    """Collects operators and gives their results names that are used once."""

    ops: list[Op] = field(default_factory=list[Op])
    prefix: str = ""
    """What the names begin with: the layer and the module that is written."""
    layer: int = 0
    used: dict[str, int] = field(default_factory=dict[str, int])
    chosen: str = ""
    """The keys that an index has chosen last."""

    @contextmanager
    def inside(self, module: str) -> Generator[None]:
        """Names of a module of the layer that is written."""
        before = self.prefix
        self.prefix = f"{before}{module}."
        yield
        self.prefix = before

    def emit(self, op: Op) -> str:
        """Append an operator, under a name of its own; that name.

        `op` says what it is to be called, and is called as its kind where it says nothing.
        """
        base = f"{self.prefix}{op.out or op.kind}"
        count = self.used.get(base, 0)
        self.used[base] = count + 1
        out = base if not count else f"{base}.{count}"
        settle(op, out, self.layer)
        self.ops.append(op)
        return out
