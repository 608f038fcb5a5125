"""Which layers a plan speaks of by name: numbers, ranges of them, or a kind of layer."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.spec.plan.section import Named, Section
from shardproof.spec.seldom import seldom

NAMED = ("dense", "experts", "full", "sliding", "state")
"""Kinds of layer by what they have: a dense block, experts, attention to all tokens before, to some
of them, or a state in place of attention."""
OF_ALL = ("moe.input", "moe.rebalance.step")
"""What is said of all layers at once: which tokens the ranks bring, and when experts move."""
MOST_LAYER = 2**16
_NUMBERS = seldom(r"[0-9]{1,6}(-[0-9]{1,6})?(,[0-9]{1,6}(-[0-9]{1,6})?)*")


class Layers(Named):
    """What layers have of their own, by the name under which the plan speaks of them.

    A default that is written counts: the plan may say something else of all layers.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Layers(entries={self.entries!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Layers, (self.entries,)

    def __bool__(self) -> bool:
        return bool(self.entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layers) and self._said() == other._said()

    def __hash__(self) -> int:
        return hash(self._said())

    def _said(self) -> tuple[tuple[str, frozenset[tuple[str, object]]], ...]:
        return tuple(
            (name, frozenset((path, value_at(own, path)) for path in written(own)))
            for name, own in self.entries
        )

    def of(self, names: tuple[str, ...]) -> Iterator[Section]:
        """What is said of a layer that is meant by these names."""
        return (own for name, own in self.entries if name in names)


def numbers(name: str) -> tuple[range, ...] | None:
    """The layers that a name lists; None where it is no list."""
    if not _NUMBERS.fullmatch(name):
        return None
    found: list[range] = []
    for each in name.split(","):
        first, _, last = each.partition("-")
        found.append(range(int(first), int(last or first) + 1))
    return tuple(found)


def written(section: Section, path: str = "") -> Iterator[str]:
    """The fields that a section writes, by dotted path."""
    for name, value in section.__dict__.items():
        if isinstance(value, Section):
            yield from written(value, f"{path}{name}.")
        else:
            yield path + name


def value_at(section: Section, path: str) -> object:
    """What a section says at a dotted path."""
    value: object = section
    for name in path.split("."):
        value = getattr(value, name)
    return value
