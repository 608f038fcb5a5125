"""Pages of plans that leave something open: why no plan is legal, or which ones are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shardproof.reports.html.document import document
from shardproof.reports.html.excerpts import excerpted
from shardproof.reports.html.markup import Html, code, element, scrolled, text
from shardproof.reports.html.parts import (
    Parts,
    Report,
    commands_part,
    head,
    paragraphs,
    plan_parts,
)
from shardproof.reports.html.whys import nearest_part, shown_part
from shardproof.reports.legal import Legal
from shardproof.reports.plans import left_out, of_what, order_text, plan_row, room_text
from shardproof.reports.reasons import Because, WhyOpen
from shardproof.reports.transfer import SOME, transfer_text, whole_pairs
from shardproof.reports.why import because_text, by_value_text, completed_text, hidden_text
from shardproof.spec.amounts import amount
from shardproof.spec.plan.locate import Spot
from shardproof.spec.plan.plan import Plan

_HEADS = (
    "plan", "sync points, prefill", "decode", "bytes, prefill", "decode",
    "weights a device", "copies", "cache a token", "copies",
)  # fmt: skip


def open_report(name: str, found: WhyOpen, given: Report) -> Html:
    """Each minimal conflict, or a completion that is legal."""
    says, word = "illegal", "illegal"
    under = ["No legal plan is left; what is not written stands at its default."]
    if found.found is not None:
        says, word = "legal plans are left", "legal"
        under = [by_value_text(found)] if found.by_value else []
    elif not found.because:
        says, word, under = "unknown", "unknown", []
    whatever = [line.text for line in found.plan.open]
    if whatever:
        under.append(f"open: {', '.join(whatever)}")
    top = head(name, says, word, found.plan.model.name, *under)
    return document(f"{name}: {says}", top, list(_open_parts(name, found, given)), given.version)


def _open_parts(name: str, found: WhyOpen, given: Report) -> Parts:
    if found.because:
        count = len(found.because)
        inner = "".join(_because(each, n, given) for n, each in enumerate(found.because, 1))
        if found.hidden:
            inner += element("p", text(hidden_text(found.hidden)))
        yield "reasons", "The reason" if count == 1 else f"{count} reasons", inner
    if found.undecided:
        yield "unknown", "What is not known", paragraphs((f"gave up deciding {found.undecided}",))
    if found.nearest:
        yield "nearest", "Nearest legal plans", nearest_part(found.nearest)
    if found.found is not None:
        yield "left", "A legal plan that is left", _example(found, found.found)
        yield from plan_parts(found.plan.model, found.found, "", given)
    elif found.because and found.because[0].clauses:
        example = found.because[0].plan
        yield "tried", "A plan that breaks the first", _completion(example)
        yield from plan_parts(found.plan.model, example, "", given)
    yield "check", "Check it again", _again(name, found, given)


def _because(because: Because, number: int, given: Report) -> Html:
    codes = [code(each.clause.code) for each in because.clauses]
    out = [element("h3", text(f"{number}. "), ", ".join(codes) or "Lines that contradict")]
    out.append(element("p", text(because_text(because)), class_="says"))
    spots = [Spot(each.path, each.place) for each in because.lines if each.place is not None]
    out += [excerpted(spots, given.lines)] if spots else []
    law = list[Html]()
    for broken in because.clauses:
        if broken.example is not None:
            out.append(element("p", code(broken.clause.code), text(f": {broken.example.message}")))
        out += [excerpted([spot], given.lines) for spot in broken.config]
        law += [element("dt", code(broken.clause.code)),
                element("dd", text(broken.clause.sentence), "<br>",
                        text(", ".join(broken.clause.documents)))]  # fmt: skip
    if law:
        out.append(element("dl", *law))
    out.append(shown_part(because.shown, because.not_shown, given.kept.get(str(number), "")))
    return element("article", *out, class_="reason")


def _completion(plan: Plan) -> Html:
    return element("p", code(completed_text(plan)))


def _example(found: WhyOpen, plan: Plan) -> Html:
    sent = transfer_text(found.plan.model, plan)
    return _completion(plan) + (paragraphs((whole_pairs(sent),)) if sent else "")


def _again(name: str, found: WhyOpen, given: Report) -> Html:
    verb = "why" if found.found is None else "plans"
    return commands_part(
        [given.command(verb, name)], certified=name if given.certificate else "", given=given
    )


# --- the legal plans, counted ---


def plans_report(name: str, found: Legal, why: WhyOpen | None, given: Report) -> Html:
    """How many there are, a table of the first, and the first one drawn."""
    plans = amount(found.count, "legal plan")
    says, word = plans if found.count else "no legal plan", "legal" if found.count else "illegal"
    under = [of_what(found)]
    if found.undecided:
        says = word = "unknown"
        under.append(f"gave up deciding {found.undecided}")
    elif found.count and found.room is not None:
        under.append(room_text(found))
    if why is not None and why.by_value:
        under.append(by_value_text(why))
    parts = [] if found.undecided else list(_plans_parts(name, found, why, given))
    return document(f"{name}: {says}", head(name, says, word, *under), parts, given.version)


def _plans_parts(name: str, found: Legal, why: WhyOpen | None, given: Report) -> Parts:
    if why is not None and why.because:
        count = len(why.because)
        inner = "".join(_because(each, n, given) for n, each in enumerate(why.because, 1))
        yield "reasons", "The reason" if count == 1 else f"{count} reasons", inner
    if found.shown:
        yield "plans", "The plans", _table(found)
        first = found.shown[0].plan
        yield "first", "The first of them", _completion(first)
        yield from plan_parts(found.plan.model, first, "", given)
    yield "check", "Check it again", commands_part([given.command("plans", name)], given=given)


def _table(found: Legal) -> Html:
    model = found.plan.model
    columns = (
        element("th", each, scope="col", class_="n" if number else False)
        for number, each in enumerate(_HEADS)
    )
    rows = list[Html]()
    for each in found.shown:
        plan, *numbers = plan_row(each)
        sent = transfer_text(model, each.plan, SOME)
        first = text(plan) + ("<br>" + text(whole_pairs(sent)) if sent else "")
        rows.append(element("tr", element("td", first), *_cells(numbers)))
    head_ = element("thead", element("tr", *columns))
    table = element("table", head_, element("tbody", *rows), class_="near")
    return scrolled("the legal plans", table) + paragraphs(
        ("Sync points and bytes are of one token.", order_text(found), *left_out(found))
    )


def _cells(numbers: Sequence[str]) -> Iterable[Html]:
    return (element("td", text(each), class_="n") for each in numbers)
