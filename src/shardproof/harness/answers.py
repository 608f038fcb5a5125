"""What an executor answers: logits, log-probabilities, or chosen tokens with log-probabilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, cast

import numpy as np

from shardproof.executor.domains import Array
from shardproof.harness.outcome import Misuse

Choices = Sequence[Sequence[Mapping[int, float]]]


class Refused(Exception):
    """An executor's own word that it does not run a plan: of an illegal one, right to say."""


class NoAnswer(TypeError):
    """What an engine gives is nothing that a case is held to."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Of every sequence, what follows each of its tokens.

    `logits` and `logprobs` make one of values, of whole vocabularies; `tokens` one of what was
    chosen.
    """

    kind: Literal["logits", "logprobs", "tokens"]
    values: Array | None = None
    """[sequences, prompt + steps, vocabulary], or of the last token of the prompt and of the
    steps alone."""
    chosen: tuple[tuple[int, ...], ...] = ()
    """The tokens that were chosen after the prompt and after each step but the last's."""
    top: tuple[tuple[Mapping[int, float], ...], ...] = ()
    """The log-probabilities of some tokens, by id, where each was chosen."""

    @property
    def content(self) -> bytes:
        """The same for equal answers, bit by bit."""
        values = b"" if self.values is None else self.values.tobytes()
        rest = [[sorted(each.items()) for each in row] for row in self.top]
        return repr((self.kind, self.chosen, rest)).encode() + values

    @staticmethod
    def logits(values: object) -> Answer:
        """Logits, before any softmax."""
        return Answer("logits", as_array(values))

    @staticmethod
    def logprobs(values: object) -> Answer:
        """Logarithms of probabilities, of every token of the vocabulary."""
        return Answer("logprobs", as_array(values))

    @staticmethod
    def tokens(chosen: Sequence[Sequence[int]], top: Choices | None = None) -> Answer:
        """Greedy choices that the executor went on from, steps + 1 of each sequence.

        With them, of each choice, log-probabilities by token id: all or the best of them.
        """
        given = tuple(tuple(dict(each) for each in row) for row in top or ())
        return Answer("tokens", None, tuple(tuple(int(i) for i in row) for row in chosen), given)


def reason_of(said: object) -> str | None:
    """What `supports` says: why a case is not to be asked, or nothing."""
    if said is not None and not isinstance(said, str):
        raise Misuse(f"supports says {said!r}; it gives a reason, or None for what it runs")
    return said or None


def as_array(values: object) -> Array:
    """Numbers as numpy has them, of whatever knows how to give them."""
    try:
        found = np.asarray(cast("Array", values))
    except (TypeError, ValueError, RuntimeError) as wrong:
        raise NoAnswer(f"an answer is an array of numbers: {wrong}") from None
    if found.dtype == object:
        raise NoAnswer("an answer is an array of numbers, of equal lengths in every sequence")
    return found.astype(np.float64)
