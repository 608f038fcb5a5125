"""The processes of a job, and whether they are still there."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress

from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Peer:
    """Where a process runs, and its id there."""

    host: str
    pid: int


@dataclass(frozen=True, slots=True)
class Peers:
    all: Sequence[Peer]
    me: int
    keeper: int
    """The process that watches over this one (`launch.keep`), by its id."""

    def gone(self) -> Iterator[int]:
        """Those that certainly are. Of a process on another host nothing can be known."""
        if os.getppid() != self.keeper:
            yield self.me
        host = self.all[self.me].host
        for process, peer in enumerate(self.all):
            if peer.host == host and not is_there(peer.pid):
                yield process

    def end(self, process: int) -> bool:
        """End a process that does not answer; false if it is out of reach."""
        peer = self.all[process]
        if peer.host != self.all[self.me].host:
            return False
        with suppress(OSError):
            os.kill(peer.pid, signal.SIGKILL)
        return True


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
