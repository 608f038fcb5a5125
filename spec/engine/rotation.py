"""Rotary positions: which dimensions of a rank's heads come out turned as the model's."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache
from itertools import pairwise

from shardproof.spec.engine.entries import Entries, attention_of
from shardproof.spec.engine.indices import (
    at_places,
    bounds,
    canon,
    has_pads,
    largest,
    matched,
    part,
    whole,
)
from shardproof.spec.engine.positions import (
    counted,
    in_chunk,
    in_row,
    in_step,
    of_own,
    where_they_count,
)
from shardproof.spec.engine.ranks import Rank, Stage
from shardproof.spec.engine.shifts import Differ, is_shifted, members, of_member
from shardproof.spec.engine.values import (
    CannotRun,
    Held,
    Rows,
    Term,
    behind,
)
from shardproof.spec.program.ops.attention import Rope
from shardproof.spec.program.runs import Runs, length, pads
from shardproof.spec.record import replace


def rope(stage: Stage, rank: Rank, op: Rope, x: Held | Entries, keys: Runs) -> Held | Entries:
    """Turned by the positions that an operator says; `keys`: the places of exchanged keys."""
    some: tuple[int, ...] | None = op.sequences
    how: str = op.positions
    if some is not None:
        return _of_some(stage, rank, op, x, keys, how, some)
    return _at(stage, rank, op, x, positions_of(stage, rank, op, how, keys))


def positions_of(stage: Stage, rank: Rank, op: Rope, how: str, keys: Runs) -> Runs:
    which = op.which
    own = which == "own"
    if how == "last":
        last = largest(rank.rows.tokens)
        count = length(rank.rows.tokens) if own else length(keys)
        return tuple(range(last, last + 1) for _ in range(count))
    if own:
        return of_own(stage, rank, how)
    if how == "global":
        return canon(keys)
    if how == "row":
        return in_row(stage, keys, keys)
    if how == "chunk":
        return in_chunk(stage, canon(keys))
    if how in ("first", "drafted"):
        return in_step(stage, keys, how)
    if which != "all":
        return counted(stage, keys)
    at = in_row(stage, keys, whole(length(keys)))
    # Where a rank keeps its own entries, these are for scores alone.
    cached = stage.ctx.phase.sequence.keep != "own"
    return at if cached else where_they_count(stage, canon(keys), at, of="keys")


def _of_some(
    stage: Stage, rank: Rank, op: Rope, x: Held | Entries, keys: Runs, how: str,
    some: tuple[int, ...],
) -> Held | Entries:  # fmt: skip
    """Some sequences at the positions that an operator says, the others as they should be."""
    own = {s for run in rank.rows.sequences for s in run}
    right = positions_of(stage, rank, op, "global", keys)
    if not own & {*some}:
        return _at(stage, rank, op, x, right)
    # Where they are others not all of the rank's rows are the model's, so none is said to be.
    return _at(stage, rank, op, x, positions_of(stage, rank, op, how, keys))


def _at(stage: Stage, rank: Rank, op: Rope, x: Held | Entries, at: Runs) -> Held | Entries:
    """Every token at its position of these. One that is another's is turned as no other is."""
    of = x.of if isinstance(x, Entries) else x
    attention = attention_of(stage)
    if (found := stage.world.without_number(of)) is not None:
        number, plain = found
        made = _at(stage, rank, op, replace(x, of=plain) if isinstance(x, Entries) else plain, at)
        if isinstance(made, Entries):
            return replace(made, of=stage.world.times(made.of, *number))
        return stage.world.times(made, *number)
    own = _dims(stage, rank, op, of)
    if attention.rope is None:
        return x
    tokens = of.sizes[0] if isinstance(x, Entries) else length(of.rows.tokens)
    if not rotates(own, _base(stage), attention.rope.dim // 2, attention.rope.pairs):
        return x  # whatever the positions are
    if length(at) != tokens:
        raise CannotRun(f"{length(at)} positions of {tokens} tokens")
    if not isinstance(x, Entries):
        labels = canon(of.rows.tokens)
        if canon(at) == labels or not of.rows.any:
            return _turned(stage, op, of, own, ())
        if op.which == "all" or (stage.prefill and stage.ctx.plan.edits):
            return _of_several(stage, op, of, own, at)
        return _turned(stage, op, of, own, ("at", at, labels))
    terms: list[Term] = []
    for term in of.terms:
        for where, tag in _by_position(term.maps[0], at):
            mine = term._replace(maps=(where, *term.maps[1:]))
            one = stage.world.held(of.rows, of.sizes, (mine,))
            terms += _turned(stage, op, one, own, tag).terms
    return replace(x, of=stage.world.held(of.rows, of.sizes, terms))


def _of_several(stage: Stage, op: Rope, x: Held, own: Runs, at: Runs) -> Held:
    """Rows of all ranks: those at their own position, and between them the others.

    Of a token that came twice the first copy may be at its own.
    """
    labels = x.rows.tokens
    if is_shifted(labels):
        raise Differ(range(members(labels)))
    made: list[Held] = []
    for low, high, right in in_place(labels, at):
        mine, there = part(labels, low, high), part(at, low, high)
        rows = stage.world.held(Rows(x.rows.sequences, mine), x.sizes, x.terms)
        made.append(_turned(stage, op, rows, own, () if right else ("at", there, mine)))
    return behind(stage.world, made, tokens=True)


def in_place(tokens: Runs, at: Runs) -> list[tuple[int, int, bool]]:
    """From where to where tokens are at these positions, and where they are not."""
    edges = {0, length(tokens), *bounds(tokens), *bounds(at)}
    found: list[tuple[int, int, bool]] = []
    for low, high in pairwise(sorted(edges)):
        (a,), (b,) = part(tokens, low, high), part(at, low, high)
        alike = (a.start, a.step) == (b.start, b.step) or a == b
        # Two runs of other steps meet once at most.
        same = range(high - low) if alike else _meeting(a, b)
        ends = (0, same.start, same.stop, high - low) if same else (0, high - low)
        for first, end in pairwise(ends):
            if first == end:
                continue
            right = bool(same) and first == same.start
            if found and found[-1][2] == right:
                found[-1] = found[-1][0], low + end, right
            else:
                found.append((low + first, low + end, right))
    return found


def _meeting(a: range, b: range) -> range:
    """Where two runs are equal that are not alike."""
    if a.step == b.step:
        return range(0)
    count, rest = divmod(b.start - a.start, a.step - b.step)
    return range(count, count + 1) if not rest and 0 <= count < len(a) else range(0)


def _by_position(tokens: Runs, at: Runs) -> Iterator[tuple[Runs, tuple[Hashable, ...]]]:
    """The tokens that are at their own position, and the others."""
    if canon(tokens) == canon(at):
        yield tokens, ()
        return
    if is_shifted(tokens):
        raise Differ(range(members(tokens)))
    both = [*zip((i for run in tokens for i in run), (i for run in at for i in run), strict=True)]
    wrong = {place for place, (token, where) in enumerate(both) if 0 <= token != where}
    if len(wrong) < len(both):
        yield at_places(tokens, wrong, there=False), ()
    if wrong:
        yield (
            at_places(tokens, wrong, there=True),
            ("at", *(both[place] for place in sorted(wrong))),
        )


def _base(stage: Stage) -> int:
    latent = attention_of(stage).latent
    return latent.nope if latent is not None else 0


def _dims(stage: Stage, rank: Rank, op: Rope, x: Held) -> Runs:
    """The dimensions of a head that an operator takes a rank to have."""
    own = stage.own(op.dims, rank)
    if own is None:
        size = attention_of(stage).head_dim
        count = x.sizes[-1] if op.shared else size
        own = canon((*pads(count - size), range(max(size - count, 0), size)))
    if x.sizes[-1] != length(own):
        raise CannotRun(f"a head has {length(own)} dimensions here")
    return own


def _behind(base: int, dims: Runs) -> Runs:
    moved = (range(r.start + base, r.stop + base, r.step) if r.start >= 0 else r for r in dims)
    return canon(moved)


def _turned(stage: Stage, op: Rope, x: Held, own: Runs, tag: tuple[Hashable, ...]) -> Held:
    """Turned by the positions of `tag`; by their own where that is empty."""
    attention, world, base = attention_of(stage), stage.world, _base(stage)
    if attention.rope is None:
        return x
    half, style = attention.rope.dim // 2, attention.rope.pairs
    good, left, bad = turned_places(own, base, half, style)
    key = ("turned", op.layer, tag)
    terms: list[Term] = []
    for term in x.terms:
        dims = term.maps[-1]
        _, apart = matched(dims, own)
        if apart and op.shared:
            # The part that all heads share counts its dimensions from zero.
            _, apart = matched(_behind(base, dims), own)
        if apart:
            value = world.value("turned otherwise", *key, term, own)
            terms.append(Term(1, value, (*term.maps[:-1], whole(length(own)))))
            continue
        if lone := one_of_two(dims, own, base, half, style):
            # Both of a pair come out as no more than one of them makes of them.
            value = world.value("turned from one of a pair", *key, term.value, dims, own)
            there = _kept(whole(length(own)), lone)
            terms.append(term._replace(value=value, maps=(*term.maps[:-1], there)))
            dims = _kept(dims, frozenset(range(length(own))) - lone)
        value = world.value(*key, term.value)
        terms.append(term._replace(value=value, maps=(*term.maps[:-1], _kept(dims, good))))
        if left:
            terms.append(term._replace(maps=(*term.maps[:-1], _kept(dims, left))))
        if bad:
            other = world.value("turned by another", *key, term.value, own)
            terms.append(term._replace(value=other, maps=(*term.maps[:-1], _kept(dims, bad))))
    return world.held(x.rows, x.sizes, terms)


def _kept(runs: Runs, places: frozenset[int] | None) -> Runs:
    """The runs with pads at all other places."""
    if places is None:
        return runs
    found = (part(runs, at, at + 1) if at in places else (range(-1, -2, -1),)
             for at in range(length(runs)))  # fmt: skip
    return canon(run for runs_ in found for run in runs_)


Places = tuple[frozenset[int] | None, frozenset[int], frozenset[int]]


@lru_cache(maxsize=1024)
def rotates(own: Runs, base: int, half: int, style: str) -> bool:
    """Whether a rank turns any of these dimensions."""
    found = {_rotates(of_member(own, m), base, half, style) for m in range(members(own))}
    if len(found) > 1:
        raise Differ([_rotates(of_member(own, m), base, half, style) for m in range(members(own))])
    return found.pop()


def _rotates(own: Runs, base: int, half: int, style: str) -> bool:
    right, _, wrong = _turned_places(own, base, half, style)
    dims = [i for run in own for i in (run if run.start >= 0 else [-1] * len(run))]
    turned = {at for at, d in enumerate(dims) if base <= d < base + 2 * half}
    return bool(wrong or (turned if right is None else turned & right))


@lru_cache(maxsize=1024)
def turned_places(own: Runs, base: int, half: int, style: str) -> Places:
    """Places that come out turned (None: all), that stay as they were, that come out wrong."""
    found = [_turned_places(of_member(own, m), base, half, style) for m in range(members(own))]
    if len(set(found)) > 1:
        raise Differ(found)
    return found[0]


def _turned_places(own: Runs, base: int, half: int, style: str) -> Places:
    dims = _each(own)
    made, right = set[int](), set[int]()
    for angle, *both in _pairs(dims, base, half, style):
        made |= {*both}
        if tuple(dims[at] - base for at in both) == pair_of(angle, half, style):
            right |= {*both}
    if len(right) == len(dims):
        return None, frozenset(), frozenset()
    left = {*range(len(dims))} - made
    return frozenset(right), frozenset(left), frozenset(made - right)


def _each(runs: Runs) -> list[int]:
    return [i for run in runs for i in (run if run.start >= 0 else [-1] * len(run))]


def pair_of(angle: int, half: int, style: str) -> tuple[int, int]:
    return (angle, angle + half) if style == "half" else (2 * angle, 2 * angle + 1)


def _pairs(dims: list[int], base: int, half: int, style: str) -> list[tuple[int, int, int]]:
    """Angles, and where both that a rank turns by each stand.

    Where it has one of a pair alone it takes what stands in its place.
    """
    turned = [at for at, d in enumerate(dims) if base <= d < base + 2 * half]
    held = {dims[at] - base: at for at in turned}
    pairs = [(angle, *pair_of(angle, half, style)) for angle in range(half)]
    there = [(angle, a, b) for angle, a, b in pairs if a in held or b in held]
    if all(a in held and b in held for _, a, b in there):
        return [(angle, held[a], held[b]) for angle, a, b in there]
    count = len(turned) // 2
    if style == "half":
        firsts, seconds = turned[:count], turned[count : 2 * count]
    else:
        firsts, seconds = turned[0 : 2 * count : 2], turned[1 : 2 * count : 2]
    return [(angle, a, b) for angle, (a, b) in enumerate(zip(firsts, seconds, strict=True))]


@lru_cache(maxsize=1024)
def one_of_two(dims: Runs, own: Runs, base: int, half: int, style: str) -> frozenset[int]:
    """Places of pairs of which a term, among a rank's own dimensions, has one alone."""
    if not has_pads(dims):
        return frozenset()
    count = max(members(dims), members(own))
    found = [
        _one_of_two(_each(of_member(dims, m)), _each(of_member(own, m)), base, half, style)
        for m in range(count)
    ]
    if len(set(found)) > 1:
        raise Differ(found)
    return found[0]


def _one_of_two(
    dims: list[int], own: list[int], base: int, half: int, style: str
) -> frozenset[int]:
    pairs = (both for _, *both in _pairs(own, base, half, style))
    return frozenset(at for both in pairs for at in both if len({dims[i] < 0 for i in both}) > 1)
