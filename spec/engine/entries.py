"""Keys and values of tokens, exponentials of scores, and means that are not taken yet.

Keys and values have the tokens as an axis of their own, before heads and dimensions.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from shardproof.spec.engine.indices import canon, part, whole
from shardproof.spec.engine.ranks import Stage
from shardproof.spec.engine.values import (
    CannotRun,
    Held,
    Rows,
    Value,
    World,
    blocks_of,
)
from shardproof.spec.model.model import Attention
from shardproof.spec.program.runs import Runs, length, pads
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Entries:
    """Keys, or values, of tokens: axes token, head, dimension."""

    of: Held
    places: Runs
    """Where in the sequence the rank takes each of them to stand."""


class Keys(NamedTuple):
    """Where the keys stand that a rank attends to, and how many each block of them has."""

    places: Runs
    blocks: tuple[int, ...]


NO_KEYS = Keys((), ())


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Exponentials of scores: axes head and key; of sinks: axis head."""

    of: Held
    sinks: Held | None
    keys: Runs
    """The place of each key."""
    wrong: frozenset[Value] = frozenset()
    """Of keys that some query sees and should not, or the other way round."""
    may_lack: bool = False
    """Whether an index has chosen the keys by another mask, so that any may be left out."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The keys that each query attends to, of those that it sees."""

    name: Hashable
    """What the choice is a function of; the empty one where all keys are chosen."""
    keys: Runs
    """The place of each key among which is chosen."""
    rows: tuple[int, int]
    """Of how many sequences and tokens."""


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
    terms = [t._replace(maps=(tokens, *t.maps)) for t in x.terms]
    if (found := blocks_of(stage.world, x)) is not None and found[0]:
        terms.clear()
        low, count = 0, length(tokens)
        for one in found[1]:
            high = low + length(one.rows.tokens)
            own = canon((*pads(low), *part(tokens, low, high), *pads(count - high)))
            terms += [t._replace(maps=(own, *t.maps)) for t in one.terms]
            low = high
    rows = Rows(x.rows.sequences, whole(1))
    return stage.world.held(rows, (length(tokens), *x.sizes), terms if x.rows.any else ())


def of_sequences(world: World, x: Held, sequences: Runs) -> Held:
    """Keys beside queries of these sequences; of other sequences they are none of the model's."""
    if x.rows.sequences == sequences:
        return x
    if length(x.rows.sequences) != length(sequences):
        raise CannotRun("keys of another number of sequences")
    terms = [
        t._replace(value=world.value("of other sequences", x.rows, t.value, t.open), open=())
        for t in x.terms
    ]
    return world.held(Rows(sequences, x.rows.tokens), x.sizes, terms)
