"""Why mutants that nobody notices are no mistakes: by reason, their names; written by hand."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_file


def reasons_in(file: Path) -> dict[str, str]:
    """By mutant, its reason."""
    said = cast("dict[str, list[str]]", plain(read_file(str(file))))
    return {name: reason for reason, names in said.items() for name in names}
