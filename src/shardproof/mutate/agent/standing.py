"""A function of ours in the place of a collective."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shardproof.mutate.agent.watch import Watch


@dataclass(frozen=True)
class Met:
    """A call that may be changed: by which kinds of change, among whom, and how."""

    kinds: Sequence[str]
    ranks: Sequence[int]
    rank: int | None
    """The one that calls; none where the program is one for all."""
    changed: Callable[[str], Any]
    """Makes the call with a change of this kind, and returns what the call returns."""


Find = Callable[["dict[str, Any]"], "Met | None"]
"""What is met, by the call's arguments; none where it is to stay as it is."""


def standing(
    name: str,
    original: Callable[..., Any],
    watch: Watch,
    find: Find,
    leave: Callable[[], bool] = lambda: False,
) -> Callable[..., Any]:
    """What stands in its place; with `leave` nothing is looked at."""
    signature = inspect.signature(original)

    @functools.wraps(original)
    def collective(*args: Any, **kwargs: Any) -> Any:
        if watch.busy or leave():
            return original(*args, **kwargs)
        with watch.one():
            met = _found(signature, args, kwargs, find)
            kind = None if met is None else watch.met(name, met.kinds, met.rank, met.ranks)
            if met is None or kind is None:
                return original(*args, **kwargs)
            return met.changed(kind)

    return collective


def _found(
    signature: inspect.Signature, args: Sequence[Any], kwargs: Mapping[str, Any], find: Find
) -> Met | None:
    """None where the call is none that can be: the original says what is wrong."""
    try:
        bound = signature.bind(*args, **kwargs)
        bound.apply_defaults()
        return find(dict(bound.arguments))
    except (TypeError, ValueError, RuntimeError, AttributeError, KeyError, NameError):
        return None
