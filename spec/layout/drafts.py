"""Decode with drafts: which tokens each step reads, and which of them it keeps."""

from __future__ import annotations

from functools import lru_cache

from shardproof.spec.plan.phase import Draft
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Pass:
    """A step of decode, counted from the first token behind the prompt."""

    begin: int
    kept: int
    """So many tokens count: the first one, and the drafts that are accepted."""
    rejected: int
    gap: int
    """So many drafts were taken back in all steps before."""

    @property
    def width(self) -> int:
        return self.kept + self.rejected

    @property
    def last(self) -> int:
        """The last token that counts."""
        return self.begin + self.kept - 1


def in_turn(draft: Draft) -> tuple[int, ...]:
    """How many drafts steps keep, step by step, then again."""
    if draft.tokens is None:
        return (0,)
    if draft.accepted is not None:
        return (draft.accepted,)
    return tuple(dict.fromkeys((0, draft.tokens, draft.tokens - 1)))


@lru_cache(maxsize=256)
def passes_of(draft: Draft, steps: int) -> tuple[Pass, ...]:
    """The steps that it takes for so many tokens to be read, one each where nothing is drafted.

    A step has no more drafts than there are tokens left to read.
    """
    found: list[Pass] = []
    turn = in_turn(draft)
    begin = gap = 0
    while begin < steps:
        drafts = min(draft.tokens or 0, steps - begin - 1)
        kept = 1 + min(turn[len(found) % len(turn)], drafts)
        found.append(Pass(begin, kept, 1 + drafts - kept, gap))
        begin, gap = begin + kept, gap + 1 + drafts - kept
    return tuple(found)


def tokens_to_tell(draft: Draft) -> int:
    """So many tokens that each number of drafts was kept once, and a whole step is behind that."""
    return sum(1 + kept for kept in in_turn(draft)) + 1 + (draft.tokens or 0)
