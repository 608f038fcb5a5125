"""What is published of mutants: a row each, and counts."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeVar, cast

FOLDER = Path(__file__).parents[2] / "reports" / "published"

Row = Mapping[str, str]
"""What is known of one mutant, by the names of the fields of its outcome, and some for people."""


class Told(Protocol):
    """What became of a mutant."""

    @property
    def by(self) -> str:
        """The plan that notices it; empty where none does."""
        ...

    @property
    def said(self) -> str:
        """What it says of that plan."""
        ...

    @property
    def same(self) -> str:
        """Why none does; empty where that is open."""
        ...

    @property
    def column(self) -> str: ...


class Named(Protocol):
    @property
    def name(self) -> str: ...


Made = TypeVar("Made", bound=Named)
"""A mutant."""


def cell(told: str) -> str:
    return told.replace("|", "\\|")


def counts(
    title: str, found: Mapping[Made, str], columns: Sequence[str], of: Callable[[Made], str]
) -> str:
    """How many mutants of each name ended in each column."""
    rows: dict[str, Counter[str]] = {}
    for mutant, column in found.items():
        rows.setdefault(of(mutant), Counter())[column] += 1
    head = f"| {title} | mutants | {' | '.join(columns)} |\n|---|{'---|' * (len(columns) + 1)}\n"
    return head + "".join(
        f"| {cell(name)} | {row.total()} | {' | '.join(str(row[c] or '') for c in columns)} |\n"
        for name, row in rows.items()
    )


def as_json(found: Mapping[Made, Told], about: Callable[[Made], Row] | None = None) -> str:
    """A line a mutant."""
    rows = {
        mutant.name: ({**about(mutant)} if about else {})
        | ({"by": each.by, "said": each.said} if each.by else {"same": each.same})
        for mutant, each in found.items()
    }
    lines = ",\n".join(
        f" {json.dumps(name)}: {json.dumps(row, ensure_ascii=False)}" for name, row in rows.items()
    )
    return f"{{\n{lines}\n}}\n"


def rows_of(data: Path) -> dict[str, Row]:
    """What is published, by the mutant's name."""
    if not data.is_file():
        raise ValueError(f"there is no {data.name}")
    return cast("dict[str, Row]", json.loads(data.read_text("utf-8")))


def of_today(rows: Iterable[str], every: Sequence[Made], data: Path) -> dict[str, Made]:
    """The mutants that there are, by name; an error where the rows are of others."""
    by_name = {mutant.name: mutant for mutant in every}
    names = [*rows]
    if names != [*by_name]:
        other = sorted({*names} ^ by_name.keys())
        raise ValueError(f"{data.name} has other mutants than there are: {', '.join(other[:3])}")
    return by_name
