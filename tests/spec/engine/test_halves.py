"""A layer's halves, each taken again by itself, say what the layer says in one go."""

from __future__ import annotations

from random import Random

import pytest

from shardproof.spec.engine import decide, folding, halves
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.plan.reads import Switch
from shardproof.spec.program.lower.parts import Part, layer_part
from shardproof.spec.record import replace
from tests.executor.run.cases import written
from tests.spec.test_taken_again import NUMBERS, drawn
from tests.tiers import sampled


def in_one_go(_: Part) -> None:
    """No part is cut."""


@pytest.mark.parametrize("number", sampled(NUMBERS, every=12))
def test_halves_that_are_taken_again_say_what_whole_layers_do(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = [(model, plan) for model, plans in drawn(number) for plan in plans]
    mixed = Random(number).sample(range(len(every)), len(every))
    decide.forget()
    halves.halves_of.cache_clear()
    warm = {at: by_value(*every[at]) for at in mixed}
    assert halves.halves_of.cache_info().hits > 0
    monkeypatch.setattr(folding, "halves_of", in_one_go)
    monkeypatch.setattr(Switch, "on", False)
    for at, (model, plan) in enumerate(every):
        decide.forget()
        assert by_value(model, plan) == warm[at]


def test_a_layer_whose_second_half_reads_more_than_the_stream_is_in_one_piece() -> None:
    model, plan = written("llama", "tp: 2")
    part = layer_part(model, plan, "prefill", 0, leaves=0)
    assert halves.halves_of(part) is not None
    first, *_, last = part.own
    more = replace(last, ins=(*last.ins, first.out))
    assert halves.halves_of(replace(part, own=(*part.own[:-1], more))) is None
