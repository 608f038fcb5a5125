"""Parts of a page that verdicts and open plans share: the drawing of a plan, commands, a room."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING
from urllib.parse import quote

from shardproof.reports.html.drawing import (
    Theorems,
    graph_part,
    maps_part,
    mesh_part,
    timeline_part,
)
from shardproof.reports.html.markup import Html, element, lines, opened, text
from shardproof.reports.pictures.gather import picture
from shardproof.reports.pictures.timeline import timeline
from shardproof.reports.terminal import Lines
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.record import dataclass, field

if TYPE_CHECKING:
    from shardproof.proofs.nearest.memory import Room

Parts = Iterator[tuple[str, str, Html]]
MOST_RANKS = 2**16
"""Ranks times layers of an edited plan, whose program is not folded before it is drawn."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a page is made of, beside what was found."""

    version: str
    lines: Lines = field(default_factory=dict[str, Sequence[str]])
    theorems: Theorems = field(default_factory=dict[str, Sequence[str]])
    kept: Mapping[str, str] = field(default_factory=dict[str, str])
    """The files that replay a counterexample, by the clause's code."""
    certificate: str = ""
    """The certificate itself, where there is one."""
    room: Room | None = None
    """What a device has, where that was asked for."""
    options: tuple[str, ...] = ()
    """What a command needs behind the plan's name, to read the same."""
    launch: tuple[str, ...] = ()
    """What gives the launch command that stands in place of a plan."""

    def command(self, verb: str, name: str, *more: str) -> str:
        plan = () if self.launch else (name or "PLAN",)
        return shlex.join(("shardproof", verb, *plan, *self.options, *more, *self.launch))


def paragraphs(every: Iterable[str]) -> Html:
    return "".join(element("p", text(each)) for each in every)


def head(name: str, says: str, word: str, *under: str, alone: bool = True) -> Html:
    """The name and the verdict, and what stands under them."""
    told = element("span", text(says), class_=f"word {word}")
    return element("h1" if alone else "h2", f"{text(name)}: {told}") + paragraphs(under)


def plan_parts(model: Model, plan: Plan, prefix: str, given: Report) -> Parts:
    """Memory, where it was asked for, and the drawings of a plan."""
    if model.unread:
        return
    if given.room is not None:
        yield "memory", "Memory", _memory(model, plan, given.room)
    if _too_large(model, plan):
        return
    drawn = picture(model, plan)
    yield "mesh", "Mesh", mesh_part(drawn)
    yield "graph", "Layer graph", graph_part(drawn, prefix, given.theorems)
    yield "maps", "Which indices each rank holds", maps_part(drawn)
    schedule = timeline(model, plan)
    if schedule is not None and schedule.stages * schedule.groups * schedule.lanes > 1:
        yield "schedule", "Schedule of decode", timeline_part(schedule)


def _too_large(model: Model, plan: Plan) -> bool:
    if not plan.edits:
        return False
    phases = [plan.phase(name) for name in PHASES]
    ranks = max(p.dp * p.sp * p.tp * max(p.ep, 1) for p in phases)
    return ranks * len(model.layers) > MOST_RANKS or max(p.pp for p in phases) > MOST_RANKS


def _memory(model: Model, plan: Plan, room: Room) -> Html:
    from shardproof.proofs.nearest.memory import memory
    from shardproof.reports.memory import memory_words

    fits, first, rest = memory_words(model, memory(model, plan, room), room)
    word = element(
        "span", "fits" if fits else "does not fit", class_="legal" if fits else "illegal"
    )
    return element("p", word, text(f" in {first}")) + paragraphs(rest)


def commands_part(commands: Sequence[str], *, certified: str = "", given: Report) -> Html:
    """How to come to the same again; and of what can be certified, the certificate."""
    certificate = given.certificate
    if certified:
        certify = given.command("certify", certified, "--output", "certificate.json")
        commands = [*commands, certify, "shardproof verify certificate.json"]
    told = "The last command needs no solver and trusts nothing that the others did."
    out = element("p", told) if certified else ""
    out += element("pre", lines("\n".join(commands)))
    if not certificate:
        return out
    link = (
        f'<a download="certificate.json" href="data:application/json,{quote(certificate)}">'
        "Save the certificate</a>"
    )
    size = f"{len(certificate.encode()):,} bytes"
    whole = opened("The certificate", element("pre", lines(certificate)))
    return out + element("p", link, f" ({size})") + whole
