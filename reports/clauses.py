"""The clauses of the law for a person: one in full, or the list."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from shardproof.reports.terminal import Page
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import Expr, formula, names, text
from shardproof.spec.law.values import VALUES


def clause_list(page: Page) -> str:
    """Every clause, a line or two each."""
    width = max(len(clause.code) for clause in LAW) + 2
    out = [page.wrap(clause.sentence, clause.code.ljust(width), " " * width) for clause in LAW]
    return "\n".join([*out, "", "shardproof explain CODE says more about one."])


def clause_text(clause: Clause, page: Page) -> str:
    """A clause: its sentence, its formula, what the formula speaks of, where it comes from."""
    out = [
        page.paint(clause.code, "bold"),
        page.wrap(clause.sentence, "  "),
        "",
        page.wrap(", ".join(clause.documents), "  rests on:  ", "             "),
        page.wrap(", ".join(clause.modules), "  modules:   ", "             "),
        page.wrap(" and ".join(clause.phases), "  phases:    ", "             "),
    ]
    if clause.exempt:
        out.append(page.wrap(clause.exempt, "  exempt:    ", "             "))
    out += ["", "  A plan is legal only if", page.wrap(text(clause.formula), "    "), ""]
    if defined := _defined(clause):
        out.append("  where")
        for name in defined:
            out += _definition(name, page)
        out.append("")
    out += _near_miss(clause, page)
    out.append(page.wrap(clause.fix, "  usual remedy:  ", "                 "))
    return "\n".join(out)


def _near_miss(clause: Clause, page: Page) -> list[str]:
    """A plan that breaks this clause and no other."""
    found = near_misses().get(clause.code)
    if found is None:
        return []
    out = ["  A plan that breaks this clause alone:", "", page.wrap(found["about"], "    # ")]
    out += [f"    {line}" for line in found["plan"].splitlines()]
    return [*out, ""]


@cache
def near_misses() -> dict[str, dict[str, str]]:
    """By code: what is wrong, for which small model, in which plan."""
    text = files("shardproof.spec.law").joinpath("near_misses.json").read_text(encoding="utf-8")
    return json.loads(text)


def _definition(name: str, page: Page) -> list[str]:
    """A value's definition, case by case: the first that applies."""
    cases = list(_cases(formula(VALUES[name]), ()))
    if len(cases) == 1:
        return [page.wrap(f"{name} = {text(cases[0][1])}", "    ", "      ")]
    width = max(len(text(value)) for _, value in cases)
    lead = " " * (width + 6)
    out = [f"    {name} ="]
    for tests, value in cases:
        when = "if " + " and ".join(_bracketed(test) for test in tests) if tests else "otherwise"
        out.append(page.wrap(when, "      " + text(value).ljust(width) + "  ", lead + "     "))
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
