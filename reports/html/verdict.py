"""A verdict, and why, as a page."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from urllib.parse import quote

from shardproof.executor.run.faults import shortened
from shardproof.executor.run.inner import SHARES
from shardproof.executor.run.outcome import Different
from shardproof.executor.shrunk import Shrunk
from shardproof.proofs.nearest.search import Near
from shardproof.reports.html.document import document
from shardproof.reports.html.drawing import (
    Theorems,
    graph_part,
    maps_part,
    mesh_part,
    timeline_part,
)
from shardproof.reports.html.markup import Html, code, element, lines, opened, scrolled, text
from shardproof.reports.nearest import change_text, other_text, row_of
from shardproof.reports.pictures.gather import picture
from shardproof.reports.pictures.holding import Picture
from shardproof.reports.pictures.timeline import timeline
from shardproof.reports.reasons import Shown, Told, Why, WhyEdited
from shardproof.reports.terminal import Lines, Page, excerpt, summary
from shardproof.reports.transfer import transfer_text, whole_pairs
from shardproof.spec.errors import InputErrors
from shardproof.spec.law.judge import Reason
from shardproof.spec.plan.locate import Spot
from shardproof.spec.plan.plan import PHASES
from shardproof.spec.verdict import Verdict

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


Found = Verdict | Why | WhyEdited | InputErrors


def report(found: Sequence[Found], given: Report) -> Html:
    """One page, of one plan or of several."""
    verdicts = [_verdict_of(each) for each in found]
    named = [each.source.name or "plan" for each in verdicts if each is not None]
    title = f"{named[0]}: {_words(verdicts)}" if len(found) == 1 and named else "shardproof report"
    heads, parts = list[Html](), list[tuple[str, str, Html]]()
    for number, each in enumerate(found):
        prefix = f"p{number}-" if len(found) > 1 else ""
        if isinstance(each, InputErrors):
            parts.append((f"{prefix}errors", "Input that cannot be read", _errors(each, given)))
            continue
        verdict = each if isinstance(each, Verdict) else each.verdict
        heads.append(_head(verdict, len(found) == 1))
        lead = f"{verdict.source.name or 'plan'}: " if len(found) > 1 else ""
        parts += ((prefix + name, lead + says, inner)
                  for name, says, inner in _parts(each, verdict, prefix, given))  # fmt: skip
    if len(found) > 1:
        heads.insert(0, element("h1", f"{len(found)} plans"))
    return document(title, "".join(heads), parts, given.version)


def _verdict_of(found: Found) -> Verdict | None:
    match found:
        case Verdict():
            return found
        case Why() | WhyEdited():
            return found.verdict
        case _:
            return None


def _words(verdicts: Sequence[Verdict | None]) -> str:
    return ", ".join(each.word for each in verdicts if each is not None)


def _head(verdict: Verdict, alone: bool) -> Html:  # noqa: FBT001
    name = text(verdict.source.name or "plan")
    word = element("span", text(verdict.word), class_=f"word {verdict.word}")
    head = element("h1" if alone else "h2", f"{name}: {word}")
    return head + element("p", text(summary(verdict)))


def _parts(found: Found, verdict: Verdict, prefix: str, given: Report) -> Parts:
    if verdict.unknown:
        yield "unknown", "Why nothing is known", _paragraphs(verdict.unknown)
    if isinstance(found, WhyEdited):
        yield "reasons", "Why it is illegal", _edited(found, given)
    elif verdict.reasons:
        told = found.told if isinstance(found, Why) and found.told else None
        yield "reasons", _counted(len(verdict.reasons)), _reasons(verdict, told, given)
    elif verdict.shown is not None:
        shown = f"{verdict.shown.kind}: {verdict.shown.says}"
        yield "reasons", "What a run shows", _paragraphs((shown, f"with {verdict.shown.tried}"))
    if isinstance(found, Why) and found.nearest:
        yield "nearest", "Nearest legal plans", _nearest(found.nearest)
    notes = [note.message for note in verdict.notes]
    sent = transfer_text(verdict.model, verdict.plan) if verdict.word == "legal" else ""
    if notes or sent:
        yield "notes", "Notes", _paragraphs([*notes, *([whole_pairs(sent)] if sent else [])])
    if (drawn := _drawn(verdict)) is not None:
        yield "mesh", "Mesh", mesh_part(drawn)
        yield "graph", "Layer graph", graph_part(drawn, prefix, given.theorems)
        yield "maps", "Which indices each rank holds", maps_part(drawn)
        schedule = timeline(verdict.model, verdict.plan)
        if schedule is not None and schedule.stages * schedule.groups * schedule.lanes > 1:
            yield "schedule", "Schedule of decode", timeline_part(schedule)
    yield "check", "Check it again", _again(verdict, found, given)


def _drawn(verdict: Verdict) -> Picture | None:
    if verdict.model.unread:
        return None
    if verdict.plan.edits:
        phases = [verdict.plan.phase(name) for name in PHASES]
        ranks = max(p.dp * p.sp * p.tp * max(p.ep, 1) for p in phases)
        if ranks * len(verdict.model.layers) > MOST_RANKS or max(p.pp for p in phases) > MOST_RANKS:
            return None
    tree = verdict.derivation.tree if verdict.derivation else None
    return picture(verdict.model, verdict.plan, tree)


def _counted(count: int) -> str:
    return "The reason" if count == 1 else f"{count} reasons"


def _paragraphs(every: Sequence[str]) -> Html:
    return "".join(element("p", text(each)) for each in every)


def _reasons(verdict: Verdict, told: Sequence[Told] | None, given: Report) -> Html:
    out: list[Html] = []
    each = zip(verdict.reasons, verdict.spots, verdict.remedies, strict=True)
    for number, (reason, spot, fix) in enumerate(each):
        more = told[number] if told is not None and number < len(told) else None
        config = more.config if more is not None else ()
        shown = (
            _shown(more.shown, more.not_shown, given.kept.get(reason.clause.code, ""))
            if more is not None
            else ""
        )
        out.append(_reason(reason, (spot, *config), fix, shown, given))
    match verdict.same_degrees:
        case "legal":
            out.append(element("p", "With these degrees another plan is legal."))
        case "illegal":
            out.append(element("p", "With these degrees no plan is legal."))
        case _:
            pass
    return "".join(out)


def _reason(
    reason: Reason, spots: Sequence[Spot], fix: str, shown: Html, given: Report
) -> Html:  # fmt: skip
    clause = reason.clause
    phases = "" if len(reason.phases) == len(PHASES) else f" ({', '.join(reason.phases)})"
    law = element("dt", "law") + element("dd", text(clause.sentence))
    law += element("dt", "from") + element("dd", text(", ".join(clause.documents)))
    law += element("dt", "try") + element("dd", element("pre", lines(fix)))
    return element(
        "article",
        element("h3", code(clause.code), text(phases)),
        element("p", text(reason.message), class_="says"),
        *(_excerpt(spot, given.lines) for spot in spots),
        element("dl", law),
        shown,
        class_="reason",
    )


def _excerpt(spot: Spot, files: Lines) -> Html:
    told = excerpt(spot.place, spot.field, Page(88), files)
    where = f"excerpt of {spot.place.file}" if spot.place else "the plan"
    return element("pre", lines("\n".join(told)), class_="src", tabindex="0", role="region",
                   aria_label=where)  # fmt: skip


def _shown(shown: Shown | None, why_not: str, kept: str) -> Html:
    """A counterexample: what was run, what came of it, where the two part first."""
    if shown is None:
        return element("p", text(f"not shown: {why_not}")) if why_not else ""
    found = shown.found
    rows = [
        ("run on", f"{Shrunk(shown.witness.model)}{shown.fewer}"),
        ("with", str(found.tried)),
        (found.kind, str(found)),
    ]
    if not shown.alone:
        shared = f"shared with {', '.join(shown.shared)}" if shown.shared else ""
        rows.append(("beside", shared or "the other reasons"))
    if isinstance(found, Different) and found.inner is not None:
        inner = found.inner
        rows += [
            ("first divergence", inner.op), ("at", inner.at),
            ("values", shortened(f"{inner.who} {inner.values}", found.degrees)),
            ("last match", ", ".join(inner.right).replace(SHARES, " (partial sums)")),
        ]  # fmt: skip
    if kept:
        rows.append(("replay", f"shardproof run {kept}"))
    body = "".join(
        element("tr", element("th", text(key), scope="row"), element("td", text(value)))
        for key, value in rows
        if value
    )
    table = element("table", element("tbody", body))
    return element("h4", "Counterexample") + scrolled("the counterexample", table)


def _edited(found: WhyEdited, given: Report) -> Html:
    out = list[Html]()
    for each in found.blamed:
        where = Spot(f"edits[{each.number}]", each.place)
        out.append(element("p", text(f"Without edits[{each.number}] the plan is legal.")))
        out.append(_excerpt(where, given.lines))
    failing = found.verdict.derivation.failing if found.verdict.derivation else None
    if failing is not None:
        out += [
            element("p", code(failing.operator)),
            element("p", text(failing.why), class_="says"),
        ]
    out.append(_shown(found.shown, found.not_shown, given.kept.get("edits", "")))
    return element("article", *out, class_="reason")


def _nearest(near: Sequence[Near]) -> Html:
    heads = ("plan", "sync points a token", "received a token", "weights a device", "cache a token")
    head = "".join(
        element("th", text(each), scope="col", class_="n" if number else False)
        for number, each in enumerate(heads)
    )
    rows = list[Html]()
    for number, each in enumerate(near, 1):
        what = "; ".join(map(change_text, each.changes))
        also = ", ".join(other_text(other.changes[0]) for other in each.also)
        first = element("td", text(f"{number}  {what}"),
                        "<br>" + text(f"or {also}") if also else "")  # fmt: skip
        numbers = (element("td", text(cell), class_="n") for cell in row_of(each.counts))
        rows.append(element("tr", first, *numbers))
    body = element("tbody", *rows)
    table = element("table", element("thead", element("tr", head)), body, class_="near")
    return scrolled("the nearest legal plans", table)


def _errors(wrong: InputErrors, given: Report) -> Html:
    out = list[Html]()
    for error in wrong.errors:
        where = f"{error.place}: " if error.place and error.place.file else ""
        out.append(element("p", text(f"{where}error[{error.code}] {error.message}"), class_="says"))
        if error.place and error.place.line:
            out.append(_excerpt(Spot("", error.place), given.lines))
        if error.help:
            out.append(element("p", text(f"help: {error.help}")))
    return element("article", *out, class_="reason")


def _again(verdict: Verdict, found: Found, given: Report) -> Html:
    name = shlex.quote(verdict.source.name or "PLAN")
    commands = [f"shardproof check {name}"]
    if verdict.word == "illegal" and isinstance(found, Verdict):
        commands.append(f"shardproof why {name}")
    if verdict.word != "unknown":
        commands += [
            f"shardproof certify {name} --output certificate.json",
            "shardproof verify certificate.json",
        ]
    out = element("pre", lines("\n".join(commands)))
    told = "The last command needs no solver and trusts nothing that the others did."
    out = (element("p", told) if verdict.word != "unknown" else "") + out
    if not given.certificate:
        return out
    link = (
        f'<a download="certificate.json" href="data:application/json,{quote(given.certificate)}">'
        "Save the certificate</a>"
    )
    size = f"{len(given.certificate.encode()):,} bytes"
    return (
        out
        + element("p", link, f" ({size})")
        + opened("The certificate", element("pre", lines(given.certificate)))
    )
