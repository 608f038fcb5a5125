"""The beginning of the campaign, in every module: the deciders agree.

The whole takes `make agree`; docs/guide/agreement.md says what it costs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tests.exhaustive import drawn
from tests.exhaustive.collecting import collecting, finished
from tests.exhaustive.decide import panel
from tests.exhaustive.execution import Bench
from tests.exhaustive.journal import line_of
from tests.exhaustive.open import OPEN
from tests.exhaustive.sources import MODULES, order_of
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import Chunk
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
    "own_ranks": 1_500,
    "state": 1_500,
    "index": 1_500,
    "heads_for_tokens": 1_500,
    "keys_over_tp": 1_500,
    "sequence_parallel_moe": 1_500,
    "layers": 1_500,
    "random": 80,
    "solver": 24,
}
"""Distinct ones, of the long run."""
SOME = {"random": 4}
"""Those of a run for a change, where they are not `FEW`."""
FEW = 40
OF_A_CHANGE = [*PLANS][::4]
"""Modules of which a change has some plans; the long tier has many more of each."""
LEAST: Mapping[Word, int] = {"legal": 40, "illegal": 400}
FEW_LEAST: Mapping[Word, int] = {"legal": 5, "illegal": 30}


def test_it_is_a_good_part_of_the_campaign() -> None:
    assert PLANS.keys() == set(MODULES)
    assert sum(PLANS.values()) >= 50_000


@pytest.mark.parametrize("module", OF_A_CHANGE)
def test_the_deciders_agree(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn, "EACH", 10)
    drawn.drawn.cache_clear()
    met = disagreements(module, SOME.get(module, FEW), FEW_LEAST, every=4)
    drawn.drawn.cache_clear()
    open_here = OPEN.get(module, {})
    assert not [each for about, each in met.items() if about not in open_here]


@pytest.mark.long
@pytest.mark.parametrize("module", PLANS)
def test_the_deciders_agree_on_many_plans(module: str) -> None:
    met = disagreements(module, PLANS[module], LEAST)
    open_here = OPEN.get(module, {})
    new = [each for about, each in met.items() if about not in open_here]
    assert not new, "\n".join(new)
    settled = open_here.keys() - met.keys()
    assert not settled, f"the deciders agree by now: take these out of open.py: {settled}"


def disagreements(
    module: str, plans: int, least: Mapping[Word, int], every: int = 1
) -> dict[str, str]:
    """Each class of them once, of the first so many plans of the campaign's order.

    Of a chunk only each so-manyth plan is decided.
    """
    wanted = Wanted(plans, least) if module in UNIVERSES else Wanted(plans)
    progress = Progress(order_of(module), wanted)
    deciders, office = panel(module, Bench()), Office()
    met: dict[str, Disagreement] = {}
    with collecting():
        for chunk in progress.order:
            if progress.met:
                break
            if isinstance(chunk, Chunk):
                chunk = replace(chunk, plans=chunk.plans[::every])  # noqa: PLW2901
            result = decided(chunk, deciders, office)
            finished()
            progress.finish(line_of(result, ""))
            met |= {each.about: each for each in result.disagreements}
    assert progress.met
    itself = sum(line["reasons"].get("verdict: legal", 0) for line in progress.counted)
    assert itself >= least["legal"] or module not in UNIVERSES, "nearly all is left to the engine"
    return {about: f"{about}: {each.says}" for about, each in met.items()}
