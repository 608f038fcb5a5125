"""A cut as a person writes it, and its JSON Schema."""

from __future__ import annotations

from itertools import pairwise

from shardproof.spec.plan.cuts import CutSpec, Kind, named_cut
from shardproof.spec.seldom import seldom
from shardproof.spec.source.node import Plain

MOST_LISTED = 65_536
"""Entries that one hand-made cut may have."""
MOST_INDEX = 2**27
"""No axis is longer."""
MOST_HELD = 2**20
"""Indices that the ranks of one listed cut may hold together: they are walked one by one."""

REGULAR: tuple[Kind, ...] = (
    "even", "chunk", "balanced", "strided", "zigzag", "padded", "whole",
)  # fmt: skip
_SPAN = seldom(r"(\d{1,9})(?:-(\d{1,9}))?")
HELP = (
    "one of " + ", ".join(REGULAR) + ", a list of sizes such as [4, 4, 3], "
    '{listed: [["0-3"], [4, 5]]}, {strided: BLOCK} or {padded: MULTIPLE}'
)


class NoCut(ValueError):
    """What was written is no cut; says why, and what would be right."""

    def __init__(self, message: str, help_: str = HELP) -> None:
        super().__init__(message)
        self.help = help_


def read_cut(value: Plain, *, needed: bool = False, slots: bool = False) -> CutSpec:
    """The cut that `value` means, or `NoCut`; of slots an index may be in several of a rank."""
    match value:
        case str():
            return _named(value, needed=needed)
        case list():
            return CutSpec("sizes", sizes=_sizes(value))
        case {"sizes": list(inner), **rest} if not rest:
            return CutSpec("sizes", sizes=_sizes(inner))
        case {"listed": list(inner), **rest} if not rest:
            return CutSpec("listed", listed=_listed(inner, slots=slots))
        case {"strided": inner, **rest} if not rest:
            return CutSpec("strided", block=_count(inner, "a block"))
        case {"padded": inner, **rest} if not rest:
            return CutSpec("padded", multiple=_count(inner, "a multiple"))
        case _:
            raise NoCut("this is not a cut")


def _named(value: str, *, needed: bool) -> CutSpec:
    for kind in (*REGULAR, "needed") if needed else REGULAR:
        if value == kind:
            return named_cut(kind)
    raise NoCut(f"there is no cut named {value[:40]!r}", "needed, " * needed + HELP)


def _count(value: Plain, what: str) -> int:
    if type(value) is not int or not 1 <= value <= 2**24:
        raise NoCut(f"{what} is a whole number from 1 to {2**24:,}")
    return value


def _sizes(value: list[Plain]) -> tuple[int, ...]:
    if not 1 <= len(value) <= MOST_LISTED:
        raise NoCut(f"a list of sizes has 1 to {MOST_LISTED:,} entries")
    sizes: list[int] = []
    for size in value:
        if type(size) is not int or not 0 <= size <= MOST_INDEX:
            raise NoCut(
                f"{str(size)[:40]!r} is not a size",
                "sizes are whole numbers, 0 or more, one for each rank",
            )
        sizes.append(size)
    if sum(sizes) > MOST_INDEX:
        raise NoCut(f"the sizes add up to more than {MOST_INDEX:,}")
    return tuple(sizes)


def _listed(value: list[Plain], *, slots: bool) -> tuple[tuple[range, ...], ...]:
    if not 1 <= len(value) <= MOST_LISTED:
        raise NoCut(f"{{listed: ...}} has 1 to {MOST_LISTED:,} ranks")
    ranks = [tuple(map(_span, one if isinstance(one, list) else [one])) for one in value]
    if sum(map(len, ranks)) > MOST_LISTED:
        raise NoCut(f"{{listed: ...}} has at most {MOST_LISTED:,} entries")
    if sum(len(run) for rank in ranks for run in rank) > MOST_HELD:
        raise NoCut(f"{{listed: ...}} gives at most {MOST_HELD:,} indices to all ranks together")
    for number, rank in enumerate(ranks):
        if not slots and (twice := _twice(rank)) is not None:
            raise NoCut(
                f"rank {number} lists index {twice} twice",
                "a rank holds an index once; another rank may hold it too",
            )
    return tuple(ranks)


def _twice(runs: tuple[range, ...]) -> int | None:
    """The first index that stands in two of a rank's runs."""
    ordered = sorted(runs, key=lambda run: run.start)
    return next((b.start for a, b in pairwise(ordered) if b.start < a.stop), None)


def _span(item: Plain) -> range:
    if type(item) is int and 0 <= item <= MOST_INDEX:
        return range(item, item + 1)
    if isinstance(item, str) and (match := _SPAN.fullmatch(item)):
        low = int(match[1])
        high = int(match[2] or low)
        if low <= high <= MOST_INDEX:
            return range(low, high + 1)
    raise NoCut(
        f"{str(item)[:40]!r} is not an index or a span",
        'each rank has a list of indices and spans, such as [0, 1, "8-15"]',
    )


def plain_cut(spec: CutSpec) -> Plain:
    """The shortest way to write a cut; `read_cut` reads it back."""
    match spec.kind:
        case "sizes":
            return list(spec.sizes)
        case "listed":
            return {"listed": [[_plain_span(run) for run in part] for part in spec.listed]}
        case "strided" if spec.block > 1:
            return {"strided": spec.block}
        case "padded" if spec.multiple:
            return {"padded": spec.multiple}
        case kind:
            return kind


def _plain_span(run: range) -> Plain:
    return run.start if len(run) == 1 else f"{run.start}-{run.stop - 1}"
