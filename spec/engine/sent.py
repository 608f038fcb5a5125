"""What a rank has of several ranks' tokens after a dispatch.

Sources that bring the same, each in its own rows, are of one *kind*: what is made of their tokens
is made once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from shardproof.spec.engine.ranks import Uncovered
from shardproof.spec.engine.routing import Routes
from shardproof.spec.engine.values import CannotRun, Held, Rows, World, moves, sized
from shardproof.spec.record import dataclass, field

Place = tuple[int, int, int]
"""A rank by dp, sp and tp."""


@dataclass(frozen=True, slots=True, eq=False)
class Sources:
    """Whose tokens were sent, how, and which of them are the same but for their rows."""

    places: tuple[Place, ...]
    rows: tuple[Rows, ...]
    kinds: tuple[int, ...]
    how: str
    """Whether each rank's tokens were sent, or each token once."""
    one_by_one: bool
    """Whether a source is a rank, where else it is a class of ranks that have the same."""
    at: dict[Place, int] = field(default_factory=dict[Place, int])

    def __post_init__(self) -> None:
        for number, place in enumerate(self.places):
            self.at.setdefault(place, number)

    def first_of(self, kind: int) -> int:
        return self.kinds.index(kind)


@dataclass(frozen=True, slots=True, eq=False)
class Sent:
    """One entry for each kind of source, in the rows of the first of its kind."""

    of: Sources
    values: tuple[object, ...]


def rows_of(x: object) -> Rows | None:
    return x.rows if isinstance(x, Held | Routes) else None


def sent(
    places: Sequence[Place], given: Sequence[object], how: str, *, one_by_one: bool
) -> Sent:  # fmt: skip
    """What these ranks bring."""
    kinds: list[int] = []
    known: dict[object, int] = {}
    values: list[object] = []
    rows: list[Rows] = []
    for x in given:
        mine = rows_of(x)
        if mine is None:
            raise Uncovered("tokens or routes are sent, and this is neither")
        told = _told(x)
        if told not in known:
            known[told] = len(values)
            values.append(x)
        kinds.append(known[told])
        rows.append(mine)
    return Sent(Sources(tuple(places), tuple(rows), tuple(kinds), how, one_by_one), tuple(values))


def _told(x: object) -> object:
    if isinstance(x, Held):
        return "tensor", x.rows.any, x.sizes, x.terms
    if isinstance(x, Routes):
        return "routes", x.rows.any, x.told
    return id(x)


def moving(x: object) -> bool:
    """Whether what a class has is another thing on each of its members."""
    if isinstance(x, Held):
        return any(map(moves, x.terms))
    return isinstance(x, Routes) and x.moves


def each_of(x: Sent, make: Callable[[object], object]) -> Sent:
    return Sent(x.of, tuple(map(make, x.values)))


@lru_cache(maxsize=64)
def _paired(one: Sources, two: Sources) -> tuple[Sources, tuple[tuple[int, int, bool], ...]]:
    """The kinds of both together: by each, and whether they are of the same rows."""
    if len(one.places) != len(two.places):
        raise CannotRun(
            f"one is of {len(one.places)} ranks, the other of {len(two.places)}"
        )  # fmt: skip
    known: dict[object, int] = {}
    pairs: list[tuple[int, int, bool]] = []
    kinds: list[int] = []
    for a, b, mine, other in zip(one.kinds, two.kinds, one.rows, two.rows, strict=True):
        if sized(mine) != sized(other):
            raise CannotRun("they are of other tokens")
        key = a, b, None if mine == other else (mine, other)
        if key not in known:
            known[key] = len(pairs)
            pairs.append((a, b, mine == other))
        kinds.append(known[key])
    if tuple(kinds) == one.kinds:
        return one, tuple(pairs)
    found = Sources(one.places, one.rows, tuple(kinds), one.how, one.one_by_one)
    return found, tuple(pairs)


def each_pair(one: Sent, two: Sent, make: Callable[[object, object, bool], object]) -> Sent:
    """A function of what two have of each source; whether it is of the same rows is said."""
    of, pairs = _paired(one.of, two.of)
    return Sent(of, tuple(make(one.values[a], two.values[b], same) for a, b, same in pairs))


def in_rows(world: World, x: Held, rows: Rows) -> Held:
    """The same function of each row, of others."""
    return x if x.rows == rows else world.held(rows, x.sizes, x.terms)


def placed(of: Sources, place: Place, *, repeat: bool, own: bool = False) -> int:
    """The source that has a rank's tokens: itself, or the first that has the same.

    `own`: ranks of tp have tokens of their own.
    """
    found = of.at.get(place)
    if found is not None:
        return found
    for number, (dp, sp, tp) in enumerate(of.places):
        if dp == place[0] and (repeat or sp == place[1]) and (tp == place[2] or not own):
            return number
    raise CannotRun("the rank's tokens were not sent")
