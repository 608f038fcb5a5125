"""Rotary positions: which dimensions of a rank's heads come out turned as the model's."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from shardproof.spec.engine.entries import Entries, attention_of
from shardproof.spec.engine.indices import (
    canon,
    matched,
    part,
    whole,
)
from shardproof.spec.engine.local import counts_right
from shardproof.spec.engine.ranks import Rank, Stage
from shardproof.spec.engine.shifts import Differ, members, of_member
from shardproof.spec.engine.values import (
    CannotRun,
    Held,
    Term,
)
from shardproof.spec.program.op import Op
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import replace


def rope(stage: Stage, rank: Rank, op: Op, x: Held | Entries) -> Held | Entries:
    some: tuple[int, ...] | None = op.about.get("sequences")
    if some is not None:
        return _of_some(stage, rank, op, x, some)
    if op.about["positions"] == "last":
        return _as_last(stage, rank, op, x)
    if isinstance(x, Entries):
        right = op.about["positions"] == "global" or x.counted
        turned = _turned(stage, rank, op, x.of, right=right, tag=("counted",))
        return Entries(turned, x.places, x.counted, x.blocks)
    right = op.about["positions"] == "global" or counts_right(stage, rank)
    return _turned(stage, rank, op, x, right=right, tag=("counted on", rank.sp))


def _of_some(
    stage: Stage, rank: Rank, op: Op, x: Held | Entries, some: tuple[int, ...]
) -> Held | Entries:
    """Some sequences at the positions that an operator says, the others as they should be."""
    own = {s for run in rank.rows.sequences for s in run}
    others = replace(op, about={**op.about, "sequences": None})
    right = replace(others, about={**others.about, "positions": "global"})
    if not own & {*some}:
        return rope(stage, rank, right, x)
    found, good = rope(stage, rank, others, x), rope(stage, rank, right, x)
    if own <= {*some} or _held(found) is _held(good):
        return found
    # Not all of the rank's rows are the model's, so none is said to be.
    return found


def _held(x: Held | Entries) -> Held:
    return x.of if isinstance(x, Entries) else x


def _as_last(stage: Stage, rank: Rank, op: Op, x: Held | Entries) -> Held | Entries:
    """Every token at the position of the rank's last one."""
    places = [i for run in rank.rows.tokens for i in run]
    of = [i for run in x.places for i in run] if isinstance(x, Entries) else places
    right = all(i == max(places, default=0) for i in of)
    tag = ("last", rank.rows.tokens)
    if isinstance(x, Entries):
        turned = _turned(stage, rank, op, x.of, right=right, tag=tag)
        return Entries(turned, x.places, x.counted, x.blocks)
    return _turned(stage, rank, op, x, right=right, tag=tag)


def _behind(base: int, dims: Runs) -> Runs:
    moved = (range(r.start + base, r.stop + base, r.step) if r.start >= 0 else r for r in dims)
    return canon(moved)


def _turned(
    stage: Stage, rank: Rank, op: Op, x: Held, *, right: bool, tag: tuple[Hashable, ...]
) -> Held:
    attention, world = attention_of(stage), stage.world
    if (found := world.without_number(x)) is not None:
        number, of = found
        return world.times(_turned(stage, rank, op, of, right=right, tag=tag), *number)
    own = stage.own(op.about["dims"], rank)
    base = attention.latent.nope if attention.latent is not None else 0
    if own is None:
        count = x.sizes[-1] if op.about["shared"] else attention.head_dim
        own = canon((range(attention.head_dim - count, attention.head_dim),))
    if x.sizes[-1] != length(own):
        raise CannotRun(f"a head has {length(own)} dimensions here")
    if attention.rope is None:
        return x
    half, style = attention.rope.dim // 2, attention.rope.pairs
    good, left, bad = turned_places(own, base, half, style)
    key = ("turned", op.about["layer"], () if right else tag)
    terms: list[Term] = []
    for term in x.terms:
        dims = term.maps[-1]
        _, apart = matched(dims, own)
        if apart and op.about["shared"]:
            # The part that all heads share counts its dimensions from zero.
            _, apart = matched(_behind(base, dims), own)
        if apart:
            value = world.value("turned otherwise", *key, term, own)
            terms.append(Term(1, value, (*term.maps[:-1], whole(length(own)))))
            continue
        value = world.value(*key, term.value)
        terms.append(term._replace(value=value, maps=(*term.maps[:-1], _at(dims, good))))
        if left:
            terms.append(term._replace(maps=(*term.maps[:-1], _at(dims, left))))
        if bad:
            other = world.value("turned by another", *key, term.value, own)
            terms.append(term._replace(value=other, maps=(*term.maps[:-1], _at(dims, bad))))
    return world.held(x.rows, x.sizes, terms)


def _at(runs: Runs, places: frozenset[int] | None) -> Runs:
    """The runs with pads at all other places."""
    if places is None:
        return runs
    found = (part(runs, at, at + 1) if at in places else (range(-1, -2, -1),)
             for at in range(length(runs)))  # fmt: skip
    return canon(run for runs_ in found for run in runs_)


Places = tuple[frozenset[int] | None, frozenset[int], frozenset[int]]


@lru_cache(maxsize=1024)
def turned_places(own: Runs, base: int, half: int, style: str) -> Places:
    """Places that come out right (None: all), that stay as they were, that come out wrong."""
    found = [_turned_places(of_member(own, m), base, half, style) for m in range(members(own))]
    if len(set(found)) > 1:
        raise Differ(found)
    return found[0]


def _turned_places(own: Runs, base: int, half: int, style: str) -> Places:
    dims = [i for run in own for i in (run if run.start >= 0 else [-1] * len(run))]
    turned = [at for at, d in enumerate(dims) if base <= d < base + 2 * half]
    held = {dims[at] - base: at for at in turned}

    def pair(j: int) -> tuple[int, int]:
        return (j, j + half) if style == "half" else (2 * j, 2 * j + 1)

    def other(i: int) -> int:
        return (i + half if i < half else i - half) if style == "half" else i ^ 1

    complete = all(other(i) in held for i in held)
    if complete and len(held) == len(turned):
        return None, frozenset(), frozenset()
    right = set(range(len(dims))) - set(turned)
    if complete:
        right |= {*held.values()}
        return frozenset(right), frozenset(range(len(dims))) - right, frozenset()
    count = len(turned) // 2
    if style == "half":
        firsts, seconds = turned[:count], turned[count : 2 * count]
    else:
        firsts, seconds = turned[0 : 2 * count : 2], turned[1 : 2 * count : 2]
    made: set[int] = set()
    for j, (a, b) in enumerate(zip(firsts, seconds, strict=True)):
        made |= {a, b}
        if (dims[a] - base, dims[b] - base) == pair(j):
            right |= {a, b}
    left = set(turned) - made
    return frozenset(right), frozenset(left), frozenset(made - right)
