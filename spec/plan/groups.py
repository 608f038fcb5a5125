"""Over which axes a collective runs whose group a plan leaves out: those of its module."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from shardproof.spec.plan.linear import Axis
from shardproof.spec.plan.phase import Attention, Ffn, Phase
from shardproof.spec.plan.section import Section

TP: tuple[Axis, ...] = ("tp",)
Over = tuple[Axis, ...]
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
    over: Over = phase.attention.over if keys else TP
    return phase.with_(
        embedding=_made(_grouped, phase.embedding, TP),
        attention=_made(_attention, phase.attention, over),
        ffn=_made(_block, phase.ffn, phase.ffn.over),
        lm_head=_made(_grouped, phase.lm_head, phase.lm_head.over),
    )


def _made(make: Callable[[Of, Over], Of], section: Of, over: Over) -> Of:
    """What is made of a section: one object for all in which nothing is written."""
    return make(section, over) if section.__dict__ else _usual(make, section, over)


@lru_cache(maxsize=256)
def _usual(make: Callable[[Of, Over], Of], section: Of, over: Over) -> Of:
    return make(section, over)


def _attention(attention: Attention, over: Over) -> Attention:
    return attention.with_(
        qkv=_made(_grouped, attention.qkv, over),
        out=_made(_grouped, attention.out, over),
        scores=_made(_grouped, attention.scores, TP),
    )


def _block(ffn: Ffn, over: Over) -> Ffn:
    return ffn.with_(
        gate=_made(_grouped, ffn.gate, over),
        up=_made(_grouped, ffn.up, over),
        down=_made(_grouped, ffn.down, over),
    )


def _grouped(section: Of, over: Over) -> Of:
    """A section whose collective runs over these axes, if it does not say which."""
    return section.with_(group=over) if getattr(section, "group") is None else section  # noqa: B009
