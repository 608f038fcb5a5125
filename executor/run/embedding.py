"""Token lookup and learned positions."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import CannotRun, Tensor, lookup, masked, spread, take
from shardproof.executor.run.elementwise import on_some
from shardproof.executor.run.positions import positions_of
from shardproof.executor.run.rank import Rank, picked
from shardproof.spec.program.op import PAD, Op


def do_lookup(rank: Rank, op: Op) -> Tensor:
    table = rank.weight(op.about["weight"])
    rows, columns = rank.own(op.about["rows"]), rank.own(op.about["columns"])
    if columns is not None:
        table = picked(rank.domain, table, 1, columns)
    ids = rank.work.ids
    if rows is None:
        return lookup(table, ids)
    places = np.full(table.shape[0] + 1, -1, np.int64)
    for local, row in enumerate(rows):
        if row != PAD and places[row] < 0:
            places[row] = local
    here = places[np.clip(ids, 0, table.shape[0])]
    known = here >= 0
    table = picked(rank.domain, table, 0, rows)
    if not op.about["mask"]:
        if not known.all():
            raise CannotRun(op.out, (table.shape,), "a token's row is on another rank")
        return lookup(table, here)
    if table.shape[0] == 0:
        return rank.domain.zeros((*ids.shape[1:], *table.shape[1:]))
    found = lookup(table, np.where(known, here, 0))
    return masked(found, np.broadcast_to(known[..., None], (known.shape[0], *found.shape)))


def do_learned(rank: Rank, op: Op) -> Tensor:
    x = rank.get(op.ins[0])
    table = rank.weight("positions")
    columns = rank.own(op.about["columns"])
    if columns is not None:
        table = picked(rank.domain, table, 1, columns)
    places = positions_of(rank, op.about["positions"])
    tokens = rank.own(op.about.get("tokens"))
    if tokens is not None:
        places = [places[i] for i in tokens]
    rows = take(table, 0, places)
    return on_some(rank, x, spread(rows, x.shape, (1, 2)), op.about["on"])
