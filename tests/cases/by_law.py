"""What the law says of a case: line one of its file, and the plans that it leaves to the engine."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_file

HERE = Path(__file__).parent


@cache
def legal_by_value() -> dict[str, list[str]]:
    """By file the clauses that a plan breaks which is right all the same."""
    return cast("dict[str, list[str]]", plain(read_file(str(HERE / "legal_by_value.yaml"))))


def broken_by(file: Path) -> list[str]:
    """The clauses that a case breaks, in the law's order."""
    said = file.read_text("utf-8").partition("\n")[0].removeprefix("# ")
    if said == "legal":
        return legal_by_value().get(str(file.relative_to(HERE)), [])
    return said.removeprefix("illegal: ").split(", ")
