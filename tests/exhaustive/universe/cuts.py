"""All cuts of an axis: every regular one, every list of sizes, every way to own its indices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from shardproof.spec.plan.cuts import CutSpec

PLAIN = tuple(CutSpec(kind) for kind in ("even", "chunk", "balanced", "zigzag", "whole", "strided"))
PADDED = (
    CutSpec("padded"),
    *(CutSpec("padded", multiple=multiple) for multiple in (1, 2, 3, 4, 6)),
)
REGULAR = (*PLAIN, CutSpec("strided", block=2), *PADDED)


def sizes(n: int, parts: int) -> Iterator[CutSpec]:
    """Every list of sizes that adds up to the axis, to one less or to one more."""
    for found in product(range(n + 2), repeat=parts):
        if n - 1 <= sum(found) <= n + 1:
            yield CutSpec("sizes", sizes=found)


def listed(n: int, parts: int) -> Iterator[CutSpec]:
    """Every way to give each index to any of the ranks, to several of them or to none."""
    for owners in product(range(2**parts), repeat=n):
        yield cut([[i for i in range(n) if owners[i] >> rank & 1] for rank in range(parts)])


def reordered(n: int, parts: int) -> Iterator[CutSpec]:
    """Every order of the indices, dealt out in runs; and one index too many."""
    each = -(-n // parts)
    for order in permutations(range(n)):
        yield cut([list(order[rank * each : (rank + 1) * each]) for rank in range(parts)])
    yield cut([[n] if rank else list(range(n)) for rank in range(parts)])


def cut(owned: list[list[int]]) -> CutSpec:
    return CutSpec("listed", listed=tuple(tuple(range(i, i + 1) for i in own) for own in owned))


def every(n: int, parts: int) -> tuple[CutSpec, ...]:
    """All of them, each once."""
    made = (*REGULAR, *sizes(n, parts), *listed(n, parts), *reordered(n, parts))
    return tuple(dict.fromkeys(made))


def hand(n: int, parts: int) -> tuple[CutSpec, ...]:
    """The regular ones, and a few by hand: right ones, and each kind of mistake."""
    right = [list(range(n - 1)), [n - 1], *([] for _ in range(parts - 2))]
    if parts == 1:
        return (*PLAIN, cut([list(range(n))]), cut([list(range(n - 1))]))
    swapped = [list(reversed(right[0])), *right[1:]]
    doubled = [right[0], [*right[1], 0], *right[2:]]
    dropped = [right[0][1:], *right[1:]]
    beyond = [right[0], [*right[1], n], *right[2:]]
    back = [right[1], right[0], *right[2:]]
    made = (
        cut(x) for x in (right, swapped, doubled, dropped, beyond, back, [list(range(n))] * parts)
    )
    return tuple(dict.fromkeys((*PLAIN, CutSpec("padded"), *made)))
