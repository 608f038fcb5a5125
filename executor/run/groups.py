"""Which ranks a collective joins."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.executor.run.faults import Key, Stuck
from shardproof.executor.run.rank import Rank
from shardproof.spec.program.op import Op


def groups(ranks: Sequence[Rank], axes: Sequence[str]) -> list[list[Rank]]:
    """The ranks that share every other coordinate, in the order of these axes."""
    found: dict[tuple[int, ...], list[Rank]] = {}
    for rank in ranks:
        key = tuple(rank.at[a] for a in ("dp", "sp", "tp") if a not in axes)
        found.setdefault(key, []).append(rank)
    return [
        sorted(group, key=lambda r: tuple(r.at[a] for a in axes if a != "pp"))
        for group in found.values()
    ]


def check_present(op: Op, ranks: Sequence[Rank], axes: Sequence[str]) -> None:
    pp = ranks[0].ctx.phase.pp
    if "pp" in axes and pp > 1:
        raise Stuck(
            op.out, [key_of(r) for r in ranks], "the ranks of other stages, which do not run this"
        )


def key_of(rank: Rank) -> Key:
    return rank.at["pp"], rank.at["dp"], rank.at["sp"], rank.at["tp"]
