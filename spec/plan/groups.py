"""Over which axes a collective runs whose group a plan leaves out: those of its module."""

from __future__ import annotations

from typing import TypeVar

from shardproof.spec.plan.linear import Axis
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.section import Section

TP: tuple[Axis, ...] = ("tp",)
Of = TypeVar("Of", bound=Section)
RESTS_ON: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("ffn.gate.group", "ffn.up.group", "ffn.down.group"), ("ffn.over",)),
    **dict.fromkeys(
        ("attention.qkv.group", "attention.out.group"), ("attention.over", "sequence.layout")
    ),
    "lm_head.group": ("lm_head.over",),
}
"""Of a group that a plan leaves out the fields that decide it; of every other it is always tp."""


def grouped(phase: Phase, *, keys: bool = False) -> Phase:
    """The phase with every group in words; `keys`: ranks of sp split the cached keys."""
    ffn, attention = phase.ffn, phase.attention
    block = {name: _grouped(getattr(ffn, name), ffn.over) for name in ("gate", "up", "down")}
    over: tuple[Axis, ...] = attention.over if keys else TP
    heads = {name: _grouped(getattr(attention, name), over) for name in ("qkv", "out")}
    heads["scores"] = _grouped(attention.scores, TP)
    return phase.with_(
        embedding=_grouped(phase.embedding, TP),
        attention=attention.with_(**heads),
        ffn=ffn.with_(**block),
        lm_head=_grouped(phase.lm_head, phase.lm_head.over),
    )


def _grouped(section: Of, over: tuple[Axis, ...]) -> Of:
    """A section whose collective runs over these axes, if it does not say which."""
    return section.with_(group=over) if getattr(section, "group") is None else section  # noqa: B009
