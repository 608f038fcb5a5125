"""What the source says of the fields of its records, each under its own line."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache


@cache
def field_docs(module: str) -> dict[str, str]:
    """By `Record` and by `Record.field`, as JSON has the words."""
    found: dict[str, str] = {}
    for node in ast.parse(inspect.getsource(sys.modules[module])).body:
        if not isinstance(node, ast.ClassDef):
            continue
        said_of_class = ast.get_docstring(node)
        if said_of_class:
            found[node.name] = said_of_class.replace("None", "null")
        for field, after in zip(node.body, node.body[1:], strict=False):
            match field, after:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    found[f"{node.name}.{name}"] = " ".join(text.split()).replace("None", "null")
                case _:
                    pass
    return found
