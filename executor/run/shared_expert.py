"""Experts that every token goes to."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import Tensor, expand
from shardproof.executor.run.dispatch import Sent
from shardproof.executor.run.feed import Share, feed
from shardproof.executor.run.rank import Rank
from shardproof.executor.run.router import model_of
from shardproof.spec.program.op import Op


def shared_expert(rank: Rank, op: Op) -> object:
    tokens = rank.value(op.ins[0])
    if isinstance(tokens, Sent):
        return Sent(tokens.sources, tuple(shared_on(rank, op, x) for x in tokens.values))
    return shared_on(rank, op, tokens)


def shared_on(rank: Rank, op: Op, x: Tensor) -> Tensor:
    spec, domain = model_of(rank), rank.domain
    if spec.shared is None:
        raise TypeError("there is no shared expert")
    base = f"layers.{op.about['layer']}.ffn"
    if op.about["first"] and rank.at["tp"] != 0:
        return domain.zeros(x.shape)
    width = rank.own(op.about["width"])
    share = Share(
        f"{base}.shared",
        spec.shared,
        width,
        place=0 if width is None else rank.at["tp"],
        ranks=1 if width is None else rank.ctx.phase.tp,
    )
    y = feed(rank, share, x)
    if spec.shared_gate:
        gate = domain.contract("xyd,d->xy", x, rank.weight(f"{base}.shared_gate"))
        gate = domain.apply("sigmoid", f"{base}.shared_gate", gate)
        y = domain.mul(y, expand(gate, 2, y.shape[-1]))
    if op.about["divide"] != 1:
        y = domain.scale(y, domain.reciprocal(domain.integers(np.asarray(op.about["divide"]))))
    return y


def add_each(rank: Rank, op: Op) -> object:
    a, b = rank.value(op.ins[0]), rank.value(op.ins[1])
    if isinstance(a, Sent):
        return Sent(
            a.sources, tuple(rank.domain.add(x, y) for x, y in zip(a.values, b.values, strict=True))
        )
    return rank.domain.add(a, b)
