"""The values of a condition over an open plan, each with the choices that lead to it.

A *cell* gives every open field a value. The condition is run with nothing known; the field that
it asks for is tried with each of its values, and so on, as in `trace`. Values under which it
comes to the same are one. What is forbidden already is not looked at again; but nothing is told
of a condition that does not follow from it alone.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

from shardproof.proofs.open.trace import Slots, TooLarge, Unread
from shardproof.spec.law.formula import Value
from shardproof.spec.record import dataclass, field

Cube = tuple[tuple[str, tuple[int, ...]], ...]
"""For some fields a few of their values, by their place in the domain: every cell that has one of
these in each of the fields. The empty one is every cell."""
Cases = tuple[tuple[Value, Cube], ...]

MOST_READ = 50_000
"""Runs of one condition."""


@dataclass(slots=True)
class Cells:
    """Open fields, and what of their values is forbidden so far."""

    slots: Slots
    _cubes: dict[tuple[str, int], list[dict[str, frozenset[int]]]] = field(
        default_factory=dict[tuple[str, int], list[dict[str, frozenset[int]]]]
    )
    """By a field's value, the forbidden cubes that it is in."""
    _all: bool = False
    """Whether every cell is forbidden."""
    _at: dict[str, int] = field(default_factory=dict[str, int])
    _left: int = 0

    def cases(self, what: str, function: Callable[[], Value]) -> Cases:
        """The values of a function; of what is forbidden already it may say nothing."""
        with self._anew():
            return self._explore(what, function) if not self._all else ()

    def forbid(self, cube: Cube) -> None:
        sets = {path: frozenset(places) for path, places in cube}
        self._all = self._all or not cube
        for path, places in cube:
            for place in places:
                self._cubes.setdefault((path, place), []).append(sets)

    @contextmanager
    def _anew(self) -> Generator[None]:
        """Nothing is known inside, whatever was known where this is asked."""
        slots = self.slots
        before = dict(slots.known), set(slots.seen), dict(self._at), self._left
        slots.known.clear()
        self._at.clear()
        self._left = MOST_READ
        try:
            yield
        finally:
            slots.known.clear()
            slots.known.update(before[0])
            slots.seen.clear()
            slots.seen.update(before[1])
            self._at, self._left = before[2], before[3]

    def _explore(self, what: str, function: Callable[[], Value]) -> Cases:
        """What comes of the function where the fields are as they are known."""
        self._left -= 1
        if self._left < 0:
            raise TooLarge(what, tuple(self._at))
        try:
            return ((function(), ()),)
        except Unread as missing:
            path = missing.path
        alike: dict[Cases, list[int]] = {}
        domain = self.slots.domains[path]
        for place, value in enumerate(domain):
            self.slots.known[path], self._at[path] = value, place
            below = () if self._is_forbidden(path, place) else self._explore(what, function)
            alike.setdefault(below, []).append(place)
        del self.slots.known[path], self._at[path]
        return tuple(
            (value, cube if len(places) == len(domain) else ((path, tuple(places)), *cube))
            for below, places in alike.items()
            for value, cube in below
        )

    def _is_forbidden(self, path: str, place: int) -> bool:
        at = self._at
        return any(
            all(name in at and at[name] in places for name, places in cube.items())
            for cube in self._cubes.get((path, place), ())
        )
