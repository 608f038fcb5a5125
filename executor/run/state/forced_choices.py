"""Another run's tokens and routes for a run to take, and how often its own would have been others.

Where numbers are rounded, two logits that lie close may change places, and all that follows is of
another text. So what the reference chose stands first in every order that a rank chooses by. A
plan that chooses among too few candidates still does: what is no candidate cannot be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardproof.executor.domains import Array, Ids, Mask
from shardproof.executor.reference.generate import Trace
from shardproof.spec.record import dataclass, field

NOBODY = -1
"""In place of an id, or of a place: the reference chose nothing here."""

Choice = tuple[str, int, int]
"""What chooses (the head, a router), for which sequence, after which token."""
Named = Sequence[Sequence[tuple[int, int]]]
"""What a rank works on, row by row: each token's sequence, and its place in it."""


@dataclass(slots=True)
class Flips:
    """Choices that a run made itself, by what it would have taken: [trials] each."""

    found: dict[Choice, Mask] = field(default_factory=dict[Choice, Mask])

    def note(self, choice: Choice, flipped: Mask) -> None:
        """A choice counts once, however many ranks make it, and as flipped if one rank's is."""
        before = self.found.get(choice)
        self.found[choice] = flipped if before is None else before | flipped

    @property
    def made(self) -> int:
        return sum(flipped.size for flipped in self.found.values())

    @property
    def flipped(self) -> int:
        return sum(int(flipped.sum()) for flipped in self.found.values())


@dataclass(frozen=True, slots=True)
class Fed:
    """The choices of a trace, by sequence and place in it."""

    trace: Trace
    tokens: Flips = field(default_factory=Flips)
    experts: Flips = field(default_factory=Flips)

    def prompt(self, sequence: int) -> int:
        """How many of its tokens nobody chose."""
        return len(self.trace.sequences[sequence].passes[0].positions)

    def next_tokens(self, rows: Named) -> Ids:
        """The token chosen after each: [trials, rows, tokens]."""
        return stacked([[self._next(*named) for named in row] for row in rows])

    def _next(self, sequence: int, place: int) -> Ids:
        tokens = self.trace.sequences[sequence].tokens
        # The last token is chosen and never read.
        if self.prompt(sequence) - 1 <= place < tokens.shape[1] - 2:
            return tokens[:, place + 1]
        return np.full(len(tokens), NOBODY, np.int64)

    def has_routes(self, path: str) -> bool:
        """Whether there is a router of this path: an edited plan may route where there is none."""
        return path in self.trace.sequences[0].passes[0].notes.routes

    def routes(self, path: str, rows: Named) -> Ids:
        """The experts of each token: [trials, rows, tokens, top_k]."""
        found = [[self._route(path, *named) for named in row] for row in rows]
        most = max(each.shape[-1] for row in found for each in row)
        return stacked([[widened(each, most) for each in row] for row in found])

    def _route(self, path: str, sequence: int, place: int) -> Ids:
        passes = self.trace.sequences[sequence].passes
        step = max(place - self.prompt(sequence) + 1, 0)
        first = passes[0].notes.routes[path]
        if place == NOBODY or step >= len(passes):  # what the reference does not have
            return np.full((first.shape[0], first.shape[2]), NOBODY, np.int64)
        return passes[step].notes.routes[path][:, place if step == 0 else 0]

    def note_tokens(self, rows: Named, own: Ids) -> None:
        """What a rank would have chosen, [trials, rows, tokens]."""
        told = self.next_tokens(rows)
        for i, row in enumerate(rows):
            for j, named in enumerate(row):
                if (told[:, i, j] != NOBODY).all():
                    self.tokens.note(("head", *named), own[:, i, j] != told[:, i, j])

    def note_experts(self, path: str, rows: Named, own: Ids) -> None:
        """The experts that a rank would have chosen, [trials, rows, tokens, top_k].

        A token's experts are one choice, in whatever order.
        """
        self.note_routes(path, rows, own, self.routes(path, rows))

    def note_routes(self, path: str, rows: Named, own: Ids, told: Ids) -> None:
        """The same beside what the rank was told; in either one nobody may stand."""
        most = max(own.shape[-1], told.shape[-1])
        told, mine = (np.sort(widened(ids, most), axis=-1) for ids in (told, own))
        for i, row in enumerate(rows):
            for j, named in enumerate(row):
                if (told[:, i, j] != NOBODY).any(axis=-1).all():
                    other = (mine[:, i, j] != told[:, i, j]).any(axis=-1)
                    self.experts.note((path, *named), other)


def stacked(rows: list[list[Ids]]) -> Ids:
    """[trials, …] of each sequence and place, as one array with these two axes behind the first."""
    return np.stack([np.stack(row, axis=1) for row in rows], axis=1)


def widened(ids: Ids, most: int) -> Ids:
    """As many of each: of fewer keys than are to be chosen, all are."""
    behind = (*((0, 0),) * (ids.ndim - 1), (0, most - ids.shape[-1]))
    return np.pad(ids, behind, constant_values=NOBODY)


def preferred(ranks: Array, ids: Ids, told: Ids) -> Array:
    """An order's ranks, [trials, …, n], with the ids that were told, [trials, …, k], at the top."""
    best = np.iinfo(ranks.dtype).max if ranks.dtype.kind == "i" else np.inf
    return np.where(among(ids, told), best, ranks)


def among(ids: Ids, told: Ids) -> Mask:
    """Which of n ids were told, [trials, …, k], in each row: [trials, …, n].

    The ids are the same in all rows, or of each row others.
    """
    found: Mask = (ids[..., None] == told[..., None, :]).any(axis=-1)
    return found
