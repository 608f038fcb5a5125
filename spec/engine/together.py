"""What the ranks of a group do together: sums, gathers, exchanges of keys, merging of means."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import assert_never

from shardproof.spec.engine.classwise import Ours, added_up, all_tokens, in_place
from shardproof.spec.engine.entries import Entries, Keys, Parts, Weights, keyed
from shardproof.spec.engine.indices import MOST, Beyond, Outside, canon, pick, whole
from shardproof.spec.engine.local import axis_of, some_of, some_rows
from shardproof.spec.engine.ranks import Rank, Stage, Uncovered
from shardproof.spec.engine.routing import Routes
from shardproof.spec.engine.several import as_they_are, block_by_block
from shardproof.spec.engine.several import some_rows as taken_rows
from shardproof.spec.engine.softmax import merged
from shardproof.spec.engine.values import (
    CannotRun,
    Held,
    Ids,
    Rows,
    Term,
    World,
    behind,
    in_place_of,
    picked,
    sized,
    total,
)
from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.ops.blocks import BlockGather
from shardproof.spec.program.ops.collectives import (
    AllGather,
    AllReduce,
    AllToAll,
    Broadcast,
    Exchange,
    GatherLogits,
    MergeRanks,
    ReduceScatter,
)
from shardproof.spec.program.ops.words import Dim
from shardproof.spec.program.runs import Runs, length

Group = Sequence[int]
Given = Sequence[object]


def tensors(given: Given, group: Group) -> list[Held]:
    out: list[Held] = []
    for x in (given[at] for at in group):
        if x is None or isinstance(x, Weights | Parts | Routes):
            raise CannotRun("it is no tensor")
        if not isinstance(x, Held):
            raise Uncovered("a collective of keys or scores")
        out.append(x)
    return out


def summed(stage: Stage, given: Given, group: Group) -> list[object]:
    first = given[group[0]]
    if isinstance(first, Weights):
        parts = [x for at in group if isinstance(x := given[at], Weights)]
        if len(parts) != len(group):
            raise CannotRun("it is of another kind on another rank")
        sinks = [x.sinks for x in parts if x.sinks is not None]
        wrong = first.wrong.union(*(x.wrong for x in parts))
        lack = any(x.may_lack for x in parts)
        weights: dict[Rows, Weights] = {}
        for rows in {x.of.rows for x in parts}:
            made = total(stage.world, [x.of for x in parts], rows)
            below = total(stage.world, sinks, rows) if sinks else None
            weights[rows] = Weights(made, below, first.keys, wrong, lack)
        return [weights[x.of.rows] for x in parts]
    if isinstance(first, Entries):
        entries = [x for at in group if isinstance(x := given[at], Entries)]
        if len(entries) != len(group) or any(x.places != first.places for x in entries):
            raise Uncovered("a sum of keys of other tokens")
        made = total(stage.world, [x.of for x in entries], first.of.rows)
        return [Entries(made, first.places)] * len(group)
    pieces = tensors(given, group)
    if len({x.rows for x in pieces}) == 1:
        made = block_by_block(stage.world, pieces, lambda *of: total(stage.world, of, of[0].rows))
        if made is not None:
            return [made] * len(group)
    alike: dict[Rows, Held] = {}
    out: list[object] = []
    for x in pieces:
        if x.rows not in alike:
            alike[x.rows] = total(stage.world, pieces, x.rows)
        out.append(alike[x.rows])
    return out


def all_reduce(stage: Stage, op: AllReduce, given: Given, group: Group) -> list[object]:
    del op
    return summed(stage, given, group)


def axis_named(x: Held, dim: str) -> None:
    """Ask that a tensor has a dimension of this name."""
    if dim not in ("token", "sequence"):
        axis_of(x, dim)


def map_of(
    stage: Stage, op: AllGather | ReduceScatter | AllToAll | GatherLogits | Exchange, group: Group
) -> Split | None:
    """The map of a collective, which has a piece for each rank; None where there is none."""
    split: Split | None = op.split
    if split is None or split.size == -1:
        return None
    found = split.of(length(stage.ranks[group[0]].rows.tokens))
    if "+" in found.axis and len(group) != len(found):
        return _of_these(stage, found, group)
    if not (len(group) == 1 and len(found) != 1) and len(group) != len(found):
        raise CannotRun(f"{len(group)} ranks, where the map has {len(found)}")
    return found


def _of_these(stage: Stage, split: Split, group: Group) -> Split:
    """Of a map over several axes the parts of those ranks that meet, who have all that there is."""
    parts = tuple(stage.own(split, stage.ranks[at]) or () for at in group)
    return Split(split.axis, sum(map(length, parts)), parts)


def alone(group: Group, split: Split | None) -> bool:
    return len(group) == 1 and (split is None or len(split) != 1)


def order_of(op: AllGather | AllToAll | GatherLogits | BlockGather, count: int) -> Sequence[int]:
    order = op.order
    if order in ("owner", None):
        return range(count)
    places: Sequence[int] = range(count)[::-1] if order == "reversed" else order
    if len(places) != count or max(places) >= count:
        raise CannotRun("pieces are put in an order of others")
    return places


def in_order(
    stage: Stage, op: AllGather | AllToAll | GatherLogits, pieces: Sequence[Held]
) -> list[Held]:
    """Pieces as an operator puts them together; in place of one that nobody wrote is anything."""
    return [
        pieces[place] if place >= 0 else _unwritten(stage, op, at, pieces[at])
        for at, place in enumerate(order_of(op, len(pieces)))
    ]


def _unwritten(stage: Stage, op: AllGather | AllToAll | GatherLogits, at: int, of: Held) -> Held:
    value = stage.world.value("unwritten", op.out, at)
    return stage.world.held(of.rows, of.sizes, (Term(1, value, tuple(map(whole, of.sizes))),))


def _joins(op: AllGather | GatherLogits) -> Dim:
    """The dimension along which pieces are put together."""
    return op.dim if isinstance(op, AllGather) else "vocab"


def all_gather(
    stage: Stage, op: AllGather | GatherLogits, given: Given, group: Group
) -> list[object]:
    split, world = map_of(stage, op, group), stage.world
    pieces = tensors(given, group)
    dim = _joins(op)
    axis_named(pieces[0], dim)
    if alone(group, split):
        return [*pieces]
    pieces = in_order(stage, op, pieces)
    if dim == "sequence":
        return gathered_sequences(stage, pieces, split, group)
    if dim == "token":
        return gathered_tokens(stage, pieces, split, given, group)
    axis = axis_of(pieces[0], dim)
    return of_each_rows(stage, pieces, given, group, lambda x: put_together(world, x, split, axis))


def of_each_rows(
    stage: Stage, pieces: Sequence[Held], given: Given, group: Group,
    make: Callable[[Sequence[Held]], Held],
) -> list[object]:  # fmt: skip
    """What is made of pieces, on each rank of the rows that it brings itself."""
    if len({x.rows for x in pieces}) == 1:
        return [make(pieces)] * len(group)
    if len({sized(x.rows) for x in pieces}) > 1:
        raise CannotRun("pieces are of other tokens")
    every = [x.rows for x in tensors(given, group)]
    return [make([in_place_of(stage.world, x, rows) for x in pieces]) for rows in every]


def all_alike(sizes: Iterable[Hashable]) -> None:
    if len(set(sizes)) > 1:
        raise CannotRun("ranks bring pieces of several sizes, and nothing says how long each is")


def put_together(world: World, pieces: Sequence[Held], split: Split | None, axis: int) -> Held:
    """Pieces put where the map says, copies being alike."""
    if len({(len(x.sizes), x.sizes[:axis], x.sizes[axis + 1 :]) for x in pieces}) > 1:
        raise CannotRun("pieces are of other sizes")
    if split is None:
        all_alike(x.sizes[axis] for x in pieces)
        places = [whole(x.sizes[axis]) for x in pieces]
        return joined(world, pieces, [(at, runs) for at, runs in enumerate(places)], axis)
    for at, x in enumerate(pieces):
        if x.sizes[axis] != length(split.part(at)):
            raise CannotRun(
                f"a piece has {x.sizes[axis]} indices, its map {length(split.part(at))}"
            )
    return joined(world, pieces, arranged(world, pieces, split, axis), axis)


def arranged(
    world: World, pieces: Sequence[Held], split: Split, axis: int
) -> list[tuple[int, Runs]]:
    """In the order of indices, from which piece and from where in it each comes."""
    at = 0
    simple = True
    found: list[tuple[int, Runs]] = []
    for number in range(len(pieces)):
        runs = split.part(number)
        if not runs:
            continue
        inside = [run for run in runs if run.start >= 0]
        if len(inside) > 1 or (
            inside and (inside[0].step != 1 or inside[0].start != at or runs[0] != inside[0])
        ):
            simple = False
            break
        if inside:
            found.append((number, whole(len(inside[0]))))
            at = inside[0].stop
    if simple and at == split.size:
        return found
    return _index_by_index(world, pieces, split, axis)


def _index_by_index(
    world: World, pieces: Sequence[Held], split: Split, axis: int
) -> list[tuple[int, Runs]]:
    if split.size > MOST:
        raise Beyond
    where: dict[int, tuple[int, int]] = {}
    for number in range(len(pieces)):
        local = 0
        for run in split.part(number):
            for index in run:
                if index >= 0 and run.start >= 0:
                    if index not in where:
                        where[index] = number, local
                    else:
                        other, place = where[index]
                        one = picked(world, pieces[other], axis, (range(place, place + 1),))
                        two = picked(world, pieces[number], axis, (range(local, local + 1),))
                        if one is not two:
                            raise CannotRun("ranks have different values for the same index")
                local += 1
    out: list[tuple[int, list[range]]] = []
    for index in range(split.size):
        if index not in where:
            raise CannotRun(f"index {index} of {split.size} is on no rank")
        number, local = where[index]
        if not out or out[-1][0] != number:
            out.append((number, []))
        out[-1][1].append(range(local, local + 1))
    return [(number, canon(runs)) for number, runs in out]


def joined(
    world: World, pieces: Sequence[Held], parts: Sequence[tuple[int, Runs]], axis: int
) -> Held:
    """Places of pieces, one behind the other."""
    lengths = [length(runs) for _, runs in parts]
    size = sum(lengths)
    lines: dict[tuple[object, ...], list[tuple[int, Runs, Term]]] = {}
    at = 0
    for (number, runs), count in zip(parts, lengths, strict=True):
        for t in pieces[number].terms:
            try:
                mine = pick(t.maps[axis], runs)
            except Outside:
                raise CannotRun("a place is beyond the piece") from None
            key = t.factor, t.value, t.open, t.maps[:axis], t.maps[axis + 1 :]
            lines.setdefault(key, []).append((at, mine, t))
        at += count
    terms: list[Term] = []
    for line in lines.values():
        found: list[range] = []
        end = 0
        doubled: list[tuple[int, Runs, Term]] = []
        for begin, runs, t in line:
            if begin < end:
                doubled.append((begin, runs, t))
                continue
            found += _pads(begin - end)
            found += runs
            end = begin + length(runs)
        found += _pads(size - end)
        t = line[0][2]
        terms.append(t._replace(maps=(*t.maps[:axis], canon(found), *t.maps[axis + 1 :])))
        for begin, runs, t in doubled:
            own = canon((*_pads(begin), *runs, *_pads(size - begin - length(runs))))
            terms.append(t._replace(maps=(*t.maps[:axis], own, *t.maps[axis + 1 :])))
    first = pieces[0]
    sizes = (*first.sizes[:axis], size, *first.sizes[axis + 1 :])
    rows = next((x.rows for x in pieces if x.rows.any), first.rows)
    return world.held(rows, sizes, terms)


def _pads(count: int) -> Runs:
    return (range(-1, -1 - count, -1),) if count > 0 else ()


def gathered_tokens(
    stage: Stage, pieces: Sequence[Held], split: Split | None, given: Given, group: Group
) -> list[object]:
    """The tokens of a group, of which its ranks have some each; sequences are a rank's own."""
    pieces = as_they_are(stage.world, pieces, tokens=True)
    first = pieces[0]
    if len({(x.sizes, length(x.rows.sequences)) for x in pieces}) > 1:
        raise CannotRun("pieces are of other sizes")
    if split is None:
        all_alike(sized(x.rows) for x in pieces)
        tokens = canon(run for x in pieces for run in x.rows.tokens)
        parts = [(at, whole(length(x.rows.tokens))) for at, x in enumerate(pieces)]
    else:
        for at, x in enumerate(pieces):
            if length(x.rows.tokens) != length(split.part(at)):
                raise CannotRun("a piece has another number of tokens than its map")
        parts = _token_parts(pieces, split)
        tokens = canon(run for at, runs in parts for run in pick(pieces[at].rows.tokens, runs))
    busy = {at for at, runs in parts if runs}
    terms = pieces[min(busy)].terms if busy else ()
    if len({(pieces[at].terms, pieces[at].rows.sequences) for at in busy}) > 1:
        if len({x.rows.sequences for x in (*pieces, *tensors(given, group))}) == 1:
            every = [taken_rows(stage.world, pieces[at], runs, tokens=True) for at, runs in parts]
            return [behind(stage.world, every, tokens=True)] * len(group)
        key = tuple((at, runs, pieces[at].terms) for at, runs in parts)
        value = stage.world.value("rows of several", key)
        terms = (Term(1, value, tuple(map(whole, first.sizes))),)
    return [
        stage.world.held(Rows(x.rows.sequences, tokens), first.sizes, terms)
        for x in tensors(given, group)
    ]


def gathered_sequences(
    stage: Stage, pieces: Sequence[Held], split: Split | None, group: Group
) -> list[object]:
    """The sequences of a group, one rank's behind the other's, each as long as they are there."""
    pieces = as_they_are(stage.world, pieces, tokens=False)
    if len({(x.sizes, length(x.rows.tokens)) for x in pieces}) > 1:
        raise CannotRun("pieces are of other sizes")
    parts = [(at, whole(length(x.rows.sequences))) for at, x in enumerate(pieces)]
    if split is None:
        all_alike(sized(x.rows) for x in pieces)
    else:
        for at, x in enumerate(pieces):
            if length(x.rows.sequences) != length(split.part(at)):
                raise CannotRun("a piece has another number of sequences than its map")
        parts = _side_by_side(split)
        if not parts:
            raise Uncovered("a gather of sequences by a map")
    every = [taken_rows(stage.world, pieces[at], runs, tokens=False) for at, runs in parts]
    return [behind(stage.world, every, tokens=False)] * len(group)


def _token_parts(pieces: Sequence[Held], split: Split) -> list[tuple[int, Runs]]:
    """Which places of which piece make the tokens in their order. Copies have to be the same."""
    return _side_by_side(split) or _token_by_token(pieces, split)


def _side_by_side(split: Split) -> list[tuple[int, Runs]]:
    """The same for blocks that follow each other, each token on one rank; nothing for others."""
    blocks: list[tuple[int, int, int, int]] = []
    for number in range(len(split)):
        local = 0
        for run in split.part(number):
            if len(run) > 1 and run.step != 1:
                return []
            blocks.append((run.start, run.start + len(run), number, local))
            local += len(run)
    out: list[tuple[int, Runs]] = []
    end = 0
    for start, stop, number, local in sorted(blocks):
        if start == stop:
            continue
        if start != end:
            return []
        end = stop
        places = range(local, local + stop - start)
        if out and out[-1][0] == number:
            out[-1] = number, canon((*out[-1][1], places))
        else:
            out.append((number, (places,)))
    return out if end == split.size else []


def _token_by_token(pieces: Sequence[Held], split: Split) -> list[tuple[int, Runs]]:
    where: dict[int, tuple[int, int]] = {}
    for number, x in enumerate(pieces):
        local = 0
        for run in split.part(number):
            for index in run:
                if index in where:
                    other, place = where[index]
                    y = pieces[other]
                    one = pick(y.rows.tokens, (range(place, place + 1),))
                    two = pick(x.rows.tokens, (range(local, local + 1),))
                    if (one, y.terms, y.rows.sequences) != (two, x.terms, x.rows.sequences):
                        raise CannotRun("ranks have different values for the same index")
                else:
                    where[index] = number, local
                local += 1
    out: list[tuple[int, Runs]] = []
    for index in range(split.size):
        if index not in where:
            raise CannotRun(f"token {index} of {split.size} is on no rank")
        number, local = where[index]
        if out and out[-1][0] == number:
            out[-1] = number, canon((*out[-1][1], range(local, local + 1)))
        else:
            out.append((number, (range(local, local + 1),)))
    return out


def reduce_scatter(stage: Stage, op: ReduceScatter, given: Given, group: Group) -> list[object]:
    found = summed(stage, given, group)
    split = map_of(stage, op, group)
    first = found[0]
    if isinstance(first, Entries) and alone(group, split):
        of = first.of
        axis_named(Held(of.rows, of.sizes[1:], of.terms), op.dim)  # its keys are its tokens
        return found
    if isinstance(first, Entries):
        raise Uncovered("parts of a sum of keys")
    if not isinstance(first, Held):
        raise CannotRun("it is no tensor")
    axis_named(first, op.dim)
    if alone(group, split):
        return found
    if split is None or len(split) != len(group):
        raise CannotRun("nothing says which part is which rank's")
    out: list[object] = []
    for at, x in enumerate(found):
        if not isinstance(x, Held):
            raise CannotRun("it is no tensor")
        out.append(_scattered(stage, x, op.dim, split.part(at)))
    return out


def _scattered(stage: Stage, x: Held, dim: str, own: Runs) -> Held:
    if dim in ("token", "sequence"):
        return some_rows(stage, x, dim, own)
    return some_of(stage, x, axis_of(x, dim), own)


def all_to_all(stage: Stage, op: AllToAll, given: Given, group: Group) -> list[object]:
    """Each rank's tensor is split along one dimension, and what it gets is joined along another."""
    pieces, split = tensors(given, group), map_of(stage, op, group)
    first, dim, to = pieces[0], op.dim, op.to
    for name in (dim, to):
        axis_named(first, name)
    if any(x.sizes != first.sizes or sized(x.rows) != sized(first.rows) for x in pieces):
        raise CannotRun("pieces are of other sizes")
    if split is None or len(split) != len(group):
        raise CannotRun("nothing says which part is which rank's")
    out: list[object] = []
    for at in range(len(group)):
        own = [_scattered(stage, x, dim, canon(split.part(at))) for x in pieces]
        own = in_order(stage, op, own)
        if to == "token":
            out.append(gathered_tokens(stage, own, None, own, range(len(own)))[at])
        elif to == "sequence":
            out.append(gathered_sequences(stage, own, None, group)[at])
        else:
            axis = axis_of(first, to)
            places = [(i, whole(x.sizes[axis])) for i, x in enumerate(own)]
            rows = _scattered(stage, pieces[at], dim, canon(split.part(at))).rows
            mine = [in_place_of(stage.world, x, rows) for x in own]
            out.append(joined(stage.world, mine, places, axis))
    return out


def gather_logits(stage: Stage, op: GatherLogits, given: Given, group: Group) -> list[object]:
    if len(group) > 1 and op.split is None:
        raise CannotRun("there is no map of the pieces")
    return all_gather(stage, op, given, group)


def same_as(one: object, other: object) -> bool:
    """Whether two ranks have the same, of what is no tensor. Equal tensors are one object."""
    match one, other:
        case (Entries(), Entries()):
            return one.of is other.of and one.places == other.places
        case (Weights(), Weights()):
            same = one.of is other.of and one.sinks is other.sinks
            told, others = ((x.keys, x.wrong, x.may_lack) for x in (one, other))
            return same and told == others
        case (Parts(), Parts()):
            return len(one.each) == len(other.each) and all(
                a.top is b.top and a.bottom is b.bottom
                for a, b in zip(one.each, other.each, strict=True)
            )
        case (Routes(), Routes()):
            return (one.rows, one.told) == (other.rows, other.told)
        case (Ids(), Ids()):
            return one.of is other.of
        case _:
            return one is other


def broadcast(stage: Stage, op: Broadcast, given: Given, group: Group) -> list[object]:
    root: int = op.root
    if root >= len(group):
        raise CannotRun(f"there is no rank {root} in a group of {len(group)}")
    found = given[group[root]]
    if not isinstance(found, Held) and all(same_as(given[at], found) for at in group):
        return [found] * len(group)
    # Who gets something has room for as much as it brings itself.
    shapes = {(x.sizes, sized(x.rows)) for at in group if isinstance(x := given[at], Held)}
    if len(shapes) > 1:
        raise CannotRun("ranks bring pieces of other sizes")
    if not isinstance(found, Held):
        raise Uncovered("a broadcast of what is no tensor")
    out: list[object] = []
    for at in group:
        # It stands for the tokens of what it takes the place of.
        mine = given[at]
        rows = mine.rows if isinstance(mine, Held) else stage.ranks[at].rows
        out.append(found if found.rows == rows else total(stage.world, [found], rows))
    return out


def exchange(stage: Stage, op: Exchange, given: Given, group: Group) -> list[Entries]:
    """Keys or values of the other ranks' tokens: gathered in order, or block by block."""
    pieces = tensors(given, group)
    if op.rows == "rank":
        pieces = ranks_first(stage, pieces)
    split = prompt_map(stage, op, group)
    if split is None:
        raise CannotRun("nothing says which tokens are whose")
    if len(split) != len(group):
        raise CannotRun(f"a map of {len(split)} ranks is for one")
    if len({(length(x.rows.sequences), x.sizes) for x in pieces}) > 1:
        raise CannotRun("pieces are of other sizes")
    if len({x.rows.sequences for x in pieces}) > 1:
        raise Uncovered("keys of several sequences, put together as of one")
    # Ranks without a token have nothing that could stand in the way of others.
    ready = [keyed(stage, x) for x in pieces]
    rows = next((x.rows for x in ready if x.rows.any), ready[0].rows)
    ready = [stage.world.held(rows, x.sizes, x.terms) for x in ready]
    if op.how == "gather" and op.rows != "rank":
        made = put_together(stage.world, ready, split, 0)
        return [Entries(made, moved_on(stage, whole(split.size)))] * len(group)
    for at, x in enumerate(ready if op.rows != "rank" else ()):
        if x.sizes[0] != length(split.part(at)):
            raise CannotRun(f"a piece has {x.sizes[0]} tokens, its map {length(split.part(at))}")
    made = joined(stage.world, ready, [(at, whole(x.sizes[0])) for at, x in enumerate(ready)], 0)
    return [Entries(made, blocks_of(stage, op, split).places)] * len(group)


def prompt_map(stage: Stage, op: Exchange, group: Group) -> Split | None:
    """Which rank has which tokens of a prompt; of a chunk, counted from its first."""
    split: Split | None = op.split
    if split is None or split.spec is None:
        return map_of(stage, op, group)
    return split.of(stage.together)


def moved_on(stage: Stage, places: Runs) -> Runs:
    """Places in a chunk as places in the sequence."""
    low = stage.begun if stage.prefill else 0
    return canon(range(r.start + low, r.stop + low, r.step) for r in places) if low else places


def blocks_of(stage: Stage, op: Exchange, split: Split) -> Keys:
    """Where keys stand that were exchanged by a map, and how many each block has."""
    if op.how == "gather" or op.rows == "rank":
        return Keys(moved_on(stage, whole(split.size)), (split.size,))
    parts = [split.part(at) for at in range(len(split))]
    places = canon(run for part in parts for run in part)
    return Keys(moved_on(stage, places), tuple(map(length, parts)))


def exchange_cached(stage: Stage, given: Given, group: Group, read: Sequence[Runs]) -> Entries:
    """What ranks have in their caches, one's behind another's; each has read those of its slots."""
    each = [_as_read(stage, given[at], slots) for at, slots in zip(group, read, strict=True)]
    if len({x.of.sizes[1:] for x in each}) > 1:
        raise CannotRun("pieces are of other sizes")
    for x, slots in zip(each, read, strict=True):
        if x.of.sizes[0] != length(slots):
            raise CannotRun(f"a piece has {x.of.sizes[0]} tokens, its map {length(slots)}")
    if len({x.of.rows.sequences for x in each}) > 1:
        raise Uncovered("keys of several sequences, put together as of one")
    order = [(at, whole(x.of.sizes[0])) for at, x in enumerate(each) if x.of.sizes[0]]
    made = joined(stage.world, [x.of for x in each], order, 0)
    return Entries(made, canon(run for x in each for run in x.places))


def _as_read(stage: Stage, x: object, slots: Runs) -> Entries:
    """Keys or values of a rank; of its own tokens, where they are none that it has read."""
    if isinstance(x, Entries):
        return x
    if isinstance(x, Held):
        return Entries(keyed(stage, x), slots)
    raise CannotRun("it is of another kind")


def put_behind(stage: Stage, op: Exchange, given: Given, group: Group) -> list[object]:
    """An exchange of which nothing says whose tokens are whose: a tensor, and no keys."""
    pieces = tensors(given, group)
    if op.rows == "rank":
        pieces = ranks_first(stage, pieces)
    return gathered_tokens(stage, pieces, None, given, group)


def ranks_first(stage: Stage, pieces: Sequence[Held]) -> list[Held]:
    """Rows in the order rank, sequence, token, read as if in the order sequence, token."""
    first = pieces[0]
    if len({(x.sizes, sized(x.rows)) for x in pieces}) > 1:
        raise CannotRun("pieces are of other sizes")
    if len(pieces) == 1 or sized(first.rows)[0] <= 1:
        return [*pieces]
    told = tuple((x.rows, x.terms) for x in pieces)
    out: list[Held] = []
    for x in pieces:
        value = stage.world.value("rows of other ranks", x.rows, told)
        out.append(stage.world.held(x.rows, x.sizes, (Term(1, value, tuple(map(whole, x.sizes))),)))
    return out


def merge_ranks(stage: Stage, op: MergeRanks, given: Given, group: Group) -> list[object]:
    parts = [x for at in group if isinstance(x := given[at], Parts)]
    if len(parts) != len(group) or any(len(x.each) != 1 for x in parts):
        raise CannotRun("several blocks are taken for one")
    how, base = op.merge, op.base
    each = [x.each[0] for x in parts]
    return [merged(stage, each, how, base, at) for at in range(len(group))]


def of_classes(stage: Stage, op: Op, given: Given, group: Group) -> Sequence[object] | None:
    """What a group of all ranks of tp is given, where classes tell; else nothing."""
    of: list[tuple[Rank, Held]] = []
    for at in group:
        x = given[at]
        if not isinstance(x, Held):
            return None
        of.append((stage.ranks[at], x))
    if any(stage.world.blocks_of(t.value) for _, x in of for t in x.terms):
        return None  # each rank's blocks are its own
    if isinstance(op, AllReduce):
        made = added_up(stage.world, of)
        return None if made is None else [made] * len(group)
    if not isinstance(op, (AllGather, GatherLogits, ReduceScatter)):
        return None
    split, in_turn = op.split, isinstance(op, ReduceScatter) or op.order == "owner"
    if split is None or split.size == -1 or not in_turn:
        return None
    split = split.of(length(stage.ranks[group[0]].rows.tokens))
    if len(split) != stage.ctx.phase.tp or split.axis != "tp":
        return None
    if isinstance(op, ReduceScatter):
        made = added_up(stage.world, of)
        if made is None or op.dim == "sequence":
            return None
        return [_scattered(stage, made, op.dim, stage.own(split, rank) or ())
                for rank, _ in of]  # fmt: skip
    return _gathered(stage, of, split, _joins(op))


def _gathered(stage: Stage, of: Ours, split: Split, dim: str) -> Sequence[object] | None:
    if dim == "sequence":
        return None
    if dim == "token":
        made = all_tokens(stage, of, split)
        if made is None:
            return None
        return [stage.world.held(Rows(rank.rows.sequences, made.rows.tokens), made.sizes,
                                 made.terms) for rank, _ in of]  # fmt: skip
    made = in_place(stage, of, split, axis_of(of[0][1], dim))
    return None if made is None else [made] * len(of)


OverGroup = AllReduce | AllGather | ReduceScatter | AllToAll | GatherLogits | Broadcast | MergeRanks


def in_a_group(stage: Stage, op: OverGroup, given: Given, group: Group) -> list[object]:
    match op:
        case AllReduce():
            return all_reduce(stage, op, given, group)
        case AllGather():
            return all_gather(stage, op, given, group)
        case ReduceScatter():
            return reduce_scatter(stage, op, given, group)
        case AllToAll():
            return all_to_all(stage, op, given, group)
        case GatherLogits():
            return gather_logits(stage, op, given, group)
        case Broadcast():
            return broadcast(stage, op, given, group)
        case MergeRanks():
            return merge_ranks(stage, op, given, group)
        case _:
            assert_never(op)
