"""The processes that mpiexec has started: the first leads, the others do what it says.

The leader is the command itself. For each run it gives out the plan, takes part in it, and gathers
what all ranks gave. The others wait for runs until they are told to leave.
"""

from __future__ import annotations

import time
from collections import defaultdict, deque
from typing import cast

from shardproof.executor.domains import Domain, Ids
from shardproof.executor.mpi.between import Processes
from shardproof.executor.mpi.job import Job, job_of
from shardproof.executor.mpi.meeting import BEFORE
from shardproof.executor.mpi.outputs import Outputs, gathered, met_by, outputs_of
from shardproof.executor.mpi.packing import Message
from shardproof.executor.mpi.peers import Peers
from shardproof.executor.mpi.post import CONTROL, Blocked, Need, Post
from shardproof.executor.mpi.reports import Kind, Report, alive, fault_of, report_of, waits_at
from shardproof.executor.mpi.words import Missed, dead, silent
from shardproof.executor.run.outcome.outcome import degrees_of
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.faults import Key, Lost, Refused, Stuck
from shardproof.executor.run.state.result import Run
from shardproof.executor.weights import Weights
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.record import dataclass, field

LEADER = 0
AT_ONCE = 1.0
"""Seconds in which a process that is well says where it is."""


class Stopped(Exception):
    """The leader has ended this run."""


class Settled(Exception):
    """Nobody goes on: these are the reports of all."""

    def __init__(self, reports: dict[int, Report]) -> None:
        self.reports = reports
        super().__init__(reports)


class Leaderless(Exception):
    """The leader is gone; with words, it is there and does not answer."""


Reports = dict[int, Report]


@dataclass(slots=True)
class Crew:
    post: Post
    peers: Peers
    deadline: float
    """Seconds that a rank waits before it is asked why."""
    orders: deque[Message] = field(default_factory=deque[Message])
    overs: defaultdict[int, Reports] = field(
        default_factory=lambda: defaultdict[int, Reports](dict)
    )
    """By run: how processes have ended."""
    states: Reports = field(default_factory=dict[int, Report])
    """Where those are that have not, as far as they have said since they were asked."""
    part: Processes | None = None
    """This process's own, while it runs."""
    asked: float | None = None
    alarmed: float = 0.0
    heard: float = 0.0
    """When the leader last gave a sign of life."""
    broken: bool = False
    """Whether processes are lost, so that MPI cannot come to its own end."""
    closing: bool = False
    """Whether the job is at its end: what comes now changes nothing."""
    degrees: Key = (2, 2, 2, 2)
    """Of the plan that runs."""
    silent: list[int] = field(default_factory=list[int])
    """Those that are lost because they do not answer."""

    @property
    def size(self) -> int:
        return self.post.comm.size

    @property
    def me(self) -> int:
        return self.post.me

    @property
    def over(self) -> Reports:
        return self.overs[self.post.run]

    # --- the leader ---

    def execute(
        self, model: Model, plan: Plan, weights: Weights, prompts: Ids, steps: int, domain: Domain,
        *, drafts: Ids | None = None,
    ) -> Run:  # fmt: skip
        """Run a plan as `machine.execute` does, on all processes."""
        run = self.post.run + 1
        self.begin(run)
        job = Job(model, plan, weights, prompts, steps, domain, drafts)
        self.degrees = degrees_of(plan)
        sent = job.sent()
        for process in self.post.others:
            self.post.send(process, CONTROL, {"word": "order"}, sent)
        try:
            own = self.run_part(job)
            self.post.until(self, lambda: len(self.over) == self.size)
            reports = dict(self.over)
        except Settled as settled:
            own, reports = None, settled.reports
        except Lost:
            self.broken = True
            raise
        finally:
            self.part = None
            self.post.tell(self.post.others, "stop")
        if (fault := fault_of(reports)) is not None:
            raise fault
        if own is None:
            raise ValueError("all processes are done, and this one is not")
        transport, result, outputs = own
        found = {LEADER: outputs}
        for process in self.post.others:
            message = self.post.queue(process, "outputs").popleft()
            found[process] = outputs_of(message.value())
        return gathered(result, domain, transport.homes[result.last], found)

    def leave(self, code: int) -> None:
        """Let everybody go, with this exit code."""
        self.post.tell(self.post.others, "leave", {"code": code, "broken": self.broken})

    # --- the others ---

    def serve(self) -> int:
        """Do what the leader says, until it says to leave: with which exit code."""
        while True:
            self.post.until(self, lambda: bool(self.orders))
            message = self.orders.popleft()
            if message.head["word"] == "leave":
                self.broken = message.head["broken"]
                return message.head["code"]
            self.begin(message.head["run"])
            try:
                self.run_part(job_of(message.value()))
            except Stopped:
                continue
            finally:
                self.part = None

    # --- everybody ---

    def begin(self, run: int) -> None:
        self.post.begin(run)
        self.states.clear()
        self.asked, self.alarmed = None, 0.0
        for old in [old for old in self.overs if old < run]:
            del self.overs[old]

    def run_part(self, job: Job) -> tuple[Processes, Run, Outputs] | None:
        """Run the ranks of this process, and report to everybody."""
        part = self.part = Processes(self.post, self, job.pools)
        done = None
        try:
            run = execute(
                job.model, job.plan, job.weights, job.prompts, job.steps, job.domain,
                transport=part, drafts=job.drafts,
            )  # fmt: skip
        except Refused as fault:
            at = part.place.position
            if part.place.within == (BEFORE,) and fault.rank is not None:
                at = (*at, *fault.rank)
            named = (fault.rank,) if fault.rank is not None else ()
            report = Report("refused", at, fault.op, part.key(), named, fault.why)
        except Stuck as fault:
            at = part.place.position
            report = Report("stuck", at, fault.op, part.key(), fault.waiting, fault.absent)
        except Blocked as blocked:
            report = self.waiting("blocked", part, blocked.need)
        else:
            report = Report("done", part.place.position, rank=part.key())
            rank = next((r for r in run.ranks.values() if part.runs(r)), None)
            outputs = Outputs(part.given, rank.cache if rank else {}, met_by(job.domain))
            done = part, run, outputs
            if self.me != LEADER:
                self.post.send(LEADER, "outputs", {}, outputs.plain())
        # Who never had to wait has not looked whether everybody is still there.
        self.look_around(None, 0.0)
        self.over[self.me] = report
        self.post.tell(self.post.others, "over", {"report": report.data()})
        return done

    def waiting(self, kind: Kind, part: Processes, need: Need) -> Report:
        """Where the rank waits, for whom, and what it has sent itself."""
        place, post = part.place, self.post
        missing = post.missing(need)
        return Report(
            kind,
            waits_at(place.phase, place.visit),
            place.op,
            part.key(),
            place.group,
            absent=tuple(dict(zip(need.sources, need.ranks, strict=True))[s] for s in missing),
            missing=tuple((s, need.channel, post.taken[s, need.channel]) for s in missing),
            sent=tuple(
                (to, channel, n) for (to, channel), n in post.sent.items() if channel != CONTROL
            ),
        )

    def state(self) -> Report:
        """Where this process is; one that has ended has said how."""
        if self.part is None or self.me in self.over:
            return self.over.get(self.me, Report("running", ()))
        if self.post.need is None:
            return Report("running", self.part.place.position, self.part.place.op, self.part.key())
        return self.waiting("waiting", self.part, self.post.need)

    # --- what is no rank's business ---

    def has_ended(self, process: int) -> bool:
        return process in self.over

    def is_gone(self, process: int) -> bool:
        end = time.monotonic() + AT_ONCE
        while process not in self.peers.gone():  # its memory is gone before its number is
            if time.monotonic() > end:
                return False
            time.sleep(0.002)
        return True

    def told(self, source: int, message: Message) -> None:
        head = message.head
        if self.closing:
            return
        if source == LEADER:
            self.heard = time.monotonic()
        now = head["run"] == self.post.run
        match head["word"]:
            case "order" | "leave":
                self.orders.append(message)
            case "over":
                self.overs[head["run"]][source] = report_of(head["report"])
                self.judge()
            case "ask" if now:
                self.post.tell([LEADER], "state", {"report": self.state().data()})
            case "stop" if now and self.part is not None and self.me not in self.over:
                raise Stopped
            case "alarm" if now:
                self.ask()
            case "state" if now:
                self.states[source] = report_of(head["report"])
                self.judge()
            case "lost":
                self.lose([cast("int", head["process"])])
            case _:
                return

    def look_around(self, need: Need | None, waited: float) -> None:
        gone = list(self.peers.gone())
        if self.me != LEADER:
            self.look_at_leader(gone, waited)
        elif gone:
            self.lose(gone)
        if self.part is None or (need is None and self.me != LEADER):
            return
        now = time.monotonic()
        if waited > self.deadline and now - self.alarmed > self.deadline:
            self.alarmed = now
            if self.me == LEADER:
                self.ask()
            else:
                self.post.tell([LEADER], "alarm")
        if self.asked is not None and now - self.asked > self.deadline:
            away = [p for p in self.post.others if p not in self.over and p not in self.states]
            if away:
                self.broken, self.silent = True, away
                raise Lost(silent(self.lost(away), self.deadline))

    def look_at_leader(self, gone: list[int], waited: float) -> None:
        if LEADER in gone:
            self.broken = True
            raise Leaderless
        if gone:
            self.post.tell([LEADER], "lost", {"process": gone[0]})
        quiet = time.monotonic() - self.heard
        if self.part is not None and min(quiet, waited) > 2 * self.deadline + AT_ONCE:
            self.broken, self.silent = True, [LEADER]
            raise Leaderless(f"process 0 has not answered for {quiet:.0f} seconds")

    def ask(self) -> None:
        """Ask everybody who has not ended where he is."""
        if self.asked is None:
            self.asked = time.monotonic()
            self.states.clear()
            self.post.tell([p for p in self.post.others if p not in self.over], "ask")

    def judge(self) -> None:
        """Once all have said where they are: either somebody can go on, or nobody ever will."""
        if self.me != LEADER or self.asked is None:
            return
        reports = {**self.states, **self.over}
        reports.setdefault(LEADER, self.state())
        if len(reports) < self.size:
            return
        self.asked = None
        if not alive(reports) and any(each.kind != "done" for each in reports.values()):
            raise Settled(reports)

    def lose(self, processes: list[int]) -> None:
        """Processes are gone: learn who waits for them, and end the run."""
        if self.broken:
            return
        self.broken, self.asked = True, None
        self.ask()
        self.asked = None  # nobody judges: what is lost has no state
        end = time.monotonic() + AT_ONCE
        mine = {} if self.part is None else {LEADER: self.state()}
        while time.monotonic() < end and len(self.states) + len(processes) + 1 < self.size:
            if not self.post.pump(self):
                time.sleep(0.002)
        self.states |= mine
        raise Lost(dead(self.lost(processes)))

    def lost(self, processes: list[int]) -> Missed:
        nothing: dict[int, list[Key]] = {process: [] for process in processes}
        ranks = nothing if self.part is None else self.part.ranks_of(processes)
        return Missed(ranks, self.states, self.degrees)
