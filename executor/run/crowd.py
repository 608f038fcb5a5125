"""The ranks of a stage as one, and what they hold under each name.

A value is common to the ranks, or stacked, or each rank holds its own (`crowd_steps` says how an
operator makes them).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from shardproof.executor.run.bundles import (
    Apart,
    Held,
    bundled,
    entries_bundled,
    opened,
)
from shardproof.executor.run.faults import Key
from shardproof.executor.run.joint import (
    Common,
    Stacked,
    agreed_or_differs,
    common_at,
    common_work,
    copied,
)
from shardproof.executor.run.rank import Entries, Rank
from shardproof.spec.law.context import Context
from shardproof.spec.program.lower.phase import Visit
from shardproof.spec.program.op import Op


class How(IntEnum):
    """Once for all on what is common, once on what is stacked, or by each rank itself."""

    COMMON = 0
    STACKED = 1
    APART = 2


@dataclass(slots=True)
class Step:
    """An operator, and how it is run."""

    op: Op
    ctx: Context
    run: Callable[[Crowd, Step], None]
    make: Callable[..., Any]
    how: How = How.COMMON
    """As far as it is known."""


@dataclass(slots=True)
class Crowd:
    """Ranks of a stage, over all of their visits."""

    members: Sequence[Rank]
    common: Common
    stacked: Stacked
    steps: dict[int, tuple[Visit, list[Step]]] = field(default_factory=dict[Any, Any])
    """By the number of a visit, which is kept beside them."""
    held: dict[str, Held] = field(default_factory=dict[str, Held])
    """In this visit, what each rank has under a name."""
    entries: dict[tuple[int, int], tuple[Sequence[Entries], Entries]] = field(
        default_factory=dict[Any, Any]
    )
    """By layer and sequence, what the ranks have in their caches, and the same as one."""

    def begin(self) -> None:
        """Look at what the ranks bring to a visit."""
        members, common, stacked = self.members, self.common, self.stacked
        # The tokens are a part of the work, and only named as an operand.
        common.env, stacked.env = {"tokens": None}, {"tokens": None}
        common.work = common_work(members)
        stacked.work = copied(common.work, len(members))
        first = members[0].seen_slots
        common.seen_slots = stacked.seen_slots = dict(first)
        if any(member.seen_slots != first for member in members):
            for layer in {layer for member in members for layer in member.seen_slots}:
                self.see_slots(layer)
        self.see_exchanged()

    def end(self) -> None:
        """Hold nothing of the visit any longer; caches and what was sent are the ranks' own."""
        self.held, self.common.env, self.stacked.env = {}, {}, {}

    def see_slots(self, layer: int) -> None:
        slots = agreed_or_differs([member.seen_slots.get(layer) for member in self.members])
        if slots is not None:
            self.common.seen_slots[layer] = slots

    def see_exchanged(self) -> None:
        found = agreed_or_differs([member.exchanged for member in self.members])
        self.common.exchanged = self.stacked.exchanged = found

    def stack(self, op: Op) -> None:
        """Have the operands stacked."""
        env = self.stacked.env
        for name in op.ins:
            if name not in env:
                env[name] = bundled(self.of(name))

    def of(self, name: str) -> Held:
        """What each rank has under a name."""
        held = self.held.get(name)
        if held is None:
            count = len(self.members)
            if name in self.common.env:
                held = (self.common.env[name],) * count
            elif name in self.stacked.env:
                held = opened(self.stacked.env[name], count)
            else:
                held = (None,) * count
            self.hold(name, held)
        return held

    def hold(self, name: str, held: Held) -> None:
        self.held[name] = held
        for member, value in zip(self.members, held, strict=True):
            member.env[name] = value

    def take(self, name: str, held: Held) -> None:
        """What the ranks made under a name, each by itself."""
        first = held[0]
        self.held[name] = held
        if all(value is first for value in held):
            self.common.env[name] = first

    def entries_of(self, key: tuple[int, int]) -> Entries:
        """The cache entries of all ranks as one."""
        held = [member.cache.get(key) for member in self.members]
        each, made = self.entries.get(key, ((), None))
        if made is not None and all(a is b for a, b in zip(held, each, strict=True)):
            return made
        found = [entries for entries in held if entries is not None]
        if len(found) < len(held):
            raise Apart
        return entries_bundled(found)


Crowds = dict[tuple[Key, ...], Crowd | None]
"""By the ranks that are one; None where they are none."""


def crowd_of(members: Sequence[Rank]) -> Crowd | None:
    """These ranks as one; None where their numbers are of a kind that gains nothing by it."""
    first = members[0]
    beside = first.domain.beside(len(members))
    if beside is None:
        return None
    at = common_at(members)
    common = Common(at, first.domain, first.weights, first.ctx, first.work, members=members)
    stacked = Stacked(at, beside, first.weights, first.ctx, first.work, members=members)
    return Crowd(members, common, stacked)
