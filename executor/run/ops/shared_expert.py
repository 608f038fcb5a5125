"""Experts that every token goes to."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import CannotRun, Tensor
from shardproof.executor.run.ops.dispatch import Sent
from shardproof.executor.run.ops.expert_blocks import Block, Share, feed, weights_by
from shardproof.executor.run.ops.router import model_of
from shardproof.executor.run.state.rank import Rank, as_kind
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.experts import SharedExpert
from shardproof.spec.program.ops.stream import AddEach
from shardproof.spec.record import replace


def shared_expert(rank: Rank, op: SharedExpert) -> object:
    tokens = rank.value(op.ins[0])
    if isinstance(tokens, Sent):
        return replace(tokens, values=tuple(shared_on(rank, op, x) for x in tokens.all_of(Tensor)))
    return shared_on(rank, op, rank.get(op.ins[0]))


def shared_on(rank: Rank, op: SharedExpert, x: Tensor) -> Tensor:
    spec, domain = model_of(rank), rank.domain
    if spec.shared is None:
        raise CannotRun(op.out, (x.shape,), "the model has no shared expert")
    base = f"layers.{op.layer}.ffn"
    if op.first and rank.share(op.over)[0] != 0:
        return domain.zeros(x.shape)
    y = feed(rank, op, rank.once(op, block_of), x)
    if spec.shared_gate:
        gate = domain.contract("xyd,d->xy", x, rank.weight(f"{base}.shared_gate"))
        gate = domain.apply("sigmoid", f"{base}.shared_gate", gate)
        y = domain.scale_rows(y, gate)
    if op.divide != 1:
        y = domain.scale(y, domain.reciprocal(domain.integers(np.asarray(op.divide))))
    return y


def share_of(rank: Rank, op: SharedExpert) -> Share:
    """What of the shared experts a rank computes."""
    split: Split | None = op.width
    spec = model_of(rank).shared
    every = list(range(spec.width if spec is not None else 0))
    width = rank.own(split)
    if split is None or all(sorted(part) == every for part in split.parts):
        return Share(width)  # every rank has the whole of it, in an order of its own
    place, ranks = rank.share(op.over)
    return Share(width, place=place, ranks=ranks)


def base_of(op: SharedExpert) -> str:
    return f"layers.{op.layer}.ffn.shared"


WEIGHTS = weights_by(base_of, share_of)


def block_of(rank: Rank, op: SharedExpert) -> Block:
    """What all ranks have a share of."""
    spec = model_of(rank).shared
    if spec is None:
        raise CannotRun(op.out, (), "the model has no shared expert")
    return Block(base_of(op), spec, share_of, WEIGHTS)


def add_each(rank: Rank, op: AddEach) -> object:
    a = rank.value(op.ins[0])
    if isinstance(a, Sent):
        pairs = a.beside(rank.of(op.ins[1], Sent), op)
        return replace(a, values=tuple(rank.domain.add(*as_tensors(op, *pair)) for pair in pairs))
    return rank.domain.add(rank.get(op.ins[0]), rank.get(op.ins[1]))


def as_tensors(op: AddEach, a: object, b: object) -> tuple[Tensor, Tensor]:
    return as_kind(op.ins[0], a, Tensor), as_kind(op.ins[1], b, Tensor)
