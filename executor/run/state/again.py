"""What operators gave in runs of one model under one workload, to be taken again by later plans.

Such runs have their weights, prompts, functions and orders in common. So an operator that says the
same, is given the same tensors, and reads the same of its rank and its plan, gives the same. A key
holds all of that, and equal tensors are one object, whoever made them. What is not in a key no
operator reads, which `tests/executor/run/test_again.py` asks of each.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from shardproof.executor.domains import Tensor
from shardproof.executor.domains.undefined import MET
from shardproof.executor.run.state.rank import Rank, SomeOp
from shardproof.executor.run.state.same_result import Look, look_of, nothing
from shardproof.spec.layout.context import Context
from shardproof.spec.program.op import Split, all_told
from shardproof.spec.program.ops.attention import CacheStep
from shardproof.spec.program.ops.head import HeadLinear
from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.record import dataclass, field

READ = ("dp", "pp", "sp", "tp", "ep", "sequence", "stages")
"""What such an operator may read of its phase, beside the mesh of its experts."""
MOST = 4096
"""Results that are kept; behind that all are forgotten."""


Told = tuple[Operator, int, Look | None, bool, tuple[Split, ...]]


@dataclass(slots=True)
class Memory:
    """Results by all that they follow from. An id in a key is of something that is kept here."""

    made: dict[Hashable, tuple[object, object]] = field(default_factory=dict[Any, Any])
    """What was given, and what was made of it."""
    tensors: dict[Hashable, Tensor] = field(default_factory=dict[Hashable, Tensor])
    told: dict[int, Told] = field(default_factory=dict[Any, Any])
    """By the number of an operator, which is kept beside what is known of it."""
    contexts: dict[tuple[int, bool], tuple[Context, int]] = field(default_factory=dict[Any, Any])
    numbers: dict[Hashable, int] = field(default_factory=dict[Hashable, int])

    def of(self, rank: Rank, op: SomeOp, make: Callable[[Rank, SomeOp], object]) -> object:
        """What the operator makes on the rank, or has made of the same."""
        known = self.told.get(id(op)) or self._told(op)
        _, told, look, few, splits = known
        if look is None or MET.any:  # of what is undefined somebody else keeps count
            return self.one(make(rank, op))
        env, ctx = rank.env, rank.ctx
        given = [env.get(name) for name in op.ins]
        seen = self.contexts.get((id(ctx), few)) or self._seen(ctx, few)
        key = (
            told, seen[1], tuple(map(id, given)),
            None if look is nothing else look(rank, op),
            tuple([rank.own(split) for split in splits]),
        )  # fmt: skip
        found = self.made.get(key)
        if found is None:
            made = self.one(make(rank, op))
            if MET.any:
                return made
            if len(self.made) >= MOST:
                for kept in (self.made, self.tensors, self.told, self.contexts, self.numbers):
                    kept.clear()
                return made
            found = self.made[key] = given, made
        return found[1]

    def one(self, made: object) -> object:
        """The tensor that is kept of all that are equal to it."""
        if not isinstance(made, Tensor):
            return made
        values = made.values
        return self.tensors.setdefault((values.shape, values.dtype.char, values.tobytes()), made)

    def _told(self, op: Operator) -> Told:
        """The operator, a number for all that it says, and what its results follow from beside."""
        maps = tuple([split for split in op.maps if split.axis != "ep"])
        look = look_again(op)
        number = 0 if look is None else self._number(all_told(op))
        told = op, number, look, reads_few(op), maps
        self.told[id(op)] = told
        return told

    def _seen(self, ctx: Context, few: bool) -> tuple[Context, int]:  # noqa: FBT001
        key: Hashable = ctx.layer, ctx.phase.tp
        if not few:
            read = [getattr(ctx.phase, name) for name in READ]
            key = ctx.name, ctx.layout, ctx.layer, ctx.expert_tp, *read
        found = self.contexts[id(ctx), few] = ctx, self._number(key)
        return found

    def _number(self, key: Hashable) -> int:
        return self.numbers.setdefault(key, len(self.numbers))


def look_again(op: Operator) -> Look | None:
    """What an operator looks at that leaves nothing behind on a rank; None for any other."""
    return None if isinstance(op, CacheStep) else look_of(op)


def reads_few(op: Operator) -> bool:
    """Whether tp is all that it may read of its phase: the head reads how a vocabulary is cut."""
    return look_of(op) is nothing and not isinstance(op, HeadLinear)
