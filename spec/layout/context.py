"""One plan, one phase, one kind of layer: what a clause is read in."""

from __future__ import annotations

from math import gcd

from shardproof.spec.model.model import Layer, Model
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Context:
    model: Model
    plan: Plan
    name: PhaseName
    phase: Phase
    layer: Layer

    def field(self, path: str) -> object:
        """What the phase says at a dotted path, defaults included."""
        value: object = self.phase
        for name in path.split("."):
            value = getattr(value, name)
        return value

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
        together = self.name == "decode" and self.layout in ("repeat", "keys")
        return self.phase.tp * (self.phase.sp if together else 1)

    @property
    def rotated(self) -> int:
        """How many dimensions of a head RoPE turns."""
        attention = self.layer.attention
        if attention.latent is not None:
            return attention.latent.rope
        return attention.rope.dim if attention.rope else 0

    @property
    def layout(self) -> str:
        """What the ranks of sp do in decode."""
        written = self.phase.sequence.layout
        if written != "auto":
            return written
        own = self.plan.decode
        return "deal" if own is not None and "sp" in own.written else "repeat"

    @property
    def world(self) -> int:
        return self.phase.pp * self.stage_ranks
