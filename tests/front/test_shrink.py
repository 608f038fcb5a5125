"""A small model keeps what a plan does on the large one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from shardproof.executor.run.verdict.search import counterexample, search
from shardproof.spec.law.judge import judge
from shardproof.spec.model.config import model_from_config
from shardproof.spec.model.model import Attention, Dense, Model, Moe
from shardproof.spec.model.sound import faults
from shardproof.spec.plan.read import plan_of
from shardproof.verdict.shrink import near, shrink
from tests.tiers import sampled

MODELS = sorted((Path(__file__).resolve().parents[2] / "examples" / "models").glob("*.json"))
PLANS: Mapping[str, dict[str, object]] = {
    "tp 2": {"tp": 2},
    "tp 3 balanced": {
        "tp": 3,
        "attention": {"heads": "balanced"},
        "ffn": {"width": "balanced"},
        "moe": {"width": "balanced", "shared": {"width": "balanced"}},
    },
    "tp 3": {"tp": 3},
    "pp 3, ep 2 of dp 2": {"pp": 3, "dp": 2, "ep": 2},
    "sp 2, then tp 2": {"sp": 2, "decode": {"sp": 1, "tp": 2}},
}


class TestNear:
    """A shrunk axis has the remainders of the large one, and is not pushed below a degree."""

    @pytest.mark.parametrize(
        ("n", "degrees", "least", "small"),
        [(64, [8], 1, 8), (64, [6], 1, 10), (28, [8], 1, 12), (50257, [2], 8, 9), (3, [8], 1, 3)],
    )
    def test_keeps_remainders(self, n: int, degrees: list[int], least: int, small: int) -> None:
        assert near(n, degrees, least) == small


@pytest.fixture(scope="module", params=sampled(MODELS, every=3), ids=lambda path: path.stem)
def model(request: pytest.FixtureRequest) -> Model:
    path: Path = request.param
    return model_from_config(path)


class TestExamples:
    """On every shipped model, running the shrunk one says what the law says of the large one."""

    @pytest.mark.parametrize("name", sampled(PLANS, every=3))
    def test_law_and_run_agree(self, model: Model, name: str) -> None:
        plan = plan_of(PLANS[name])
        small = shrink(model, plan)
        assert small.obstacle == ""
        legal = not judge(model, plan).reasons
        assert (counterexample(small.model, plan, trials=1) is None) == legal

    def test_is_small(self, model: Model) -> None:
        small = shrink(model, plan_of({"tp": 2})).model
        assert small.hidden <= 16
        assert small.vocab <= 16
        assert len(small.layers) <= 12


def test_a_large_world_is_not_run() -> None:
    model = model_from_config(MODELS[0])
    assert "too many" in shrink(model, plan_of({"dp": 4096})).obstacle


def test_an_axis_that_is_cut_by_hand_keeps_its_size() -> None:
    model = model_from_config(next(path for path in MODELS if path.stem == "qwen2-7b"))
    plan = plan_of({"tp": 2, "attention": {"heads": [20, 8]}})
    [kind] = shrink(model, plan).model.kinds
    assert (kind.attention.heads, kind.attention.kv_heads) == (28, 4)


PADDED: Mapping[str, tuple[dict[str, object], Callable[[Model], int]]] = {
    "hidden": ({"hidden": {"padded": 20}}, lambda model: model.hidden),
    "vocab": ({"lm_head": {"cut": {"padded": 24}}}, lambda model: model.vocab),
    "heads": ({"attention": {"heads": {"padded": 16}}}, lambda model: _attention(model).heads),
    "ffn width": ({"ffn": {"width": {"padded": 48}}}, lambda model: _ffn(model).width),
    "experts": ({"ep": 2, "dp": 2, "moe": {"experts": {"padded": 12}}}, lambda m: _moe(m).experts),
    "expert width": ({"moe": {"width": {"padded": 80}}}, lambda model: _moe(model).expert.width),
}


@pytest.mark.parametrize("axis", PADDED)
def test_a_padded_axis_keeps_how_much_of_the_last_multiple_is_pads(axis: str) -> None:
    sections, size = PADDED[axis]
    [multiple] = _multiples(sections)
    name = "mixtral-8x7b" if "expert" in axis else "qwen2-7b"
    model = model_from_config(next(path for path in MODELS if path.stem == name))
    small = shrink(model, plan_of({"tp": 2, **sections})).model
    assert size(small) % multiple == size(model) % multiple
    assert size(small) < size(model) or size(model) < 2 * multiple


def _multiples(sections: object) -> list[int]:
    """The numbers that stand under `padded`."""
    if not isinstance(sections, dict):
        return []
    found = cast("dict[str, object]", sections)
    own = [value for key, value in found.items() if key == "padded" and isinstance(value, int)]
    return own + [each for value in found.values() for each in _multiples(value)]


def _attention(model: Model) -> Attention:
    return model.kinds[0].attention


def _ffn(model: Model) -> Dense:
    ffn = model.kinds[0].ffn
    assert isinstance(ffn, Dense)
    return ffn


def _moe(model: Model) -> Moe:
    ffn = model.kinds[0].ffn
    assert isinstance(ffn, Moe)
    return ffn


def test_as_many_layers_stay_as_show_what_the_plan_does() -> None:
    """Dealt-out layers read other positions in a shorter model."""
    cases = Path(__file__).resolve().parents[1] / "cases"
    model = model_from_config(cases / "models" / "llama-four.json")
    dealt = {"layers": "strided", "order": "layer", "offset": "equal"}
    plan = plan_of({"pp": 2, "stages": dealt})
    small = shrink(model, plan)
    assert (len(small.model.layers), small.model.hidden, small.obstacle) == (4, 8, "")


DEALT: Mapping[str, dict[str, object]] = {
    "pp 2": {"pp": 2, "stages": {"layers": "strided"}},
    "pp 4": {"pp": 4, "stages": {"layers": "strided"}},
    "pp 2 and tp 2": {"pp": 2, "tp": 2, "stages": {"layers": {"strided": 3}}},
    "pp 2, zigzag": {"pp": 2, "stages": {"layers": "zigzag"}},
}


@pytest.mark.parametrize("name", DEALT)
def test_layers_out_of_order_are_shown_on_every_model(model: Model, name: str) -> None:
    plan = plan_of(DEALT[name])
    small = shrink(model, plan)
    assert small.obstacle == ""
    codes = [reason.clause.code for reason in judge(model, plan).reasons]
    assert "PP-ORDER" in codes
    assert [reason.clause.code for reason in judge(small.model, plan).reasons] == codes
    if model.name in ("llama-3.1-8b", "gpt2", "mixtral-8x7b"):
        assert counterexample(small.model, plan) is not None


LONG: Mapping[str, dict[str, object]] = {
    "a sum left out": {"tp": 2, "attention": {"out": {"collective": "none"}}},
    "a remainder": {"sp": 4, "sequence": {"cut": "even"}},
    "a mask of places": {"sp": 3, "sequence": {"mask": "local"}},
    "zigzag": {"sp": 2, "sequence": {"cut": "zigzag", "positions": "local"}},
    "blocks": {"sp": 2, "sequence": {"cut": {"strided": 16}, "exchange": "none"}},
    "keys": {"sp": 2, "sequence": {"layout": "keys", "keys": {"padded": 6}, "merge": "divided"}},
    "sequences": {"dp": 3, "batch": {"sequences": "even"}},
    "a stream of tokens": {"tp": 2, "stream": "tokens", "stream_tokens": "even",
                           "attention": {"qkv": {"split": "none"}, "out": {"split": "none"}}},
    "an edit": {"tp": 2, "edits": [{"drop": "layers.*.ffn.all_reduce"}]},
    "a late step": {"tp": 2, "edits": [{"drop": "layers.*.ffn.all_reduce", "steps": [3]}]},
}  # fmt: skip


@pytest.mark.parametrize("name", LONG)
def test_a_long_workload_is_made_smaller_and_shows_the_same(name: str) -> None:
    model = model_from_config(next(path for path in MODELS if path.stem == "llama-3.1-8b"))
    plan = plan_of({**LONG[name], "workload": {"batch": 100, "prompt": 4099, "steps": 201}})
    small = shrink(model, plan)
    assert set(small.fewer) == {"batch", "prompt", "steps"}
    assert " for 4,099" in str(small)
    for n, degree in ((4099, plan.sp), (4099 + 201, plan.sp)):
        work = small.plan.workload
        ran = (work.prompt or 0) + (n - 4099 and (work.steps or 0))
        assert ran % degree == n % degree
    codes = [reason.clause.code for reason in judge(model, plan).reasons]
    assert [reason.clause.code for reason in judge(small.model, small.plan).reasons] == codes
    found = search(small.model, small.plan)
    assert found.left_out == ()
    assert found.found is not None


def test_a_workload_that_is_written_out_stays() -> None:
    model = model_from_config(next(path for path in MODELS if path.stem == "llama-3.1-8b"))
    listed = {"sp": 2, "sequence": {"cut": [4000, 96]}, "workload": {"prompt": 4096}}
    small = shrink(model, plan_of(listed))
    assert small.plan.workload.prompt == 4096
    searched = search(small.model, small.plan)
    assert searched.found is None
    assert all("too much to run here" in why for why in searched.left_out)


def test_a_prompt_that_the_model_has_no_positions_for_stays() -> None:
    model = model_from_config(next(path for path in MODELS if path.stem == "gpt2"))
    small = shrink(model, plan_of({"workload": {"prompt": 4096}}))
    assert small.plan.workload.prompt == 4096
    assert "the model 1,024 positions" in search(small.model, small.plan).left_out[0]


@pytest.mark.parametrize("experts", [1, 3, 6, 9, 15, 21, 35, 160])
@pytest.mark.parametrize("ep", [1, 2, 3])
def test_groups_of_experts_stay_groups(experts: int, ep: int) -> None:
    """The experts are a multiple of their groups, as the model that is run has to have it."""
    model = model_from_config(next(path for path in MODELS if path.stem == "deepseek-v3"))
    [routed] = {kind.ffn for kind in model.kinds if isinstance(kind.ffn, Moe)}
    for groups in (n for n in range(1, experts + 1) if experts % n == 0):
        for best in {1, groups}:
            router = replace(routed.router, groups=groups, top_groups=best, top_k=1,
                             group_score="max")  # fmt: skip
            kinds = tuple(
                replace(kind, ffn=replace(kind.ffn, experts=experts, router=router))
                if isinstance(kind.ffn, Moe) else kind for kind in model.kinds
            )  # fmt: skip
            small = shrink(replace(model, kinds=kinds), plan_of({"dp": ep, "ep": ep})).model
            assert not [*faults(small)]


WRITTEN_OUT: Mapping[str, tuple[dict[str, object], str]] = {
    "a layer by its number": ({"drop": "layers.3.ffn.all_reduce"}, "layers"),
    "a layer's cache": ({"change": "layers.*.attention.cache_step", "cache": 30}, "layers"),
    "heads in another order": (
        {"insert": "permute", "of": "layers.*.attention.q", "dim": "head", "order": [1, 0, 2, 3]},
        "heads",
    ),
    "a fraction": ({"insert": "times", "of": "layers.*.ffn.down", "by": [1, 2]}, ""),
}
"""Edits, and the one size of the model that they write out, if any."""


@pytest.mark.parametrize("name", sampled(WRITTEN_OUT, every=2))
def test_of_what_an_edit_writes_out_the_model_keeps_the_size_and_a_run_shows_it(name: str) -> None:
    model = model_from_config(next(path for path in MODELS if path.stem == "llama-3.1-8b"))
    edit, kept = WRITTEN_OUT[name]
    plan = plan_of({"tp": 8, "edits": [edit]})
    small = shrink(model, plan)
    assert small.obstacle == ""
    assert small.model.vocab < 100
    assert small.model.hidden < 100
    assert (len(small.model.layers) == 32) == (kept == "layers")
    assert (small.model.kinds[0].attention.heads == 32) == (kept == "heads")
    assert search(small.model, small.plan).found is not None


def test_an_edit_that_does_not_say_whose_indices_it_lists_keeps_every_size() -> None:
    model = model_from_config(next(path for path in MODELS if path.stem == "llama-3.1-8b"))
    columns = {"change": "layers.*.ffn.down", "split": [[0], [1]]}
    small = shrink(model, plan_of({"tp": 2, "edits": [columns]}))
    assert "whose indices an edit lists" in small.obstacle
