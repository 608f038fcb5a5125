"""Whether a result is the reference's tensor, or a share of a sum that is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import reduce
from typing import Any

import numpy as np

from shardproof.executor.domains import Array, Domain, Tensor, take
from shardproof.executor.run.divergence.layouts import SINK, Indices, Layout
from shardproof.executor.run.divergence.reference_values import NOBODY, OF_KEYS, WEIGHTS, Reference
from shardproof.executor.run.divergence.watched import Event, Piece, Record
from shardproof.executor.run.outcome.compare import Defined
from shardproof.executor.run.outcome.reference_name import CHOSEN, NOTHING, READ
from shardproof.executor.run.state.faults import AXES
from shardproof.spec.program.op import PAD
from shardproof.spec.record import dataclass, field, replace

OUTPUT = "head.logits"
"""What is given out: every rank that has it has all of it."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """The first place at which a result is not the reference's."""

    sequence: int
    token: int
    index: tuple[int, ...]
    expected: int
    found: int | None
    trial: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """What a result is: right by itself, right as a share, wrong, or none of the model's."""

    named: bool
    wrong: Wrong | None = None
    summed: Wrong | None = None
    """Where the sum over the ranks is wrong too, if there is one."""
    share: bool = False

    @property
    def is_right(self) -> bool:
        return self.named and self.wrong is None


NAMELESS, RIGHT, SHARE = Standing(named=False), Standing(named=True), Standing(True, share=True)


@dataclass(frozen=True, slots=True)
class Beside:
    """The reference, and in which trials it is defined."""

    reference: Reference
    defined: Defined
    domain: Domain
    totals: dict[Hashable, tuple[frozenset[Record], Tensor | None]] = field(
        default_factory=dict[Hashable, "tuple[frozenset[Record], Tensor | None]"], compare=False
    )
    """What a group of ranks add up to, which each of them is asked of."""
    known: dict[Hashable, Array | None] = field(default_factory=dict[Hashable, Any], compare=False)
    """The reference's values, which most ranks have in common."""
    compared: dict[tuple[int, Layout, int], tuple[Tensor, Array, Wrong | None]] = field(
        default_factory=dict[Any, Any], compare=False
    )
    """What came of a result that ranks have in common, by its number, which is kept beside it."""

    def standing(self, record: Record, event: Event) -> Standing:
        """Of a result, given those of the other ranks."""
        if (missing := self.unread(record, event) or self.kept_back(record)) is not None:
            return Standing(named=True, wrong=missing)
        verdict = RIGHT if record.pieces and record.twin != NOTHING else NAMELESS
        for piece in self.pieces(record):
            if not piece.layout.sequences:
                continue
            wanted = self.wanted(record, piece.layout)
            if wanted is None or piece.value is None:
                return NAMELESS
            wrong = self.wrong_in(piece.value, piece.layout, wanted)
            if wrong is None:
                continue
            totals = self.sums(record, piece, event)
            sums = [self.wrong_in(total, piece.layout, wanted) for total in totals]
            if None not in sums:
                return Standing(named=True, wrong=wrong, summed=sums[0] if sums else None)
            verdict = SHARE
        return verdict

    def wanted(self, record: Record, x: Layout) -> Array | None:
        name, step, work = record.twin, self.step_of(record), record.work
        weighed = name.endswith(WEIGHTS)
        dims = x.dims if weighed else None
        key = name, x.sequences, x.rows, dims, step, record.phase, work.row, work.of_row
        if key not in self.known:
            found = self.reference.values(name, x, step, work)
            self.known[key] = with_drafts(found, x) if found is not None and weighed else found
        return self.known[key]

    def pieces(self, record: Record) -> Iterator[Piece]:
        """Without pads, and without drafts that are taken back, which the model never reads."""
        for piece in map(without_pads, record.pieces):
            if record.phase == "prefill":
                row = record.work.row
                yield piece if row is None else without(piece, row.is_pad, of_keys=False)
                continue
            end = self.reference.read_by(self.step_of(record), record.work.of_row[1])
            yield without(piece, end.__le__, of_keys=record.twin.endswith(OF_KEYS))

    def step_of(self, record: Record) -> int:
        which = record.work.of_row[1]
        return self.reference.step_of(record.place, which) if record.phase == "decode" else 0

    def sums(self, record: Record, piece: Piece, event: Event) -> Iterator[Tensor]:
        """The ranks' pieces added, over every group of ranks that may hold shares."""
        tried: set[frozenset[Record]] = set()
        shape = None if piece.value is None else piece.value.shape
        for group in groups_of(record, event):
            key = tuple(map(id, group)), piece.layout, piece.source, shape
            if key not in self.totals:
                like = {
                    r: p.value
                    for r in group
                    for p in self.pieces(r)
                    if p.value is not None and alike(p, piece)
                }
                values = [*like.values()]
                total = reduce(self.domain.add, values) if len(values) > 1 else None
                self.totals[key] = frozenset(like), total
            members, total = self.totals[key]
            if total is not None and members not in tried:
                tried.add(members)
                yield total

    def entry(self, record: Record, at: Wrong) -> int | None:
        """What a rank has where another one is wrong; raise `KeyError` if it lacks the token."""
        lacks = True
        for piece in self.pieces(record):
            x = piece.layout
            if at.sequence not in x.sequences or at.token not in x.rows:
                continue
            lacks = False
            if piece.value is not None and (found := self.value_at(record, piece, at)) is not None:
                return found
        if lacks:
            raise KeyError(at)
        return None

    def total(self, record: Record, event: Event, at: Wrong) -> int | None:
        """What ranks that may hold partial sums add up to there; of several groups, the first."""
        for piece in self.pieces(record):
            if at.sequence not in piece.layout.sequences or at.token not in piece.layout.rows:
                continue
            for total in self.sums(record, piece, event):
                return self.value_at(record, replace(piece, value=total), at)
        return None

    def value_at(self, record: Record, piece: Piece, at: Wrong) -> int | None:
        x, wanted = piece.layout, self.wanted(record, piece.layout)
        if wanted is None or piece.value is None:
            return None
        own, found = listed(x, wanted), along_axes(piece.value.values, wanted)
        if found.shape[1:] != (len(x.sequences), len(x.rows), *map(len, own)):
            return None
        if any(index not in axis for axis, index in zip(own, at.index, strict=True)):
            return None
        there = (axis.index(index) for axis, index in zip(own, at.index, strict=True))
        place = (at.trial, x.sequences.index(at.sequence), x.rows.index(at.token), *there)
        return int(np.broadcast_to(found, (len(self.defined), *found.shape[1:]))[place])

    def unread(self, record: Record, event: Event) -> Wrong | None:
        """A key that is due in a cache, and on none of the ranks that share it."""
        if not record.due or not record.pieces or not record.pieces[0].layout.sequences:
            return None
        x = record.pieces[0].layout
        sharing = [r.pieces[0].layout for r in event.values() if beside_sp(r, record) and r.pieces]
        held = {row for y in sharing if y.sequences == x.sequences for row in y.rows}
        missing = next((place for place in record.due if place not in held), None)
        wanted = None if missing is None else self.wanted(record, replace(x, rows=(missing,)))
        return None if wanted is None or missing is None else absent(x, missing, wanted)

    def kept_back(self, record: Record) -> Wrong | None:
        """A logit that a rank does not give, of those that it gives out."""
        if record.op.out != OUTPUT or not record.pieces or record.pieces[0].layout.dims is None:
            return None
        x = next(self.pieces(record)).layout
        held = set(x.dims or ())
        wanted = self.wanted(record, x)
        if wanted is None or wanted.size == 0:
            return None
        id_ = next((i for i in range(wanted.shape[-1]) if i not in held), None)
        if id_ is None:
            return None
        return Wrong(x.sequences[0], x.rows[0], (id_,), int(wanted[0, 0, 0, id_]), None)

    def wrong_in(self, value: Tensor, x: Layout, wanted: Array) -> Wrong | None:
        """The same as `first_wrong`, asked once of what several ranks have."""
        key = id(value), x, id(wanted)
        if key not in self.compared:
            self.compared[key] = value, wanted, self.first_wrong(value, x, wanted)
        return self.compared[key][2]

    def first_wrong(self, value: Tensor, x: Layout, wanted: Array) -> Wrong | None:
        """Nothing where the value is the reference's; padding is whatever it is."""
        found = along_axes(value.values, wanted)
        own = listed(x, wanted)
        local = (len(x.sequences), len(x.rows), *map(len, own))
        beyond = any(i >= n for axis, n in zip(own, wanted.shape[3:], strict=True) for i in axis)
        if found.shape[1:] != local or beyond:
            return absent(x, x.rows[0], wanted) if wanted.size and x.rows else None
        for axis, indices in enumerate(own, 3):
            real = [i for i, index in enumerate(indices) if index != PAD]
            found = np.take(found, real, axis)
            wanted = np.take(wanted, [indices[i] for i in real], axis)
        wrong = (found != wanted) & self.defined.reshape(-1, *(1,) * (wanted.ndim - 1))
        wrong &= wanted != NOBODY
        if not wrong.any():
            return None
        at = tuple(int(axis[0]) for axis in np.nonzero(wrong))
        index = tuple(
            [i for i in indices if i != PAD][i] for i, indices in zip(at[3:], own, strict=True)
        )
        own_value = int(np.broadcast_to(found, wanted.shape)[at])
        return Wrong(x.sequences[at[1]], x.rows[at[2]], index, int(wanted[at]), own_value, at[0])


def along_axes(found: Array, wanted: Array) -> Array:
    """Values without an axis of one head that the reference's tensor does not have."""
    lone_head = found.ndim == wanted.ndim + 1 and found.shape[3] == 1
    return found[:, :, :, 0] if lone_head else found


def without_pads(piece: Piece) -> Piece:
    """Without tokens that stand for nothing."""
    x, value = piece.layout, piece.value
    if PAD not in x.rows or value is None or value.rank < 2 or value.shape[1] != len(x.rows):
        return piece
    real = [place for place, row in enumerate(x.rows) if row != PAD]
    rows = tuple(x.rows[place] for place in real)
    return replace(piece, value=take(value, 1, real), layout=replace(x, rows=rows))


def without(piece: Piece, gone: Callable[[int], bool], *, of_keys: bool) -> Piece:
    """Without tokens that are nobody's; of what has a number for each key, without their keys."""
    x, value = piece.layout, piece.value
    rows = [at for at, row in enumerate(x.rows) if not gone(row)]
    if len(rows) < len(x.rows):
        x = replace(x, rows=tuple(x.rows[at] for at in rows))
        if value is not None and value.rank > 1 and value.shape[1] == len(piece.layout.rows):
            value = take(value, 1, rows)
    if of_keys and x.dims is not None and any(map(gone, x.dims)):
        keys = [at for at, key in enumerate(x.dims) if not gone(key)]
        if value is not None and value.shape[-1] == len(x.dims):
            value = take(value, -1, keys)
        x = replace(x, dims=tuple(x.dims[at] for at in keys))
    return replace(piece, value=value, layout=x)


def with_drafts(weights: Array, x: Layout) -> Array:
    """The model's weights, and nothing for each key that it does not have."""
    sink = 1 if x.dims is not None and SINK in x.dims else 0
    keys = weights.shape[-1] - sink
    more = max(x.dims or (), default=0) + 1 - keys
    if more <= 0:
        return weights
    none = np.zeros((*weights.shape[:-1], more), weights.dtype)
    return np.concatenate((weights[..., :keys], none, weights[..., keys:]), -1)


def listed(x: Layout, whole: Array) -> list[tuple[int, ...]]:
    """The indices along each axis after the tokens, in local order."""
    axes: list[Indices] = [x.heads, x.dims][5 - whole.ndim :]
    return [
        tuple(range(size))
        if axis is None
        else tuple(size - 1 if index == SINK else index for index in axis)
        for axis, size in zip(axes, whole.shape[3:], strict=True)
    ]


def absent(x: Layout, place: int, wanted: Array) -> Wrong:
    """The first value of a token that the rank should have and does not."""
    sizes = zip(listed(x, wanted), wanted.shape[3:], strict=True)
    index = tuple(next((i for i in axis if 0 <= i < size), 0) for axis, size in sizes)
    return Wrong(x.sequences[0], place, index, int(wanted[(0, 0, 0, *index)]), None)


def alike(a: Piece, b: Piece) -> bool:
    shapes = [None if x.value is None else x.value.shape for x in (a, b)]
    return (a.layout, a.source, shapes[0]) == (b.layout, b.source, shapes[1])


def beside_sp(a: Record, b: Record) -> bool:
    """Whether two ranks differ along sp alone, if at all."""
    return (*a.rank[:2], a.rank[3]) == (*b.rank[:2], b.rank[3])


def apart_along(axes: Sequence[str], a: Record, b: Record) -> bool:
    """Whether two ranks differ along these axes alone, if at all."""
    places = zip(AXES, a.rank, b.rank, strict=True)
    return all(x == y for axis, x, y in places if axis not in axes)


def groups_of(record: Record, event: Event) -> Iterator[list[Record]]:
    """The ranks whose shares add up: those of tp, and those that the module lies over.

    Of experts' outputs those of a block, or more.
    """
    stage = list(event.values())
    if record.twin in (READ, CHOSEN) or record.op.out == OUTPUT:
        return
    yield [r for r in stage if r.rank[:3] == record.rank[:3]]
    if record.over != ("tp",):
        yield [r for r in stage if apart_along(record.over, r, record)]
    if not record.twin.endswith((".routed", ".shared", ".joined")):
        return
    block, ep, etp = record.block
    yield [r for r in stage if r.block[0] == block]
    yield [r for r in stage if r.block[:2] == (block, ep)]
    yield [r for r in stage if (r.block[0], r.block[2]) == (block, etp)]
    yield stage
