"""A sample of every module, spread over all of its universe, on which the deciders agree.

The whole takes `make agree`; docs/guide/agreement.md says what it costs.
"""

from __future__ import annotations

import pytest

from tests.exhaustive.decide import panel
from tests.exhaustive.execution import Bench
from tests.exhaustive.open import OPEN
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import sample
from tests.exhaustive.work import WORDS, Result, decided

PLANS = 500
"""Of each module, as written."""


@pytest.mark.parametrize("module", UNIVERSES)
def test_the_deciders_agree(module: str) -> None:
    bench = Bench()
    results = [decided(chunk, panel(module, bench)) for chunk in sample(UNIVERSES[module], PLANS)]
    open_here = OPEN.get(module, {})
    met = {each.about: each for result in results for each in result.disagreements}
    new = [f"{each.says}" for about, each in met.items() if about not in open_here]
    assert not new, "\n".join(new)
    settled = open_here.keys() - met.keys()
    assert not settled, f"the deciders agree by now: take these out of open.py: {settled}"
    assert counted(results)["legal"] >= 10
    assert counted(results)["illegal"] >= 100


def counted(results: list[Result]) -> dict[str, int]:
    return {word: sum(len(result.words[word]) for result in results) for word in WORDS}
