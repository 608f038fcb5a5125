"""A layer with a state: what a token's query reads of it is a function of all tokens before.

That is the model's where a rank has the entry of each of these tokens, in its place, with the key
head of each of its value heads. Whatever else it has gives a value of another name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shardproof.spec.engine.entries import Entries, attention_of, of_sequences
from shardproof.spec.engine.indices import Beyond, Cover, canon, cover, has_pads, pick, whole
from shardproof.spec.engine.ranks import Rank, Stage, counting, is_taken_back
from shardproof.spec.engine.scores import as_read, in_both, read_by_heads
from shardproof.spec.engine.shifts import Differ, is_shifted, members, told_apart
from shardproof.spec.engine.values import CannotRun, Held, Rows, Term, World, cells, picked
from shardproof.spec.layout.packed import Row
from shardproof.spec.model.model import Model
from shardproof.spec.program.ops.attention import Delta
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import replace

MOST = 1 << 16
"""Entries that are looked at one by one."""


class Side(NamedTuple):
    """A term of keys or of values, by heads alone, and whether all else of it is the model's."""

    term: Term
    right: bool


def delta(stage: Stage, rank: Rank, op: Delta, k: Entries, v: Entries) -> Held:
    attention, world = attention_of(stage), stage.world
    declared = stage.own(op.heads, rank)
    heads = whole(attention.heads) if declared is None else declared
    if not rank.rows.sequences:
        rows = Rows((), rank.rows.tokens)
        return world.held(rows, (length(heads), attention.value_dim), ())
    for split, size in ((op.dims, 2 * attention.head_dim), (op.values, attention.entry)):
        own = stage.own(split, rank)
        if own is not None and own != whole(size):
            raise CannotRun("the dimensions of a head are not all there, in their order")
    read_by_heads(stage, rank, op)
    of_keys = stage.own(op.kv, rank)
    keys_there = attention.kv_heads if of_keys is None else length(of_keys)
    if {len(x.of.sizes) for x in (k, v)} != {3}:
        raise CannotRun("keys and values have a head's dimensions by head")
    if not k.of.sizes[0] == v.of.sizes[0] == length(k.places):
        raise CannotRun("keys and values of other tokens")
    if k.of.sizes[1:] != (keys_there, 2 * attention.head_dim):
        raise CannotRun("queries and keys of other sizes")
    if v.of.sizes[1] != length(heads) or v.of.sizes[2] < attention.entry:
        raise CannotRun("values of other sizes")
    v = replace(v, of=of_sequences(world, v.of, k.of.rows.sequences))
    rows = Rows(k.of.rows.sequences, rank.rows.tokens)
    sizes = length(heads), attention.value_dim
    if not has_state(stage.ctx.model, op.weight):
        raise CannotRun(f"there is no weight {op.weight}.k.taps")
    if not rank.rows.any:
        return world.held(rows, sizes, ())
    k, v = (by_token(stage.world, _before(stage, rank, op, x)) for x in (k, v))
    keys = [*_keys(stage, rank, op, k, heads)]
    values = [*_values(stage, rank, op, v, heads)]
    terms: list[Term] = []
    sides = [side.term for side in keys], [side.term for side in values]
    right = {id(side.term): side.right for side in (*keys, *values)}
    for cell in cells(sizes[:1], sides):
        live = [(term, maps[0]) for side in cell.live for term, maps in side]
        if not live:
            continue
        apart = {own for _, own in live}
        told_apart([(own,) for own in apart])
        told = tuple(tuple((t.factor, t.value, t.open) for t, _ in side) for side in cell.live)
        weight = op.weight
        good = all(cell.live) and len(apart) == 1 and all(right[id(t)] for t, _ in live)
        name = ("state", weight, told) if good else ("another state", weight, told, *apart,
                                                     k.places, v.places)  # fmt: skip
        (own,) = cell.spread((apart.pop(),)) if len(apart) == 1 else cell.spread(cell.places)
        # A padded head gives zeros.
        own = in_both(own, heads) if has_pads(heads) and not is_shifted(heads) else own
        terms.append(Term(1, world.value(*name), (own, whole(sizes[1]))))
    return world.held(rows, sizes, terms)


def has_state(model: Model, weight: str) -> bool:
    """Whether these are the weights of a layer's state."""
    return any(
        weight == f"layers.{at}.attention" and model.kinds[kind].attention.delta is not None
        for at, kind in enumerate(model.layers)
    )


def _before(stage: Stage, rank: Rank, op: Delta, x: Entries) -> Entries:
    """Entries without those behind the last token of a step that counts."""
    if stage.drafts is None or not stage.drafts.rejected:
        return x
    tokens = counting(rank.rows.tokens)
    last = max(max(run[0], run[-1]) for run in tokens) + stage.behind.get(op.layer, 0)
    own = [at for at, slot in enumerate(i for run in x.places for i in run) if slot <= last]
    some = canon(range(at, at + 1) for at in own)
    return Entries(picked(stage.world, x.of, 0, some), pick(x.places, some))


def by_token(world: World, x: Entries) -> Entries:
    """Terms that differ in tokens alone, as one: their sum at each token that any of them has.

    So they come where a prompt's tokens and a step's are other functions: of one token that is
    all there is to see, say, and of one that sees others. Without a norm before it, a layer is
    given the sum of these and of what all tokens have.
    """
    alike: dict[object, list[Term]] = {}
    for term in x.of.terms:
        alike.setdefault((term.maps[1:], term.open), []).append(term)
    if len(alike) == len(x.of.terms):
        return x
    terms: list[Term] = []
    for each in alike.values():
        if len(each) > 1 and any(is_shifted(term.maps[0]) for term in each):
            raise Differ(range(max(members(term.maps[0]) for term in each)))
        terms += _one_of(world, each)
    return replace(x, of=world.held(x.of.rows, x.of.sizes, terms))


def _one_of(world: World, each: Sequence[Term]) -> Sequence[Term]:
    if len({term.maps[0] for term in each}) == 1:
        return each
    if length(each[0].maps[0]) > MOST:
        raise Beyond
    columns = [*zip(*([i for run in term.maps[0] for i in run] for term in each), strict=True)]
    if any(len({i for i in column if i >= 0}) > 1 for column in columns):
        return each
    tokens = canon(range(i, i + 1) if i >= 0 else range(-1, -2, -1) for i in map(max, columns))
    # Nothing is asked of a draft that is taken back, and one device never reads it.
    asked = [at for at, token in enumerate(map(max, columns)) if not is_taken_back(token)]
    kept = canon(range(at, at + 1) for at in asked)
    told = tuple((term.factor, term.value, pick(term.maps[0], kept)) for term in each)
    first = each[0]
    return (Term(1, world.value("by token", told), (tokens, *first.maps[1:]), first.open),)


def _keys(stage: Stage, rank: Rank, op: Delta, k: Entries, heads: Runs) -> Iterator[Side]:
    """Queries and keys, by the value heads that read them."""
    attention = attention_of(stage)
    group = attention.heads // attention.kv_heads
    places = read_by_heads(stage, rank, op)
    if max(places, default=-1) >= k.of.sizes[1]:
        raise CannotRun("a key head is beyond those of the rank")
    for term in k.of.terms:
        kv, own = as_read(term.maps[1], places, heads, group)
        right = own is not None and _all_before(stage, rank, op, k, term)
        right = right and term.maps[2] == whole(2 * attention.head_dim)
        name = "for its values" if own is not None else "of another head"
        value = stage.world.value(name, term.value, group, () if own is not None else kv)
        if not right and own is not None:
            value = stage.world.value("of others", value, term.maps)
        maps = (heads if own is None else own,)
        yield Side(term._replace(value=value, maps=maps), right)


def _values(stage: Stage, rank: Rank, op: Delta, v: Entries, heads: Runs) -> Iterator[Side]:
    attention = attention_of(stage)
    for term in v.of.terms:
        right = _all_before(stage, rank, op, v, term)
        right = right and term.maps[2] == whole(attention.entry)
        own = term.maps[1]
        # Taps and decays are those of the heads that the operator says.
        there = own if own == heads else in_both(own, heads) if not is_shifted(own) else own
        right = right and there == own and own == (heads if own == heads else in_both(heads, own))
        value = term.value if right else stage.world.value("of others", term.value, term.maps)
        yield Side(term._replace(value=value, maps=(own,)), right)


def _reached(covered: Cover) -> int:
    """How many tokens from the first one on are there, once or more often."""
    end = 0
    for low, high, _ in covered:
        if low > end:
            break
        end = high
    return end


def _all_before(stage: Stage, rank: Rank, op: Delta, x: Entries, term: Term) -> bool:
    """Whether every token up to the rank's last is there, at its own place."""
    if stage.row is not None:
        return _all_of_its_own(stage.row, rank, op, x, term)
    tokens, places = term.maps[0], x.places
    if any(map(is_shifted, (tokens, places, rank.rows.tokens))):
        raise Differ(range(max(map(members, (tokens, places, rank.rows.tokens)))))
    end = 1 + max(max(run[0], run[-1]) for run in counting(rank.rows.tokens) if run)
    if tokens == places:
        return _reached(cover(places)) >= end  # of a token that came twice the first is read
    if length(places) > MOST:
        raise Beyond
    at: dict[int, int] = {}
    there = (i for run in places for i in run)
    for place, token in zip(there, (i for run in tokens for i in run), strict=True):
        at.setdefault(place, token)
    return all(at.get(place) == place for place in range(end))


def _all_of_its_own(row: Row, rank: Rank, op: Delta, x: Entries, term: Term) -> bool:
    """The same in a row, of each sequence of which the rank has a token."""
    tokens, places = term.maps[0], x.places
    if any(map(is_shifted, (tokens, places, rank.rows.tokens))):
        raise Differ(range(max(map(members, (tokens, places, rank.rows.tokens)))))
    if length(places) > MOST:
        raise Beyond
    ends: dict[int, int] = {}
    for token in (i for run in row.without_pads(rank.rows.tokens) for i in run):
        start = row.start(token)
        ends[start] = max(ends.get(start, token), token)
    at: dict[int, int] = {}
    there = (i for run in places for i in run)
    for place, token in zip(there, (i for run in tokens for i in run), strict=True):
        at.setdefault(place, token)
    if op.begins == "row" and min(at, default=0) < max(ends, default=0):
        return False  # it goes on from what is there of an earlier sequence, or of a pad
    return all(at.get(i) == i for start, last in ends.items() for i in range(start, last + 1))
