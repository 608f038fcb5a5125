"""What is drawn is what the program's ranks hold."""

from __future__ import annotations

from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from shardproof.api import Model, check, load, plan
from shardproof.reports.pictures.gather import picture
from shardproof.reports.pictures.holding import Map, Mesh, PhasePicture, Tensor, holders
from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.experts import Stage
from shardproof.spec.layout.handoff import coordinate
from shardproof.spec.layout.measures import kv_groups
from shardproof.spec.model.model import Moe
from shardproof.spec.plan.plan import Plan

ROOT = Path(__file__).resolve().parents[3]
MODELS = ROOT / "examples" / "models"
FILES = sorted((ROOT / "examples" / "plans").glob("*-tp*.yaml"))


@cache
def model_of(name: str) -> Model:
    return Model.from_config(MODELS / f"{name}.json")


def drawn(name: str, given: Plan, phase: str = "prefill") -> PhasePicture:
    found = picture(model_of(name), given)
    return next(each for each in found.phases if each.name == phase)


def tensor_of(phase: PhasePicture, name: str, section: int = 1) -> Tensor:
    return next(each for each in phase.sections[section].tensors if each.name == name)


def the_map(tensor: Tensor, axis: str) -> Map:
    return next(each for each in tensor.maps if each.axis == axis)


def indices(found: Map, rank: int) -> list[int]:
    return list(chain(*found.held[rank]))


class TestWeights:
    @pytest.mark.parametrize("tp", [2, 3, 6, 8, 16])
    def test_each_rank_of_tp_has_the_kv_heads_that_its_query_heads_read(self, tp: int) -> None:
        given = plan(tp=tp, attention={"heads": "balanced"})
        phase = drawn("llama-3.1-70b", given)
        ctx = Context(model_of("llama-3.1-70b"), given, "prefill", given.phase("prefill"),
                      model_of("llama-3.1-70b").kinds[0])  # fmt: skip
        for name in ("attention.k", "attention.v", "cache.keys", "cache.values"):
            found = the_map(tensor_of(phase, name), "tp")
            for rank in range(tp):
                assert set(indices(found, rank)) == kv_groups(ctx, rank)
            owners = [each for rank in range(tp) for each in kv_groups(ctx, rank)]
            several = {each for each in owners if owners.count(each) > 1}
            assert set(chain(*found.shared)) == several

    def test_what_no_rank_holds_is_told(self) -> None:
        phase = drawn("llama-3.1-70b", plan(tp=6))
        found = the_map(tensor_of(phase, "attention.q"), "tp")
        assert list(chain(*found.unowned)) == [60, 61, 62, 63]
        assert indices(found, 5) == list(range(50, 60))

    @pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
    def test_a_legal_plan_leaves_no_index_of_a_weight_to_nobody(self, file: Path) -> None:
        verdict = load(str(file))
        found = picture(verdict.model, verdict.plan)
        weights = [t for p in found.phases for s in p.sections for t in s.weights]
        assert weights
        held = all(not each.unowned for t in weights for each in t.maps)
        assert held == verdict.legal

    def test_layers_that_are_the_same_are_drawn_once(self) -> None:
        titles = [s.title for s in drawn("llama-3.1-405b", plan(tp=8)).sections]
        assert titles == ["embedding", "layers 0–125 (× 126)", "head"]
        titles = [s.title for s in drawn("deepseek-v3", plan(tp=8, ep=8)).sections]
        assert titles == ["embedding", "layers 0–2 (× 3)", "layers 3–60 (× 58)", "head"]

    def test_so_are_those_of_an_edited_plan(self) -> None:
        verdict = load(str(ROOT / "examples" / "plans" / "rank-without-all-reduce.yaml"))
        found = picture(verdict.model, verdict.plan)
        assert found.edited
        assert [s.title for s in found.phases[0].sections] == [
            "embedding", "layers 0–31 (× 32)", "head",
        ]  # fmt: skip

    def test_experts_are_on_the_ranks_that_compute_them(self) -> None:
        given = plan(dp=2, tp=4, ep=4)
        model = model_of("mixtral-8x7b")
        phase = drawn("mixtral-8x7b", given)
        found = the_map(tensor_of(phase, "ffn.experts"), "ep")
        ctx = Context(model, given, "prefill", given.phase("prefill"), model.kinds[0])
        assert isinstance(ctx.layer.ffn, Moe)
        stage = Stage(ctx, ctx.layer.ffn)
        cut = cut_of(ctx, "moe.experts")
        for rank in range(phase.mesh.world):
            ep, _ = stage.in_block(rank)
            assert phase.mesh.expert_at(rank) == stage.in_block(rank)
            assert indices(found, ep) == list(chain(*cut.indices(ep)))


class TestMesh:
    @pytest.mark.parametrize("mesh", [["pp", "dp", "sp", "tp"], ["tp", "sp", "pp", "dp"]])
    def test_a_rank_stands_where_the_handoff_says(self, mesh: list[str]) -> None:
        given = plan(pp=2, dp=3, sp=2, tp=4, mesh=mesh)
        model = model_of("llama-3.1-70b")
        found = drawn("llama-3.1-70b", given).mesh
        ctx = Context(model, given, "prefill", given.phase("prefill"), model.kinds[0])
        assert found.world == 48
        for rank in range(48):
            at = found.coordinates(rank)
            for axis in ("pp", "dp", "sp", "tp"):
                assert at[axis] == coordinate(ctx, axis, rank)


class TestDeals:
    def test_a_zigzag_gives_each_rank_a_chunk_from_either_end(self) -> None:
        given = plan(sp=4, sequence={"cut": "zigzag", "exchange": "ring"})
        (tokens,) = (m for m in drawn("llama-3.1-8b", given).deals if m.axis == "sp")
        assert (tokens.any_size, tokens.size) == (True, 16)
        assert [indices(tokens, rank) for rank in range(4)] == [
            [0, 1, 14, 15], [2, 3, 12, 13], [4, 5, 10, 11], [6, 7, 8, 9],
        ]  # fmt: skip

    def test_stages_that_count_their_layers_wrong_take_others(self) -> None:
        given = plan(pp=4, stages={"layers": [10, 10, 6, 6], "offset": "equal"})
        layers = drawn("llama-3.1-8b", given).deals[0]
        assert indices(layers, 2) == list(range(12, 18))
        assert set(chain(*layers.unowned)) == {24 + i for i in range(8)} - set(range(18, 24))


class TestActivations:
    @pytest.mark.parametrize("fields", [
        {"tp": 4}, {"tp": 2, "stream": "tokens"}, {"tp": 2, "dp": 2, "ep": 4}, {"tp": 4, "sp": 2},
        {"tp": 2, "pp": 3},
    ], ids=str)  # fmt: skip
    def test_sums_of_a_group_are_partial_up_to_its_collective(
        self, fields: dict[str, object]
    ) -> None:
        given = plan(**fields)
        told = {
            each.name: each.partial for s in drawn("mixtral-8x7b", given).sections
            for each in s.activations if each.partial
        }  # fmt: skip
        experts = ("ep",) if "ep" in fields else ("tp",)
        assert told == {
            "embedding.lookup": ("tp",), "attention.out": ("tp",), "moe.experts": experts,
        }  # fmt: skip

    def test_of_an_illegal_plan_they_are_drawn_up_to_who_is_to_blame(self) -> None:
        given = plan(
            tp=2, ffn={"gate": {"split": "in", "sum": "activation"}, "up": {"split": "in"}}
        )
        assert check(model_of("llama-3.1-8b"), given).word == "illegal"
        layer = drawn("llama-3.1-8b", given).sections[1]
        failing = [each.name for each in layer.operators if each.failing]
        known = [each.name for each in layer.operators if each.gives is not None]
        assert failing == ["ffn.act"]
        assert known[-1] == "ffn.gate"
        assert next(o for o in layer.operators if o.name == "ffn.gate").gives.partial == ("tp",)  # pyright: ignore[reportOptionalMemberAccess]
        decode = drawn("llama-3.1-8b", given, "decode")
        assert decode.stopped.startswith("prefill stops")
        assert decode.sections[1].weights


@pytest.mark.parametrize(("held", "nobody", "several"), [
    ([(range(2),), (range(2, 4),)], [], []),
    ([(range(2),), (range(1, 3),)], [3], [1]),
    ([(range(0, 4, 2),), (range(3, 0, -2),)], [], []),
    ([(), ()], [0, 1, 2, 3], []),
    ([(range(9),), (range(-1, -3, -1),)], [], []),
])  # fmt: skip
def test_holders(held: list[tuple[range, ...]], nobody: list[int], several: list[int]) -> None:
    none, more = holders(held, 4)
    assert (list(chain(*none)), list(chain(*more))) == (nobody, several)


def test_an_expert_axis_regroups_the_ranks_of_a_stage() -> None:
    mesh = Mesh((("pp", 2), ("dp", 2), ("sp", 1), ("tp", 4)), (4, 2))
    assert mesh.ranks_at("ep", 1) == [2, 3]
    assert mesh.ranks_at("etp", 0) == [0, 2, 4, 6]
