"""Whether degrees multiply to the devices, against every choice tried."""

from __future__ import annotations

from itertools import product
from math import prod
from random import Random

import pytest

from shardproof.proofs.open.degrees import no_product
from shardproof.proofs.open.lines import SIZES, Line, OpenPlan, divisors
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan
from tests.proofs.open.test_count import model_of

MODEL = model_of("gpt2")


def random_lines(rng: Random, devices: int) -> dict[str, Line]:
    """Some degrees, of both phases or of one, each open or with some values."""
    names = [*SIZES, *(f"{phase}.{size}" for phase in PHASES for size in SIZES)]
    whole = tuple(divisors(devices))
    found: dict[str, Line] = {}
    for name in rng.sample(names, rng.randrange(1, 7)):
        allowed = rng.choice([whole, (rng.choice((1, 2, 3, 4, 5, 6, 12, 61)),), (1, 2)])
        domain = (*allowed, *(value for value in whole if value not in allowed))
        found[name] = Line(name, allowed, domain, name)
    return found


@pytest.mark.parametrize("seed", range(60))
def test_the_answer_is_that_of_trying_all(seed: int) -> None:
    rng = Random(seed)
    devices = rng.choice((1, 2, 4, 6))
    base = Plan(devices=devices, decode=Phase(tp=2)) if seed % 2 else Plan(devices=devices)
    plan = OpenPlan(MODEL, base, random_lines(rng, devices))
    found = no_product(plan)
    assert (found is None) == reached(plan, set(plan.lines))
    if found is not None:
        paths = {line.path for line in found}
        assert not reached(plan, paths)
        for path in paths:
            assert reached(plan, paths - {path}), "a line is named that is no reason"


def reached(plan: OpenPlan, held: set[str]) -> bool:
    """Whether each phase by itself has as many ranks as devices under some choice."""
    for name in PHASES:
        choices = [line.allowed if p in held else line.domain for p, line in plan.lines.items()]
        fine = False
        for values in product(*choices):
            made = plan.complete(dict(zip(plan.lines, values, strict=True)))
            fine |= prod(getattr(made.phase(name), s) for s in SIZES) == plan.base.devices
        if not fine:
            return False
    return True
