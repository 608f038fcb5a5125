"""A job arrives as it was given out, whatever it is about; and it is given out as data."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from shardproof.executor.domains import Angles, Domain, Field, Float
from shardproof.executor.mpi.job import Job, job_of
from shardproof.executor.mpi.packing import pack, unpack
from shardproof.executor.run.outcome.outcome import Tried
from shardproof.executor.run.trials.planting import Planner, Settled
from shardproof.executor.run.verdict.beside_reference import given_for
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Workload
from shardproof.verdict.shrink import shrink
from tests.executor.canonical import ALL, ARCHITECTURES, MODELS
from tests.executor.run.cases import ACCEPTED, CASES, NEAR_MISSES, load

MODEL, PLAN = load(ACCEPTED[0])
BEST = {"head": np.array([3, 2**64 - 1], np.uint64), "other": np.zeros(0, np.uint64)}
EXACT = Field(6, 7, 3, 5, (1, 2), Settled(BEST))
ROUND = Float("bfloat16", 2, 3, 5.5, {"rsqrt": (1e-5,)}, {"a": Angles((0.1, 1 / 3), 2.0)})


def arrived(job: Job) -> Job:
    return job_of(unpack(memoryview(bytearray(pack({}, job.sent())))).value())


def with_domain(domain: Domain) -> Job:
    return Job(MODEL, PLAN, {}, np.zeros((1, 1, 1), np.int64), 2, domain)


def told(value: object) -> str:
    """A value in words; of favourites all bits."""
    if isinstance(value, Settled):
        return str({key: (bits.dtype.str, bits.tolist()) for key, bits in value.known.items()})
    return repr(value)


def own(domain: Domain) -> dict[str, str]:
    """What a domain was made with, its ledger aside."""
    names = {each.name for each in dataclasses.fields(cast("Any", domain))} - {"ledger"}
    return {name: told(getattr(domain, name)) for name in names}


def files() -> list[Path]:
    return [*ACCEPTED, *NEAR_MISSES, *sorted((CASES / "bugs").glob("*.yaml"))]


def test_every_plan_of_the_cases_arrives_with_its_model() -> None:
    """As it was written, and not only equal: repr tells 1 from 1.0, and what is a default."""
    for file in files():
        model, plan = load(file)
        job = arrived(Job(model, plan, {}, np.zeros((1, 1, 1), np.int64), 1, EXACT))
        assert (repr(job.model), repr(job.plan)) == (repr(model), repr(plan)), file.name


def test_every_canonical_plan_and_every_architecture_arrive() -> None:
    models = [Model.from_config(MODELS / f"{name}.json") for name in ARCHITECTURES]
    for at, (name, plan) in enumerate(ALL):
        model = models[at % len(models)]
        job = arrived(dataclasses.replace(with_domain(EXACT), model=model, plan=plan))
        assert (repr(job.model), repr(job.plan)) == (repr(model), repr(plan)), name
        small = shrink(model, plan).model
        assert repr(arrived(dataclasses.replace(job, model=small)).model) == repr(small), name


def test_a_plan_that_is_run_for_less_than_its_schedule_arrives() -> None:
    model, plan = load(CASES / "accepted" / "pipeline-sequences-overlap-listed.yaml")
    for less in (Workload(batch=1, prompt=3, steps=2), Workload(batch=2, prompt=3, steps=0)):
        job = dataclasses.replace(with_domain(EXACT), model=model, plan=plan.with_(workload=less))
        assert repr(arrived(job).plan) == repr(job.plan)


@pytest.mark.parametrize("domain", [EXACT, Field(), ROUND, Float()])
def test_a_domain_is_made_with_the_same_and_has_met_nothing(domain: Field | Float) -> None:
    there = arrived(with_domain(domain)).domain
    assert type(there) is type(domain)
    assert own(there) == own(domain)
    assert there.ledger is not domain.ledger
    assert there.ledger.calls == {}


@pytest.mark.parametrize("domain", [EXACT, ROUND])
def test_no_field_of_these_domains_is_at_its_default(domain: Field | Float) -> None:
    """Else the test above would not see that it was left out."""
    usual = own(type(domain)())
    assert {name for name, text in own(domain).items() if usual[name] == text} == set()


def test_what_was_planted_arrives() -> None:
    model, plan = load(CASES / "accepted" / "pipeline-slow-period.yaml")
    given = given_for(model, plan, Tried(2, 3, 2, seed=1, trials=4))
    job = Job(model, plan, given.weights, given.prompts, 2, given.ours)
    there = arrived(job)
    assert own(there.domain) == own(given.ours)
    assert isinstance(given.ours.favourites, Settled)
    assert given.ours.favourites.known.keys() >= {"head"}
    assert there.steps == 2
    assert there.prompts.tobytes() == given.prompts.tobytes()
    for name, weight in given.weights.items():
        assert there.weights[name].values.tobytes() == weight.values.tobytes()


def test_what_has_no_data_is_not_sent() -> None:
    with pytest.raises(TypeError, match="how a Planner is sent"):
        pack({}, with_domain(Field(favourites=Planner({}))).sent())

    class Other(Field):
        pass

    with pytest.raises(TypeError, match="how a Other is sent"):
        with_domain(Other()).sent()
