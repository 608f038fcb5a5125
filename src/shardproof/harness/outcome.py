"""What came of a case."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from shardproof.spec.amounts import amount

if TYPE_CHECKING:
    from shardproof.harness.case import Case

Tier = Literal["exact", "float", "tokens"]
"""What an answer is held to: equality in a finite field, which needs an executor's own program;
a bound on rounding; or the choices of tokens."""
Word = Literal["right", "refused", "skipped", "unknown"]
"""Of a case that did not fail: the answer is right; the plan is illegal and was refused; the
executor does not support it; or it looks right, and so would a wrong one."""


@dataclass(frozen=True, slots=True)
class Outcome:
    word: Word
    legal: bool
    tier: Tier | None = None
    dtype: str = ""
    why: str = ""
    """Of what was skipped, refused or is unknown."""
    power: float = 0.0
    """How many times the bound the least of the mistakes lies away that were tried."""
    closest: float = 0.0
    """How far the answer is from the model's, in bounds."""


class Failed(AssertionError):
    """A case that an executor fails: `case` is the case, `what` says in a word how."""

    def __init__(
        self, case: Case, what: str, lines: dict[str, str], like: Callable[[], str] = str
    ) -> None:
        self.case, self.what, self._lines, self._like = case, what, lines, like
        super().__init__(what)

    @cached_property
    def lines(self) -> dict[str, str]:
        """What is told, `as if` being looked for when it is: not at each step of shrinking."""
        like = self._like()  # "" where nobody looks, as str() has it
        return {**self._lines, **({"as if": like} if like else {})}

    def __str__(self) -> str:
        from shardproof.harness.telling import told

        return told(self.case, self.what, self.lines)


class Wrong(Failed):
    """An answer that is not the model's."""


class Crashed(Failed):
    """An executor that stopped without an answer, and without refusing."""


class Hung(Failed):
    """An executor that was killed at its time limit."""


class Changed(Failed):
    """Two answers to one case that are not the same."""


class Misuse(TypeError):
    """What a test asks for is nothing that a case is made of; no case is to blame."""


class NoPower(AssertionError):
    """No case could tell a right executor from a wrong one: nothing is known."""


@dataclass(slots=True)
class Tally:
    """What came of the cases of one test."""

    words: Counter[str] = field(default_factory=Counter[str])
    reasons: Counter[str] = field(default_factory=Counter[str])
    """Why cases were skipped or refused."""
    tiers: Counter[str] = field(default_factory=Counter[str])
    """Of answers that were compared: by tier and floats, how many there were."""
    counted: Counter[str] = field(default_factory=Counter[str])
    """Of these, how many had power."""
    closest: float = 0.0
    failed: int = 0
    """1 if a case has failed, which ends a run; those it is shrunk by are not counted."""
    drawn: str = ""
    """What all cases are of, where that was bounded."""

    def note(self, outcome: Outcome) -> None:
        self.words[outcome.word] += 1
        if outcome.why and outcome.word in ("skipped", "refused"):
            self.reasons[f"{outcome.word}: {outcome.why}"] += 1
        if outcome.tier is not None:
            tier = f"{outcome.tier}, {outcome.dtype}"
            self.tiers[tier] += 1
            self.counted[tier] += outcome.word == "right"
            self.closest = max(self.closest, outcome.closest)

    @property
    def cases(self) -> int:
        return self.words.total() + self.failed

    @property
    def known(self) -> int:
        """Cases that say something of the executor."""
        return self.words["right"] + self.words["refused"]

    def __str__(self) -> str:
        parts = [f"{self.failed} failed"] if self.failed else []
        parts += [f"{count} {word}" for word, count in sorted(self.words.items())]
        out = [f"{amount(self.cases, 'case')}: {', '.join(parts) or 'none'}"]
        out += [self.drawn] if self.drawn else []
        for tier, count in sorted(self.tiers.items()):
            out.append(f"{tier}: {self.counted[tier]} of {count} answers had power")
        if self.tiers:
            out.append(f"the farthest right answer is {self.closest:.2g} of its bound away")
        most = self.reasons.most_common(5)
        out += [f"{count} {reason}" for reason, count in most]
        return "; ".join(out)
