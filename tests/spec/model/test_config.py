"""What is wrong with a config is said at once, with the field, the place and what is right."""

from __future__ import annotations

import pytest

from shardproof.spec.errors import InputErrors
from shardproof.spec.model.config import model_from_node
from shardproof.spec.model.model import Model
from shardproof.spec.source.read import read_text
from tests.spec.model.published import FOLDER, blamed, config, faults, part, read, without

HUGE = 10**18

ABSURD: list[tuple[str, str, object, str]] = [
    ("llama-3.1-8b", "num_attention_heads", 0, "MODEL-RANGE"),
    ("llama-3.1-8b", "num_attention_heads", -32, "MODEL-RANGE"),
    ("llama-3.1-8b", "num_attention_heads", HUGE, "MODEL-RANGE"),
    ("llama-3.1-8b", "num_attention_heads", 24, "MODEL-DIVIDE"),
    ("llama-3.1-8b", "num_key_value_heads", 5, "MODEL-DIVIDE"),
    ("llama-3.1-8b", "num_key_value_heads", 64, "MODEL-DIVIDE"),
    ("llama-3.1-8b", "num_hidden_layers", 65_537, "MODEL-RANGE"),
    ("llama-3.1-8b", "num_hidden_layers", "32", "MODEL-TYPE"),
    ("llama-3.1-8b", "num_hidden_layers", True, "MODEL-TYPE"),
    ("llama-3.1-8b", "num_hidden_layers", 32.5, "MODEL-TYPE"),
    ("llama-3.1-8b", "num_hidden_layers", 32.0, "MODEL-TYPE"),
    ("llama-3.1-8b", "num_hidden_layers", float("nan"), "MODEL-TYPE"),
    ("llama-3.1-8b", "num_hidden_layers", None, "MODEL-MISSING"),
    ("llama-3.1-8b", "hidden_size", 2**24 + 1, "MODEL-RANGE"),
    ("llama-3.1-8b", "vocab_size", 2**27 + 1, "MODEL-RANGE"),
    ("llama-3.1-8b", "intermediate_size", [14336], "MODEL-TYPE"),
    ("llama-3.1-8b", "max_position_embeddings", 2**31 + 1, "MODEL-RANGE"),
    ("llama-3.1-8b", "head_dim", 127, "MODEL-ROTARY"),
    ("llama-3.1-8b", "hidden_act", 7, "MODEL-TYPE"),
    ("llama-3.1-8b", "attention_bias", "no", "MODEL-TYPE"),
    ("llama-3.1-8b", "tie_word_embeddings", 1, "MODEL-TYPE"),
    ("llama-3.1-8b", "rope_scaling", "llama3", "MODEL-TYPE"),
    ("llama-3.1-8b", "rms_norm_eps", float("inf"), "MODEL-RANGE"),
    ("llama-3.1-8b", "layer_types", ["full_attention"], "MODEL-LENGTH"),
    ("mistral-7b-v0.1", "sliding_window", 0, "MODEL-RANGE"),
    ("mistral-7b-v0.1", "sliding_window", -1, "MODEL-RANGE"),
    ("mixtral-8x7b", "num_experts_per_tok", 9, "MODEL-RANGE"),
    ("mixtral-8x7b", "num_experts_per_tok", 0, "MODEL-RANGE"),
    ("mixtral-8x7b", "num_local_experts", 65_537, "MODEL-RANGE"),
    ("deepseek-v3", "n_group", 7, "MODEL-DIVIDE"),
    ("deepseek-v3", "topk_group", 9, "MODEL-RANGE"),
    ("deepseek-v3", "num_experts_per_tok", 129, "MODEL-RANGE"),
    ("deepseek-v3", "qk_rope_head_dim", 63, "MODEL-ROTARY"),
    ("deepseek-v3", "kv_lora_rank", None, "MODEL-MISSING"),
    ("gemma-2-9b", "attn_logit_softcapping", 0, "MODEL-RANGE"),
    ("gemma-2-9b", "final_logit_softcapping", -30.0, "MODEL-RANGE"),
    ("gemma-2-9b", "query_pre_attn_scalar", float("nan"), "MODEL-RANGE"),
    ("gpt-neox-20b", "rotary_pct", 1.5, "MODEL-RANGE"),
    ("gpt2", "n_positions", None, "MODEL-MISSING"),
]


@pytest.mark.parametrize(("name", "field", "value", "code"), ABSURD)
def test_an_absurd_value_is_one_fault_that_names_its_field(
    name: str, field: str, value: object, code: str
) -> None:
    assert blamed(config(name, **{field: value})) == [(code, field)]


REQUIRED = ["hidden_size", "vocab_size", "num_hidden_layers", "num_attention_heads"]


@pytest.mark.parametrize("field", [*REQUIRED, "intermediate_size"])
def test_a_size_that_is_missing_is_named(field: str) -> None:
    assert blamed(without("llama-3.1-8b", field)) == [("MODEL-MISSING", field)]


def test_all_faults_are_told_at_once() -> None:
    source = config("mixtral-8x7b", hidden_size="4096", vocab_size=-1, num_experts_per_tok=0)
    assert {field for _, field in blamed(source)} == {
        "hidden_size",
        "vocab_size",
        "num_experts_per_tok",
    }


def test_a_whole_float_is_told_how_to_be_right() -> None:
    (fault,) = faults(config("llama-3.1-8b", num_hidden_layers=32.0))
    assert "32.0" in fault.message
    assert fault.help == "write it without the decimal point"


def test_a_fault_in_a_nested_part_has_a_dotted_field() -> None:
    source = config("gemma-3-27b")
    part(source["text_config"])["hidden_size"] = "big"
    assert blamed(source) == [("MODEL-TYPE", "text_config.hidden_size")]


def test_the_published_nested_part_may_not_lose_its_depth() -> None:
    assert ("MODEL-MISSING", "num_hidden_layers") in blamed(without("gemma-3-27b", "text_config"))


TEXT = """{
  "model_type": "llama",
  "hidden_size": 64,
  "num_hidden_layers": 0,
  "num_attention_heads": 4,
  "intermediate_size": 128,
  "layer_types": [
    "full_attention",
    7
  ],
  "vocab_size": "many"
}"""


def test_faults_stand_in_the_order_of_the_file_at_their_lines() -> None:
    with pytest.raises(InputErrors) as caught:
        model_from_node(read_text(TEXT, "m/config.json"))
    places = [(fault.field, fault.place) for fault in caught.value.errors]
    assert [(field, str(place)) for field, place in places] == [
        ("num_hidden_layers", "m/config.json:4:24"),
        ("layer_types", "m/config.json:7:18"),
        ("vocab_size", "m/config.json:11:17"),
    ]


def test_a_fault_in_a_list_stands_at_its_entry() -> None:
    text = TEXT.replace('_layers": 0', '_layers": 2').replace('"many"', "9")
    with pytest.raises(InputErrors) as caught:
        model_from_node(read_text(text, "c.json"))
    (fault,) = caught.value.errors
    assert (fault.field, str(fault.place)) == ("layer_types[1]", "c.json:9:5")


@pytest.mark.parametrize("value", ["text", "[1, 2]", "null", "3"])
def test_what_is_no_mapping_is_no_config(value: str) -> None:
    text = value if value != "text" else '"text"'
    with pytest.raises(InputErrors) as caught:
        model_from_node(read_text(text, "c.json"))
    assert caught.value.errors[0].code == "MODEL-SHAPE"


def test_a_value_that_json_cannot_hold_is_an_input_error() -> None:
    assert [code for code, _ in blamed(config("gpt2", n_embd=object()))] == ["MODEL-TYPE"]


def test_a_mapping_that_holds_itself_is_an_input_error() -> None:
    source = config("gpt2")
    source["loop"] = source
    assert [code for code, _ in blamed(source)] == ["MODEL-SHAPE"]


ENCODERS = [{"model_type": "t5"}, {"model_type": "bert"}, {"is_encoder_decoder": True}]


@pytest.mark.parametrize("change", ENCODERS)
def test_a_model_with_an_encoder_is_refused(change: dict[str, object]) -> None:
    (fault,) = faults(config("llama-3.1-8b", **change))
    assert (fault.code, fault.field) == ("MODEL-FAMILY", next(iter(change)))


def test_two_names_of_one_field_must_agree() -> None:
    assert blamed(config("gpt2", num_hidden_layers=13)) == [("MODEL-TWICE", "num_hidden_layers")]
    assert blamed(config("gpt2", num_hidden_layers=12)) == []


NAMED = [
    ("meta-llama/Llama-2-70b-hf", "meta-llama/Llama-2-70b-hf"),
    ("/out/models/llama/", "llama"),
    ("./llama", "llama"),
    ("..", ""),
    ("", ""),
]


@pytest.mark.parametrize(("published", "name"), NAMED)
def test_a_name_is_the_published_one_and_never_a_path(published: str, name: str) -> None:
    assert read("llama-3.1-8b", _name_or_path=published).name == (name or "llama")


def test_a_file_gives_its_stem_and_a_caller_his_own_name() -> None:
    path = FOLDER / "qwen2-7b.json"
    assert Model.from_config(path).name == "qwen2-7b"
    assert model_from_node(read_text(path.read_text(), "x.json"), "mine").name == "mine"
