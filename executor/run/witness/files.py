"""A counterexample as a file: a small model, the plan, what was run and what came of it.

The file says everything that the run depends on, and nothing of where or when it was made: the
same counterexample gives the same bytes, and running the file again gives the same numbers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from shardproof.executor.run.outcome.outcome import Counterexample, Different, Outcome
from shardproof.executor.run.trials.smaller_models import sizes
from shardproof.executor.run.verdict.beside_reference import run_again
from shardproof.spec.layout.of_layers import as_written
from shardproof.spec.model.model import Model
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.write import plain_section
from shardproof.spec.record import dataclass, replace
from shardproof.spec.source.node import Plain

MARK = "shardproof_witness"
VERSION = 1

WORKLOAD = ("batch", "prompt", "steps")
"""The fields of `Tried` that stand under that name."""


@dataclass(frozen=True, slots=True)
class About:
    """Where a witness comes from: the user's model, and each size there and here."""

    model: str
    sizes: Mapping[str, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Witness:
    model: Model
    plan: Plan
    found: Counterexample
    about: About


def witness_of(original: Model, model: Model, plan: Plan, found: Counterexample) -> Witness:
    """The witness of a counterexample that was found on a smaller model."""
    before, after = sizes(original), sizes(model)
    about = About(original.name, {name: (before[name], after[name]) for name in after})
    # Notes tell how a config was read; a path to it is no part of the plan that was run.
    model, plan = as_written(model, plan)
    own = {name: value for name, value in plan.__dict__.items() if name != "model"}
    return Witness(replace(model, notes=()), Plan(**own), found, about)


def replayed(witness: Witness) -> Outcome:
    """What comes of running it again."""
    return run_again(witness.model, witness.plan, witness.found.tried)


def witness_text(witness: Witness) -> str:
    """The file's content: JSON with sorted keys, in ASCII."""
    return laid_out(witness_data(witness)) + "\n"


def laid_out(value: Plain, indent: str = "", width: int = 80) -> str:
    """JSON with sorted keys, in which what fits on a line stands on one."""
    line = json.dumps(value, sort_keys=True)
    if len(indent) + len(line) <= width or not isinstance(value, dict | list):
        return line
    deeper = indent + "  "
    if isinstance(value, dict):
        inner = [f"{json.dumps(k)}: {laid_out(value[k], deeper)}" for k in sorted(value)]
    else:
        inner = [laid_out(item, deeper) for item in value]
    first, last = ("{", "}") if isinstance(value, dict) else ("[", "]")
    return f"{first}\n{deeper}" + f",\n{deeper}".join(inner) + f"\n{indent}{last}"


def witness_data(witness: Witness) -> dict[str, Plain]:
    # All of it: what is run must not hang on what a later version takes for granted.
    from shardproof.spec.source.records import plain_record  # it asks the library for fields

    tried = plain_record(witness.found.tried, defaults=True)
    workload: dict[str, Plain] = {name: tried.pop(name) for name in WORKLOAD}
    return {
        MARK: VERSION,
        "model": dict(model_data(witness.model)),
        "plan": plain_section(witness.plan),
        "workload": workload,
        **tried,
        "outcome": outcome_data(witness.found),
        "about": plain_record(witness.about),
    }


def outcome_data(found: Counterexample) -> dict[str, Plain]:
    """What came of a run, without what was run."""
    from shardproof.spec.source.records import plain_record

    told = plain_record(found.at if isinstance(found, Different) else found)
    return {"kind": found.kind, **{k: v for k, v in told.items() if k not in ("tried", "degrees")}}
