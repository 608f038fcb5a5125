"""Token lookup and learned positions."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from shardproof.executor.domains import CannotRun, Ids, Tensor, along, lookup, masked, spread, take
from shardproof.executor.run.ops.elementwise import on_some
from shardproof.executor.run.ops.positions import positions_of
from shardproof.executor.run.state.rank import Rank, picked
from shardproof.spec.program.op import PAD
from shardproof.spec.program.ops.stream import Learned, Lookup


def do_lookup(rank: Rank, op: Lookup) -> Tensor:
    table = rank.once(op, table_of)
    if op.rows is None:
        return lookup(table, rank.work.ids)
    here = rows_of(rank, op)
    known = here >= 0
    if not op.mask:
        if not known.all():
            raise CannotRun(op.out, (table.shape,), "a token's row is on another rank")
        return lookup(table, here)
    if table.shape[0] == 0:
        return rank.domain.zeros((*here.shape[1:], *table.shape[1:]))
    found = lookup(table, np.where(known, here, 0))
    return masked(found, along(known, found.shape[-1]))


def table_of(rank: Rank, op: Lookup) -> Tensor:
    """The rank's own rows and columns."""
    table = rank.weight(op.weight)
    rows, columns = rank.own(op.rows), rank.own(op.columns)
    if columns is not None:
        table = picked(rank.domain, table, 1, columns)
    return table if rows is None else picked(rank.domain, table, 0, rows)


def rows_of(rank: Rank, op: Lookup) -> Ids:
    """Where on the rank the row of each token stands; -1 for those that it has not."""
    whole = rank.weight(op.weight).shape[0]
    return places_of(rank.own(op.rows) or (), whole)[np.minimum(rank.work.ids, whole)]


@lru_cache(maxsize=64)
def places_of(rows: tuple[int, ...], size: int) -> Ids:
    """Where on a rank that has these rows each row stands; -1 for those that it has not.

    One more at the end is for an id that no row of the table has.
    """
    places = np.full(size + 1, -1, np.int64)
    for local, row in enumerate(rows):
        if row != PAD and places[row] < 0:
            places[row] = local
    places.flags.writeable = False
    return places


def do_learned(rank: Rank, op: Learned) -> Tensor:
    x = rank.get(op.ins[0])
    table = rank.weight("positions")
    columns = rank.own(op.columns)
    if columns is not None:
        table = picked(rank.domain, table, 1, columns)
    places = positions_of(rank, op.positions)
    tokens = rank.own(op.tokens)
    if tokens is not None:
        if any(not 0 <= i < len(places) for i in tokens):
            why = f"it names a token beyond the {len(places)} that the rank has"
            raise CannotRun(op.out, (x.shape,), why)
        places = [places[i] for i in tokens]
    rows = take(table, 0, places)
    return on_some(rank, x, spread(rows, x.shape, (1, 2)), op.on)
