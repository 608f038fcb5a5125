"""The reference's values at the places where a result of a run has its own."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardproof.executor.domains import Array, Tensor
from shardproof.executor.reference.generate import Pass, Sequel, Trace
from shardproof.executor.run.divergence.layouts import Layout
from shardproof.executor.run.outcome.reference_name import CHOSEN, READ
from shardproof.spec.record import dataclass

NOBODY = -1
"""In place of a token that is chosen and never read."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A trace that was watched, by the names of its tensors."""

    trace: Trace
    prompt: int
    steps: int

    def step_of(self, place: int) -> int:
        """The decode step that reads the token at this place; 0 is prefill."""
        passes = self.trace.sequences[0].passes
        found = (step for step, one in enumerate(passes) if place in one.positions)
        return next(found, len(passes))

    def read_by(self, step: int) -> int:
        """So many tokens of a sequence has the model read by the end of a step."""
        passes = self.trace.sequences[0].passes
        return passes[min(step, len(passes) - 1)].positions.stop

    def values(self, name: str, x: Layout, step: int) -> Array | None:
        """[trials, sequences, tokens, …], with every head and dimension; None of no tensor."""
        found: list[Array] = []
        for sequence in x.sequences:
            sequel = self.trace.sequences[sequence]
            if name in (READ, CHOSEN):
                found.append(self.tokens(sequel, name, x.rows))
            elif (rows := rows_of(sequel, name, x.rows, step)) is not None:
                found.append(rows)
        return np.stack(found, axis=1) if found else None

    def tokens(self, sequel: Sequel, name: str, rows: Sequence[int]) -> Array:
        """The tokens read at these places, or chosen after them."""
        if name == READ:
            return sequel.tokens[:, list(rows)]
        following = sequel.tokens[:, [place + 1 for place in rows]].copy()
        first, last = self.prompt - 1, self.prompt + self.steps - 1
        following[:, [not first <= place < last for place in rows]] = NOBODY
        return following


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
