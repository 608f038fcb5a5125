"""What is done at a call: recorded, or changed if it is the one."""

from __future__ import annotations

import inspect
import os
import threading
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from types import FrameType

from shardproof.mutate.agent.order import Order, say
from shardproof.mutate.agent.sites import Finder


class Watch:
    """One for each process."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.finder = Finder(order)
        self.said: set[tuple[int, object]] = set()
        """What each process has written."""
        self.inside = threading.local()

    @property
    def busy(self) -> bool:
        """Inside a collective, which may call others."""
        return bool(getattr(self.inside, "now", False))

    @contextmanager
    def one(self) -> Generator[None, None, None]:
        self.inside.now = True
        try:
            yield
        finally:
            self.inside.now = False

    def met(
        self, collective: str, kinds: Sequence[str], rank: int | None, ranks: Sequence[int]
    ) -> str | None:
        """Note a call, from above it; what is to be done wrong, or nothing."""
        site = self.finder.site(_above(), collective, len(ranks))
        if site is None:
            return None
        if not self.order.site:
            self._say(
                (site.key, rank, tuple(ranks), tuple(kinds)),
                {"site": site.data(), "kinds": list(kinds), "rank": rank, "ranks": list(ranks)},
            )
            return None
        if site.key != self.order.site or self.order.kind not in kinds:
            return None
        self._say("mutated", {"mutated": True})
        return self.order.kind

    def differs(self) -> None:
        """A change has changed something."""
        self._say("differs", {"differs": True})

    @property
    def noted(self) -> set[object]:
        """What this process has written."""
        return {key for pid, key in self.said if pid == os.getpid()}

    def _say(self, key: object, words: dict[str, object]) -> None:
        # A forked process has what its parent has said.
        if (os.getpid(), key) not in self.said:
            self.said.add((os.getpid(), key))
            say(self.order, words)


def _above() -> FrameType | None:
    """Where this was called; the agent's own frames are nobody's."""
    frame = inspect.currentframe()
    return None if frame is None else frame.f_back
