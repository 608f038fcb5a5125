"""The rules with a mistake in them, in this process, for as long as it is looked at.

Functions get the code of the changed text; constants their other value, in every module that has
taken them over. What was kept of earlier answers is forgotten.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from types import CodeType, FunctionType, ModuleType
from typing import cast

from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.rules import derive as deriving
from shardproof.spec.rules import stored as storing
from tests.spec.rules.mutation.mutants import Mutant

HERE = "shardproof.spec.rules."
PATIENCE = 20
"""Seconds after which a derivation is no longer waited for."""


def word(model: Model, plan: Plan) -> str:
    """`derived` and by which steps, or `refused` and why, or which error the rules raise.

    Nothing of earlier derivations is known to it, so that it is the same whatever they were.
    """
    forget()
    try:
        with _waiting():
            found = deriving.derive(model, plan)
            if isinstance(found, deriving.Underivable):
                return f"refused: {found}"
            written = repr(storing.stored(found)).encode()
            return f"derived: {found.steps} steps, {sha256(written).hexdigest()[:12]}"
    except Exception as error:  # noqa: BLE001  (whatever a mistake leads to is told)
        return f"raises {type(error).__name__}"


@contextmanager
def made(mutant: Mutant) -> Generator[bool]:
    """The rules with this mistake; false where they can't be imported with it."""
    undo = _constant(mutant) if mutant.where.isupper() else _function(mutant)
    forget()
    try:
        yield undo is not None
    finally:
        if undo is not None:
            undo()
        forget()


def _function(mutant: Mutant) -> Callable[[], None]:
    real = function(import_module(mutant.module), mutant.where)
    code = compile(mutant.changed(), real.__code__.co_filename, "exec")
    before, real.__code__ = real.__code__, code_of(code, mutant.where)

    def undo() -> None:
        real.__code__ = before

    return undo


def function(module: ModuleType, name: str) -> FunctionType:
    """A function or a method, below what keeps its answers or makes it a property."""
    found: object = module
    for part in name.split("."):
        found = vars(found)[part]
    for inside in ("fget", "func"):  # of a property, of a cached one
        found = getattr(found, inside, found)
    return cast("FunctionType", getattr(found, "__wrapped__", found))


def code_of(code: CodeType, name: str) -> CodeType:
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    for each in inner:
        if each.co_qualname == name:
            return each
        if name.startswith(f"{each.co_qualname}."):
            return code_of(each, name)
    raise LookupError(name)


def _constant(mutant: Mutant) -> Callable[[], None] | None:
    """All constants of the file anew, since others are made of this one."""
    module = import_module(mutant.module)
    scratch = {"__name__": module.__name__}
    try:
        exec(compile(mutant.changed(), mutant.file, "exec"), scratch)  # noqa: S102  (our own text)
    except Exception:  # noqa: BLE001  (it is told that it does not load)
        return None
    undo: list[tuple[ModuleType, str, object]] = []
    for name, old in list(vars(module).items()):
        if not name.isupper() or name not in scratch:
            continue
        for each in modules():
            if vars(each).get(name) is old:
                undo.append((each, name, old))
                setattr(each, name, scratch[name])

    def back() -> None:
        for each, name, old in undo:
            setattr(each, name, old)

    return back


def modules() -> Iterator[ModuleType]:
    return (each for name, each in list(sys.modules.items()) if name.startswith(HERE))


def forget() -> None:
    for each in modules():
        for value in list(vars(each).values()):
            clear = getattr(value, "cache_clear", None)
            if clear is not None:
                clear()


@contextmanager
def _waiting() -> Generator[None]:
    def enough(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, enough)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
