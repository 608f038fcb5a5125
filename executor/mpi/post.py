"""Messages between the processes of a run: sent without waiting, awaited with a deadline.

One process's messages to another come in the order in which they were sent. They are read as they
come and lie here until somebody asks for them, by their sender and their channel.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from shardproof.executor.mpi.packing import Head, Message, pack, unpack
from shardproof.executor.run.state.faults import Key
from shardproof.spec.record import dataclass, field

if TYPE_CHECKING:
    from mpi4py.MPI import Intracomm, Request, Status

LONGEST_NAP, IDLE_NAP = 0.002, 0.005
"""Seconds: processes may be many more than cores. Who is idle waits for no rank."""
LOOK_AROUND = 0.1
"""Seconds between two looks whether everybody is still there."""


@dataclass(frozen=True, slots=True)
class Need:
    """The next message of a channel from each of these processes."""

    sources: tuple[int, ...]
    ranks: tuple[Key, ...]
    """Those that the processes run."""
    channel: str
    at: tuple[int, int]
    """The phase and the visit that it is of. Who sends one of another never comes to this one."""


class Blocked(Exception):
    """What is awaited never comes: its sender has ended, or has gone on without it."""

    def __init__(self, need: Need) -> None:
        self.need = need
        super().__init__(need)


class Office(Protocol):
    """Who is told of what is no rank's business: control messages, and time that passes."""

    def told(self, source: int, message: Message) -> None:
        """A message of the channel `control`."""
        ...

    def look_around(self, need: Need | None, waited: float) -> None:
        """Called now and then while this process waits."""
        ...

    def has_ended(self, process: int) -> bool:
        """Whether a process sends no more in this run."""
        ...

    def is_gone(self, process: int) -> bool:
        """Whether a process whose message could not be read has died."""
        ...


CONTROL = "control"


@dataclass(slots=True)
class Post:
    comm: Intracomm
    status: Status
    run: int = 0
    queues: defaultdict[tuple[int, int, str], deque[Message]] = field(
        default_factory=lambda: defaultdict[tuple[int, int, str], deque[Message]](deque)
    )
    """By run, sender and channel."""
    sent: Counter[tuple[int, str]] = field(default_factory=Counter[tuple[int, str]])
    """How many messages of this run went to whom on which channel."""
    taken: Counter[tuple[int, str]] = field(default_factory=Counter[tuple[int, str]])
    open: list[tuple[Request, bytes]] = field(default_factory=list["tuple[Request, bytes]"])
    """Sends that MPI is not done with."""
    need: Need | None = None
    """What this process waits for."""
    cut_off: set[int] = field(default_factory=set[int])
    """Who died before a message of his was read. What else there is of him is not believed: the
    next of a channel would be taken for the one that is lost."""

    @property
    def me(self) -> int:
        return self.comm.rank

    @property
    def others(self) -> list[int]:
        return [process for process in range(self.comm.size) if process != self.me]

    def begin(self, run: int) -> None:
        """A new run: what is left of those before is of no use."""
        self.run = run
        self.sent.clear()
        self.taken.clear()
        for key in [key for key in self.queues if key[0] < run]:
            del self.queues[key]

    def send(self, to: int, channel: str, head: Head, value: object = None) -> None:
        self.sent[to, channel] += 1
        about = {"run": self.run, "channel": channel} | head
        body = pack(about, value)
        self.open.append((self.comm.Isend(body, to), body))

    def tell(self, to: Sequence[int], word: str, told: Head | None = None) -> None:
        """A control message."""
        for process in to:
            self.send(process, CONTROL, {"word": word} | (told or {}))

    def pump(self, office: Office) -> bool:
        """Take in what has come; whether there was anything."""
        self.open = [each for each in self.open if not each[0].Test()]
        found = False
        while (there := self.comm.Improbe(status=self.status)) is not None:
            source, body = self.status.Get_source(), bytearray(self.status.Get_count())
            found = True
            try:
                there.Recv(body)
            except RuntimeError:  # MPI's: a long message is read from its sender's memory
                if not office.is_gone(source):
                    raise
                self.cut_off.add(source)
            if source in self.cut_off:
                continue
            message = unpack(memoryview(body))
            run, channel = message.head["run"], message.head["channel"]
            if channel == CONTROL:
                office.told(source, message)
            elif run >= self.run:
                self.queues[run, source, channel].append(message)
        return found

    def queue(self, source: int, channel: str) -> deque[Message]:
        return self.queues[self.run, source, channel]

    def missing(self, need: Need) -> list[int]:
        """The senders whose message has not come, or is of another visit."""
        return [source for source in need.sources if self.next_at(source, need) != need.at]

    def next_at(self, source: int, need: Need) -> tuple[int, int] | None:
        """What the next message is of, if it has come."""
        queue = self.queue(source, need.channel)
        return tuple(queue[0].head["at"]) if queue else None

    def receive(self, office: Office, need: Need) -> list[tuple[Message, object]]:
        """The next message of each sender, with its value. Raises `Blocked` if one never comes."""

        def come() -> bool:
            missing = self.missing(need)
            if any(self.queue(s, need.channel) or office.has_ended(s) for s in missing):
                raise Blocked(need)
            return not missing

        self.until(office, come, need)
        found: list[tuple[Message, object]] = []
        for source in need.sources:
            message = self.queue(source, need.channel).popleft()
            self.taken[source, need.channel] += 1
            found.append((message, message.value()))
        return found

    def until(self, office: Office, come: Callable[[], bool], need: Need | None = None) -> None:
        """Wait, and see to whatever comes."""
        started = looked = time.monotonic()
        nap = 0.0
        self.need = need
        try:
            self.pump(office)
            while not come():
                if self.pump(office):
                    nap = 0.0
                    continue
                time.sleep(nap)
                nap = min(nap * 2 + 0.00005, LONGEST_NAP if need else IDLE_NAP)
                now = time.monotonic()
                if now - looked > LOOK_AROUND:
                    looked = now
                    office.look_around(need, now - started)
        finally:
            self.need = None
