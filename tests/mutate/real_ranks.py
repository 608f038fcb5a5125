"""One rank of real torch, as a program: RANK FOLDER."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from shardproof.mutate.agent import torch_functional, torch_inplace
from shardproof.mutate.agent.watch import Watch
from tests.mutate.collectives import (
    ALL_GATHER,
    ALL_REDUCE,
    ALL_TO_ALL,
    BROADCAST,
    INPLACE,
    PERMUTE,
    REDUCE_SCATTER,
    SIZE,
    WIDER,
    Collective,
)
from tests.mutate.ranks import order, parted

torch: Any = import_module("torch")
dist: Any = import_module("torch.distributed")
functional: Any = import_module("torch.distributed._functional_collectives")
distributed_c10d: Any = import_module("torch.distributed.distributed_c10d")


def one(r: int) -> Any:
    return torch.tensor([float(r + 1)])


def each(r: int) -> Any:
    return torch.tensor([100.0 * r + j for j in range(SIZE)])


def group() -> Any:
    return dist.group.WORLD


def all_reduce(_: Any, __: Any, r: int) -> Any:
    return functional.all_reduce(one(r), "sum", group()) + 0


def all_reduce_of_a_pair(_: Any, __: Any, r: int) -> Any:
    return functional.all_reduce(one(r), "sum", distributed_c10d.pairs[r // 2]) + 0


def all_gather_tensor(_: Any, __: Any, r: int) -> Any:
    return functional.all_gather_tensor(one(r), 0, group()) + 0


def reduce_scatter_tensor(_: Any, __: Any, r: int) -> Any:
    return functional.reduce_scatter_tensor(each(r), "sum", 0, group()) + 0


def all_to_all_single(_: Any, __: Any, r: int) -> Any:
    return functional.all_to_all_single(each(r), None, None, group()) + 0


def broadcast(_: Any, __: Any, r: int) -> Any:
    return functional.broadcast(one(r), 1, group()) + 0


def permute_tensor(_: Any, __: Any, r: int) -> Any:
    return functional.permute_tensor(one(r), [1, 2, 3, 0], group()) + 0


FUNCTIONAL = (
    Collective("all_reduce", all_reduce, ALL_REDUCE),
    Collective("all_reduce", all_reduce_of_a_pair, WIDER, 2),
    Collective("all_gather_tensor", all_gather_tensor, ALL_GATHER),
    Collective("reduce_scatter_tensor", reduce_scatter_tensor, REDUCE_SCATTER),
    Collective("all_to_all_single", all_to_all_single, ALL_TO_ALL),
    Collective("broadcast", broadcast, BROADCAST),
    Collective("permute_tensor", permute_tensor, PERMUTE),
)


def together() -> None:
    """Ranks are processes, and each has its own order."""


def main(rank: int, folder: Path) -> None:
    torch.set_num_threads(1)
    watch = Watch(order(folder / f"log-{rank}"))
    torch_inplace.change(distributed_c10d, watch)
    torch_functional.change(functional, watch)
    store = dist.FileStore(str(folder / "store"), SIZE)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=SIZE)
    distributed_c10d.pairs = [dist.new_group([0, 1]), dist.new_group([2, 3])]
    every: Sequence[Collective] = [*INPLACE, *FUNCTIONAL]
    found: dict[str, list[str]] = {}
    for collective in every:
        name = f"{Path(collective.call.__code__.co_filename).stem}:{collective.call.__name__}"
        try:
            found[name] = [*parted(watch, torch, distributed_c10d, rank, [collective], together)]
        except Exception as wrong:  # noqa: BLE001
            found[name] = [repr(wrong)]
    (folder / f"found-{rank}.json").write_text(json.dumps(found))
    dist.destroy_process_group()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
    os._exit(0)
