"""Which entries were chosen: a choice that was never made shows nothing of what follows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from shardproof.code.subject import Choice, Subject
from shardproof.code.told import Site
from shardproof.executor.code.field import CodeField
from shardproof.executor.code.values import Exact, Plane
from shardproof.executor.domains.keyed import Bits
from shardproof.executor.domains.tensor import Array

MOST_PLANTED = 16
"""Choices of a run, one after the other, at which winners are planted."""


@dataclass(slots=True)
class Chosen:
    """The indices that one operator of the reference has chosen from."""

    site: Site
    won: Array
    """[n] of bool."""
    possible: Array
    """Those that are not -inf in every row."""

    @property
    def left(self) -> list[int]:
        return np.flatnonzero(self.possible & ~self.won).tolist()


@dataclass(slots=True)
class Coverage:
    """Of the choices that the reference makes by the order of numbers."""

    chosen: dict[object, Chosen] = field(default_factory=dict[object, Chosen])

    @property
    def left(self) -> list[Chosen]:
        return [each for each in self.chosen.values() if each.left]

    def count(self, calls: Sequence[Choice]) -> None:
        """That these were made, and both programs compared behind them."""
        for call in calls:
            self.of(call).won[call.ids] = True

    def of(self, call: Choice) -> Chosen:
        if call.key not in self.chosen:
            none = np.zeros(call.names.shape[1], np.bool_)
            self.chosen[call.key] = Chosen(call.site, none, none.copy())
        chosen = self.chosen[call.key]
        chosen.possible |= (call.names != 0).any(axis=0)
        return chosen

    def planted(self, subject: Subject, field_: CodeField) -> CodeField:
        """The same field, in whose order entries come first that were not chosen yet."""
        if not self.chosen:
            return field_  # chance chooses most of them
        for at in range(MOST_PLANTED):
            calls = subject.choices(field_)
            left = [self.of(call).left for call in calls]
            if at >= len(calls) or not any(left):
                break
            if left[at]:
                names = winners(calls[at], left[at])
                field_ = replace(field_, favoured=field_.favoured | names)
        return field_


def rows_of(field_: CodeField, x: Exact, axis: int) -> Bits:
    """The names of what is chosen from, row by row."""
    names = field_.names(x)
    if x.plane is not None:
        names = np.where(x.plane[0] == Plane.MINUS, np.uint64(0), names)
    return np.moveaxis(names, axis, -1).reshape(-1, x.shape[axis])


def winners(call: Choice, left: Sequence[int]) -> frozenset[int]:
    """For each row as many of the indices that are left as it chooses, others in other rows."""
    found: set[int] = set()
    for row, names in enumerate(call.names):
        turned = [
            left[(row * call.count + i) % len(left)] for i in range(min(call.count, len(left)))
        ]
        found.update(int(names[i]) for i in turned if names[i])
    return frozenset(found)
