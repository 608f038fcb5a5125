"""The collective that, done in another way, would have made a wrong program right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from shardproof.code.lockstep import Found, Log, Mutation
from shardproof.code.otherwise import Instead, Way, is_own, ways
from shardproof.code.verdict import Blamed

MOST_RUNS = 48
MOST_STEPS = 8_000
"""So many operators are run in all: a large program is tried less often."""

Right = Callable[[Instead], bool]
"""Whether every output is the reference's, with collectives done in another way."""
Line = tuple[Found, ...]
"""Collectives of one name at one line: `k, v = ppermute((k, v))` is two."""


def repaired(
    log: Log, mutation: Mutation | None, near: Sequence[Blamed], right: Right
) -> list[tuple[Found, Way]]:
    """Each line that makes it right, with the first way that does: any one is enough."""
    runs = min(MOST_RUNS, MOST_STEPS // max(len(log.steps or ()), 1))
    out: dict[object, tuple[Found, Way]] = {}
    for line, way in tried(log, mutation, near):
        if not runs:
            break
        if line[0].site in out:
            continue
        runs -= 1
        if right(Instead(frozenset(each.number for each in line), way)):
            out[line[0].site] = line[0], way
    return list(out.values())


def tried(
    log: Log, mutation: Mutation | None, near: Sequence[Blamed]
) -> Iterator[tuple[Line, Way]]:
    """Whole lines, then each of their collectives; lines that are under suspicion first."""
    suspected = {each.site for each in near}
    for line in sorted(lines(log), key=lambda line: line[0].site not in suspected):
        for some in (line, *((each,) for each in line if len(line) > 1)):
            first = some[0]
            changed = mutation is not None and any(mutation.number == f.number for f in some)
            for way in ways(first.name, first.axes, first.size, log.meshes[0]):
                if changed or not is_own(way, first.name, first.axes):
                    yield some, way


def lines(log: Log) -> list[Line]:
    """The collectives that ran, by name and line."""
    ran = [each for each in log.collectives.values() if log.ran.get(each.number)]
    ran.sort(key=lambda each: (each.title, each.site.file, each.site.line, each.number))
    found = [tuple(some) for _, some in groupby(ran, lambda each: (each.title, each.site))]
    return sorted(found, key=lambda line: line[0].number)
