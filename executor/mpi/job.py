"""A run as the leader gives it out: data alone, read back as from a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from math import prod
from typing import Any, cast

from shardproof.executor.domains import Domain, Field, Float, Ids, Tensor
from shardproof.executor.domains.order import no_favourites
from shardproof.executor.weights import Weights
from shardproof.spec.errors import Place
from shardproof.spec.layout.of_layers import as_written
from shardproof.spec.model.model import Model
from shardproof.spec.model.neutral import model_from_neutral
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import same_plan
from shardproof.spec.plan.write import plain_section
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Plain, from_plain

DOMAINS: Mapping[str, type] = {kind.__name__: kind for kind in (Field, Float)}
Own = dict[str, object]
"""What a domain was made with, by the names of its fields."""


@dataclass(frozen=True, slots=True)
class Job:
    """What a run depends on."""

    model: Model
    plan: Plan
    weights: Weights
    prompts: Ids
    steps: int
    domain: Domain
    drafts: Ids | None = None

    @property
    def pools(self) -> tuple[int, int]:
        """How many ranks prefill and decode have."""
        phases = self.plan.phase("prefill"), self.plan.phase("decode")
        prefill, decode = (prod((p.dp, p.pp, p.sp, p.tp)) for p in phases)
        return prefill, decode

    def sent(self) -> object:
        """As a value that is sent; the domain without its ledger, which each process has alone."""
        model, plan = as_written(self.model, self.plan)
        written = model_data(model), plain_section(plan)
        rest = dict(self.weights), self.prompts, self.steps, self.drafts
        return *written, *rest, *_written(self.domain)


def job_of(found: object) -> Job:
    model, plan, weights, prompts, steps, drafts, kind, own = cast(
        "tuple[Plain, dict[str, object], dict[str, Tensor], Ids, int, Ids | None, str, Own]", found
    )
    made = cast("Callable[..., Domain]", DOMAINS[kind])
    read = model_from_neutral(from_plain(model, Place("")))
    return Job(read, same_plan(plan), weights, prompts, steps, made(**own), drafts)


def _written(domain: Domain) -> tuple[str, Own]:
    """What a domain is called, and what an equal one is made with."""
    kind = type(domain).__name__
    if DOMAINS.get(kind) is not type(domain):
        raise TypeError(f"nothing says how a {kind} is sent")
    names = [each.name for each in fields(cast("Any", domain)) if each.name != "ledger"]
    own: Own = {name: getattr(domain, name) for name in names}
    if own.get("favourites") is no_favourites:
        del own["favourites"]  # a function; who is told nothing has the same
    return kind, own
