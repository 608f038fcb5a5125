"""The ranks of a stage: where they stand, what they work on, and their own part of each map."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from typing import NamedTuple

from shardproof.spec.engine.indices import Beyond, canon, whole
from shardproof.spec.engine.shifts import SHIFTED, family
from shardproof.spec.engine.values import CannotRun, Rows, World
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.chunks import lengths_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.drafts import Pass
from shardproof.spec.layout.mesh import axis_over, place_over
from shardproof.spec.layout.packed import Row, row_of
from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.program.op import Split, held_by
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import dataclass, field, replace

AXES = ("dp", "sp", "tp")
TAKEN_BACK = 1 << 26
"""From here on stand drafts that are taken back: each is a token that no sequence has."""
Members = tuple[int, ...]
"""Ranks of tp that do the same at indices of their own, or replicas that do the same in rows of
their own."""


class Classes(NamedTuple):
    """The ranks of tp, and the replicas, that are one each."""

    tp: tuple[Members, ...]
    dp: tuple[Members, ...]

    def with_replicas_apart(self) -> Classes:
        return self._replace(dp=tuple((at,) for at in sorted(sum(self.dp, ()))))


ALONE = Classes(((0,),), ((0,),))
MOST_RANKS = 1 << 11
"""Ranks of a stage, those that do the same counted once, that are looked at one by one."""


def rank_by_rank(phase: Phase) -> Classes:
    """Every rank by itself."""
    return Classes(*(tuple((at,) for at in range(size)) for size in (phase.tp, phase.dp)))


class Uncovered(Exception):
    """Something of the language that the engine has no meaning for yet."""


class Unlike(Exception):
    """Replicas of a class that do not all do the same; of one phase, or of both.

    They are told apart by what they do, or all of them where that is not known.
    """

    def __init__(
        self, labels: Sequence[Hashable] | None = None, name: PhaseName | None = None
    ) -> None:
        self.labels, self.name = labels, name
        super().__init__("replicas of a class part")


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank, or a class of ranks of tp and of replicas, of which it is the first."""

    dp: int
    sp: int
    tp: int
    number: int
    """Its place in the stage."""
    rows: Rows
    """Of its first replica."""
    members: Members
    """Ranks of tp."""
    replicas: Members = ()
    of_all: Runs = ()
    """The sequences of all of its replicas, where these are several."""

    @property
    def sequences(self) -> Runs:
        """Those of all replicas."""
        return self.of_all or self.rows.sequences

    def at(self, axis: str) -> int:
        value: int = getattr(self, axis)
        return value

    def __str__(self) -> str:
        return f"rank dp {self.dp} sp {self.sp} tp {self.tp}"


@dataclass(frozen=True, slots=True)
class Stale:
    """Tokens of which not all are those that a rank should read."""

    read: tuple[tuple[int, bool, bool], ...]
    """Of each sequence: of which place, whether it is the model's, whether it may be a pad."""

    @property
    def no_id(self) -> bool:
        return any(pad for _, _, pad in self.read)


@dataclass(slots=True)
class Stage:
    """One stage of one phase at one moment: prefill, or a step of decode."""

    world: World
    ctx: Context
    prompt: int
    steps: int
    ranks: tuple[Rank, ...]
    classes: tuple[Members, ...]
    """Of ranks of tp."""
    replicas: tuple[Members, ...]
    pieces: dict[tuple[int, Members, int], tuple[Split, Runs]] = field(
        default_factory=dict[tuple[int, Members, int], tuple[Split, Runs]]
    )
    one_by_one: Stage | None = None
    spread_of: tuple[Members, ...] = ()
    """Of ranks one by one, the classes that they are of where they are taken together."""
    blocks: dict[object, list[Members]] = field(default_factory=dict[object, "list[Members]"])
    """By a group and a layer's blocks, for each rank those with which it shares experts."""
    drafts: Pass | None = None
    """Of decode, the step that is looked at, where it reads drafts."""
    behind: dict[int, int] = field(default_factory=dict[int, int])
    """By layer, how many slots the tokens of a step stand behind their places."""
    begun: int = 0
    """Of decode, the place of its first step; of prefill, that of its chunk."""
    together: int = 0
    """Of prefill, how many tokens its chunk has."""
    batch: int = 0
    row: Row | None = None
    """Of prefill, the sequences that lie one after another in what it reads, if several do."""
    stale: dict[int, Stale] = field(default_factory=dict[int, "Stale"])
    """By rank, what tokens it reads where these are not those that it should read."""
    seen: dict[int, tuple[Context, int]] = field(default_factory=dict[int, tuple[Context, int]])
    """By context, the number of what an operator may read of both (`again.py`)."""

    @property
    def end(self) -> int:
        """How many tokens there are behind the last step."""
        said = self.ctx.plan.workload
        return self.total if None in (said.prompt, said.steps) else _sum(said.prompt, said.steps)

    @property
    def repeats(self) -> bool:
        """Whether the ranks of sp have the same tokens."""
        return not self.prefill and self.ctx.layout in ("repeat", "keys")

    def first_of_class(self, tp: int) -> int:
        """The rank that stands for another one where ranks are taken together."""
        return next(each[0] for each in self.spread_of or self.classes if tp in each)

    @property
    def prefill(self) -> bool:
        return self.ctx.name == "prefill"

    @property
    def total(self) -> int:
        return self.prompt if self.prefill else self.prompt + self.steps

    def own(self, split: Split | None, rank: Rank) -> Runs | None:
        """A rank's indices under a map; None where nothing is split."""
        if split is None:
            return None
        if split.size == -1:
            return ()
        count = length(rank.rows.tokens) if split.spec is not None else -1
        on = self.coordinates(split.axis, rank)
        found = self.pieces.get((id(split), on, count))
        if found is None:
            known = split.of(count) if split.spec is not None else split
            found = self.pieces[id(split), on, count] = split, own_of(known, on)
        return found[1]

    def coordinates(self, axis: str, rank: Rank) -> Members:
        """Where the members of a class stand along an axis; of another than tp's, often in one."""
        if axis == "tp":
            return rank.members
        if axis in AXES:
            return (rank.at(axis),)
        if axis not in ("ep", "etp"):
            return tuple(self.along(axis, rank, tp) for tp in rank.members)
        block, inner = self.ctx.block, self.ctx.expert_tp
        places = (self.place(rank, tp, dp) % block
                  for dp in self.beside(rank) for tp in rank.members)  # fmt: skip
        return tuple(at // inner if axis == "ep" else at % inner for at in places)

    def along(self, axis: str, rank: Rank, tp: int) -> int:
        """Where a member of a class stands along several axes of the mesh."""
        return place_over(axis, lambda a: tp if a == "tp" else rank.at(a), self.size)

    def size(self, axis: str) -> int:
        """How many ranks a mesh axis has."""
        found: int = getattr(self.ctx.phase, axis)
        return found

    def shares(self, rank: Rank, over: Sequence[str] | None) -> tuple[int, int]:
        """A rank's place among those that a module lies over, and how many these are."""
        if over is None:
            return rank.tp, self.ctx.phase.tp
        return self.along(axis_over(over), rank, rank.tp), prod(map(self.size, over))

    @property
    def folded(self) -> bool:
        """Whether a replica stands for others."""
        return len(self.replicas) < self.ctx.phase.dp

    @property
    def in_a_block(self) -> int:
        """How many replicas share experts."""
        phase = self.ctx.phase
        return max(self.ctx.block // (phase.sp * phase.tp), 1)

    def beside(self, rank: Rank) -> Members:
        """The replicas of its class with which a rank shares experts."""
        if len(rank.replicas) < 2:
            return (rank.dp,)
        size = self.in_a_block
        return tuple(dp for dp in rank.replicas if dp // size == rank.dp // size)

    def count(self, rank: Rank) -> int:
        """The ranks of its class with which a rank shares experts."""
        return len(self.beside(rank)) * len(rank.members)

    def in_block(self, rank: Rank) -> tuple[Members, Members]:
        """Where its members stand among the ranks that have all experts once."""
        return self.coordinates("ep", rank), self.coordinates("etp", rank)

    def place(self, rank: Rank, tp: int, dp: int | None = None) -> int:
        """The number of a rank in its stage, one of a class."""
        phase = self.ctx.phase
        return ((rank.dp if dp is None else dp) * phase.sp + rank.sp) * phase.tp + tp

    def groups(self, axes: Sequence[str]) -> list[list[int]]:
        """Places of the ranks that share every other coordinate, in the order of these axes.

        Along tp and dp these are all classes.
        """
        if "dp" in axes and self.folded:
            raise Unlike
        if "pp" in axes and self.ctx.phase.pp > 1:
            raise CannotRun("the ranks of other stages do not run this")
        phase = self.ctx.phase
        sizes = {"dp": len(self.replicas), "sp": phase.sp, "tp": len(self.classes)}
        inside = [axis for axis in axes if axis != "pp"]
        if strange := [axis for axis in inside if axis not in AXES]:
            raise CannotRun(f"{strange[0]} is no axis of the mesh")
        outside = [axis for axis in AXES if axis not in inside]
        out: list[list[int]] = []
        for fixed in product(*(range(sizes[a]) for a in outside)):
            group: list[int] = []
            for free in product(*(range(sizes[a]) for a in inside)):
                at = dict(zip((*outside, *inside), (*fixed, *free), strict=True))
                group.append((at["dp"] * sizes["sp"] + at["sp"]) * sizes["tp"] + at["tp"])
            out.append(group)
        return out

    def spread(self) -> Stage:
        """The same with every rank of tp by itself."""
        if self.one_by_one is None:
            ranks = tuple(
                replace(rank, tp=tp, members=(tp,), number=0)
                for rank in self.ranks
                for tp in rank.members
            )
            ordered = sorted(ranks, key=lambda rank: (rank.dp, rank.sp, rank.tp))
            self.one_by_one = Stage(
                self.world, self.ctx, self.prompt, self.steps,
                tuple(replace(rank, number=at) for at, rank in enumerate(ordered)),
                tuple((tp,) for tp in range(self.ctx.phase.tp)), self.replicas, begun=self.begun,
                together=self.together, drafts=self.drafts, row=self.row, spread_of=self.classes,
            )  # fmt: skip
        self.one_by_one.ctx = self.ctx
        return self.one_by_one


def own_of(split: Split, members: Members) -> Runs:
    """The indices of a class under a map."""
    if isinstance(split.held, tuple):
        return _of_lists(split.held, members)
    return _of_cut(split.held, members, pads=split.pads)


@lru_cache(maxsize=1024)
def _of_lists(held: tuple[Runs, ...], members: Members) -> Runs:
    return family([canon(held[at]) for at in members])


@lru_cache(maxsize=4096)
def _of_cut(cut: Cut, members: Members, *, pads: bool) -> Runs:
    return family([canon(held_by(cut, at, pads=pads)) for at in members])


def is_taken_back(token: int) -> bool:
    """Whether it is the number of a draft that is taken back, on whichever member of a class."""
    return token >= TAKEN_BACK and token % SHIFTED >= TAKEN_BACK


def counting(runs: Runs) -> Runs:
    """Tokens without the drafts that are taken back, of which nothing is asked."""
    if not any(run and max(run[0], run[-1]) >= TAKEN_BACK for run in runs):
        return runs
    return canon(range(i, i + 1) for run in runs for i in run if not is_taken_back(i))


def tokens_of_step(prompt: int, drafts: Pass) -> Runs:
    """The tokens of a step, those behind the ones that are kept by numbers of their own."""
    first, other = prompt + drafts.begin, TAKEN_BACK + drafts.gap
    kept = range(first, first + drafts.kept)
    return canon((kept, range(other, other + drafts.rejected)))


def stage_of(
    world: World, ctx: Context, batch: int, prompt: int, steps: int, classes: Classes,
    chunk: range | None = None, drafts: tuple[int, Pass] | None = None,
) -> Stage:  # fmt: skip
    """The ranks of any stage, on their tokens of prefill, or of a chunk, or of the last step.

    `drafts`: how long the prompt was, and the step.
    """
    chunk = range(prompt) if chunk is None else chunk
    phase = ctx.phase
    if len(classes.dp) * phase.sp * len(classes.tp) > MOST_RANKS:
        raise Beyond
    ranks: list[Rank] = []
    for replicas, sp in product(classes.dp, range(phase.sp)):
        dp = replicas[0]
        sequences = sequences_of(phase, batch, dp)
        spec = phase.batch.sequences
        every = _of_replicas(spec, batch, phase.dp, replicas) if len(replicas) > 1 else ()
        if ctx.name == "prefill":
            tokens = _of_chunk(phase, chunk, sp)
        elif drafts is not None:
            tokens = tokens_of_step(*drafts)
        else:
            tokens = (range(prompt + steps - 1, prompt + steps),)
        rows = Rows(sequences, tokens)
        ranks += [Rank(dp, sp, on[0], len(ranks) + at, rows, on, replicas, every)
                  for at, on in enumerate(classes.tp)]  # fmt: skip
    begun = chunk.start if ctx.name == "prefill" else prompt
    return Stage(world, ctx, prompt, steps, tuple(ranks), *classes, begun=begun,
                 together=len(chunk), batch=batch, row=row_of(phase, ctx.name),
                 drafts=None if drafts is None else drafts[1])  # fmt: skip


def _of_chunk(phase: Phase, chunk: range, sp: int) -> Runs:
    """A rank's tokens of a chunk."""
    cut = Cut(phase.sequence.cut, len(chunk), phase.sp)
    low = chunk.start
    if not low:
        return _real(cut, sp)
    return canon(range(r.start + low, r.stop + low, r.step) for r in _real(cut, sp))


def _sum(prompt: int | None, steps: int | None) -> int:
    return (prompt or 0) + (steps or 0)


@lru_cache(maxsize=1024)
def _of_replicas(spec: CutSpec, batch: int, dp: int, replicas: Members) -> Runs:
    each = _of_each(spec, batch, dp)
    every = sorted((run for at in replicas for run in each[at]),
                   key=lambda run: run.start)  # fmt: skip
    return canon(every)


def sequences_of_each(phase: Phase, batch: int) -> tuple[Runs, ...]:
    """The sequences of every replica."""
    return _of_each(phase.batch.sequences, batch, phase.dp)


@lru_cache(maxsize=8)
def _of_each(spec: CutSpec, batch: int, dp: int) -> tuple[Runs, ...]:
    return tuple(_real(Cut(spec, batch, dp), at) for at in range(dp))


def sequences_of(phase: Phase, batch: int, dp: int) -> Runs:
    """The sequences of a replica."""
    return _real(Cut(phase.batch.sequences, batch, phase.dp), dp)


def tokens_of(phase: Phase, name: PhaseName, prompt: int) -> set[int]:
    """How many tokens ranks of sp have."""
    if name == "decode":
        return {*range(1, 2 + (phase.draft.tokens or 0))}
    cuts = [Cut(phase.sequence.cut, n, phase.sp) for n in lengths_of(phase, prompt)]
    return {sum(map(len, held_by(cut, at, pads=False))) for cut in cuts for at in range(phase.sp)}


def _real(cut: Cut, at: int) -> Runs:
    runs = held_by(cut, at, pads=False)
    if any(run and max(run[0], run[-1]) >= cut.n for run in runs):
        raise CannotRun(f"there is no index {max(max(run[0], run[-1]) for run in runs if run)}")
    return canon(runs)


def all_of(ctx: Context, path: str) -> Runs:
    return whole(cut_of(ctx, path).n)
