"""The beginning of the campaign, in every module: the deciders agree.

The whole takes `make agree`; docs/guide/agreement.md says what it costs.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.exhaustive.collecting import collecting, finished
from tests.exhaustive.decide import panel
from tests.exhaustive.execution import Bench
from tests.exhaustive.journal import line_of
from tests.exhaustive.open import OPEN
from tests.exhaustive.sources import MODULES, order_of
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.wanted import Progress, Wanted
from tests.exhaustive.work import Disagreement, Office, Word, decided

PLANS = {
    "embedding": 5_000,
    "attention": 15_000,
    "ffn": 9_000,
    "moe": 4_000,
    "lm_head": 4_000,
    "kv_cache": 6_000,
    "pipeline": 1_500,
    "experts": 5_000,
    "batch": 1_500,
    "random": 80,
    "solver": 24,
}
"""Distinct ones."""
LEAST: Mapping[Word, int] = {"legal": 40, "illegal": 400}


def test_it_is_a_good_part_of_the_campaign() -> None:
    assert PLANS.keys() == set(MODULES)
    assert sum(PLANS.values()) >= 50_000


@pytest.mark.parametrize("module", PLANS)
def test_the_deciders_agree(module: str) -> None:
    wanted = Wanted(PLANS[module], LEAST) if module in UNIVERSES else Wanted(PLANS[module])
    progress = Progress(order_of(module), wanted)
    deciders, office = panel(module, Bench()), Office()
    met: dict[str, Disagreement] = {}
    with collecting():
        for chunk in progress.order:
            if progress.met:
                break
            result = decided(chunk, deciders, office)
            finished()
            progress.finish(line_of(result, ""))
            met |= {each.about: each for each in result.disagreements}
    open_here = OPEN.get(module, {})
    new = [f"{about}: {each.says}" for about, each in met.items() if about not in open_here]
    assert not new, "\n".join(new)
    settled = open_here.keys() - met.keys()
    assert not settled, f"the deciders agree by now: take these out of open.py: {settled}"
    assert progress.met
