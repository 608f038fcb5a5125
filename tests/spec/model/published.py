"""The published configs among the examples, as they stand and with changes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.model import Model

FOLDER = Path(__file__).parents[3] / "examples" / "models"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))

Config = dict[str, object]


def config(name: str, **changes: object) -> Config:
    """The config of an example, with some fields changed."""
    base: Config = json.loads((FOLDER / f"{name}.json").read_text())
    return base | changes


def part(value: object) -> Config:
    """A mapping inside a config."""
    return cast("Config", value)


def without(name: str, *keys: str) -> Config:
    return {key: value for key, value in config(name).items() if key not in keys}


def read(name: str, **changes: object) -> Model:
    return Model.from_config(config(name, **changes))


def faults(source: Config) -> tuple[InputError, ...]:
    """What is wrong with a config; nothing where it gives a model."""
    try:
        Model.from_config(source)
    except InputErrors as errors:
        return errors.errors
    return ()


def blamed(source: Config) -> list[tuple[str, str]]:
    """Code and field of everything wrong with a config."""
    return [(fault.code, fault.field) for fault in faults(source)]


def unknown(model: Model) -> list[str]:
    return [entry.field for entry in model.unmodelled]
