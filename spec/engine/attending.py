"""Attention: rotations, head norms, scores, softmax over the keys that a rank has, their merging.

Keys and values of tokens have the tokens as an axis of their own, before heads and dimensions.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from shardproof.spec.engine.indices import (
    Cover,
    Number,
    canon,
    cover,
    grid,
    matched,
    over,
    part,
    pick,
    whole,
)
from shardproof.spec.engine.local import contract, counts_right, moments, normalised, taken
from shardproof.spec.engine.ranks import Rank, Stage, Uncovered
from shardproof.spec.engine.values import (
    CannotRun,
    Cell,
    Held,
    Open,
    Rows,
    Term,
    cells,
    picked,
    plus,
    scaled,
)
from shardproof.spec.model.model import Attention
from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.runs import Runs, length


@dataclass(frozen=True, slots=True, eq=False)
class Entries:
    """Keys, or values, of tokens: axes token, head, dimension."""

    of: Held
    places: Runs
    """Where in the sequence the rank takes each of them to stand."""
    counted: bool = True
    """Whether counting them rank by rank, each from zero, counts as the sequence does."""
    blocks: tuple[int, ...] = ()
    """After an exchange the number of tokens of each block."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Exponentials of scores: axes head and key; of sinks: axis head."""

    of: Held
    sinks: Held | None
    keys: Runs
    """The place of each key."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """Numerator (head, dimension) and denominator (head) over some of the keys."""

    top: Held
    bottom: Held


@dataclass(frozen=True, slots=True, eq=False)
class Parts:
    each: tuple[Part, ...]


def attention_of(stage: Stage) -> Attention:
    return stage.ctx.layer.attention


def keyed(stage: Stage, x: Held, places: Runs | None = None) -> Held:
    """A tensor of rows as one that has the tokens for an axis."""
    tokens = x.rows.tokens if places is None else places
    terms = (t._replace(maps=(tokens, *t.maps)) for t in x.terms)
    rows = Rows(x.rows.sequences, whole(1))
    return stage.world.held(rows, (length(tokens), *x.sizes), terms if x.rows.any else ())


# Rotations


def rope(stage: Stage, rank: Rank, op: Op, x: Held | Entries) -> Held | Entries:
    if op.about.get("sequences") is not None or op.about["positions"] == "last":
        raise Uncovered("positions of some sequences alone")
    if isinstance(x, Entries):
        right = op.about["positions"] == "global" or x.counted
        turned = _turned(stage, rank, op, x.of, right=right, tag=("counted",))
        return Entries(turned, x.places, x.counted, x.blocks)
    right = op.about["positions"] == "global" or counts_right(stage, rank)
    return _turned(stage, rank, op, x, right=right, tag=("counted on", rank.sp))


def _turned(
    stage: Stage, rank: Rank, op: Op, x: Held, *, right: bool, tag: tuple[Hashable, ...]
) -> Held:
    attention, world = attention_of(stage), stage.world
    if attention.rope is None:
        return x
    own = stage.own(op.about["dims"], rank)
    base = attention.latent.nope if attention.latent is not None else 0
    if own is None:
        count = x.sizes[-1] if op.about["shared"] else attention.head_dim
        own = (range(attention.head_dim - count, attention.head_dim),)
    if x.sizes[-1] != length(own):
        raise CannotRun(f"a head has {length(own)} dimensions here")
    half, style = attention.rope.dim // 2, attention.rope.pairs
    good, left, bad = turned_places(own, base, half, style)
    key = ("turned", op.about["layer"], () if right else tag)
    shift = base if op.about["shared"] else 0
    terms: list[Term] = []
    for term in x.terms:
        dims = term.maps[-1]
        there = canon(range(r.start + shift, r.stop + shift, r.step) if r.start >= 0 else r
                      for r in dims)  # fmt: skip
        same, apart = matched(there, own)
        if apart:
            value = world.value("turned otherwise", *key, term, own)
            terms.append(Term(1, value, (*term.maps[:-1], whole(length(own)))))
            continue
        del same
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


@lru_cache(maxsize=1024)
def turned_places(
    own: Runs, base: int, half: int, style: str
) -> tuple[frozenset[int] | None, frozenset[int], frozenset[int]]:
    """Places that come out right (all, as None), that stay as they were, and that come out wrong."""
    dims = [i for run in own for i in (run if run.start >= 0 else [-1] * len(run))]
    turned = [at for at, d in enumerate(dims) if base <= d < base + 2 * half]
    held = {dims[at] - base: at for at in turned}

    def pair(j: int) -> tuple[int, int]:
        return (j, j + half) if style == "half" else (2 * j, 2 * j + 1)

    complete = all((pair(j)[0] in held) == (pair(j)[1] in held) for j in range(half))
    if complete and len(held) == len(turned):
        return None, frozenset(), frozenset()
    right = {at for at, d in enumerate(dims) if at not in turned}
    if complete:
        right |= {held[i] for j in range(half) for i in pair(j) if i in held}
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


# Norms of queries and keys


def _head_row(stage: Stage, rank: Rank, op: Op) -> tuple[Runs, Runs, Split | None, int, int]:
    """The heads and dimensions that a rank has by the operator's maps, and how many there are."""
    attention = attention_of(stage)
    count = attention.heads if op.about["of"] == "q" else attention.kv_heads
    size = attention.head_dim
    heads, dims = stage.own(op.about["heads"], rank), stage.own(op.about["dims"], rank)
    return (
        whole(count) if heads is None else heads, whole(size) if dims is None else dims,
        op.about["dims"] if op.about["over"] == "head" else None, count, size,
    )  # fmt: skip


def _flat(stage: Stage, x: Held, size: int) -> Held:
    """Heads and dimensions as one axis; of a term by itself, where it is a rectangle."""
    terms: list[Term] = []
    for term in x.terms:
        heads, dims = term.maps
        places: list[range] = []
        for run in heads:
            for head in run if run.start >= 0 else [-1] * len(run):
                for dim in dims:
                    if head < 0 or dim.start < 0:
                        places.append(range(-1, -1 - len(dim), -1))
                    else:
                        places.append(range(dim.start + head * size, dim.stop + head * size,
                                            dim.step))  # fmt: skip
        terms.append(term._replace(maps=(canon(places),)))
    return stage.world.held(x.rows, (x.sizes[0] * x.sizes[1],), terms)


def _flat_split(stage: Stage, op: Op) -> Split | None:
    heads: Split | None = op.about["heads"]
    dims: Split | None = op.about["dims"]
    if heads is None and dims is None:
        return None
    attention = attention_of(stage)
    count = attention.heads if op.about["of"] == "q" else attention.kv_heads
    size = attention.head_dim
    parts = tuple(
        tuple(_by_place(whole(count) if heads is None else heads.part(tp),
                        whole(size) if dims is None else dims.part(tp), size))
        for tp in range(stage.ctx.phase.tp)
    )  # fmt: skip
    return Split("tp", count * size, parts)


def _by_place(heads: Runs, dims: Runs, size: int) -> Runs:
    out: list[range] = []
    for run in heads:
        for head in run if run.start >= 0 else [-1] * len(run):
            for dim in dims:
                pad = head < 0 or dim.start < 0
                out.append(range(-1, -1 - len(dim), -1) if pad else
                           range(dim.start + head * size, dim.stop + head * size, dim.step))  # fmt: skip
    return canon(out)


def head_moments(stage: Stage, rank: Rank, op: Op, x: Held) -> Held:
    heads, dims, split, _, size = _head_row(stage, rank, op)
    if op.about["over"] == "width":
        flat = _flat_split(stage, op)
        if flat is not None and length(_by_place(heads, dims, size)) != x.sizes[0] * x.sizes[1]:
            raise CannotRun("it is of another size than its map")
        return moments(stage, _flat(stage, x, size), None, flat)
    if split is not None and length(dims) != x.sizes[1]:
        raise CannotRun("a head has another number of dimensions")
    return moments(stage, x, None, split)


def head_norm(stage: Stage, rank: Rank, op: Op, x: Held, stat: Held | None = None) -> Held:
    heads, dims, _, _, size = _head_row(stage, rank, op)
    weight: str = op.about["weight"]
    world = stage.world
    if op.about["over"] == "width":
        flat = _flat(stage, x, size)
        own = _by_place(heads, dims, size)
        full = _flat_split(stage, op)
        total = full.size if stat is not None and full is not None else flat.sizes[0]
        found = stat if stat is not None else moments(stage, flat, None, None)
        made = normalised(stage, flat, found, weight, own, total)
        terms: list[Term] = []
        for term in made.terms:
            terms += _unflat(world_term=term, sizes=x.sizes, size=size, x=x, stage=stage)
        return world.held(x.rows, x.sizes, terms)
    if op.about["dims"] is not None:
        total = size if stat is not None else x.sizes[1]
    else:
        total = x.sizes[1]
    found = stat if stat is not None else moments(stage, x, None, None)
    if found.sizes != x.sizes[:1]:
        raise CannotRun("a statistic of another number of heads")
    lead = {t.maps[0] for t in found.terms} | {t.maps[0] for t in x.terms}
    if len(lead) > 1:
        value = world.value("normalised by others", weight, x.terms, found.terms)
        return world.held(x.rows, x.sizes, (Term(1, value, tuple(map(whole, x.sizes))),))
    return normalised(stage, x, found, weight, dims, total)


def _unflat(*, world_term: Term, sizes: tuple[int, ...], size: int, x: Held, stage: Stage) -> list[Term]:
    """A flat axis as heads and dimensions again, head by head where need be."""
    (flat,) = world_term.maps
    rows: list[tuple[int, Runs]] = []
    for at in range(sizes[0]):
        rows.append((at, part(flat, at * sizes[1], (at + 1) * sizes[1])))
    out: list[Term] = []
    heads: list[range] = []
    dims: Runs | None = None
    simple = True
    for _, runs in rows:
        live = [run for run in runs if run.start >= 0]
        if not live:
            heads.append(range(-1, -2, -1))
            continue
        head = live[0][0] // size
        mine = canon(range(r.start - head * size, r.stop - head * size, r.step) if r.start >= 0 else r
                     for r in runs)  # fmt: skip
        if any(r.start >= 0 and max(r[0], r[-1]) >= size for r in mine) or (dims not in (None, mine)):
            simple = False
            break
        dims = mine
        heads.append(range(head, head + 1))
    if simple and dims is not None:
        return [world_term._replace(maps=(canon(heads), dims))]
    value = stage.world.value("by place", world_term)
    del x, rows
    out.append(Term(1, value, tuple(map(whole, sizes))))
    return out


# Keys, values and scores


def read_by_heads(stage: Stage, rank: Rank, op: Op) -> tuple[int, ...]:
    """Where on the rank the KV head stands that each of its query heads reads; -1 for a pad."""
    heads, held = stage.own(op.about["heads"], rank), stage.own(op.about["kv"], rank)
    attention = attention_of(stage)
    return _read(
        whole(attention.heads) if heads is None else heads,
        whole(attention.kv_heads) if held is None else held,
        attention.heads // attention.kv_heads,
    )


@lru_cache(maxsize=4096)
def _read(heads: Runs, held: Runs, group: int) -> tuple[int, ...]:
    places: dict[int, int] = {}
    at = 0
    for run in held:
        for kv in run:
            places.setdefault(kv if run.start >= 0 else -1, at)
            at += 1
    out: list[int] = []
    for run in heads:
        for head in run:
            if run.start < 0:
                out.append(-1)
            elif head // group not in places:
                raise CannotRun(f"query head {head} reads KV head {head // group}, not on this rank")
            else:
                out.append(places[head // group])
    return tuple(out)


def per_head(stage: Stage, rank: Rank, op: Op, x: Held) -> Held:
    """Of keys or values, (token, head, dim): the one that each of the rank's query heads reads.

    A term's heads are then those of queries, as far as one reads what it should.
    """
    attention = attention_of(stage)
    if attention.latent is not None:
        return x
    places = read_by_heads(stage, rank, op)
    group = attention.heads // attention.kv_heads
    declared = stage.own(op.about["heads"], rank)
    queries = whole(attention.heads) if declared is None else declared
    if max(places, default=-1) >= x.sizes[1]:
        raise CannotRun("a KV head is beyond those of the rank")
    chosen = canon(range(p, p + 1) if p >= 0 else range(-1, -2, -1) for p in places)
    wanted = _groups(queries, group)
    terms: list[Term] = []
    for term in x.terms:
        kv = pick(term.maps[1], chosen)
        value = stage.world.value("for its queries", term.value, group)
        same, apart = matched(kv, wanted)
        if not apart:
            own = queries if kv == wanted else _both(queries, kv)
            terms.append(term._replace(value=value, maps=(term.maps[0], own, term.maps[2])))
        else:
            del same
            other = stage.world.value("of another head", term.value, kv, wanted)
            terms.append(term._replace(value=other, maps=(term.maps[0], whole(len(places)),
                                                          term.maps[2])))  # fmt: skip
    return stage.world.held(x.rows, (x.sizes[0], len(places), x.sizes[2]), terms)


@lru_cache(maxsize=4096)
def _groups(heads: Runs, group: int) -> Runs:
    out: list[range] = []
    for run in heads:
        out += [run] if run.start < 0 else [range(h // group, h // group + 1) for h in run]
    return canon(out)


def _both(a: Runs, b: Runs) -> Runs:
    """A's indices where both are there."""
    kept = [part(a, at, at + 1)[0] if part(b, at, at + 1)[0].start >= 0 else range(-1, -2, -1)
            for at in range(length(a))]  # fmt: skip
    return canon(kept)


def scores(stage: Stage, rank: Rank, op: Op, q: Held, k: Entries) -> Held:
    world = stage.world
    keys = per_head(stage, rank, op, k.of)
    if len(q.sizes) != 2 or (q.sizes[0], q.sizes[1]) != keys.sizes[1:]:
        raise CannotRun(f"a product of {q.sizes} and {keys.sizes}")
    size = attention_of(stage).head_dim
    terms: list[Term] = []
    for one in q.terms:
        for two in keys.terms:
            value = world.value("scores", one.value, two.value, extent=size)
            heads, others = matched(one.maps[0], two.maps[1])
            dims, apart = matched(one.maps[1], two.maps[2])
            clash = {v for v, _ in one.open} & {v for v, _ in two.open}
            if others or apart or clash:
                other = world.value("scores of others", one, two)
                terms.append(Term(1, other, (whole(q.sizes[0]), whole(keys.sizes[0]))))
                continue
            if not heads or not dims:
                continue
            own = one.maps[0] if one.maps[0] == two.maps[1] else _both(one.maps[0], two.maps[1])
            open_: Open = tuple(sorted((*one.open, *two.open, (value, cover(dims)))))
            terms.append(Term(one.count * two.count, value, (own, two.maps[0]), open_))
    return world.held(q.rows, (q.sizes[0], keys.sizes[0]), terms)


def logits(stage: Stage, rank: Rank, op: Op, x: Held, k: Entries) -> Held:
    attention, about, world = attention_of(stage), op.about, stage.world
    dims = stage.own(about["dims"], rank)
    if attention.scale is not None:
        x = world.mapped(x, "scale", "attention.scale")
    else:
        size = attention.head_dim if about["scale"] == "full" or dims is None else length(dims)
        x = world.mapped(x, "over the root of", size)
    if attention.softcap is not None:
        x = world.pointwise(x, key=("softcap", about["layer"]))
    if attention.positions == "alibi":
        heads = own_heads(stage, rank, op)
        if length(heads) != x.sizes[0]:
            raise CannotRun("slopes of another number of heads")
        right = about["positions"] == "global" or not stage.prefill or k.counted
        told = () if right else ("counted", rank.sp)
        value = world.value("slopes", about["layer"], *told)
        x = plus(world, x, world.held(x.rows, x.sizes, (Term(1, value, (heads, k.places)),)))
    return x


def own_heads(stage: Stage, rank: Rank, op: Op) -> Runs:
    heads = stage.own(op.about["heads"], rank)
    heads = whole(attention_of(stage).heads) if heads is None else heads
    if op.about["per_head"] == "first":
        return whole(length(heads))
    # Whatever a padded head takes from a table, its result meets rows of zero.
    return canon(run if run.start >= 0 else range(1) for run in _singles(heads))


def _singles(runs: Runs) -> list[range]:
    out: list[range] = []
    for run in runs:
        out += [run] if run.start >= 0 else [range(-1, -2, -1)] * len(run)
    return out


def exp_weights(stage: Stage, rank: Rank, op: Op, x: Held, k: Entries) -> Weights:
    attention, about, world = attention_of(stage), op.about, stage.world
    if length(k.places) != x.sizes[1]:
        raise CannotRun(f"{length(k.places)} keys are seen of {x.sizes[1]}")
    mask = masked(stage, rank, op, x, k)
    made = world.pointwise(x, key=("exp", about["layer"], mask))
    sinks = None
    if attention.sinks:
        heads = own_heads(stage, rank, op)
        if length(heads) != x.sizes[0]:
            raise CannotRun("sinks of another number of heads")
        value = world.value("exp of sinks", about["layer"])
        sinks = world.held(x.rows, (length(heads),), (Term(1, value, (heads,)),))
    return Weights(made, sinks, k.places)


def masked(stage: Stage, rank: Rank, op: Op, x: Held, k: Entries) -> Hashable:
    """Nothing, where each query sees what it should; else what it sees."""
    if op.about["mask"] != "local" or not stage.prefill or not x.rows.any:
        return ()
    window = attention_of(stage).window
    queries = [i for run in x.rows.tokens for i in run]
    keys = [i for run in k.places for i in run]
    near = list(range(len(queries)))
    if op.about["seen"] == "own" or stage.ctx.phase.sequence.exchange == "ring":
        there = [i for count in (k.blocks or (len(keys),)) for i in range(count)]
    else:
        there = list(range(len(keys)))

    def sees(q: int, key: int) -> bool:
        return key <= q and (window is None or key > q - window)

    right = all(
        sees(q, key) == sees(a, b)
        for q, a in zip(queries, near, strict=True)
        for key, b in zip(keys, there, strict=True)
    )
    return () if right else ("sees", tuple(near), tuple(there))


def weigh(stage: Stage, rank: Rank, op: Op, e: Weights, v: Entries) -> Parts:
    """Numerator and denominator, for each block of keys; the sink joins one of them."""
    world, values = stage.world, per_head(stage, rank, op, v.of)
    if values.sizes[0] != e.of.sizes[1] or values.sizes[1] != e.of.sizes[0]:
        raise CannotRun("keys and values of other sizes")
    out: list[Part] = []
    low = 0
    sizes = v.blocks if op.about["blocks"] else (values.sizes[0],)
    for number, count in enumerate(sizes):
        own = (range(low, low + count),) if count else ()
        block, some = picked(world, e.of, 1, own), picked(world, values, 0, own)
        top = _numerator(stage, block, some)
        bottom = _denominator(stage, block)
        if e.sinks is not None and number == 0 and not (op.about["sink_once"] and rank.sp):
            bottom = plus(world, bottom, e.sinks)
        out.append(Part(top, bottom))
        low += count
    return Parts(tuple(out))


ONE = "one"


def _factor(stage: Stage, value: Hashable) -> Hashable:
    """What a key counts. Where each query sees its own key alone, that does not matter."""
    attention = attention_of(stage)
    alone = attention.window == 1 or (stage.prefill and stage.prompt == 1)
    return ONE if alone and not attention.sinks else value


def _visible(stage: Stage, rows: Rows, keys: Runs) -> Runs:
    """The keys that some query of the rank sees."""
    if not rows.any:
        return ()
    window = attention_of(stage).window
    last = max(max(run[0], run[-1]) for run in rows.tokens)
    first = min(min(run[0], run[-1]) for run in rows.tokens)
    low = 0 if window is None else max(0, first - window + 1)
    out: list[range] = []
    for run in keys:
        if run.start < 0:
            continue
        if abs(run.step) == 1:
            a, b = min(run[0], run[-1]), max(run[0], run[-1])
            if max(a, low) <= min(b, last):
                out.append(range(max(a, low), min(b, last) + 1))
        else:
            out += [range(i, i + 1) for i in run if low <= i <= last]
    return tuple(out)


def _numerator(stage: Stage, e: Held, v: Held) -> Held:
    world, terms = stage.world, list[Term]()
    for one in e.terms:
        for two in v.terms:
            heads, others = matched(one.maps[0], two.maps[1])
            keys, apart = matched(one.maps[1], two.maps[0])
            clash = {x for x, _ in one.open} & {x for x, _ in two.open}
            if others or apart or clash:
                other = world.value("weighed by others", one, two)
                terms.append(Term(1, other, (whole(v.sizes[1]), whole(v.sizes[2]))))
                continue
            seen = cover(_visible(stage, e.rows, keys))
            if not heads or not seen:
                continue
            own = one.maps[0] if one.maps[0] == two.maps[1] else _both(one.maps[0], two.maps[1])
            value = world.value("weighed", _factor(stage, one.value), two.value)
            open_: Open = tuple(sorted((*one.open, *two.open, (value, seen))))
            terms.append(Term(one.count * two.count, value, (own, two.maps[2]), open_))
    return world.held(e.rows, (v.sizes[1], v.sizes[2]), terms)


def _denominator(stage: Stage, e: Held) -> Held:
    world, terms = stage.world, list[Term]()
    for one in e.terms:
        seen = cover(_visible(stage, e.rows, one.maps[1]))
        if seen:
            value = world.value("all weights", _factor(stage, one.value))
            open_: Open = tuple(sorted((*one.open, (value, seen))))
            terms.append(Term(one.count, value, (one.maps[0],), open_))
    return world.held(e.rows, e.sizes[:1], terms)


def quotient(stage: Stage, of: Part) -> Held:
    """Numerator over denominator: a mean of values, where both are over the same keys alike."""
    world, terms = stage.world, list[Term]()
    bottom, top = of.bottom, of.top
    if top.sizes[:1] != bottom.sizes:
        raise CannotRun("numerator and denominator of other sizes")
    if not top.rows.any:
        return top
    for cell in cells(bottom.sizes, [bottom.terms]):
        ((low, high),) = cell.box
        own = (range(low, high),)
        mine = picked(world, top, 0, own)
        terms += [
            t._replace(maps=(_spread(t.maps[0], low, bottom.sizes[0] - high), *t.maps[1:]))
            for t in _of_cell(stage, cell, mine)
        ]
    return world.held(top.rows, top.sizes, terms)


def _spread(runs: Runs, before: int, behind: int) -> Runs:
    return canon((range(-1, -1 - before, -1), *runs, range(-1, -1 - behind, -1)))


def _of_cell(stage: Stage, cell: Cell, top: Held) -> list[Term]:
    world = stage.world
    live = [t for t, _ in cell.live[0]]
    maps = {m for _, m in cell.live[0]}
    factor = _mean_of(stage, top.rows, live)
    out: list[Term] = []
    for term in top.terms:
        found = None
        if factor is not None and len(maps) == 1:
            found = _share(stage, top.rows, term, factor)
        if found is not None and matched(term.maps[0], next(iter(maps))[0])[1] == ():
            count, rest = found
            value = world.value("mean", term.value, factor[0] if factor else ())
            out.append(Term(count, value, term.maps, rest))
        else:
            told = tuple((t.count, t.value, t.open) for t in live)
            value = world.value("over", term.value, term.count, term.open, told, tuple(maps))
            out.append(Term(1, value, term.maps))
    if not live:
        value = world.value("nothing over nothing")
        out.append(Term(1, value, tuple(map(whole, top.sizes))))
    return out


def _mean_of(stage: Stage, rows: Rows, live: list[Term]) -> tuple[Hashable, Number] | None:
    """What stands below, and how often, where every key counts alike and the sink as well."""
    weights: list[tuple[Hashable, Number]] = []
    sinks: list[tuple[Hashable, Number]] = []
    for term in live:
        if not term.open:
            sinks.append((term.value, term.count))
        elif len(term.open) == 1 and term.open[0][0] == term.value:
            often = evenly(stage, rows, term.open[0][1])
            if often is None:
                return None
            weights.append((term.value, term.count * often))
        else:
            return None
    if len(weights) != 1:
        return None
    if any(count != weights[0][1] for _, count in sinks):
        return None
    return (weights[0][0], tuple(value for value, _ in sinks)), weights[0][1]


def _share(
    stage: Stage, rows: Rows, term: Term, factor: tuple[Hashable, Number]
) -> tuple[Number, Open] | None:
    """How often a mean is there; the sums that stay open are those of the values."""
    mine = [covered for value, covered in term.open if value == term.value]
    if len(mine) != 1:
        return None
    rest = tuple(each for each in term.open if each[0] != term.value)
    often = evenly(stage, rows, mine[0])
    if often is not None:
        return over(term.count * often, factor[1]), rest
    # Under a complete denominator some of the keys are some of the mean.
    seen = cover(_visible(stage, rows, whole(stage.total)))
    if len(seen) != 1:
        return None
    ((low, high, _),) = seen
    due = stage.world.value("keys", term.value, factor[0], low, high, extent=high - low)
    shifted = tuple((a - low, b - low, count) for a, b, count in mine[0])
    return over(term.count, factor[1]), tuple(sorted((*rest, (due, shifted))))


def evenly(stage: Stage, rows: Rows, covered: Cover) -> Number | None:
    """How often every key that is seen counts, if all count alike for each query."""
    window = attention_of(stage).window
    if window == 1:
        queries = [i for run in rows.tokens for i in run]
        counts = {_count(covered, q) for q in queries}
        return counts.pop() if len(counts) == 1 and 0 not in counts else None
    wanted = cover(_visible(stage, rows, whole(stage.total)))
    if window is not None:
        found: dict[tuple[int, int], Number] = {}
        for run in rows.tokens:
            for q in run:
                found[max(0, q - window + 1), q + 1] = 0
        wanted = tuple(
            (low, high, 1) for low, high, _ in cover(range(a, b) for a, b in found)
        )
    counts: set[Number] = set()
    for low, high, _ in wanted:
        there = [(max(low, a), min(high, b), c) for a, b, c in covered if a < high and low < b]
        if not there or there[0][0] != low or there[-1][1] != high:
            return None
        if any(x[1] != y[0] for x, y in zip(there, there[1:], strict=False)):
            return None
        counts |= {c for _, _, c in there}
    return counts.pop() if len(counts) == 1 else None


def _count(covered: Cover, at: int) -> Number:
    return next((count for low, high, count in covered if low <= at < high), 0)


def merged(stage: Stage, parts: list[Part], how: str, base: str, own: int) -> Held:
    """Parts over several sets of keys as one result, rightly or as a plan says."""
    world = stage.world
    if how == "none":
        if own >= len(parts):
            raise CannotRun(f"there are {len(parts)} blocks")
        return quotient(stage, parts[own])
    if how == "divided":
        every = [quotient(stage, each) for each in parts]
        return scaled(world, plus(world, *every), Fraction(1, len(every)))
    if base == "same":
        top = plus(world, *(each.top for each in parts))
        return quotient(stage, Part(top, plus(world, *(each.bottom for each in parts))))
    every = [quotient(stage, each) for each in parts]
    if all(each is every[0] for each in every):
        return every[0]
    return world.pointwise(*every, key=("weighed otherwise", tuple(p.bottom.terms for p in parts)))


# Latent attention


def one_head(stage: Stage, rank: Rank, op: Op, x: Held) -> Held:
    del rank, op
    if len(x.sizes) != 1:
        raise CannotRun("it has heads already")
    terms = (t._replace(maps=(whole(1), *t.maps)) for t in x.terms)
    return stage.world.held(x.rows, (1, *x.sizes), terms)


def from_latent(stage: Stage, rank: Rank, op: Op, latent: Held, *, bias: bool) -> Held:
    """(token, head, dim) of the rank's heads, from (token, 1, rank) of the latent."""
    world, weight = stage.world, op.about["weight"]
    own = stage.own(op.about["heads"], rank)
    heads = whole(attention_of(stage).heads)
    heads = heads if own is None else taken(heads, own)
    _, (_, dims) = _shape(stage, weight)
    tokens = latent.sizes[0]
    if latent.sizes[1] != 1:
        raise CannotRun("the latent has one head")
    terms: list[Term] = []
    for term in latent.terms:
        flat = world.held(latent.rows, latent.sizes[2:], (term._replace(maps=term.maps[2:]),))
        made = contract(stage, flat, weight, (None,), (heads, whole(dims)))
        terms += [t._replace(maps=(term.maps[0], *t.maps)) for t in made.terms]
    if bias:
        value = world.value("weight", f"{weight}.bias")
        # It is there for every token, whichever they are.
        places = _tokens_of(latent)
        terms.append(Term(1, world.value("at tokens", value), (places, heads, whole(dims))))
    return world.held(latent.rows, (tokens, length(heads), dims), terms)


def _tokens_of(x: Held) -> Runs:
    found = {t.maps[0] for t in x.terms}
    return next(iter(found)) if len(found) == 1 else whole(x.sizes[0])


def _shape(stage: Stage, weight: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    from shardproof.spec.engine.weights import shape_of

    return shape_of(stage.ctx.model, weight)


def latent_keys(stage: Stage, rank: Rank, op: Op, rotated: Entries, latent: Entries) -> Entries:
    world, attention = stage.world, attention_of(stage)
    plain = from_latent(stage, rank, op, latent.of, bias=attention.k_bias)
    tokens, heads, nope = plain.sizes
    if rotated.of.sizes[0] != tokens:
        raise CannotRun("keys of other tokens")
    turned = rotated.of.sizes[2]
    own = stage.own(op.about["heads"], rank)
    every = whole(attention.heads)
    own = every if own is None else taken(every, own)
    behind, before = (range(-1, -1 - turned, -1),), (range(-1, -1 - nope, -1),)
    terms = [t._replace(maps=(*t.maps[:2], canon((*t.maps[2], *behind)))) for t in plain.terms]
    for t in rotated.of.terms:
        value = world.value("on every head", t.value)
        there = canon(range(r.start + nope, r.stop + nope, r.step) if r.start >= 0 else r
                      for r in t.maps[2])  # fmt: skip
        terms.append(t._replace(value=value, maps=(t.maps[0], own, canon((*before, *there)))))
    # Both parts are one value where they stand side by side.
    both = _side_by_side(stage, terms, nope)
    found = world.held(plain.rows, (tokens, heads, nope + turned), both)
    dims = stage.own(op.about["dims"], rank)
    if dims is not None:
        found = picked(world, found, 2, dims)
    return Entries(found, latent.places, latent.counted, latent.blocks)


def _side_by_side(stage: Stage, terms: list[Term], nope: int) -> list[Term]:
    """The two parts of a key that lie on one axis, as one value that has both."""
    world = stage.world
    out: list[Term] = []
    for t in terms:
        low = any(run.start >= 0 and min(run[0], run[-1]) < nope for run in t.maps[2])
        out.append(t)
        del low
    del world
    return out


def latent_values(stage: Stage, rank: Rank, op: Op, latent: Entries) -> Entries:
    attention = attention_of(stage)
    found = from_latent(stage, rank, op, latent.of, bias=attention.v_bias)
    dims = stage.own(op.about["dims"], rank)
    if dims is not None:
        found = picked(stage.world, found, 2, dims)
    return Entries(found, latent.places, latent.counted, latent.blocks)


__all__ = [
    "Entries", "Part", "Parts", "Weights", "exp_weights", "grid", "head_moments", "head_norm",
    "keyed", "latent_keys", "latent_values", "logits", "merged", "one_head", "quotient", "rope",
    "scores", "weigh",
]  # fmt: skip
