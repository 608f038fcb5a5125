"""What an operator is for, whatever it is called in this plan: `all_reduce of ffn.down`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from shardproof.spec.program.op import Op
from shardproof.spec.program.vocabulary import COLLECTIVES, PASSING

JOINS = ({*COLLECTIVES, *PASSING} | {"slice", "add", "add_each", "moments"}) - {"choose"}
"""What only passes on, joins or adds what another operator has made."""
_LAYER, _NUMBER = re.compile(r"^layers\.\d+\."), re.compile(r"\.\d+$")


def role_of(name: str, ops: Mapping[str, Op]) -> str:
    """Of an operator of a program, or of an output that has no operator of its own."""
    op = ops.get(name)
    if op is None:
        return plain_name(name)
    if op.kind not in JOINS:
        return _made(op)
    made: Op | None = op
    for _ in range(len(ops)):
        if made is None or made.kind not in JOINS:
            break
        # What is added to the stream is the last operand.
        made = (
            ops.get(made.ins[-1 if made.kind in ("add", "add_each") else 0]) if made.ins else None
        )
    return (
        f"{op.kind} of {plain_name(op.ins[0]) if made is None and op.ins else _subject(made, op)}"
    )


def plain_name(name: str) -> str:
    """Without the layer's number, and without the one that tells operators of a name apart."""
    return _NUMBER.sub("", _LAYER.sub("", name))


def _subject(made: Op | None, op: Op) -> str:
    return plain_name(op.out) if made is None else _made(made)


def _made(op: Op) -> str:
    """By the weight, since a bias is called by its number among the block's."""
    weight = op.about.get("weight")
    return plain_name(weight if op.kind == "bias" and isinstance(weight, str) else op.out)
