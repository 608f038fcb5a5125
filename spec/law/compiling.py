"""The formulas of the law as Python, written into a module of its own: `make generate` does it.

Reading a formula's text and walking its tree takes a seventh of a whole `check`. The module holds
the same trees as functions of a lookup; a test compares it with them, and what it lacks is read.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import Expr, formula
from shardproof.spec.law.values import VALUES

FILE = Path(__file__).with_name("compiled.py")
HEAD = '''\
"""Written by `python -m shardproof.spec.law.compiling`: each formula of the law as a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

COMPILED: dict[str, Callable[[Callable[[str], Any]], Any]] = {
'''


def texts() -> tuple[str, ...]:
    """Every formula of the law, and of the values that they name."""
    return tuple(dict.fromkeys((*(clause.text for clause in LAW), *VALUES.values())))


def module_of(every: Iterable[str]) -> str:
    """The source of a module that holds them."""
    lines = [f"    {text!r}:\n        lambda v: {code(formula(text))},\n" for text in every]
    return f"{HEAD}{''.join(lines)}}}\n"


def code(expr: Expr, *, asked: bool = False) -> str:
    """An expression in Python; where it is only asked whether it holds, any truth will do."""
    match expr.op:
        case "const":
            return repr(expr.value)
        case "var":
            return f"v({expr.value!r})"
        case "not":
            return f"(not {code(expr.args[0], asked=True)})"
        case "and" | "or":
            parts = (code(each, asked=True) for each in expr.args)
            found = f"({f' {expr.op} '.join(parts)})"
            return found if asked else f"(not not {found})"
        case "if":
            test, yes, no = expr.args
            first, last = code(yes, asked=asked), code(no, asked=asked)
            return f"({first} if {code(test, asked=True)} else {last})"
        case "in":
            sought, *items = map(code, expr.args)
            if all(each.op == "const" for each in expr.args[1:]):
                return f"({sought} in ({', '.join(items)},))"
            # An item that does not matter is not looked up.
            first, *others = items
            more = "".join(f" or sought == {item}" for item in others)
            return f"((sought := {sought}) == {first}{more})"
        case op:
            left, right = map(code, expr.args)
            return f"({left} {op} {right})"


if __name__ == "__main__":
    FILE.write_text(module_of(texts()), encoding="utf-8")
