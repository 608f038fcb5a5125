"""Reading raw JSON defensively: a value of another type is an error of input, never a traceback."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from shardproof.spec.errors import InputError, InputErrors

Json = Mapping[str, object]

LARGEST = 10**12
"""No size of a model is greater."""


def mapping(value: object) -> Json | None:
    """The value, where it is an object with names."""
    return cast(Json, value) if isinstance(value, Mapping) else None


def items(value: object) -> tuple[object, ...] | None:
    """The values of a list."""
    return tuple(cast("list[object]", value)) if isinstance(value, (list, tuple)) else None


def section(config: Json, *names: str) -> Json:
    """The first of these sections that is there; an empty one where none is."""
    for name in names:
        found = config.get(name)
        if found is None:
            continue
        inner = mapping(found)
        if inner is None:
            raise wrong(name, found, "an object")
        return inner
    return {}


def whole(config: Json, *names: str, least: int = 0) -> int | None:
    """The first of these fields that is there and not null: a whole number of at least `least`.

    A list of numbers, which some families have one a layer, is read as its greatest.
    """
    for name in names:
        found = config.get(name)
        if found is None:
            continue
        each = items(found)
        if each:
            return max(_whole(name, value, least) for value in each)
        return _whole(name, found, least)
    return None


def _whole(name: str, value: object, least: int) -> int:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    right = f"a whole number of at least {least}"
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong(name, value, right)
    if not least <= value <= LARGEST:
        raise wrong(name, value, right, "MODEL-RANGE")
    return value


def text(config: Json, *names: str) -> str:
    """The first of these fields that is there: a word, in small letters; none is the empty one."""
    for name in names:
        found = config.get(name)
        if found is None:
            continue
        if not isinstance(found, str):
            raise wrong(name, found, "a word")
        return found
    return ""


def yes(config: Json, name: str) -> bool:
    """Whether a field is there and true."""
    found = config.get(name)
    if found is None:
        return False
    if not isinstance(found, (bool, int)):
        raise wrong(name, found, "true or false")
    return bool(found)


def texts(config: Json, *names: str) -> tuple[str, ...]:
    """The words of the first of these lists that is there."""
    for name in names:
        found = config.get(name)
        if found is None:
            continue
        each = items(found)
        if each is None:
            raise wrong(name, found, "a list of words")
        return tuple(value for value in each if isinstance(value, str))
    return ()


def wrong(name: str, value: object, right: str, code: str = "MODEL-TYPE") -> InputErrors:
    """A field that holds what it can't."""
    shown = repr(value)
    shown = shown if len(shown) <= 40 else shown[:37] + "..."
    return InputErrors(InputError(code, f"{name} is {shown}", None, name, f"it is {right}"))
