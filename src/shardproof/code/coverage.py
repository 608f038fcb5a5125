"""Which entries were chosen: a choice that was never made shows nothing of what follows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from shardproof.code.domains import ExactNumbers
from shardproof.code.jax_trace import Source
from shardproof.code.lockstep import Runner
from shardproof.code.pair import Pair
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
class Call:
    """One choice as it was made."""

    eqn: Any
    names: Bits
    """[rows, n]; 0 is -inf."""
    ids: Array
    """The indices that were chosen, each once."""
    count: int
    """How many of a row are chosen."""


@dataclass(slots=True)
class Coverage:
    """Of the choices that the reference makes by the order of numbers."""

    chosen: dict[int, Chosen] = field(default_factory=dict[int, Chosen])

    @property
    def left(self) -> list[Chosen]:
        return [each for each in self.chosen.values() if each.left]

    def count(self, calls: Sequence[Call]) -> None:
        """That these were made, and both programs compared behind them."""
        for call in calls:
            self.of(call).won[call.ids] = True

    def of(self, call: Call) -> Chosen:
        if id(call.eqn) not in self.chosen:
            none = np.zeros(call.names.shape[1], np.bool_)
            self.chosen[id(call.eqn)] = Chosen(Source().site(call.eqn), none, none.copy())
        chosen = self.chosen[id(call.eqn)]
        chosen.possible |= (call.names != 0).any(axis=0)
        return chosen

    def planted(self, pair: Pair, field_: CodeField, given: Sequence[Any]) -> CodeField:
        """The same field, in whose order entries come first that were not chosen yet."""
        for at in range(MOST_PLANTED):
            calls = choices(pair, field_, given)
            left = [self.of(call).left for call in calls]
            if at >= len(calls) or not any(left):
                break
            if left[at]:
                names = winners(calls[at], left[at])
                field_ = replace(field_, favoured=field_.favoured | names)
        return field_


def choices(pair: Pair, field_: CodeField, given: Sequence[Any]) -> list[Call]:
    """What the reference chooses in one run."""
    calls: list[Call] = []

    def watch(eqn: Any, operands: Sequence[Any], made: Sequence[Any]) -> None:
        name = eqn.primitive.name
        if name not in ("argmax", "top_k") or not isinstance(operands[0], Exact):
            return
        x = operands[0]
        axis = int(eqn.params["axes"][0] if name == "argmax" else eqn.params.get("axis", -1))
        names = field_.names(x)
        if x.plane is not None:
            names = np.where(x.plane[0] == Plane.MINUS, np.uint64(0), names)
        rows = np.moveaxis(names, axis, -1).reshape(-1, x.shape[axis])
        count = 1 if name == "argmax" else int(eqn.params["k"])
        calls.append(Call(eqn, rows, np.unique(np.asarray(made[-1])), count))

    Runner(ExactNumbers(field_, watch), Source()).run(pair.reference.closed, given)
    return calls


def winners(call: Call, left: Sequence[int]) -> frozenset[int]:
    """For each row as many of the indices that are left as it chooses, others in other rows."""
    found: set[int] = set()
    for row, names in enumerate(call.names):
        turned = [
            left[(row * call.count + i) % len(left)] for i in range(min(call.count, len(left)))
        ]
        found.update(int(names[i]) for i in turned if names[i])
    return frozenset(found)
