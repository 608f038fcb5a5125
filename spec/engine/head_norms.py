"""Norms of queries and keys, over a head or over all heads together."""

from __future__ import annotations

from shardproof.spec.engine.entries import attention_of
from shardproof.spec.engine.indices import (
    canon,
    cover,
    flat,
    part,
    whole,
)
from shardproof.spec.engine.local import moments, norm_size, normalised, taken
from shardproof.spec.engine.ranks import Rank, Stage
from shardproof.spec.engine.shifts import (
    Differ,
    family,
    highest,
    is_shifted,
    members,
    of_member,
    told_apart,
)
from shardproof.spec.engine.values import (
    CannotRun,
    Held,
    Term,
)
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.norms import HeadMoments, HeadNorm
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import replace


def _sizes(stage: Stage, op: HeadNorm | HeadMoments) -> tuple[int, int]:
    """The heads and dimensions of what is normalised: queries, keys, or what a state gives.

    Groups are of value heads, whatever is normalised.
    """
    of, which = attention_of(stage), op.which
    if op.over == "group":
        return of.heads, of.value_dim
    return (
        of.kv_heads if which in ("k", "v") else of.heads,
        of.value_dim if which in ("v", "state") else of.head_dim,
    )


def _dims(stage: Stage, op: HeadNorm | HeadMoments, own: Runs | None) -> Runs:
    """The dimensions of a head by the operator's map, or all of them."""
    return whole(_sizes(stage, op)[1]) if own is None else own


def _head_row(
    stage: Stage, rank: Rank, op: HeadNorm | HeadMoments
) -> tuple[Runs, Runs, Split | None, int, int]:
    """The heads and dimensions that a rank has by the operator's maps, and how many there are."""
    count, size = _sizes(stage, op)
    heads, dims = stage.own(op.heads, rank), stage.own(op.dims, rank)
    return (
        whole(count) if heads is None else heads, _dims(stage, op, dims),
        op.dims if op.over == "head" else None, count, size,
    )  # fmt: skip


def _flat(stage: Stage, x: Held, size: int) -> Held:
    """Heads and dimensions as one axis; of a term by itself, where it is a rectangle."""
    size = _widest(x, size)
    terms = [term._replace(maps=(flat(term.maps[0], term.maps[1], size),)) for term in x.terms]
    return stage.world.held(x.rows, (x.sizes[0] * x.sizes[1],), terms)


def _widest(x: Held, size: int) -> int:
    """How many dimensions a head has at least, of so many that an operator says."""
    there = (run for t in x.terms for run in t.maps[1] if run and run.start >= 0)
    return max(size, *(1 + highest(run) for run in there), 1)


def _flat_split(stage: Stage, op: HeadNorm | HeadMoments) -> Split | None:
    heads: Split | None = op.heads
    dims: Split | None = op.dims
    lead = dims if heads is None else heads
    if lead is None:
        return None
    count, size = _sizes(stage, op)
    parts = tuple(
        flat(whole(count) if heads is None else heads.part(tp),
             whole(size) if dims is None else dims.part(tp), size)
        for tp in range(len(lead))
    )  # fmt: skip
    return Split(lead.axis, count * size, parts)


def head_moments(stage: Stage, rank: Rank, op: HeadMoments, x: Held) -> Held:
    heads, dims, split, _, size = _head_row(stage, rank, op)
    if op.over == "width":
        full = _flat_split(stage, op)
        if full is not None and length(heads) * length(dims) != x.sizes[0] * x.sizes[1]:
            raise CannotRun("it is of another size than its map")
        mine = () if full is None else stage.own(full, rank) or ()
        return moments(stage, _flat(stage, x, size), full, mine)
    if split is not None and length(dims) != x.sizes[-1]:
        raise CannotRun("a head has another number of dimensions")
    return moments(stage, x, split, () if split is None else dims)


def head_norm(stage: Stage, rank: Rank, op: HeadNorm, x: Held, stat: Held | None = None) -> Held:
    stat = None if op.over == "group" else stat  # of groups each rank makes it itself
    if stat is None and len(x.sizes) == 2:
        op = _as_usual(stage, rank, op, x)
    heads, dims, split, _, size = _head_row(stage, rank, op)
    weight: str = op.weight
    world = stage.world
    if op.over == "group":
        return _by_group(stage, x, weight, heads, dims)
    bare = op.which == "v" or (attention_of(stage).qk_norm == "bare" and op.which != "state")
    every = None if bare else whole(norm_size(stage, weight))
    weight = f"{weight}, which has no numbers" if bare else weight
    # The width of one head is that head; who has a weight reads other numbers of it.
    by_head = bare and stat is None and x.sizes[0] == 1
    if op.over == "width" and not by_head:
        row = _flat(stage, x, size)
        full = _flat_split(stage, op)
        own = every
        if every is not None and full is not None:
            own = taken(every, flat(heads, dims, size))
        total = full.size if stat is not None and full is not None else row.sizes[0]
        found = stat if stat is not None else moments(stage, row, None)
        made = normalised(stage, row, found, weight, own, total)
        terms: list[Term] = []
        for term in made.terms:
            terms += _unflat(stage, term, x.sizes, _widest(x, size))
        return world.held(made.rows, x.sizes, terms)
    own = every if every is None or split is None else taken(every, dims)
    total = split.size if stat is not None and split is not None else x.sizes[-1]
    found = stat if stat is not None else moments(stage, x, None)
    if found.sizes[:-1] != x.sizes[:-1]:
        raise CannotRun("a statistic of another number of heads")
    lead = {t.maps[:-1] for t in (*found.terms, *x.terms)}
    if own is not None and len(lead) > 1 and length(own) == x.sizes[1]:
        value = world.value("normalised by others", weight, x.terms, found.terms)
        return world.held(x.rows, x.sizes, (Term(1, value, tuple(map(whole, x.sizes))),))
    return normalised(stage, x, found, weight, own, total)


def _as_usual(stage: Stage, rank: Rank, op: HeadNorm, x: Held) -> HeadNorm:
    """Over the width where one group is all there is, and as the model's where one head is."""
    of, heads, dims = attention_of(stage), stage.own(op.heads, rank), stage.own(op.dims, rank)
    total = of.kv_heads if op.which in ("k", "v") else of.heads
    kind = of.qk_norm
    if op.which == "state":
        kind = "head" if of.delta is None else of.delta.norm
    if heads is not None and heads != whole(total):
        return _as_of_its_heads(stage, op, x, kind, heads, dims)
    if x.sizes[0] != total:
        return op
    if op.over == "group":
        one = of.kv_heads == 1 and whole(total) in (heads, whole(of.heads))
        alike = x.sizes[1] == of.value_dim and dims in (None, whole(of.value_dim))
        if not (one and alike and op.which != "v" and kind not in ("none", "bare")):
            return op
    wide = kind in ("width", "group") and op.which != "v"
    mapped = heads is not None or dims is not None
    if total == 1 and not (mapped and x.sizes[1] != length(_dims(stage, op, dims))):
        return replace(op, over="width" if wide else "head")
    return replace(op, over="width") if op.over == "group" else op


def _as_of_its_heads(
    stage: Stage, op: HeadNorm, x: Held, kind: str, heads: Runs, dims: Runs | None
) -> HeadNorm:
    """As the model's where what a rank norms together is one head, the first, or one group."""
    of = attention_of(stage)
    if op.over in (kind, "head") or x.sizes[0] != length(heads):
        return op
    if kind == "group":
        group = of.heads // of.kv_heads
        alike = op.which == "state" and dims in (None, whole(of.value_dim))
        one = alike and length(heads) == group and _whole_groups(heads, group)
        return replace(op, over="group") if one else op
    if kind != "head" or length(heads) != 1:
        return op
    if is_shifted(heads):
        raise Differ(range(members(heads)))
    # The numbers of the weight are found by head and dimension, and a head's are the first.
    same = heads == whole(1) and x.sizes[1] == length(_dims(stage, op, dims))
    return replace(op, over="head") if same else op


def _by_group(stage: Stage, x: Held, weight: str, heads: Runs, dims: Runs) -> Held:
    """Over the heads that share a key head: the model's where a rank has all of them, each once.

    It is a function of a head's place and of what all heads hold, so one value says it of them all.
    """
    of, world = attention_of(stage), stage.world
    if x.sizes != (length(heads), length(dims)):
        raise CannotRun("it is of another size than its map")
    numbers, every = norm_size(stage, weight), of.heads * of.value_dim
    if numbers < every:
        raise CannotRun("the norm's weight has another size")
    told_apart([(heads, dims), *(term.maps for term in x.terms)])
    right = dims == whole(of.value_dim) and all(term.maps == (heads, dims) for term in x.terms)
    # Of a longer weight there is a number for each: others than the model's, if there are rows.
    if right and numbers == every and _whole_groups(heads, of.heads // of.kv_heads):
        told = tuple((term.factor, term.value, term.open) for term in x.terms)
        value = world.value("normed by group", weight, told)
        return world.held(x.rows, x.sizes, (Term(1, value, (heads, dims)),))
    value = world.value("normed by other groups", weight, numbers, x.terms, heads, dims)
    return world.held(x.rows, x.sizes, (Term(1, value, tuple(map(whole, x.sizes))),))


def _whole_groups(heads: Runs, group: int) -> bool:
    """Whether all heads of each group are there once, if one is; of a class, on every member."""
    found = [
        all(
            low % group == 0 and high % group == 0 and count == 1
            for low, high, count in cover(of_member(heads, member))
        )
        for member in range(members(heads))
    ]
    if len(set(found)) > 1:
        raise Differ(found)
    return found[0]


def _unflat(stage: Stage, term: Term, sizes: tuple[int, ...], size: int) -> list[Term]:
    """A flat axis as heads and dimensions again, head by head where need be."""
    (row,) = term.maps
    count = members(row)
    found = [_rectangle(of_member(row, m), sizes, size) for m in range(count)]
    if len({each is None for each in found}) > 1:
        raise Differ([each is None for each in found])
    there = [each for each in found if each is not None]
    if there:
        return [term._replace(maps=(family([h for h, _ in there]), family([d for _, d in there])))]
    value = stage.world.value("by place", term)
    return [Term(1, value, tuple(map(whole, sizes)))]


def _rectangle(flat: Runs, sizes: tuple[int, ...], size: int) -> tuple[Runs, Runs] | None:
    """The heads and dimensions that flat indices are, if these are the same of every head."""
    rows = [part(flat, at * sizes[1], (at + 1) * sizes[1]) for at in range(sizes[0])]
    heads: list[range] = []
    dims: Runs | None = None
    for runs in rows:
        live = [run for run in runs if run.start >= 0]
        if not live:
            heads.append(range(-1, -2, -1))
            continue
        head = live[0][0] // size
        mine = canon(
            range(r.start - head * size, r.stop - head * size, r.step) if r.start >= 0 else r
            for r in runs
        )
        if any(r.start >= 0 and max(r[0], r[-1]) >= size for r in mine) or (
            dims not in (None, mine)
        ):
            return None
        dims = mine
        heads.append(range(head, head + 1))
    return None if dims is None else (canon(heads), dims)
