"""A verdict on code, for a person and for programs."""

from __future__ import annotations

import json
import linecache
from collections.abc import Sequence
from typing import Any

from shardproof.code.lockstep import Found
from shardproof.code.told import Site
from shardproof.code.verdict import Blamed, CodeVerdict, Difference, Law, output_named
from shardproof.reports.printable import clean
from shardproof.reports.terminal import Page

STYLES = {"equal": "legal", "differs": "illegal", "stuck": "illegal", "cannot run": "illegal"}


def code_text(name: str, verdict: CodeVerdict, page: Page) -> str:
    """The word, where it goes wrong, and what it rests on."""
    style = STYLES.get(verdict.word, "unknown")
    out = [f"{page.paint(clean(name), 'bold')}: {page.paint(verdict.word, style)}"]
    if verdict.mesh:
        arrays = f"; {verdict.cut} array{'s' * (verdict.cut != 1)} split" if verdict.cut else ""
        out.append(f"  on {clean(verdict.mesh)}{arrays}")
    if verdict.word != "equal":
        out += ["", *page.wrap(clean(verdict.reason), "  ", "  ").splitlines()]
    if verdict.difference is not None:
        out += [f"  {line}" for line in difference_lines(verdict.difference)]
    if verdict.site is not None and verdict.site.file and not verdict.blamed:
        out += ["", *site_lines(verdict.site, page)]
    for blamed in verdict.blamed:
        out += ["", *blamed_lines(blamed, page)]
    if verdict.collectives:
        out += ["", "collectives that ran:"]
        out += [f"  {clean(line)}" for line in ran_lines(verdict.collectives)]
    if verdict.law is not None:
        out += ["", *law_lines(verdict.law, page)]
    out.append("")
    if verdict.bound is not None:
        out.append(
            f"A difference is missed with chance {verdict.bound:.1g} at most (seed {verdict.seed})."
        )
    else:
        out.append(f"seed {verdict.seed}")
    out += [page.wrap(each, "assumed: ", "  ") for each in verdict.assumptions]
    return "\n".join(out)


def law_lines(law: Law, page: Page) -> list[str]:
    """The plan that the code is, for whoever asks the law."""
    parts = [page.wrap(clean(each), "strategy: ", "  ") for each in law.parts]
    if not law.plan:
        if parts and not law.why:
            return parts
        return [*parts, page.wrap(clean(f"not recognised: {law.why}"), "as a plan: ", "  ")]
    plan = json.dumps(law.plan, separators=(", ", ": "))
    because = f": {law.why}" if law.why else ""
    return [*parts, page.wrap(clean(plan), "as a plan: ", "  "), page.wrap(
        clean(f"{law.word}{because}"), "the law says: ", "  ")]  # fmt: skip


def difference_lines(difference: Difference) -> list[str]:
    where = f"{output_named(difference.output)} at {list(difference.index)}"
    out: list[str] = []
    if difference.floats is not None:
        ours, theirs = difference.floats
        out.append(f"{where} is {ours}, where the reference has {theirs} (floats, inputs drawn)")
    if difference.field is not None:
        ours, theirs = difference.field
        out.append(f"{where} is {ours}, where the reference has {theirs} (exact, modulo a prime)")
    if difference.of:
        out.append(f"{difference.elements:,} of {difference.of:,} elements differ")
    return [clean(each) for each in out]


def site_lines(site: Site, page: Page) -> list[str]:
    code = linecache.getline(site.file, site.line).strip() if site.file else ""
    head = f"  {page.paint(clean(str(site)), 'bold')}" + (
        f" in {clean(site.function)}" if site.function else ""
    )
    return [head, *([f"      {clean(code)}"] if code else [])]


def blamed_lines(blamed: Blamed, page: Page) -> list[str]:
    out = site_lines(blamed.site, page)
    out += [
        page.wrap(clean(each), f"    {blamed.operator} of: ", "      ") for each in blamed.before
    ]
    if blamed.after:
        out.append(page.wrap(clean(blamed.after), "    gives: ", "      "))
    if blamed.instead:
        told = f"{blamed.instead}, and every output is the reference's"
        out.append(page.wrap(clean(told), "    instead: ", "      "))
    return out


def ran_lines(collectives: Sequence[Found]) -> list[str]:
    return [
        f"{each.site}  {each.title} over {' and '.join(each.axes)} ({each.size} ranks)"
        for each in collectives
    ]


def code_data(name: str, verdict: CodeVerdict) -> dict[str, Any]:
    """The verdict for a program."""
    return {
        "version": 1,
        "program": name,
        "verdict": verdict.word,
        "reason": verdict.reason,
        "site": site_data(verdict.site),
        "difference": difference_data(verdict.difference),
        "blamed": [
            {
                "site": site_data(each.site), "operator": each.operator,
                "before": [*each.before], "after": each.after, "instead": each.instead,
            }
            for each in verdict.blamed
        ],
        "mesh": verdict.mesh,
        "split": verdict.cut,
        "collectives": [
            {
                "site": site_data(each.site), "collective": each.title,
                "axes": [*each.axes], "ranks": each.size,
            }
            for each in verdict.collectives
        ],
        "bound": verdict.bound,
        "seed": verdict.seed,
        "assumptions": [*verdict.assumptions],
        "law": law_data(verdict.law),
    }  # fmt: skip


def law_data(law: Law | None) -> dict[str, Any] | None:
    if law is None:
        return None
    return {"plan": dict(law.plan), "word": law.word, "why": law.why, "parts": [*law.parts]}


def site_data(site: Site | None) -> dict[str, Any] | None:
    return (
        None if site is None else {"file": site.file, "line": site.line, "function": site.function}
    )


def difference_data(difference: Difference | None) -> dict[str, Any] | None:
    if difference is None:
        return None
    return {
        "output": difference.output, "index": [*difference.index],
        "field": None if difference.field is None else [*difference.field],
        "floats": None if difference.floats is None else [*difference.floats],
        "elements": difference.elements, "of": difference.of,
    }  # fmt: skip
