"""A plan that is refused, as data: the clauses that it breaks, and a run of it that shows it.

Of such a certificate three things are believed: the config, the plan, and which run it was. All
else is made anew from them, by law and by execution, and has to be equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from shardproof.api import REPLAY, judged
from shardproof.certificate.parting import Forged, parting
from shardproof.executor.run.divergence.first_divergence import look_inside
from shardproof.executor.run.outcome.outcome import STRANDS, Equal, Tried
from shardproof.executor.run.outcome.runnable import obstacle
from shardproof.executor.run.verdict.beside_reference import given_for, run_again
from shardproof.executor.run.verdict.search import search
from shardproof.executor.run.witness.files import WORKLOAD, outcome_data
from shardproof.executor.run.witness.reading import RANGES
from shardproof.executor.shrunk import Shrunk
from shardproof.executor.weights import Weights
from shardproof.spec.errors import Place
from shardproof.spec.law.judge import Reason
from shardproof.spec.layout.of_layers import as_written
from shardproof.spec.model.write import model_data
from shardproof.spec.source.node import Plain, from_plain
from shardproof.spec.source.record_reading import Reading
from shardproof.spec.source.records import plain_record
from shardproof.spec.verdict import EDITED, Verdict
from shardproof.verdict.shrink import shrink
from shardproof.verdict.smallest import shortest
from shardproof.verdict.why_illegal import not_found

Data = dict[str, Plain]
RUN = ("seed", "trials", "plant")
"""What says which run it was, beside the workload."""


class NotShown(Exception):
    """There is no run that shows it; says why."""


def rejection(config: Plain, plan: Plain) -> Data:
    """What a certificate says of a plan that is refused; `NotShown` where no run can show it."""
    verdict = _refused(config, plan)
    small = shrink(verdict.model, verdict.plan)
    if small.obstacle:
        raise NotShown(small.obstacle)
    searched = search(small.model, small.plan)
    if searched.found is None:
        raise NotShown(not_found(searched))
    tried = shortest(small.model, small.plan, searched.found).tried
    return _contents(verdict, small, tried)


def recheck(config: Plain, plan: Plain, stored: Mapping[str, Plain]) -> str:
    """What was seen when the run was made again; `Forged` where that is not what is stored."""
    verdict = _refused(config, plan)
    tried = _read_tried(stored)
    small = shrink(verdict.model, verdict.plan)
    if why := small.obstacle or obstacle(small.model, small.plan, tried):
        raise Forged("counterexample", why)
    made = _contents(verdict, small, tried)
    if where := parting(dict(stored), made):
        raise Forged(where, "it is not what law and execution say")
    return f"{made['says']}; {tried}; on {small}"


def _refused(config: Plain, plan: Plain) -> Verdict:
    """What the law says, which has to be no; of an edited plan it says nothing."""
    data: Plain = {REPLAY: 1, "model": config, "plan": plan, "said": []}
    verdict = judged("certificate", from_plain(data, Place("certificate")))
    if verdict.word == "illegal" or verdict.unknown == (EDITED,):
        return verdict
    raise Forged("verdict", "the law does not refuse this plan")


def _contents(verdict: Verdict, small: Shrunk, tried: Tried) -> Data:
    plan = small.plan
    found = look_inside(small.model, plan, run_again(small.model, plan, tried))
    if isinstance(found, Equal):
        raise Forged("counterexample", "the run is the model's")
    inner = getattr(found, "inner", None)
    given = given_for(small.model, plan, tried)
    prompts = given.prompts[::STRANDS]  # those of a trial are the same
    run = plain_record(tried, defaults=True)
    workload: Plain = {name: run.pop(name) for name in WORKLOAD}
    return {
        "clauses": [_clause(reason) for reason in verdict.reasons],
        "says": f"{found.kind}: {found}",
        "counterexample": {
            "model": dict(model_data(as_written(small.model, plan)[0])),
            "workload": workload,
            **run,
            "drawn": {
                "weights": _digest(given.weights),
                "prompts": [[list(map(int, one)) for one in each] for each in prompts],
            },
            "outcome": outcome_data(found),
            "inside": None if inner is None else plain_record(inner),
        },
    }


def _clause(reason: Reason) -> Plain:
    clause = reason.clause
    return {
        "code": clause.code,
        "sentence": clause.sentence,
        "documents": list(clause.documents),
        "phases": list(reason.phases),
        "here": reason.message,
    }


def _digest(weights: Weights) -> Data:
    """Of every number that was drawn or planted, in the order of the names."""
    found, count = sha256(), 0
    for name in sorted(weights):
        values = weights[name].values
        found.update(f"{name} {values.shape}\n".encode())
        found.update(values.astype("<i8").tobytes())
        count += int(values.size)
    return {"numbers": count, "sha256": found.hexdigest()}


def _read_tried(stored: Mapping[str, Plain]) -> Tried:
    """Which run it was, and nothing else of what is stored."""
    shown = stored.get("counterexample")
    workload = shown.get("workload") if isinstance(shown, dict) else None
    if not isinstance(shown, dict) or not isinstance(workload, dict):
        raise Forged("counterexample", "it does not say which run it was")
    of_run: Data = {**{name: shown[name] for name in RUN if name in shown}, **workload}
    reading = Reading("CERTIFICATE", "a run", RANGES)
    tried = reading.record(Tried, from_plain(of_run, Place("certificate")), whole=True)
    if tried is None:
        raise Forged("counterexample", reading.errors[0].message)
    return tried
