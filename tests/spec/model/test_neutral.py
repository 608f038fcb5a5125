"""A model as data of our own form: what is written is read back, and nothing else is."""

from __future__ import annotations

import dataclasses
import json
import typing
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardproof.fuzzing.models import random_model
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.model.config import model_from_node
from shardproof.spec.model.model import Layer, Model, Moe
from shardproof.spec.model.neutral import RANGES
from shardproof.spec.model.sound import faults
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.read import plan_of
from shardproof.spec.source.read import read_text
from shardproof.verdict.shrink import shrink
from tests.spec.model.published import read

ROOT = Path(__file__).parents[3]
FILES = [
    *sorted((ROOT / "examples" / "models").glob("*.json")),
    *sorted((ROOT / "tests" / "cases" / "models").glob("*.json")),
]


def text_of(model: Model) -> str:
    return json.dumps(model_data(model), indent=1)


def from_text(text: str) -> Model:
    return model_from_node(read_text(text, "m.json"))


def errors_of(text: str) -> tuple[InputError, ...]:
    with pytest.raises(InputErrors) as caught:
        from_text(text)
    return caught.value.errors


class TestRoundTrip:
    """Reading what was written gives an equal model."""

    @pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
    def test_of_every_model_and_its_shrunk_ones(self, file: Path) -> None:
        model = Model.from_config(file)
        plans: tuple[dict[str, object], ...] = (
            {},
            {"tp": 2},
            {"tp": 3, "pp": 2},
            {"ep": 2, "dp": 2},
        )
        for each in (model, *(shrink(model, plan_of(plan)).model for plan in plans)):
            assert from_text(text_of(each)) == each
            assert list(faults(each)) == []

    @given(st.integers(0, 2**32), st.integers(1, 4), st.integers(1, 4), st.integers(1, 2))
    @settings(max_examples=300, deadline=None, derandomize=True)
    def test_of_random_models(self, seed: int, tp: int, ep: int, expert_tp: int) -> None:
        model = random_model(Random(seed), tp, ep, expert_tp)
        assert from_text(text_of(model)) == model

    def test_also_from_a_mapping_and_from_yaml(self) -> None:
        model = read("deepseek-v2-lite")
        assert Model.from_config(model_data(model)) == model
        assert model_from_node(read_text(text_of(model), "m.yaml")) == model

    def test_a_default_is_not_written(self) -> None:
        data = json.loads(text_of(read("llama-3.1-8b")))
        assert "softcap" not in data["kinds"][0]["attention"]
        assert data["layers"] == [0] * 32


class TestErrors:
    """Each says where, what was read and what would be right."""

    TEXT = text_of(read("llama-3.1-8b"))

    def test_an_unknown_key_is_told_with_the_nearest(self) -> None:
        [error] = errors_of(self.TEXT.replace('"kv_heads"', '"kv_haeds"'))[-1:]
        assert (error.code, error.help) == ("MODEL-KEY", "did you mean kv_heads?")
        assert error.field == "kinds[0].attention.kv_haeds"
        line = self.TEXT[: self.TEXT.index('"kv_heads"')].count("\n") + 1
        assert error.place is not None
        assert error.place.line == line

    def test_several_are_told_at_once_in_the_files_order(self) -> None:
        text = self.TEXT.replace('"hidden": 4096', '"hidden": "4096"').replace("14336", "-1")
        codes = [(error.code, error.field) for error in errors_of(text)]
        assert codes == [("MODEL-TYPE", "hidden"), ("MODEL-RANGE", "kinds[0].ffn.width")]

    @pytest.mark.parametrize(
        ("old", "new", "field"),
        [
            ('"kv_heads": 8', '"kv_heads": 7', "kinds[0].attention.kv_heads"),
            ('"dim": 128', '"dim": 130', "kinds[0].attention.rope.dim"),
            ('"dim": 128', '"dim": 0', "kinds[0].attention.rope.dim"),
            ('"rope": {', '"positions": "none", "rope": {', "kinds[0].attention.rope"),
            ('"name"', '"max_positions": 64, "name"', "max_positions"),
            ('"ffn": {', '"norms": 1, "ffn": {', "kinds[0].norms"),
            ('"shardproof_model": 1', '"shardproof_model": 2', "shardproof_model"),
            ('"shardproof_model": 1', '"shardproof_model": true', "shardproof_model"),
            ('"name"', '"norm": "rsm", "name"', "norm"),
            ('"name"', '"embedding_scale": 0, "name"', "embedding_scale"),
            ('"name"', '"tied": 1, "name"', "tied"),
        ],
    )
    def test_what_cannot_be_is_refused(self, old: str, new: str, field: str) -> None:
        assert old in self.TEXT
        [error] = errors_of(self.TEXT.replace(old, new, 1))
        assert error.field == field
        assert error.place is not None
        assert error.place.line > 0
        assert error.help

    @pytest.mark.parametrize(
        ("changes", "field"),
        [
            ({"top_k": 9}, "top_k"),
            ({"groups": 3}, "groups"),
            ({"groups": 2, "top_groups": 3}, "top_groups"),
            ({"groups": 8, "group_score": "top2"}, "group_score"),
        ],
    )
    def test_a_router_that_cannot_choose(self, changes: dict[str, Any], field: str) -> None:
        data: Any = json.loads(text_of(read("mixtral-8x7b")))
        data["kinds"][0]["ffn"]["router"].update(changes)
        assert {error.field.rpartition(".")[2] for error in errors_of(json.dumps(data))} >= {field}

    @pytest.mark.parametrize(("layers", "field"), [([0, 1], "layers[1]"), ([], "layers")])
    def test_layers_and_kinds_belong_together(self, layers: list[int], field: str) -> None:
        data: Any = json.loads(self.TEXT) | {"layers": layers}
        assert field in [error.field for error in errors_of(json.dumps(data))]


def int_fields(of: type) -> Iterator[tuple[type, str]]:
    """Every whole number in a model, with the class that has it."""
    fields = {field.name for field in dataclasses.fields(of)}
    for name, hint in typing.get_type_hints(of).items():
        for inner in (hint, *typing.get_args(hint)):
            if inner is int and name in fields:
                yield of, name
            elif isinstance(inner, type) and dataclasses.is_dataclass(inner):
                yield from int_fields(inner)


def test_every_number_of_a_model_has_a_range() -> None:
    assert {*int_fields(Model), *int_fields(Layer), *int_fields(Moe)} == set(RANGES)


VALUES: list[Any] = [
    None, True, 0, -1, 3, 10**18, 10**5000, 2.5, float("nan"), 1e300, "", "x", [], [1],
    {}, {"x": 1},
]  # fmt: skip


class TestOneField:
    """Whatever one field becomes, there is a model or there are errors with their help."""

    @pytest.mark.parametrize("name", ["deepseek-v2-lite", "bloom-560m"])
    def test_gives_a_model_or_errors(self, name: str) -> None:
        for path in paths(model_data(read(name))):
            for value in VALUES:
                data: Any = json.loads(text_of(read(name)))
                at = data
                for key in path[:-1]:
                    at = at[key]
                at[path[-1]] = value
                try:
                    model = Model.from_config(data)
                except InputErrors as wrong:
                    lacking = [error for error in wrong.errors if not error.help]
                    assert lacking == []
                else:
                    assert Model.from_config(model_data(model)) == model


def paths(value: Any, before: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:  # noqa: ANN401
    keys: list[str | int] = [*value] if isinstance(value, dict) else [*range(min(len(value), 2))]
    for key in keys:
        yield (*before, key)
        if isinstance(value[key], (dict, list)):
            yield from paths(value[key], (*before, key))
