"""Several ranks as one, that knows what they agree in and nothing else.

An operator that is run on it, and does run, has looked at nothing in which the ranks differ. Asked
for anything else a joint rank raises `Apart`; so nobody has to list what operators look at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn, cast

import numpy as np

from shardproof.executor.domains import Tensor
from shardproof.executor.run.bundles import Apart, bundled, opened
from shardproof.executor.run.rank import Kind, Rank, Work
from shardproof.spec.program.op import Op, Split


class Differs:
    """In the place of what the ranks do not agree in."""

    def __getattr__(self, name: str) -> NoReturn:
        raise Apart

    def __getitem__(self, key: object) -> NoReturn:
        raise Apart

    def __contains__(self, key: object) -> bool:
        raise Apart

    def __iter__(self) -> NoReturn:
        raise Apart

    def __len__(self) -> int:
        raise Apart

    def __str__(self) -> str:
        raise Apart

    def __format__(self, spec: str) -> str:
        raise Apart


DIFFERS: Any = Differs()


class Agreed(dict[str, int]):
    """The coordinates that are those of all ranks."""

    def __missing__(self, axis: str) -> NoReturn:
        raise Apart


@dataclass(slots=True)
class Common(Rank):
    """Ranks that are given the same: what it makes is the result of each."""

    members: Sequence[Rank] = ()

    def __post_init__(self) -> None:
        self.key = DIFFERS

    def own(self, split: Split | None) -> tuple[int, ...] | None:
        return None if split is None else agreed([member.own(split) for member in self.members])

    def once(self, op: Op, make: Callable[[Rank, Op], Kind]) -> Kind:
        found = self.needed.get((id(op), make))
        if found is None:
            each = tuple([member.once(op, make) for member in self.members])
            found = self.needed[id(op), make] = op, self.of_all(each)
        kept: Kind = found[1]
        return kept

    def of_all(self, each: Sequence[Kind]) -> Kind:
        """What was made for each rank once, as this one needs it."""
        return agreed(each)

    def each(self, make: Callable[..., Kind], *given: object) -> Kind:
        """What ranks make one by one is not one thing."""
        del make, given
        raise Apart


@dataclass(slots=True)
class Stacked(Common):
    """Ranks whose tensors lie one behind the other, in a domain with a copy for each."""

    whole: dict[str, Tensor] = field(default_factory=dict[str, Tensor])
    """Weights that no rank has a part of alone, once for each rank."""

    def of_all(self, each: Sequence[Kind]) -> Kind:
        if isinstance(each[0], Tensor):
            return cast("Kind", bundled(tuple(each)))
        return agreed(each)

    def each(self, make: Callable[..., Kind], *given: object) -> Kind:
        count = len(self.members)
        own = [(x,) * count if isinstance(x, Op) else opened(x, count) for x in given]
        made = [make(*those) for those in zip(self.members, *own, strict=True)]
        return cast("Kind", bundled(tuple(made)))

    def weight(self, name: str) -> Tensor:
        found = self.whole.get(name)
        if found is None:
            weights = tuple([member.weight(name) for member in self.members])
            found = self.whole[name] = cast("Tensor", bundled(weights))
        return found


def agreed(values: Sequence[Kind]) -> Kind:
    """What all have; else nothing is known of it."""
    first = values[0]
    if any(value is not first and value != first for value in values):
        raise Apart
    return first


def agreed_or_differs(values: Sequence[Kind]) -> Kind:
    """Likewise, for what may never be looked at."""
    try:
        return agreed(values)
    except Apart:
        return DIFFERS


def common_at(members: Sequence[Rank]) -> Agreed:
    first, *others = [member.at for member in members]
    return Agreed({a: p for a, p in first.items() if all(at[a] == p for at in others)})


def common_work(members: Sequence[Rank]) -> Work:
    """What all of them work on, if it is the same."""
    first, *others = [member.work for member in members]
    for work in others:
        mine = work.sequences, work.places, work.counted_from, work.step
        if mine != (first.sequences, first.places, first.counted_from, first.step):
            return DIFFERS
        if work.ids is not first.ids and not np.array_equal(work.ids, first.ids):
            return DIFFERS
    return first


def copied(work: Work, copies: int) -> Work:
    """The work for ranks whose tensors lie one behind the other."""
    if work is DIFFERS or work.ids.shape[0] == 1:
        return work
    ids = np.concatenate([work.ids] * copies)
    return Work(work.sequences, work.places, ids, work.counted_from, work.step)
