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


def passes_of(draft: Draft, steps: int) -> tuple[Pass, ...]:
    """The steps that it takes for so many tokens to be read, one each where nothing is drafted.

    A step has no more drafts than there are tokens left to read.
    """
    return _passes(in_turn(draft), draft.tokens or 0, steps)


# Numbers are the key, for a section may note who reads it, and these are read by everybody.
@lru_cache(maxsize=256)
def _passes(turn: tuple[int, ...], most: int, steps: int) -> tuple[Pass, ...]:
    found: list[Pass] = []
    begin = gap = 0
    while begin < steps:
        drafts = min(most, steps - begin - 1)
        kept = 1 + min(turn[len(found) % len(turn)], drafts)
        found.append(Pass(begin, kept, 1 + drafts - kept, gap))
        begin, gap = begin + kept, gap + 1 + drafts - kept
    return tuple(found)


def tokens_to_tell(draft: Draft) -> int:
    """So many tokens that each number of drafts was kept once, and a whole step is behind that."""
    return _kept(in_turn(draft)) + 1 + (draft.tokens or 0)


def ends_to_tell(draft: Draft, least: int) -> tuple[int, ...]:
    """Numbers of tokens, from `least` on, such that every kind of step is among those of one.

    The last steps have fewer drafts, as many as the number of all tokens leaves them: it takes
    several numbers until steps of each width have been, with each number of drafts kept.
    """
    return _ends(in_turn(draft), draft.tokens or 0, least)


@lru_cache(maxsize=256)
def _ends(turn: tuple[int, ...], most: int, least: int) -> tuple[int, ...]:
    seen: set[tuple[int, int]] = set()
    found: list[int] = []
    for steps in range(least, least + _kept(turn)):
        new = {(step.width, step.kept) for step in _passes(turn, most, steps)} - seen
        if new or not found:
            found.append(steps)
        seen |= new
    return tuple(found)


def fewer_steps(draft: Draft, steps: int, enough: int) -> int:
    """At least `enough` tokens, and no more than these, that end in the same steps."""
    return steps if steps <= enough else enough + (steps - enough) % repeating(draft)


def repeating(draft: Draft) -> int:
    """So many tokens later steps keep what they kept before."""
    return _kept(in_turn(draft))


def _kept(turn: tuple[int, ...]) -> int:
    return sum(1 + kept for kept in turn)
