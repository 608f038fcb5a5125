"""Engines on real commands: the outcome, the reason, its numbers, and what to do instead."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shardproof.spec.dialects.asked import Asked
from shardproof.spec.dialects.profiles import PROFILES, judge
from shardproof.spec.dialects.profiles.alternatives import Ways, alternatives
from tests.cases.engine_files import FILES, Case, read
from tests.cases.publish_engines import PUBLISHED, published
from tests.spec.dialects.profiles.commands import asked

CASES = [read(file) for file in FILES]
REFUSED = [case for case in CASES if case.axis]


def said(case: Case) -> Asked:
    return asked(case.engine, case.command, case.version)


def ways(case: Case) -> Ways:
    return alternatives(said(case), case.config, devices=case.devices)


def test_there_are_as_many_as_were_recorded() -> None:
    count = {engine: sum(case.engine == engine for case in CASES) for engine in PROFILES}
    assert count == {"vllm": 53, "sglang": 13, "tensorrt-llm": 6, "megatron": 3}
    assert [case.name for case in CASES if case.decides] == ["S-R-071", "T-R-088", "V-R-045"]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_first_line_is_the_verdict(case: Case) -> None:
    found = judge(said(case), case.config, devices=case.devices)
    assert (found.outcome, tuple(reason.rule for reason in found.reasons)) == (
        case.verdict,
        case.rules,
    )


@pytest.mark.parametrize("case", REFUSED, ids=[case.name for case in REFUSED])
class TestRefused:
    def test_the_recorded_reason_is_among_ours(self, case: Case) -> None:
        """By its axis, the kind of rule that it is, and its numbers."""
        found = judge(said(case), case.config, devices=case.devices)
        told = {(each.axis, each.family, tuple(each.numbers.values())) for each in found.reasons}
        assert (case.axis, case.kind, case.numbers) in told

    def test_its_words_with_numbers_are_said(self, case: Case) -> None:
        found = judge(said(case), case.config, devices=case.devices)
        message = " ".join(reason.message for reason in found.reasons)
        assert [word for word in case.says if word not in message] == []

    def test_what_a_maintainer_would_name_comes_first(self, case: Case) -> None:
        found = ways(case)
        first = {**found.ways[0].changed, **found.ways[0].env} if found.ways else None
        assert first == case.first
        assert bool(found.ways) != bool(found.why)
        assert found.degrees == case.degrees

    def test_every_way_is_accepted_on_as_many_devices(self, case: Case) -> None:
        profile = PROFILES[case.engine]
        for way in ways(case).ways:
            found = judge(way.asked, case.config, devices=case.devices)
            assert found.outcome == "accepted", (way.says, found)
            both = [devices(profile.name, each) for each in (said(case), way.asked)]
            assert both[0] == both[1]

    def test_the_newest_release_judges_it_too(self, case: Case) -> None:
        """Some were mended since; the others are refused for the same reason still."""
        newest = judge(replace(said(case), version=None), case.config, devices=case.devices)
        mended = newest.outcome == "accepted"
        assert mended == (case.name in MENDED), newest


MENDED = frozenset(
    {
        "S-R-080",
        "V-R-033",
        "V-R-035",
        "V-R-047",
        "V-R-052",
        "V-R-053",
        "X-R-090",
    }
)
"""Refused once, and taken by the newest release that is known."""


def devices(engine: str, given: Asked) -> int:
    """By each engine's own count, told plainly: the product of the degrees that take devices."""
    names = {
        "vLLM": ("tensor_parallel_size", "pipeline_parallel_size", "data_parallel_size"),
        "SGLang": ("tensor_parallel_size", "pipeline_parallel_size"),
        "TensorRT-LLM": ("tp_size", "tensor_parallel_size", "pp_size", "pipeline_parallel_size"),
        "Megatron": ("tensor_model_parallel_size", "pipeline_model_parallel_size"),
    }[engine]
    product = 1
    for name in names:
        value = given.value(name, 1)
        assert isinstance(value, int)
        product *= value
    return product


def test_the_published_table_is_what_the_rules_say() -> None:
    assert PUBLISHED.read_text("utf-8") == published()
