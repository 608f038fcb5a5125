"""Every key of a config is read, or harmless, or makes the verdict unknown."""

from __future__ import annotations

from dataclasses import astuple, fields, replace
from typing import get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.errors import InputErrors
from shardproof.spec.model.families import families
from shardproof.spec.model.family import Family
from shardproof.spec.model.foreign import OTHER_BLOCKS, RECURRENT
from shardproof.spec.model.keys import NOTED, is_harmless, is_other_sense
from shardproof.spec.model.model import Model, Stored
from shardproof.spec.plan.read import plan_of
from shardproof.spec.verdict import decide
from tests.spec.model.published import Config, blamed, config, read, unknown, without

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
    """Of what is computed; how numbers are stored is told beside it."""
    assert replace(read("llama-3.1-8b", **{key: 3}), stored=Stored()) == replace(
        read("llama-3.1-8b"), stored=Stored()
    )


CHOICES = {value for name in LITERALS for value in get_args(get_type_hints(Family)[name])}
ACTIVATIONS = {family.activation for family in families().values()}


def judged(family: Family) -> set[str]:
    """The fields that a family reads or weighs."""
    flags = (getattr(family, field.name) for field in fields(Family))
    words = {value for value in flags if isinstance(value, str)} - CHOICES - ACTIVATIONS
    keys = {key for group in astuple(family.names) for key in group}
    return words | keys | set(family.rotary) | family.inert.keys() | {family.equals_hidden} - {""}


@pytest.mark.parametrize("model_type", families())
def test_no_field_of_a_family_has_two_classes(model_type: str) -> None:
    """What a family reads or weighs is not also passed over."""
    family = families()[model_type]
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
        assert unknown(Model.from_config(source)) == ["model_type"]

    def test_linear_attention_is_named_once_at_its_first_layer(self) -> None:
        types = ["full_attention", *["linear_attention"] * 63]
        model = read("qwen3-32b", layer_types=types)
        assert [(u.field, u.value) for u in model.unmodelled] == [
            ("layer_types[1]", '"linear_attention"')
        ]

    def test_a_block_known_to_differ_is_unmodelled(self) -> None:
        assert unknown(read("llama-3.1-8b", model_type="chatglm")) == ["model_type"]


STRANGE: dict[str, Config] = {
    "without a width": {"hidden_size": 64, "num_attention_heads": 4, "num_key_value_heads": 1},
    "heads that do not divide": {"hidden_size": 2304, "num_attention_heads": 31},
    "without layers": {"hidden_size": 64, "hybrid_override_pattern": "M-M*"},
    "another field": {"num_hidden_layers": 2, "hyper_connection": 4},
    "nothing": {},
}


class TestUnread:
    """Of a family without a reader the file is not wrong, and nothing but that is known."""

    @pytest.mark.parametrize("fields", STRANGE.values(), ids=STRANGE)
    @pytest.mark.parametrize("family", [*sorted(RECURRENT | OTHER_BLOCKS), "brand_new_arch"])
    def test_its_fields_are_never_wrong_and_one_line_names_it(
        self, family: str, fields: Config
    ) -> None:
        model = Model.from_config({"model_type": family, **fields})
        (gap,) = model.unmodelled
        assert model.unread
        assert (gap.field, gap.value, gap.whole) == ("model_type", f'"{family}"', True)
        assert ("--as llama" in gap.why) is (family == "brand_new_arch")

    def test_a_verdict_on_it_is_unknown_and_gives_no_reasons(self) -> None:
        model = read("llama-3.1-8b", model_type="brand_new_arch")
        found = decide(model, plan_of({"tp": 3, "edits": [{"drop": "layers.*.no_such_thing"}]}))
        assert (found.word, found.reasons, found.same_degrees) == ("unknown", (), "unknown")
        (line,) = found.unknown
        assert "brand_new_arch" in line

    def test_a_config_that_names_no_family_is_unknown(self) -> None:
        (gap,) = Model.from_config(without("llama-3.1-8b", "model_type")).unmodelled
        assert (gap.value, gap.whole) == ("missing", True)

    def test_a_slip_is_guessed(self) -> None:
        (gap,) = read("llama-3.1-8b", model_type="lama").unmodelled
        assert "did you mean llama?" in gap.why

    def test_what_has_neither_family_nor_sizes_is_no_config(self) -> None:
        assert blamed({"tp": 8}) == [("MODEL-FAMILY", "model_type")]

    def test_the_family_of_a_text_part_is_the_one_that_counts(self) -> None:
        inner = config("llama-3.1-8b", model_type="brand_new_text")
        (gap,) = Model.from_config({"model_type": "llama", "text_config": inner}).unmodelled
        assert gap.field == "text_config.model_type"


class TestReadAs:
    """`--as FAMILY` says what a family that nobody knows is."""

    @pytest.mark.parametrize("source", ["renamed", "nameless", "nested"])
    def test_it_is_read_as_that_family(self, source: str) -> None:
        inner = without("llama-3.1-8b", "model_type")
        if source == "renamed":
            inner["model_type"] = "brand_new_arch"
        whole = {"text_config": inner} if source == "nested" else inner
        model = Model.from_config(whole, read_as="llama")
        assert (model.unmodelled, model.family) == ((), "llama")
        assert replace(model, name="") == replace(read("llama-3.1-8b"), name="")

    def test_fields_that_the_family_lacks_are_named(self) -> None:
        model = Model.from_config(config("mixtral-8x7b", model_type="new"), read_as="llama")
        assert {"num_local_experts", "num_experts_per_tok"} <= set(unknown(model))

    @pytest.mark.parametrize(
        ("family", "wanted"),
        [
            ("jamba", "llama"),
            ("chatglm", "llama"),
            ("mistral", "llama"),
            ("new", "lama"),
            ("new", "jamba"),
        ],
    )
    def test_it_is_refused_where_the_family_is_known(self, family: str, wanted: str) -> None:
        with pytest.raises(InputErrors) as caught:
            Model.from_config(config("llama-3.1-8b", model_type=family), read_as=wanted)
        assert [each.code for each in caught.value.errors] == ["USAGE"]


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
