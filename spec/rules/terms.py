"""Logical values, each with one number: the same value of two programs has the same.

A value is an operator applied to values. Collectives, slices and sends give no new one. Sums are
kept flat, so that it does not matter which of their parts was added first, or where. Layers of one
kind in a row are one value: what one of them makes of its stream, and how often.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import field
from typing import cast

from shardproof.spec.record import dataclass
from shardproof.spec.rules.placed import Term

Key = tuple[str, Hashable, tuple[Term, ...]]


@dataclass(slots=True)
class Terms:
    """The values that were met so far, behind those of another table that is not added to."""

    base: Terms | None = None
    numbers: dict[Key, Term] = field(default_factory=dict[Key, Term])
    keys: list[Key] = field(default_factory=list[Key])

    def __len__(self) -> int:
        return len(self.keys) + (len(self.base) if self.base is not None else 0)

    def copy(self) -> Terms:
        """The same values, to which others are added apart."""
        return Terms(self.base, dict(self.numbers), list(self.keys))

    def of(self, kind: str, about: Hashable = (), parts: Sequence[Term] = ()) -> Term:
        """The number of a value."""
        key = (kind, about, tuple(parts))
        found = self.base.numbers.get(key) if self.base is not None else None
        if found is None:
            found = self.numbers.get(key)
        if found is None:
            found = self.numbers[key] = len(self)
            self.keys.append(key)
        return found

    def key(self, term: Term) -> Key:
        """What a number stands for."""
        before = len(self.base) if self.base is not None else 0
        if self.base is not None and term < before:
            return self.base.key(term)
        return self.keys[term - before]

    def sum(self, parts: Sequence[Term]) -> Term:
        """The sum of values, whatever their order and however they are bracketed."""
        flat: list[Term] = []
        for part in parts:
            kind, _, inner = self.key(part)
            flat += inner if kind == "sum" else (part,)
        return self.of("sum", (), sorted(flat))

    def repeat(self, body: Term, first: int, count: int, of: Term) -> Term:
        """What layers one after the other make of a stream, `body` being what each makes of its.

        Those that go on where others end are one run, so that the same layers in the same order,
        however they were taken together, give the same value.
        """
        if count == 0:
            return of
        kind, about, parts = self.key(of)
        if kind == "repeat":
            before, start, length = cast("tuple[Term, int, int]", about)
            if before == body and start + length == first:
                return self.of("repeat", (body, start, length + count), parts)
        return self.of("repeat", (body, first, count), (of,))

    def told(self, term: Term, depth: int = 2) -> str:
        """A value in words, as far down as a person reads."""
        kind, about, parts = self.key(term)
        if depth == 0 and parts:
            return f"{kind}(…)"
        inner = ", ".join(self.told(part, depth - 1) for part in parts)
        said = f" {about}" if isinstance(about, str) and about else ""
        return f"{kind}{said}({inner})" if parts else f"{kind}{said}"
