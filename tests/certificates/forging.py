"""Certificates made for tests, and what a forger does to them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from shardproof.certificate import checker
from shardproof.certificate.made import certificate
from shardproof.spec.model.model import Model
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.plan import Plan

Path = tuple[str | int, ...]


def certified(model: Model, plan: Plan, config: Any = None) -> str:  # noqa: ANN401
    """The certificate of a legal plan; a model without config in the project's form."""
    return certificate(model, plan, config or {**model_data(model), "notes": []}).decode()


def sealed(statement: Any) -> str:  # noqa: ANN401  (whatever JSON holds)
    """A statement with every digest made anew, as a forger who knows how would do it."""
    said = statement["predicate"]
    for each in statement["subject"]:
        each["digest"] = {"sha256": checker.digest(quick(said.get(each["name"])))}
    said["digest"] = ""
    said["digest"] = checker.digest(quick(statement))
    return quick(statement)


def quick(data: Any) -> str:  # noqa: ANN401
    """Canonical JSON of data without floats, whose names are ASCII; ten times as fast."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def places(data: Any, at: Path = ()) -> Iterator[Path]:  # noqa: ANN401
    """Where everything in a tree stands, whole branches too."""
    keys: list[str | int] = [*data] if isinstance(data, dict) else list(range(len(data)))
    for key in keys:
        yield (*at, key)
        if isinstance(data[key], dict | list):
            yield from places(data[key], (*at, key))


def changed(statement: Any, path: Path, how: str) -> Any | None:  # noqa: ANN401
    """The statement with one thing changed, of another type, dropped, doubled or swapped.

    None if it is the same.
    """
    new = json.loads(json.dumps(statement))  # a quick copy
    at: Any = new
    for step in path[:-1]:
        at = at[step]
    key: Any = path[-1]
    many, old = isinstance(at, list), at[key]
    if how == "change":
        at[key] = other(old)
    elif how == "retype":
        at[key] = retyped(old)
    elif how == "drop":
        del at[key]
    elif how == "double" and many:
        at.insert(key, json.loads(json.dumps(old)))
    elif how == "swap" and many and key:
        at[key], at[key - 1] = at[key - 1], at[key]
    else:
        return None
    return None if same(new, statement) else new


def other(value: Any) -> Any:  # noqa: ANN401
    """Something else of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            words = {"heads": "none", "sum": "due", "hidden": "head", "all_reduce": "all_gather"}
            return words.get(value, f"{value}x")
        case list():
            return []
        case dict():
            return {}
        case _:
            return 1


def retyped(value: Any) -> Any:  # noqa: ANN401
    """What a careless comparison takes for the same, or what is of no use there."""
    match value:
        case bool():
            return int(value)
        case 0 | 1:
            return bool(value)
        case int():
            return str(value)
        case list():
            return {}
        case dict():
            return []
        case _:
            return False


def same(a: Any, b: Any) -> bool:  # noqa: ANN401
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


def forget() -> None:
    """Nothing is kept of what was judged before: values are numbered for good."""
    checker.begin()
