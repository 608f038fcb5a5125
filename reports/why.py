"""Why a plan is illegal, for a person and for a program."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from typing import Any

from shardproof.executor.run.outcome.outcome import Different
from shardproof.executor.run.witness.files import witness_data
from shardproof.executor.shrunk import Shrunk
from shardproof.proofs.nearest.counts import Counts
from shardproof.proofs.nearest.memory import Room
from shardproof.proofs.nearest.search import Near
from shardproof.proofs.open.lines import AGREES
from shardproof.reports.counterexample import counterexample_text
from shardproof.reports.nearest import change_text, other_text, row_of, table_head, table_row
from shardproof.reports.printable import clean
from shardproof.reports.reasons import Because, Said, Shown, Told, Why, WhyOpen
from shardproof.reports.terminal import Lines, Page, excerpt, summary
from shardproof.reports.transfer import SOME, transfer_text, whole_pairs
from shardproof.reports.verdict_json import place_data, verdict_data
from shardproof.spec.law.clause import Clause
from shardproof.spec.model.model import Model
from shardproof.spec.plan.locate import Spot
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.write import inline, plain_section


def why_text(
    why: Why, page: Page, lines: Lines, kept: dict[str, str], *, command: bool = False
) -> str:
    """Every reason, what it does when it is run, and the nearest legal plans.

    Of a launch `command` there is no plan's file that one could be written into.
    """
    verdict = why.verdict
    name = verdict.source.name or "plan"
    out = [f"{clean(name)}: {page.paint(verdict.word, verdict.word)}"]
    out.append(page.wrap(summary(verdict), "  "))
    for told in why.told:
        out += ["", *_told(told, page, lines, kept)]
    out += _nearest(verdict.model, why.nearest, page, more=why.more, command=command)
    out += [page.wrap(each, "unknown: ", "  ") for each in verdict.unknown]
    if why.told and not why.disagreement and verdict.source.name:
        plan = "-o CERT -- …" if command else f"{clean(shlex.quote(verdict.source.name))} -o CERT"
        told = f"`shardproof certify {plan}` and `shardproof verify CERT` check it again."
        out.append(page.wrap(told))
    return "\n".join(out)


def _told(told: Told, page: Page, lines: Lines, kept: dict[str, str]) -> Iterator[str]:
    reason = told.reason
    phases = "" if len(reason.phases) == len(PHASES) else f" ({', '.join(reason.phases)})"
    yield f"{page.paint(reason.clause.code, 'illegal')}{phases}"
    yield page.wrap(reason.message, "  ")
    yield from excerpt(told.spot.place, told.spot.field, page, lines)
    for spot in told.config:
        yield from excerpt(spot.place, spot.field, page, lines)
    yield from _law(reason.clause, page)
    yield from shown_text(told.shown, told.not_shown, page, kept.get(reason.clause.code, ""))


def _law(clause: Clause, page: Page) -> Iterator[str]:
    yield page.wrap(f"{clause.sentence} [{', '.join(clause.documents)}]", "  law: ", "       ")


def shown_text(shown: Shown | None, why_not: str, page: Page, kept: str) -> Iterator[str]:
    if shown is None:
        if why_not:
            yield page.wrap(f"not shown: {why_not}", "  ", "    ")
        return
    found = shown.found
    small = Shrunk(shown.witness.model)
    alone = "" if shown.alone else ", beside the other reasons"
    if shown.shared:
        codes = ", ".join(shown.shared)
        alone = f", shared with {codes}, for nothing near was found that breaks one alone"
    yield page.wrap(f"run on {small}{shown.fewer}; {found.tried}{alone}:", "  ", "    ")
    yield from counterexample_text(found, page, "    ")
    if kept:
        yield page.wrap(f"`shardproof run {kept}` replays it", "    ", "      ")


def _nearest(
    model: Model, near: Sequence[Near], page: Page, *, more: bool, command: bool = False
) -> Iterator[str]:
    if not near:
        return
    yield ""
    yield "Nearest legal plans, by law and by value:"
    rows = [row_of(each.counts) for each in near]
    yield from table_head(rows)
    for number, (each, row) in enumerate(zip(near, rows, strict=True), 1):
        yield page.paint(table_row(number, row, rows), "bold")
        yield page.wrap("; ".join(map(change_text, each.changes)), "     ", "     ")
        if each.also:
            also = ", ".join(f"`{other_text(other.changes[0])}`" for other in each.also)
            yield page.wrap(f"or {also}", "     ", "     ")
        if sent := transfer_text(model, each.plan, SOME):
            yield whole_pairs(page.wrap(sent, "     ", "     "))
    if more:
        twice = 2 * len(near)
        yield page.wrap(f"Rows are left out; --limit {twice} shows up to {twice}.")
    if command:
        yield page.wrap("These are plans; whether the engine can run one is not said here.")
        return
    yield page.wrap("--apply N writes one into the plan's file, of a row the first.")


# --- open plans ---


def by_value_text(why: WhyOpen) -> str:
    """What is said of a completion that the law alone would refuse."""
    codes = ", ".join(why.by_value)
    return (
        f"Though not as usual: {codes} would refuse it, and by value all outputs are the model's."
    )


def why_open_text(name: str, why: WhyOpen, page: Page, lines: Lines, kept: dict[str, str]) -> str:
    if why.found is not None:
        out = [f"{clean(name)}: {page.paint('legal', 'legal')} plans are left"]
        out.append(page.wrap(f"for example {completed_text(why.found)}", "  ", "    "))
        if sent := transfer_text(why.plan.model, why.found):
            out.append(whole_pairs(page.wrap(sent, "  ", "    ")))
        if why.by_value:
            return "\n".join([*out, "", page.wrap(by_value_text(why))])
        return "\n".join([*out, "", f"`shardproof plans {clean(name)}` lists them."])
    word = "unknown" if why.undecided and not why.because else "illegal"
    out = [f"{clean(name)}: {page.paint(word, word)}"]
    if why.because:
        out.append("  no legal plan is left; what is not written stands at its default")
    for number, because in enumerate(why.because, 1):
        out += ["", f"{number}."]
        out += _because(because, page, lines, kept.get(str(number), ""))
    if why.hidden:
        out += ["", page.wrap(hidden_text(why.hidden))]
    out += _nearest(why.plan.model, why.nearest, page, more=why.more)
    if why.undecided:
        out += ["", page.wrap(f"unknown: gave up deciding {why.undecided}", "", "  ")]
    return "\n".join(out)


def completed_text(plan: Plan) -> str:
    """All that a completion says; its model is the open plan's."""
    return inline({key: value for key, value in plain_section(plan).items() if key != "model"})


def hidden_text(count: int) -> str:
    plural = "s" if count > 1 else ""
    more = f"{count} more reason{plural} that rest{'' if plural else 's'} on the same "
    return f"{more}clauses, or on more; --all shows them."


def because_text(because: Because) -> str:
    """One conflict as a sentence."""
    parts = [_line_text(each) for each in because.lines if not each.default]
    if defaults := [f"`{each.text}`" for each in because.lines if each.default]:
        *some, last = defaults
        all_ = f"{', '.join(some)} and {last}" if some else last
        parts.append(f"{all_} {'are defaults' if some else 'is the default'}")
    for broken in because.clauses:
        sentence = broken.clause.sentence.rstrip(".")
        gone = f", which rules out {'; '.join(broken.rules_out)}" if broken.rules_out else ""
        parts.append(f"{sentence[0].lower()}{sentence[1:]} ({broken.clause.code}){gone}")
    joined = ", and because ".join(parts)
    return f"Because {joined}, no plan is legal."


def _line_text(said: Said) -> str:
    if said.path == AGREES:
        return said.text
    if said.place is None or not said.place.line:
        return f"`{said.text}` is asked for"
    if said.place.file.startswith("--set "):
        return f"`{said.text}` is set"
    return f"`{said.text}` stands on line {said.place.line}"


def _because(because: Because, page: Page, lines: Lines, kept: str) -> Iterator[str]:
    yield page.wrap(because_text(because), "  ")
    for said in because.lines:
        if said.place is not None:
            yield from excerpt(said.place, said.path, page, lines)
    for broken in because.clauses:
        if broken.example is not None:
            yield page.wrap(f"{broken.clause.code}: {broken.example.message}", "  ", "    ")
        for spot in broken.config:
            yield from excerpt(spot.place, spot.field, page, lines)
        yield page.wrap(f"[{', '.join(broken.clause.documents)}]", "  law: ", "       ")
    yield from shown_text(because.shown, because.not_shown, page, kept)


# --- for programs ---


def why_data(why: Why, room: Room | None = None) -> dict[str, Any]:
    """The verdict's own JSON, with a counterexample for each reason and the nearest plans."""
    data = verdict_data(why.verdict, room=room)
    for reason, told in zip(data["reasons"], why.told, strict=False):
        reason["config"] = [spot_data(spot) for spot in told.config]
        reason["counterexample"] = shown_data(told.shown, told.not_shown)
    first = next((told.shown for told in why.told if told.shown), None)
    if first is not None:
        data["counterexample"] = shown_data(first, "")
    data["nearest"] = rows_data(why.nearest)
    data["more_near"] = why.more
    return data


def why_open_data(name: str, why: WhyOpen) -> dict[str, Any]:
    word = "illegal" if why.because and not why.undecided else "unknown"
    return {
        "version": 1,
        "plan": name,
        "model": why.plan.model.name,
        "verdict": "legal" if why.found else word,
        "unknown": [why.undecided] if why.undecided else [],
        "example": plain_section(why.found) if why.found else None,
        "because": [_because_data(each) for each in why.because],
        "hidden": why.hidden,
        "nearest": rows_data(why.nearest),
        "more_near": why.more,
    }


def _because_data(because: Because) -> dict[str, Any]:
    return {
        "says": because_text(because),
        "lines": [
            {
                "field": each.path,
                "text": each.text,
                "default": each.default,
                "place": place_data(each.place, each.path),
            }
            for each in because.lines
        ],
        "clauses": [
            {
                "code": each.clause.code,
                "sentence": each.clause.sentence,
                "documents": list(each.clause.documents),
                "rules_out": list(each.rules_out),
                "message": each.example.message if each.example else None,
                "config": [spot_data(spot) for spot in each.config],
            }
            for each in because.clauses
        ],
        "example": plain_section(because.plan),
        "counterexample": shown_data(because.shown, because.not_shown),
    }


def spot_data(spot: Spot) -> dict[str, Any]:
    return place_data(spot.place, spot.field)


def shown_data(shown: Shown | None, why_not: str) -> dict[str, Any] | None:
    """A counterexample with all that it takes to run it again."""
    if shown is None:
        return {"kind": "none", "says": why_not, "tried": "", "witness": None} if why_not else None
    found = shown.found
    return {
        "kind": found.kind,
        "says": str(found),
        "tried": str(found.tried),
        "inside": found.inside if isinstance(found, Different) else "",
        "alone": shown.alone,
        "shared_with": list(shown.shared),
        "witness": witness_data(shown.witness),
    }


def rows_data(near: Sequence[Near]) -> list[dict[str, Any]]:
    """Every near plan, with the number of its row, which `--apply` takes."""
    return [near_data(each, number) for number, row in enumerate(near, 1) for each in row.each]


def near_data(near: Near, row: int) -> dict[str, Any]:
    return {
        "row": row,
        "distance": near.distance,
        "changes": [
            {
                "field": change.path,
                "before": change.before,
                "after": change.after,
                "dropped": change.dropped,
            }
            for change in near.changes
        ],
        "plan": plain_section(near.plan),
        "counts": counts_data(near.counts),
    }


def counts_data(counts: Counts) -> dict[str, Any]:
    return {
        name: {
            "syncs": phase.syncs,
            "bytes_per_token": phase.bytes,
            "weight_bytes": phase.weights,
            "weight_copies": round(phase.weight_copies, 4),
            "kv_bytes_per_token": phase.kv,
            "kv_copies": round(phase.kv_copies, 4),
        }
        for name, phase in (("prefill", counts.prefill), ("decode", counts.decode))
    }
