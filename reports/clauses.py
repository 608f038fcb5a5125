"""The clauses of the law for a person: one in full, or the list."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from shardproof.reports.operator_files import files_of
from shardproof.reports.terminal import Page
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.domains import base_domains
from shardproof.spec.law.formula import Expr, formula, names, text
from shardproof.spec.law.meanings import CUT_MEANINGS, MEANINGS
from shardproof.spec.law.values import VALUES
from shardproof.spec.layout.axes import AXES
from shardproof.spec.plan.plan import PHASES


def clause_list(page: Page) -> str:
    """Every clause, a line or two each."""
    width = max(len(clause.code) for clause in LAW) + 2
    out = [page.wrap(clause.sentence, clause.code.ljust(width), " " * width) for clause in LAW]
    return "\n".join([*out, "", "shardproof explain CODE says more about one."])


def clause_text(clause: Clause, page: Page, *, in_full: bool = False) -> str:
    """A clause on one screen: its sentence, a plan that breaks it, what that does, the remedy.

    In full the formula in place of the plan, and the values that it names.
    """
    phases = "" if len(clause.phases) == len(PHASES) else f", {' and '.join(clause.phases)} alone"
    head = page.paint(clause.code, "bold") + f"  ({', '.join(clause.modules)}{phases})"
    out = [head, page.wrap(clause.sentence, "  ")]
    if in_full:
        return "\n".join([*out, *_formula_lines(clause, page)])
    behind = [
        "",
        page.wrap(clause.fix, "  remedy    ", _UNDER),
        page.wrap(", ".join(clause.documents), "  rests on  ", _UNDER),
        page.wrap(f"`explain {clause.code} --formula` says when exactly it holds.", "  "),
    ]
    texts = [
        "\n".join([*out, *_near_miss(clause, page, most), *behind])
        for most in range(_MOST_PLAN, 1, -1)
    ]
    return next((text for text in texts if text.count("\n") < _SCREEN), texts[-1])


def _formula_lines(clause: Clause, page: Page) -> list[str]:
    """The formula, and the values that it names, each by its own definition."""
    out = ["", "  It holds if", page.wrap(text(clause.formula), "    ")]
    own = _values_in(clause.formula)
    if own:
        out += ["", "  where", *(line for name in own for line in _definition(name, page))]
    rest = [name for name in _further(own) if name not in own]
    out += ["", *_more(rest, page)]
    out.append(page.wrap(BY_VALUE, "  "))
    return out


BY_VALUE = "What breaks it and still runs right is legal by value: the engine decides."


def _more(rest: list[str], page: Page) -> list[str]:
    """Where the values are defined that a definition names."""
    if not rest:
        return []
    if len(rest) == 1:
        return [page.wrap(f"`explain {rest[0]}` defines that.", "  ")]
    return [page.wrap(f"`explain NAME` defines {', '.join(rest[:-1])} and {rest[-1]}.", "  ")]


def is_named(name: str) -> bool:
    """Whether a formula of the law may use this name for a value or a fact."""
    return name in VALUES or name in MEANINGS or name in base_domains()


def name_text(name: str, page: Page) -> str:
    """What a name in the law's formulas stands for."""
    if name in VALUES:
        kind, said = "value", _definition(name, page)
        said += ["", *_more(_further([name]), page)] if _further([name]) else []
    else:
        kind, said = "fact", [page.wrap(_meaning(name), "    ")]
    return "\n".join([page.paint(name, "bold") + f"  (a {kind} of the law's formulas)", *said])


def _meaning(name: str) -> str:
    if said := MEANINGS.get(name):
        return said
    path, _, part = name.rpartition(".")
    if path in AXES and part in CUT_MEANINGS:
        return f"{CUT_MEANINGS[part]} ({AXES[path].unit})"
    if part == "group":
        return (
            "whom the collective joins: exactly the ranks of tp, nobody, or others too; inside of "
            "a module that lies over ranks of its own, those are its tp"
        )
    return "what the plan says there; `shardproof schema` has the field"


def values_of(clause: Clause) -> list[str]:
    """All values that a clause's formula rests on, those of its own terms first."""
    found = _values_in(clause.formula)
    for name in found:  # it grows while it is gone through
        found += [each for each in _values_in(formula(VALUES[name])) if each not in found]
    return found


def _values_in(expr: Expr) -> list[str]:
    return [name for name in dict.fromkeys(names(expr)) if name in VALUES]


def _further(known: list[str]) -> list[str]:
    """The values in whose words these are defined."""
    found = (each for name in known for each in _values_in(formula(VALUES[name])))
    return [name for name in dict.fromkeys(found) if name not in known]


_UNDER = " " * 12
_MOST_PLAN, _SCREEN = 6, 25
"""Lines of a plan that are shown, fewer where all of it would not fit the other number of lines."""


def _near_miss(clause: Clause, page: Page, most: int) -> list[str]:
    """A plan that breaks this clause and no other, in a picture, and what comes of it."""
    found = near_misses().get(clause.code)
    if found is None:
        return []
    lines = found["plan"].splitlines()
    shown = lines if len(lines) <= most else [*lines[: most - 1], "…"]
    picture = [_cropped(f"      {line}", page.width) for line in found["picture"]]
    return [
        "",
        page.wrap(found["about"], "  For example: ", "    "),
        *(_cropped(f"      {line}", page.width) for line in shown),
        *(["", *picture] if picture else []),
        "",
        page.wrap(found["says"], "  check     ", _UNDER),
        page.wrap(found["runs"], "  run       ", _UNDER),
        page.wrap(_shown_at(found["shows"]), "  shows at  ", _UNDER),
    ]


def _shown_at(found: dict[str, str]) -> str:
    """The operator at which the breach shows, and the files that say what it is and does."""
    where = files_of(found["operator"])
    role = "" if found["role"] == found["operator"] else f"{found['role']}, "
    return f"{role}{where.name}: {where}"


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
    expr = formula(VALUES[name])
    in_one = page.wrap(f"{name} = {text(expr)}", "    ", "      ")
    cases = list(_cases(expr, ()))
    if len(cases) == 1:
        return [in_one]
    by_case = _by_case(name, cases, page)
    shorter = len(cases) == _TWO and _lines_of([in_one]) < _lines_of(by_case)
    return [in_one] if shorter else by_case


_TWO = 2
"""So many cases may stand in one sentence."""


def _lines_of(parts: list[str]) -> int:
    return sum(part.count("\n") + 1 for part in parts)


def _by_case(name: str, cases: list[tuple[tuple[Expr, ...], Expr]], page: Page) -> list[str]:
    width = min(_WIDEST, max(len(text(value)) for _, value in cases))
    behind = width + 8
    out = [f"    {name} ="]
    for tests, value in cases:
        when = "if " + " and ".join(_bracketed(test) for test in tests) if tests else "otherwise"
        told, column = text(value), behind
        if len(told) > width:
            out.append(page.wrap(told, "      "))
            # A long condition under its value begins as far to the left as it needs to.
            told, column = "", min(behind, max(10, page.width - len(when)))
        out.append(page.wrap(when, f"      {told}".ljust(column), " " * (column + 3)))
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
