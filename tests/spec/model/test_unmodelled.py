"""Every key of a config is read, or harmless, or makes the verdict unknown."""

from __future__ import annotations

from dataclasses import astuple, fields
from typing import get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.model.families import FAMILIES
from shardproof.spec.model.family import Family
from shardproof.spec.model.keys import NOTED, is_harmless, is_other_sense
from shardproof.spec.model.model import Model
from tests.spec.model.published import Config, blamed, config, read, unknown

LITERALS = ("norm", "placement", "positions", "pairs", "window", "qk_norm")

SET: list[object] = [True, 0, 1, 0.5, "x", [0], {"a": None}]
UNSET: list[object] = [None, False, "", [], {}]


@pytest.mark.parametrize("value", SET, ids=repr)
def test_a_set_field_of_unknown_meaning_is_unmodelled(value: object) -> None:
    assert unknown(read("llama-3.1-8b", hyper_connection=value)) == ["hyper_connection"]


@pytest.mark.parametrize("value", UNSET, ids=repr)
def test_an_unset_field_of_unknown_meaning_says_nothing(value: object) -> None:
    assert read("llama-3.1-8b", hyper_connection=value) == read("llama-3.1-8b")


HARMLESS = ["torch_dtype", "use_cache", "eos_token_id", "attention_dropout", "rope_theta"]


@pytest.mark.parametrize("key", HARMLESS)
def test_a_harmless_field_changes_nothing(key: str) -> None:
    assert read("llama-3.1-8b", **{key: 3}) == read("llama-3.1-8b")


CHOICES = {value for name in LITERALS for value in get_args(get_type_hints(Family)[name])}
ACTIVATIONS = {family.activation for family in FAMILIES.values()}


def judged(family: Family) -> set[str]:
    """The fields that a family reads or weighs."""
    flags = (getattr(family, field.name) for field in fields(Family))
    words = {value for value in flags if isinstance(value, str)} - CHOICES - ACTIVATIONS
    keys = {key for group in astuple(family.names) for key in group}
    return words | keys | set(family.rotary) | family.inert.keys() | {family.equals_hidden} - {""}


@pytest.mark.parametrize("model_type", FAMILIES)
def test_no_field_of_a_family_has_two_classes(model_type: str) -> None:
    """What a family reads or weighs is not also passed over."""
    family = FAMILIES[model_type]
    assert not [key for key in judged(family) if is_harmless(key) or key in family.harmless]


@given(st.text(max_size=12))
def test_no_name_is_both_harmless_and_noted(key: str) -> None:
    assert not (is_harmless(key) and key in NOTED)


INERT = [
    ("gpt2", "scale_attn_by_inverse_layer_idx", True),
    ("gpt2", "scale_attn_weights", False),
    ("bloom-560m", "apply_residual_connection_post_layernorm", True),
    ("bloom-560m", "n_inner", 2048),
    ("phi-4", "full_attn_mod", 2),
    ("deepseek-v3", "index_topk", 2048),
    ("llama-3.1-8b", "sliding_window", 4096),
    ("gemma-2-9b", "use_bidirectional_attention", True),
]


@pytest.mark.parametrize(("name", "key", "value"), INERT)
def test_what_would_change_the_function_is_named(name: str, key: str, value: object) -> None:
    assert unknown(read(name, **{key: value})) == [key]


class TestRotation:
    def test_a_table_of_angles_is_harmless(self) -> None:
        for kind in ("linear", "yarn", "llama3"):
            assert read("qwen2-7b", rope_scaling={"type": kind, "factor": 4.0}).unmodelled == ()

    def test_angles_that_depend_on_the_length_are_not(self) -> None:
        for key in ("type", "rope_type"):
            model = read("qwen2-7b", rope_scaling={key: "dynamic", "factor": 4.0})
            (entry,) = model.unmodelled
            assert entry.field == f"rope_scaling.{key}"
            assert (entry.value, "length" in entry.why) == ('"dynamic"', True)

    def test_a_table_taken_once_is_noted(self) -> None:
        model = read("phi-4", rope_scaling={"type": "longrope", "long_factor": [1.0]})
        assert model.unmodelled == ()
        assert any("rope_scaling" in note for note in model.notes)


class TestOtherLayers:
    def test_a_recurrent_family_is_unmodelled_by_its_type(self) -> None:
        source: Config = {
            "model_type": "mamba",
            "hidden_size": 768,
            "num_hidden_layers": 24,
            "vocab_size": 50280,
            "state_size": 16,
        }
        assert unknown(Model.from_config(source)) == ["model_type", "state_size"]

    def test_linear_attention_is_named_once_at_its_first_layer(self) -> None:
        types = ["full_attention", *["linear_attention"] * 63]
        model = read("qwen3-32b", layer_types=types)
        assert [(u.field, u.value) for u in model.unmodelled] == [
            ("layer_types[1]", '"linear_attention"')
        ]

    def test_a_block_known_to_differ_is_unmodelled(self) -> None:
        assert unknown(read("llama-3.1-8b", model_type="chatglm")) == ["model_type"]


class TestGeneric:
    def test_an_unknown_family_is_read_with_a_note(self) -> None:
        model = read("llama-3.1-8b", model_type="brandnew")
        assert (model.family, model.unmodelled) == ("brandnew", ())
        assert any("brandnew" in note for note in model.notes)

    def test_its_experts_are_unmodelled(self) -> None:
        model = read("mixtral-8x7b", model_type="brandnew")
        assert {"num_local_experts", "num_experts_per_tok"} <= set(unknown(model))

    def test_layer_norms_and_a_plain_ffn_are_told_by_their_fields(self) -> None:
        model = Model.from_config(
            {
                "n_embd": 64,
                "n_layer": 2,
                "n_head": 4,
                "n_inner": 256,
                "vocab_size": 100,
                "layer_norm_epsilon": 1e-5,
                "activation_function": "relu",
            }
        )
        assert (model.norm, model.norm_bias) == ("layer", True)


class TestNested:
    def test_a_part_that_sees_is_noted_not_judged(self) -> None:
        model = read("gemma-3-27b")
        assert [note for note in model.notes if "vision_config" in note]
        assert not [u for u in model.unmodelled if is_other_sense(u.field)]

    def test_an_unknown_field_around_the_text_is_unmodelled(self) -> None:
        assert unknown(read("gemma-3-27b", deep_fusion=3)) == ["deep_fusion"]

    def test_the_text_part_goes_before_what_is_around_it(self) -> None:
        assert unknown(read("gemma-3-27b", hidden_size=1)) == ["hidden_size"]
        assert read("gemma-3-27b", hidden_size=5376).unmodelled == ()

    def test_tying_may_be_said_around_the_text(self) -> None:
        assert read("gemma-3-27b", tie_word_embeddings=False).tied is False
        assert blamed(config("gemma-3-27b", tie_word_embeddings=3)) == [
            ("MODEL-TYPE", "tie_word_embeddings")
        ]

    def test_a_language_part_is_found_by_other_names(self) -> None:
        for part in ("llm_config", "language_config", "thinker_config"):
            source: Config = {"model_type": "sees", part: config("qwen2-7b")}
            model = Model.from_config(source)
            assert (model.family, model.hidden, model.unmodelled) == ("qwen2", 3584, ())


def test_stored_precision_is_noted_and_judged_as_exact() -> None:
    model = read("llama-3.1-8b", quantization_config={"quant_method": "fp8"})
    assert model.unmodelled == ()
    assert any("quantization_config" in note for note in model.notes)
