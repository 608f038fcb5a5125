"""What a command line names, one plan at a time: files, folders, standard input, streams."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO, TextIO, cast

from shardproof.api import decided_root, load, load_model
from shardproof.batch.documents import Document, documents
from shardproof.batch.folders import files_below, holds_several, is_plan
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.record import dataclass, field
from shardproof.spec.source.decode import decode
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import PLAN_LIMIT, read_text
from shardproof.spec.source.text import shown
from shardproof.spec.verdict import Verdict
from shardproof.texts.inputs import SHOWN, STDIN, Given, ask_inside, read_input

MODELS_KEPT = 64
"""Configs that are read once, however many plans name them."""
Lines = dict[str, Sequence[str]]
One = tuple[Verdict | InputErrors, Lines]
"""What came of one plan, and the lines of what is in no file that could be read again."""


@dataclass(slots=True)
class Inputs:
    """All plans that a command names, decided one by one as they are asked for."""

    paths: Sequence[str]
    given: Given
    left_out: list[str] = field(default_factory=list[str])
    """Files of folders that are no plans."""

    @property
    def listed(self) -> bool:
        """Whether the answer is a list, however many plans there turn out to be."""
        return len(self.paths) > 1 or any(map(_is_folder, self.paths))

    def __iter__(self) -> Iterator[One]:
        reader = _Reader(self.given, self.left_out)
        # Standard input that is named twice, or is the model, is read whole.
        flows = self.paths.count(STDIN) == 1 and self.given.model != STDIN
        for path in self.paths:
            try:
                if path == STDIN and flows and (stream := _standard_input()) is not None:
                    yield from reader.stream(stream, SHOWN)
                elif _is_folder(path):
                    yield from reader.folder(path)
                else:
                    yield from reader.file(path)
            except InputErrors as wrong:
                yield wrong, {}


class _Reader:
    """Reads plans, and each model that they name once."""

    def __init__(self, given: Given, left_out: list[str]) -> None:
        self.given = given
        self.left_out = left_out
        self.read_model = lru_cache(MODELS_KEPT)(load_model)

    def file(self, path: str) -> Iterator[One]:
        ask_inside(path, self.given.root)
        if holds_several(path):
            with Path(path).open("rb") as stream:
                yield from self.stream(stream, path)
        else:
            yield load(path, self.given, read=self.read_model), {}

    def folder(self, folder: str) -> Iterator[One]:
        """The plans below it; an error where there is none, for that is hardly what was meant."""
        none = True
        for path in files_below(folder):
            try:
                for one in self._inside(path):
                    none = False
                    yield one
            except InputErrors as wrong:
                none = False
                yield wrong, {}
        if none:
            message = f"no file below {shown(folder)} is a plan"
            right = "name a folder of .yaml, .yml, .json or .jsonl files that hold plans"
            raise InputErrors(InputError("FILE-MISSING", message, Place(folder), help=right))

    def _inside(self, path: str) -> Iterator[One]:
        ask_inside(path, self.given.root)
        if holds_several(path):
            yield from self.file(path)
            return
        root = read_input(path, PLAN_LIMIT, self.given.root)
        if is_plan(root):
            yield self._decided(path, root), {}
        else:
            self.left_out.append(path)

    def stream(self, stream: BinaryIO, name: str) -> Iterator[One]:
        """Each document of a stream, named by its line; a lone one as the file that it is."""
        found = documents(stream)
        first = next(found)
        second = next(found, None)
        if second is None:
            yield self._document(first, name, name)
            return
        yield self._document(first, name, f"{name}:{first.line}")
        yield self._document(second, name, f"{name}:{second.line}")
        for each in found:
            yield self._document(each, name, f"{name}:{each.line}")

    def _document(self, document: Document, file: str, name: str) -> One:
        line = document.line
        shown_lines = document.data.decode("utf-8-sig", "replace").split("\n")
        lines: Lines = {file: Shifted(shown_lines, line)}
        try:
            if len(document.data) > PLAN_LIMIT:
                raise _too_long(file, name, line)
            root = read_text(decode(document.data, file, line), file, line)
            return self._decided(name, root), lines
        except InputErrors as wrong:
            return wrong, lines

    def _decided(self, name: str, root: Node) -> Verdict:
        return decided_root(name, root, self.given, self.read_model)


class Shifted(Sequence[str]):
    """Lines of a part of a file, by their numbers in all of it."""

    def __init__(self, lines: Sequence[str], first: int) -> None:
        self.lines = lines
        self.first = first

    def __len__(self) -> int:
        return self.first - 1 + len(self.lines)

    def __getitem__(self, at: int) -> str:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The line at an index, which is one less than its number."""
        at -= self.first - 1
        return self.lines[at] if at >= 0 else ""


def _too_long(file: str, name: str, line: int) -> InputErrors:
    place = Place(file) if name == file else Place(file, line, 1)
    what = file if name == file else "the document"
    message = f"{what} is more than {PLAN_LIMIT:,} bytes long"
    right = f"write at most {PLAN_LIMIT:,} bytes"
    return InputErrors(InputError("FILE-SIZE", message, place, help=right))


def _is_folder(path: str) -> bool:
    return path != STDIN and "\0" not in path and Path(path).is_dir()


def _standard_input() -> BinaryIO | None:
    """None where it was closed before the start; then whoever reads it says so."""
    stream = cast("TextIO | None", sys.stdin)
    return None if stream is None else stream.buffer
