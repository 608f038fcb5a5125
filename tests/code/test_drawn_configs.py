"""Drawn configs and tp plans of transformers: law and code agree, in both directions."""

from __future__ import annotations

import warnings
from collections import Counter

import pytest

from tests.code.drawn_configs import answers, drawn

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]
"""What transformers says of itself."""
PARTS, EACH = 10, 30
NOT_JUDGED = 1 / 6
"""At most so many have a rank without heads, of which nothing is said."""


@pytest.mark.parametrize("part", range(PARTS))
def test_the_law_on_the_plan_and_the_verdict_on_the_code_agree(part: int) -> None:
    pytest.importorskip("transformers", reason="outside the lock: pip install torch transformers")
    said: Counter[tuple[str, str]] = Counter()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for seed in range(part * EACH, (part + 1) * EACH):
            one = drawn(seed)
            found = answers(one)
            said[found.law, found.code] += 1
            assert found.agree or found.law == "unknown", (seed, one, found)
    judged = Counter(law for law, _ in said.elements())
    assert judged["legal"] >= EACH / 4
    assert judged["illegal"] + judged["refused"] >= EACH / 6
    assert judged["unknown"] <= EACH * NOT_JUDGED
