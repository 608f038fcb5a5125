"""Collectives of torch.distributed over Python objects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shardproof.mutate.agent.kinds import half, moved
from shardproof.mutate.agent.torch_calls import Call, Change


def _nothing(value: object) -> None:
    del value


def _put(call: Call, outs: list[Any], values: Sequence[Any]) -> None:
    differs = any(a is not b for a, b in zip(outs, values))  # noqa: B905
    outs[:] = values
    if differs:
        call.watch.differs()


def all_gather_object(call: Call) -> None:
    outs = call.asked["object_list"]
    call.run()
    _put(call, outs, moved(list(outs), call.rank, call.kind, _nothing))


def gather_object(call: Call) -> None:
    outs = call.asked["object_gather_list"]
    call.run()
    if call.rank == call.root("dst") and outs:
        _put(call, outs, moved(list(outs), call.rank, call.kind, _nothing))


def broadcast_object_list(call: Call) -> None:
    outs = call.asked["object_list"]
    before = list(outs)
    call.run()
    right, new = list(outs), list(before)
    if call.kind == "root":
        call.run(object_list=new, **call.with_root("src"))
    elif call.kind == "group" and call.root("src") in half(call.size, call.rank):
        new = right
    _put(call, outs, new)


OBJECTS: dict[str, tuple[str, Change]] = {
    "all_gather_object": ("all_gather", all_gather_object),
    "gather_object": ("gather", gather_object),
    "broadcast_object_list": ("broadcast", broadcast_object_list),
}
