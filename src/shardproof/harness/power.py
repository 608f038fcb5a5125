"""Whether a wrong executor would be seen: near misses of ours on the same case, in the same floats.

Each mistake that changes the case's answer at all has to lie `NEEDED` bounds away from the model.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import count, islice

import numpy as np

from shardproof.executor.domains import CannotRun, Mask
from shardproof.executor.run.state.faults import Refused, Stuck
from shardproof.harness.case import Case
from shardproof.harness.near import everywhere, mistakes, unbiased
from shardproof.harness.ours import run_case
from shardproof.harness.reference import Expected, Reals, expected, log_softmax
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import Plan

NEEDED = 10.0
MOST = 3
"""Mistakes that are tried on each case."""
DRAWS = 16
"""Times that a case is drawn until it has power."""
APART = 2**16
"""Between the seeds of two draws: more than any seed that is drawn."""
TOLERANCE = 4.0
"""How many bounds a wrong answer may lie from that of a mistake, to look like it."""
SAME = 1e-9
"""In float64 a mistake that moves no value by more than this share of the largest is none."""


@dataclass(frozen=True)
class Oracle:
    """What is known of a case, computed when it is asked for."""

    case: Case

    @cached_property
    def expected(self) -> Expected:
        rows = zip(self.case.prompts, self.case.forced, strict=True)
        return expected(self.case, tuple((*prompt, *forced) for prompt, forced in rows))

    @cached_property
    def _tried(self) -> tuple[list[tuple[str, Reals]], Iterator[tuple[str, Reals]]]:
        return [], islice(self._wrong(), MOST)

    def each_wrong(self) -> Iterator[tuple[str, Reals]]:
        """What some wrong executors would answer, by what is wrong: run when asked for."""
        found, more = self._tried
        for number in count():
            if number == len(found):
                if (one := next(more, None)) is None:
                    return
                found.append(one)
            yield found[number]

    def _wrong(self) -> Iterator[tuple[str, Reals]]:
        if not self.case.legal and (found := self._differs(self.case, ())) is not None:
            yield "the plan as it is written", found
            return
        alone = replace(self.case, plan=Plan())
        for case in (self.case, alone) if self.case.legal else (alone,):
            before = False
            for edit in mistakes(case, 4 * MOST):
                if (found := self._differs(case, (edit,))) is not None:
                    before = True
                    yield said(edit), found
            if before:
                return

    def _differs(self, case: Case, edits: tuple[Edit, ...]) -> Reals | None:
        """What comes of a mistake; None where it cannot run, or is none on this case."""
        try:
            found = run_case(case, edits)
            if self._within(found) and self._same(run_case(case, edits, "float64")):
                return None
        except (CannotRun, Refused, Stuck):
            return None
        return found

    def _within(self, found: Reals) -> bool:
        right, bound = self.expected.of("logits")
        return bool((np.abs(found - right) <= bound).all())

    def _same(self, found: Reals) -> bool:
        right = self.expected.logits
        return bool((np.abs(found - right) <= SAME * np.abs(right).max()).all())

    def looks_like(self, kind: str, found: Reals, counts: Mask) -> str:
        """A mistake whose answer is this one too; nothing where none of those is that are known."""
        right, bound = self.expected.of(kind)
        known: list[tuple[str, tuple[Edit, ...]]] = [("the plan were run as it is written", ())]
        if self.case.legal:
            known = [(said(edit), (edit,)) for edit in everywhere(self.case)]
            known += unbiased(self.case)
        for words, edits in known:
            wrong = self._differs(self.case, edits)
            if wrong is None:
                continue
            values = wrong if kind == "logits" else log_softmax(wrong)
            # A wrong value is rounded too, and may be larger than the right one.
            near = TOLERANCE * bound + 1e-3 * np.abs(values - right)
            if (~counts | (np.abs(values - found) <= near)).all():
                return words
        return ""

    def power(self, kind: str, counts: Mask) -> float:
        """The distance of the least mistake, in bounds, over the values that count."""
        sizes = (self._size(wrong, kind, counts) for _, wrong in self.each_wrong())
        return min(sizes, default=0.0)

    def _size(self, wrong: Reals, kind: str, counts: Mask) -> float:
        right, bound = self.expected.of(kind)
        values = wrong if kind == "logits" else log_softmax(wrong)
        apart = np.where(counts, np.abs(values - right), 0.0)
        # What no rank gives is as wrong as can be.
        return float(np.nan_to_num(apart / bound, nan=np.inf).max(initial=0.0))

    def sees(self, *, choices: bool = False) -> bool:
        """Whether each mistake is far enough away, as logits and as log-probabilities.

        With `choices` only what is answered beside them counts: log-probabilities from the last
        token of the prompt on.
        """
        first = len(self.case.prompts[0]) - 1 if choices else 0
        kinds = ("logprobs",) if choices else ("logits", "logprobs")
        counts: Mask = self.sure.copy()
        counts[:, :first] = False
        found = False
        for _, wrong in self.each_wrong():
            found = True
            if any(self._size(wrong, kind, counts) < NEEDED for kind in kinds):
                return False
        return found

    def power_of_choices(self, places: Mask) -> float:
        """The same where only choices are seen: by how much the wrong one is worse."""
        right, bound = self.expected.of("logits")
        counts = places & ~self.expected.unsure
        best = right.max(axis=-1)

        def size(wrong: Reals) -> float:
            chosen = np.nan_to_num(wrong, nan=-np.inf).argmax(axis=-1)
            margin = best - np.take_along_axis(right, chosen[..., None], -1)[..., 0]
            return float((np.where(counts, margin, 0.0) / (2 * bound[..., 0])).max(initial=0.0))

        return min((size(wrong) for _, wrong in self.each_wrong()), default=0.0)

    @property
    def sure(self) -> Mask:
        shape = self.expected.logits.shape
        return np.broadcast_to(~self.expected.unsure[..., None], shape)


def said(edit: Edit) -> str:
    """A mistake in words."""
    where = f" in {edit.phase}" if edit.phase else ""
    match edit.action:
        case "drop":
            return f"{edit.name} were left out{where}"
        case "insert":
            return f"{edit.of[0]} were counted twice{where}"
        case _:
            return f"{edit.name} were in reverse{where}"


@lru_cache(maxsize=16)
def _oracle(key: str, holder: Holder) -> Oracle:
    del key
    return Oracle(holder.case)


@dataclass(frozen=True, eq=False)
class Holder:
    """A case that is no part of the key it is remembered by."""

    case: Case

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Holder)


def oracle_of(case: Case) -> Oracle:
    """The oracle of a case, once for all that ask."""
    return _oracle(case.text, Holder(case))


def powered(
    case: Case, again: Callable[[int], Case] | None = None, *, choices: bool = False
) -> Case:
    """The first draw of a case that has power, or the case as it is: else with other weights."""
    again = again or (lambda draw: case.with_seed(case.seed + draw * APART))
    for draw in range(DRAWS):
        found = case if draw == 0 else again(draw)
        if oracle_of(found).sees(choices=choices):
            return found
    return case
