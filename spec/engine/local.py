"""What a rank does by itself outside of attention: linear maps, functions of entries, norms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import chain, pairwise
from math import lcm, prod
from typing import assert_never

from shardproof.spec.engine.block_scales import Axes, Bad, bad_of_parts, bad_scales
from shardproof.spec.engine.fused import block_of
from shardproof.spec.engine.indices import (
    Cover,
    Number,
    Outside,
    bounds,
    canon,
    cover,
    grid_cover,
    has_pads,
    matched,
    one_in,
    over,
    part,
    pick,
    whole,
)
from shardproof.spec.engine.positions import of_own
from shardproof.spec.engine.ranks import Rank, Stage, Uncovered
from shardproof.spec.engine.scores import groups
from shardproof.spec.engine.several import some_rows as rows_taken
from shardproof.spec.engine.shifts import (
    Differ,
    cover_family,
    cover_of_member,
    family,
    highest,
    is_shifted,
    members,
    members_of,
    of_member,
    told_apart,
)
from shardproof.spec.engine.values import (
    CannotRun,
    Held,
    Open,
    Term,
    World,
    blocks_of,
    cells,
    in_place_of,
    picked,
    plus,
    scaled,
    sized,
    total,
)
from shardproof.spec.engine.weights import shape_of
from shardproof.spec.program.op import PAD, Split
from shardproof.spec.program.ops.attention import LatentKeys, LatentValues
from shardproof.spec.program.ops.head import HeadLinear
from shardproof.spec.program.ops.norms import Moments, Norm, NormWith
from shardproof.spec.program.ops.passing import Junk, Permute, Times, Zeros
from shardproof.spec.program.ops.stream import (
    Act,
    Add,
    AddOn,
    Bias,
    Joint,
    Learned,
    Linear,
    Lookup,
    Mul,
    OutLinear,
    Scale,
    Slice,
)
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import replace

EMBEDDING = "embedding"
"""The weight that tokens are looked up in."""


def contract(
    stage: Stage, x: Held, weight: str, rows: tuple[Runs | None, ...], columns: tuple[Runs, ...],
    *, beyond: Hashable = None, bad: Bad | None = None,
) -> Held:  # fmt: skip
    """A product with rows and columns of a weight, over the last axes of x.

    `bad` is where numbers of the weight have another block's scale.
    """
    ins, outs = shape_of(stage.ctx.model, weight)
    if (len(ins), len(outs)) != (len(rows), len(columns)):
        raise CannotRun(f"{weight} has other axes")
    want = tuple(whole(n) if own is None else own for n, own in zip(ins, rows, strict=True))
    if len(x.sizes) != len(ins):
        raise CannotRun(f"it has {len(x.sizes)} axes")
    if x.sizes != tuple(map(length, want)):
        raise CannotRun(f"a product of {x.sizes} and {tuple(map(length, want))}")
    world, terms = stage.world, list[Term]()
    if bad is not None:
        return _scaled_otherwise(stage, x, weight, rows, columns, bad, beyond)
    for each in x.terms:
        # A number is as good before the product as behind it.
        numbers, plain = world.numbers_of(each.value)
        term, there = _of_heads(stage, weight, each._replace(value=plain), want)
        value = world.value("linear", weight, term.value, beyond, extent=prod(ins))
        both = [matched(have, own) for have, own in zip(there, want, strict=True)]
        same = [runs for runs, _ in both]
        if all(same):
            covered = cover(same[0]) if len(ins) == 1 else grid_cover(same[0], same[1], ins[1])
            open_: Open = (*term.open, (value, covered))
            made = world.numbered(value, numbers)
            terms.append(Term(term.factor, made, columns, tuple(sorted(open_))))
        if any(apart for _, apart in both):
            other = world.numbered(world.value("misread", weight, term, want), numbers)
            terms.append(Term(1, other, columns))
    return world.held(x.rows, tuple(map(length, columns)), terms)


def _of_heads(
    stage: Stage, weight: str, term: Term, want: tuple[Runs, ...]
) -> tuple[Term, tuple[Runs, ...]]:
    """What is the same for several heads, at those that the weight has.

    So is what stands in the place of what is attended to, of a KV head that its query heads read.
    """
    there, world = term.maps, stage.world
    if len(want) == 1 or there[0] == want[0]:
        return term, there
    if (group := world.group_of(term.value)) is not None:
        return term, (regrouped(there[0], want[0], group), *there[1:])
    attention = stage.ctx.layer.attention
    group = attention.heads // attention.kv_heads
    if group == 1 or not weight.endswith("attention.out") or groups(want[0], group) != there[0]:
        return term, there
    value = world.value("for its queries", term.value, group)
    return term._replace(value=value), (want[0], *there[1:])


def _scaled_otherwise(
    stage: Stage, x: Held, weight: str, rows: tuple[Runs | None, ...], columns: tuple[Runs, ...],
    bad: Bad, beyond: Hashable,
) -> Held:  # fmt: skip
    """The columns whose numbers have their own scales, and others, which are of no weight."""
    world, lead = stage.world, int(".experts." in weight)
    first = lead * (len(x.sizes) > 1)
    spoiled = [t for t in x.terms if bad.rows and not bad.rows.isdisjoint(_real(t.maps[first:]))]
    clean = world.held(x.rows, x.sizes, [t for t in x.terms if t not in spoiled])
    above, axes = columns[: lead * (len(columns) > 1)], columns[lead * (len(columns) > 1) :]
    right, others = (
        [(*above, *some) for some in some_places(axes, bad.columns, there=there)]
        for there in (False, True)
    )
    made = [contract(stage, clean, weight, rows, some, beyond=beyond) for some in right]
    terms = [
        Term(1, world.value("with other scales", weight, term, rows, bad.told), some)
        for of, wanted in ((spoiled, [columns]), (clean.terms, others))
        for term in of
        for some in wanted
    ]
    return plus(world, *made, world.held(x.rows, tuple(map(length, columns)), terms))


def _real(maps: tuple[Runs, ...]) -> set[int]:
    """The places at which something stands, and no pad."""
    found = [True]
    for runs in maps:
        mine = [i >= 0 for run in runs for i in run]
        found = [one and two for one in found for two in mine]
    return {at for at, real in enumerate(found) if real}


def some_places(
    axes: tuple[Runs, ...], places: frozenset[int], *, there: bool
) -> list[tuple[Runs, ...]]:
    """Those of a shard's columns that stand at these places, or at none of them; others are pads.

    Of heads with their dimensions a place is that of both.
    """
    *heads, last = axes
    size, every = length(last), [i for run in last for i in run]
    kinds: dict[Runs, list[int]] = {}
    for head in range(length(heads[0]) if heads else 1):
        own = _kept(every, [(head * size + at in places) == there for at in range(size)])
        kinds.setdefault(own, []).append(head)
    found: list[tuple[Runs, ...]] = []
    for own, mine in kinds.items():
        if any(run.start >= 0 for run in own):
            which = {*mine}
            lead = [_kept([i for run in of for i in run], [at in which for at in range(length(of))])
                    for of in heads]  # fmt: skip
            found.append((*lead, own))
    return found


def _kept(every: Sequence[int], kept: Sequence[bool]) -> Runs:
    """Of these indices those that are kept, and pads in place of the others."""
    both = zip(every, kept, strict=True)
    return canon(range(i, i + 1) if keep and i >= 0 else range(-1, -2, -1) for i, keep in both)


HEADS_BACK = 3
"""The axes of a weight that brings heads back to the stream."""


def misfit(
    x: Held, rows: Runs | None, axes: Sequence[int], count: int, weight: str
) -> CannotRun | Uncovered:
    """A product over the first axes of a weight that is there for others."""
    sizes = tuple(axes[:count]) if rows is None else (length(rows), *axes[1:count])
    if len(axes) < count or x.sizes[-count:] != sizes:
        return CannotRun(f"{weight} has other axes")
    return Uncovered(f"a product with other axes of {weight} than it is there for")


def regrouped(have: Runs, want: Runs, group: int) -> Runs:
    """The wanted heads, wherever one of the same group stands."""
    if have == want:
        return have
    if is_shifted(have) or is_shifted(want):
        count = lcm(members(have), members(want))
        each = ((of_member(have, m), of_member(want, m)) for m in range(count))
        return family([regrouped(*both, group) for both in each])
    both = zip((i for run in have for i in run), (i for run in want for i in run), strict=True)
    return canon(
        range(b, b + 1) if a >= 0 and b >= 0 and a // group == b // group
        else range(a, a + 1) if a >= 0 else range(-1, -2, -1)
        for a, b in both
    )  # fmt: skip


def columns_of(
    stage: Stage, rank: Rank, op: Linear | Bias | LatentKeys | LatentValues, axes: Sequence[Runs]
) -> list[Runs]:
    """A rank's heads, dimensions or columns of a weight's axes, which are its last ones."""
    found = [*axes]
    columns = op.columns if isinstance(op, (Linear, Bias)) else None
    for name, split, place in (("heads", op.heads, -2), ("dims", op.dims, -1),
                               ("columns", columns, -1)):  # fmt: skip
        own = stage.own(split, rank)
        if own is None:
            continue
        if -place > len(found):
            raise CannotRun(f"{name} of a weight with {len(found)} axes")
        found[place] = taken(found[place], own)
    return found


def taken(runs: Runs, places: Runs) -> Runs:
    try:
        return pick(runs, places)
    except Outside:
        raise CannotRun("an index is beyond the end of its axis") from None


def linear(stage: Stage, rank: Rank, op: Linear, x: Held) -> Held:
    weight: str = op.weight
    rows = stage.own(op.rows, rank)
    if op.fused:
        return _fused(stage, rank, op, x, rows)
    ins, outs = shape_of(stage.ctx.model, weight)
    if len(ins) != 1:
        raise misfit(x, rows, (*ins, *outs), 1, weight)
    all_rows = whole(ins[0])
    every = [all_rows if rows is None else taken(all_rows, rows), *map(whole, outs)]
    own, *columns = columns_of(stage, rank, op, every)
    bad = bad_scales(
        stage, rank, op, weight, Axes((own,), (op.rows,)),
        Axes(columns, (op.heads, op.dims, op.columns)),
    )  # fmt: skip
    return contract(stage, x, weight, (own,), tuple(columns), bad=bad)


def _fused(stage: Stage, rank: Rank, op: Linear, x: Held, rows: Runs | None) -> Held:
    """A block of a concatenation of weights, read as if it were the rank's part of one of them."""
    if len(rank.members) > 1:
        raise Differ(rank.members)
    name, base = op.fused, op.weight.rsplit(".", 1)[0]
    parts = op.parts or {}
    order = [n for n in ("q", "k", "v", "gate", "up") if n in parts]
    names = {n: f"{base}.{n}" for n in order}
    if "v" in names and stage.ctx.layer.attention.keys_as_values:
        names["v"] = names["k"]
    shapes = {n: tuple(shape_of(stage.ctx.model, names[n])[1]) for n in order}

    def sizes(n: str, tp: int) -> tuple[int, ...]:
        heads, last = parts[n]
        found = list(shapes[n])
        if heads is not None:
            found[0] = length(heads.part(tp))
        if last is not None:
            found[-1] = length(last.part(tp))
        return tuple(found)

    split = next((each for pair in parts.values() for each in pair if each is not None), None)
    place = rank.tp if split is None else stage.coordinates(split.axis, rank)[0]
    ranks = [{n: sizes(n, tp) for n in order} for tp in range(place + 1)]
    block = block_of(name, (op.stored, op.read or op.stored), shapes, ranks, place)
    bad = bad_of_parts(stage, rank, op, names[name], shapes, block, parts[name], name)
    found = [
        each
        for n, flat in block.items()
        for each in _block(stage, x, names[n], rows, flat, ranks[place][name], bad)
    ]
    if not found:
        return stage.world.held(x.rows, ranks[place][name], ())
    return plus(stage.world, *found)


def _block(
    stage: Stage, x: Held, weight: str, rows: Runs | None, flat: Runs, shape: tuple[int, ...],
    bad: Bad | None,
) -> list[Held]:  # fmt: skip
    """Columns of a weight by their places in it, as a tensor of this shape."""
    if len(shape) == 1:
        return [contract(stage, x, weight, (rows,), (flat,), bad=bad)]
    _, (_, dims) = shape_of(stage.ctx.model, weight)
    out: list[Held] = []
    heads = [pick(flat, (range(h * shape[1], (h + 1) * shape[1]),)) for h in range(shape[0])]
    for at, places in enumerate(heads):
        low = 0
        for run in places:
            if run.start >= 0:
                for piece in _by_head(run, dims):
                    head = canon((*_pads(at), range(piece[0] // dims, piece[0] // dims + 1),
                                  *_pads(shape[0] - at - 1)))  # fmt: skip
                    first = piece[0] - piece[0] // dims * dims
                    behind = shape[1] - low - len(piece)
                    dim = canon((*_pads(low), range(first, first + len(piece)), *_pads(behind)))
                    out.append(contract(stage, x, weight, (rows,), (head, dim), bad=bad))
                    low += len(piece)
            else:
                low += len(run)
    return out


def _pads(count: int) -> Runs:
    return (range(-1, -1 - count, -1),) if count else ()


def _by_head(run: range, dims: int) -> list[range]:
    out: list[range] = []
    while run:
        end = min(len(run), dims - run[0] % dims)
        out.append(run[:end])
        run = run[end:]
    return out


def out_linear(stage: Stage, rank: Rank, op: OutLinear, x: Held) -> Held:
    weight: str = op.weight
    ins, outs = shape_of(stage.ctx.model, weight)
    if (len(ins), len(outs)) != (2, 1):
        if len((*ins, *outs)) != HEADS_BACK:
            raise CannotRun(f"{weight} does not bring heads back to the stream")
        raise misfit(x, None, (*ins, *outs), 2, weight)
    rows = [
        None if (own := stage.own(split, rank)) is None else taken(whole(n), own)
        for split, n in zip((op.heads, op.dims), ins, strict=True)
    ]
    own = stage.own(op.columns, rank)
    columns = whole(outs[0]) if own is None else taken(whole(outs[0]), own)
    every = [whole(n) if mine is None else mine for n, mine in zip(ins, rows, strict=True)]
    bad = bad_scales(
        stage, rank, op, weight, Axes(every, (op.heads, op.dims)), Axes((columns,), (op.columns,))
    )
    return contract(stage, x, weight, tuple(rows), (columns,), bad=bad)


def head_linear(stage: Stage, rank: Rank, op: HeadLinear, x: Held) -> Held:
    model = stage.ctx.model
    if model.tied and op.tied == "missing":
        raise CannotRun("the head was given no weights")
    rows, columns = stage.own(op.rows, rank), stage.own(op.columns, rank)
    if model.tied and op.tied == "shared":
        rows, columns = _stored(stage, rank, op, rows, columns)
    rows = rows if rows is None else taken(whole(model.hidden), rows)
    columns = whole(model.vocab) if columns is None else taken(whole(model.vocab), columns)
    return contract(stage, x, "head", (rows,), (columns,))


def _stored(
    stage: Stage, rank: Rank, op: HeadLinear, rows: Runs | None, columns: Runs | None
) -> tuple[Runs | None, Runs | None]:
    """The embedding's piece on this rank, taken for the head's own: as many rows and columns."""
    model, stages = stage.ctx.model, stage.ctx.phase.stages
    if stages.embedding != (stage.ctx.phase.pp - 1 if stages.head is None else stages.head):
        raise CannotRun("the embedding's storage is on another stage")
    found = (
        stage.own(op.stored_columns, rank), stage.own(op.stored_rows, rank),
    )  # fmt: skip
    for has, wants, size in zip(found, (rows, columns), (model.hidden, model.vocab), strict=True):
        there, wanted = (size if x is None else length(x) for x in (has, wants))
        if there != wanted:
            raise CannotRun("the embedding's piece has another size")
    return found


def lookup(stage: Stage, rank: Rank, op: Lookup) -> Held:
    model, world = stage.ctx.model, stage.world
    ins, outs = shape_of(model, op.weight)
    count, *sizes = (*ins, *outs)
    columns, rows = stage.own(op.columns, rank), stage.own(op.rows, rank)
    if columns is not None and not sizes:
        raise CannotRun(f"{op.weight} is no table")
    maps = [whole(size) for size in sizes]
    if columns is not None:
        maps[0] = taken(maps[0], columns)
    told = stage.stale.get(rank.number)
    name = ("lookup", op.weight) if told is None else ("lookup of others", op.weight, told)
    value = world.value(*name, extent=model.vocab)
    open_: Open = ()
    if count < model.vocab and rank.rows.any and rows is None:
        raise CannotRun(f"{op.weight} has no row for every token")
    if told is not None and told.no_id and (rows is None or not op.mask):
        raise CannotRun("a pad is looked up, and the table has no row for it")
    if rows is not None:
        # A row that stands twice is looked up once.
        once = tuple((low, high, 1) for low, high, _ in cover(taken(whole(count), rows)))
        once = cover([range(low, high) for low, high, _ in once])
        if not op.mask and once != ((0, model.vocab, 1),) and rank.rows.any:
            raise CannotRun("a token's row is on another rank")
        open_ = ((value, once),)
    terms = (Term(1, value, tuple(maps), open_),)
    return world.held(rank.rows, tuple(map(length, maps)), terms)


def learned(stage: Stage, rank: Rank, op: Learned, x: Held) -> Held:
    model = stage.ctx.model
    if model.max_positions is None:
        raise CannotRun("the model has no table of positions")
    columns = stage.own(op.columns, rank)
    columns = whole(model.hidden) if columns is None else taken(whole(model.hidden), columns)
    if len(x.sizes) != 1 or length(columns) != x.sizes[-1]:
        raise CannotRun("a row of positions has another size")
    tokens = stage.own(op.tokens, rank)
    at = of_own(stage, rank, op.positions)
    at = at if tokens is None else taken(at, tokens)
    if length(at) != length(x.rows.tokens):
        raise CannotRun("there are positions of another number of tokens")
    right = at == canon(x.rows.tokens) or not x.rows.any
    value = stage.world.value(*(("positions",) if right else ("positions at", at, x.rows.tokens)))
    one = stage.world.held(x.rows, x.sizes, (Term(1, value, (columns,)),))
    return on_some(stage, rank, x, one, op.on)


def bias(stage: Stage, rank: Rank, op: Bias, x: Held) -> Held:
    weight: str = op.weight
    if op.split is not None:
        op = replace(op, columns=op.split)
    ins, outs = shape_of(stage.ctx.model, weight.removesuffix(".bias"))
    axes = outs if weight.endswith(".bias") else (*ins, *outs)
    columns = tuple(columns_of(stage, rank, op, [*map(whole, axes)]))
    value = stage.world.value("weight", weight)
    sizes, every = tuple(map(length, columns)), (*map(length, x.rows), *x.sizes)
    if sizes != every[len(every) - len(sizes) :]:
        raise CannotRun("a bias has another size")
    if len(columns) != len(x.sizes):
        # Along rows, or for all places of an axis alike: nothing that the model adds.
        value = stage.world.value("added along", value, columns)
        columns = tuple(map(whole, x.sizes))
    one = stage.world.held(x.rows, x.sizes, (Term(1, value, columns),))
    return on_some(stage, rank, x, one, op.on, op.over)


def first_alone(rank: Rank) -> None:
    if 0 in rank.members and len(rank.members) > 1:
        raise Differ([at == 0 for at in rank.members])


def on_some(
    stage: Stage, rank: Rank, x: Held, addend: Held, on: str, over: Sequence[str] | None = None
) -> Held:
    """X plus an addend: on every rank of tp, on the first, or a part on each.

    `over`: of the ranks over these axes, where a module lies over others than tp's.
    """
    if on == "first":
        first_alone(rank)
    place, ranks = stage.shares(rank, over)
    if on == "first" and place != 0:
        return x
    if on == "divided":
        addend = scaled(stage.world, addend, one_in(ranks))
    return plus(stage.world, x, addend)


def add_on(stage: Stage, rank: Rank, op: AddOn, x: Held, y: Held) -> Held:
    if op.on == "first":
        first_alone(rank)
        if stage.shares(rank, op.over)[0] != 0:
            return x
    return on_some(stage, rank, x, y, op.on, op.over)


def add(stage: Stage, rank: Rank, op: Add, x: Held, y: Held) -> Held:
    del rank, op
    return plus(stage.world, x, y)


def mul(stage: Stage, rank: Rank, op: Mul, x: Held, y: Held) -> Held:
    del rank, op
    return stage.world.mul(_by_heads_of(stage.world, x, y), _by_heads_of(stage.world, y, x))


def _by_heads_of(world: World, x: Held, other: Held) -> Held:
    """What is the same for all heads of a group, as of those by which it is multiplied."""
    heads = {t.maps[0] for t in other.terms}
    alike = [world.group_of(t.value) for t in x.terms]
    if len(heads) != 1 or x.sizes != other.sizes or not any(alike):
        return x
    (want,) = heads
    terms = (t if group is None else
             t._replace(maps=(regrouped(t.maps[0], want, group), *t.maps[1:]))
             for t, group in zip(x.terms, alike, strict=True))  # fmt: skip
    return world.held(x.rows, x.sizes, terms)


def act(stage: Stage, rank: Rank, op: Act | Joint, *of: Held) -> Held:
    del rank
    return stage.world.pointwise(*of, key=(op.fn, op.key))


def scale(stage: Stage, rank: Rank, op: Scale, x: Held) -> Held:
    del rank
    if op.by == "layer_scale" and op.name not in stage.ctx.model.layer_scales:
        raise CannotRun(f"there is no weight {op.name}")
    factor = op.name, getattr(stage.ctx.model, op.by)
    return stage.world.times(x, "scale", factor)


def axis_of(x: Held, dim: str) -> int:
    """Where a named dimension stands among the axes behind rows."""
    place = {"head": 0, "head_dim": 1}.get(dim, len(x.sizes) - 1)
    if not 0 <= place < len(x.sizes):
        raise CannotRun(f"it has no dimension {dim}")
    return place


def slice_(stage: Stage, rank: Rank, op: Slice, x: Held) -> Held:
    dim = op.dim
    if dim in ("token", "sequence"):
        there = x.rows.tokens if dim == "token" else x.rows.sequences
        return some_rows(stage, x, dim, sliced(stage, rank, op, length(there)))
    place = axis_of(x, dim)
    return some_of(stage, x, place, sliced(stage, rank, op, x.sizes[place]))


def sliced(stage: Stage, rank: Rank, op: Slice, size: int) -> Runs:
    """The places of an axis of this size that a slice gives to a rank."""
    split: Split | None = op.split
    if split is None or split.size == -1:
        raise CannotRun("nothing says which part is this rank's")
    known = split.of(length(rank.rows.tokens))
    if known.exact and size != known.size:
        raise CannotRun(f"a map of {known.size} {op.dim} is for another size")
    return stage.own(split, rank) or ()


def some_rows(stage: Stage, x: Held, dim: str, places: Runs) -> Held:
    """Some of its tokens or sequences."""
    if has_pads(places):
        raise Uncovered("tokens or sequences that are zero")
    # Ranks of a class may take other places of tokens, where these are one function of every row.
    if is_shifted(places) and (dim == "sequence" or blocks_of(stage.world, x) is not None):
        raise Differ([of_member(places, at) for at in range(members(places))])
    return rows_taken(stage.world, x, places, tokens=dim == "token")


def some_of(stage: Stage, x: Held, axis: int, places: Runs) -> Held:
    # Nothing is looked up where there is nothing.
    most = max((highest(run) for run in places if run and run.start >= 0), default=-1)
    if not x.terms and most >= x.sizes[axis]:
        raise CannotRun("an index is beyond the end of its axis")
    try:
        return picked(stage.world, x, axis, places)
    except Outside:
        raise CannotRun("an index is beyond the end of its axis") from None


# Norms. A statistic is a sum over indices of a function of what stands there.


BOTH = whole(2)
"""A statistic is two numbers: of the values and of their squares."""
SQUARES: Runs = (range(1, 2),)


def moments(stage: Stage, x: Held, shares: Split | None, mine: Runs = ()) -> Held:
    """The statistic's sum over the last axis.

    Each place is counted by how many ranks have the index that the map says is there.
    """
    world, terms = stage.world, list[Term]()
    for cell in cells(x.sizes, [x.terms]):
        live = cell.live[0]
        told = tuple((t.factor, t.value, t.open) for t, _ in live)
        if not live:
            continue
        apart = {maps for _, maps in live}
        indices = live[0][1][-1] if len(apart) == 1 else cell.places[-1]
        if len(apart) > 1:
            told_apart([*apart])
            told = (*told, *apart)
        value = world.value("moments", told)
        covered = cover(indices)
        if shares is not None:
            covered = _weighed(indices, part(mine, *cell.box[-1]), shares)
        lead = cell.spread(live[0][1] if len(apart) == 1 else cell.places)[:-1]
        terms.append(Term(1, value, (*lead, BOTH), ((value, covered),)))
    return world.held(x.rows, (*x.sizes[:-1], 2), terms)


def _weighed(indices: Runs, said: Runs, split: Split) -> Cover:
    """Each index as a fraction: one over the number of times that ranks have what is said of it."""
    every = [run for at in range(len(split)) for run in split.part(at)]
    own, often = cover(indices), cover(every)
    if often == ((0, split.size, 1),) and (said == indices or not has_pads(said)):
        return own
    if said != indices:
        return _weighed_by_place(indices, said, Counter(max(i, PAD) for run in every for i in run))
    count = members_of(own)
    return cover_family([_by_copies(cover_of_member(own, m), often) for m in range(count)])


def _weighed_by_place(indices: Runs, said: Runs, often: Mapping[int, int]) -> Cover:
    """The same where the map speaks of other indices than those that are there."""
    return cover_family([
        _placed(of_member(indices, m), of_member(said, m), often)
        for m in range(lcm(members(indices), members(said)))
    ])  # fmt: skip


def _placed(indices: Runs, said: Runs, often: Mapping[int, int]) -> Cover:
    shares: dict[int, Number] = {}
    both = zip(chain.from_iterable(indices), chain.from_iterable(said), strict=True)
    for index, as_if in both:
        shares[index] = shares.get(index, 0) + over(1, often[max(as_if, PAD)])
    return _in_one((i, i + 1, over(share, 1)) for i, share in sorted(shares.items()))


def _by_copies(own: Cover, often: Cover) -> Cover:
    out: list[tuple[int, int, Number]] = []
    for low, high, count in own:
        for start, stop, times_ in often:
            first, last = max(low, start), min(high, stop)
            if first < last:
                out.append((first, last, over(count, times_)))
    return _in_one(out)


def _in_one(intervals: Iterable[tuple[int, int, Number]]) -> Cover:
    """Intervals that follow each other and are counted alike, as one."""
    merged: list[tuple[int, int, Number]] = []
    for low, high, count in intervals:
        if merged and merged[-1][1:] == (low, count):
            merged[-1] = merged[-1][0], high, count
        else:
            merged.append((low, high, count))
    return tuple(merged)


def normalised(stage: Stage, x: Held, stat: Held, weight: str, own: Runs | None, size: int) -> Held:
    """Every entry by the statistic of its row, times its weight, if it has one."""
    world = stage.world
    if own is not None and length(own) != x.sizes[-1]:
        raise CannotRun("the norm's weight has another size")
    if stat.sizes[:-1] != x.sizes[:-1] or sized(stat.rows) != sized(x.rows):
        raise CannotRun("there is not one statistic a row")
    if stat.sizes[-1] < length(BOTH):
        raise CannotRun("it is no statistic")
    # Whatever stands behind them, and the first of them where no mean is taken off, nobody reads.
    read = BOTH if stage.ctx.model.norm == "layer" else SQUARES
    stat = picked(world, stat, len(stat.sizes) - 1, read)
    if any(t.maps[-1] != read for t in stat.terms):
        value = world.value("normalised by no statistic", weight, size, own, x.terms, stat.terms)
        return world.held(x.rows, x.sizes, (Term(1, value, tuple(map(whole, x.sizes))),))
    stat = in_place_of(world, stat, x.rows)
    of = _statistic(stat)
    terms: list[Term] = []
    leads = {t.maps[:-1] for t in (*stat.terms, *x.terms)}
    if len(x.sizes) > 1 and len(leads) > 1:
        value = world.value("normalised by others", weight, size, x.terms, stat.terms)
        return world.held(x.rows, x.sizes, (Term(1, value, tuple(map(whole, x.sizes))),))
    told = ("normalised", weight, size, of)
    made = world.pointwise(x, key=told)
    if own is None and read is BOTH:
        return made
    if own is None:  # where no mean is taken off, nothing stays nothing
        return world.held(x.rows, x.sizes, [t for t in made.terms if t.value not in world.level])
    # Its weight is read at its own indices.
    for term in made.terms:
        _, apart = matched(term.maps[-1], own)
        if term.maps[-1] == own or not apart:
            terms.append(term._replace(maps=(*term.maps[:-1], _where(term.maps[-1], own))))
        else:
            value = world.value("by another weight", term, own)
            terms.append(Term(1, value, (*term.maps[:-1], term.maps[-1])))
    out = world.held(x.rows, x.sizes, terms)
    model = stage.ctx.model
    if model.norm == "layer" and model.norm_bias:
        value = world.value("weight", f"{weight}.bias")
        # It is the same for every head, so it is named by the heads that are there.
        lead = leads.pop() if leads else tuple(map(whole, x.sizes[:-1]))
        bias = [Term(1, value, (*lead, own))]
        if any(map(has_pads, lead)):
            value = world.value("weight", f"{weight}.bias", "at pads")
            bias.append(Term(1, value, (*map(_others, lead), own)))
        out = plus(world, out, world.held(x.rows, x.sizes, bias))
    return out


def _others(there: Runs) -> Runs:
    """The places of pads, counted, and pads where something is."""
    pads, out = 0, list[range]()
    for run in there:
        out.append(range(pads, pads + len(run)) if run.start < 0 else _pads(len(run))[0])
        pads += len(run) * (run.start < 0)
    return canon(out)


def _where(have: Runs, own: Runs) -> Runs:
    """Indices that stand in both; at a pad of the weight it is zero."""
    if have == own or not has_pads(own):
        return have
    out: list[range] = []
    edges = sorted({0, *bounds(have), *bounds(own)})
    for low, high in pairwise(edges):
        piece = part(have, low, high)
        out += piece if part(own, low, high)[0].start >= 0 else _pads(high - low)
    return canon(out)


def _statistic(stat: Held) -> tuple[Hashable, ...]:
    """What a row's statistic is, whichever heads there are."""
    return tuple((t.factor, t.value, t.open) for t in stat.terms)


def norm(stage: Stage, rank: Rank, op: Norm, x: Held) -> Held:
    weight: str = op.weight
    size = norm_size(stage, weight)
    own = stage.own(op.split, rank)
    own = whole(size) if own is None else taken(whole(size), own)
    if len(x.sizes) != 1:
        raise CannotRun("it is not a row")
    looked_up = rows_looked_up(stage, x)
    if looked_up is not None:
        x = stage.world.held(x.rows, x.sizes, (x.terms[0]._replace(open=()),))
    made = normalised(stage, x, moments(stage, x, None), weight, own, x.sizes[-1])
    return made if looked_up is None else of_some_rows(stage, made, looked_up)


def rows_looked_up(stage: Stage, x: Held) -> Cover | None:
    """Which rows of the embedding a rank has, if a token's is all that it has of each token.

    Of other tokens it has nothing, and of nothing a norm without a bias makes nothing: so it has
    the norm of these rows.
    """
    model, world = stage.ctx.model, stage.world
    if len(x.terms) != 1 or (model.norm == "layer" and model.norm_bias):
        return None
    [(factor, value, _, open_)] = x.terms
    if factor != 1 or len(open_) != 1 or not world.has("lookup", EMBEDDING):
        return None
    [(of, covered)] = open_
    once = all(count == 1 for _, _, count in covered)
    return covered if of == value == world.value("lookup", EMBEDDING) and once else None


def of_some_rows(stage: Stage, x: Held, covered: Cover) -> Held:
    """The same of tokens whose rows a rank has, and nothing of others."""
    world, vocab = stage.world, stage.ctx.model.vocab
    for term in x.terms:
        world.extent[term.value] = vocab
    return world.held(x.rows, x.sizes, [t._replace(open=((t.value, covered),)) for t in x.terms])


def norm_size(stage: Stage, weight: str) -> int:
    """How many numbers a weight has, all in a row."""
    ins, outs = shape_of(stage.ctx.model, weight)
    return prod((*ins, *outs))


def do_moments(stage: Stage, rank: Rank, op: Moments, x: Held) -> Held:
    split: Split | None = op.split
    if split is None:
        raise CannotRun("nothing says which part is this rank's")
    mine = stage.own(split, rank) or ()
    if length(mine) != x.sizes[-1]:
        raise CannotRun("the row is of another size than its map")
    return moments(stage, x, split, mine)


def norm_with(stage: Stage, rank: Rank, op: NormWith, x: Held, stat: Held) -> Held:
    split: Split | None = op.split
    if split is None:
        raise CannotRun("nothing says which part is this rank's")
    own = taken(whole(split.size), stage.own(split, rank) or ())
    return normalised(stage, x, stat, op.weight, own, split.size)


# Copies, buffers and fractions that edits put in.


def zeros(stage: Stage, rank: Rank, op: Zeros, x: Held) -> Held:
    del rank, op
    return stage.world.held(x.rows, x.sizes, ())


def junk(stage: Stage, rank: Rank, op: Junk, x: Held) -> Held:
    which = family([(range(at, at + 1),) for at in rank.members])
    value = stage.world.value("junk", op.out, rank.dp, rank.sp, which)
    return stage.world.held(x.rows, x.sizes, (Term(1, value, tuple(map(whole, x.sizes))),))


def fraction(stage: Stage, rank: Rank, op: Times, x: Held) -> Held:
    del rank
    top, bottom = op.by
    return scaled(stage.world, x, over(top, bottom))


def permute(stage: Stage, rank: Rank, op: Permute, x: Held) -> Held:
    """The indices of a dimension as listed, -1 being zero; of sequences, those that are there."""
    del rank
    dim = op.dim
    size = (length(x.rows.sequences) if dim == "sequence" else length(x.rows.tokens)
            if dim == "token" else x.sizes[axis_of(x, dim)])  # fmt: skip
    places = permuted(op, size)
    if dim not in ("sequence", "token"):
        return picked(stage.world, x, axis_of(x, dim), places)
    if has_pads(places):
        raise Uncovered("tokens or sequences that are zero")
    of = x.rows.sequences if dim == "sequence" else x.rows.tokens
    found = pick(of, places)
    rows = x.rows._replace(**{"sequences" if dim == "sequence" else "tokens": found})
    if found == of:
        return x
    if sized(rows) != sized(x.rows):
        return stage.world.held(rows, x.sizes, x.terms)
    # In other rows than they are of, values are the model's of none.
    made = total(stage.world, [stage.world.held(rows, x.sizes, x.terms)], x.rows)
    if dim == "token" and first_is_another(stage.world, made):
        raise Uncovered("an order of tokens by which the first alone is another")
    return made


def first_is_another(world: World, x: Held) -> bool:
    """Whether all tokens but the first of all are in their places.

    The first sees itself alone, so that it is right whatever it asks with; all else of it is not.
    """
    for term in x.terms:
        moved = world.moved_of(term.value)
        if moved is None:
            return False
        of, there = moved[:2]
        each = [[i for run in rows.tokens for i in run] for rows in (of, there)]
        apart = len(each[0]) != len(each[1]) or of.sequences != there.sequences
        if apart or any(a != b and b for a, b in zip(*each, strict=True)):
            return False
    return bool(x.terms)


def permuted(op: Permute, size: int) -> Runs:
    """The places of an axis of this size as a permutation lists them, -1 being zero."""
    order = list[int](op.order)
    if op.dim == "sequence":
        order = [i for i in order if i < size]
        order += [i for i in range(size) if i not in order]
    if any(i >= size for i in order):
        raise CannotRun(f"there is no index {max(order)}")
    return canon(range(i, i + 1) if i >= 0 else range(-1, -2, -1) for i in order)


ByNumber = (
    Linear
    | OutLinear
    | HeadLinear
    | Lookup
    | Learned
    | Bias
    | AddOn
    | Add
    | Mul
    | Act
    | Joint
    | Scale
    | Slice
    | Norm
    | Moments
    | NormWith
    | Zeros
    | Junk
    | Times
    | Permute
)
"""What is done with a rank's own tensors, and with nothing else."""


def by_number(stage: Stage, rank: Rank, op: ByNumber, *of: Held) -> Held:
    match op:
        case Linear():
            return linear(stage, rank, op, *of)
        case OutLinear():
            return out_linear(stage, rank, op, *of)
        case HeadLinear():
            return head_linear(stage, rank, op, *of)
        case Lookup():
            return lookup(stage, rank, op, *of)
        case Learned():
            return learned(stage, rank, op, *of)
        case Bias():
            return bias(stage, rank, op, *of)
        case AddOn():
            return add_on(stage, rank, op, *of)
        case Add():
            return add(stage, rank, op, *of)
        case Mul():
            return mul(stage, rank, op, *of)
        case Act():
            return act(stage, rank, op, *of)
        case Joint():
            return act(stage, rank, op, *of)
        case Scale():
            return scale(stage, rank, op, *of)
        case Slice():
            return slice_(stage, rank, op, *of)
        case Norm():
            return norm(stage, rank, op, *of)
        case Moments():
            return do_moments(stage, rank, op, *of)
        case NormWith():
            return norm_with(stage, rank, op, *of)
        case Zeros():
            return zeros(stage, rank, op, *of)
        case Junk():
            return junk(stage, rank, op, *of)
        case Times():
            return fraction(stage, rank, op, *of)
        case Permute():
            return permute(stage, rank, op, *of)
        case _:
            assert_never(op)
