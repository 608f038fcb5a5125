"""A launch command as a page: what it starts, what its engine says, and the plan that it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from shardproof.reports.html.document import document
from shardproof.reports.html.excerpts import excerpted
from shardproof.reports.html.markup import Html, code, element, lines, scrolled, text
from shardproof.reports.html.parts import Parts, Report, commands_part, head, paragraphs
from shardproof.reports.html.verdict import parts_of
from shardproof.reports.launch import OUTCOMES, mesh, named
from shardproof.reports.terminal import summary
from shardproof.spec.amounts import amount
from shardproof.spec.dialects.launch import Launch, Pool
from shardproof.spec.dialects.others import Others
from shardproof.spec.dialects.profiles.judged import Judged
from shardproof.spec.model.model import Model
from shardproof.spec.plan.locate import Spot
from shardproof.spec.record import dataclass
from shardproof.spec.verdict import Verdict

if TYPE_CHECKING:
    from shardproof.reports.reasons import Why, WhyEdited

_DRAWN = ("memory", "mesh", "check")
"""What stands behind all that anybody says of the command."""


@dataclass(frozen=True, slots=True)
class LaunchPage:
    """What became of a command."""

    name: str
    model: Model
    launch: Launch
    judged: Sequence[Judged]
    """What the engine says of each pool."""
    gravest: Judged
    others: Others | None
    notes: Sequence[str]


def launched_report(of: LaunchPage, found: Verdict | Why | WhyEdited | None, given: Report) -> Html:
    """In the order of the terminal: what it is, the engine, the law, what else there is."""
    verdict = found if found is None or isinstance(found, Verdict) else found.verdict
    law = "unknown" if verdict is None else verdict.word
    says = law if of.gravest.outcome == "accepted" else OUTCOMES[of.gravest.outcome]
    word = law if of.gravest.outcome == "accepted" else _class(of.gravest)
    under = [f"{named(pool)}: {of.model.name} on {mesh(pool)}" for pool in of.launch.pools]
    top = head(of.name, says, word, *under)
    return document(f"{of.name}: {says}", top, list(_parts(of, found, verdict, given)),
                    given.version)  # fmt: skip


def _class(judged: Judged) -> str:
    return {"accepted": "legal", "unknown": "unknown"}.get(judged.outcome, "illegal")


def _parts(
    of: LaunchPage, found: Verdict | Why | WhyEdited | None, verdict: Verdict | None, given: Report
) -> Parts:
    yield "starts", "What it starts", "".join(map(_pool, of.launch.pools))
    yield "engine", "What the engine says", "".join(_engines(of))
    if found is None or verdict is None:
        yield "law", "What the law says", _lacks(of.launch, given)
        yield from _others(of)
        if of.notes:
            yield "notes", "Notes", paragraphs(of.notes)
        yield "check", "Check it again", commands_part([given.command("check", "")], given=given)
        return
    told = element("span", verdict.word, class_=f"word {verdict.word}")
    yield "law", "What the law says", element("p", told, text(f" {summary(verdict)}"))
    others = [*_others(of)]
    for part in parts_of(found, verdict, "", given, of.notes):
        if part[0] in _DRAWN and others:
            yield from others
            others = []
        yield part


def _pool(pool: Pool) -> Html:
    rows = (
        element("tr", element("th", text(module.name), scope="row"),
                element("td", text(module.over)))
        for module in pool.modules
    )  # fmt: skip
    table = element("table", element("tbody", *rows), class_="pairs")
    return element("p", text(f"{named(pool)} on {mesh(pool)}")) + scrolled(
        "what each module is split over", table
    )


def _engines(of: LaunchPage) -> Iterator[Html]:
    for pool, judged in zip(of.launch.pools, of.judged, strict=True):
        told = element("span", text(OUTCOMES[judged.outcome]), class_=f"word {_class(judged)}")
        yield element("p", text(f"{pool.reading.name} {judged.version}: "), told)
        for reason in judged.reasons:
            law = element("dt", "rule") + element("dd", text(reason.rule))
            law += element("dt", "from") + element("dd", text(reason.source))
            if reason.law:
                law += element("dt", "law") + element("dd", text(reason.law))
            yield element(
                "article",
                element("p", text(reason.message), class_="says"),
                element("dl", law),
                class_="reason" if _class(judged) == "illegal" else False,
            )
        yield paragraphs(judged.notes)


def _lacks(launch: Launch, given: Report) -> Html:
    out = [element("p", element("span", "unknown", class_="word unknown"))]
    for lack in launch.lacks:
        out.append(element("p", code(lack.name), text(f": no word of a plan says {lack.what}")))
        out.append(excerpted([Spot("", lack.place)], given.lines))
    return "".join(out)


def _others(of: LaunchPage) -> Parts:
    if of.others is None:
        return
    [pool] = of.launch.pools
    where = amount(pool.devices, "device")
    out: list[Html] = []
    for other in of.others.each:
        unknown = "" if other.law == "legal" else "; whether that is right is not known"
        out.append(element("p", text(f"{other.says}{unknown}")))
        out.append(element("pre", lines(other.command)))
    if not of.others.each and of.others.why:
        out.append(element("p", text(f"no other: {of.others.why}")))
    if of.others.degrees:
        degrees = ", ".join(map(str, of.others.degrees))
        out.append(element("p", text(f"Tensor degrees that it takes for this model: {degrees}")))
    yield "others", f"What {pool.reading.name} takes on {where}", "".join(out)
