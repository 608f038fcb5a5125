"""Variables of modules, of which each rank has its own, as processes would.

Engines keep their process groups there: what a function assigns by `global`, and small containers
that it fills. Other modules than the program's and what it imports are left alone.
"""

from __future__ import annotations

import re
import sys
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, cast

ASSIGNED = re.compile(r"^[ \t]+global[ \t]+([\w, \t]+)", re.MULTILINE)
CONTAINERS = (dict, list, set, deque, OrderedDict, defaultdict)
SMALL = 64
"""A container with more items than this, when its module has been imported, is a table."""
LEFT_ALONE = frozenset({
    "torch", "functorch", "triton", "numpy", "jax", "jaxlib", "sympy", "mpmath", "networkx",
    "ml_dtypes", "shardproof", "pytest", "_pytest", "pluggy", "hypothesis",
})  # fmt: skip
"""Packages whose state is the process's, or is kept elsewhere."""
OWN = str(Path(__file__).parent)

Name = tuple[str, str]
"""A module and a variable of it."""


class Absent:
    """In the place of a variable that is not there."""


ABSENT = Absent()


@dataclass(frozen=True, slots=True)
class Filled:
    """A container, and what was in it."""

    container: Any
    items: Any


@lru_cache(maxsize=8192)
def assigned(path: str) -> tuple[str, ...]:
    """The variables that functions of a file assign by `global`."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ()
    names = (name.strip() for line in ASSIGNED.findall(text) for name in line.split(","))
    return tuple(dict.fromkeys(name for name in names if name.isidentifier()))


def is_of_program(module: ModuleType) -> bool:
    path = getattr(module, "__file__", None)
    return isinstance(path, str) and is_file_of_program(path, module.__name__)


@lru_cache(maxsize=32768)
def is_file_of_program(path: str, name: str) -> bool:
    installed = "site-packages" in path or "dist-packages" in path
    if path.startswith(OWN) or (path.startswith(sys.base_prefix) and not installed):
        return False
    return path.endswith(".py") and name.partition(".")[0] not in LEFT_ALONE


@dataclass(slots=True, eq=False)
class ModuleState:
    """Of the modules that a run knows of, all variables as they were before any rank ran."""

    apart: Callable[[ModuleType], bool] = lambda _: False
    """Modules that each rank has of its own altogether."""
    start: dict[Name, object] = field(default_factory=dict[Name, object])
    seen: set[str] = field(default_factory=set[str])
    """Modules that were looked at, of whomever they are."""

    def learn(self, module: ModuleType) -> None:
        name = module.__name__
        if name in self.seen or self.apart(module):
            return
        self.seen.add(name)
        if not is_of_program(module):
            return
        space = vars(module)
        for each in assigned(str(module.__file__)):
            self.start[name, each] = taken(space.get(each, ABSENT))
        for each, value in space.items():
            if (name, each) not in self.start and is_small(value) and not each.startswith("__"):
                self.start[name, each] = taken(value)

    def learn_all(self) -> None:
        for module in list(sys.modules.values()):
            if isinstance(module, ModuleType):  # pyright: ignore[reportUnnecessaryIsInstance]
                self.learn(module)

    def now(self) -> dict[Name, object]:
        """What differs from the start."""
        found: dict[Name, object] = {}
        for (module, name), before in self.start.items():
            space = vars(sys.modules[module]) if module in sys.modules else {}
            value = space.get(name, ABSENT)
            if not unchanged(before, value):
                found[module, name] = taken(value)
        return found

    def change(self, before: Mapping[Name, object], after: Mapping[Name, object]) -> None:
        """From one state to another, each told by what differs from the start."""
        for key in {**before, **after}:
            module, name = key
            if module not in sys.modules:
                continue
            space = vars(sys.modules[module])
            value = after.get(key, self.start[key])
            if value is ABSENT:
                space.pop(name, None)
            else:
                space[name] = given_back(value)

    @contextmanager
    def watched(self) -> Generator[None]:
        """Modules that are imported meanwhile are known as they were then."""
        self.learn_all()
        learn = self.learn
        was = cast("Callable[[Any, ModuleType], None]", SourceFileLoader.exec_module)

        def exec_module(loader: Any, module: ModuleType) -> None:
            was(loader, module)
            learn(module)

        own = vars(SourceFileLoader).get("exec_module")
        setattr(SourceFileLoader, "exec_module", exec_module)  # noqa: B010  (it has a type)
        try:
            yield
        finally:
            if own is None:
                delattr(SourceFileLoader, "exec_module")
            else:
                setattr(SourceFileLoader, "exec_module", own)  # noqa: B010
            self.change(self.now(), {})


def is_small(value: object) -> bool:
    return type(value) in CONTAINERS and len(cast("Any", value)) <= SMALL


def taken(value: object) -> object:
    """A value to be put back: of a small container also what is in it."""
    if is_small(value):
        return Filled(value, cast("Any", value).copy())
    return value


def given_back(value: object) -> object:
    if not isinstance(value, Filled):
        return value
    container: Any = value.container
    if not same_items(container, value.items):
        container.clear()
        fill = "extend" if type(value.container) in (list, deque) else "update"
        getattr(container, fill)(value.items)
    return container


def unchanged(before: object, value: object) -> bool:
    if isinstance(before, Filled):
        return value is before.container and same_items(value, before.items)
    return value is before


def same_items(one: Any, other: Any) -> bool:
    """The same things, without asking them whether they are equal."""
    if len(one) != len(other):
        return False
    if isinstance(one, (set, frozenset)):
        ours, theirs = cast("set[object]", one), cast("set[object]", other)
        return {id(each) for each in ours} == {id(each) for each in theirs}
    if isinstance(one, dict):
        first, second = cast("dict[Any, Any]", one), cast("dict[Any, Any]", other)
        pairs = zip(first.items(), second.items(), strict=True)
        return all(a is c and b is d for (a, b), (c, d) in pairs)
    return all(a is b for a, b in zip(one, other, strict=True))
