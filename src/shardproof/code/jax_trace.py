"""JAX's own part: programs traced to jaxprs, and the user's line of each operator.

JAX is no dependency: it is imported when a program of it is judged.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from shardproof.code.primitives import is_float
from shardproof.code.told import Site
from shardproof.spec.errors import InputError, InputErrors


@dataclass(frozen=True, slots=True)
class Leaf:
    """One array among the arguments."""

    name: str
    shape: tuple[int, ...]
    dtype: Any
    value: Any
    """Concrete integers; None of floats, which are drawn."""


@dataclass(frozen=True, slots=True)
class Traced:
    """A program as JAX has traced it."""

    closed: Any
    outputs: Sequence[tuple[str, tuple[int, ...], Any]]
    """Name, shape and dtype of each."""


class Failed(Exception):
    """The user's function raised while it was traced."""

    def __init__(self, error: BaseException, site: Site) -> None:
        self.error, self.site = error, site
        text = " ".join(str(error).split())
        self.text = f"{type(error).__name__}: {text[:300]}"
        super().__init__(self.text)


def jax() -> Any:
    try:
        return import_module("jax")
    except ImportError:
        raise InputErrors(
            InputError("CODE-JAX", "JAX is not installed here", help="pip install jax")
        ) from None


def leaves_of(arguments: Sequence[Any]) -> list[Leaf]:
    """The arrays of the arguments, by name."""
    tree = jax().tree_util
    out: list[Leaf] = []
    wrong: list[InputError] = []
    for path, value in tree.tree_flatten_with_path(tuple(arguments))[0]:
        name = name_of(tree, path)
        if not hasattr(value, "shape") or not hasattr(value, "dtype"):
            value = np.asarray(value)  # noqa: PLW2901
        try:
            kind = np.dtype(value.dtype)
        except TypeError:
            kind = None
        if kind is None or not (is_float(kind) or kind.kind in "iub"):
            message = f"argument {name} is {value.dtype}, of which nothing is known"
            wrong.append(InputError("CODE-ARGUMENT", message, field=name,
                                    help="arrays of floats, integers or booleans"))  # fmt: skip
            continue
        concrete = None
        if not is_float(kind):
            if isinstance(value, jax().ShapeDtypeStruct):
                wrong.append(InputError(
                    "CODE-ARGUMENT", f"argument {name} holds integers, and no value is given",
                    field=name, help="an array: which integers there are decides what is read",
                ))  # fmt: skip
                continue
            concrete = np.asarray(value)
        out.append(Leaf(name, tuple(value.shape), kind, concrete))
    if wrong:
        raise InputErrors(wrong)
    return out


def name_of(tree: Any, path: Sequence[Any]) -> str:
    """`args[0]['wq']` as `0.wq`; of a single array nothing."""
    words = [
        str(getattr(key, "key", getattr(key, "idx", getattr(key, "name", key)))) for key in path
    ]
    del tree
    return ".".join(words)


def in_float64() -> AbstractContextManager[None]:
    """So that JAX makes no float32 of what is wider."""
    return jax().enable_x64(True)


def traced(function: Callable[..., Any], arguments: Sequence[Any]) -> Traced:
    """A jaxpr of the function; what it raises, with the line that it was raised at."""
    tree = jax().tree_util
    shaped = tree.tree_map(_shape, tuple(arguments))
    try:
        closed, shapes = jax().make_jaxpr(function, return_shape=True)(*shaped)
    except Exception as error:
        raise Failed(error, raised_at(error)) from error
    found = tree.tree_flatten_with_path(shapes)[0]
    outputs = [
        (name_of(tree, path), tuple(each.shape), np.dtype(each.dtype)) for path, each in found
    ]
    return Traced(closed, outputs)


def _shape(value: Any) -> Any:
    if not hasattr(value, "shape") or not hasattr(value, "dtype"):
        value = np.asarray(value)
    return jax().ShapeDtypeStruct(value.shape, value.dtype, sharding=explicit(value))


def explicit(value: Any) -> Any:
    """How an array lies on a mesh whose axes are part of its type; None of other meshes."""
    sharding = getattr(value, "sharding", None)
    kinds = getattr(getattr(sharding, "mesh", None), "axis_types", ())
    return sharding if any("Explicit" in str(kind) for kind in kinds) else None


class Source:
    """Lines of the user's code, by the notes that JAX keeps of a trace."""

    @staticmethod
    def site(eqn: Any) -> Site:
        """The innermost line of the user's own code that an operator was made at."""
        frames = import_module("jax._src.source_info_util")
        try:
            frame = frames.user_frame(eqn.source_info.traceback)
        except (AttributeError, TypeError):
            frame = None
        if frame is None:
            return Site()
        return Site(shown(frame.file_name), int(frame.start_line), str(frame.function_name))

    @staticmethod
    def of_library(jaxpr: Any) -> bool:
        """Whether a function is a library's, which keeps the line of its first caller."""
        inner = getattr(jaxpr, "jaxpr", jaxpr)
        said = str(getattr(getattr(inner, "debug_info", None), "func_src_info", ""))
        _, _, at = said.partition(" at ")
        return not at or _of_a_library(at)


def raised_at(error: BaseException) -> Site:
    """The innermost line of a traceback that is the user's."""
    found, trace = Site(), error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if not _of_a_library(code.co_filename):
            found = Site(shown(code.co_filename), trace.tb_lineno, code.co_name)
        trace = trace.tb_next
    return found


def _of_a_library(file: str) -> bool:
    here = str(Path(__file__).parent)
    return "site-packages" in file or file.startswith(("<", here, sys.base_prefix))


def shown(file: str) -> str:
    """A file as it is named from the working directory, if it is below it."""
    near = os.path.relpath(file)
    return file if near.startswith("..") else near
