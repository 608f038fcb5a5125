"""Operators of a rank's own on keys and values, whose tokens are an axis of their own.

They are such as look at one entry at a time, or at one token's. Of what a rank's rows are beside
them, that is what each of its tokens has.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.spec.engine.entries import Entries, keyed
from shardproof.spec.engine.local import ByNumber, by_number, permuted, sliced, some_of
from shardproof.spec.engine.ranks import Rank, Stage, Uncovered
from shardproof.spec.engine.values import CannotRun, Held
from shardproof.spec.program.ops.passing import Junk, Permute, Times, Zeros
from shardproof.spec.program.ops.stream import Act, Add, AddOn, Joint, Mul, Scale, Slice
from shardproof.spec.record import replace

EntryByEntry = Add | Mul | AddOn | Act | Joint | Scale | Times | Zeros | Junk


def on_keys(stage: Stage, rank: Rank, op: ByNumber, given: Sequence[object]) -> Entries:
    of = [_keys(stage, x) for x in given]
    first = next(x for x in given if isinstance(x, Entries))
    if isinstance(op, (Slice, Permute)):
        return replace(first, of=_some(stage, rank, op, of[0]))
    if not isinstance(op, EntryByEntry):
        raise Uncovered(f"{op.kind} of keys or values")
    return replace(first, of=by_number(stage, rank, op, *of))


def _keys(stage: Stage, x: object) -> Held:
    if isinstance(x, Entries):
        return x.of
    if isinstance(x, Held):
        return keyed(stage, x)
    raise CannotRun("it is no tensor")


def _some(stage: Stage, rank: Rank, op: Slice | Permute, x: Held) -> Held:
    """Some heads or dimensions: the token stands before them."""
    dim = op.dim
    if dim in ("token", "sequence"):
        raise Uncovered(f"{op.kind} along the tokens of keys")
    axis = {"head": 1, "head_dim": 2}.get(dim, len(x.sizes) - 1)
    if axis >= len(x.sizes):
        raise CannotRun(f"it has no dimension {dim}")
    places = sliced(stage, rank, op, x.sizes[axis]) if isinstance(op, Slice) else (
        permuted(op, x.sizes[axis])
    )  # fmt: skip
    return some_of(stage, x, axis, places)
