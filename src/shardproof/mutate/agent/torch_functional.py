"""Functional collectives of torch.distributed, which return tensors: DTensor's, above all."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from shardproof.mutate.agent.kinds import OTHER_OP, half, kinds_of, moved
from shardproof.mutate.agent.standing import Met, standing
from shardproof.mutate.agent.torch_calls import compiling, copied, equal, no_grad, reduced, zeros
from shardproof.mutate.agent.watch import Watch


@dataclass
class Called:
    """One call in one rank."""

    module: Any
    original: Callable[..., Any]
    asked: dict[str, Any]
    ranks: list[int]
    rank: int
    """Within the group."""
    world: Any
    """The group of all ranks."""
    kind: str = ""

    @property
    def size(self) -> int:
        return len(self.ranks)

    @property
    def op(self) -> str:
        return str(self.asked.get("reduceOp", "sum")).rpartition(".")[2].upper()

    def run(self, /, **other: Any) -> Any:
        """The call, or one that differs in some arguments, waited for."""
        return self.module.wait_tensor(self.original(**{**self.asked, **other}))

    def gathered(self, own: Any) -> list[Any]:
        """The operand of every rank."""
        module = self.module
        gather = getattr(module, "all_gather_single", None) or module.all_gather_tensor
        return [*module.wait_tensor(gather(own[None].contiguous(), 0, self.asked["group"]))]

    def by_half(self, own: Any) -> Any:
        every = self.gathered(own)
        return reduced([every[i] for i in half(self.size, self.rank)], self.op)


Change = Callable[[Called, Any], Any]
"""What the mistake gives, from the call and what it gives rightly."""


def all_reduce(call: Called, right: Any) -> Any:
    own = call.asked["self"]
    match call.kind:
        case "twice":
            return call.run(self=right)
        case "op":
            return call.run(reduceOp=OTHER_OP[call.op].lower())
        case "group" if call.size >= 4:
            return call.by_half(own)
        case "group":
            return call.run(group=call.world)
        case _:
            return copied(own)


def all_gather(call: Called, right: Any) -> Any:
    dim = call.asked["gather_dim"]
    return _joined(moved(list(right.chunk(call.size, dim)), call.rank, call.kind, zeros), dim)


def reduce_scatter(call: Called, right: Any) -> Any:
    own, dim = call.asked["self"], call.asked["scatter_dim"]
    match call.kind:
        case "twice":
            return right * call.size if call.op == "SUM" else right**call.size
        case "op":
            return call.run(reduceOp=OTHER_OP[call.op].lower())
        case "order":
            return call.gathered(right)[call.size - 1 - call.rank]
        case "group":
            return call.by_half(own).chunk(call.size, dim)[call.rank]
        case _:
            return copied(own.chunk(call.size, dim)[call.rank])


def all_to_all(call: Called, right: Any) -> Any:
    own, theirs = call.asked["self"], call.asked["output_split_sizes"]
    ours = call.asked["input_split_sizes"]
    every = list(right.split(list(theirs), 0) if theirs else right.chunk(call.size, 0))
    mine = list(own.split(list(ours), 0) if ours else own.chunk(call.size, 0))
    match call.kind:
        case "twice":
            return right if theirs or ours else call.run(self=right)
        case "drop":
            new = [mine[i] if i == call.rank else zeros(each) for i, each in enumerate(every)]
        case "group":
            within = half(call.size, call.rank)
            new = [each if i in within else zeros(each) for i, each in enumerate(every)]
        case _:
            new = every[::-1]
    return _joined(new, 0)


def broadcast(call: Called, right: Any) -> Any:
    src = int(call.asked["src"])
    at = call.ranks.index(src) if src in call.ranks else 0
    match call.kind:
        case "root":
            return call.run(src=call.ranks[(at + 1) % call.size])
        case "group":
            return right if at in half(call.size, call.rank) else copied(call.asked["self"])
        case _:
            return copied(call.asked["self"])


def permute(call: Called, right: Any) -> Any:
    del right
    if call.kind == "drop":
        return copied(call.asked["self"])
    to = call.asked["src_dst"]
    return call.run(src_dst=[list(to).index(i) for i in range(len(to))])


def _joined(values: list[Any], dim: int) -> Any:
    return sys.modules["torch"].cat([each.contiguous() for each in values], dim)


_OF: dict[str, tuple[str, Change]] = {
    "all_reduce": ("all_reduce", all_reduce),
    "all_gather_tensor": ("all_gather", all_gather),
    "all_gather_single": ("all_gather", all_gather),
    "reduce_scatter_tensor": ("reduce_scatter", reduce_scatter),
    "reduce_scatter_single": ("reduce_scatter", reduce_scatter),
    "all_to_all_single": ("all_to_all", all_to_all),
    "broadcast": ("broadcast", broadcast),
    "permute_tensor": ("permute", permute),
}
FUNCTIONAL = {
    f"{name}{variant}": does for name, does in _OF.items() for variant in ("", "_autograd")
}


def change(module: Any, watch: Watch) -> None:
    """Put every functional collective that this version has behind a watch."""
    for name, (does, how) in FUNCTIONAL.items():
        if (original := getattr(module, name, None)) is not None:
            setattr(module, name, instead(module, name, original, does, how, watch))


def instead(
    module: Any, name: str, original: Callable[..., Any], does: str, change: Change, watch: Watch
) -> Callable[..., Any]:
    """What stands in a collective's place."""

    def find(asked: dict[str, Any]) -> Met:
        dist = sys.modules["torch.distributed.distributed_c10d"]
        named = module._resolve_group_name(asked["group"], asked["tag"])  # noqa: SLF001
        group = dist._resolve_process_group(named)  # noqa: SLF001
        ranks = list(dist.get_process_group_ranks(group))
        call = Called(module, original, asked, ranks, dist.get_rank(group), dist.group.WORLD)

        def changed(kind: str) -> Any:
            call.kind = kind
            with no_grad():
                right = call.run()
                new = change(call, right)
                if not equal(new, right):
                    watch.differs()
                return new

        wider = call.world.size() > call.size
        kinds = kinds_of(does, call.size, call.op, wider=wider)
        return Met(kinds, ranks, ranks[call.rank], changed)

    return standing(name, original, watch, find, compiling)
