"""What a sweep decides, cut into tasks: the same ones, in the same order, each time it is asked.

A plan that leaves lines open stands for each of its choices, which are counted, not made.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from math import prod
from pathlib import Path

from shardproof.api import load_model, named_model
from shardproof.batch.documents import Document, documents
from shardproof.batch.folders import files_below, is_plan
from shardproof.proofs.open.lines import is_open, read_open
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.model.config import model_from_node
from shardproof.spec.model.model import Model
from shardproof.spec.source.decode import decode
from shardproof.spec.source.node import Node, plain
from shardproof.spec.source.read import PLAN_LIMIT, read_text
from shardproof.spec.source.text import shown
from shardproof.texts.inputs import STDIN, Given, ask_inside

CHUNK = 64
"""Cases of a task: what a kill makes somebody do again."""
MODELS_KEPT = 64


@dataclass(frozen=True, slots=True)
class ModelText:
    """A config that a worker can read wherever it runs."""

    name: str
    json: str
    digest: str


@dataclass(frozen=True, slots=True)
class PlanText:
    """A plan, open or not, that a worker can read wherever it runs."""

    name: str
    file: str
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the choices that a plan leaves, for one model; or what is wrong with them."""

    first: int
    """The number of its first case in the sweep."""
    plan: PlanText
    model: ModelText | None
    start: int
    stop: int
    open: bool = False
    error: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """What one worker does at a time."""

    number: int
    parts: tuple[Part, ...]
    by: tuple[str, ...]
    devices: int | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A sweep as it was asked for."""

    plans: Sequence[str]
    """Files, folders and streams of plans, open or not."""
    models: Sequence[str] = ()
    """Configs in place of those that the plans name: every plan with each."""
    by: Sequence[str] = ("verdict",)
    devices: int | None = None
    root: str | None = None
    family: str | None = None


class Work:
    """The tasks of a sweep. Plans and configs have to stay as they are while it runs."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.left_out: list[str] = []
        """Files of folders that are no plans."""
        self._model = lru_cache(MODELS_KEPT)(self._read_model)

    def digest(self) -> str:
        """Of all that the answers depend on but the configs that plans name themselves."""
        asked, found = self.asked, sha256()
        given = [self._model(path).digest for path in asked.models]
        said = [CHUNK, *asked.by, asked.devices, asked.family, *given]
        found.update(json.dumps(said).encode())
        for plan in self._plans():
            found.update(json.dumps([plan.name, plan.text]).encode() + b"\n")
        return found.hexdigest()

    def tasks(self) -> Iterator[Task]:
        """Every task; the cases are numbered from 0 on."""
        held: list[Part] = []
        room, number = CHUNK, 0
        by, devices = tuple(self.asked.by), self.asked.devices
        for part in self._parts():
            start = part.start
            while start < part.stop:
                stop = min(part.stop, start + room)
                first = part.first + start - part.start
                held.append(Part(first, part.plan, part.model, start, stop, part.open, part.error))
                room, start = room - (stop - start), stop
                if not room:
                    yield Task(number, tuple(held), by, devices)
                    held, room, number = [], CHUNK, number + 1
        if held:
            yield Task(number, tuple(held), by, devices)

    def _parts(self) -> Iterator[Part]:
        first = 0
        for plan in self._plans():
            for part in self._of(plan, first):
                yield part
                first += part.stop - part.start

    def _of(self, plan: PlanText, first: int) -> Iterator[Part]:
        """A plan with each model; where it cannot be read, that, as one case."""
        try:
            root = read_text(plan.text, plan.file, plan.line)
            names = self.asked.models or [named_model(plan.file, root)]
            models = [self._model(name) for name in names]
            counts = [self._choices(root, model) for model in models]
        except InputErrors as wrong:
            yield Part(first, plan, None, 0, 1, error=told(wrong))
            return
        for model, count in zip(models, counts, strict=True):
            yield Part(first, plan, model, 0, count or 1, count is not None)
            first += count or 1

    def _choices(self, root: Node, model: ModelText) -> int | None:
        """How many plans it stands for; None where nothing is open."""
        if not is_open(root):
            return None
        found = read_open(root, read_model(model), self.asked.devices)
        return prod(len(line.allowed) for line in found.open)

    def _read_model(self, path: str) -> ModelText:
        _, config = load_model(path, Given(None, self.asked.family, self.asked.root))
        text = json.dumps(plain(config), sort_keys=True)
        # Links may lead elsewhere than a path without its dots.
        short = os.path.normpath(path)
        path = short if Path(short).exists() and Path(short).samefile(path) else path
        return ModelText(path, text, sha256(text.encode()).hexdigest())

    def _plans(self) -> Iterator[PlanText]:
        for path in self.asked.plans:
            if path == STDIN:
                right = "name files or folders, which can be read again when it is gone on with"
                raise InputErrors(InputError("USAGE", "a sweep of standard input", help=right))
            if not Path(path).is_dir():
                yield from self._file(path)
                continue
            none = True
            for each in files_below(path):
                for plan in self._file(each):
                    if _is_plan(plan):
                        none = False
                        yield plan
                    elif plan.file not in self.left_out:
                        self.left_out.append(plan.file)
            if none:
                message = f"no file below {shown(path)} is a plan"
                right = "name a folder of .yaml, .yml, .json or .jsonl files that hold plans"
                raise InputErrors(InputError("FILE-MISSING", message, Place(path), help=right))

    def _file(self, path: str) -> Iterator[PlanText]:
        ask_inside(path, self.asked.root)
        try:
            with Path(path).open("rb") as file:
                found = documents(file)
                held = [next(found)]
                held += [each for each in [next(found, None)] if each is not None]
                several = len(held) > 1
                for each in (*held, *found):
                    yield _plan_text(path, each, several=several)
        except OSError as wrong:
            message = f"{shown(path)} cannot be read: {wrong.strerror}"
            right = "name plans, or folders of plans"
            raise InputErrors(
                InputError("FILE-MISSING", message, Place(path), help=right)
            ) from None


def _plan_text(path: str, document: Document, *, several: bool) -> PlanText:
    name = f"{path}:{document.line}" if several else path
    if len(document.data) > PLAN_LIMIT:
        message = f"{shown(name)} is more than {PLAN_LIMIT:,} bytes long"
        right = f"write at most {PLAN_LIMIT:,} bytes"
        place = Place(path, document.line, 1)
        raise InputErrors(InputError("FILE-SIZE", message, place, help=right))
    return PlanText(name, path, document.line, decode(document.data, path, document.line))


def _is_plan(plan: PlanText) -> bool:
    try:
        return is_plan(read_text(plan.text, plan.file, plan.line))
    except InputErrors:
        return True  # whoever decides it says what is wrong


def told(wrong: InputErrors) -> str:
    """The first error of several, with its place, in a line."""
    first = wrong.errors[0]
    where = f"{first.place}: " if first.place and first.place.line else ""
    return f"{where}{first.code}: {first.message}"


@lru_cache(MODELS_KEPT)
def read_config(text: ModelText) -> tuple[Model, Node]:
    """The model of a config, in whatever process."""
    root = read_text(text.json, text.name)
    return model_from_node(root), root


def read_model(text: ModelText) -> Model:
    return read_config(text)[0]
