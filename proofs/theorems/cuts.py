"""What statements say of how an axis of `n` lies on `p` ranks, in the two ways that they use.

By boundaries: rank r has the indices from `b(r)` up to `b(r + 1)`, uneven and empty ranks included.
By coefficients: rank r counts index i `own(r, i)` times, whatever the map is.
"""

from __future__ import annotations

CUT = ("b(0) == 0", "b(p) == n", "all(r, 0, p, b(r) <= b(r + 1))")
OWNED = "all(i, 0, n, sum(r, 0, p, own(r, i)) == 1)"
FROM_ZERO = ("0 <= b(p)",)
"""What an induction on the number of ranks carries along."""

LENGTH = "b(r + 1) - b(r)"


def over_ranks(body: str, length: str = LENGTH) -> str:
    """The sum over ranks and over what each has, by local index `l`."""
    return f"sum(r, 0, p, sum(l, 0, {length}, {body}))"


def gathered(piece: str, index: str) -> str:
    """What is read at an index of the pieces of all ranks, put where their maps say.

    `piece` speaks of the rank `r` and the local index `l`.
    """
    local = piece.replace("@", f"{index} - b(r)")
    return f"sum(r, 0, p, when(b(r) <= {index} and {index} < b(r + 1)) * {local})"


def within(index: str) -> str:
    return f"when(0 <= {index} and {index} < n)"
