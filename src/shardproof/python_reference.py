"""The reference page of what programs import, made from the code itself.

`python -m shardproof.python_reference` writes it anew; a test compares.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import shardproof

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "python.md"
HEAD = """\
# From Python

Everything below is imported from `shardproof`. What is not on this page may change at any time.

    from shardproof import Model, check, plan

Wrong input raises `InputErrors`, never anything else. No result is true or false by itself:
`assert check(...)` raises `TypeError`, since a verdict has three words. Ask for `.word`, or for
`.legal`.
"""
ELSEWHERE = {"Model": "model.md", "Plan": "plan.md"}
"""Classes whose fields have a page of their own."""


def python_reference() -> str:
    """Every public name, with its signature and what it says of itself."""
    public = [name for name in shardproof.__all__ if not name.startswith("_")]
    found: dict[str, object] = {name: getattr(shardproof, name) for name in public}
    functions = {name: each for name, each in found.items() if inspect.isfunction(each)}
    classes = {name: each for name, each in found.items() if inspect.isclass(each)}
    assert functions.keys() | classes.keys() == found.keys()  # noqa: S101  (else a page lacks it)
    out = [HEAD, "## Functions", ""]
    for name, function in functions.items():
        out += [f"### `{name}`", "", "```text", _signature(name, function), "```", ""]
        out += [_doc(function), ""]
    out += ["## Classes", ""]
    for name, each in classes.items():
        out += [f"### `{name}`", "", _doc(each), "", *_members(name, each)]
        while not out[-1]:
            out.pop()
        out.append("")
    return "\n".join(out).rstrip("\n") + "\n"


def _line(name: str, function: Callable[..., object]) -> str:
    return f"{name}{inspect.signature(function)}".replace("'", "").replace("(self, ", "(")


def _signature(name: str, function: Callable[..., object]) -> str:
    """As it is written, a parameter a line where one line is too long for it."""
    line = _line(name, function)
    if len(line) <= 88:
        return line
    parts = line.removeprefix(f"{name}(").rpartition(") -> ")
    inner = [f"    {each}," for each in _split(parts[0])]
    return "\n".join([f"{name}(", *inner, f") -> {parts[2]}"])


def _split(text: str) -> list[str]:
    """Parameters, at the commas that are in no brackets."""
    out, depth = [""], 0
    for sign in text:
        depth += (sign in "[({") - (sign in "])}")
        if sign == "," and not depth:
            out.append("")
        else:
            out[-1] += sign
    return [each.strip() for each in out]


def _doc(of: object) -> str:
    return inspect.getdoc(of) or ""


def _members(name: str, of: type) -> Iterator[str]:
    """Fields with what stands below them in the code, then properties and methods."""
    if name in ELSEWHERE:
        yield from (f"Its fields are those of [{ELSEWHERE[name]}]({ELSEWHERE[name]}).", "")
    elif dataclasses.is_dataclass(of):
        told = _told(of)
        yield from ("| field | type | what it says |", "|---|---|---|")
        for each in dataclasses.fields(of):
            kind = str(each.type).replace("|", "\\|")
            yield f"| `{each.name}` | `{kind}` | {told.get(each.name, '')} |"
        yield ""
    own = cast("Mapping[str, object]", cast("Any", of).__dict__)
    for member, value in own.items():
        match value:
            case _ if member.startswith("_"):
                continue
            case property():
                yield f"- `{member}`: {_doc(value)}"
            case staticmethod():
                inner = cast("Callable[..., object]", value.__func__)  # pyright: ignore[reportUnknownMemberType]
                yield f"- `{name}.{_line(member, inner)}`: {_first(inner)}"
            case _ if inspect.isfunction(value):
                yield f"- `{_line(member, value)}`: {_first(value)}"
            case _:
                continue
    yield ""


def _first(of: object) -> str:
    return " ".join(_doc(of).split())


def _told(of: type) -> dict[str, str]:
    """The text below each field of a class."""
    tree = ast.parse(inspect.getsource(of)).body[0]
    assert isinstance(tree, ast.ClassDef)  # noqa: S101  (it is a class's source)
    out: dict[str, str] = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(name)),
                ast.Expr(ast.Constant(str(text))),
            ):
                out[name] = " ".join(text.split())
            case _:
                continue
    return out


def main() -> None:
    PAGE.write_text(python_reference(), encoding="utf-8")


if __name__ == "__main__":
    main()
