from __future__ import annotations

import pytest
from hypothesis import given, settings

from shardproof.spec.layout.context import Context
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.section import merged
from shardproof.spec.plan.write import flat, plain_section
from tests.spec.plan.plans import plan, plans
from tests.spec.plan.test_cuts import MODEL

some = settings(max_examples=40, deadline=None)


def layout(text: str, model: Model = MODEL) -> str:
    """What the ranks of sp do in decode."""
    whole = plan(text)
    in_law = Context(model, whole, "decode", whole.phase("decode"), model.kinds[0]).layout
    assert in_law == whole.layout
    return in_law


class TestDefaults:
    """Every choice has a canonical default, so that a degree is a whole plan."""

    def test_a_degree_is_a_plan(self) -> None:
        for name in PHASES:
            assert plan("tp: 8").phase(name) == Plan().phase(name).with_(tp=8)

    @pytest.mark.parametrize(
        ("path", "cut"),
        [
            ("hidden", "even"),
            ("attention.heads", "even"),
            ("ffn.width", "even"),
            ("moe.experts", "even"),
            ("moe.width", "even"),
            ("stages.layers", "balanced"),
            ("sequence.cut", "balanced"),
            ("batch.sequences", "balanced"),
            ("embedding.cut", "padded"),
            ("lm_head.cut", "padded"),
            ("attention.kv_heads", "needed"),
        ],
    )
    def test_an_axis_is_cut_as_the_field_does(self, path: str, cut: str) -> None:
        assert dict(flat(plain_section(Plan(), defaults=True)))[path] == cut


class TestPhases:
    """What stands at the top holds for both phases; a phase's own choice stands before it."""

    @some
    @given(plans())
    def test_without_sections_of_their_own_both_are_the_top(self, one: Plan) -> None:
        shared = one.with_(prefill=None, decode=None)
        first, second = shared.phase("prefill"), shared.phase("decode")
        if second.sequence.layout == "keys" and second.attention.over != ("tp",):
            # Queries are over other ranks in decode alone, and so is what joins them.
            both = {name: getattr(first.attention, name) for name in ("qkv", "out")}
            second = second.with_(attention=second.attention.with_(**both))
        assert first == second

    @some
    @given(plans())
    def test_a_phase_has_what_it_writes_and_else_what_the_top_says(self, one: Plan) -> None:
        for name in PHASES:
            own = dict(flat(plain_section(one.prefill or Plan()))) if name == "prefill" else (
                dict(flat(plain_section(one.decode or Plan())))
            )  # fmt: skip
            top = dict(flat(plain_section(one.with_(prefill=None, decode=None).phase(name),
                                          defaults=True)))  # fmt: skip
            found = dict(flat(plain_section(one.phase(name), defaults=True)))
            wanted = top | {path: value for path, value in own.items() if value not in ({}, None)}
            # A group that nobody writes is that of the module, as the phase has it.
            said = {p for part in (own, dict(flat(plain_section(one)))) for p in part if part[p]}
            wanted |= {p: own[p] for p in own if own[p] is None and not p.endswith("group")}
            assert {path for path in wanted if found[path] != wanted[path]} <= {
                path
                for path in wanted
                if path.endswith("group") and (path not in said or (path in own and not own[path]))
            }

    def test_sections_are_laid_over_each_other_field_by_field(self) -> None:
        both = plan("ffn: {width: chunk, down: {bias: every}}\ndecode: {ffn: {down: {sum: norm}}}")
        ffn = both.phase("decode").ffn
        assert (ffn.width, ffn.down.bias, ffn.down.sum) == (CutSpec("chunk"), "every", "norm")
        assert both.phase("prefill").ffn.down.sum == "boundary"

    def test_a_phase_may_go_back_to_the_default(self) -> None:
        both = plan("tp: 8\nffn: {width: chunk}\nprefill: {tp: 1, ffn: {width: even}}")
        assert both.phase("prefill") == Plan().phase("prefill")
        assert both.phase("decode").tp == 8

    def test_a_cut_is_replaced_and_never_mixed(self) -> None:
        both = plan("hidden: {strided: 3}\ndecode: {hidden: {padded: 4}}")
        assert both.phase("decode").hidden == CutSpec("padded", multiple=4)

    def test_an_optional_number_may_be_taken_back(self) -> None:
        both = plan("pp: 3\nstages: {head: 1}\ndecode: {stages: {head: null}}")
        assert both.phase("decode").stages.head is None

    @some
    @given(plans(), plans(), plans())
    def test_merging_is_associative(self, a: Plan, b: Plan, c: Plan) -> None:
        # Parts that one lacks and another has are taken whole, so in any order.
        assert merged(merged(a, b), c) == merged(a, merged(b, c))


class TestDecodeRanksOfSp:
    """A prefill's sp repeats the work in decode; a decode that says sp itself deals out steps."""

    @pytest.mark.parametrize(
        ("text", "found"),
        [
            ("sp: 2", "repeat"),
            ("prefill: {sp: 2}", "repeat"),
            ("sp: 2\ndecode: {tp: 2}", "repeat"),
            ("decode: {sp: 2}", "deal"),
            ("sp: 2\ndecode: {sp: 2}", "deal"),
            ("decode: {sp: 2, sequence: {layout: keys}}", "keys"),
            ("sp: 2\nsequence: {layout: alternate}", "alternate"),
        ],
    )
    def test_the_layout_is_what_was_written_or_follows_from_where(
        self, text: str, found: str
    ) -> None:
        assert layout(text) == found
