"""Which ranks a collective joins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from shardproof.executor.run.state.faults import AXES, Key, Stuck
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.op import Op


def groups(ranks: Sequence[Rank], axes: Sequence[str]) -> list[list[Rank]]:
    """The ranks that share every other coordinate, in the order of these axes."""
    places = grouped(tuple([rank.key for rank in ranks]), tuple(axes))
    return [[ranks[place] for place in group] for group in places]


@lru_cache(maxsize=1024)
def grouped(keys: tuple[Key, ...], axes: tuple[str, ...]) -> list[list[int]]:
    """The same by places in the list of ranks."""
    kept = [AXES.index(axis) for axis in ("dp", "sp", "tp") if axis not in axes]
    order = [AXES.index(axis) for axis in axes if axis != "pp"]
    found: dict[tuple[int, ...], list[int]] = {}
    for place, key in enumerate(keys):
        found.setdefault(tuple(key[axis] for axis in kept), []).append(place)
    return [
        sorted(group, key=lambda place: tuple(keys[place][axis] for axis in order))
        for group in found.values()
    ]


def check_present(op: Op, ranks: Sequence[Rank], axes: Sequence[str]) -> None:
    pp = ranks[0].ctx.phase.pp
    if "pp" in axes and pp > 1:
        raise Stuck(
            op.out, [key_of(r) for r in ranks], "the ranks of other stages, which do not run this"
        )


def key_of(rank: Rank) -> Key:
    return rank.key
