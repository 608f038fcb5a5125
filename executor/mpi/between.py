"""What lies between ranks and between visits, where each rank is a process of its own.

All processes go through all visits in one order. So each knows what is sent to it, by whom, and
after which visit, and before it pays a visit itself it takes what was sent until then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, cast

from shardproof.executor.domains import Ids, Tensor
from shardproof.executor.mpi.meeting import BEFORE, WITHIN, Place, Walk, walk
from shardproof.executor.mpi.post import Need, Office, Post
from shardproof.executor.run.ops.kv_cache import add
from shardproof.executor.run.runtime.handoff import numbered
from shardproof.executor.run.runtime.transport import Ran, Stop, moved, neighbours
from shardproof.executor.run.runtime.visit import give_out
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Entries, Rank
from shardproof.executor.run.state.registers import (
    SHARED,
    Machine,
    chosen_tokens,
    collect,
    deliver,
    keep_tokens,
    one_buffer,
)
from shardproof.executor.run.state.result import Given, Run
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.program.ops.handoff import Handoff
from shardproof.spec.record import dataclass, field

PREFILL = 0
"""Behind it come a handoff and decode, or one of each for each sequence of a row."""
LOGITS, TOKENS = 2**30, 2**30 + 1
"""After all operators of a visit, in this order."""

CHANNELS = {
    "stream": "the stream between stages",
    "tokens": "the chosen tokens",
    "share": "what neighbours have written to their caches",
    "handoff": "the handoff",
}
"""What ranks send each other outside of operators."""

Chosen = list[tuple[int, Ids]]
Cache = dict[tuple[int, int], Entries]
Tokens = dict[tuple[int, int], list[tuple[int, Ids]]]
Logits = tuple[int, int, int, dict[Given, Tensor]]
"""What a rank gave out: when (`Place.phase`), the visit, the rank's place in its stage."""


@dataclass(frozen=True, slots=True)
class Due:
    """Something that was sent to this process's rank after a visit."""

    what: Literal["stream", "tokens"]
    source: Key
    stop: Stop


@dataclass(slots=True)
class Processes:
    """The transport of a process that runs one rank of each phase, or of one of them."""

    post: Post
    office: Office
    pools: tuple[int, int]
    """How many ranks prefill and decode have."""
    place: Place = field(default_factory=Place)
    given: list[Logits] = field(default_factory=list[Logits])
    homes: dict[PhaseName, dict[Key, int]] = field(default_factory=dict[PhaseName, dict[Key, int]])
    dues: list[Due] = field(default_factory=list[Due])
    own: dict[int, Chosen] = field(default_factory=dict[int, Chosen])
    """By visit, the tokens that this process chose itself."""
    handed: int = 0
    """How often prefill has handed over."""

    def home(self, m: Machine) -> Mapping[Key, int]:
        """Which process each rank of a phase is: in the order of the mesh.

        Phases of equal size are of one pool; else decode's processes come after prefill's.
        """
        name = m.program.name
        if name not in self.homes:
            prefill, decode = self.pools
            first = prefill if name == "decode" and prefill != decode else 0
            ranks = numbered(m.ranks, m.program.contexts[0])
            self.homes[name] = {key_of(rank): first + i for i, rank in enumerate(ranks)}
        return self.homes[name]

    def mine(self, m: Machine) -> Rank | None:
        found = [key for key, process in self.home(m).items() if process == self.post.me]
        return m.ranks[found[0]] if found else None

    def runs(self, rank: Rank) -> bool:
        return self.homes[rank.ctx.name].get(key_of(rank)) == self.post.me

    def key(self) -> Key | None:
        """The rank that this process runs now; in the handoff decode's."""
        name: PhaseName = "prefill" if self.place.phase == PREFILL else "decode"
        home = self.homes.get(name, {})
        return next((key for key, process in home.items() if process == self.post.me), None)

    def ranks_of(self, processes: Sequence[int]) -> dict[int, list[Key]]:
        """The ranks that processes run in any phase."""
        found: dict[int, list[Key]] = {process: [] for process in processes}
        for home in self.homes.values():
            for key, process in home.items():
                if process in found and key not in found[process]:
                    found[process].append(key)
        return found

    def arrive(self, m: Machine, number: int, ranks: Sequence[Rank]) -> None:
        decode = m.program.name == "decode"
        self.place.phase, self.place.visit = (2 * self.handed if decode else PREFILL), number
        self.place.within, self.place.op = (BEFORE,), ""
        mine = self.mine(m)
        if mine is None or mine not in ranks:
            return
        for due in self.dues:
            self.take(m, due, mine)
        self.dues.clear()

    def take(self, m: Machine, due: Due, mine: Rank) -> None:
        """What is due is put where one process would have put it."""
        stop, number = due.stop, due.stop.visit + 1
        if self.home(m)[due.source] == self.post.me:
            value: object = self.own.pop(stop.number)
        else:
            [value] = self.receive(m, due.what, [due.source], stop.number)
        if due.what == "tokens":
            for sequence, token in cast("Chosen", value):
                m.tokens.setdefault((sequence, mine.at["tp"]), []).append((stop.tick, token))
            return
        register = SHARED if one_buffer(m.program.visits[stop.visit].ops) else stop.register
        outbox = cast("dict[str, object]", value)
        m.payloads.setdefault((number, register, key_of(mine)), []).append((stop.tick, outbox))

    def receive(self, m: Machine, channel: str, ranks: Sequence[Key], number: int) -> list[object]:
        """The next values of a channel, which these ranks have sent at visit `number`."""
        self.place.op = CHANNELS[channel]
        sources = tuple(self.home(m)[key] for key in ranks)
        need = Need(sources, tuple(ranks), channel, (self.place.phase, number))
        found = self.post.receive(self.office, need)
        return [value for _, value in found]

    def forget(self, m: Machine) -> None:
        """Take what was sent behind the last step of the sequence before: nobody reads it."""
        for due in self.dues:
            if self.home(m)[due.source] == self.post.me:
                self.own.pop(due.stop.number)
            else:
                self.receive(m, due.what, [due.source], due.stop.number)
        self.dues.clear()

    def send(self, to: int, channel: str, number: int, value: object) -> None:
        self.post.send(to, channel, {"at": (self.place.phase, number)}, value)

    def visit(self, m: Machine, stop: Stop, ranks: Sequence[Rank], run: Run) -> None:
        mine = self.mine(m)
        if mine is None:
            return
        if mine in ranks:
            self.pay(m, stop, mine, ranks, run)
        self.expect(m, stop, mine)

    def pay(self, m: Machine, stop: Stop, mine: Rank, ranks: Sequence[Rank], run: Run) -> None:
        """The rank's own part of a visit."""
        visit, contexts = m.program.visits[stop.visit], m.program.contexts
        deliver(m, stop.visit, [mine], stop.register, stop.tick)
        apart = any(op.where for op in visit.ops)
        way = Walk(self.post, self.office, self.place, self.home(m), mine, ranks, visit.ops, apart)
        walk(way, visit, contexts, lambda: self.post.pump(self.office))
        collect(m, stop.visit, [mine], stop.register, stop.tick)
        if stop.visit + 1 < len(m.program.visits):
            to = self.home(m)[self.at_stage(mine, m.program.visits[stop.visit + 1].stage)]
            if to != self.post.me:
                self.send(to, "stream", stop.number, mine.outbox)
        if visit.has_head:
            order = ranks.index(mine)
            self.place.within = WITHIN, LOGITS, order
            self.give_out(m, stop, mine, order, run)
            self.place.within = WITHIN, TOKENS, order
            self.give_tokens(m, stop, mine)

    def give_out(self, m: Machine, stop: Stop, mine: Rank, order: int, run: Run) -> None:
        here = Run(run.prompt)
        give_out(m.program.name, [mine], here)
        self.given.append((self.place.phase, stop.number, order, here.logits))

    def give_tokens(self, m: Machine, stop: Stop, mine: Rank) -> None:
        """To the embedding, on the ranks of the same place along tp; prefill's are handed over."""
        if m.program.name == "prefill":
            keep_tokens(m, [mine], stop.tick, stop.last)
            return
        chosen = list(chosen_tokens(mine, stop.last))
        for rank in m.of_stage(embedding_stage(m)):
            to = self.home(m)[key_of(rank)]
            if rank is mine:
                self.own[stop.number] = chosen
            elif rank.at["tp"] == mine.at["tp"]:
                self.send(to, "tokens", stop.number, chosen)

    def expect(self, m: Machine, stop: Stop, mine: Rank) -> None:
        """What a visit of whatever stage sends to this process's rank."""
        visits = m.program.visits
        visit = visits[stop.visit]
        if stop.visit + 1 < len(visits) and visits[stop.visit + 1].stage == mine.at["pp"]:
            source = self.at_stage(mine, visit.stage)
            if source != key_of(mine):
                self.dues.append(Due("stream", source, stop))
        if visit.has_head and m.program.name == "decode" and embedding_stage(m) == mine.at["pp"]:
            self.dues += [
                Due("tokens", key_of(rank), stop)
                for rank in m.of_stage(visit.stage)
                if rank.at["tp"] == mine.at["tp"]
            ]

    def at_stage(self, rank: Rank, stage: int) -> Key:
        return stage, rank.at["dp"], rank.at["sp"], rank.at["tp"]

    def share(self, m: Machine, ran: Sequence[Ran]) -> None:
        mine, home = self.mine(m), self.home(m)
        if mine is None:
            return
        for rank, written in ran:
            others = neighbours(m, rank)
            if rank is mine:
                for other in others:
                    self.send(home[key_of(other)], "share", self.place.visit, written)
            elif mine in others:
                [found] = self.receive(m, "share", [key_of(rank)], self.place.visit)
                add(mine, cast("Cache", found))

    def hand_over(self, ops: Sequence[Handoff], prefill: Machine, decode: Machine) -> None:
        self.forget(decode)
        self.handed += 1
        self.place.phase, self.place.visit = 2 * self.handed - 1, 0
        self.place.within = (BEFORE,)
        mine = self.mine(prefill)
        takers, givers = self.home(decode), self.home(prefill)
        if mine is not None:
            for process in takers.values():
                if process != self.post.me:
                    self.send(process, "handoff", 0, (mine.cache, prefill.tokens))
        if self.post.me not in takers.values():
            return
        away = [key for key, process in givers.items() if process != self.post.me]
        found = dict(zip(away, self.receive(prefill, "handoff", away, 0), strict=True))
        if mine is not None:
            found[key_of(mine)] = mine.cache, dict(prefill.tokens)
        prefill.tokens.clear()
        for key, rank in prefill.ranks.items():
            rank.cache, tokens = cast("tuple[Cache, Tokens]", found[key])
            for where, each in tokens.items():
                prefill.tokens.setdefault(where, []).extend(each)
        moved(ops, prefill, decode)


def embedding_stage(m: Machine) -> int:
    return next(visit.stage for visit in m.program.visits if visit.has_embedding)
