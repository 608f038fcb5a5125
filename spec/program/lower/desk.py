"""What the lowering of every module works with: the context, its index maps, the list so far."""

from __future__ import annotations

from collections.abc import Sequence

from shardproof.spec.layout.axes import UNPADDED, cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.plan.linear import Joined
from shardproof.spec.program.op import Builder, Split, split_of
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Desk:
    """One phase, one layer; `b` collects its operators."""

    ctx: Context
    b: Builder
    layer: int = 0

    @property
    def tp(self) -> int:
        return self.ctx.phase.tp

    @property
    def stream(self) -> str:
        return self.ctx.phase.stream

    def split(self, path: str) -> Split:
        """The index map of the cut at a plan path."""
        axes = {"moe.experts": "ep", "moe.width": "etp", "sequence.cut": "sp",
                "sequence.keys": "sp", "batch.sequences": "dp"}  # fmt: skip
        if path == "stream_tokens":
            return Split("tp", -2, ((),) * self.tp, self.ctx.phase.stream_tokens)
        return split_of(axes.get(path, "tp"), cut_of(self.ctx, path), pads=path not in UNPADDED)

    def idle(self, group: Sequence[str]) -> bool:
        """Whether a collective over these axes joins every rank with itself alone."""
        return all(getattr(self.ctx.phase, axis) == 1 for axis in group)

    def weight(self, name: str) -> str:
        return f"layers.{self.layer}.{name}"

    def whole_stream(self, x: str) -> str:
        """The stream gathered to its full size."""
        if self.stream == "tokens":
            return self.b.emit("all_gather", x, dim="token", split=self.split("stream_tokens"),
                               group=("tp",))  # fmt: skip
        if self.stream == "hidden":
            return self.b.emit("all_gather", x, dim="hidden", split=self.split("hidden"),
                               group=("tp",))  # fmt: skip
        return x

    def to_stream(self, x: str, state: str) -> str:
        """A result that is `whole`, or already split as the stream is, as the stream holds it."""
        if state != "whole" or self.stream == "whole":
            return x
        return self.b.emit("slice", x, dim=_DIM[self.stream], split=self.stream_split())

    def stream_split(self) -> Split:
        return self.split("stream_tokens" if self.stream == "tokens" else "hidden")

    def entering(self, x: str, choice: str, split: str) -> tuple[str, bool]:
        """What a projection reads, and whether that is only its own rows."""
        if self.stream == "whole":
            return x, False
        own_rows = self.stream == "hidden" and split == "in"
        if choice == "gathered" or (choice == "auto" and not own_rows):
            return self.whole_stream(x), False
        return x, self.stream == "hidden"

    def bias(self, x: str, weight: str, on: str, columns: Split | None, dim: str) -> str:
        return self.b.emit("bias", x, weight=weight, on=on, split=columns, dim=dim)

    def join(
        self, x: str, plan: Joined, state: str, pieces: Split | None, dim: str
    ) -> tuple[str, str]:
        """The collective that the plan puts after `x`, and the state that follows.

        `pieces` is the map along `dim` of a value in the state `split`.
        """
        kind = plan.collective
        if kind == "auto":
            kind = self._canonical(state, dim)
        if kind == "none":
            return x, self._left(state)
        if kind == "all_gather":
            split = pieces if pieces is not None else _equal(self.tp)
            y = self.b.emit("all_gather", x, dim=dim, split=split, group=plan.group)
            return y, state if self.tp > 1 and self.idle(plan.group) else "whole"
        if kind == "reduce_scatter" and self.idle(plan.group):
            return x, "pieces" if self.stream == "whole" else self._left(state)
        if kind == "reduce_scatter":
            to = self.stream_split() if self.stream != "whole" else self.split("stream_tokens")
            on = _DIM[self.stream] if self.stream != "whole" else "token"
            return (
                self.b.emit("reduce_scatter", x, dim=on, split=to, group=plan.group),
                self.stream if self.stream != "whole" else "pieces",
            )
        after = "whole" if state == "sum" else state
        return self.b.emit("all_reduce", x, group=plan.group), after

    def _left(self, state: str) -> str:
        """The state of what nothing joins. The stream takes its part of it as if it were whole."""
        return "whole" if state == "sum" and self.stream != "whole" else state

    def _canonical(self, state: str, dim: str) -> str:
        if state == "sum":
            return "all_reduce" if self.stream == "whole" else "reduce_scatter"
        if state == "split":
            return "none" if self.stream == "hidden" and dim == "hidden" else "all_gather"
        return "none"


_DIM = {"tokens": "token", "hidden": "hidden"}


def _equal(parts: int) -> Split:
    """Nothing is known of the pieces: they are put one after the other."""
    return Split("tp", -1, ((),) * parts)
