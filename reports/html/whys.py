"""What `why` adds to a page: counterexamples and near plans, whose imports `check` does without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardproof.executor.run.outcome.outcome import Different
from shardproof.executor.shrunk import Shrunk
from shardproof.proofs.nearest.search import Near
from shardproof.reports.counterexample import caption, last_match, says, value_rows
from shardproof.reports.html.excerpts import excerpted
from shardproof.reports.html.markup import Html, code, element, scrolled, text
from shardproof.reports.nearest import change_text, other_text, row_of
from shardproof.reports.reasons import Shown, WhyEdited
from shardproof.reports.terminal import Lines
from shardproof.spec.plan.locate import Spot


def shown_part(shown: Shown | None, why_not: str, kept: str) -> Html:
    """A counterexample: what was run, what came of it, where the two part first."""
    if shown is None:
        return element("p", text(f"not shown: {why_not}")) if why_not else ""
    found = shown.found
    rows = [
        ("run on", f"{Shrunk(shown.witness.model)}{shown.fewer}"),
        ("with", str(found.tried)),
        (found.kind, says(found)),
    ]
    if not shown.alone:
        shared = f"shared with {', '.join(shown.shared)}" if shown.shared else ""
        rows.append(("beside", shared or "the other reasons"))
    if isinstance(found, Different) and found.inner is not None:
        inner = found.inner
        rows += [
            ("first divergence", inner.op), ("values of", caption(inner)),
            ("last match", last_match(inner)),
        ]  # fmt: skip
    if kept:
        rows.append(("replay", f"shardproof run {kept}"))
    body = "".join(
        element("tr", element("th", text(key), scope="row"), element("td", text(value)))
        for key, value in rows
        if value
    )
    table = element("table", element("tbody", body))
    values = _values(found) if isinstance(found, Different) and found.inner is not None else ""
    return element("h4", "Counterexample") + scrolled("the counterexample", table) + values


def _values(found: Different) -> Html:
    """The first divergence on every rank."""
    rows = "".join(
        element(
            "tr",
            element("th", text(row.who), scope="row"),
            element("td", text(row.value), class_="n"),
            element("td", element("strong", "not the model's") if row.wrong else ""),
        )
        for row in value_rows(found)
    )
    table = element("table", element("tbody", rows))
    return scrolled("the values at the first divergence", table)


def edited_part(found: WhyEdited, files: Lines, kept: Mapping[str, str]) -> Html:
    out = list[Html]()
    for each in found.blamed:
        where = Spot(f"edits[{each.number}]", each.place)
        out.append(element("p", text(f"Without edits[{each.number}] the plan is legal.")))
        out.append(excerpted([where], files))
    if found.by_whom is not None:
        out += [
            element("p", code(found.by_whom.where)),
            element("p", text(found.by_whom.said), class_="says"),
        ]
    for each in found.about:
        law = element("dt", "law") + element("dd", code(each.code), text(f" {each.sentence}"))
        law += element("dt", "from") + element("dd", text(", ".join(each.documents)))
        out.append(element("dl", law))
    out.append(shown_part(found.shown, found.not_shown, kept.get("edits", "")))
    return element("article", *out, class_="reason")


def nearest_part(near: Sequence[Near]) -> Html:
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
