"""The operators for a person: one in full, or the list."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from shardproof.reports.operator_files import files_of
from shardproof.reports.terminal import Page
from shardproof.spec.engine.laws import NONE, law_of
from shardproof.spec.program.lines import LINES
from shardproof.spec.program.vocabulary import COLLECTIVES, KINDS, PASSING, Value

LEAD = " " * 12


def operator_list(page: Page) -> str:
    """Every operator, a line or two each."""
    width = max(map(len, KINDS)) + 2
    return "\n".join(page.wrap(_line(name), name.ljust(width), " " * width) for name in KINDS)


def _line(name: str) -> str:
    return f"{LINES[name]}  {KINDS[name].says}" if name in LINES else KINDS[name].says


def operator_text(name: str, page: Page, *, in_full: bool = False) -> str:
    """An operator: what it reads and is about, a line of a program, an edit that inserts it.

    In full, the laws that the engine rests on where it runs one as well.
    """
    kind = KINDS[name]
    out = [
        page.paint(name, "bold") + f"  (operator, {place_of(name)})",
        page.wrap(f"{kind.says[0].upper()}{kind.says[1:]}.", "  "),
        "",
    ]
    reads = [f"[{', '.join(dim or '..' for dim in dims) or '..'}]" for dims in kind.operands]
    out.append(page.wrap(", ".join(reads) or "nothing", "  reads     ", LEAD))
    if name in LINES:
        out.append(page.wrap(LINES[name], "  dims      ", LEAD))
    said = (f"{key}: {_said(value)}" for key, value in kind.about.items())
    if kind.about:
        out.append(page.wrap("; ".join(said), "  keys      ", LEAD))
    if example := examples().get(name):
        out += ["", page.wrap(example, "  program   ", LEAD)]
    if edit := edit_of(name):
        out += ["", page.wrap(edit, "  edit      ", LEAD)]
    where = files_of(name)
    out += ["", page.wrap(f"class {where.name}: {where.written}", "  written   ", LEAD)]
    out.append(page.wrap(f"{where.engine}; numbers: {where.executor}", "  values    ", LEAD))
    if not in_full:
        more = f"`explain {name} --formula` names the laws that its result rests on."
        return "\n".join([*out, "", page.wrap(more, "  ")])
    return "\n".join([*out, "", *_laws(name, page)])


def _laws(name: str, page: Page) -> Iterator[str]:
    if name in NONE:
        yield page.wrap(f"none: {NONE[name]}", "  law       ", LEAD)
        return
    law, partial = law_of(name, partial=False), law_of(name, partial=True)
    yield page.wrap(law, "  law       ", LEAD)
    if partial != law:
        yield page.wrap(f"{partial}, where ranks hold partial sums", LEAD, LEAD)
    yield ""
    more = f"`explain {law}` says what the law is; `prove {law}` proves it for all sizes."
    yield page.wrap(more, "  ")


@cache
def examples() -> dict[str, str]:
    """By kind, a line of a lowered program."""
    found = files("shardproof.spec.program").joinpath("examples.json").read_text(encoding="utf-8")
    return json.loads(found)


_SAMPLES: dict[str, str] = {
    "map": "[[0, 1], [2, 3]]",
    "group": "[tp]",
    "flag": "true",
    "number": "1",
    "name": "NAME",
    "order": "[1, 0]",
    "table": "{0: 1}",
    "ratio": "[1, 2]",
}


def place_of(name: str) -> str:
    """Where an operator of this kind stands."""
    return "of a group" if name in COLLECTIVES else "between" if name in PASSING else "on a rank"


def edit_of(name: str) -> str | None:
    """An edit that inserts such an operator, with what it has to say; None where none can."""
    if name == "handoff" or not KINDS[name].operands:
        return None
    count = len(KINDS[name].operands)
    names = ", ".join(("NAME", "OTHER", "THIRD")[:count])
    needed = {key: value for key, value in KINDS[name].about.items() if value.needed}
    said = "".join(
        f", {key}: {value.words[0] if value.words else _SAMPLES[value.kind]}"
        for key, value in needed.items()
    )
    return f"{{insert: {name}, of: {f'[{names}]' if count > 1 else names}{said}}}"


def _said(value: Value) -> str:
    match value.kind:
        case "word":
            return "|".join(value.words)
        case "order":
            return "|".join((*value.words, "[1, 0]"))
        case kind:
            return _SAMPLES[kind] if kind != "flag" else "true|false"
