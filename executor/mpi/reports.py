"""How the ranks of a run ended or where they wait, and what one process would have said of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Literal

from shardproof.executor.mpi.meeting import NEVER
from shardproof.executor.run.runtime.out_of_step import stuck
from shardproof.executor.run.state.faults import Key, Refused, Stuck, named
from shardproof.spec.program.ops.collectives import AllReduce
from shardproof.spec.record import dataclass

Kind = Literal["done", "refused", "stuck", "blocked", "waiting", "running"]


@dataclass(frozen=True, slots=True)
class Report:
    """Of one process. Those of the kind `waiting` and `running` may still go on."""

    kind: Kind
    at: tuple[int, ...]
    """The position; that of whoever waits comes after all else in its visit."""
    op: str = ""
    rank: Key | None = None
    """The process's own."""
    group: tuple[Key, ...] = ()
    """Whom it meets, whom a refusal names, or who is stuck."""
    why: str = ""
    absent: tuple[Key, ...] = ()
    """The ranks whose messages it waits for."""
    missing: tuple[tuple[int, str, int], ...] = ()
    """What it waits for: the sender, the channel, and how many came before."""
    sent: tuple[tuple[int, str, int], ...] = ()
    """To whom, on which channel, and how many."""

    def data(self) -> dict[str, Any]:
        return asdict(self)


def report_of(data: Mapping[str, Any]) -> Report:
    """A report that came as JSON."""
    return Report(
        data["kind"],
        tuple(data["at"]),
        data["op"],
        None if data["rank"] is None else _key(data["rank"]),
        tuple(map(_key, data["group"])),
        data["why"],
        tuple(map(_key, data["absent"])),
        tuple((int(who), str(channel), int(n)) for who, channel, n in data["missing"]),
        tuple((int(who), str(channel), int(n)) for who, channel, n in data["sent"]),
    )


def _key(places: Sequence[int]) -> Key:
    pp, dp, sp, tp = places
    return pp, dp, sp, tp


def alive(reports: Mapping[int, Report]) -> set[int]:
    """The processes that can still go on, once all have said where they are.

    A message that was sent before its sender said so is on its way. What a waiting process is sent
    later is sent by one that can go on. So whoever is not among these waits for ever, though the
    reports are not of one moment.
    """
    on_the_way = {
        (source, to, channel, number)
        for source, each in reports.items()
        for to, channel, count in each.sent
        for number in range(count)
    }
    found = {process for process, each in reports.items() if each.kind == "running"}
    waiting = {process: each for process, each in reports.items() if each.kind == "waiting"}
    grown = True
    while grown:
        more = {
            process
            for process, each in waiting.items()
            if process not in found
            and all(
                source in found or (source, process, channel, number) in on_the_way
                for source, channel, number in each.missing
            )
        }
        found |= more
        grown = bool(more)
    return found


def fault_of(reports: Mapping[int, Report]) -> Refused | Stuck | None:
    """What ends the run where no process goes on: what one process would have met first."""
    ended = [each for each in reports.values() if each.kind != "done"]
    if not ended:
        return None
    first = min(ended, key=lambda each: each.at)
    match first.kind:
        case "refused":
            return Refused(first.op, next(iter(first.group), None), first.why)
        case "stuck":
            return Stuck(first.op, first.group, first.why)
        case _:
            return _never(first, [each for each in ended if each.at == first.at])


def _never(first: Report, there: Sequence[Report]) -> Stuck:
    """Ranks that wait in one visit for what never comes."""
    early = [each for each in there if not each.group]
    if early:
        # They have not even begun with the visit, and the others wait for them.
        first = early[0]
    else:
        waiting = {
            each.rank: (AllReduce(each.op, group=()), frozenset(each.group))
            for each in there
            if each.rank
        }
        first = min(there, key=lambda each: each.rank or ())
        group = frozenset(first.group)
        away = min((key for key in group if waiting.get(key, (0, 0))[1] != group), default=None)
        if away in first.absent:
            return stuck(waiting)
    # Everybody is where he should be, and yet a message has not come.
    who = [each.rank for each in there if each.rank and each.op == first.op]
    return Stuck(first.op, who, f"{named(first.absent[0])}, which never sends it")


def waits_at(phase: int, visit: int) -> tuple[int, ...]:
    return phase, visit, NEVER
