"""Of each near miss `why` names the one clause, shows it, and finds what mends it nearby."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.api import load
from shardproof.executor.run.witness.files import replayed
from shardproof.proofs.nearest.change import fix_of, leaves
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.law.judge import judge
from shardproof.verdict.why_illegal import why
from tests.cases.test_cases import NEAR_MISSES, case
from tests.tiers import sampled


@pytest.mark.parametrize("file", sampled(NEAR_MISSES, every=18), ids=lambda file: file.stem)
def test_a_near_miss(file: Path) -> None:
    each = case(file)
    found = why(load(str(file)))
    assert [told.reason.clause.code for told in found.told] == [each.code]

    (told,) = found.told
    assert told.shown is not None, told.not_shown
    assert told.shown.alone
    assert replayed(told.shown.witness) == told.shown.found

    for near in found.nearest:
        assert judge(each.model, near.plan).reasons == ()
        assert by_value(each.model, near.plan).word == "legal"
    first = {change.field for change in found.nearest[0].changes}
    remedy = {path.removeprefix("decode.") for path, _ in leaves(dict(fix_of(BY_CODE[each.code])))}
    assert first
    assert first <= remedy, found.nearest[0].changes
