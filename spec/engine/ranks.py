"""The ranks of a stage: where they stand, what they work on, and their own part of each map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product

from shardproof.spec.engine.indices import NotUniform, canon, whole
from shardproof.spec.engine.values import CannotRun, Rows, World
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.op import Split, held_by, split_of
from shardproof.spec.program.runs import Runs, length

AXES = ("dp", "sp", "tp")


class Uncovered(Exception):
    """Something of the language that the engine has no meaning for yet."""


@dataclass(frozen=True, slots=True)
class Rank:
    dp: int
    sp: int
    tp: int
    number: int
    rows: Rows

    def at(self, axis: str) -> int:
        value: int = getattr(self, axis)
        return value


@dataclass(slots=True)
class Stage:
    """One stage of one phase at one moment: prefill, or a step of decode."""

    world: World
    ctx: Context
    prompt: int
    steps: int
    ranks: tuple[Rank, ...]
    uniform: bool = False
    """Whether its one rank stands for all ranks of tp."""
    pieces: dict[tuple[int, int, int], tuple[Split, Runs]] = field(
        default_factory=dict[tuple[int, int, int], tuple[Split, Runs]]
    )

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
        if self.uniform and split.axis == "tp":
            return self.any_rank(split)
        count = length(rank.rows.tokens) if split.spec is not None else -1
        at = rank.at(split.axis)
        found = self.pieces.get((id(split), at, count))
        if found is None:
            known = split.of(count) if split.spec is not None else split
            found = self.pieces[id(split), at, count] = split, known.part(at)
        return found[1]

    def any_rank(self, split: Split) -> Runs:
        """A block that stands for those of all ranks."""
        from shardproof.spec.engine.uniform import block_of, needed, pairs_of

        if split.spec is not None or self.ctx.phase.tp != len(split):
            raise NotUniform
        attention = self.ctx.phase.attention
        by_need = attention.kv_heads.kind == "needed" and split.cut is None
        if by_need and split.size == self.ctx.layer.attention.kv_heads:
            heads = split_of("tp", cut_of(self.ctx, "attention.heads"))
            return needed(heads, split.size)
        if split.cut is None and split.size == self.ctx.layer.attention.head_dim:
            return pairs_of(split)
        return block_of(split)

    def groups(self, axes: Sequence[str]) -> list[list[int]]:
        """Places of the ranks that share every other coordinate, in the order of these axes."""
        if "pp" in axes and self.ctx.phase.pp > 1:
            raise CannotRun("the ranks of other stages do not run this")
        phase = self.ctx.phase
        if self.uniform and tuple(axes) != ("tp",):
            raise NotUniform
        if self.uniform:
            return [[0]]
        sizes = {axis: getattr(phase, axis) for axis in AXES}
        inside = [axis for axis in axes if axis != "pp"]
        outside = [axis for axis in AXES if axis not in inside]
        out: list[list[int]] = []
        for fixed in product(*(range(sizes[a]) for a in outside)):
            group: list[int] = []
            for free in product(*(range(sizes[a]) for a in inside)):
                at = dict(zip((*outside, *inside), (*fixed, *free), strict=True))
                group.append((at["dp"] * sizes["sp"] + at["sp"]) * sizes["tp"] + at["tp"])
            out.append(group)
        return out


def stage_of(
    world: World, ctx: Context, batch: int, prompt: int, steps: int, *, uniform: bool = False
) -> Stage:
    """The ranks of any stage, on their tokens of prefill or on those of the last step."""
    phase = ctx.phase
    if uniform and (phase.dp > 1 or phase.sp > 1):
        raise NotUniform
    tps = range(1 if uniform else phase.tp)
    ranks: list[Rank] = []
    for dp, sp in product(range(phase.dp), range(phase.sp)):
        sequences = _real(Cut(phase.batch.sequences, batch, phase.dp), dp)
        if ctx.name == "prefill":
            tokens = _real(Cut(phase.sequence.cut, prompt, phase.sp), sp)
        else:
            if ctx.layout != "repeat" and phase.sp > 1:
                raise Uncovered(f"decode laid out by {ctx.layout}")
            tokens = (range(prompt + steps - 1, prompt + steps),)
        rows = Rows(sequences, tokens)
        ranks += [Rank(dp, sp, tp, (dp * phase.sp + sp) * phase.tp + tp, rows) for tp in tps]
    return Stage(world, ctx, prompt, steps, tuple(ranks), uniform)


def _real(cut: Cut, at: int) -> Runs:
    runs = held_by(cut, at, pads=False)
    if any(run and max(run[0], run[-1]) >= cut.n for run in runs):
        raise CannotRun(f"there is no index {max(max(run[0], run[-1]) for run in runs if run)}")
    return canon(runs)


def all_of(ctx: Context, path: str) -> Runs:
    return whole(cut_of(ctx, path).n)
