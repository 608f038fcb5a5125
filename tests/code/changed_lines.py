"""A line of somebody's module changed while it stands: what an edit of the file would do."""

from __future__ import annotations

import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from inspect import unwrap
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any


@dataclass(frozen=True, slots=True)
class Changed:
    """A function with another line."""

    function: FunctionType
    line: int
    code: CodeType

    @contextmanager
    def standing(self) -> Generator[None]:
        function: Any = self.function
        before = function.__code__
        function.__code__ = self.code
        try:
            yield
        finally:
            function.__code__ = before


def changed(module: ModuleType, inside: str, old: str, new: str) -> Changed:
    """A line of a function, by its text; the first of that text there."""
    path = str(module.__file__)
    lines = Path(path).read_text("utf-8").splitlines()
    function = found(module, inside)
    first = function.__code__.co_firstlineno
    last = max(line for *_, line in function.__code__.co_lines() if line is not None)
    at = next(n for n in range(first - 1, last) if lines[n].strip() == old)
    indent = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
    lines[at] = indent + new
    whole = compile("\n".join(lines), path, "exec", dont_inherit=True)
    return Changed(function, at + 1, inner(whole, inside))


def found(module: ModuleType, name: str) -> FunctionType:
    value: Any = module
    for part in name.split("."):
        value = getattr(value, part)
    value = unwrap(getattr(value, "__func__", value))
    assert isinstance(value, FunctionType)
    return value


def inner(code: CodeType, name: str) -> CodeType:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            if each.co_qualname == name:
                return each
            if name.startswith(f"{each.co_qualname}."):
                return inner(each, name)
    raise LookupError(name)


@contextmanager
def traced(code: CodeType) -> Generator[set[int]]:
    """The lines of a function that run meanwhile, in threads that are begun meanwhile."""
    ran: set[int] = set()

    def inside(frame: FrameType, event: str, argument: object) -> Any:
        del event, argument
        ran.add(frame.f_lineno)
        return inside

    def everywhere(frame: FrameType, event: str, argument: object) -> Any:
        del event, argument
        return inside if frame.f_code is code else None

    before, threads = sys.gettrace(), threading.gettrace()
    threading.settrace(everywhere)
    try:
        yield ran
    finally:
        threading.settrace(threads)  # pyright: ignore[reportArgumentType]
        sys.settrace(before)
