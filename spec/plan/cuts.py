"""Index maps: who owns which index of an axis, in plain integers.

A cut is a value (rank, local index) -> global index or padding. Regular cuts
are described in closed form, so that nothing here grows with the number of
ranks; only what a person listed by hand is ever walked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate, chain, pairwise
from typing import Literal

from shardproof.spec.record import dataclass, field

Kind = Literal[
    "even", "chunk", "balanced", "strided", "zigzag", "padded", "sizes", "listed", "whole", "needed"
]


@dataclass(frozen=True, slots=True)
class CutSpec:
    """A cut as written, before it meets an axis."""

    kind: Kind
    sizes: tuple[int, ...] = ()
    listed: tuple[tuple[range, ...], ...] = ()
    block: int = 1
    """`strided`: how many neighbours are dealt at a time."""
    multiple: int = 0
    """`padded`: the size that the axis is padded to a multiple of; 0 is the degree."""
    ends: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """`sizes`: where each rank's piece ends."""
    hashed: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # Summed once: adding up what stands before each rank would take the square of their number.
        object.__setattr__(self, "ends", tuple(accumulate(self.sizes)))
        told = self.kind, self.sizes, self.listed, self.block, self.multiple
        object.__setattr__(self, "hashed", hash(told))

    @property
    def by_hand(self) -> bool:
        """Whether it says of each rank what is its own, so that it fits an axis of one size."""
        return self.kind in ("sizes", "listed")

    def __hash__(self) -> int:
        return self.hashed

    def __reduce__(self) -> tuple[object, ...]:
        # Without the hash, which is another one in another process.
        return CutSpec, (self.kind, self.sizes, self.listed, self.block, self.multiple)

    def __str__(self) -> str:
        match self.kind:
            case "sizes":
                return "[" + ", ".join(_first_few(list(map(str, self.sizes)))) + "]"
            case "listed":
                ranks = [", ".join(_first_few(list(map(span, part)))) for part in self.listed]
                return "listed " + " | ".join(_first_few([rank or "nothing" for rank in ranks]))
            case "strided" if self.block > 1:
                return f"strided by {self.block}"
            case "padded" if self.multiple:
                return f"padded to a multiple of {self.multiple}"
            case _:
                return self.kind


@cache
def named_cut(kind: Kind) -> CutSpec:
    """A cut that its name alone says."""
    return CutSpec(kind)


@dataclass(frozen=True, slots=True)
class Cut:
    """`spec` over an axis of `n` indices and `parts` ranks."""

    spec: CutSpec
    n: int
    parts: int

    def __hash__(self) -> int:
        return hash((self.spec.hashed, self.n, self.parts))

    @property
    def padded_size(self) -> int:
        """The length of the axis with its pads."""
        if self.spec.kind != "padded":
            return self.n
        multiple = self.spec.multiple or self.parts
        return -(-self.n // multiple) * multiple

    def indices(self, rank: int) -> tuple[range, ...]:
        """The global indices of `rank` in local order.

        Those from `n` on are pads, or with hand-made cuts indices that do not exist.
        """
        n, parts = self.n, self.parts
        match self.spec.kind:
            case "even" | "padded":
                each = self.padded_size // parts
                return _run(rank * each, (rank + 1) * each)
            case "chunk":
                each = -(-n // parts)
                return _run(min(n, rank * each), min(n, (rank + 1) * each))
            case "balanced":
                return _run(_start(n, parts, rank), _start(n, parts, rank + 1))
            case "zigzag":
                chunks = 2 * parts
                return tuple(
                    piece
                    for c in (rank, chunks - 1 - rank)
                    for piece in _run(_start(n, chunks, c), _start(n, chunks, c + 1))
                )
            case "strided":
                block = self.spec.block
                if block == 1:
                    return (range(rank, n, parts),) if rank < n else ()
                starts = range(rank * block, n, parts * block)
                return tuple(range(s, min(n, s + block)) for s in starts)
            case "sizes":
                end = self.spec.ends[rank]
                return _run(end - self.spec.sizes[rank], end)
            case "listed":
                return self.spec.listed[rank]
            case "whole":
                return _run(0, n)
            case "needed":
                raise ValueError("`needed` is an index map only beside the heads that need it")

    def size(self, rank: int) -> int:
        """How many local indices `rank` has, pads included."""
        return sum(map(len, self.indices(rank)))

    def busy_ranks(self) -> Iterator[int]:
        """The ranks that may hold anything, in order: at most about `n` of them."""
        last = self.parts
        match self.spec.kind:
            case "even" if self.n < self.parts:
                last = 0
            case "chunk" | "balanced" | "strided" | "padded" | "zigzag":
                last = min(last, self.n)
            case _:
                pass
        return iter(range(last))

    def unowned(self) -> tuple[range, ...]:
        """The indices that no rank holds, as ascending runs."""
        match self.spec.kind:
            case "even" | "padded":
                return _run(min(self.n, self.padded_size // self.parts * self.parts), self.n)
            case "sizes":
                return _run(min(self.n, sum(self.spec.sizes)), self.n)
            case "listed":
                return tuple(r for r, count in self._counts() if count == 0)
            case _:
                return ()

    def doubled(self) -> tuple[range, ...]:
        """The indices that more than one rank holds (or one rank twice)."""
        match self.spec.kind:
            case "whole":
                return _run(0, self.n) if self.parts > 1 else ()
            case "listed":
                return tuple(r for r, count in self._counts() if count > 1)
            case _:
                return ()

    def beyond(self) -> int:
        """The first index written down that the axis does not have, or -1."""
        match self.spec.kind:
            case "sizes":
                return self.n if sum(self.spec.sizes) > self.n else -1
            case "listed":
                pieces = [r for part in self.spec.listed for r in part]
                return min(
                    (_first_from(r, self.n) for r in pieces if r and r[-1] >= self.n), default=-1
                )
            case _:
                return -1

    def least(self) -> int:
        """The smallest number of times that an index is held."""
        if self.spec.kind == "whole":
            return self.parts
        if self.spec.kind == "listed":
            return min((count for _, count in self._counts()), default=1)
        return 0 if self.unowned() else 1

    def most(self) -> int:
        """The largest number of times that an index is held."""
        if self.spec.kind == "whole":
            return self.parts
        if self.spec.kind == "listed":
            return max((count for _, count in self._counts()), default=1)
        return 1 if any(self.indices(rank) for rank in self.busy_ranks()) else 0

    def empty(self) -> int:
        """How many ranks hold no real index."""
        n, parts = self.n, self.parts
        if n == 0:
            return parts
        match self.spec.kind:
            case "even":
                return parts if n < parts else 0
            case "padded":
                each = self.padded_size // parts
                return parts - min(parts, -(-n // each)) if each else parts
            case "chunk":
                each = -(-n // parts)
                return parts - -(-n // each)
            case "strided":
                return max(0, parts - -(-n // self.spec.block))
            case "balanced" | "zigzag":
                return max(0, parts - n)
            case "sizes" | "listed":
                return sum(1 for rank in range(parts) if not self._holds_any(rank))
            case _:
                return 0

    def _holds_any(self, rank: int) -> bool:
        return any(run and run[0] < self.n for run in self.indices(rank))

    def _counts(self) -> list[tuple[range, int]]:
        """Runs of the axis with how often each is held; for `listed` alone."""
        changes: dict[int, int] = {0: 0, self.n: 0}
        for piece in (r for part in self.spec.listed for r in part):
            for run in [piece] if piece.step == 1 else (range(i, i + 1) for i in piece):
                low, high = min(run.start, self.n), min(run.stop, self.n)
                if low < high:
                    changes[low] = changes.get(low, 0) + 1
                    changes[high] = changes.get(high, 0) - 1
        edges = sorted(changes)
        runs: list[tuple[range, int]] = []
        count = 0
        for low, high in pairwise(edges):
            count += changes[low]
            if low < high:
                runs.append((range(low, high), count))
        return runs


def same_map(a: Cut, b: Cut) -> bool:
    """Whether two cuts give every rank the same indices in the same order."""
    if a.n != b.n or a.parts != b.parts:
        return False
    if a.spec == b.spec:
        return True
    regular = {"even", "balanced", "chunk", "padded"}
    if a.spec.kind in regular and b.spec.kind in regular and a.n % a.parts == 0:
        # Where the degree divides the axis these are all the same cut, but for pads.
        return a.padded_size // a.parts == b.padded_size // b.parts
    # Ranks beyond the busy ones may still hold pads.
    pads = "padded" in (a.spec.kind, b.spec.kind)
    busy = range(a.parts) if pads else sorted({*a.busy_ranks(), *b.busy_ranks()})
    return all(same_order(a.indices(rank), b.indices(rank)) for rank in busy)


def same_but_beyond(a: Cut, b: Cut) -> bool:
    """`same_map`, where whatever is beyond the end of the axis is one pad like another."""
    if same_map(a, b):
        return True
    if a.n != b.n or a.parts != b.parts or max(a.beyond(), b.beyond()) < 0:
        return False
    return all(
        [min(i, a.n) for run in a.indices(rank) for i in run]
        == [min(i, b.n) for run in b.indices(rank) for i in run]
        for rank in range(a.parts)
    )


def merged(runs: Iterable[range]) -> list[range]:
    """The same indices as ascending runs that neither touch nor overlap, steps apart."""
    out: list[range] = []
    single = (one for run in runs for one in ([run] if run.step == 1 else map(_one, run)))
    for run in sorted((run for run in single if run), key=lambda run: run.start):
        if out and run.start <= out[-1].stop:
            out[-1] = range(out[-1].start, max(out[-1].stop, run.stop))
        else:
            out.append(run)
    return out


def is_prefix(runs: Iterable[range]) -> bool:
    """Whether the runs, as they stand, are the first indices in order."""
    end = 0
    for run in runs:
        if not run:
            continue
        if run.start != end or (len(run) > 1 and run.step != 1):
            return False
        end += len(run)
    return True


def is_prefix_unordered(runs: Sequence[range]) -> bool:
    """Whether the runs, in whatever order and however often, are the first indices."""
    return is_prefix(runs) or (not ascending(runs) and is_prefix(merged(runs)))


def first_missing(wanted: Sequence[range], held: Sequence[range]) -> int | None:
    """The smallest index of `wanted` that is not among `held`."""
    wanted, held = _in_order(wanted), _in_order(held)
    at = 0
    for run in wanted:
        index = run[0]
        while index <= run[-1]:
            while at < len(held) and held[at][-1] < index:
                at += 1
            if at == len(held) or index not in held[at]:
                return index
            # All that follow are there up to the end of a run whose steps are as fine.
            reach = held[at][-1] - index if run.step % held[at].step == 0 else 0
            index += (reach // run.step + 1) * run.step
    return None


def _in_order(runs: Sequence[range]) -> Sequence[range]:
    runs = [run for run in runs if run]
    return runs if ascending(runs) else merged(runs)


def ascending(runs: Sequence[range]) -> bool:
    return all(a[-1] < b[0] for a, b in pairwise(filter(None, runs)))


def span(run: range) -> str:
    """A run of indices as a person reads it: `24–27`, or `24`."""
    if len(run) <= 1:
        return str(run.start) if run else "nothing"
    by = f" by {run.step}" if run.step != 1 else ""
    return f"{run[0]}–{run[-1]}{by}"


def spans(runs: Sequence[range], most: int = 4) -> str:
    """Several runs, the first few of them: `24–27, 31, 40–47 and 3 more runs`."""
    shown = ", ".join(map(span, runs[:most]))
    return f"{shown} and {len(runs) - most} more runs" if len(runs) > most else shown


def _first_few(words: list[str]) -> list[str]:
    return words if len(words) <= 16 else [*words[:12], f"… {len(words) - 12:,} more"]


def _start(n: int, parts: int, rank: int) -> int:
    return rank * (n // parts) + min(rank, n % parts)


def _one(index: int) -> range:
    return range(index, index + 1)


def _first_from(run: range, low: int) -> int:
    """The first of an ascending run's indices from `low` on."""
    return run[max(0, -(-(low - run.start) // run.step))]


def _run(low: int, high: int) -> tuple[range, ...]:
    return (range(low, high),) if low < high else ()


def same_order(a: tuple[range, ...], b: tuple[range, ...]) -> bool:
    if sum(map(len, a)) != sum(map(len, b)):
        return False
    return a == b or all(i == j for i, j in zip(chain(*a), chain(*b), strict=True))
