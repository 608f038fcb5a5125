"""The operator rules for a person: one in full, or the list."""

from __future__ import annotations

import inspect
import sys

from shardproof.reports.terminal import Page
from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.rules.table import RULES, Rule

TAKES = {
    "sole": "a value that is right on one rank alone",
    "counted": "what experts made and nobody has added up",
    "some": "a value that some ranks have, whatever the others have",
    "sent": "what a rank holds for others",
}
LEAD = " " * 13


def rule_list(page: Page) -> str:
    """Every rule, a line or two each."""
    width = max(map(len, RULES)) + 2
    return "\n".join(
        page.wrap(f"{rule.line}  {KINDS[name].says}", name.ljust(width), " " * width)
        for name, rule in RULES.items()
    )


def rule_text(name: str, page: Page) -> str:
    """A rule: what its operator does, what becomes of dimensions, what it takes and refuses."""
    rule, kind = RULES[name], KINDS[name]
    out = [
        page.paint(name, "bold"),
        page.wrap(f"{kind.says[0].upper()}{kind.says[1:]}.", "  "),
        "",
        page.wrap(rule.line, "  dimensions ", LEAD),
    ]
    reads = [_operand(name, number) for number in range(len(kind.operands))]
    out.append(page.wrap("; ".join(reads) or "nothing", "  reads      ", LEAD))
    out.append(page.wrap(rule.gives or "what its first operand is", "  gives      ", LEAD))
    if rule.takes:
        takes = "; ".join(TAKES[word] for word in sorted(rule.takes))
        out.append(page.wrap(takes, "  takes      ", LEAD))
    if kind.about:
        out.append(page.wrap(", ".join(kind.about), "  is about   ", LEAD))
    for said in _said_of(rule):
        out += ["", page.wrap(said, "  ")]
    out += ["", page.wrap("Whatever does not fit is refused, and has no derivation.", "  ")]
    return "\n".join(out)


def _operand(name: str, number: int) -> str:
    rule, dims = RULES[name], KINDS[name].operands[number]
    form = rule.forms[number] if rule.forms else "tensor"
    also = "".join(f" or {other}" for other in rule.passes)
    told = f" [{', '.join(dim or '..' for dim in dims)}]" if dims else ""
    return f"{form}{also}{told}"


def _said_of(rule: Rule) -> list[str]:
    """What is said of a rule beside it, and of its family."""
    own = inspect.getdoc(rule.apply)
    family = inspect.getdoc(sys.modules[rule.apply.__module__])
    texts = [text.split("\n\n") for text in (own, family) if text]
    return [" ".join(part.split()) for text in texts for part in text]
