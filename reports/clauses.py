"""The clauses of the law for a person: one in full, or the list."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from shardproof.reports.terminal import Page
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import Expr, formula, names, text
from shardproof.spec.law.values import VALUES
from shardproof.spec.plan.plan import PHASES


def clause_list(page: Page) -> str:
    """Every clause, a line or two each."""
    width = max(len(clause.code) for clause in LAW) + 2
    out = [page.wrap(clause.sentence, clause.code.ljust(width), " " * width) for clause in LAW]
    return "\n".join([*out, "", "shardproof explain CODE says more about one."])


def clause_text(clause: Clause, page: Page, *, in_full: bool = False) -> str:
    """A clause on one screen: its sentence, a plan that breaks it, what that does, the remedy.

    In full, the formula and what it speaks of as well.
    """
    phases = "" if len(clause.phases) == len(PHASES) else f", {' and '.join(clause.phases)} alone"
    out = [
        page.paint(clause.code, "bold") + f"  ({', '.join(clause.modules)}{phases})",
        page.wrap(clause.sentence, "  "),
        *_near_miss(clause, page),
        "",
        page.wrap(clause.fix, "  remedy    ", _UNDER),
    ]
    if clause.exempt:
        out.append(page.wrap(clause.exempt, "  exempt    ", _UNDER))
    out.append(page.wrap(", ".join(clause.documents), "  rests on  ", _UNDER))
    if not in_full:
        return "\n".join(
            [
                *out,
                page.wrap(f"`explain {clause.code} --formula` says when exactly it holds.", "  "),
            ]
        )
    out += ["", "  A plan is legal only if", page.wrap(text(clause.formula), "    "), ""]
    if defined := _defined(clause):
        out.append("  where")
        for name in defined:
            out += _definition(name, page)
    for each in near_misses().get(clause.code, {}).get("variants", ()):
        out += ["", page.wrap(each["about"], "  also: ", "        ")]
        out.append(page.wrap(each["says"], "        "))
    return "\n".join(out)


_UNDER = " " * 12
_MOST_PLAN = 6
"""Lines of a plan that are shown."""


def _near_miss(clause: Clause, page: Page) -> list[str]:
    """A plan that breaks this clause and no other, in a picture, and what comes of it."""
    found = near_misses().get(clause.code)
    if found is None:
        return []
    lines = found["plan"].splitlines()
    shown = lines if len(lines) <= _MOST_PLAN else [*lines[: _MOST_PLAN - 1], "…"]
    picture = [_cropped(f"      {line}", page.width) for line in found["picture"]]
    return [
        "",
        page.wrap(found["about"], "  For example: ", "    "),
        *(_cropped(f"      {line}", page.width) for line in shown),
        *(["", *picture] if picture else []),
        "",
        page.wrap(found["says"], "  check     ", _UNDER),
        page.wrap(found["runs"], "  run       ", _UNDER),
    ]


def _cropped(line: str, width: int) -> str:
    return line if len(line) <= width else f"{line[: width - 1]}…"


@cache
def near_misses() -> dict[str, dict[str, Any]]:
    """By code: what is wrong, in which plan, its picture, and what check and a run say of it."""
    text = files("shardproof.spec.law").joinpath("near_misses.json").read_text(encoding="utf-8")
    return json.loads(text)


_WIDEST = 24
"""Columns of a value's cases; what is wider stands on a line of its own."""


def _definition(name: str, page: Page) -> list[str]:
    """A value's definition, case by case: the first that applies."""
    cases = list(_cases(formula(VALUES[name]), ()))
    if len(cases) == 1:
        return [page.wrap(f"{name} = {text(cases[0][1])}", "    ", "      ")]
    width = min(_WIDEST, max(len(text(value)) for _, value in cases))
    lead = " " * (width + 6)
    out = [f"    {name} ="]
    for tests, value in cases:
        when = "if " + " and ".join(_bracketed(test) for test in tests) if tests else "otherwise"
        told = text(value)
        if len(told) > width:
            out.append(page.wrap(told, "      "))
            told = ""
        out.append(page.wrap(when, "      " + told.ljust(width) + "  ", lead + "     "))
    return out


def _bracketed(expr: Expr) -> str:
    return f"({text(expr)})" if expr.op in ("or", "if") else text(expr)


def _cases(expr: Expr, tests: tuple[Expr, ...]) -> Iterator[tuple[tuple[Expr, ...], Expr]]:
    if expr.op != "if":
        yield tests, expr
        return
    test, yes, no = expr.args
    yield from _cases(yes, (*tests, test))
    yield from _cases(no, tests)


def _defined(clause: Clause) -> list[str]:
    """The values that a clause's formula rests on, those of its own terms first."""
    seen: dict[str, None] = {}
    queue = list(names(clause.formula))
    while queue:
        name = queue.pop(0)
        if name in VALUES and name not in seen:
            seen[name] = None
            queue += names(formula(VALUES[name]))
    return list(seen)
