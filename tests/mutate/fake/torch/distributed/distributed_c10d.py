"""Collectives among threads: every member of a group leaves what it has, and takes what is due."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import reduce as folded
from typing import Any

TIME_LIMIT = 120.0


class ReduceOp:
    SUM, MAX, MIN, PRODUCT, AVG = (
        "ReduceOp.SUM", "ReduceOp.MAX", "ReduceOp.MIN", "ReduceOp.PRODUCT", "ReduceOp.AVG",
    )  # fmt: skip


class Group:
    def __init__(self, ranks: list[int]) -> None:
        self.ranks = ranks
        self.barrier = threading.Barrier(len(ranks))
        self.left: dict[int, Any] = {}


class group:  # noqa: N801
    WORLD: Any = None


class Work:
    def wait(self) -> bool:
        return True


_own = threading.local()
_mailboxes: dict[tuple[int, int], tuple[threading.Semaphore, list[Any]]] = {}


def run_ranks(size: int, work: Callable[[int], Any]) -> list[Any]:
    """What each rank's function returns; the first exception of one is raised."""
    group.WORLD = Group(list(range(size)))
    _mailboxes.update({(a, b): (threading.Semaphore(0), []) for a in range(size)
                       for b in range(size)})  # fmt: skip
    found: list[Any] = [None] * size
    wrong: list[BaseException] = []

    def one(rank: int) -> None:
        _own.rank = rank
        try:
            found[rank] = work(rank)
        except BaseException as error:  # noqa: BLE001
            wrong.append(error)

    threads = [threading.Thread(target=one, args=(rank,), daemon=True) for rank in range(size)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if wrong:
        raise wrong[0]
    return found


def get_world_size() -> int:
    return len(group.WORLD.ranks)


def get_process_group_ranks(asked: Any) -> list[int]:
    return (asked or group.WORLD).ranks


def get_rank(asked: Any = None) -> int:
    ranks = get_process_group_ranks(asked)
    return ranks.index(_own.rank) if _own.rank in ranks else -1


def _exchanged(asked: Any, own: Any) -> list[Any]:
    """What every member has left, in the order of ranks."""
    among = asked or group.WORLD
    among.left[get_rank(among)] = own
    among.barrier.wait(TIME_LIMIT)
    found = [among.left[i] for i in range(len(among.ranks))]
    among.barrier.wait(TIME_LIMIT)
    return found


def _reduced(values: list[Any], op: str) -> Any:
    import numpy as np

    ways: dict[str, Any] = {"SUM": np.add, "AVG": np.add, "PRODUCT": np.multiply,
                            "MAX": np.maximum, "MIN": np.minimum}  # fmt: skip
    name = op.rpartition(".")[2]
    found = folded(ways[name], values)
    return found / len(values) if name == "AVG" else found


def all_reduce(
    tensor: Any, op: str = ReduceOp.SUM, group: Any = None, async_op: bool = False
) -> Any:
    tensor.copy_(_reduced(_exchanged(group, tensor.clone()), op))
    return Work() if async_op else None


def all_gather(tensor_list: Any, tensor: Any, group: Any = None, async_op: bool = False) -> Any:
    for out, value in zip(tensor_list, _exchanged(group, tensor.clone()), strict=True):
        out.copy_(value)
    return Work() if async_op else None


def all_gather_into_tensor(
    output_tensor: Any, input_tensor: Any, group: Any = None, async_op: bool = False
) -> Any:
    every = _exchanged(group, input_tensor.clone())
    output_tensor.reshape(len(every), -1)[...] = [each.reshape(-1) for each in every]
    return Work() if async_op else None


def reduce_scatter(
    output: Any, input_list: Any, op: str = ReduceOp.SUM, group: Any = None, async_op: bool = False
) -> Any:
    every = _exchanged(group, [each.clone() for each in input_list])
    output.copy_(_reduced([each[get_rank(group)] for each in every], op))
    return Work() if async_op else None


def reduce_scatter_tensor(
    output: Any, input: Any, op: str = ReduceOp.SUM, group: Any = None, async_op: bool = False
) -> Any:
    chunks = input.reshape(len(get_process_group_ranks(group)), *output.shape)
    return reduce_scatter(output, [*chunks], op, group, async_op)


def all_to_all(
    output_tensor_list: Any, input_tensor_list: Any, group: Any = None, async_op: bool = False
) -> Any:
    every = _exchanged(group, [each.clone() for each in input_tensor_list])
    for out, theirs in zip(output_tensor_list, every, strict=True):
        out.copy_(theirs[get_rank(group)])
    return Work() if async_op else None


def all_to_all_single(
    output: Any,
    input: Any,
    output_split_sizes: Any = None,
    input_split_sizes: Any = None,
    group: Any = None,
    async_op: bool = False,
) -> Any:
    size = len(get_process_group_ranks(group))

    def split(value: Any, sizes: Any) -> list[Any]:
        every = sizes or [len(value) // size] * size
        return [value[sum(every[:i]) : sum(every[: i + 1])] for i in range(size)]

    return all_to_all(
        split(output, output_split_sizes), split(input, input_split_sizes), group, async_op
    )


def broadcast(
    tensor: Any, src: Any = None, group: Any = None, async_op: bool = False, group_src: Any = None
) -> Any:
    at = group_src if group_src is not None else get_process_group_ranks(group).index(src)
    tensor.copy_(_exchanged(group, tensor.clone())[at])
    return Work() if async_op else None


def reduce(
    tensor: Any,
    dst: Any = None,
    op: str = ReduceOp.SUM,
    group: Any = None,
    async_op: bool = False,
    group_dst: Any = None,
) -> Any:
    at = group_dst if group_dst is not None else get_process_group_ranks(group).index(dst)
    every = _exchanged(group, tensor.clone())
    if get_rank(group) == at:
        tensor.copy_(_reduced(every, op))
    return Work() if async_op else None


def gather(
    tensor: Any,
    gather_list: Any = None,
    dst: Any = None,
    group: Any = None,
    async_op: bool = False,
    group_dst: Any = None,
) -> Any:
    every = _exchanged(group, tensor.clone())
    for out, value in zip(gather_list or [], every, strict=False):
        out.copy_(value)
    return Work() if async_op else None


def scatter(
    tensor: Any,
    scatter_list: Any = None,
    src: Any = None,
    group: Any = None,
    async_op: bool = False,
    group_src: Any = None,
) -> Any:
    at = group_src if group_src is not None else get_process_group_ranks(group).index(src)
    tensor.copy_(_exchanged(group, scatter_list)[at][get_rank(group)])
    return Work() if async_op else None


def send(
    tensor: Any, dst: Any = None, group: Any = None, tag: int = 0, group_dst: Any = None
) -> None:
    arrived, values = _mailboxes[_own.rank, dst]
    values.append(tensor.clone())
    arrived.release()


def recv(
    tensor: Any, src: Any = None, group: Any = None, tag: int = 0, group_src: Any = None
) -> int:
    arrived, values = _mailboxes[src, _own.rank]
    if not arrived.acquire(timeout=TIME_LIMIT):
        raise TimeoutError
    tensor.copy_(values.pop(0))
    return int(src)


def isend(
    tensor: Any, dst: Any = None, group: Any = None, tag: int = 0, group_dst: Any = None
) -> Any:
    send(tensor, dst)
    return Work()


def irecv(
    tensor: Any, src: Any = None, group: Any = None, tag: int = 0, group_src: Any = None
) -> Any:
    recv(tensor, src)
    return Work()


def all_gather_object(object_list: Any, obj: Any, group: Any = None) -> None:
    object_list[:] = _exchanged(group, obj)


def gather_object(
    obj: Any,
    object_gather_list: Any = None,
    dst: Any = None,
    group: Any = None,
    group_dst: Any = None,
) -> None:
    every = _exchanged(group, obj)
    if object_gather_list is not None:
        object_gather_list[:] = every


def broadcast_object_list(
    object_list: Any, src: Any = None, group: Any = None, device: Any = None, group_src: Any = None
) -> None:
    at = group_src if group_src is not None else get_process_group_ranks(group).index(src)
    object_list[:] = _exchanged(group, [*object_list])[at]
