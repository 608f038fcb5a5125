"""Indices in local order as runs, each list with one spelling.

Runs are those of `spec/program/runs.py`: ranges of global indices, a negative start being pads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from shardproof.spec.program.runs import Runs

if TYPE_CHECKING:
    from fractions import Fraction

Number: TypeAlias = "int | Fraction"
Cover = tuple[tuple[int, int, Number], ...]
"""Ascending intervals [low, high) that do not touch with one count, each with its count."""

MOST = 1 << 18
"""Indices that are gone through one by one before an answer is given up."""


class Beyond(Exception):
    """More to go through one by one than is worth it; nothing is said of such a plan."""


class Outside(Exception):
    """An index that is not on the rank is read."""


def whole(size: int) -> Runs:
    return (range(size),) if size else ()


def canon(pieces: Iterable[range]) -> Runs:
    """The same indices with one spelling: every run goes on for as long as its step holds."""
    out: list[range] = []
    for piece in pieces:
        rest = piece
        while rest:
            rest = _joined(out, rest)
    return tuple(out)


def _joined(out: list[range], piece: range) -> range:
    """Put what goes on with the last run there, or begin another; what is left of the piece."""
    last = out[-1] if out else None
    if piece.start < 0:
        count = len(piece)
        if last is not None and last.start < 0:
            out[-1] = range(-1, -1 - count - len(last), -1)
        else:
            out.append(range(-1, -1 - count, -1))
        return range(0)
    if last is None or last.start < 0:
        out.append(piece if len(piece) > 1 else range(piece.start, piece.start + 1))
        return range(0)
    step = piece.start - last.start if len(last) == 1 else last.step
    if step and piece.start == last[-1] + step:
        if len(piece) == 1 or piece.step == step:
            out[-1] = _span(last.start, step, len(last) + len(piece))
            return range(0)
        out[-1] = _span(last.start, step, len(last) + 1)
        return piece[1:]
    out.append(piece if len(piece) > 1 else range(piece.start, piece.start + 1))
    return range(0)


def _span(start: int, step: int, count: int) -> range:
    return range(start, start + step * count, step)


def has_pads(runs: Runs) -> bool:
    for run in runs:  # noqa: SIM110  (asked so often that a generator would be felt)
        if run.start < 0:
            return True
    return False


def bounds(runs: Runs) -> Iterator[int]:
    """Where in local order a run ends."""
    at = 0
    for run in runs:
        at += len(run)
        yield at


def swept(changes: dict[int, Number]) -> Cover:
    out: list[tuple[int, int, Number]] = []
    count: Number = 0
    start = 0
    for edge in sorted(changes):
        change = changes[edge]
        if not change:
            continue
        if count:
            out.append((start, edge, count))
        count, start = count + change, edge
    return tuple(out)


def plain(x: Number) -> Number:
    """A fraction that is whole, as a whole number."""
    return x.numerator if x.denominator == 1 else x


def over(a: Number, b: Number) -> Number:
    """What numbers give divided by each other, mostly whole numbers."""
    if isinstance(a, int) and isinstance(b, int) and b and not a % b:
        return a // b
    from fractions import Fraction

    return plain(Fraction(a) / Fraction(b))


def one_in(n: int) -> Number:
    return over(1, n)
