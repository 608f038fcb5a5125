"""How much is to be decided of each module, and when that is reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tests.exhaustive.journal import Line, names_in
from tests.exhaustive.sources import AnyChunk
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.work import WORDS, Word

LEAST: Mapping[Word, int] = {"legal": 1_000, "illegal": 10_000}
"""Of each universe in the whole campaign."""
PLANS: Mapping[str, int] = {
    "embedding": 240_000,
    "attention": 500_000,
    "ffn": 51_000,
    "moe": 51_000,
    "lm_head": 51_000,
    "kv_cache": 957_000,
    "pipeline": 51_000,
    "experts": 51_000,
    "batch": 51_000,
    "own_ranks": 100_000,
    "state": 100_000,
    "index": 100_000,
    "heads_for_tokens": 100_000,
    "keys_over_tp": 100_000,
    "sequence_parallel_moe": 100_000,
    "layers": 100_000,
    "random": 600,
    "solver": 250,
}
"""Distinct plans: most of them where a plan costs least."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be met in one module."""

    plans: int
    least: Mapping[Word, int] = field(default_factory=dict[Word, int])


def whole(module: str) -> Wanted:
    return Wanted(PLANS[module], LEAST if module in UNIVERSES else {})


@dataclass(slots=True)
class Progress:
    """One module: the chunks from the first one on, until what is wanted is met.

    Only these count, in whatever order they were finished, so that the result is the same however
    often a campaign is stopped and however many workers it has.
    """

    order: Sequence[AnyChunk]
    wanted: Wanted
    done: dict[int, Line] = field(default_factory=dict[int, Line])
    """By the number of the chunk."""
    counted: list[Line] = field(default_factory=list[Line])
    names: dict[Word, set[bytes]] = field(default_factory=lambda: {word: set() for word in WORDS})

    def finish(self, line: Line) -> None:
        self.done[line["chunk"]] = line
        while not self.met and not self.at_end:
            line = self.done.get(self.order[len(self.counted)].number, {})
            if not line:
                return
            self.counted.append(line)
            for word, names in self.names.items():
                names.update(names_in(line["words"][word]))

    @property
    def at_end(self) -> bool:
        return len(self.counted) == len(self.order)

    @property
    def plans(self) -> int:
        return sum(map(len, self.names.values()))

    @property
    def met(self) -> bool:
        return self.plans >= self.wanted.plans and all(
            len(self.names[word]) >= least for word, least in self.wanted.least.items()
        )
