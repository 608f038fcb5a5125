"""Call sites that the tests reach, and what may be done wrong at each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shardproof.mutate.agent.kinds import KINDS
from shardproof.mutate.agent.sites import Site


@dataclass(frozen=True, slots=True)
class Met:
    """A call site as it was met."""

    site: Site
    kinds: tuple[str, ...]
    whole: bool
    """Every rank of every group calls it there."""


@dataclass(frozen=True, slots=True)
class Mutant:
    site: Site
    kind: str
    equivalent: str = ""
    """Why it changes nothing, where that is known before it is run."""

    @property
    def key(self) -> str:
        return f"{self.site.key} {self.kind}"


def site_of(data: Mapping[str, Any]) -> Site:
    fields: dict[str, Any] = {**data, "callers": tuple(data["callers"])}
    return Site(**fields)


def met(lines: Iterable[Mapping[str, Any]]) -> list[Met]:
    """The call sites of a recorded run, by file and line."""
    sites: dict[str, Site] = {}
    kinds: dict[str, set[str]] = {}
    ranks: dict[str, dict[tuple[int, ...], set[int | None]]] = {}
    for line in lines:
        if "site" not in line:
            continue
        site = site_of(line["site"])
        sites[site.key] = site
        kinds.setdefault(site.key, set()).update(line["kinds"])
        groups = ranks.setdefault(site.key, {})
        groups.setdefault(tuple(line["ranks"]), set()).add(line["rank"])
    found: list[Met] = []
    for key, site in sorted(sites.items(), key=lambda item: _order(item[1])):
        whole = all(each == {None} or each >= set(group) for group, each in ranks[key].items())
        found.append(Met(site, tuple(k for k in KINDS if k in kinds[key]), whole))
    return found


def _order(site: Site) -> tuple[object, ...]:
    return site.file, site.line, site.via, site.callers, site.collective, site.size


def mutants_of(sites: Sequence[Met], kinds: Sequence[str]) -> list[Mutant]:
    """One thing wrong at one call site each: the first kind of every site, then the next.

    Where some ranks of a group call a collective elsewhere, nothing but leaving it out has a
    meaning on one side alone.
    """
    every: list[tuple[int, int, Mutant]] = []
    for at, each in enumerate(sites):
        if each.site.size == 1:
            every.append((0, at, Mutant(each.site, "drop", "one rank has nothing to exchange")))
            continue
        possible = [k for k in each.kinds if each.whole or k == "drop" or _one_sided(each.site)]
        wanted = [kind for kind in possible if kind in kinds]
        every += [(i, at, Mutant(each.site, kind)) for i, kind in enumerate(wanted)]
    return [mutant for _, _, mutant in sorted(every, key=lambda item: item[:2])]


def _one_sided(site: Site) -> bool:
    return site.collective in ("send", "isend", "recv", "irecv")
