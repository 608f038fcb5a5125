"""Which models and backends have a feature: what no number gives, as it was read on a date."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import cast

from shardproof.spec.record import dataclass

TABLES = Path(__file__).with_name("tables.json")


@dataclass(frozen=True, slots=True)
class Table:
    """Names that have something in common."""

    about: str
    names: frozenset[str]


@cache
def tables() -> Mapping[str, Mapping[str, Table]]:
    """Of each engine, each table."""
    read = cast("dict[str, dict[str, dict[str, object]]]", json.loads(TABLES.read_text("utf-8")))
    return {
        engine: {
            name: Table(str(table["about"]), frozenset(cast("list[str]", table["names"])))
            for name, table in named.items()
        }
        for engine, named in read.items()
        if engine != "read"
    }


@cache
def read_in() -> Mapping[str, str]:
    """The release and the month in which each engine's tables were read."""
    read = cast("dict[str, dict[str, str]]", json.loads(TABLES.read_text("utf-8")))
    return read["read"]


def names(engine: str, table: str) -> frozenset[str]:
    """The names of one table."""
    return tables()[engine][table].names
