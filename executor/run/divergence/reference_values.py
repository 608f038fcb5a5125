"""The reference's values at the places where a result of a run has its own."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardproof.executor.domains import Array, Tensor
from shardproof.executor.reference.generate import Pass, Sequel, Trace
from shardproof.executor.run.divergence.layouts import Layout
from shardproof.executor.run.outcome.reference_name import CHOSEN, READ
from shardproof.executor.run.state.rank import Work
from shardproof.spec.layout.packed import Row
from shardproof.spec.record import dataclass, field

NOBODY = -1
"""In place of a token that is chosen and never read, and of what the model has nothing of."""
OF_KEYS = (".attention.products", ".attention.scores", ".attention.index.scores")
WEIGHTS = ".attention.weights"
"""What has a number for each key; a key that is not seen may have any score, and no weight."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A trace that was watched, by the names of its tensors."""

    trace: Trace
    steps: int
    in_rows: dict[tuple[str, int], Array | None] = field(
        default_factory=dict[tuple[str, int], "Array | None"], compare=False
    )
    """The tensors of rows in which several sequences lie, by name and row."""

    def step_of(self, place: int, which: int) -> int:
        """The decode step that reads the token at this place; 0 is prefill."""
        passes = self.trace.sequences[which].passes
        found = (step for step, one in enumerate(passes) if place in one.positions)
        return next(found, len(passes))

    def read_by(self, step: int, which: int) -> int:
        """So many tokens of a sequence has the model read by the end of a step."""
        passes = self.trace.sequences[which].passes
        return passes[min(step, len(passes) - 1)].positions.stop

    def values(self, name: str, x: Layout, step: int, work: Work) -> Array | None:
        """[trials, sequences, tokens, …], with every head and dimension; None of no tensor."""
        found: list[Array] = []
        for sequence in x.sequences:
            if name in (READ, CHOSEN):
                named = [each for row in x.rows if (each := work.named(sequence, row)) is not None]
                if len(named) < len(x.rows):
                    return None  # of pads the model has no tokens
                found.append(self.tokens(name, named))
            elif (rows := self.rows(name, sequence, x.rows, step, work)) is not None:
                found.append(rows)
        return np.stack(found, axis=1) if found else None

    def rows(
        self, name: str, sequence: int, rows: Sequence[int], step: int, work: Work
    ) -> Array | None:
        """Of one sequence, or of a row in which several lie."""
        if work.row is None:
            count, which = work.of_row
            return rows_of(self.trace.sequences[sequence * count + which], name, rows, step)
        whole, begins = self.row(name, sequence, work.row), work.row.sequences[0].start
        inside = not any(row < 0 or work.row.is_pad(row) for row in rows)
        return whole[:, [row - begins for row in rows]] if whole is not None and inside else None

    def row(self, name: str, sequence: int, row: Row) -> Array | None:
        """What the model has of sequences that lie one after another, pads left out."""
        if (name, sequence) not in self.in_rows:
            several = len(row.sequences)
            sequences = self.trace.sequences[sequence * several :][:several]
            passes = [each.passes[0] for each in sequences]
            each = [noted(one, name) for one in passes]
            known = [one.values for one in each if one is not None]
            of_tokens = [one.shape[1] for one in known] == [len(one) for one in row.sequences]
            self.in_rows[name, sequence] = joined(name, known, row) if of_tokens else None
        return self.in_rows[name, sequence]

    def tokens(self, name: str, named: Sequence[tuple[int, int]]) -> Array:
        """The tokens read at these places of sequences, or chosen after them."""
        found: list[Array] = []
        for number, place in named:
            sequel = self.trace.sequences[number]
            first = len(sequel.passes[0].positions) - 1
            if name == READ:
                found.append(sequel.tokens[:, place])
            elif first <= place < first + self.steps:
                found.append(sequel.tokens[:, place + 1])
            else:
                found.append(np.full(len(sequel.tokens), NOBODY))
        none = self.trace.sequences[0].tokens[:, :0]
        return np.stack(found, axis=1) if found else none


def joined(name: str, each: Sequence[Array], row: Row) -> Array:
    """The tensors of sequences as that of their row, which has keys of all of them, and of pads.

    A key of another sequence has no weight, and whatever score.
    """
    trials = max(map(len, each))
    each = [np.broadcast_to(one, (trials, *one.shape[1:])) for one in each]
    if not name.endswith((*OF_KEYS, WEIGHTS)):
        return np.concatenate(each, axis=1)
    total, begin = row.ends[-1], row.sequences[0].start
    sinks = each[0].shape[-1] - each[0].shape[1]
    found: list[Array] = []
    for one in each:
        count = one.shape[1]
        wide = np.full((*one.shape[:-1], total + sinks), 0 if name.endswith(WEIGHTS) else NOBODY)
        wide[..., begin : begin + count] = one[..., :count]
        wide[..., total:] = one[..., count:]
        found.append(wide)
        begin += count
    return np.concatenate(found, axis=1)


def rows_of(sequel: Sequel, name: str, rows: Sequence[int], step: int) -> Array | None:
    """Rows of a tensor by their places in the sequence: [trials, rows, …]."""
    at = sequel.passes[step]
    here = noted(at, name)
    if here is None or min(rows, default=0) < 0:
        return None
    own = at.positions
    if here.shape[0] != len(own):
        # Made anew in each pass, of all keys so far.
        return here.values[:, list(rows)] if max(rows, default=0) < here.shape[0] else None
    if all(place in own for place in rows):
        return here.values[:, [place - own.start for place in rows]]
    passes = [noted(each, name) for each in sequel.passes]
    whole = [
        each.values for each in passes if each is not None and each.shape[1:] == here.shape[1:]
    ]
    return np.concatenate(whole, axis=1)[:, list(rows)] if len(whole) == len(passes) else None


def noted(at: Pass, name: str) -> Tensor | None:
    return (at.notes.tensors or {}).get(name)
