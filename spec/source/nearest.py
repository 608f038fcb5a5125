"""The known name that a mistyped one was meant to be."""

from __future__ import annotations

from collections.abc import Iterable

# Longer names are compared by their beginning: time must not grow with junk.
LONGEST = 100


def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate closest to `name`, or None where none is close.

    Close means one slip (a letter wrong, missing, extra, or two swapped) for a
    name of up to four letters, two up to eight, three beyond; case, `-` and `_`
    do not count. Of two equally close ones that with the same first letter
    wins; a short name with two equal candidates gets none.
    """
    wanted = _folded(name)
    allowed = 1 if len(wanted) <= 4 else 2 if len(wanted) <= 8 else 3
    ranked: list[tuple[int, bool, str]] = []
    for candidate in candidates:
        folded = _folded(candidate)
        slips = _slips(wanted, folded, allowed)
        # As many slips as letters would turn anything into anything.
        if slips <= allowed and slips < min(len(wanted), len(folded)):
            ranked.append((slips, folded[:1] != wanted[:1], candidate))
    if not ranked:
        return None
    ranked.sort(key=lambda entry: entry[:2])
    tied = len(ranked) > 1 and ranked[0][:2] == ranked[1][:2]
    return None if tied and len(wanted) <= 4 else ranked[0][2]


def _folded(name: str) -> str:
    return name[:LONGEST].casefold().replace("-", "_")[:LONGEST]


def _slips(left: str, right: str, allowed: int) -> int:
    """The edit distance with swaps, or any larger number where it is above `allowed`."""
    far = allowed + 1
    if abs(len(left) - len(right)) > allowed:
        return far
    before: list[int] = []
    row = [min(j, far) for j in range(len(right) + 1)]
    for i in range(1, len(left) + 1):
        # Only a band around the diagonal can stay within `allowed`.
        low, high = max(1, i - allowed), min(len(right), i + allowed)
        this = [far] * (len(right) + 1)
        this[0] = min(i, far)
        for j in range(low, high + 1):
            same = left[i - 1] == right[j - 1]
            this[j] = min(row[j] + 1, this[j - 1] + 1, row[j - 1] + (not same), far)
            swapped = (
                i > 1 and j > 1 and left[i - 1] == right[j - 2] and left[i - 2] == right[j - 1]
            )
            if swapped:
                this[j] = min(this[j], before[j - 2] + 1)
        if min(this) > allowed:
            return far
        before, row = row, this
    return row[-1]
