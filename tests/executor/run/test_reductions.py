"""Smaller models keep the pattern: groups, rotations, kinds, and what lies on the degrees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shardproof.executor.run.trials.smaller_models import (
    fewer_heads,
    fewer_layers,
    reductions,
    sizes,
    smaller_blocks,
    smaller_heads,
    upwards,
)
from shardproof.spec.model.model import Model, Scales
from shardproof.spec.model.sound import faults
from shardproof.spec.plan.read import plan_of
from shardproof.spec.record import replace
from tests.executor.run.cases import CASES
from tests.spec.model.published import NAMES, read

SMALL = sorted(path.stem for path in (CASES / "models").glob("*.json"))


def models() -> Iterator[Model]:
    yield from map(read, NAMES)
    for name in SMALL:
        yield Model.from_config(CASES / "models" / f"{name}.json")


BY_HAND: dict[str, tuple[dict[str, object], set[str]]] = {
    "heads": ({"attention": {"heads": [8, 8, 8, 7]}}, {"heads", "kv_heads"}),
    "width": ({"ffn": {"width": [4096, 4096, 4096, 2048]}}, {"width"}),
    "vocabulary": ({"embedding": {"cut": [32064, 32064, 32064, 32063]}}, {"vocab"}),
    "hidden": ({"stream": "hidden", "hidden": [1024, 1024, 1024, 1023]}, {"hidden"}),
    "layers": ({"pp": 2, "stages": {"layers": [16, 15]}}, {"layers"}),
}


@pytest.mark.parametrize("name", BY_HAND)
def test_an_axis_that_is_cut_by_hand_keeps_its_size(name: str) -> None:
    """What a list says of 31 heads is said of no model that has 8."""
    written, kept = BY_HAND[name]
    model = read("llama-3.1-8b")
    before, became = sizes(model), set[str]()
    for reduce in reductions(plan_of({"tp": 4, **written})):
        for small in reduce(model):
            became |= {name for name, size in sizes(small).items() if size != before[name]}
    assert kept < {*before}
    assert became == {*before} - kept


@pytest.mark.parametrize("model", [*models()], ids=lambda model: model.name)
class TestEvery:
    """Whatever is tried is smaller in something and larger in nothing."""

    def test_is_smaller(self, model: Model) -> None:
        before = sizes(model)
        for reduce in reductions(plan_of({"tp": 2, "pp": 2, "ep": 2, "dp": 2})):
            for small in reduce(model):
                after = sizes(small)
                assert all(size <= before[name] for name, size in after.items())
                assert after != before

    def test_heads_in_groups_stay_in_groups(self, model: Model) -> None:
        before = sizes(model)
        for small in fewer_heads(model, [2]):
            after = sizes(small)
            assert (after["heads"] > after["kv_heads"]) == (before["heads"] > before["kv_heads"])
            assert (after["kv_heads"] > 1) == (before["kv_heads"] > 1)
            assert after["heads"] >= min(2, before["heads"])

    def test_values_stay_as_wide_as_keys(self, model: Model) -> None:
        [*before] = [kind.attention for kind in model.kinds]
        for small in smaller_heads(model):
            for old, kind in zip(before, small.kinds, strict=True):
                new = kind.attention
                assert new.latent or (new.head_dim == new.value_dim) == (
                    old.head_dim == old.value_dim
                )
                assert (new.rope is None) == (old.rope is None)


def test_layers_that_are_left_keep_their_kinds() -> None:
    model = read("deepseek-v2-lite")
    assert len(model.kinds) == 2
    for small in fewer_layers(model, 2):
        assert set(small.layers) == set(range(len(small.kinds)))
        assert set(small.kinds) <= set(model.kinds)
        assert len(small.layers) >= 2


def test_sizes_go_up_by_one_and_then_faster() -> None:
    assert [*upwards(2, 5)] == [2, 3, 4]
    assert [*upwards(5, 5)] == []
    assert len([*upwards(1, 2**20)]) < 30
    assert max(upwards(1, 2**20)) < 2**20


def test_a_model_with_smaller_blocks_is_a_model() -> None:
    """Heads of six, all of them rotated, are not halved with blocks of two."""
    model = Model.from_config(CASES / "models" / "llama-fp8.json")
    [kind] = model.kinds
    rope = kind.attention.rope
    assert rope is not None
    scales = Scales(2, 2)
    attention = replace(
        kind.attention, head_dim=6, value_dim=6, rope=replace(rope, dim=6), scales=scales
    )
    odd = replace(model, kinds=(replace(kind, attention=attention),))
    assert not [*faults(odd)]
    for every in (model, odd):
        assert all(not [*faults(small)] for small in smaller_blocks(every))
    assert [*smaller_blocks(model)]
