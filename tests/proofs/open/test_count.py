"""All legal degrees, counted by the solver, are those that judging each finds."""

from __future__ import annotations

from itertools import product
from math import prod
from pathlib import Path

import pytest

from shardproof.proofs.open.lines import canonical, divisors
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import Plan
from shardproof.verdict.legal import legal_plans
from tests.tiers import sampled

MODELS = Path(__file__).parents[3] / "examples" / "models"


def by_judging(model: Model, devices: int, *, experts: bool) -> int:
    count = 0
    for dp, pp, sp, tp in product(divisors(devices), repeat=4):
        if dp * pp * sp * tp != devices:
            continue
        for ep in divisors(devices) if experts else (1,):
            count += not judge(model, Plan(dp=dp, pp=pp, sp=sp, tp=tp, ep=ep)).reasons
    return count


def model_of(name: str) -> Model:
    return Model.from_config(MODELS / f"{name}.json")


def apart(prefill: tuple[int, ...], decode: tuple[int, ...]) -> Plan:
    names = ("dp", "pp", "sp", "tp")
    first, second = (Phase(**dict(zip(names, each, strict=True))) for each in (prefill, decode))
    return Plan(prefill=first, decode=second)


class TestDegrees:
    """Llama-3.1-405B on every power of two up to 1,024, and others on fewer."""

    @pytest.mark.parametrize("devices", sampled([64, 128, 256, 512, 1024], every=5))
    def test_of_a_large_model(self, devices: int) -> None:
        model = model_of("llama-3.1-405b")
        found = legal_plans(canonical(model, devices, apart=False), (), 0)
        assert found.undecided == ""
        assert found.count == by_judging(model, devices, experts=False)

    @pytest.mark.parametrize("devices", sampled([1, 2, 6, 7, 12, 28, 36], every=3))
    @pytest.mark.parametrize("name", ["qwen2-7b", "gpt2", "falcon-7b"])
    def test_of_models_that_do_not_divide(self, name: str, devices: int) -> None:
        model = model_of(name)
        found = legal_plans(canonical(model, devices, apart=False), (), 0)
        assert found.count == by_judging(model, devices, experts=False)

    @pytest.mark.parametrize("devices", [1, 6, 8, 12])
    @pytest.mark.parametrize("name", ["mixtral-8x7b", "deepseek-v2-lite"])
    def test_with_experts(self, name: str, devices: int) -> None:
        model = model_of(name)
        found = legal_plans(canonical(model, devices, apart=False), (), 0)
        assert found.count == by_judging(model, devices, experts=True)

    @pytest.mark.parametrize("devices", [1, 2, 4, 6])
    def test_of_phases_apart(self, devices: int) -> None:
        model = model_of("llama-3.1-8b")
        sizes = [each for each in product(divisors(devices), repeat=4) if prod(each) == devices]
        count = sum(not judge(model, apart(*each)).reasons for each in product(sizes, repeat=2))
        assert legal_plans(canonical(model, devices, apart=True), (), 0).count == count
