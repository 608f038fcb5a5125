"""The nearest legal plan is one that a person would call near."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.proofs.nearest.change import Change, Tree, put, read_tree
from shardproof.proofs.nearest.counts import counts, passing
from shardproof.proofs.nearest.distance import degree_distance, worlds
from shardproof.proofs.nearest.search import Near, nearest, order_of
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.judge import judge, views
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan

MODELS = Path(__file__).parents[3] / "examples" / "models"


def model_of(name: str) -> Model:
    return Model.from_config(MODELS / f"{name}.json")


def near(name: str, tree: Tree) -> list[str]:
    return ["; ".join(map(str, each.changes)) for each in nearest(model_of(name), tree)]


class TestOrder:
    """What is shown first, second and third."""

    def test_a_cut_before_other_degrees_before_more_copies(self) -> None:
        assert near("qwen2-7b", {"tp": 8}) == [
            "attention.heads: even -> balanced",
            "tp: 8 -> 4; pp: 1 -> 2",
            "tp: 8 -> 4; dp: 1 -> 2",
        ]

    def test_sixteen_ranks_become_eight_by_two_and_not_sixteen_stages(self) -> None:
        found = near("phi-4", {"tp": 16})
        assert found[1] == "tp: 16 -> 8; pp: 1 -> 2"
        assert not any("pp: 1 -> 16" in each for each in found)

    def test_a_phase_is_mended_where_it_is_written(self) -> None:
        found = near("qwen2-7b", {"tp": 4, "decode": {"tp": 8}})
        assert found[0] == "attention.heads: even -> balanced"
        assert "decode.tp: 8 -> 4; decode.pp: 1 -> 2" in found

    def test_a_group_is_one_choice_and_no_list_by_hand(self) -> None:
        tree: Tree = {"tp": 2, "dp": 2, "stream": "tokens"}
        found = near("llama-3.1-70b", put(tree, "attention.qkv.gather.group", ["dp"]))
        assert found[:2] == ["attention.qkv.gather.group: [dp] -> [tp]", "stream: tokens -> whole"]

    @pytest.mark.parametrize("where", ["", "decode.", "layers.2.", "decode.layers.2."])
    def test_what_mends_all_is_a_remedy_wherever_it_is_written(self, where: str) -> None:
        change = Change(f"{where}ffn.down.collective", "none", "auto", absent=False)
        assert change.field == "ffn.down.collective"

    @pytest.mark.parametrize(
        "tree",
        [
            {"tp": 6},
            {"tp": 3, "attention": {"heads": [20, 20, 20]}},
            {"tp": 2, "ffn": {"gate": {"split": "in", "sum": "activation"}}},
            {"tp": 6, "pp": 3, "stages": {"layers": "even"}, "lm_head": {"greedy": "own"}},
        ],
    )
    def test_all_are_legal_and_on_the_same_devices(self, tree: Tree) -> None:
        model = model_of("llama-3.1-70b")
        plan = read_tree(tree)
        assert plan
        found = nearest(model, tree, 3)
        assert found
        order = [order_of(worlds(plan), each) for each in found]
        assert order == sorted(order)
        for each in (near for row in found for near in row.each):
            assert judge(model, each.plan).reasons == ()
            assert each.changes
            assert _world(each.plan) == _world(plan)

    def test_a_legal_plan_has_none(self) -> None:
        assert near("llama-3.1-70b", {"tp": 8}) == []


class TestRows:
    """All neighbours by one field come before those by two, each field on a row of its own."""

    @pytest.mark.parametrize(
        ("name", "tree", "field", "values"),
        [
            ("mixtral-8x7b", {"tp": 8, "ep": 3}, "ep", {1, 2, 4, 8}),
            ("mixtral-8x7b", {"dp": 8, "ep": 3}, "ep", {1, 2, 4, 8}),
            ("mixtral-8x7b", {"dp": 6, "ep": 3}, "ep", {1, 2}),
            ("mixtral-8x7b", {"dp": 16, "ep": 5}, "ep", {1, 2, 4, 8}),
            ("qwen2-7b", {"tp": 8}, "attention.heads", {"balanced", "chunk", "strided"}),
        ],
    )
    def test_every_value_of_a_field_is_there(
        self, name: str, tree: Tree, field: str, values: set[object]
    ) -> None:
        rows = nearest(model_of(name), tree, 3)
        found = [row for row in rows if [change.path for change in row.changes] == [field]]
        assert len(found) == 1
        assert {str(near.changes[0].after) for near in found[0].each} >= set(map(str, values))
        counted = [len(row.changes) for row in rows if worlds(row.plan) == worlds(rows[0].plan)]
        assert counted.index(1) == 0
        assert 1 not in counted[counted.count(1) :]

    @pytest.mark.parametrize("name", ["mixtral-8x7b", "deepseek-v3", "qwen2-7b"])
    @pytest.mark.parametrize("tree", [{"tp": 8, "ep": 3}, {"tp": 6}, {"dp": 2, "tp": 4, "ep": 3}])
    def test_one_field_that_would_do_is_not_left_out(self, name: str, tree: Tree) -> None:
        """Tried here by itself: every ep, and every regular cut of what a clause looks at."""
        model, plan = model_of(name), read_tree(tree)
        assert plan
        looked = {path for reason in judge(model, plan).reasons for path in reason.clause.at}
        right: set[tuple[str, str]] = set()
        for path in looked:
            cuts = ("even", "balanced", "chunk", "strided", "zigzag", "padded")
            for value in range(1, 65) if path == "ep" else cuts:
                try:
                    new = read_tree(put(tree, path, value))
                except (KeyError, TypeError):
                    continue
                if new is None or new == plan or worlds(new) != worlds(plan):
                    continue
                if not judge(model, new).reasons and by_value(model, new).word == "legal":
                    right.add((path, str(value)))
        found = single(nearest(model, tree, 50))
        assert right <= {(near.changes[0].path, str(near.changes[0].after)) for near in found}


def single(rows: tuple[Near, ...]) -> list[Near]:
    return [near for row in rows for near in row.each if len(near.changes) == 1]


def _world(plan: Plan) -> int:
    return plan.dp * plan.pp * plan.sp * plan.tp


class TestCounts:
    """By hand: two sums a layer, one for the lookup of a token, and logits that are gathered."""

    def test_of_llama_on_eight(self) -> None:
        model = model_of("llama-3.1-70b")
        found = counts(model, Plan(tp=8))
        sums = 2 * 2 * 8192 * 7 / 8  # of 8,192 numbers of two bytes, twice seven eighths
        logits = 2 * 128256 * 7 / 8
        assert found.prefill.syncs == found.decode.syncs == 2 * 80 + 2
        assert found.decode.bytes == 161 * sums + logits
        assert found.decode.weight_copies == 1
        assert found.decode.kv == 80 * 2 * 128 * 2
        assert found.decode.kv_copies == 1

    def test_of_stages(self) -> None:
        found = counts(model_of("llama-3.1-70b"), Plan(pp=4))
        assert (found.prefill.syncs, found.decode.syncs) == (3, 4)
        assert found.prefill.bytes == 3 * 2 * 8192
        assert found.decode.bytes == 3 * 2 * 8192 + 2

    def test_of_replicas(self) -> None:
        found = counts(model_of("llama-3.1-70b"), Plan(dp=4))
        assert (found.decode.syncs, found.decode.weight_copies) == (0, 4)
        assert found.decode.kv_copies == 1

    def test_more_ranks_than_kv_heads_hold_copies(self) -> None:
        assert counts(model_of("llama-3.1-70b"), Plan(tp=16)).decode.kv_copies == 2

    def test_each_wait_has_a_name(self) -> None:
        model = model_of("mixtral-8x7b")
        seen = views(model, Plan(tp=2, dp=2, ep=4))
        names = {each.what for each in passing(seen["prefill"])}
        assert {"embedding", "attention.out", "moe.dispatch", "moe.combine", "lm_head"} <= names


def test_a_degree_is_as_far_as_its_doublings() -> None:
    """Changed fields alone would call sixteen stages as near as eight ranks and two."""
    near_by = degree_distance(16, 8, known=False) + degree_distance(1, 2, known=False)
    far = degree_distance(16, 1, known=False) + degree_distance(1, 16, known=False)
    assert near_by < far / 3
    assert degree_distance(8, 4, known=True) < degree_distance(8, 4, known=False)
