"""A mistake in the executor, as a change of its text, and what is to notice it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[3]
EXECUTOR = ROOT / "executor"


@dataclass(frozen=True, slots=True)
class Fault:
    """In one file of the executor, a text that stands there once is replaced."""

    name: str
    """What goes wrong, as a sentence."""
    file: str
    """Below `executor/`."""
    old: str
    new: str
    slice: str
    """What notices it (see `slices`)."""

    @property
    def path(self) -> Path:
        return EXECUTOR / self.file

    @property
    def module(self) -> str:
        return ".".join(("shardproof", "executor", *Path(self.file).with_suffix("").parts))

    def changed(self) -> str:
        """The file's text with the mistake in it."""
        text = self.path.read_text(encoding="utf-8")
        if (found := text.count(self.old)) != 1:
            raise ValueError(f"{self.name} {self.file} has this {found} times:\n{self.old}")
        return text.replace(self.old, self.new)
