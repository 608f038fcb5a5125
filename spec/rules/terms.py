"""Logical values, each with one number: the same value of two programs has the same.

A value is an operator applied to values. Collectives, slices and sends give no new one. Sums are
kept flat, so that it does not matter which of their parts was added first, or where.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from shardproof.spec.rules.placed import Term

Key = tuple[str, Hashable, tuple[Term, ...]]


@dataclass(slots=True)
class Terms:
    """The values that were met so far."""

    numbers: dict[Key, Term] = field(default_factory=dict[Key, Term])
    keys: list[Key] = field(default_factory=list[Key])

    def of(self, kind: str, about: Hashable = (), parts: Sequence[Term] = ()) -> Term:
        """The number of a value."""
        key = (kind, about, tuple(parts))
        found = self.numbers.get(key)
        if found is None:
            found = self.numbers[key] = len(self.keys)
            self.keys.append(key)
        return found

    def sum(self, parts: Sequence[Term]) -> Term:
        """The sum of values, whatever their order and however they are bracketed."""
        flat: list[Term] = []
        for part in parts:
            kind, _, inner = self.keys[part]
            flat += inner if kind == "sum" else (part,)
        return self.of("sum", (), sorted(flat))

    def told(self, term: Term, depth: int = 2) -> str:
        """A value in words, as far down as a person reads."""
        kind, about, parts = self.keys[term]
        if depth == 0 and parts:
            return f"{kind}(…)"
        inner = ", ".join(self.told(part, depth - 1) for part in parts)
        said = f" {about}" if isinstance(about, str) and about else ""
        return f"{kind}{said}({inner})" if parts else f"{kind}{said}"
