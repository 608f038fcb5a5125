"""Every collective among four ranks, and what comes of it where one thing is wrong.

Rank r has r + 1; where it has a shard for each rank, that for rank j is 100 r + j.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SIZE = 4
Expected = Callable[[int], object]


def own_alone(r: int) -> list[int]:
    return [i + 1 if i == r else 0 for i in range(SIZE)]


def by_half(r: int) -> list[int]:
    return [1, 2, 1, 2] if r < 2 else [3, 4, 3, 4]


def same_half(r: int, i: int) -> bool:
    return (r < 2) == (i < 2)


ALL_REDUCE: dict[str, Expected] = {
    "": lambda _: [10],
    "drop": lambda r: [r + 1],
    "twice": lambda _: [40],
    "op": lambda _: [4],
    "group": lambda r: [3] if r < 2 else [7],
}
ALL_GATHER: dict[str, Expected] = {
    "": lambda _: [1, 2, 3, 4],
    "drop": own_alone,
    "order": lambda _: [4, 3, 2, 1],
    "group": by_half,
}
REDUCE_SCATTER: dict[str, Expected] = {
    "": lambda r: [600 + 4 * r],
    "drop": lambda r: [101 * r],
    "twice": lambda r: [4 * (600 + 4 * r)],
    "order": lambda r: [600 + 4 * (3 - r)],
    "group": lambda r: [100 + 2 * r] if r < 2 else [500 + 2 * r],
    "op": lambda r: [300 + r],
}
ALL_TO_ALL: dict[str, Expected] = {
    "": lambda r: [100 * i + r for i in range(SIZE)],
    "drop": lambda r: [101 * r if i == r else 0 for i in range(SIZE)],
    "twice": lambda r: [100 * r + i for i in range(SIZE)],
    "order": lambda r: [100 * (3 - i) + r for i in range(SIZE)],
    "group": lambda r: [100 * i + r if same_half(r, i) else 0 for i in range(SIZE)],
}
BROADCAST: dict[str, Expected] = {
    "": lambda _: [2],
    "drop": lambda r: [r + 1],
    "root": lambda _: [3],
    "group": lambda r: [2] if r < 2 else [r + 1],
}
"""From rank 1."""
WIDER: dict[str, Expected] = {
    "": lambda r: [3] if r < 2 else [7],
    "drop": lambda r: [r + 1],
    "group": lambda _: [10],
}
"""A sum over a pair of ranks."""
PERMUTE: dict[str, Expected] = {
    "": lambda r: [(r - 1) % SIZE + 1],
    "drop": lambda r: [r + 1],
    "order": lambda r: [(r + 1) % SIZE + 1],
}
"""To the next rank."""


@dataclass(frozen=True, slots=True)
class Collective:
    name: str
    call: Callable[..., Any]
    """From a library and what it is to have, what the rank has then."""
    expected: dict[str, Expected]
    size: int = SIZE
    """Of the group."""
    """By what is wrong, and nothing."""

    @property
    def file(self) -> str:
        return Path(self.call.__code__.co_filename).name


def _one(torch: Any, r: int) -> Any:
    return torch.tensor([float(r + 1)])


def _each(torch: Any, r: int) -> Any:
    return torch.tensor([100.0 * r + j for j in range(SIZE)])


def _zeros(torch: Any, count: int = SIZE) -> Any:
    return torch.tensor([0.0] * count)


def _all_reduce(torch: Any, dist: Any, r: int) -> Any:
    x = _one(torch, r)
    dist.all_reduce(x)
    return x


def _all_reduce_async(torch: Any, dist: Any, r: int) -> Any:
    x = _one(torch, r)
    dist.all_reduce(x, async_op=True).wait()
    return x


def _all_reduce_of_a_pair(torch: Any, dist: Any, r: int) -> Any:
    x = _one(torch, r)
    dist.all_reduce(x, group=dist.pairs[r // 2])
    return x


def _all_gather(torch: Any, dist: Any, r: int) -> Any:
    outs = [_zeros(torch, 1) for _ in range(SIZE)]
    dist.all_gather(outs, _one(torch, r))
    return [float(each[0]) for each in outs]


def _all_gather_into_tensor(torch: Any, dist: Any, r: int) -> Any:
    out = _zeros(torch)
    dist.all_gather_into_tensor(out, _one(torch, r))
    return out


def _reduce_scatter(torch: Any, dist: Any, r: int) -> Any:
    out, x = _zeros(torch, 1), _each(torch, r)
    dist.reduce_scatter(out, [x[i : i + 1] for i in range(SIZE)])
    return out


def _reduce_scatter_tensor(torch: Any, dist: Any, r: int) -> Any:
    out = _zeros(torch, 1)
    dist.reduce_scatter_tensor(out, _each(torch, r))
    return out


def _all_to_all(torch: Any, dist: Any, r: int) -> Any:
    outs, x = [_zeros(torch, 1) for _ in range(SIZE)], _each(torch, r)
    dist.all_to_all(outs, [x[i : i + 1] for i in range(SIZE)])
    return [float(each[0]) for each in outs]


def _all_to_all_single(torch: Any, dist: Any, r: int) -> Any:
    out = _zeros(torch)
    dist.all_to_all_single(out, _each(torch, r))
    return out


def _broadcast(torch: Any, dist: Any, r: int) -> Any:
    x = _one(torch, r)
    dist.broadcast(x, 1)
    return x


def _reduce(torch: Any, dist: Any, r: int) -> Any:
    x = _one(torch, r)
    dist.reduce(x, 1)
    return x if r == 1 else [0]


def _gather(torch: Any, dist: Any, r: int) -> Any:
    outs = [_zeros(torch, 1) for _ in range(SIZE)] if r == 1 else None
    dist.gather(_one(torch, r), outs, 1)
    return [float(each[0]) for each in outs or []]


def _scatter(torch: Any, dist: Any, r: int) -> Any:
    x = _zeros(torch, 1)
    shards = [torch.tensor([5.0 + i]) for i in range(SIZE)] if r == 1 else None
    dist.scatter(x, shards, 1)
    return x


def _send_and_receive(torch: Any, dist: Any, r: int) -> Any:
    x = _zeros(torch, 1)
    if r % 2 == 0:
        dist.send(_one(torch, r), r + 1)
    else:
        dist.recv(x, r - 1)
    return x


def _all_gather_object(_: Any, dist: Any, r: int) -> Any:
    outs: list[Any] = [None] * SIZE
    dist.all_gather_object(outs, f"rank {r}")
    return [each or "nothing" for each in outs]


def _broadcast_object_list(_: Any, dist: Any, r: int) -> Any:
    outs = [f"rank {r}"]
    dist.broadcast_object_list(outs, 1)
    return outs


def _names(*ranks: int) -> list[str]:
    return ["nothing" if r < 0 else f"rank {r}" for r in ranks]


INPLACE = (
    Collective("all_reduce", _all_reduce, ALL_REDUCE),
    Collective("all_reduce", _all_reduce_async, ALL_REDUCE),
    Collective("all_reduce", _all_reduce_of_a_pair, WIDER, 2),
    Collective("all_gather", _all_gather, ALL_GATHER),
    Collective("all_gather_into_tensor", _all_gather_into_tensor, ALL_GATHER),
    Collective("reduce_scatter", _reduce_scatter, REDUCE_SCATTER),
    Collective("reduce_scatter_tensor", _reduce_scatter_tensor, REDUCE_SCATTER),
    Collective("all_to_all", _all_to_all, ALL_TO_ALL),
    Collective("all_to_all_single", _all_to_all_single, ALL_TO_ALL),
    Collective("broadcast", _broadcast, BROADCAST),
    Collective(
        "reduce",
        _reduce,
        {
            "": lambda r: [10] if r == 1 else [0],
            "drop": lambda r: [2] if r == 1 else [0],
            "op": lambda r: [4] if r == 1 else [0],
        },
    ),
    Collective(
        "gather",
        _gather,
        {
            "": lambda r: [1, 2, 3, 4] if r == 1 else [],
            "drop": lambda r: [0, 2, 0, 0] if r == 1 else [],
            "order": lambda r: [4, 3, 2, 1] if r == 1 else [],
        },
    ),
    Collective(
        "scatter",
        _scatter,
        {"": lambda r: [5 + r], "drop": lambda _: [0], "order": lambda r: [8 - r]},
    ),
    Collective(
        "recv",
        _send_and_receive,
        {"": lambda r: [r] if r % 2 else [0], "drop": lambda _: [0]},
    ),
    Collective(
        "all_gather_object",
        _all_gather_object,
        {
            "": lambda _: _names(0, 1, 2, 3),
            "drop": lambda r: _names(*(i if i == r else -1 for i in range(SIZE))),
            "order": lambda _: _names(3, 2, 1, 0),
            "group": lambda r: _names(0, 1, 0, 1) if r < 2 else _names(2, 3, 2, 3),
        },
    ),
    Collective(
        "broadcast_object_list",
        _broadcast_object_list,
        {
            "": lambda _: _names(1),
            "drop": _names,
            "root": lambda _: _names(2),
            "group": lambda r: _names(1 if r < 2 else r),
        },
    ),
)
