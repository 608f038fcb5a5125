"""Constants that two programs have in two kinds of floats: which of them may be one number.

0.797 in bfloat16 is 35/44 where it stands alone. Beside a program that has the root of 2/π it is
that root, rounded. So floats of a text are noted, and one of a coarse kind is read as the finer one
of the other program that rounds to it, if that program has no number of its own there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from itertools import islice, product
from typing import Any

import numpy as np

from shardproof.executor.code.literals import last_place, meaning, relative_error
from shardproof.executor.domains.tensor import Array
from shardproof.spec.record import dataclass

MOST_VALUES = 4096
"""Longer tables are not looked at."""
MOST_READINGS = 16
"""So many ways to read all constants are tried."""


@dataclass(frozen=True, slots=True)
class Text:
    """Floats as a program has them: one number, without its sign, or a table."""

    kind: str
    shape: tuple[int, ...]
    held: bytes
    """In float64."""

    @property
    def values(self) -> Array:
        return np.frombuffer(self.held, np.float64).reshape(self.shape)

    @property
    def told(self) -> str:
        if self.shape:
            return f"a table of {list(self.shape)} in {self.kind}"
        return f"{float(self.values):.6g} in {self.kind}"


Readings = Mapping[Text, Text]
"""What some are read as."""


def text_of(values: Array, kind: str) -> Text | None:
    """By which floats are known; None of what is empty, no number, or a long table."""
    if not values.size > 0 or not np.isfinite(values).all():
        return None
    size = np.abs(values, dtype=np.float64)
    first = size.flat[0]
    if (size == first).all():
        return Text(kind, (), np.float64(first).tobytes()) if first else None
    if values.size > MOST_VALUES:
        return None
    return Text(kind, values.shape, np.ascontiguousarray(values, np.float64).tobytes())


def read(values: Array, kind: str, readings: Readings) -> tuple[Array, str]:
    """The floats, and their kind, that some are read as."""
    if not readings or (text := text_of(values, kind)) not in readings:
        return values, kind
    assert text is not None  # noqa: S101  (it is there)
    other = readings[text]
    made = other.values if other.shape else np.sign(values) * other.values
    return np.broadcast_to(made, values.shape), other.kind


def ways(ours: AbstractSet[Text], theirs: AbstractSet[Text]) -> Iterator[Readings]:
    """All ways to read what only one of two programs has, the finest first; none as it stands.

    A coarse number that both programs have may be itself as well.
    """
    found: dict[Text, list[Text]] = {}
    alone: set[Text] = set()
    for own, other in ((ours, theirs), (theirs, ours)):
        named = {meant(each) for each in other}
        alone.update(each for each in own if meant(each) not in named)
        for each in own & alone:
            for coarse, fine in partners(each, other):
                found.setdefault(coarse, []).append(fine)
    coarse = sorted(found, key=order)
    choices = [
        [*dict.fromkeys(sorted(found[each], key=order)), *({each} - alone)] for each in coarse
    ]
    for chosen in islice(product(*choices), MOST_READINGS):
        made = {a: b for a, b in zip(coarse, chosen, strict=True) if a != b}
        if made:
            yield made


def several(ours: AbstractSet[Text], theirs: AbstractSet[Text]) -> bool:
    """Whether there are more ways than are tried."""
    return len([*islice(ways(ours, theirs), MOST_READINGS)]) >= MOST_READINGS - 1


def partners(text: Text, others: AbstractSet[Text]) -> Iterator[tuple[Text, Text]]:
    """(coarse, fine): others in another kind that the same number may have been rounded to."""
    for other in others:
        if other.shape == text.shape and other.kind != text.kind and meet(text, other):
            both = sorted((text, other), key=lambda each: relative_error(each.kind))
            if relative_error(both[0].kind) < relative_error(both[1].kind):
                yield both[1], both[0]
            else:
                yield text, other


def meet(a: Text, b: Text) -> bool:
    """Whether one number rounds to both, at each place."""
    slack = (places(a.values, a.kind) + places(b.values, b.kind)) / 2
    return bool((np.abs(a.values - b.values) <= slack).all())


def places(values: Array, kind: str) -> Array:
    """The distance from each float to the next."""
    flat = [last_place(abs(v), kind) if v else 0.0 for v in map(float, values.ravel())]
    return np.array(flat, np.float64).reshape(values.shape)


def meant(text: Text) -> object:
    """The number that a text stands for by itself; of a table its floats."""
    if text.shape:
        return text.shape, text.held
    return meaning(float(text.values), text.kind)


def order(text: Text) -> tuple[Any, ...]:
    return relative_error(text.kind), text.kind, text.shape, text.held


def told(readings: Readings) -> list[str]:
    """Each reading in words."""
    return [
        f"{coarse.told} is read as {fine.told}: one number rounds to both"
        for coarse, fine in sorted(readings.items(), key=lambda pair: order(pair[0]))
    ]
