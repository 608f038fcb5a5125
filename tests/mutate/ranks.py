"""Every collective in one rank, as it is and with one thing wrong: what it gives, what is due."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from shardproof.mutate.agent.order import Order
from shardproof.mutate.agent.sites import Site
from shardproof.mutate.agent.watch import Watch
from tests.mutate.collectives import Collective

HERE = str(Path(__file__).parent)


def order(log: Path) -> Order:
    return Order(str(log), HERE, (), 0)


def plain(value: Any) -> list[Any]:
    return [each if isinstance(each, str) else float(each) for each in value]


def site_in(each: Collective) -> Site:
    """Where a collective's only call stands."""
    code = each.call.__code__
    lines = Path(code.co_filename).read_text("utf-8").splitlines()
    number = code.co_firstlineno
    while f".{each.name}(" not in lines[number - 1]:
        number += 1
    return Site(each.file, number, code.co_name, each.name, each.size)


def parted(
    watch: Watch,
    torch: Any,
    dist: Any,
    rank: int,
    collectives: Sequence[Collective],
    together: Callable[[], object],
) -> Iterator[str]:
    """What differs from what is due; nothing if all is well. `together` waits for all ranks."""
    recording = watch.order
    for each in collectives:
        for kind, expected in each.expected.items():
            site = site_in(each).key if kind else ""
            together()
            watch.order = replace(recording, site=site, kind=kind)
            together()
            found, due = plain(each.call(torch, dist, rank)), plain(expected(rank))
            if found != due:
                yield f"{each.name} {kind or 'as it is'}, rank {rank}: {found}, due {due}"
    together()
    watch.order = recording
