"""A call of torch.distributed: among whom, and what to do around it."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from shardproof.mutate.agent.kinds import OTHER_OP, half, kinds_of
from shardproof.mutate.agent.standing import Met, standing
from shardproof.mutate.agent.watch import Watch

Change = Callable[["Call"], Any]
"""Makes the call, changes what came of it as `kind` says, and returns what the call returns."""


@dataclass
class Call:
    """One call in one rank."""

    dist: Any
    """torch.distributed.distributed_c10d, whose functions are all changed already."""
    watch: Watch
    original: Callable[..., Any]
    asked: dict[str, Any]
    group: Any
    ranks: list[int]
    kind: str = ""
    rank: int = field(init=False)
    """Within the group."""

    def __post_init__(self) -> None:
        self.rank = self.dist.get_rank(self.group)

    @property
    def size(self) -> int:
        return len(self.ranks)

    @property
    def op(self) -> str:
        """The reduce operation by its name."""
        return str(self.asked.get("op", "SUM")).rpartition(".")[2].upper()

    @property
    def other_op(self) -> Any:
        return getattr(self.dist.ReduceOp, OTHER_OP[self.op])

    @property
    def wider(self) -> bool:
        """There are ranks outside of the group."""
        return bool(self.dist.get_world_size() > self.size)

    def run(self, **other: Any) -> Any:
        """The call, or one that differs in some arguments; it is done when this returns."""
        work = self.original(**{**self.asked, **other})
        if work is not None and hasattr(work, "wait"):
            work.wait()
        return work

    def put(self, outs: Sequence[Any], values: Sequence[Any]) -> None:
        """Put changed values where the right ones are."""
        same = [equal(out, value) for out, value in zip(outs, values)]  # noqa: B905
        for out, value in zip(outs, values):  # noqa: B905
            out.detach().copy_(value)
        if not all(same):
            self.watch.differs()

    def root(self, name: str) -> int:
        """The group rank of a call's `src` or `dst`."""
        if (within := self.asked.get(f"group_{name}")) is not None:
            return int(within)
        at = self.asked.get(name)
        return 0 if at is None else self.ranks.index(int(at))

    def with_root(self, name: str) -> dict[str, Any]:
        """The argument by which the next rank is the root."""
        other = (self.root(name) + 1) % self.size
        if self.asked.get(f"group_{name}") is not None:
            return {f"group_{name}": other}
        return {name: self.ranks[other]}

    def gathered(self, own: Any) -> list[Any]:
        """The operand of every rank of the group."""
        found = [zeros(own) for _ in self.ranks]
        self.dist.all_gather(found, contiguous(own), group=self.group)
        return found

    def summed_by_half(self, own: Any) -> Any:
        """The operands of one's half of the group, reduced."""
        every = self.gathered(own)
        return reduced([every[i] for i in half(self.size, self.rank)], self.op)


def zeros(like: Any) -> Any:
    return like.detach().clone().zero_()


def copied(value: Any) -> Any:
    return value.detach().clone()


def contiguous(value: Any) -> Any:
    return value.contiguous() if hasattr(value, "contiguous") else value


def equal(a: Any, b: Any) -> bool:
    """Whether all values are the same; what is no number equals itself."""
    if a.shape != b.shape:
        return False
    return bool(((a == b) | ((a != a) & (b != b))).all())  # noqa: PLR0124


def reduced(values: Sequence[Any], op: str) -> Any:
    """What a reduce operation makes of these."""
    torch = sys.modules["torch"]
    ways: dict[str, Callable[[Any, Any], Any]] = {
        "SUM": lambda a, b: a + b,
        "AVG": lambda a, b: a + b,
        "PRODUCT": lambda a, b: a * b,
        "MAX": torch.maximum,
        "MIN": torch.minimum,
    }
    found = functools.reduce(ways.get(op, ways["SUM"]), values)
    return found / len(values) if op == "AVG" else found


def slots(value: Any, count: int) -> list[Any]:
    """A tensor in as many equal runs as there are ranks, each as a view."""
    flat = value.detach().reshape(count, -1)
    return [flat[i] for i in range(count)]


def compiling() -> bool:
    """A compiler follows the code: what is called is to stay as it is."""
    compiler = getattr(sys.modules.get("torch"), "compiler", None)
    return compiler is not None and bool(compiler.is_compiling())


def instead(
    dist: Any, name: str, original: Callable[..., Any], does: str, change: Change, watch: Watch
) -> Callable[..., Any]:
    """What stands in a collective's place."""

    def find(asked: dict[str, Any]) -> Met | None:
        group = asked.get("group")
        if dist.get_rank(group) < 0:
            return None  # this rank is no member of the group
        ranks = list(dist.get_process_group_ranks(group or dist.group.WORLD))
        call = Call(dist, watch, original, asked, group, ranks)

        def changed(kind: str) -> Any:
            call.kind = kind
            with no_grad():
                return change(call)

        kinds = kinds_of(does, call.size, call.op, wider=call.wider)
        return Met(kinds, ranks, dist.get_rank(), changed)

    return standing(name, original, watch, find, compiling)


def no_grad() -> Any:
    return sys.modules["torch"].no_grad()
