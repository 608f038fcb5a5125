"""What crosses from one visit to the next, and operators that only pass a value on."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import CannotRun, Tensor, concat, take
from shardproof.executor.run.ops.linear import axis
from shardproof.executor.run.state.faults import Stuck
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.ops.passing import (
    Junk,
    Permute,
    Previous,
    Receive,
    Same,
    Send,
    Times,
    Zeros,
)


def do_send(rank: Rank, op: Send) -> object:
    """Put a part of the stream where the next visit's receive finds it."""
    value = rank.value(op.ins[0])
    rank.outbox[op.part] = value
    return value


def do_receive(rank: Rank, op: Receive) -> object:
    """The newest that was sent, or nothing yet; nobody waits for what nobody sends."""
    part = op.part
    if part not in rank.inbox and part not in rank.promised:
        raise Stuck(op.out, [key_of(rank)], "the stage before, which never sends it")
    return rank.inbox.get(part)


def do_permute(rank: Rank, op: Permute) -> Tensor:
    """The indices of a dimension as listed, -1 being zero.

    Of sequences, those that are there change places, and the others stay.
    """
    x, order = rank.get(op.ins[0]), list(op.order)
    place = axis(x, op.dim)
    size = x.shape[place]
    if op.dim == "sequence":
        order = [i for i in order if i < size]
        order += [i for i in range(size) if i not in order]
    shape = (*x.shape[:place], 1, *x.shape[place + 1 :])
    padded = concat((x, rank.domain.zeros(shape)), place)
    if any(i >= size for i in order):
        raise CannotRun(op.out, (x.shape,), f"there is no index {max(order)}")
    return take(padded, place, [size if i < 0 else i for i in order])


def do_same(rank: Rank, op: Same) -> object:
    return rank.value(op.ins[0])


def do_zeros(rank: Rank, op: Zeros) -> Tensor:
    """A buffer of the operand's shape that was cleared and never filled."""
    return rank.domain.zeros(rank.get(op.ins[0]).shape)


def do_junk(rank: Rank, op: Junk) -> Tensor:
    """A buffer of the operand's shape that was never filled: other values on every rank."""
    work = rank.work
    name = f"junk {op.out} {key_of(rank)} {work.sequences} {work.places}"
    return rank.domain.random(name, rank.get(op.ins[0]).shape)


def do_previous(rank: Rank, op: Previous) -> Tensor:
    """What the operand was when this ran last; the first time, itself."""
    x = rank.get(op.ins[0])
    before = rank.before.get(op.out, x)
    rank.before[op.out] = x
    return before


def do_times(rank: Rank, op: Times) -> Tensor:
    """A fraction, (over, below), times the operand."""
    domain, x = rank.domain, rank.get(op.ins[0])
    over, below = op.by
    factor = domain.integers(np.asarray(over))
    if below != 1:
        factor = domain.mul(factor, domain.reciprocal(domain.integers(np.asarray(below))))
    return domain.scale(x, factor)
