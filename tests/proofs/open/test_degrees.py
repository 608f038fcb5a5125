"""Whether degrees multiply to the devices, against every choice tried."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import prod
from random import Random

import pytest

from shardproof.proofs.open.degrees import no_product
from shardproof.proofs.open.lines import SIZES, Line, OpenPlan, default_line, divisors
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
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
    defaults = (default_line(plan, size) for size in SIZES)
    lines = {**plan.lines, **{line.path: line for line in defaults if line}}
    found, plan = no_product(plan), replace(plan, lines=lines)
    assert (found is None) == all(reached(plan, name, set(plan.lines)) for name in PHASES)
    if found is not None:
        paths = {line.path for line in found}
        assert any(
            not reached(plan, name, paths)
            and all(reached(plan, name, paths - {path}) for path in paths)
            for name in PHASES
        )


def reached(plan: OpenPlan, name: PhaseName, held: set[str]) -> bool:
    """Whether a phase has as many ranks as there are devices, the lines that are held allowing."""
    choices = [line.allowed if p in held else line.domain for p, line in plan.lines.items()]
    for values in product(*choices):
        phase = plan.complete(dict(zip(plan.lines, values, strict=True))).phase(name)
        if prod(getattr(phase, size) for size in SIZES) == plan.base.devices:
            return True
    return False
