"""What is still to be chosen in a run: ids by the head, experts by a router.

A queue is asked at each choice that the reference makes, which values are to be put first there,
and told which of them could be.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from shardproof.spec.model.model import Router
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.record import dataclass, field

Place = tuple[int, ...]
Together = tuple[Place, ...]
"""Places whose values are put first at once, so that they tie if there are several."""


@dataclass(slots=True)
class HeadQueue:
    """The ids that steps are still to read, and the shards and ties that are still to win."""

    trials: range
    steps: int
    left: dict[int, None]
    """The edges of every shard before all others."""
    shards: dict[PhaseName, list[dict[int, None]]]
    """Those that did not win yet, by phase."""
    ties: dict[PhaseName, dict[int, None]]
    """The lower ids of those that did not win yet, by phase."""
    read: list[set[int]]
    """The ids that end a prompt or were chosen, by trial: where only the newest token is seen, the
    logits after one come again when it is read again, and would choose alike. In the last trial
    what one phase alone can choose does not wait."""
    calls: int = 0

    @property
    def done(self) -> bool:
        return not self.left and not any(self.shards.values()) and not any(self.ties.values())

    @property
    def phase(self) -> PhaseName | None:
        """Of the choice that is made; None where nobody reads it."""
        step = self.calls % (self.steps + 1)
        return None if step == self.steps else "decode" if step else "prefill"

    def asked(self, shape: Place) -> Iterator[tuple[Together, int]]:
        """Where in [trials, vocabulary] values are to be put first, and whose they are."""
        del shape
        for trial in self.trials if self.phase else ():
            found = self.next_of(self.phase, trial)
            if found is not None:
                lowest = lower(found)
                both = (lowest,) if found == lowest else (lowest, lowest + 1)
                yield tuple((trial, i) for i in both), found
                self.read[trial].add(lowest)
        self.calls += 1

    def next_of(self, phase: PhaseName | None, trial: int) -> int | None:
        """What this phase alone can choose before all else; late ids if there is nothing else."""
        last, late = trial == self.trials[-1], self.read[trial]
        for found in self.wins(phase):
            if last or lower(found) not in late:
                return found
        fresh = (found for found in self.left if found not in late)
        every = chain(fresh, self.wins(phase), self.left)
        return next(every, None)

    def wins(self, phase: PhaseName | None) -> Iterator[int]:
        """The ties of a phase that are to win, and ids of shards that are."""
        lost = self.shards[phase] if phase else []
        tied = map(tie_of, self.ties[phase] if phase else ())
        new = (i for i in self.left if any(i in shard for shard in lost)) if lost else ()
        return chain(tied, new, *lost[:1])

    def planted(self, found: int) -> None:
        wins, phase = lower(found), self.phase
        if found == wins:
            self.left.pop(found, None)
        elif phase:
            self.ties[phase].pop(wins, None)
        if phase:
            self.shards[phase] = [s for s in self.shards[phase] if wins not in s]


def tie_of(index: int) -> int:
    """What stands for a tie of an id and the next one."""
    return ~index


def lower(found: int) -> int:
    """An id itself, of a tie the lower one."""
    return found if found >= 0 else ~found


@dataclass(slots=True)
class RouterQueue:
    """The experts of a layer that no token of some rank was sent to yet."""

    trials: range
    steps: int
    router: Router
    size: int
    """Experts of a group."""
    ranks: list[tuple[frozenset[Place], dict[int, None]]]
    """The tokens of a rank, each its sequence, its pass and its number there, and what is left."""
    met: set[int] = field(default_factory=set[int])
    groups: list[Place] = field(default_factory=list[Place])
    """Those whose experts were just planted: they are to win too."""
    asking: Place = ()
    """The token that is asked for."""
    calls: int = 0

    @property
    def done(self) -> bool:
        return not self.groups and not any(left for _, left in self.ranks)

    def asked(self, shape: Place) -> Iterator[tuple[Together, int]]:
        """Where in [trials, tokens, experts] a value is to be put first, and whose it is.

        With groups there are three orders of one key: the experts of each group, [trials, tokens,
        groups, experts]; the groups, [trials, tokens, groups]; and all experts, where those that
        were put first in their group still are.
        """
        grouped = self.router.groups > 1
        call, kind = divmod(self.calls, 3) if grouped else (self.calls, -1)
        self.calls += 1
        if kind == 1:
            yield from (((place,), -1) for place in self.groups)
            self.groups = []
        if kind > 0:
            return
        for trial in self.trials:
            for token in range(shape[1]):
                self.asking = (*divmod(call, self.steps + 1), token)
                left = self.left()
                first = next(iter(left), 0)
                group = range(first - first % self.size, first - first % self.size + self.size)
                mine = (e for e in left if kind < 0 or e in group)
                wanted = list(islice(mine, self.router.top_k))
                if kind == 0 and wanted:
                    self.groups.append((trial, token, first // self.size))
                for e in wanted:
                    at = (e,) if kind < 0 else (e // self.size, e % self.size)
                    yield ((trial, token, *at),), e

    def left(self) -> list[int]:
        """What ranks that have the token still lack; first what no token was sent to at all."""
        every = dict.fromkeys(e for own, left in self.ranks if self.asking in own for e in left)
        return sorted(every, key=lambda e: e in self.met)

    def planted(self, index: int) -> None:
        self.met.add(index)
        for own, left in self.ranks:
            if self.asking in own:
                left.pop(index, None)
