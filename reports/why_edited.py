"""Why a plan that edits its program is illegal, for a person and for a program."""

from __future__ import annotations

from typing import Any

from shardproof.reports.reasons import WhyEdited
from shardproof.reports.terminal import Lines, Page, excerpt, summary
from shardproof.reports.verdict_json import verdict_data
from shardproof.reports.why import shown_data, shown_text


def why_edited_text(why: WhyEdited, page: Page, lines: Lines, kept: str) -> str:
    """The edit to blame, the operator that is, and what a run does."""
    verdict = why.verdict
    out = [f"{verdict.source.name or 'plan'}: {page.paint(verdict.word, verdict.word)}"]
    out += [page.wrap(summary(verdict), "  "), ""]
    for each in why.blamed:
        out.append(page.wrap(f"edits[{each.number}]: without it the plan is legal"))
        out += excerpt(each.place, f"edits[{each.number}]", page, lines)
    if not why.blamed:
        out.append(page.wrap(_together(why)))
    if why.by_whom is not None:
        out.append(page.wrap(why.by_whom.where, "  operator: ", "    "))
        out.append(page.wrap(why.by_whom.said, "    ", "      "))
    for clause in why.about:
        sources = ", ".join(clause.documents)
        told = f"{clause.code}: {clause.sentence} [{sources}]"
        out.append(page.wrap(told, "  law: ", "       "))
    out += shown_text(why.shown, why.not_shown, page, kept)
    out += [page.wrap(each, "unknown: ", "  ") for each in verdict.unknown]
    return "\n".join(out)


def _together(why: WhyEdited) -> str:
    if why.strategy:
        codes = ", ".join(reason.clause.code for reason in why.strategy)
        return f"Without its edits the plan is illegal too ({codes}): ask `why` of it without them."
    if len(why.verdict.plan.edits) == 1:
        return "Without its edit the plan is legal."
    return "Without its edits the plan is legal; with any one of them left out it is not."


def why_edited_data(why: WhyEdited) -> dict[str, Any]:
    """The verdict's own JSON, with the counterexample, and the edits to blame as notes."""
    data = verdict_data(why.verdict)
    if why.shown is not None:
        data["counterexample"] = shown_data(why.shown, why.not_shown)
    data["notes"] += [
        {"code": "NOTE-EDIT", "message": f"without edits[{each.number}] the plan is legal"}
        for each in why.blamed
    ]
    return data
