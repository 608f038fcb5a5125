"""A run as the leader gives it out."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from math import prod
from typing import cast

import numpy as np

from shardproof.executor.domains import Array, Domain, Ids, Tensor
from shardproof.executor.weights import Weights
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan


@dataclass(frozen=True, slots=True)
class Job:
    """What a run depends on."""

    model: Model
    plan: Plan
    weights: Weights
    prompts: Ids
    steps: int
    domain: Domain

    @property
    def pools(self) -> tuple[int, int]:
        """How many ranks prefill and decode have."""
        phases = self.plan.phase("prefill"), self.plan.phase("decode")
        prefill, decode = (prod((p.dp, p.pp, p.sp, p.tp)) for p in phases)
        return prefill, decode

    def sent(self) -> object:
        """As a value that is sent. Model, plan and domain are pickled."""
        rest = pickle.dumps((self.model, self.plan, self.steps, self.domain))
        return np.frombuffer(rest, np.uint8), dict(self.weights), self.prompts


def job_of(found: object) -> Job:
    rest, weights, prompts = cast("tuple[Array, dict[str, Tensor], Ids]", found)
    # It comes from a process of this program, which mpiexec has started beside this one.
    model, plan, steps, domain = cast(
        "tuple[Model, Plan, int, Domain]",
        pickle.loads(rest.tobytes()),  # noqa: S301
    )
    return Job(model, plan, weights, prompts, steps, domain)
