"""One test's cases: how they are drawn, asked, judged and counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import chain, count
from math import inf
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Literal

from shardproof.executor.domains.floating import Kind
from shardproof.harness.answers import Refused, reason_of
from shardproof.harness.case import Case
from shardproof.harness.kept import Kept
from shardproof.harness.limits import Limits
from shardproof.harness.numbers import below
from shardproof.harness.outcome import Changed, Failed, Misuse, NoPower, Outcome, Tally, Wrong
from shardproof.harness.power import APART, DRAWS, oracle_of, powered
from shardproof.harness.reference import choices
from shardproof.harness.space import Draw, Shape, Space, shape_of, shapes_of
from shardproof.harness.waiting import limited
from shardproof.spec.errors import InputErrors

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

NOT_OF_CASES = (KeyboardInterrupt, InputErrors, Misuse)
"""What ends a run though no case is to blame."""
Supports = Callable[[Case], "str | None"]
Repeats = Literal["equal", "no"]


@dataclass(slots=True)
class Run:
    """One test's cases, how they are drawn and judged, and what came of them."""

    space: Space
    dtype: Kind
    inside: Kind | None = None
    supports: Supports | None = None
    refuses: tuple[type[BaseException], ...] = ()
    time_limit: float = 60.0
    repeats: Repeats = "equal"
    replayed_by: str = ""
    folder: str = ".shardproof"
    limits: Limits = field(default_factory=Limits)
    chooses: bool = False
    """The executor goes on from its own choices, whatever a case forces."""
    tally: Tally = field(default_factory=Tally)
    failing: Case | None = None
    shapes: Sequence[Shape] = ()
    """All that cases of this run are of, where they are bounded."""
    until: float = inf
    """When the time is up: by the monotonic clock."""
    journal: str | None = None
    """The file that says what is done, by which a run that was killed goes on."""
    kept: Kept = field(default_factory=Kept)
    begun: dict[str, str] = field(default_factory=dict[str, str])
    """What a case was drawn as, before its weights were chosen."""
    since: float = 0.0

    @property
    def asked(self) -> dict[str, str]:
        """By what one run's cases are told from another's."""
        space = sha256(repr(self.space).encode()).hexdigest()
        return {"test": self.replayed_by, "dtype": self.dtype, "space": space}

    def cases(self) -> SearchStrategy[Case]:
        """Hypothesis's strategy."""
        from hypothesis import strategies

        @strategies.composite
        def drawn(draw: Callable[..., Any]) -> Case:
            number = count()

            def choose(choices: Sequence[Any]) -> Any:
                return choices[below(draw, len(choices), next(number))]

            seed = below(draw, APART, "seed")
            return self._of_few(choose, seed) if self.shapes else self._of_all(choose, seed)

        return drawn()

    def _strong(self, case: Callable[[int], Case]) -> Case:
        """The draw by which a wrong executor would be seen, where it is to be asked at all."""
        drawn = case(0)
        if self.late or drawn in self.kept:
            return drawn

        def chosen(draw: int) -> Case:
            """Forced to what the model would choose, for whoever chooses by itself."""
            found = case(draw)
            return replace(found, forced=choices(found)) if found.steps else found

        asked = chosen if self.chooses else case
        strong = powered(asked(0), asked, choices=self.chooses)
        if self.journal:
            self.begun[strong.digest] = drawn.digest
        return strong

    def _of_all(self, choose: Draw, seed: int) -> Case:
        """What has no power is drawn anew, where it is seen sooner: with other weights too."""
        shape = shape_of(self.space, choose)

        def case(draw: int) -> Case:
            other = shape.plainer(self.space, draw) if draw else shape
            return self.placed(other.case(self.dtype, seed + draw * APART))

        return self._strong(case)

    def _of_few(self, choose: Draw, tokens: int) -> Case:
        """Of one of few shapes, and of few weights where these are bounded too."""
        shape, most = choose(self.shapes), self.limits.weights
        return self._of_shape(shape, tokens, choose(range(most)) if most else None)

    def _of_shape(self, shape: Shape, tokens: int, weights: int | None) -> Case:
        def case(draw: int) -> Case:
            others = tokens + draw * APART
            seed = others if weights is None else weights
            return self.placed(shape.case(self.dtype, seed, others))

        return self._strong(case)

    def _seen(self, shape: Shape) -> Shape:
        """The shape, or where a mistake cannot be seen in it one in which it sooner is."""
        tried = self._of_shape(shape, 0, 0 if self.limits.weights else None)
        if oracle_of(tried).sees(choices=self.chooses):
            return shape
        return shape.plainer(self.space, DRAWS)

    def begin(self, seed: int | None, *, same: bool) -> None:
        """Start the clock, and draw what cases are bounded to; raises where nothing is left."""
        self.tally, self.failing, self.shapes, self.begun = Tally(), None, (), {}
        for outcome in chain(*self.kept.done.values()):
            self.tally.note(outcome)
        limits, self.since = self.limits, time.monotonic()
        self.until = self.since + limits.budget - self.kept.seconds if limits.budget else inf
        if limits.shapes:
            # Nothing that Hypothesis would draw: what it draws may differ from case to case.
            own = 0 if same else SystemRandom().randrange(APART)
            drawn = own if seed is None else seed
            shapes = shapes_of(self.space, limits.shapes, drawn, self._taken)
            seen = dict.fromkeys(map(self._seen, shapes))
            self.shapes = sorted(seen, key=lambda shape: shape.size)
            self.tally.drawn = f"{len(self.shapes)} shapes of seed {drawn}"
            if not self.shapes:
                raise NoPower(f"unknown: nothing that was drawn is supported, of seed {drawn}")

    @property
    def late(self) -> bool:
        """Whether time is up: not before the first case, nor while what fails is made smaller."""
        going_on = self.tally.cases == 0 or self.failing is not None
        return not going_on and time.monotonic() >= self.until

    def _taken(self, shape: Shape) -> bool:
        return self._declined(self.placed(shape.case(self.dtype, 0))) is None

    def _declined(self, case: Case) -> str | None:
        """Why such a case is not to be asked."""
        return None if self.supports is None else reason_of(self.supports(case))

    def placed(self, case: Case) -> Case:
        return replace(case, inside=self.inside, replayed_by=self.replayed_by, folder=self.folder)

    def judged(self, case: Case, ask: Callable[[Case], object]) -> None:
        """One case: asked, judged, asked again; raises what fails. Nothing once time is up."""
        if self.late or (drawn := self.begun.get(case.digest, case.digest)) in self.kept.done:
            return
        if why := self._declined(case):
            found = [Outcome("skipped", case.legal, why=why)]
        else:
            try:
                found = self._asked(case, ask)
            except BaseException as error:
                if self.failing is None and not isinstance(error, NOT_OF_CASES):
                    self.tally.failed += 1
                self.failing = case
                raise
        if self.failing is not None:
            return  # one that is right while another is made smaller is none of those drawn
        for outcome in found:
            self.tally.note(outcome)
        before, self.since = self.since, time.monotonic()
        self.kept.add(drawn, found, self.since - before)

    def _asked(self, case: Case, ask: Callable[[Case], object]) -> list[Outcome]:
        first = self._once(case, ask)
        if self.repeats == "equal":
            second = self._once(case, ask)
            if first != second:
                raise Changed(case, "the answer changes from run to run", _apart(first, second))
        return [outcome for outcome, _ in first]

    def _once(self, case: Case, ask: Callable[[Case], object]) -> list[tuple[Outcome, bytes]]:
        """What was checked, and the bytes of each answer."""
        seen: list[tuple[Outcome, bytes]] = []

        def watch(outcome: Outcome, content: bytes) -> None:
            seen.append((outcome, content))

        try:
            with limited(case, self.time_limit):
                ask(replace(case, watch=watch))
        except Failed:
            raise  # though a test may take every exception for a refusal
        except (Refused, *self.refuses) as said:
            return [(refused(case, said), b"")]
        if not seen:
            raise Misuse("the test ended without case.check(answer)")
        return seen


def refused(case: Case, said: BaseException) -> Outcome:
    """A refusal, which a plan that is legal does not deserve."""
    why = str(said) or type(said).__name__
    if case.legal:
        help_ = "what is not supported is told before: by `supports`, with a reason"
        raise Wrong(case, "refused", {"said": why, "help": help_}) from None
    return Outcome("refused", legal=False, why=why.splitlines()[0][:80])


def _apart(
    first: Sequence[tuple[Outcome, bytes]], second: Sequence[tuple[Outcome, bytes]]
) -> dict[str, str]:
    words = [outcome.word for outcome, _ in first], [outcome.word for outcome, _ in second]
    if words[0] != words[1]:
        return {"first": ", ".join(words[0]), "then": ", ".join(words[1])}
    return {"found": "other bytes in the same case; both are within the bound of rounding"}
