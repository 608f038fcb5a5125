"""A verdict, and why, as a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shardproof.reports.html.document import document
from shardproof.reports.html.excerpts import excerpted
from shardproof.reports.html.markup import Html, code, element, lines, text
from shardproof.reports.html.parts import (
    Parts,
    Report,
    commands_part,
    head,
    paragraphs,
    plan_parts,
)
from shardproof.reports.terminal import summary
from shardproof.reports.transfer import transfer_text, whole_pairs
from shardproof.spec.errors import InputErrors
from shardproof.spec.law.judge import Reason
from shardproof.spec.plan.locate import Spot
from shardproof.spec.plan.plan import PHASES
from shardproof.spec.verdict import Verdict

if TYPE_CHECKING:
    from shardproof.reports.reasons import Told, Why, WhyEdited

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
                  for name, says, inner in parts_of(each, verdict, prefix, given))  # fmt: skip
    if len(found) > 1:
        heads.insert(0, element("h1", f"{len(found)} plans"))
    return document(title, "".join(heads), parts, given.version)


def _verdict_of(found: Found) -> Verdict | None:
    if isinstance(found, InputErrors):
        return None
    return found if isinstance(found, Verdict) else found.verdict


def _words(verdicts: Sequence[Verdict | None]) -> str:
    return ", ".join(each.word for each in verdicts if each is not None)


def _head(verdict: Verdict, alone: bool) -> Html:  # noqa: FBT001
    return head(verdict.source.name or "plan", verdict.word, verdict.word, summary(verdict),
                alone=alone)  # fmt: skip


def parts_of(
    found: Found, verdict: Verdict, prefix: str, given: Report, told: Sequence[str] = ()
) -> Parts:
    """What is said of a verdict, then its plan drawn; `told` are notes beside its own."""
    if verdict.unknown:
        yield "unknown", "Why nothing is known", paragraphs(verdict.unknown)
    if not isinstance(found, Verdict | InputErrors):
        yield from _whys(found, verdict, given)
    elif verdict.reasons:
        yield "reasons", _counted(len(verdict.reasons)), _reasons(verdict, (), given)
    elif verdict.shown is not None:
        shown = f"{verdict.shown.kind}: {verdict.shown.says}"
        yield "reasons", "What a run shows", paragraphs((shown, f"with {verdict.shown.tried}"))
    notes = [*(note.message for note in verdict.notes), *told]
    sent = transfer_text(verdict.model, verdict.plan) if verdict.word == "legal" else ""
    if notes or sent:
        yield "notes", "Notes", paragraphs([*notes, *([whole_pairs(sent)] if sent else [])])
    yield from plan_parts(verdict.model, verdict.plan, prefix, given)
    yield "check", "Check it again", _again(verdict, found, given)


def _whys(found: Why | WhyEdited, verdict: Verdict, given: Report) -> Parts:
    from shardproof.reports.html.whys import edited_part, nearest_part
    from shardproof.reports.reasons import WhyEdited

    if isinstance(found, WhyEdited):
        yield "reasons", "Why it is illegal", edited_part(found, given.lines, given.kept)
        return
    if verdict.reasons:
        yield "reasons", _counted(len(verdict.reasons)), _reasons(verdict, found.told, given)
    if found.nearest:
        yield "nearest", "Nearest legal plans", nearest_part(found.nearest)


def _counted(count: int) -> str:
    return "The reason" if count == 1 else f"{count} reasons"


def _reasons(verdict: Verdict, told: Sequence[Told], given: Report) -> Html:
    out: list[Html] = []
    each = zip(verdict.reasons, verdict.spots, verdict.remedies, strict=True)
    for number, (reason, spot, fix) in enumerate(each):
        more = told[number] if number < len(told) else None
        shown = "" if more is None else _shown(more, given)
        config = () if more is None else more.config
        out.append(_reason(reason, (spot, *config), fix, shown, given))
    match verdict.same_degrees:
        case "legal":
            out.append(element("p", "With these degrees another plan is legal."))
        case "illegal":
            out.append(element("p", "With these degrees no plan is legal."))
        case _:
            pass
    return "".join(out)


def _shown(told: Told, given: Report) -> Html:
    from shardproof.reports.html.whys import shown_part

    kept = given.kept.get(told.reason.clause.code, "")
    return shown_part(told.shown, told.not_shown, kept)


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
        *(excerpted([spot], given.lines) for spot in spots),
        element("dl", law),
        shown,
        class_="reason",
    )


def _errors(wrong: InputErrors, given: Report) -> Html:
    out = list[Html]()
    for error in wrong.errors:
        where = f"{error.place}: " if error.place and error.place.file else ""
        out.append(element("p", text(f"{where}error[{error.code}] {error.message}"), class_="says"))
        if error.place and error.place.line:
            out.append(excerpted([Spot("", error.place)], given.lines))
        if error.help:
            out.append(element("p", text(f"help: {error.help}")))
    return element("article", *out, class_="reason")


def _again(verdict: Verdict, found: Found, given: Report) -> Html:
    name = verdict.source.name
    commands = [given.command("check", name)]
    if verdict.word == "illegal" and isinstance(found, Verdict):
        commands.append(given.command("why", name))
    certified = "" if verdict.word == "unknown" else name or "PLAN"
    return commands_part(commands, certified=certified, given=given)
