"""A pair of programs by its name: `FILE:NAME`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from shardproof.code.jax_trace import raised_at
from shardproof.spec.errors import InputError, InputErrors, Place

RIGHT = "name it as FILE:NAME, such as model.py:check"
WANTED = (
    "(sharded, reference, arguments): a tuple, a dict or an object with these names, or a "
    "function without arguments that returns one"
)
FIELDS = ("sharded", "reference", "arguments")


@dataclass(frozen=True, slots=True)
class Programs:
    """A sharded program, the one for a single device, and what both are given."""

    sharded: Callable[..., Any]
    reference: Callable[..., Any]
    arguments: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Ranked:
    """A program of PyTorch that each rank calls."""

    main: Callable[..., Any]
    reference: Callable[..., Any]
    arguments: Sequence[Any]


def programs_of(name: str, ranks: int) -> Programs | Ranked:
    """What a name leads to; before JAX is imported, so that a mesh of `ranks` can be made."""
    path, _, what = name.rpartition(":")
    if not path or not what:
        raise _wrong(f"{name!r} names nothing in a file", RIGHT)
    if not Path(path).is_file():
        raise _wrong(f"there is no file {path}", RIGHT)
    pretend(ranks)
    module = loaded(path)
    if not hasattr(module, what):
        raise _wrong(f"{path} has no {what}", RIGHT, Place(path))
    found: object = getattr(module, what)
    if framework(module, found) == "torch":
        return ranked(name, path, found)
    if callable(found) and not _fields(found):
        try:
            found = found()
        except Exception as error:  # noqa: BLE001  (it is the user's)
            raise _raised(f"{what}()", error) from None
    values = _fields(found)
    if values is None or not callable(values[0]) or not callable(values[1]):
        raise _wrong(f"{name} is {_kind(found)}", f"it is to be {WANTED}", Place(path))
    sharded, reference, arguments = values
    if not isinstance(arguments, (tuple, list)):
        raise _wrong(
            f"the arguments of {name} are {_kind(arguments)}", "a tuple of them", Place(path)
        )
    return Programs(sharded, reference, tuple(cast("Sequence[Any]", arguments)))


def ranked(name: str, path: str, found: object) -> Ranked:
    """A function that each rank calls; with its arguments, and a reference, if they are named."""
    if isinstance(found, (tuple, list)):
        values: list[Any] = list(cast("Sequence[Any]", found))
        values = [values[0], None, *values[1:]] if len(values) == 2 else values
        values = values if len(values) == len(FIELDS) else [None]
    elif isinstance(found, Mapping):
        given = cast("Mapping[str, Any]", found)
        values = [given.get("main"), given.get("reference"), given.get("arguments", ())]
    else:
        values = [found, None, ()]
    main, reference, arguments = cast("tuple[Any, Any, Any]", (*values, None, ())[:3])
    if not callable(main) or not (reference is None or callable(reference)):
        kind = _kind(cast("object", found))
        raise _wrong(f"{name} is {kind}", f"it is to be {RANKED}", Place(path))
    given: object = arguments
    if not isinstance(given, (tuple, list)):
        raise _wrong(f"the arguments of {name} are {_kind(given)}", "a tuple of them", Place(path))
    return Ranked(main, reference or main, tuple(cast("Sequence[Any]", given)))


RANKED = (
    "a function that each rank calls, (function, arguments) or (function, reference, arguments): "
    "a tuple, or a dict of main, reference and arguments"
)


def framework(module: ModuleType, found: object) -> str:
    """Of which library a file speaks: what is named first of all, then what is beside it."""
    several = cast("Sequence[object]", found if isinstance(found, (tuple, list)) else ())
    functions: list[object] = [found, *several]
    if isinstance(found, Mapping):
        functions = list(cast("Mapping[str, Any]", found).values())
    spaces = [getattr(each, "__globals__", None) for each in functions]
    for space in (*spaces, vars(module)):
        if space is None:
            continue
        held = cast("Mapping[str, object]", space)
        roots = {_root(value) for value in held.values()}
        for name in ("jax", "torch"):
            if name in roots:
                return name
    return ""


def _root(value: object) -> str:
    name = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", "")
    return str(name).partition(".")[0]


def _kind(value: object) -> str:
    return f"of type {type(value).__name__}"


def _fields(found: Any) -> tuple[Any, Any, Any] | None:
    if isinstance(found, (tuple, list)):
        values: tuple[Any, ...] = tuple(cast("Sequence[Any]", found))
        return (values[0], values[1], values[2]) if len(values) == 3 else None
    mapping = cast("Mapping[str, Any]", found if isinstance(found, Mapping) else {})
    if set(FIELDS) <= set(mapping):
        return mapping["sharded"], mapping["reference"], mapping["arguments"]
    thing = cast("Any", found)
    if all(hasattr(thing, field) for field in FIELDS):
        return thing.sharded, thing.reference, thing.arguments
    return None


def pretend(ranks: int) -> None:
    """So many devices of this processor, for a mesh of devices; what is said already stands."""
    flags = os.environ.get("XLA_FLAGS", "")
    if ranks > 1 and "xla_force_host_platform_device_count" not in flags:
        os.environ["XLA_FLAGS"] = f"{flags} --xla_force_host_platform_device_count={ranks}".strip()
    os.environ.setdefault("JAX_PLATFORMS", "cpu")


def loaded(path: str) -> ModuleType:
    """The user's file as a module; it finds its neighbours."""
    folder = str(Path(path).resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    spec = spec_from_file_location(Path(path).stem, Path(path).resolve())
    if spec is None or spec.loader is None:
        raise _wrong(f"{path} is no file of Python", RIGHT)
    module = module_from_spec(spec)
    sys.modules.setdefault(spec.name, module)
    try:
        spec.loader.exec_module(module)
    except ModuleNotFoundError as error:
        raise _raised(path, error, "install it where shardproof is installed") from None
    except SyntaxError as error:
        place = Place(path, error.lineno or 0, error.offset or 0)
        raise _wrong(f"{path} cannot be read: {error.msg}", "", place) from None
    except Exception as error:  # noqa: BLE001  (it is the user's)
        raise _raised(path, error) from None
    return module


def _raised(what: str, error: BaseException, help_: str = "") -> InputErrors:
    site = raised_at(error)
    place = Place(site.file, site.line, 1) if site.file else None
    text = " ".join(str(error).split())[:300]
    return _wrong(f"{what} raises {type(error).__name__}: {text}", help_, place)


def _wrong(message: str, help_: str, place: Place | None = None) -> InputErrors:
    return InputErrors(InputError("CODE-FILE", message, place, help=help_))
