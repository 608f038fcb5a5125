"""Published tables, row by row: a test runs one row, and another says that there are no others."""

from __future__ import annotations

AGAIN = "regenerate with `python -m "
ESCAPED = "\\|"


def first_cells(text: str, column: int = 0) -> dict[str, str]:
    """Each line of the tables in a text, by one of its cells."""
    lines = [line for line in text.splitlines(keepends=True) if line.startswith("| ")]
    return {cells(line)[column]: line for line in lines}


def cells(line: str) -> list[str]:
    """The cells of a row as they were before they were written."""
    marked = line.strip().strip("|").replace(ESCAPED, "\0")
    return [cell.strip().replace("\0", "|") for cell in marked.split("|")]
