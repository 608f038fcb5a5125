"""Scores of the rank's queries and the keys that they read, up to the softmax."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from shardproof.spec.engine.entries import Entries, attention_of, of_sequences
from shardproof.spec.engine.indices import (
    Beyond,
    at_places,
    canon,
    cover,
    matched,
    part,
    pick,
    whole,
)
from shardproof.spec.engine.positions import of_keys, of_own, where_they_count
from shardproof.spec.engine.ranks import TAKEN_BACK, Rank, Stage, is_taken_back
from shardproof.spec.engine.shifts import Differ, family, is_shifted, members, of_member
from shardproof.spec.engine.values import (
    MOST_TERMS,
    CannotRun,
    Held,
    Name,
    Open,
    Term,
    World,
    plus,
)
from shardproof.spec.program.ops.attention import Delta, ExpWeights, Logits, Scores, Weigh
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import replace

BY_POSITION = "by position"
"""A number that each row has of its own: it goes through whatever is done to every row alike."""


def read_by_heads(stage: Stage, rank: Rank, op: Delta | Scores | Weigh) -> tuple[int, ...]:
    """Where on the rank the KV head stands that each of its query heads reads; -1 for a pad."""
    heads, held = stage.own(op.heads, rank), stage.own(op.kv, rank)
    attention = attention_of(stage)
    queries = whole(attention.heads) if heads is None else heads
    keys = whole(attention.kv_heads) if held is None else held
    return _read(queries, keys, attention.heads // attention.kv_heads)


@lru_cache(maxsize=4096)
def _read(heads: Runs, held: Runs, group: int) -> tuple[int, ...]:
    count = max(members(heads), members(held))
    found = [places_read(of_member(heads, m), of_member(held, m), group) for m in range(count)]
    if len(set(found)) > 1:
        raise Differ(found)
    return found[0]


def places_read(heads: Runs, held: Runs, group: int) -> tuple[int, ...]:
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
                raise CannotRun(
                    f"query head {head} reads KV head {head // group}, not on this rank"
                )
            else:
                out.append(places[head // group])
    return tuple(out)


def per_head(stage: Stage, rank: Rank, op: Scores | Weigh, x: Held, of: Held) -> Held:
    """Of keys or values, (token, head, dim): the one that each of the rank's query heads reads.

    A term's heads are then those of queries, as far as one reads what it should: those that
    stand there in `of`, or where that has several, those that the operator says.
    """
    attention = attention_of(stage)
    if attention.latent is not None:
        return x
    group = attention.heads // attention.kv_heads
    declared = stage.own(op.heads, rank)
    queries = whole(attention.heads) if declared is None else declared
    places = read_by_heads(stage, rank, op)
    there = {t.maps[0] for t in of.terms}
    if len(there) == 1 and length(next(iter(there))) == len(places):
        (queries,) = there
    if max(places, default=-1) >= x.sizes[1]:
        raise CannotRun("a KV head is beyond those of the rank")
    terms: list[Term] = []
    for term in x.terms:
        kv, own = as_read(term.maps[1], places, queries, group)
        value = term.value
        if group > 1:
            value = stage.world.value("for its queries", term.value, group)
            stage.world.alike[value] = group
        if own is not None:
            terms.append(term._replace(value=value, maps=(term.maps[0], own, term.maps[2])))
            continue
        wrong = _other_heads(kv, groups(queries, group))
        if wrong is not None:
            right = at_places(in_both(queries, kv), wrong, there=False)
            terms.append(term._replace(value=value, maps=(term.maps[0], right, term.maps[2])))
        other = stage.world.value("of another head", term.value, kv, groups(queries, group))
        every = whole(len(places))
        mine = every if wrong is None else at_places(every, wrong, there=True)
        terms.append(term._replace(value=other, maps=(term.maps[0], mine, term.maps[2])))
    return stage.world.held(x.rows, (x.sizes[0], len(places), x.sizes[2]), terms)


def _other_heads(kv: Runs, wanted: Runs) -> frozenset[int] | None:
    """The places of heads that read another head than they should; None of a class of ranks."""
    if is_shifted(kv) or is_shifted(wanted):
        return None
    both = zip((i for run in kv for i in run), (i for run in wanted for i in run), strict=True)
    return frozenset(at for at, (a, b) in enumerate(both) if a != b and a >= 0 and b >= 0)


@lru_cache(maxsize=4096)
def as_read(
    held: Runs, places: tuple[int, ...], queries: Runs, group: int
) -> tuple[Runs, Runs | None]:
    """The KV head at each of these places; and the query heads, if each reads its own there."""
    chosen = canon(range(p, p + 1) if p >= 0 else range(-1, -2, -1) for p in places)
    kv, wanted = pick(held, chosen), groups(queries, group)
    if matched(kv, wanted)[1]:
        return kv, None
    return kv, queries if kv == wanted else in_both(queries, kv)


@lru_cache(maxsize=4096)
def groups(heads: Runs, group: int) -> Runs:
    """The KV head that each query head reads."""
    count = members(heads)
    return family([_groups_of(of_member(heads, m), group) for m in range(count)])


def _groups_of(heads: Runs, group: int) -> Runs:
    out: list[range] = []
    for run in heads:
        out += [run] if run.start < 0 else [range(h // group, h // group + 1) for h in run]
    return canon(out)


def in_both(a: Runs, b: Runs) -> Runs:
    """A's indices where both are there."""
    kept = [part(a, at, at + 1)[0] if part(b, at, at + 1)[0].start >= 0 else range(-1, -2, -1)
            for at in range(length(a))]  # fmt: skip
    return canon(kept)


def met(a: Held, b: Held, axis: int) -> Iterator[tuple[Term, Term, Runs | None]]:
    """The terms of a product, and what is contracted: a's second axis with this one of b.

    Heads are a's first axis and b's second. Nothing in place of the indices is said of terms that
    are no product of the same heads and indices; terms without a head in common are left out.
    """
    if len(a.terms) * len(b.terms) > MOST_TERMS:
        raise Beyond
    for one in a.terms:
        for two in b.terms:
            heads, others = matched(one.maps[0], two.maps[1])
            if not (heads or others):
                continue
            both, apart = matched(one.maps[1], two.maps[axis])
            clash = {v for v, _ in one.open} & {v for v, _ in two.open}
            yield one, two, None if others or apart or clash else both


def own_of(one: Term, two: Term) -> Runs:
    """The heads that terms of a product have in common."""
    mine, others = one.maps[0], two.maps[1]
    return mine if mine == others else in_both(mine, others)


def scores(stage: Stage, rank: Rank, op: Scores, q: Held, k: Entries) -> Held:
    world = stage.world
    # A number before the product is one behind it.
    for number, x, y in _without_numbers(world, q, k):
        return world.times(scores(stage, rank, op, x, y), *number)
    keys = per_head(stage, rank, op, of_sequences(world, k.of, q.rows.sequences), q)
    if len(q.sizes) != 2 or (q.sizes[0], q.sizes[1]) != keys.sizes[1:]:
        raise CannotRun(f"a product of {q.sizes} and {keys.sizes}")
    size = attention_of(stage).head_dim
    itself = length(k.places) == 1 and k.places == canon(q.rows.tokens)
    terms: list[Term] = []
    for one, two, dims in met(q, keys, 2):
        if dims is None:
            other = world.value("scores of others", one, two)
            terms.append(Term(1, other, (whole(q.sizes[0]), whole(keys.sizes[0]))))
            continue
        if not dims:
            continue
        key = "scores", one.value, two.value
        if itself and not world.has(*key) and world.has("scores", two.value, one.value):
            key = "scores", two.value, one.value  # a token's key times its query is the same
        value = world.value(*key, extent=size)
        open_: Open = tuple(sorted((*one.open, *two.open, (value, cover(dims)))))
        heads = own_of(one, two)
        terms.append(Term(one.factor * two.factor, value, (heads, two.maps[0]), open_))
    return world.held(q.rows, (q.sizes[0], keys.sizes[0]), terms)


def _without_numbers(world: World, q: Held, k: Entries) -> Iterator[tuple[Name, Held, Entries]]:
    if (found := world.without_number(q)) is not None:
        yield *found, k
    # What each key has by its position, scores do not have by that of their query.
    if (found := world.without_number(k.of)) is not None and found[0][0] != BY_POSITION:
        yield found[0], q, replace(k, of=found[1])


def times_scale(stage: Stage, rank: Rank, op: Logits, x: Held) -> Held:
    attention, dims = attention_of(stage), stage.own(op.dims, rank)
    if attention.scale is not None:
        return stage.world.times(x, "scale", ("attention.scale", attention.scale))
    whole_head = op.scale == "full" or dims is None
    size = attention.head_dim if whole_head or dims is None else length(dims)
    return stage.world.times(x, "over the root of", size)


def logits(stage: Stage, rank: Rank, op: Logits, x: Held, keys: Runs, asking: Rank) -> Held:
    """Scores scaled, with soft cap and slopes; `keys`: where the keys stand.

    `asking` is the rank with the tokens whose queries these are.
    """
    attention, world = attention_of(stage), stage.world
    x = times_scale(stage, rank, op, x)
    if attention.position_scale:
        x = _by_position(stage, asking, op, x)
    if attention.softcap is not None:
        x = world.pointwise(x, key=("softcap", op.layer))
    if attention.positions == "alibi":
        heads = own_heads(stage, rank, op)
        if length(heads) != x.sizes[0]:
            raise CannotRun("slopes of another number of heads")
        at = of_keys(stage, op.seen, keys, op.positions)
        if length(at) != x.sizes[1]:
            raise CannotRun(f"{length(at)} distances of {x.sizes[1]} keys")
        at = with_taken_back(x, where_they_count(stage, keys, at, of="keys"))
        value = world.value("slopes", op.layer)
        x = plus(world, x, world.held(x.rows, x.sizes, (Term(1, value, (heads, at)),)))
    return x


def with_taken_back(x: Held, at: Runs) -> Runs:
    """Places of keys, where those of drafts that are taken back have numbers of their own."""
    maps = {t.maps[1] for t in x.terms}
    if not any(run and max(run[0], run[-1]) >= TAKEN_BACK for keys in maps for run in keys):
        return at
    each = zip(*([i for run in keys for i in run] for keys in maps), strict=True)
    both = zip(map(max, each), (i for run in at for i in run), strict=True)
    return canon(range(i, i + 1) for i in (key if is_taken_back(key) else own for key, own in both))


def _by_position(stage: Stage, rank: Rank, op: Logits, x: Held) -> Held:
    """Every row times the number of its position: the model's where that is its token's own."""
    labels, at = canon(x.rows.tokens), of_own(stage, rank, op.positions)
    if length(at) != length(labels):
        raise CannotRun(f"{length(at)} positions of {length(labels)} tokens")
    at = canon(where_they_count(stage, labels, at, of="queries"))
    told = () if at == labels or not x.rows.any else (at, labels)
    return stage.world.times(x, BY_POSITION, (op.layer, told))


def own_heads(stage: Stage, rank: Rank, op: Logits | ExpWeights) -> Runs:
    heads = stage.own(op.heads, rank)
    heads = whole(attention_of(stage).heads) if heads is None else heads
    if op.per_head == "first":
        if length(heads) > attention_of(stage).heads:
            raise CannotRun("a table of heads has fewer of them")
        return whole(length(heads))
    # Whatever a padded head takes from a table, its result meets rows of zero.
    return canon(run if run.start >= 0 else range(1) for run in _singles(heads))


def _singles(runs: Runs) -> list[range]:
    out: list[range] = []
    for run in runs:
        out += [run] if run.start >= 0 else [range(-1, -2, -1)] * len(run)
    return out
