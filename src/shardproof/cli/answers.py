"""Answers of a command printed as they come, so that it holds one however many there are."""

from __future__ import annotations

import sys
from typing import Any

from shardproof.cli.output import json_text


class JsonAnswers:
    """One answer, or a list of them, in the bytes that the whole list would have."""

    def __init__(self, *, listed: bool) -> None:
        self.listed = listed
        self.first: Any = None
        self.count = 0

    def add(self, data: Any) -> None:  # noqa: ANN401  (whatever JSON holds)
        self.count += 1
        if self.count == 1 and not self.listed:
            self.first = data
            return
        if self.count == 2 and not self.listed:
            self.listed = True
            self._item(self.first, "[\n")
        self._item(data, "[\n" if self.count == 1 else ",\n")

    def _item(self, data: object, before: str) -> None:
        # No text within it has a line of its own.
        lines = json_text(data).replace("\n", "\n  ")
        sys.stdout.write(f"{before}  {lines}")

    def end(self) -> None:
        if self.listed:
            sys.stdout.write("\n]\n" if self.count else "[]\n")
        elif self.count:
            sys.stdout.write(json_text(self.first) + "\n")
