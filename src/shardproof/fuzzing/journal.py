"""The batches of a run of `shardproof fuzz` that are done, a line each."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from shardproof.fuzzing.cases import Kind
from shardproof.fuzzing.tally import Tally, tally_data, tally_of
from shardproof.texts.journal import Form, Lines
from shardproof.texts.journal import opened as opened_lines

FORM = Form("shardproof_fuzz", 1, "FUZZ-JOURNAL", "--journal", "`shardproof fuzz`")


@dataclass(frozen=True, slots=True, order=True)
class Batch:
    """Which cases: so many of the batch of this number."""

    number: int
    kind: Kind
    count: int


@dataclass(slots=True)
class Journal:
    """An open journal, or none that is kept anywhere."""

    seed: int
    done: dict[Batch, Tally] = field(default_factory=dict[Batch, Tally])
    lines: Lines | None = None

    def add(self, batch: Batch, tally: Tally) -> None:
        self.done[batch] = tally
        if self.lines is not None:
            self.lines.add({"batch": _batch_data(batch), **tally_data(tally)})


@contextmanager
def opened(path: str | None, seed: int | None, otherwise: int) -> Generator[Journal]:
    """The journal at this path, begun or gone on with; its seed, if it has one, is the run's."""
    begun = otherwise if seed is None else seed
    if path is None:
        yield Journal(begun)
        return
    with opened_lines(path, FORM, lambda: {"seed": begun}) as lines:
        yield _read(lines, seed)


def _read(lines: Lines, seed: int | None) -> Journal:
    first = lines.head.get("seed")
    if not isinstance(first, int):
        raise FORM.refused(lines.path, "its first line names no seed", "name another file")
    if seed not in (None, first):
        message = f"it was begun with seed {first}, and --seed says {seed}"
        raise FORM.refused(lines.path, message, "leave --seed out, or name another file")
    found = Journal(first, lines=lines)
    for at, each in enumerate(lines.done):
        try:
            found.done[Batch(**each["batch"])] = tally_of(each)
        except (ValueError, TypeError, LookupError):
            raise lines.no_line(at) from None
    return found


def _batch_data(batch: Batch) -> dict[str, Any]:
    return {"kind": batch.kind, "number": batch.number, "count": batch.count}
