"""What ranks of tp do together, said of their classes: sums, and gathers of what is in its place.

Whatever is not as easily said is done rank by rank (`together.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from shardproof.spec.engine.indices import cover, pick, whole
from shardproof.spec.engine.ranks import Rank, Stage, Unlike
from shardproof.spec.engine.shifts import (
    SHIFTED,
    is_shifted,
    members,
    members_of,
    moves,
    of_all,
)
from shardproof.spec.engine.values import (
    MOVING,
    CannotRun,
    Held,
    Rows,
    Term,
    World,
    moving_name,
    term_of_one,
)
from shardproof.spec.engine.values import moves as term_moves
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.op import Split, held_by
from shardproof.spec.program.runs import Runs, length

Ours = Sequence[tuple[Rank, Held]]
"""What each class has."""


def added_up(world: World, of: Ours, sizes: Sequence[int] | None = None) -> Held | None:
    """The sum over all members of all classes, which have the same tokens; else nothing.

    Of each class as many are added as `sizes` says, else its ranks of tp.
    """
    _, first = of[0]
    if any(x.rows != first.rows or is_shifted(x.rows.tokens) for _, x in of):
        return None
    terms: list[Term] = []
    for number, (rank, x) in enumerate(of):
        if x.sizes != first.sizes:
            raise CannotRun("what is added is of other sizes")
        count = len(rank.members) if sizes is None else sizes[number]
        if sizes is None and len(rank.replicas) > 1:
            not_of_replicas(x, count)
        for term in x.terms:
            terms += _of_members(world, term, count)
    return world.held(first.rows, first.sizes, terms)


def not_of_replicas(x: object, count: int) -> None:
    """Ask that what a class has is the same on each of its replicas, of so many ranks of tp."""
    if not isinstance(x, Held) or any(_of_replica(term, count) for term in x.terms):
        raise Unlike


def _of_replica(term: Term, count: int) -> bool:
    return (
        moving_name((term.value, *(value for value, _ in term.open)))
        or any(count % members(runs) for runs in term.maps)
        or any(count % members_of(covered) for _, covered in term.open)
    )


def _of_members(world: World, term: Term, count: int) -> Sequence[Term]:
    if not term_moves(term):
        return (term._replace(factor=term.factor * count),)
    named = term.value < MOVING and all(value < MOVING for value, _ in term.open)
    moving = [(value, covered) for value, covered in term.open if moves(covered)]
    if any(map(is_shifted, term.maps)) or (named and len(moving) != 1):
        return [term_of_one(world, term, member) for member in range(count)]
    if named:
        ((value, covered),) = moving
        rest = (each for each in term.open if each[0] != value)
        return (term._replace(open=tuple(sorted((*rest, (value, of_all(covered, count)))))),)
    # What is another value on each member is no value of the model: its sum has a name of its own.
    return (Term(term.factor, world.value("of all", _still(term), count), term.maps),)


def _still(term: Term) -> tuple[object, ...]:
    """A name that does not move of what does."""
    open_ = tuple((value - MOVING if value >= MOVING else value, value >= MOVING,
                   tuple((low % SHIFTED, low // SHIFTED, high - low, count)
                         for low, high, count in covered))
                  for value, covered in term.open)  # fmt: skip
    return term.value % MOVING, term.value >= MOVING, open_


def in_place(stage: Stage, of: Ours, split: Split, axis: int) -> Held | None:
    """The whole of an axis, where each class has its own indices of it and nothing else moves."""
    if not everything(split):
        return None
    found: tuple[object, ...] | None = None
    example: Held | None = None
    for rank, x in of:
        if axis >= len(x.sizes):
            return None
        own = stage.own(split, rank)
        if not own:
            if x.sizes[axis]:
                return None
            continue
        if x.sizes[axis] != length(own):
            return None
        if not x.terms and all(run.start < 0 for run in own):
            continue
        lines: list[object] = []
        for term in x.terms:
            still = term._replace(maps=(*term.maps[:axis], *term.maps[axis + 1 :]))
            if term.maps[axis] != own or term_moves(still):
                return None
            lines.append(still)
        told = (x.rows, x.sizes[:axis], x.sizes[axis + 1 :], frozenset(lines))
        if is_shifted(x.rows.tokens) or found not in (None, told):
            return None
        found, example = told, x
    if example is None:
        return None
    size = split.size
    terms = (t._replace(maps=(*t.maps[:axis], whole(size), *t.maps[axis + 1 :]))
             for t in example.terms)  # fmt: skip
    sizes = (*example.sizes[:axis], size, *example.sizes[axis + 1 :])
    return stage.world.held(example.rows, sizes, terms)


def all_tokens(stage: Stage, of: Ours, split: Split) -> Held | None:
    """All tokens of the rank, where each class has its own of them and nothing else moves."""
    if not everything(split) or length(of[0][0].rows.tokens) != split.size:
        return None
    found: tuple[object, ...] | None = None
    example: Held | None = None
    for rank, x in of:
        own = stage.own(split, rank)
        if not own and not x.rows.tokens:
            continue
        told = (x.rows.sequences, x.sizes, x.terms)
        wrong = not own or x.rows.tokens != pick(rank.rows.tokens, own)
        if wrong or any(map(term_moves, x.terms)) or found not in (None, told):
            return None
        found, example = told, x
    if example is None:
        return None
    rows = Rows(example.rows.sequences, of[0][0].rows.tokens)
    return stage.world.held(rows, example.sizes, example.terms)


def everything(split: Split) -> bool:
    """Whether every index of the axis is on some rank."""
    return _everything(split.held, split.size)


@lru_cache(maxsize=1024)
def _everything(held: Cut | tuple[Runs, ...], size: int) -> bool:
    parts = held if isinstance(held, tuple) else [held_by(held, r, pads=False)
                                                  for r in range(held.parts)]  # fmt: skip
    at = 0
    for low, high, _ in cover(run for part in parts for run in part):
        if low != at:
            return False
        at = high
    return at == size
