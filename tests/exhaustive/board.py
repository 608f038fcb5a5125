"""Which chunk a worker does next: of the product that it has just worked on, if there is one.

What a worker knows of a product it knows for its next chunk as well, and it cannot know all
products of all modules at a time. So modules are done one after the other, and of a module's next
chunks each worker does those of one product in a row. Which chunks count does not depend on it
(`Progress`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.exhaustive.wanted import Progress

WINDOW = 60
"""Chunks of a module that may be begun at first; later as many more as are done."""

Place = tuple[str, int]
"""A module, and a chunk's place in its order."""


@dataclass(slots=True)
class Board:
    """What is done and what is begun."""

    modules: dict[str, Progress]
    begun: set[Place] = field(default_factory=set[Place])
    at: dict[int, tuple[str, int]] = field(default_factory=dict[int, tuple[str, int]])
    """By worker: the module and the product of its last chunk."""

    def next(self, worker: int) -> Place | None:
        """The next chunk for a worker; nothing where all that is wanted is begun."""
        for module, progress in self.modules.items():
            if progress.met:
                continue
            if open_ := self._open(module, progress):
                place = self._chosen(worker, module, open_)
                self.begun.add((module, place))
                self.at[worker] = module, progress.order[place].product
                return module, place
        return None

    def _open(self, module: str, progress: Progress) -> list[int]:
        """The places that may be begun now."""
        first = len(progress.counted)
        last = min(first + window(progress), len(progress.order))
        return [
            place
            for place in range(first, last)
            if progress.order[place].number not in progress.done
            and (module, place) not in self.begun
        ]

    def _chosen(self, worker: int, module: str, places: list[int]) -> int:
        """Of the worker's product; else the first, if it can be, of a product that nobody is at."""
        order = self.modules[module].order
        mine = self.at.get(worker)
        taken = {at for other, at in self.at.items() if other != worker}
        own = [place for place in places if (module, order[place].product) == mine]
        free = [place for place in places if (module, order[place].product) not in taken]
        return (own or free or places)[0]


def window(progress: Progress) -> int:
    """How far chunks are begun beyond the first that is not done.

    The more there are, the more of a product stand in a row. No more than it takes if the next ones
    hold as many plans as those before: they hold less, so that few are done in vain.
    """
    done, plans = len(progress.counted), progress.plans
    wide = WINDOW + done
    if not plans:
        return wide
    needed = -(-(progress.wanted.plans - plans) * done // plans)
    return min(wide, max(needed, LEAST))


LEAST = 4
"""Where so many plans are there, but too few are legal."""
