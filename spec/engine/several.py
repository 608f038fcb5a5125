"""Rows of several tensors, one's behind the other's, where they are not the same function of a row.

A term is one function of every row. What stands together here has another one in each block of
rows, so it is a value of its own, and the world keeps what it was made of: who takes the rows of
one block has that block again, and what is done row by row is done to each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from shardproof.spec.engine.indices import Outside, pick
from shardproof.spec.engine.ranks import Rank
from shardproof.spec.engine.values import (
    CannotRun,
    Held,
    Rows,
    Term,
    World,
    behind,
    blocks_of,
    in_place_of,
    sized,
)
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import dim_of
from shardproof.spec.program.ops.every import Kinds
from shardproof.spec.program.ops.head import HeadLinear
from shardproof.spec.program.ops.norms import Moments, Norm, NormWith
from shardproof.spec.program.ops.passing import Permute, Times, Zeros
from shardproof.spec.program.ops.stream import (
    Act,
    Add,
    Bias,
    Joint,
    Linear,
    Mul,
    OutLinear,
    Scale,
    Slice,
)
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import replace

BY_ROW: Kinds = frozenset((
    Linear, OutLinear, Bias, Norm, Moments, NormWith, Add, Mul, Act, Joint, Scale, Times, Zeros,
    HeadLinear,
))  # fmt: skip
"""What is done to each row for itself, whatever else there is."""
ALONG: Kinds = frozenset((Slice, Permute))
"""What is as well, unless it is along rows."""


def is_by_row(op: Op) -> bool:
    return type(op) in BY_ROW or (type(op) in ALONG and dim_of(op) not in ("token", "sequence"))


def some_rows(world: World, x: Held, places: Runs, *, tokens: bool) -> Held:
    """Some of its tokens or sequences, none of which is a pad."""
    found = blocks_of(world, x)
    if found is None:
        there = x.rows.tokens if tokens else x.rows.sequences
        return world.held(_with(x.rows, _taken(there, places), tokens=tokens), x.sizes, x.terms)
    along, each = found
    if along != tokens:
        return behind(
            world, [some_rows(world, one, places, tokens=tokens) for one in each], tokens=along
        )
    out: list[Held] = []
    for at in (i for run in places for i in run):
        low = 0
        for one in each:
            count = length(one.rows.tokens if tokens else one.rows.sequences)
            if at < low + count:
                out.append(some_rows(world, one, (range(at - low, at - low + 1),), tokens=tokens))
                break
            low += count
        else:
            raise CannotRun("an index is beyond the end of its axis")
    if not out:
        return world.held(_with(x.rows, (), tokens=tokens), x.sizes, ())
    return behind(world, _joined(world, out, tokens=tokens), tokens=tokens)


def _joined(world: World, rows: Sequence[Held], *, tokens: bool) -> list[Held]:
    """Rows that follow each other and are of one function, as one block each."""
    out: list[Held] = []
    for x in rows:
        if out and out[-1].terms == x.terms:
            out[-1] = behind(world, [out[-1], x], tokens=tokens)
        else:
            out.append(x)
    return out


def _taken(runs: Runs, places: Runs) -> Runs:
    try:
        return pick(runs, places)
    except Outside:
        raise CannotRun("an index is beyond the end of its axis") from None


def _with(rows: Rows, there: Runs, *, tokens: bool) -> Rows:
    return rows._replace(tokens=there) if tokens else rows._replace(sequences=there)


def by_row(world: World, of: Sequence[Held], make: Callable[..., Held]) -> Held | None:
    """What is made of operands whose rows are not what they seem; nothing where all of them are."""
    if world.blocks and (made := block_by_block(world, of, make)) is not None:
        return made
    found = _moved(world, of) if world.moved else None
    return None if found is None else in_place_of(world, make(*found[1]), found[0])


def _moved(world: World, of: Sequence[Held]) -> tuple[Rows, list[Held]] | None:
    """Where operands stand that are all moved alike, and these in the rows that they are of."""
    ways: set[tuple[Rows, Rows]] = set()
    each: list[tuple[Held, list[Term]]] = []
    for x in of:
        terms: list[Term] = []
        for t in x.terms:
            moved = None if t.open else world.moved_of(t.value)
            if moved is None or moved[1] != x.rows:
                return None
            own, there, value, open_ = moved
            ways.add((own, there))
            terms.append(t._replace(value=value, open=open_))
        each.append((x, terms))
    if len(ways) != 1:
        return None
    ((own, there),) = ways
    return there, [world.held(own, x.sizes, terms) for x, terms in each]


def as_they_are(world: World, pieces: Sequence[Held], *, tokens: bool) -> Sequence[Held]:
    """Rows that stand in the places of others, as the tokens or sequences that they are."""
    return [_as_it_is(world, x, tokens=tokens) for x in pieces] if world.moved else pieces


def _as_it_is(world: World, x: Held, *, tokens: bool) -> Held:
    found = _moved(world, [x])
    if found is None:
        return x
    there, (own,) = found
    along = "sequences" if tokens else "tokens"
    same = sized(own.rows) == sized(there) and getattr(own.rows, along) == getattr(there, along)
    return own if same else x


def block_by_block(world: World, of: Sequence[Held], make: Callable[..., Held]) -> Held | None:
    """What is made of each block of rows; nothing where no operand is of several."""
    found = next((each for x in of if (each := blocks_of(world, x)) is not None), None)
    if found is None:
        return None
    tokens, each = found
    lengths = [length(x.rows.tokens if tokens else x.rows.sequences) for x in each]
    made: list[Held] = []
    low = 0
    for count in lengths:
        own = (range(low, low + count),)
        made.append(make(*(some_rows(world, x, own, tokens=tokens) for x in of)))
        low += count
    return behind(world, made, tokens=tokens)


def of_queries(
    world: World, rank: Rank, x: Held, make: Callable[[Rank, Held], Held]
) -> Held | None:
    """What is made of each block of queries, by a rank with their tokens; nothing of one block."""
    made = [make(*each) for each in queries_of(world, rank, x)]
    return behind(world, made, tokens=True) if made else None


def queries_of(world: World, rank: Rank, x: Held) -> Iterator[tuple[Rank, Held]]:
    """Blocks of queries, where they are several, each with a rank that has their tokens alone."""
    found = blocks_of(world, x) if world.blocks else None
    if found is None or not found[0] or x.rows.tokens != rank.rows.tokens:
        return
    for one in found[1]:
        rows = rank.rows._replace(tokens=one.rows.tokens)
        yield replace(rank, rows=rows), one
