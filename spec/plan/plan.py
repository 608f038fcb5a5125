"""A whole plan: two phases, what joins them, and the workload it is judged for."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

from pydantic import Field

from shardproof.spec.plan.fields import Section
from shardproof.spec.plan.phase import Phase

AnySection = TypeVar("AnySection", bound=Section)
PhaseName = Literal["prefill", "decode"]
PHASES: tuple[PhaseName, PhaseName] = ("prefill", "decode")


class Workload(Section):
    """What the plan is judged for; what is not set may be anything."""

    batch: int | None = Field(default=None, ge=1, le=2**20, description="sequences")
    prompt: int | None = Field(default=None, ge=1, le=2**24, description="tokens of a prompt")
    steps: int | None = Field(
        default=None, ge=0, le=2**24, description="decode steps after the prompt"
    )


class Handoff(Section):
    """How the cache gets from prefill to decode."""

    cache: Literal["logical", "by_rank", "stays", "first"] = Field(
        default="logical",
        description="every rank gets the entries it reads, wherever they are; rank i passes "
        "what it has to rank i; everything stays where it is; or only the first rank of tp "
        "gets its entries",
    )
    storage: Literal["same", "converted", "raw"] = Field(
        default="same",
        description="the pools store entries in the same order, or in another that is "
        "converted, or not",
    )


class Plan(Phase):
    """A strategy as written; what stands at the top holds for both phases."""

    model: str | None = Field(
        default=None, max_length=4096, description="the model's config.json, relative to the plan"
    )
    workload: Workload = Field(
        default_factory=Workload, description="what the plan is judged for; default everything"
    )
    prefill: Phase | None = Field(default=None, description="what prefill has of its own")
    decode: Phase | None = Field(default=None, description="what decode has of its own")
    handoff: Handoff = Field(default_factory=Handoff, description="from prefill to decode")

    def phase(self, name: PhaseName) -> Phase:
        """The choices that hold in a phase: its own, else the top-level ones."""
        shared = {
            field: getattr(self, field) for field in Phase.model_fields if field in self.set_fields
        }
        base = Phase.model_construct(_fields_set=set(shared), **shared)
        own = self.prefill if name == "prefill" else self.decode
        return base if own is None else merged(base, own)

    @property
    def set_fields(self) -> set[str]:
        return self.model_fields_set


def merged(base: AnySection, own: AnySection) -> AnySection:
    """`base` with every field that `own` sets, section by section."""
    values: dict[str, Any] = {name: getattr(base, name) for name in base.model_fields_set}
    for name in own.model_fields_set:
        mine, below = getattr(own, name), values.get(name)
        both = isinstance(mine, Section) and isinstance(below, Section)
        values[name] = merged(below, mine) if both else mine
    return type(base).model_construct(_fields_set=set(values), **values)
