"""What the lowering of every module works with: the context, its index maps, the list so far."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Literal

from shardproof.spec.layout.axes import AXES, UNPADDED, cut_of, spec_of
from shardproof.spec.layout.context import Context, over_own
from shardproof.spec.layout.mesh import axis_over
from shardproof.spec.model.scaled import NAMES, of_kind
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.linear import Axis, Collective, Joined, QkvLinear, UpLinear
from shardproof.spec.program.op import Builder, Split, split_of
from shardproof.spec.program.ops.blocks import GatherRows, OwnRows
from shardproof.spec.program.ops.collectives import AllGather, AllReduce, ReduceScatter
from shardproof.spec.program.ops.stream import Bias, Slice
from shardproof.spec.program.ops.words import (
    Counted,
    CountedBy,
    Dim,
    MaskOf,
    OnRanks,
    Rejected,
    ScaleWords,
)
from shardproof.spec.record import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Desk:
    """One phase, one layer; `b` collects its operators.

    `axes`: those of a module that lies over other ranks than tp's. Inside of it these are its tp,
    and the stream is whole, for the tokens of all of them are gathered before it.
    """

    ctx: Context
    b: Builder
    layer: int = 0
    axes: tuple[str, ...] | None = None
    brought: dict[str, str] = field(default_factory=dict[str, str], compare=False)
    """By what it is of, what is gathered for the module already."""

    @property
    def tp(self) -> int:
        if self.axes is not None:
            return prod(getattr(self.ctx.phase, axis) for axis in self.axes)
        return self.ctx.phase.tp

    @property
    def stream(self) -> str:
        return self.ctx.phase.stream if self.axes is None else "whole"

    def inside(self, module: str) -> Desk:
        """The same in a module, which may lie over ranks of its own."""
        if not self.ctx.apart(module):
            return self
        return replace(self, axes=self.ctx.over(module), brought={})

    def gathered(self, x: str, module: str) -> str:
        """What a module that lies apart reads: the stream of all of its ranks."""
        if x not in self.brought:
            self.brought[x] = self.rows(replace(self, axes=None).whole_stream(x), module)
        return self.brought[x]

    def rows(self, x: str, module: str) -> str:
        """The rows of all ranks of a module, where these have other ones than each other."""
        axes = self.ctx.gathered(module)
        return self.b.emit(GatherRows(ins=(x,), group=axes)) if axes else x

    def own_rows(self, x: str, module: str) -> str:
        """Of what a module made of the tokens of all of its ranks, what is of the rank's own."""
        axes = self.ctx.gathered(module)
        return self.b.emit(OwnRows(ins=(x,), group=axes)) if axes else x

    @property
    def group(self) -> tuple[str, ...]:
        """The axes that the module's shards lie over."""
        return ("tp",) if self.axes is None else self.axes

    def split(self, path: str) -> Split:
        """The index map of the cut at a plan path."""
        if self.axes is not None:
            spec = spec_of(self.ctx, path)
            if path == "hidden":
                spec = over_own(spec)
            elif path == "attention.heads":
                spec = self.ctx.phase.attention.heads
            cut = Cut(spec, AXES[path].length(self.ctx), self.tp)
            return split_of(axis_over(self.axes), cut, pads=path not in UNPADDED)
        axes = {"moe.experts": "ep", "moe.rebalance.experts": "ep", "moe.width": "etp",
                "sequence.cut": "sp", "sequence.keys": "sp", "batch.sequences": "dp"}  # fmt: skip
        if path == "stream_tokens":
            return Split("tp", -2, ((),) * self.tp, self.ctx.phase.stream_tokens)
        return split_of(axes.get(path, "tp"), cut_of(self.ctx, path), pads=path not in UNPADDED)

    @property
    def prompt_split(self) -> Split:
        """Which rank of sp has which tokens of a prompt, or of each chunk by itself."""
        if self.ctx.phase.chunks.several:
            return Split("sp", -2, ((),) * self.ctx.phase.sp, self.ctx.phase.sequence.cut)
        return self.split("sequence.cut")

    @property
    def in_chunks(self) -> bool:
        return self.ctx.name == "prefill" and self.ctx.phase.chunks.several

    @property
    def in_row(self) -> bool:
        """Whether several sequences lie in one row of tokens."""
        return self.ctx.name == "prefill" and self.ctx.phase.packed.several

    @property
    def reads_chunks(self) -> bool:
        """Whether queries see what earlier chunks have left in the cache."""
        return self.in_chunks and self.ctx.phase.chunks.keys == "all"

    @property
    def carries_state(self) -> bool:
        return self.in_chunks and self.ctx.phase.chunks.state == "carried"

    @property
    def positions(self) -> CountedBy:
        """From where positions are counted."""
        own = self.ctx.phase.draft.positions
        return self._counted("positions") if not self.drafts or own == "global" else own

    @property
    def mask(self) -> MaskOf:
        """From where the causal mask counts queries, and keys."""
        own = self.ctx.phase.draft.mask
        if not self.drafts or own == "global":
            return self._counted("mask")
        return "step" if own == "local" else own

    @property
    def drafts(self) -> bool:
        """Whether a step reads several new tokens."""
        return self.ctx.name == "decode" and self.ctx.phase.draft.tokens is not None

    def rejected(self, word: str) -> Rejected:
        """What becomes of entries of drafts that are taken back."""
        return "kept" if self.drafts and word == "kept" else "overwritten"

    def _counted(self, word: Literal["positions", "mask"]) -> Counted | Literal["chunk", "row"]:
        phase = self.ctx.phase
        said: Counted = getattr(phase.sequence, word)
        if self.in_row and not (said == "local" and phase.sp > 1):
            # A row in chunks counts as the row does.
            return "row" if getattr(phase.packed, word) == "row" else "global"
        if not self.in_chunks:
            return said
        if said == "local" and phase.sp > 1:
            return said
        return "chunk" if getattr(phase.chunks, word) == "local" else "global"

    def idle(self, group: Sequence[str]) -> bool:
        """Whether a collective over these axes joins every rank with itself alone."""
        return all(getattr(self.ctx.phase, axis) == 1 for axis in group)

    def weight(self, name: str) -> str:
        return f"layers.{self.layer}.{name}"

    def scales(self, name: str) -> ScaleWords:
        """How a rank has and finds the scales of a weight, or of a module's, that has such."""
        module = name if name in NAMES else name.replace(".index.", ".").rpartition(".")[0]
        known = of_kind(self.ctx.layer)
        if not (name in known or any(f"{name}.{each}" in known for each in NAMES.get(name, ()))):
            return {}
        phase = self.ctx.phase
        plan = {
            "attention": phase.attention.scales, "ffn": phase.ffn.scales,
            "ffn.experts": phase.moe.scales, "ffn.shared": phase.moe.shared.scales,
        }[module]  # fmt: skip
        return {"scales": plan.cut, "scale_of": plan.index}

    def whole_stream(self, x: str, group: tuple[Axis, ...] = ("tp",)) -> str:
        """The stream gathered to its full size."""
        if self.stream == "whole":
            return x
        split = self.stream_split()
        return self.b.emit(AllGather(ins=(x,), dim=_DIM[self.stream], split=split, group=group))

    def to_stream(self, x: str, state: str) -> str:
        """A result that is `whole`, or already split as the stream is, as the stream holds it."""
        if state != "whole" or self.stream == "whole":
            return x
        return self.b.emit(Slice(ins=(x,), dim=_DIM[self.stream], split=self.stream_split()))

    def part(self, x: str) -> str:
        """The rank's own tokens of all that its replica has."""
        return self.b.emit(Slice(ins=(x,), dim="token", split=self.split("stream_tokens")))

    def parts(self, x: str) -> str:
        """The parts of all ranks of tp."""
        split = self.split("stream_tokens")
        return self.b.emit(AllGather(ins=(x,), dim="token", split=split, group=("tp",)))

    def stream_split(self) -> Split:
        return self.split("stream_tokens" if self.stream == "tokens" else "hidden")

    def entering(self, x: str, plan: QkvLinear | UpLinear, module: str = "") -> tuple[str, bool]:
        """What a projection reads, and whether that is only its own rows."""
        choice = plan.input
        if self.axes is not None:
            return (x if choice == "own" else self.gathered(x, module)), False
        if self.stream == "whole":
            return x, False
        own_rows = self.stream == "hidden" and plan.split == "in"
        if choice == "gathered" or (choice == "auto" and not own_rows):
            return self.whole_stream(x, plan.gather.group), False
        return x, self.stream == "hidden"

    def bias(self, x: str, weight: str, on: OnRanks, columns: Split | None, dim: Dim) -> str:
        return self.b.emit(
            Bias(ins=(x,), weight=weight, on=on, split=columns, dim=dim, over=self.axes)
        )

    def in_pieces(
        self, kind: Collective, x: str, dim: Dim, split: Split | None, group: Sequence[str]
    ) -> str:
        """What joins `x` along a dimension: each rank has all pieces, or one of the sum."""
        make = ReduceScatter if kind == "reduce_scatter" else AllGather
        return self.b.emit(make(ins=(x,), dim=dim, split=split, group=tuple(group)))

    def join(
        self, x: str, plan: Joined, state: str, pieces: Split | None, dim: Dim
    ) -> tuple[str, str]:
        """The collective that the plan puts after `x`, and the state that follows.

        `pieces` is the map along `dim` of a value in the state `split`.
        """
        kind = plan.collective
        if kind == "auto":
            kind = self._canonical(state, dim)
        if kind == "reduce_scatter" and self.axes is not None:
            kind = "all_reduce"  # each rank takes its own tokens of the sum in any case
        if kind == "none":
            return x, self.unjoined(state)
        if kind == "all_gather":
            split = pieces if pieces is not None else _equal(self.tp)
            y = self.b.emit(AllGather(ins=(x,), dim=dim, split=split, group=plan.group))
            return y, state if self.tp > 1 and self.idle(plan.group) else "whole"
        if kind == "reduce_scatter" and self.idle(plan.group):
            return x, "pieces" if self.stream == "whole" else self.unjoined(state)
        if kind == "reduce_scatter":
            to = self.stream_split() if self.stream != "whole" else self.split("stream_tokens")
            on = _DIM[self.stream] if self.stream != "whole" else "token"
            return (
                self.b.emit(ReduceScatter(ins=(x,), dim=on, split=to, group=plan.group)),
                self.stream if self.stream != "whole" else "pieces",
            )
        after = "whole" if state == "sum" else state
        return self.b.emit(AllReduce(ins=(x,), group=plan.group)), after

    def unjoined(self, state: str) -> str:
        """The state of what nothing joins. The stream takes its part of it as if it were whole."""
        return "whole" if state == "sum" and self.stream != "whole" else state

    def _canonical(self, state: str, dim: Dim) -> Collective:
        if state == "sum":
            return "all_reduce" if self.stream == "whole" else "reduce_scatter"
        if state == "split":
            return "none" if self.stream == "hidden" and dim == "hidden" else "all_gather"
        return "none"


def order_read(stored: str, read: str) -> str:
    """The order in which a fused weight is read, where it is not stored in this one."""
    return "" if read in ("auto", stored) else read


_DIM: dict[str, Dim] = {"tokens": "token", "hidden": "hidden"}


def _equal(parts: int) -> Split:
    """Nothing is known of the pieces: they are put one after the other."""
    return Split("tp", -1, ((),) * parts)
