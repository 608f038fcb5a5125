from __future__ import annotations

import pytest
from hypothesis import given, settings

from shardproof.spec.plan.compare import Difference, differences
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import PHASES, Plan
from tests.spec.plan.plans import plan, plans

some = settings(max_examples=40, deadline=None)


def between(first: str, second: str) -> list[Difference]:
    return list(differences(plan(first), plan(second)))


WHOLE = ("model", "devices", "workload", "handoff", "edits")


def decode(one: Plan) -> Phase:
    """The phase with the layout that it has for this plan."""
    phase = one.phase("decode")
    return phase.with_(sequence=phase.sequence.with_(layout=one.layout))


def meaning(one: Plan) -> tuple[object, ...]:
    prefill = one.phase("prefill")
    prefill = prefill.with_(sequence=prefill.sequence.with_(layout="auto"))
    return prefill, decode(one), *(getattr(one, name) for name in WHOLE)


class TestDifferences:
    """Two plans differ in the fields that mean something else, defaults included."""

    @some
    @given(plans())
    def test_a_plan_is_no_different_from_itself(self, one: Plan) -> None:
        assert list(differences(one, one)) == []

    @some
    @given(plans(), plans())
    def test_there_are_none_exactly_where_both_mean_the_same(self, one: Plan, other: Plan) -> None:
        same = meaning(one) == meaning(other)
        assert same == (not list(differences(one, other)))

    @some
    @given(plans())
    def test_there_are_none_to_a_plan_that_writes_each_phase_out(self, one: Plan) -> None:
        apart = Plan(
            prefill=one.phase("prefill"),
            decode=decode(one),
            **{name: getattr(one, name) for name in WHOLE},
        )
        assert list(differences(one, apart)) == []

    @some
    @given(plans(), plans())
    def test_turned_round_they_are_the_same_turned_round(self, one: Plan, other: Plan) -> None:
        turned = [Difference(d.field, d.phases, d.second, d.first) for d in differences(one, other)]
        assert sorted(turned, key=repr) == sorted(differences(other, one), key=repr)

    @pytest.mark.parametrize(
        ("first", "second"),
        [
            ("tp: 8", "prefill: {tp: 8}\ndecode: {tp: 8}"),
            ("{}", "tp: 1\nffn: {width: even}"),
            ("hidden: [1]", "hidden: {sizes: [1]}"),
            ("hidden: strided", "hidden: {strided: 1}"),
            ("sp: 2", "sp: 2\ndecode: {sp: 2, sequence: {layout: repeat}}"),
            ("sp: 2", "sp: 2\nsequence: {layout: repeat}"),
        ],
    )
    def test_two_ways_of_saying_it_are_no_difference(self, first: str, second: str) -> None:
        assert between(first, second) == []

    def test_what_differs_alike_in_both_phases_is_told_once(self) -> None:
        assert between("tp: 2", "tp: 4") == [Difference("tp", PHASES, 2, 4)]

    def test_what_differs_in_one_phase_names_it(self) -> None:
        found = between("tp: 2", "tp: 2\ndecode: {tp: 4}")
        assert found == [Difference("tp", ("decode",), 2, 4)]

    def test_what_differs_otherwise_in_each_phase_is_told_for_each(self) -> None:
        found = between("tp: 2", "prefill: {tp: 3}\ndecode: {tp: 4}")
        assert found == [
            Difference("tp", ("prefill",), 2, 3),
            Difference("tp", ("decode",), 2, 4),
        ]

    def test_a_decode_that_says_sp_itself_differs_from_one_that_inherits_it(self) -> None:
        found = between("sp: 2", "sp: 2\ndecode: {sp: 2}")
        assert found == [Difference("sequence.layout", ("decode",), "repeat", "deal")]

    def test_the_whole_plans_own_fields_belong_to_no_phase(self) -> None:
        found = between("model: a\nworkload: {batch: 2}", "model: b\nhandoff: {cache: stays}")
        assert [(d.field, d.phases) for d in found] == [
            ("model", ()),
            ("workload.batch", ()),
            ("handoff.cache", ()),
        ]
