"""What is still to be chosen in a run: ids by the head, experts by a router.

A queue is asked at each choice that the reference makes, which values are to be put first there,
and told which of them could be.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, islice

from shardproof.spec.model.model import Router
from shardproof.spec.plan.plan import PhaseName

Place = tuple[int, ...]


@dataclass(slots=True)
class HeadQueue:
    """The ids that are still to be read by a step, and the shards that are still to win."""

    trials: range
    steps: int
    left: dict[int, None]
    """The edges of every shard before all others."""
    shards: dict[PhaseName, list[dict[int, None]]]
    """Those that did not win yet, by phase."""
    last: list[frozenset[int]]
    """The ids that end a prompt, by trial: where only the newest token is seen, the logits after
    one come again when that prompt's turn comes, and would choose alike."""
    calls: int = 0

    @property
    def done(self) -> bool:
        return not self.left and not any(self.shards.values())

    @property
    def phase(self) -> PhaseName | None:
        """Of the choice that is made; None where nobody reads it."""
        step = self.calls % (self.steps + 1)
        return None if step == self.steps else "decode" if step else "prefill"

    def asked(self, shape: Place) -> Iterator[tuple[Place, int]]:
        """Where in [trials, vocabulary] a value is to be put first, and whose it is."""
        del shape
        for trial in self.trials if self.phase else ():
            found = self.next_id(self.last[trial])
            if found is not None:
                yield (trial, found), found
        self.calls += 1

    def next_id(self, late: frozenset[int]) -> int | None:
        """The first that is not among the late ones, if there is any other."""
        lost = self.shards[self.phase] if self.phase else []
        new = (i for i in self.left if not lost or any(i in shard for shard in lost))
        first = None
        for i in chain(new, *lost[:1]):
            if i not in late:
                return i
            first = i if first is None else first
        return first

    def planted(self, index: int) -> None:
        self.left.pop(index, None)
        if self.phase:
            self.shards[self.phase] = [s for s in self.shards[self.phase] if index not in s]


@dataclass(slots=True)
class RouterQueue:
    """The experts of a layer that no token was sent to yet."""

    trials: range
    router: Router
    size: int
    """Experts of a group."""
    left: dict[int, None]
    groups: list[Place] = field(default_factory=list[Place])
    """Those whose experts were just planted: they are to win too."""
    calls: int = 0

    @property
    def done(self) -> bool:
        return not self.left and not self.groups

    def asked(self, shape: Place) -> Iterator[tuple[Place, int]]:
        """Where in [trials, tokens, experts] a value is to be put first, and whose it is.

        With groups there are three orders of one key: the experts of each group, [trials, tokens,
        groups, experts]; the groups, [trials, tokens, groups]; and all experts, where those that
        were put first in their group still are.
        """
        kind = self.calls % 3 if self.router.groups > 1 else -1
        self.calls += 1
        if kind == 1:
            yield from ((place, -1) for place in self.groups)
            self.groups = []
        if kind > 0:
            return
        for trial in self.trials:
            for token in range(shape[1]):
                first = next(iter(self.left), 0)
                group = range(first - first % self.size, first - first % self.size + self.size)
                mine = (e for e in self.left if kind < 0 or e in group)
                wanted = list(islice(mine, self.router.top_k))
                if kind == 0 and wanted:
                    self.groups.append((trial, token, first // self.size))
                for e in wanted:
                    at = (e,) if kind < 0 else (e // self.size, e % self.size)
                    yield (trial, token, *at), e

    def planted(self, index: int) -> None:
        self.left.pop(index, None)
