"""A domain's refusal with the dimensions' own names: `token is 5 and 3`, not `axis 1`.

A domain knows shapes alone; which dimension an axis is follows from the operator that asked. Where
that leaves a doubt, as after some edits, nothing is named, and the domain's own words stand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from shardproof.executor.domains import CannotRun, Shape
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import dim_of, weight_named
from shardproof.spec.program.ops.attention import Scores, Weigh
from shardproof.spec.program.ops.experts import Experts, SharedExpert
from shardproof.spec.program.ops.stream import Bias, Linear, OutLinear
from shardproof.spec.program.ops.words import HEADS, SCORES, STREAM, TOKENS, VOCAB, Dims

_HEADS_OF = {
    "q": ("hidden", "head", "head_dim"),
    "k": ("hidden", "KV head", "head_dim"),
    "v": ("hidden", "KV head", "head_dim"),
    "out": ("head", "head_dim", "hidden"),
}
_FLAT: dict[str, Dims] = {
    "up": ("hidden", "width"),
    "gate": ("hidden", "width"),
    "down": ("width", "hidden"),
    "router": ("hidden", "experts"),
    "embedding": ("vocab", "hidden"),
    "positions": ("position", "hidden"),
    "head": ("hidden", "vocab"),
    "q_down": ("hidden", "latent"),
    "kv_down": ("hidden", "latent"),
    "k_rope": ("hidden", "head_dim"),
    "weights": ("hidden", "head"),
}
_OWN_WEIGHT = {"head_linear": "head", "lookup": "embedding", "learned": "positions"}
_SAYS = {"add": "adds", "mul": "multiplies", "sub": "subtracts", "div": "divides"}
_LAST = {"up": "width", "gate": "width", "act": "width", "product": "width", "acted": "width"}


def sentence(op: Op, fault: CannotRun) -> str | None:
    """What could not be done to which dimension, or None where the shapes leave a doubt."""
    if fault.op == op.out:
        return _of_pieces(op, fault.why)
    match fault.op, fault.shapes:
        case "take", (shape,):
            return _taken(op, shape, fault.why)
        case "spread", (small, large):
            return _spread(op, small, large, fault.why)
        case "concat", shapes if shapes:
            return _unequal(op, "puts together", shapes)
        case name, (one, two) if "->" in name:
            return _contracted(op, name, one, two)
        case name, shapes if name in _SAYS and len(shapes) > 1:
            return _unequal(op, _SAYS[name], shapes)
        case _:
            return None


def _of_pieces(op: Op, why: str) -> str | None:
    """What an operator itself says of its pieces' indices, with the name of their dimension."""
    dim = str(dim_of(op) or _ALONG.get(op.kind, ""))
    if not dim:
        return None
    if found := re.fullmatch(r"index (\d+ of \d+ is on no rank)", why):
        return f"{dim} {found[1]}"
    if found := re.fullmatch(r"a piece has (\d+) indices, its map (\d+)", why):
        return f"a rank's shard has {found[1]} along {dim}, its map {found[2]}"
    return None


_ALONG = {"gather_logits": "vocab", "exchange": "token", "to_tokens": "head"}


def of_cache(fault: CannotRun) -> str | None:
    """What the handoff could not do with a sequence's entries: [slot, KV head, head_dim]."""
    if fault.op != "take" or len(fault.shapes[0]) != 3:
        return None
    return _taken_from(("slot", "KV head", "head_dim"), fault.shapes[0], fault.why)


def operand(op: Op, at: int, rank: int) -> Dims | None:
    """The dimensions of an operand that has so many axes."""
    known = op.operands
    dims = known[min(at, len(known) - 1)] if known else ()
    name = op.ins[min(at, len(op.ins) - 1)] if op.ins else op.out
    parts = name.split(".")
    if not dims or "" in dims:
        dims = _by_name(parts, rank)
    if at and isinstance(op, (Scores, Weigh)) and dims is HEADS:
        dims = (*TOKENS, "KV head", "head_dim")
    return dims if dims is not None and len(dims) == rank else None


def _by_name(parts: Sequence[str], rank: int) -> Dims | None:
    last = parts[-1]
    if "attention" in parts and rank == 4:
        scored = last in ("scores", "logits", "exp_weights", "weights")
        return SCORES if scored or "scores" in parts or "weights" in parts else HEADS
    if rank == 3:
        if "head" in parts:
            return STREAM if last == "norm" else VOCAB
        if "ffn" in parts:
            part = next((p for p in reversed(parts) if p in _LAST), "")
            return (*TOKENS, _LAST.get(part, "hidden"))
        if "moe" in parts and {"router", "logits", "route"} & {*parts}:
            return (*TOKENS, "experts")
        return STREAM
    return None


def weight(op: Op, rank: int) -> Dims | None:
    """The dimensions of the weight that an operator multiplies with."""
    name = str(weight_named(op) or _OWN_WEIGHT.get(op.kind, ""))
    parts = name.split(".")
    bias = parts[-1] == "bias"
    dims = _FLAT.get(parts[-2] if bias else parts[-1])
    if isinstance(op, (Linear, OutLinear, Bias)) and dims is None:
        dims = _HEADS_OF.get(parts[-2] if bias else parts[-1])
    if dims is not None and bias:
        dims = dims[-1:] if parts[-2] in (*_FLAT, "out") else dims[1:]
    if dims is None and "norm" in name:
        dims = ("hidden",)
    return dims if dims is not None and len(dims) == rank else None


def _shape(dims: Dims, shape: Shape) -> str:
    return "[" + ", ".join(f"{dim} {size}" for dim, size in zip(dims, shape, strict=True)) + "]"


def _unequal(op: Op, does: str, shapes: Sequence[Shape]) -> str | None:
    rank = len(shapes[0])
    dims = operand(op, 0, rank)
    at = next((at for at, shape in enumerate(shapes) if shape != shapes[0]), None)
    if dims is None or at is None:
        return None
    other = shapes[at]
    if len(other) != rank:
        theirs = operand(op, at, len(other))
        if theirs is None:
            return None
        both = f"{_shape(dims, shapes[0])} and {_shape(theirs, other)}"
        return f"{does} {both}: {rank} dimensions and {len(other)}"
    both = zip(dims, shapes[0], other, strict=True)
    differ = [f"{dim} is {a} and {b}" for dim, a, b in both if a != b]
    if does == "puts together" and len(differ) > 1:
        joined = str(dim_of(op))
        differ = [text for text in differ if not text.startswith(f"{joined} is")]
    return f"{does} {_shape(dims, shapes[0])} and {_shape(dims, other)}: {', '.join(differ)}"


def _contracted(op: Op, text: str, one: Shape, two: Shape) -> str | None:
    left, right = text.partition("->")[0].split(",")
    if (len(left), len(right)) != (len(one), len(two)):
        return None
    second = weight(op, len(two)) if len(op.ins) < 2 else operand(op, 1, len(two))
    first = operand(op, 0, len(one))
    if first is None and second is not None and isinstance(op, Linear):
        first = (*TOKENS, second[0])
    if first is None or second is None:
        return None
    if isinstance(op, Linear):
        # Its weight says what it reads: rows are its own dimension's.
        first = (*first[:2], second[0])
    sizes = dict(zip(left, one, strict=True))
    letters = dict(zip(left, first, strict=True))
    for letter, size in zip(right, two, strict=True):
        if sizes.get(letter, size) != size:
            differ = f"{letters[letter]} is {sizes[letter]} and {size}"
            return f"multiplies {_shape(first, one)} and {_shape(second, two)}: {differ}"
    return None


def _taken(op: Op, shape: Shape, why: str) -> str | None:
    dims = weight(op, len(shape))
    if dims is None and not isinstance(op, (Experts, SharedExpert)):
        dims = operand(op, len(op.ins) - 1, len(shape))
    return None if dims is None else _taken_from(dims, shape, why)


def _taken_from(dims: Dims, shape: Shape, why: str) -> str | None:
    found = re.fullmatch(r"axis (\d+) has no index (-?\d+)", why)
    if found is None:
        return None
    return f"{_shape(dims, shape)} has no {dims[int(found[1])]} {found[2]}"


def _spread(op: Op, small: Shape, large: Shape, why: str) -> str | None:
    found = re.search(r"axes \[([\d, ]+)\]", why)
    dims = operand(op, 0, len(large))
    if found is None or dims is None:
        return None
    at = [int(axis) for axis in found[1].split(",")]
    if len(at) != len(small) or any(axis >= len(large) for axis in at):
        return None
    mine = tuple(dims[axis] for axis in at)
    both = zip(mine, small, (large[axis] for axis in at), strict=True)
    differ = [f"{dim} is {b} and {a}" for dim, a, b in both if a != b]
    if not differ:
        return None
    return f"combines {_shape(dims, large)} with {_shape(mine, small)}: {', '.join(differ)}"
