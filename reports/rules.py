"""The operators for a person: one in full, or the list."""

from __future__ import annotations

import inspect
import json
import sys
from functools import cache
from importlib.resources import files

from shardproof.reports.terminal import Page
from shardproof.spec.program.vocabulary import COLLECTIVES, KINDS, PASSING, Value
from shardproof.spec.rules.table import RULES, Rule

TAKES = {
    "sole": "a value that is right on one rank alone",
    "counted": "what experts made and nobody has added up",
    "some": "a value that some ranks have, whatever the others have",
    "sent": "what a rank holds for others",
    "lost": "a value of which an index is on no rank",
}
LEAD = " " * 12


def rule_list(page: Page) -> str:
    """Every operator, a line or two each."""
    width = max(map(len, KINDS)) + 2
    return "\n".join(
        page.wrap(_line(name), name.ljust(width), " " * width) for name in (*RULES, *_unruled())
    )


def _line(name: str) -> str:
    return f"{RULES[name].line}  {KINDS[name].says}" if name in RULES else KINDS[name].says


def _unruled() -> list[str]:
    return [name for name in KINDS if name not in RULES]


def rule_text(name: str, page: Page, *, in_full: bool = False) -> str:
    """An operator: what it reads and is about, a line of a program, an edit that inserts it.

    In full, what its rule says of the value that it gives as well.
    """
    kind, rule = KINDS[name], RULES.get(name)
    out = [
        page.paint(name, "bold") + f"  (operator, {place_of(name)})",
        page.wrap(f"{kind.says[0].upper()}{kind.says[1:]}.", "  "),
        "",
    ]
    reads = [f"[{', '.join(dim or '..' for dim in dims) or '..'}]" for dims in kind.operands]
    out.append(page.wrap(", ".join(reads) or "nothing", "  reads     ", LEAD))
    if rule is not None:
        out.append(page.wrap(rule.line, "  dims      ", LEAD))
    said = (f"{key}: {_said(value)}" for key, value in kind.about.items())
    if kind.about:
        out.append(page.wrap("; ".join(said), "  keys      ", LEAD))
    if example := examples().get(name):
        out += ["", page.wrap(example, "  program   ", LEAD)]
    if edit := edit_of(name):
        out += ["", page.wrap(edit, "  edit      ", LEAD)]
    if rule is None:
        no = "no rule: a program that has it is judged by runs alone, or is unknown"
        return "\n".join([*out, "", page.wrap(no, "  verdict   ", LEAD)])
    if not in_full:
        more = f"`explain {name} --formula` says what its rule takes and refuses."
        return "\n".join([*out, "", page.wrap(more, "  ")])
    forms = [_form(name, rule, number) for number in range(len(kind.operands))]
    out += ["", page.wrap("; ".join(forms) or "nothing", "  operands  ", LEAD)]
    out.append(page.wrap(rule.gives or "what its first operand is", "  gives     ", LEAD))
    if rule.takes:
        takes = "; ".join(TAKES[word] for word in sorted(rule.takes))
        out.append(page.wrap(takes, "  takes     ", LEAD))
    for text in _said_of(rule):
        out += ["", page.wrap(text, "  ")]
    out += ["", page.wrap("Whatever does not fit is refused, and has no derivation.", "  ")]
    return "\n".join(out)


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


def _form(name: str, rule: Rule, number: int) -> str:
    dims = KINDS[name].operands[number]
    form = rule.forms[number] if rule.forms else "tensor"
    also = "".join(f" or {other}" for other in rule.passes)
    return f"{form}{also}" + (f" [{', '.join(dim or '..' for dim in dims)}]" if dims else "")


def _said_of(rule: Rule) -> list[str]:
    """What is said of a rule beside it, and of its family."""
    own = inspect.getdoc(rule.apply)
    family = inspect.getdoc(sys.modules[rule.apply.__module__])
    texts = [text.split("\n\n") for text in (own, family) if text]
    return [" ".join(part.split()) for text in texts for part in text]
