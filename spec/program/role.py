"""What an operator is for, whatever it is called in this plan: `all_reduce of ffn.down`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.blocks import Choose
from shardproof.spec.program.ops.every import Collective
from shardproof.spec.program.ops.norms import Moments
from shardproof.spec.program.ops.passing import Passing
from shardproof.spec.program.ops.stream import Add, AddEach, Bias, Slice

_LAYER, _NUMBER = re.compile(r"^layers\.\d+\."), re.compile(r"\.\d+$")


def role_of(name: str, ops: Mapping[str, Op]) -> str:
    """Of an operator of a program, or of an output that has no operator of its own."""
    op = ops.get(name)
    if op is None:
        return plain_name(name)
    return f"{op.kind} of {_joined(op, ops)}" if joins(op) else _made(op)


def joins(op: Op) -> bool:
    """Whether it only passes on, joins or adds what another operator has made."""
    if isinstance(op, Choose):
        return False
    return isinstance(op, Collective | Passing | Slice | Add | AddEach | Moments)


def _joined(op: Op, ops: Mapping[str, Op]) -> str:
    """What made the tensor that a join reads, behind further joins or not."""
    made: Op | None = op
    while made is not None and joins(made):
        # What is added to the stream is the last operand.
        last = -1 if made.kind in ("add", "add_each") else 0
        made = ops.get(made.ins[last]) if made.ins else None
    return plain_name((*op.ins, op.out)[0]) if made is None else _made(made)


def plain_name(name: str) -> str:
    """Without the layer's number, and without the one that tells operators of a name apart."""
    return _NUMBER.sub("", _LAYER.sub("", name))


def _made(op: Op) -> str:
    """By the weight, since a bias is called by its number among the block's."""
    return plain_name(op.weight if isinstance(op, Bias) else op.out)
