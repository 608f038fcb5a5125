"""Our own executor as one of others' would be: a plan run in the case's floats, in numpy.

It is what power is measured with, and a right executor that the harness is tried on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from shardproof.executor.domains import CannotRun, Float, Ids
from shardproof.executor.domains.floating import Kind
from shardproof.executor.reference.generate import Pass, Sequel, Trace
from shardproof.executor.reference.site import Notes
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.faults import Refused as CannotBeRun
from shardproof.executor.run.state.faults import Stuck
from shardproof.executor.run.state.forced_choices import Fed
from shardproof.harness.answers import Answer, Refused
from shardproof.harness.case import Case
from shardproof.harness.weights import tensors
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import Workload

Reals = NDArray[np.float64]


def run_case(case: Case, edits: Sequence[Edit] = (), kind: Kind | None = None) -> Reals:
    """Logits of the ranks that the plan names: [sequences, prompt + steps, vocabulary].

    Raises `CannotRun`, `faults.Refused` or `Stuck` where the plan cannot run. What no rank gives
    is not a number.
    """
    kind = kind or case.dtype
    domain = Float(kind)
    prompt, steps = len(case.prompts[0]), case.steps
    workload = Workload(batch=case.batch, prompt=prompt, steps=steps)
    plan = case.plan.with_(workload=workload, edits=(*case.plan.edits, *edits))
    prompts = np.array(case.prompts, np.int64)[None]
    with np.errstate(all="ignore"):
        weights = tensors(case.weights, 1, kind)
        fed = _forced(case)
        run = execute(case.model, plan, weights, prompts, steps, domain, fed=fed,
                      drafts=fed.trace.tokens)  # fmt: skip
    found = np.full((case.batch, prompt + steps, case.model.vocab), np.nan)
    for (_, _, sequence, token), logits in run.logits.items():
        values = logits.values[0].astype(np.float64)
        if values.shape == found.shape[-1:]:
            found[sequence, token] = values
    return found


def _forced(case: Case) -> Fed:
    """The case's tokens for the ranks to take; experts they choose themselves."""
    rows = [[*prompt, *forced, 0] for prompt, forced in zip(case.prompts, case.forced, strict=True)]
    read = (Pass(range(len(case.prompts[0])), Notes()),)
    each = (Sequel(_ids(row), _NOTHING, (), read) for row in rows)
    return Fed(Trace(tuple(each)))


def _ids(row: Sequence[int]) -> Ids:
    return np.array(row, np.int64)[None]


_NOTHING = Float("float64").zeros((0,))


@dataclass(slots=True)
class Numpy:
    """The class that `--executor shardproof.harness.ours:Numpy` names."""

    edits: tuple[Edit, ...] = ()
    """A mistake to make, in every program."""

    def supports(self, case: Case) -> str | None:
        """All of it."""
        del case
        return None

    def open(self, ranks: int) -> None:
        """Ranks are simulated."""

    def run(self, case: Case) -> Answer:
        """Logits; a plan that is not legal is refused."""
        if not case.legal:
            raise Refused("; ".join(reason.clause.code for reason in case.verdict.reasons))
        return self.computed(case)

    def computed(self, case: Case) -> Answer:
        """Logits, whatever the plan is; a refusal where it has no meaning."""
        try:
            return Answer.logits(run_case(case, self.edits))
        except (CannotRun, CannotBeRun, Stuck) as fault:
            raise Refused(str(fault)) from None

    def close(self) -> None:
        """Nothing is open."""
