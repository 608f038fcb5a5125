"""One plan, one phase, one kind of layer: what a clause is read in."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import gcd, prod
from operator import attrgetter
from typing import TypeVar, cast

from shardproof.spec.model.model import Layer, Model, Moe
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.linear import Axis, Joined, OutLinear
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.record import dataclass, replace

Part = TypeVar("Part", bound=Joined)
ALIKE = ("repeat", "keys")
"""Layouts of decode in which the ranks of sp have the same tokens."""


@dataclass(frozen=True, slots=True)
class Context:
    model: Model
    plan: Plan
    name: PhaseName
    phase: Phase
    layer: Layer

    @staticmethod
    def of(model: Model, plan: Plan, name: PhaseName, layer: Layer) -> Context:
        """A phase of a plan as a kind of layer has it, which may have choices of its own."""
        return Context(model, plan, name, plan.of(layer.own).phase(name), layer)

    def field(self, path: str) -> object:
        """What the phase says at a dotted path, defaults included."""
        return _at(path)(self.phase)

    def over(self, module: str) -> tuple[str, ...]:
        """The axes that a module lies over, of those that have more than one rank."""
        axes = self.field(f"{module}.over")
        if module == "attention" and not self.splits_keys:
            axes = ("tp",)
        return tuple(
            axis for axis in cast("tuple[str, ...]", axes) if getattr(self.phase, axis) > 1
        )

    def ranks(self, module: str) -> int:
        """Over how many ranks a module is cut."""
        if self.field(f"{module}.over") == ("tp",):
            return self.phase.tp
        return prod(getattr(self.phase, axis) for axis in self.over(module))

    def apart(self, module: str) -> bool:
        """Whether a module lies over other ranks than those of tp."""
        if self.field(f"{module}.over") == ("tp",):
            return False  # whatever tp is: of an open plan that is not known
        return self.over(module) != (("tp",) if self.phase.tp > 1 else ())

    def gathered(self, module: str) -> tuple[str, ...]:
        """The axes of a module that lies apart whose ranks have other tokens than each other."""
        alike = {"tp", "sp"} if self.name == "decode" and self.layout in ALIKE else {"tp"}
        return tuple(axis for axis in self.over(module) if axis not in alike)

    def inside(self, module: str) -> Context:
        """The context as a module that lies apart has it: its ranks are its tp.

        The stream is whole in it, for the tokens of all of them are gathered before. A collective
        joins exactly them, each rank with itself, or others, of which there are then two.
        """
        size = self.ranks(module)
        hidden = over_own(self.phase.hidden)
        phase = self.phase.with_(tp=size, dp=2, sp=1, pp=1, stream="whole", hidden=hidden)
        if module == "lm_head":
            head = self._joined(phase.lm_head, module).with_(over=("tp",), tied="copied")
            return replace(self, phase=phase.with_(lm_head=head))
        if module == "attention":
            attention = phase.attention.with_(
                over=("tp",),
                qkv=self._joined(phase.attention.qkv, module),
                out=self._joined(phase.attention.out, module).with_(sum="boundary"),
            )
            return replace(self, phase=phase.with_(attention=attention))
        ffn = phase.ffn.with_(
            over=("tp",),
            gate=self._joined(phase.ffn.gate, module),
            up=self._joined(phase.ffn.up, module),
            down=self._joined(phase.ffn.down, module).with_(sum="boundary"),
        )
        return replace(self, phase=phase.with_(ffn=ffn))

    def _joined(self, part: Part, module: str) -> Part:
        axes = tuple(axis for axis in part.group if getattr(self.phase, axis) > 1)
        own = self.over(module)
        gathers = part.collective == "all_gather" or (
            part.collective == "auto" and getattr(part, "split", "") in ("out", "vocab")
        )
        fits = axes == own if gathers else {*axes} == {*own}
        group: tuple[Axis, ...] = ("tp",) if fits else ("dp",) if axes else ()
        # What a block reduces and scatters at its end comes back to whose tokens it is of; of what
        # is read inside of it, and of logits, each rank is left with a shard.
        summed = part.collective == "reduce_scatter" and isinstance(part, OutLinear)
        return part.with_(group=group, collective="all_reduce" if summed else part.collective)

    @property
    def splits_keys(self) -> bool:
        """Whether ranks of sp have a part of the cached keys each; a layer's state is not split."""
        return (
            self.name == "decode"
            and self.layout == "keys"
            and self.layer.attends
            and self.layer.attention.delta is None
        )

    @property
    def by_heads(self) -> bool:
        """Whether ranks of sp exchange heads for tokens before attention (Ulysses)."""
        exchanges = self.phase.sequence.exchange == "heads"
        return self.name == "prefill" and self.phase.sp > 1 and exchanges

    @property
    def over_turns(self) -> bool:
        """Whether a module lies over ranks of sp that work on other steps than each other."""
        if self.name != "decode" or self.layout in ALIKE:
            return False
        return any("sp" in self.over(each) for each in modules_of(self.layer) if self.apart(each))

    @property
    def expert_tp(self) -> int:
        """Ranks over which each expert is split."""
        phase = self.phase
        return phase.moe.tp or phase.tp // gcd(phase.tp, phase.ep)

    @property
    def block(self) -> int:
        """Ranks that together hold all experts once."""
        return self.phase.ep * self.expert_tp

    @property
    def stage_ranks(self) -> int:
        return self.phase.dp * self.phase.sp * self.phase.tp

    @property
    def same_tokens(self) -> int:
        """Neighbouring ranks of a stage that hold the same tokens."""
        if sends_own(self):
            return 1
        together = self.name == "decode" and self.layout in ALIKE
        return self.phase.tp * (self.phase.sp if together else 1)

    @property
    def rotated(self) -> int:
        """How many dimensions of a head RoPE turns."""
        rope = self.layer.attention.rope
        return 0 if rope is None else rope.dim

    @property
    def layout(self) -> str:
        """What the ranks of sp do in decode."""
        written = self.phase.sequence.layout
        if written != "auto":
            return written
        return "deal" if self.plan.deals else "repeat"

    @property
    def world(self) -> int:
        return self.phase.pp * self.stage_ranks


def contexts_of(model: Model, plan: Plan, name: PhaseName) -> tuple[Context, ...]:
    """One for each kind of layer, of a model whose layers are told apart."""
    return tuple(Context.of(model, plan, name, kind) for kind in model.kinds)


@cache
def _at(path: str) -> Callable[[Phase], object]:
    return attrgetter(path)


def over_own(hidden: CutSpec) -> CutSpec:
    """How a module over ranks of its own cuts the hidden dimension: as tp's do, if by a rule."""
    return CutSpec("balanced") if hidden.by_hand else hidden


def sends_own(ctx: Context) -> bool:
    """Whether each rank of tp routes its own part of the stream, and sends that to the experts."""
    said, split = ctx.phase.moe.input, ctx.phase.stream != "whole"
    return ctx.phase.tp > 1 and (said == "part" or (said == "own" and split))


def own_ranks(model: Model, plan: Plan) -> bool:
    """Whether a module of a plan lies over other ranks than tp's, or they send own tokens."""
    for name in PHASES:
        for ctx in contexts_of(model, plan, name):
            kind = ctx.layer
            if any(map(ctx.apart, modules_of(kind))) or (
                isinstance(kind.ffn, Moe) and sends_own(ctx)
            ):
                return True
    return False


def modules_of(kind: Layer) -> tuple[str, ...]:
    """Those of a kind of layer, and the head."""
    if isinstance(kind.ffn, Moe):
        return ("moe.shared", "lm_head") if kind.ffn.shared is not None else ("lm_head",)
    return ("ffn", "lm_head") if kind.feeds else ("lm_head",)
