"""Verdicts and errors for a person at a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from shardproof.reports.printable import clean, painted
from shardproof.reports.transfer import transfer_text, whole_pairs
from shardproof.spec.amounts import amount
from shardproof.spec.errors import InputError, Place
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.record import dataclass
from shardproof.spec.seldom import seldom
from shardproof.spec.verdict import Verdict

_COLOURS = {"legal": "32", "illegal": "31", "unknown": "33", "error": "31", "dim": "2", "bold": "1"}
_UNIT = seldom(r"(?<=\d) (?=(?:[kMGT]?B|copies|devices)\b)")
"""Between a number and its unit, which stay on one line."""


@dataclass(frozen=True, slots=True)
class Page:
    """How wide a page is, and whether it has colours."""

    width: int = 80
    colour: bool = False

    def paint(self, text: str, style: str) -> str:
        return painted(text, _COLOURS[style]) if self.colour else clean(text)

    def wrap(self, text: str, first: str = "", rest: str = "") -> str:
        lines = textwrap.wrap(
            _UNIT.sub("\xa0", text), self.width, initial_indent=first,
            subsequent_indent=rest or first, break_long_words=False, break_on_hyphens=False,
        )  # fmt: skip
        return "\n".join(lines).replace("\xa0", " ") or first


Lines = dict[str, Sequence[str]]
"""The lines of the files that are pointed at, by name."""


def verdict_text(verdict: Verdict, page: Page, lines: Lines, *, remedy: str = "try") -> str:
    """One screen: the verdict, every reason, what else is worth knowing."""
    name = verdict.source.name or "plan"
    out = [
        f"{clean(name)}: {page.paint(verdict.word, verdict.word)}",
        page.wrap(summary(verdict), "  "),
    ]
    each = zip(verdict.reasons, verdict.spots, verdict.remedies, strict=True)
    for reason, spot, fix in each:
        phases = "" if len(reason.phases) == len(PHASES) else f" ({', '.join(reason.phases)})"
        head = f"{page.paint(reason.clause.code, 'illegal')}{phases}"
        out += ["", head, page.wrap(reason.message, "  ")]
        out += excerpt(spot.place, spot.field, page, lines)
        sources = _some(reason.clause.documents)
        out.append(page.wrap(f"{reason.clause.sentence} [{sources}]", "  law: ", "       "))
        first, *more = fix.splitlines()
        label = f"  {remedy}: "
        deep = " " * len(label)
        out.append(page.wrap(first, label, f"{deep}  "))
        out += [page.wrap(line, deep, f"{deep}  ") for line in more]
    if verdict.shown is not None:
        out += ["", page.wrap(f"{verdict.shown.kind}: {verdict.shown.says}", "  ", "    ")]
        out.append(page.wrap(f"with {verdict.shown.tried}", "    "))
    tail = [page.wrap(why, "unknown: ", "  ") for why in verdict.unknown]
    if verdict.reasons:
        tail.append(page.wrap(_closing(verdict)))
    tail += [page.wrap(note.message, "note: ", "  ") for note in verdict.notes]
    sent = transfer_text(verdict.model, verdict.plan) if verdict.word == "legal" else ""
    tail += [whole_pairs(page.wrap(sent, "", "  "))] if sent else []
    return "\n".join([*out, *([""] if tail else []), *tail])


def _some(sources: Sequence[str], most: int = 3) -> str:
    """The first of a clause's sources; `explain` has them all."""
    shown = ", ".join(sources[:most])
    more = len(sources) - most
    return f"{shown} and {more} more" if more > 0 else shown


def _closing(verdict: Verdict) -> str:
    count = len(verdict.reasons)
    reasons = amount(count, "reason")
    match verdict.same_degrees:
        case "legal":
            return f"{reasons}. With these degrees another plan is legal: every axis balanced."
        case "illegal":
            return f"{reasons}. With these degrees no plan is legal."
        case _:
            return f"{reasons}."


def summary(verdict: Verdict) -> str:
    prefill, decode = verdict.worlds
    first, second = (_degrees(verdict.plan, name) for name in PHASES)
    devices = amount(verdict.world, "device")
    if first == second:
        return f"{verdict.model.name} on {devices}: {first}"
    pools = "" if prefill == decode else f" ({prefill:,} and {decode:,})"
    return f"{verdict.model.name} on {devices}{pools}: prefill {first}; decode {second}"


def _degrees(plan: Plan, name: str) -> str:
    phase = plan.phase("prefill" if name == "prefill" else "decode")
    parts = [
        f"{axis} {getattr(phase, axis)}"
        for axis in ("dp", "pp", "sp", "tp", "ep")
        if getattr(phase, axis) > 1
    ]
    return " ".join(parts) or "one rank"


def errors_text(errors: Sequence[InputError], page: Page, lines: Lines) -> str:
    """Errors of input: what was read where, and what would be right."""
    out: list[str] = []
    for error in errors:
        where = f"{clean(str(error.place))}: " if error.place and error.place.file else ""
        # Painted when it is wrapped: a colour takes no room on a line.
        told = page.wrap(f"{where}error[{error.code}] {error.message}")
        out.append(told.replace("error[", f"{page.paint('error', 'error')}[", 1))
        if error.place and error.place.line and (not error.lone or _alone(error.place, lines)):
            out += excerpt(error.place, "", page, lines)
        if error.help:
            out.append(page.wrap(error.help, "  help: ", "        "))
    return "\n".join(out)


_ENTRY = seldom(r"""\s*(?:"[^"]*"|'[^']*'|[\w.-]+)\s*:(?:\s[^,:{}\[\]#&*"']*|\s*"[^"]*"),?\s*""")


def _alone(place: Place, lines: Lines) -> bool:
    """Whether a line holds one entry of a mapping and nothing else."""
    text = lines.get(place.file, ())
    return 0 < place.line <= len(text) and _ENTRY.fullmatch(text[place.line - 1]) is not None


def excerpt(place: Place | None, field: str, page: Page, lines: Lines) -> list[str]:
    """The line pointed at, with a mark under the place."""
    if place is None:
        return [f"  at {clean(field)}"]
    text = lines.get(place.file, ())
    if not 0 < place.line <= len(text):
        return [f"  --> {clean(str(place))}"]
    line = text[place.line - 1].expandtabs(1)
    column, room = place.column - 1, page.width - 9
    start = max(0, column - room // 2) if len(line) > room else 0
    shown = "".join(c if c.isprintable() else "?" for c in line[start : start + room])
    number = f"{place.line:>4}"
    mark = " " * (column - start) + "^"
    return [
        page.paint(f"  --> {place}", "dim"),
        f"{page.paint(number + ' | ', 'dim')}{shown}",
        f"{page.paint('     | ', 'dim')}{page.paint(mark, 'error')}",
    ]
