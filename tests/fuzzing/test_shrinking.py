"""What a case is made smaller to is a case."""

from __future__ import annotations

import json

from shardproof.fuzzing.cases import case
from shardproof.fuzzing.shrinking import can_be_written, candidates, sound
from shardproof.spec.plan.read import read_plan
from shardproof.spec.plan.write import plain_section
from shardproof.spec.source.read import read_text


def test_no_plan_that_its_file_may_not_say_is_looked_at() -> None:
    """A number is made smaller down to zero, which a degree cannot be."""
    drawn = case("near/77/0/1")
    cut = [each for each in candidates(drawn.model, drawn.plan) if not can_be_written(each[1])]
    assert cut
    assert not any(sound(*each) for each in cut)


def test_what_may_be_written_is_read_as_it_was() -> None:
    drawn = case("near/77/0/1")
    for _, plan in candidates(drawn.model, drawn.plan):
        if can_be_written(plan):
            assert read_plan(read_text(json.dumps(plain_section(plan)), "plan")) == plan
