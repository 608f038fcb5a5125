"""Norms of queries and keys, over a head or over all heads together."""

from __future__ import annotations

from shardproof.spec.engine.entries import attention_of
from shardproof.spec.engine.indices import (
    canon,
    part,
    whole,
)
from shardproof.spec.engine.local import moments, normalised
from shardproof.spec.engine.ranks import Rank, Stage
from shardproof.spec.engine.values import (
    CannotRun,
    Held,
    Term,
)
from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.runs import Runs, length


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
                at = head * size
                there = range(dim.start + at, dim.stop + at, dim.step)
                out.append(range(-1, -1 - len(dim), -1) if pad else there)
    return canon(out)


def head_moments(stage: Stage, rank: Rank, op: Op, x: Held) -> Held:
    heads, dims, split, _, size = _head_row(stage, rank, op)
    if op.about["over"] == "width":
        flat = _flat_split(stage, op)
        if flat is not None and length(_by_place(heads, dims, size)) != x.sizes[0] * x.sizes[1]:
            raise CannotRun("it is of another size than its map")
        return moments(stage, _flat(stage, x, size), flat)
    if split is not None and length(dims) != x.sizes[1]:
        raise CannotRun("a head has another number of dimensions")
    return moments(stage, x, split)


def head_norm(stage: Stage, rank: Rank, op: Op, x: Held, stat: Held | None = None) -> Held:
    heads, dims, _, _, size = _head_row(stage, rank, op)
    weight: str = op.about["weight"]
    world = stage.world
    if op.about["over"] == "width":
        flat = _flat(stage, x, size)
        own = _by_place(heads, dims, size)
        full = _flat_split(stage, op)
        total = full.size if stat is not None and full is not None else flat.sizes[0]
        found = stat if stat is not None else moments(stage, flat, None)
        made = normalised(stage, flat, found, weight, own, total)
        terms: list[Term] = []
        for term in made.terms:
            terms += _unflat(stage, term, x.sizes, size)
        return world.held(x.rows, x.sizes, terms)
    if op.about["dims"] is not None:
        total = size if stat is not None else x.sizes[1]
    else:
        total = x.sizes[1]
    found = stat if stat is not None else moments(stage, x, None)
    if found.sizes != x.sizes[:1]:
        raise CannotRun("a statistic of another number of heads")
    lead = {t.maps[0] for t in found.terms} | {t.maps[0] for t in x.terms}
    if len(lead) > 1:
        value = world.value("normalised by others", weight, x.terms, found.terms)
        return world.held(x.rows, x.sizes, (Term(1, value, tuple(map(whole, x.sizes))),))
    return normalised(stage, x, found, weight, dims, total)


def _unflat(stage: Stage, term: Term, sizes: tuple[int, ...], size: int) -> list[Term]:
    """A flat axis as heads and dimensions again, head by head where need be."""
    (flat,) = term.maps
    rows = [part(flat, at * sizes[1], (at + 1) * sizes[1]) for at in range(sizes[0])]
    heads: list[range] = []
    dims: Runs | None = None
    simple = True
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
            simple = False
            break
        dims = mine
        heads.append(range(head, head + 1))
    if simple and dims is not None:
        return [term._replace(maps=(canon(heads), dims))]
    value = stage.world.value("by place", term)
    return [Term(1, value, tuple(map(whole, sizes)))]
