"""Collectives of torch.distributed that write into tensors, synchronous or not.

Each is made as it was asked for, and waited for, so that all ranks stay in step; then what came of
it is replaced by what the mistake would have given.
"""

from __future__ import annotations

from typing import Any

from shardproof.mutate.agent.kinds import half, moved
from shardproof.mutate.agent.torch_calls import (
    Call,
    Change,
    copied,
    instead,
    reduced,
    slots,
    zeros,
)
from shardproof.mutate.agent.torch_messages import MESSAGES
from shardproof.mutate.agent.torch_objects import OBJECTS
from shardproof.mutate.agent.watch import Watch


def all_reduce(call: Call) -> Any:
    tensor = call.asked["tensor"]
    before = copied(tensor)
    work = call.run()
    new = copied(tensor) if call.kind == "twice" else copied(before)
    if call.kind == "twice":
        call.run(tensor=new, async_op=False)
    elif call.kind == "op":
        call.run(tensor=new, op=call.other_op, async_op=False)
    elif call.kind == "group" and call.size >= 4:
        new = call.summed_by_half(before)
    elif call.kind == "group":
        call.run(tensor=new, group=None, async_op=False)
    call.put([tensor], [new])
    return work


def all_gather(call: Call) -> Any:
    outs = call.asked["tensor_list"]
    work = call.run()
    call.put(outs, moved([copied(each) for each in outs], call.rank, call.kind, zeros))
    return work


def all_gather_into_tensor(call: Call) -> Any:
    out = call.asked["output_tensor"]
    work = call.run()
    views = slots(out, call.size)
    call.put(views, moved([copied(each) for each in views], call.rank, call.kind, zeros))
    return work


def reduce_scatter(call: Call) -> Any:
    out, given = call.asked["output"], [copied(each) for each in call.asked["input_list"]]
    work = call.run()
    if call.kind == "op":
        new = copied(out)
        call.run(output=new, input_list=given, op=call.other_op, async_op=False)
    else:
        new = _scattered(call, out, given)
    call.put([out], [new])
    return work


def reduce_scatter_tensor(call: Call) -> Any:
    out, given = call.asked["output"], copied(call.asked["input"])
    work = call.run()
    if call.kind == "op":
        new = copied(out)
        call.run(output=new, input=given, op=call.other_op, async_op=False)
    else:
        new = _scattered(call, out, slots(given, call.size)).reshape(out.shape)
    call.put([out], [new])
    return work


def _scattered(call: Call, out: Any, given: list[Any]) -> Any:
    """What a rank has of a sum whose shards go wrong; `given` is its own operand's shards."""
    match call.kind:
        case "twice":  # the operand has been summed before
            return copied(out) * call.size if call.op == "SUM" else copied(out) ** call.size
        case "order":
            return call.gathered(copied(out))[call.size - 1 - call.rank]
        case "group":
            every = [call.gathered(each) for each in given][call.rank]
            return reduced([every[i] for i in half(call.size, call.rank)], call.op)
        case _:
            return given[call.rank]


def all_to_all(call: Call) -> Any:
    outs, given = call.asked["output_tensor_list"], call.asked["input_tensor_list"]
    own = copied(given[call.rank])
    work = call.run()
    right = [copied(each) for each in outs]
    if call.kind == "twice":
        new = [zeros(each) for each in outs]
        call.run(output_tensor_list=new, input_tensor_list=right, async_op=False)
    else:
        new = _exchanged(call, right, own)
    call.put(outs, new)
    return work


def all_to_all_single(call: Call) -> Any:
    out, given = call.asked["output"], copied(call.asked["input"])
    theirs, ours = call.asked["output_split_sizes"], call.asked["input_split_sizes"]
    work = call.run()
    if call.kind == "twice":
        if theirs or ours:  # what came does not fit where it came from
            return work
        new = zeros(out)
        call.run(output=new, input=copied(out), async_op=False)
        call.put([out], [new])
        return work
    views = _split(out, theirs, call.size)
    own = _split(given, ours, call.size)[call.rank]
    call.put(views, _exchanged(call, [copied(each) for each in views], own))
    return work


def _split(value: Any, sizes: Any, count: int) -> list[Any]:
    """A tensor's shards along its first dimension, as views."""
    every = list(sizes) if sizes else [value.shape[0] // count] * count
    ends = [sum(every[:i]) for i in range(count + 1)]
    return [value.detach()[ends[i] : ends[i + 1]] for i in range(count)]


def _exchanged(call: Call, right: list[Any], own: Any) -> list[Any]:
    """What came from every rank where something is wrong; shapes stay what they are."""
    if call.kind == "drop":
        return [own if i == call.rank else zeros(each) for i, each in enumerate(right)]
    if call.kind == "group":
        within = half(call.size, call.rank)
        return [each if i in within else zeros(each) for i, each in enumerate(right)]
    other = moved(right, call.rank, call.kind, zeros)
    if all(a.shape == b.shape for a, b in zip(other, right)):  # noqa: B905
        return other
    return right


def broadcast(call: Call) -> Any:
    tensor = call.asked["tensor"]
    before = copied(tensor)
    work = call.run()
    new = copied(before)
    if call.kind == "root":
        call.run(tensor=new, async_op=False, **call.with_root("src"))
    elif call.kind == "group" and call.root("src") in half(call.size, call.rank):
        new = copied(tensor)
    call.put([tensor], [new])
    return work


def reduce(call: Call) -> Any:
    tensor = call.asked["tensor"]
    before = copied(tensor)
    work = call.run()
    new = copied(before)
    if call.kind == "root":
        call.run(tensor=new, async_op=False, **call.with_root("dst"))
    elif call.kind == "op":
        call.run(tensor=new, op=call.other_op, async_op=False)
    if call.kind == "root" or call.rank == call.root("dst"):
        call.put([tensor], [new])
    return work


def gather(call: Call) -> Any:
    work = call.run()
    outs = call.asked["gather_list"]
    if call.rank == call.root("dst") and outs:
        call.put(outs, moved([copied(each) for each in outs], call.rank, call.kind, zeros))
    return work


def scatter(call: Call) -> Any:
    tensor = call.asked["tensor"]
    work = call.run()
    new = zeros(tensor)
    if call.kind == "order":
        new = call.gathered(copied(tensor))[call.size - 1 - call.rank]
    call.put([tensor], [new])
    return work


INPLACE: dict[str, tuple[str, Change]] = {
    "all_reduce": ("all_reduce", all_reduce),
    "all_gather": ("all_gather", all_gather),
    "all_gather_into_tensor": ("all_gather", all_gather_into_tensor),
    "_all_gather_base": ("all_gather", all_gather_into_tensor),
    "all_gather_single": ("all_gather", all_gather_into_tensor),
    "reduce_scatter": ("reduce_scatter", reduce_scatter),
    "reduce_scatter_tensor": ("reduce_scatter", reduce_scatter_tensor),
    "_reduce_scatter_base": ("reduce_scatter", reduce_scatter_tensor),
    "reduce_scatter_single": ("reduce_scatter", reduce_scatter_tensor),
    "all_to_all": ("all_to_all", all_to_all),
    "all_to_all_single": ("all_to_all", all_to_all_single),
    "broadcast": ("broadcast", broadcast),
    "reduce": ("reduce", reduce),
    "gather": ("gather", gather),
    "scatter": ("scatter", scatter),
}


def change(module: Any, watch: Watch) -> None:
    """Put every function of torch.distributed that this version has behind a watch."""
    for name, (does, how) in {**INPLACE, **OBJECTS, **MESSAGES}.items():
        if (original := getattr(module, name, None)) is not None:
            setattr(module, name, instead(module, name, original, does, how, watch))
