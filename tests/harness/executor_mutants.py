"""Mutants of an executor's collectives, each through the harness: when found, and how small."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from shardproof.harness.executors import fuzz_executor
from shardproof.harness.outcome import Failed
from shardproof.harness.profiles import MUTANT
from shardproof.harness.run import Run
from shardproof.mutate.agent.kinds import KINDS
from shardproof.mutate.agent.order import Order
from shardproof.mutate.launching import Place
from shardproof.mutate.mutants import Mutant, met, mutants_of
from shardproof.mutate.running import lines_of, place

MOST_SECONDS, MOST_LAYERS, MOST_RANKS = 60, 2, 4


@dataclass(frozen=True, slots=True)
class Came:
    """What came of a mutant."""

    name: str
    word: str
    """found, equivalent, survived, or not reached."""
    found: float = 0.0
    """Seconds until the first case that fails."""
    shrunk: float = 0.0
    """Seconds until the smallest."""
    layers: int = 0
    ranks: int = 0
    what: str = ""

    @property
    def wrong(self) -> str:
        """What is not as it should be; seconds are printed and not asked for."""
        if self.word == "equivalent":
            return ""
        if self.word != "found":
            return f"{self.name}: {self.word}"
        small = self.layers <= MOST_LAYERS and self.ranks <= MOST_RANKS
        return "" if small else f"{self.name}: {self.layers} layers, {self.ranks} ranks"

    def __str__(self) -> str:
        size = f"{self.layers} layers, {self.ranks} ranks" if self.word == "found" else ""
        seconds = f"{self.found:5.1f} s {self.shrunk:6.1f} s" if self.word == "found" else ""
        return f"{self.name:<70} {self.word:<11} {seconds:<17} {size:<20} {self.what}".rstrip()


@contextmanager
def under(where: Place, order: Order) -> Generator[Path]:
    """An executor that is started inside has the agent; what it says goes to the file."""
    log = where.log("log")
    log.unlink(missing_ok=True)
    path = where.order("order", replace(order, log=str(log)))
    added = where.added(path, os.environ, first=False)
    with patch.dict(os.environ, {k: v for k, v in added.items() if k != MUTANT}):
        yield log


def judged(name: str, fuzz: Callable[[], object]) -> Came:
    """Fuzz until it fails; nothing is asked of the time."""
    began = time.monotonic()
    first: list[float] = []
    plain = Run.judged

    def noting(self: Run, case: object, ask: object) -> None:
        try:
            plain(self, case, ask)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
        except BaseException:
            first.append(time.monotonic() - began)
            raise

    try:
        with patch.object(Run, "judged", noting):
            fuzz()
    except Failed as failed:
        case = failed.case
        seconds = time.monotonic() - began
        layers = len(case.model.layers)
        return Came(name, "found", first[0], seconds, layers, case.ranks, failed.what)
    return Came(name, "survived")


def mutants(engine: Path, callers: int, plans: dict[str, object], **choices: Any) -> list[Came]:
    """Every mutant of every collective of an engine over as many ranks as these plans have."""
    out: list[Came] = []
    name = f"{engine}:Engine"
    with place() as where:
        order = Order("", str(engine.parent), (), callers)

        def fuzz() -> None:
            fuzz_executor(name, plans=plans, folder=str(where.folder), **choices)

        with under(where, order) as log:
            fuzz()
        for mutant in mutants_of(met(lines_of(log)), [*KINDS]):
            came = one(where, order, mutant, fuzz)
            print(came, flush=True)  # noqa: T201
            out.append(came)
    return out


def one(where: Place, order: Order, mutant: Mutant, fuzz: Callable[[], object]) -> Came:
    asked = replace(order, site=mutant.site.key, kind=mutant.kind)
    if mutant.equivalent:
        return Came(mutant.key, "equivalent", what=mutant.equivalent)
    with under(where, asked) as log:
        came = judged(mutant.key, fuzz)
    said = lines_of(log)
    if not any("mutated" in line for line in said):
        return replace(came, word="not reached")
    if came.word == "survived" and not any("differs" in line for line in said):
        return replace(came, word="equivalent", what="every result is the same")
    return came
