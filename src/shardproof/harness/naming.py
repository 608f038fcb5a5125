"""An executor by its name: `package.module:Name`, or `folder/file.py:Name`."""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from pathlib import Path

from shardproof.spec.errors import InputError, InputErrors

RIGHT = "name it as package.module:Name, or as folder/file.py:Name"


def named(spec: str) -> object:
    """What a name leads to; the folder where we are is looked in too."""
    module, _, name = spec.partition(":")
    if not module or not name:
        raise InputErrors(InputError("EXECUTOR-NAME", f"{spec!r} names no executor", help=RIGHT))
    if module.endswith(".py"):
        path = Path(module)
        if not path.is_file():
            raise InputErrors(InputError("EXECUTOR-NAME", f"there is no file {module}", help=RIGHT))
        # By its own name, so that worker processes can import it too.
        sys.path.insert(0, str(path.resolve().parent))
        module = path.stem
    else:
        sys.path.insert(0, str(Path.cwd()))
    try:
        found: object = importlib.import_module(module)
    except ImportError as wrong:
        message = f"{spec}: {wrong}"
        raise InputErrors(InputError("EXECUTOR-NAME", message, help=RIGHT)) from None
    for part in name.split("."):
        if not hasattr(found, part):
            message = f"{spec}: {module} has no {name}"
            raise InputErrors(InputError("EXECUTOR-NAME", message, help=RIGHT))
        found = getattr(found, part)
    return found


def name_of(thing: object) -> str:
    """A name that leads to a function or a class: by its file, where that is below this folder."""
    qualified = getattr(thing, "__qualname__", type(thing).__qualname__)
    module = str(getattr(thing, "__module__", ""))
    try:
        file = Path(inspect.getsourcefile(thing) or "").resolve()  # type: ignore[arg-type]
    except (TypeError, OSError):
        return f"{module}:{qualified}"
    here = Path.cwd().resolve()
    inside_package = (file.parent / "__init__.py").exists()
    if file.is_relative_to(here) and not inside_package and file.suffix == ".py":
        return f"{os.path.relpath(file, here)}:{qualified}"
    return f"{module}:{qualified}"
