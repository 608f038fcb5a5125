"""The moments at which a folded program is looked at: prefill, and the steps of decode.

All steps are one where each does the same. Where ranks share the keys of a sequence, a step is of
the rank that gets its entry, and one with drafts has tokens of its own, so each is a moment of its
own; and of a prompt that is read in several passes, each of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from shardproof.spec.engine.handing import as_its_kind
from shardproof.spec.engine.outputs import Size
from shardproof.spec.engine.timeline import alternates, one_by_one
from shardproof.spec.layout.chunks import chunks_of
from shardproof.spec.layout.drafts import Pass, passes_of
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.record import replace


class Moment(NamedTuple):
    """Prefill or a pass of it, a step of decode, or all of them at once."""

    name: PhaseName
    number: int
    """0 is prefill, and each of its passes."""
    prompt: int
    """Tokens of a sequence that there are before."""
    steps: int
    told: bool
    """Whether a later moment reads the token that it chooses."""
    total: int | None = None
    """Keys of a sequence behind the last step, where each step is a moment."""

    chunk: range | None = None
    """The tokens of a pass, where there are several."""
    drafts: tuple[int, Pass] | None = None
    """How long the prompt was, and what a step reads, where it reads drafts."""

    def size(self, batch: int) -> Size:
        return Size(batch, self.prompt, self.steps)

    @property
    def goes_on(self) -> bool:
        """Whether it has entries of a moment before."""
        return self.number > 0 or (self.chunk is not None and self.chunk.start > 0)

    @property
    def counting(self) -> range | None:
        """The tokens that count, where these are neither all of a prompt nor one."""
        if self.drafts is None:
            return self.chunk
        prompt, step = self.drafts
        return range(prompt + step.begin, prompt + step.last + 1)

    @property
    def handing(self) -> Moment:
        """The first step as it is handed what prefill has made, whatever it is to read."""
        return self if self.drafts is None else self._replace(prompt=self.drafts[0], drafts=None)

    @property
    def alone(self) -> Moment:
        """The same on one device, which reads a prompt at once, and the drafts that are kept."""
        if self.drafts is not None:
            prompt, step = self.drafts
            return self._replace(drafts=(prompt, replace(step, rejected=0, gap=0)))
        return self if self.chunk is None else self._replace(chunk=None, told=self.steps > 0)


def moments_of(plan: Plan, size: Size, steps: int | None = None) -> tuple[Moment, ...]:
    """Those of a size, with so many tokens of decode step by step."""
    begun = _passes(plan, size)
    if not size.steps:
        return begun
    if steps is None:
        return *begun, Moment("decode", 1, size.prompt, size.steps, size.steps > 1)
    total, draft = size.prompt + steps, plan.phase("decode").draft
    every = passes_of(draft, steps)
    return *begun, *(
        Moment(
            "decode", number, size.prompt + step.last, 1, number < len(every), total,
            drafts=None if draft.tokens is None else (size.prompt, step),
        )
        for number, step in enumerate(every, 1)
    )  # fmt: skip


def _passes(plan: Plan, size: Size) -> tuple[Moment, ...]:
    """Those of prefill."""
    whole = Moment("prefill", 0, size.prompt, size.steps, size.steps > 0)
    chunks = chunks_of(plan.phase("prefill"), size.prompt)
    if len(chunks) == 1:
        return (whole,)
    return tuple(
        whole._replace(chunk=chunk, told=whole.told and chunk.stop == size.prompt)
        for chunk in chunks
    )


def of_one_device(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """What one device does meanwhile."""
    return tuple(dict.fromkeys(now.alone for now in moments))


def in_turn(plan: Plan) -> bool:
    """Whether each step begins behind the one before it, for all sequences alike.

    Of a plan whose steps are looked at one by one: the keys of a sequence alone make it so, or
    drafts.
    """
    phase = plan.phase("decode")
    schedule = phase.schedule
    return (
        not alternates(plan)
        and schedule.ticks is None
        and schedule.period is None
        and phase.cache.update in ("append", "recompute")
        and phase.cache.slots == "global"
        and phase.cache.pads == "nowhere"
        and as_its_kind(plan)
    )


def at_once(plan: Plan) -> bool:
    """Whether all steps of decode are one, and each layer of a kind is handed over likewise."""
    return not one_by_one(plan) and as_its_kind(plan)
