"""A whole plan: two phases, what joins them, and the workload it is judged for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, Self, cast

from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.groups import grouped
from shardproof.spec.plan.layers import Layers
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.section import (
    Section,
    a_list_of_edits,
    a_number,
    a_part,
    a_text,
    a_word,
    merged,
)

PhaseName = Literal["prefill", "decode"]
Layout = Literal["repeat", "deal", "keys", "alternate"]
PHASES: tuple[PhaseName, PhaseName] = ("prefill", "decode")


OUTSIDE = frozenset(("model", "devices", "workload", "handoff", "edits"))
"""Fields of a plan that no phase has."""
SHARED = frozenset(("dp", "pp", "sp"))
"""Degrees that may be changed in both phases at once, where neither has one of its own."""


class Workload(Section):
    """What the plan is judged for; what is not set may be anything."""

    batch: int | None = a_number(None, 1, 2**20, "sequences")
    prompt: int | None = a_number(None, 1, 2**24, "tokens of a prompt")
    steps: int | None = a_number(None, 0, 2**24, "decode steps after the prompt")

    @property
    def decodes(self) -> bool:
        """Whether there is any step."""
        return self.steps != 0


class Handoff(Section):
    """How the cache gets from prefill to decode."""

    cache: Literal["logical", "by_rank", "stays", "first"] = a_word(
        "logical",
        "every rank gets the entries it reads, wherever they are; rank i passes "
        "what it has to rank i; everything stays where it is; or only the first rank of tp "
        "gets its entries",
    )
    storage: Literal["same", "converted", "raw"] = a_word(
        "same", "the pools store entries in the same order, or in another that is converted, or not"
    )
    slice: Literal["memory", "index"] = a_word(
        "memory",
        "of raw storage, what a decode rank that reads some of a prefill rank's entries gets: "
        "a slice of that rank's memory, taken as if it were in decode's order; or the entries of "
        "its own tokens and heads, by index, in prefill's order",
    )


class Plan(Phase):
    """A strategy as written; what stands at the top holds for both phases."""

    __slots__ = ("_meaning", "_phases", "cells")

    _phases: dict[PhaseName, Phase]
    """Those that somebody has asked of."""
    cells: Any
    """What functions of plans read of it, once somebody has asked one (`reads.py`)."""

    model: str | None = a_text("the model's config.json, relative to the plan")
    devices: int | None = a_number(
        None, 1, 2**24, "ranks of each phase, to which the degrees multiply; default their product"
    )
    workload: Workload = a_part(Workload, "what the plan is judged for; default everything")
    prefill: Phase | None = a_part(Phase, "what prefill has of its own", optional=True)
    decode: Phase | None = a_part(Phase, "what decode has of its own", optional=True)
    handoff: Handoff = a_part(Handoff, "from prefill to decode")
    edits: tuple[Edit, ...] = a_list_of_edits("changes of the program, operator by operator")

    def _meant(self) -> tuple[object, ...]:
        """What the plan says, at the top and in each phase.

        A default that a phase writes counts: of `sp: 2`, `decode: {sp: 1}` is another plan.
        """
        try:
            return cast("tuple[object, ...]", object.__getattribute__(self, "_meaning"))
        except AttributeError:
            top = (value for name, value in self.values() if name not in PHASES)
            found = (*top, self.phase("prefill"), self.phase("decode"), self.layout)
            object.__setattr__(self, "_meaning", found)
            return found

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Plan) and self._meant() == other._meant())

    def __hash__(self) -> int:
        return hash(self._meant())

    def phase(self, name: PhaseName) -> Phase:
        """The choices that hold in a phase: its own, else the top-level ones."""
        try:
            return self._phases[name]
        except (AttributeError, KeyError):
            found = self._known()[name] = self._phase(name)
            return found

    def _known(self) -> dict[PhaseName, Phase]:
        """The phases that somebody has asked of."""
        try:
            found = self._phases
        except AttributeError:
            found = dict[PhaseName, Phase]()
            object.__setattr__(self, "_phases", found)
        return found

    def with_(self, **values: object) -> Self:
        """A copy with other values in some fields."""
        made = super().with_(**values)
        if values.keys() <= OUTSIDE:
            # What is not said of a phase leaves it as it is.
            object.__setattr__(made, "_phases", self._known())
        return made

    def of(self, names: tuple[str, ...]) -> Plan:
        """The plan as layers have it of which it speaks by these names, and no layer otherwise."""
        if not names:
            return self
        return _of(self, names)

    def unedited(self) -> Plan:
        """The plan as its program is before it is edited; who notes what is read, notes all."""
        return Plan(**{**self.__dict__, "edits": ()})

    @property
    def variants(self) -> tuple[Plan, ...]:
        """The plan as most layers have it, and as those do of which it speaks by name."""
        both = (self.phase(name).layers for name in PHASES)
        names = dict.fromkeys(name for layers in both for name, _ in layers.entries)
        return (self, *(self.of((name,)) for name in names))

    def _phase(self, name: PhaseName) -> Phase:
        shared = {name: value for name, value in self.__dict__.items() if name in Phase.own_fields}
        base = Phase(**shared)
        own = self.prefill if name == "prefill" else self.decode
        found = base if own is None else merged(base, own)
        keys = name == "decode" and found.sequence.layout == "keys"
        if own is None and not keys:
            other = "decode" if name == "prefill" else "prefill"
            known = self._known().get(other) if getattr(self, other) is None else None
            if known is not None and known.sequence.layout != "keys":
                return known  # the same fields, and the same groups
        return grouped(found, keys=keys)

    @property
    def layout(self) -> Layout:
        """What the ranks of sp do in decode: `auto` depends on who wrote sp."""
        written = self.phase("decode").sequence.layout
        if written != "auto":
            return written
        return "deal" if self.deals else "repeat"

    @property
    def sections(self) -> frozenset[str]:
        """The fields that were written, at the top or in a phase."""
        own = (self.prefill, self.decode)
        return frozenset(self.__dict__).union(*(at.__dict__ for at in own if at is not None))

    @property
    def own_degrees(self) -> frozenset[str]:
        """The degrees that a phase writes for itself, of those that phases may share."""
        own = (at.__dict__ for at in (self.prefill, self.decode) if at is not None)
        return frozenset(name for at in own for name in SHARED if name in at)

    @property
    def deals(self) -> bool:
        """Whether decode itself says how many ranks share a sequence."""
        return self.decode is not None and "sp" in self.decode.written


def share(plan: Plan, prefill: Phase, decode: Phase) -> None:
    """Give a plan the phases of another one, where they say the same, word for word."""
    object.__setattr__(plan, "_phases", {"prefill": prefill, "decode": decode})


@lru_cache(maxsize=256)
def _of(plan: Plan, names: tuple[str, ...]) -> Plan:
    own: dict[str, object] = {}
    for name in PHASES:
        said = plan.phase(name).layers
        phase = getattr(plan, name) or Phase()
        for section in said.of(names):
            phase = merged(phase, Phase(**section.__dict__))
        own[name] = phase.with_(layers=Layers())
    return plan.with_(layers=Layers(), **own)
