"""What is read of a published config, by whichever names its family has; and what is no config."""

from __future__ import annotations

import json
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardproof.spec.dialects.asked import Asked, Engine, Option
from shardproof.spec.dialects.profiles import judge
from shardproof.spec.dialects.profiles.numbers import Numbers, read_numbers
from shardproof.spec.dialects.profiles.quantised import Quantisation
from shardproof.spec.dialects.profiles.reading import Json
from shardproof.spec.dialects.profiles.versions import Bound, read_version
from shardproof.spec.errors import InputErrors
from tests.cases.engine_files import FOLDER
from tests.spec.dialects.profiles.commands import asked
from tests.spec.dialects.profiles.models import (
    AWQ,
    BLOCKED_TENSORS,
    BLOCKS,
    DENSE,
    FP8,
    INT4,
    LATENT,
    MOE,
    NVFP4,
    SEEING,
)


def published(name: str) -> Numbers:
    return read_numbers(json.loads((FOLDER / "configs" / f"{name}.json").read_text("utf-8")))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (
            "deepseek-v3",
            {"experts": 256, "expert": 2048, "shared": 2048, "dense": 18432, "mla": True},
        ),
        ("qwen3-235b-a22b", {"experts": 128, "expert": 1536, "shared": None, "dense": None}),
        (
            "qwen2-57b-a14b-instruct",
            {"experts": 64, "expert": 2560, "shared": 20480, "dense": None},
        ),
        ("gpt-oss-120b", {"experts": 128, "expert": 2880, "dense": None, "kv_heads": 8}),
        ("minimax-m3", {"experts": 128, "expert": 3072, "shared": 3072, "dense": 12288}),
        ("ernie-4.5-300b-a47b-pt", {"experts": 64, "expert": 3584, "dense": 28672}),
        ("hunyuan-a13b-instruct", {"experts": 64, "expert": 3072, "shared": 3072, "dense": None}),
        (
            "llama-4-maverick-17b-128e-instruct",
            {"experts": 128, "expert": 8192, "shared": 8192, "dense": 16384},
        ),
        ("llama-4-scout-17b-16e-instruct", {"experts": 16, "expert": 8192, "dense": None}),
        ("step-3.5-flash-fp8", {"experts": 288, "expert": 1280, "shared": 1280, "kv_heads": 8}),
        ("falcon-40b", {"heads": 128, "kv_heads": 8, "dense": 32768}),
        ("falcon-7b-instruct", {"heads": 71, "kv_heads": 1, "dense": 18176}),
        (
            "gemma-4-26b-a4b-nvfp4",
            {"kv_heads": 8, "other_kv_heads": 2, "dense": 2112, "expert": 704},
        ),
        (
            "nvidia-nemotron-3-ultra-550b-a55b-bf16",
            {"mamba_heads": 256, "mamba_groups": 8, "shared": 10240, "dense": None, "layers": 108},
        ),
        (
            "qwen3.5-122b-a10b",
            {"linear_key_heads": 16, "linear_value_heads": 64, "vision_heads": 16, "experts": 256},
        ),
        ("gemma-3-27b-it", {"heads": 32, "vision_heads": 16, "vision_width": 4304, "vocab": None}),
        ("deepseek-v4-flash-0731", {"mla": True, "kv_heads": 1, "output_groups": 8}),
    ],
)
def test_numbers_have_neutral_names(name: str, expected: dict[str, object]) -> None:
    found = published(name)
    assert {key: getattr(found, key) for key in expected} == expected


@pytest.mark.parametrize(
    ("config", "expected"),
    [
        (
            {"model_type": "mamba2", "num_heads": 128, "n_groups": 8, "num_hidden_layers": 64},
            {"heads": None, "mamba_heads": 128, "mamba_groups": 8},
        ),
        (
            {"model_type": "falcon_h1", **DENSE, "mamba_n_heads": 24, "mamba_n_groups": 1},
            {"heads": 32, "mamba_heads": 24, "mamba_groups": 1},
        ),
        (
            {
                "model_type": "qwen3_omni_moe",
                "thinker_config": {"text_config": MOE, "vision_config": {"num_heads": 16}},
            },
            {"experts": 64, "vision_heads": 16, "family": "qwen3_moe"},
        ),
        (
            {**DENSE, "vision_config": {"embed_dim": 1280, "hidden_size": 1536, "mlp_ratio": 4}},
            {"vision_width": 5120},
        ),
        (
            {
                **DENSE,
                "model_type": "kimi_linear",
                "linear_attn_config": {"num_heads": 24, "head_dim": 128},
            },
            {"linear_key_heads": 24, "linear_value_heads": 24},
        ),
        (
            {
                "model_type": "dbrx",
                "n_heads": 48,
                "attn_config": {"kv_n_heads": 8},
                "d_model": 6144,
                "n_layers": 40,
                "ffn_config": {"moe_num_experts": 16, "ffn_hidden_size": 10752},
            },
            {"heads": 48, "kv_heads": 8, "experts": 16, "expert": 10752, "dense": None},
        ),
        (
            {
                "model_type": "chatglm",
                "num_layers": 28,
                "multi_query_group_num": 2,
                "num_attention_heads": 32,
                "ffn_hidden_size": 13696,
                "padded_vocab_size": 65024,
            },
            {"layers": 28, "kv_heads": 2, "dense": 13696, "vocab": 65024},
        ),
        ({**DENSE, "swa_num_key_value_heads": 4}, {"kv_heads": 8, "other_kv_heads": 4}),
        (
            {**MOE, "model_type": "mimo_v2", "moe_layer_freq": [0, 1, 1, 1]},
            {"dense": 16384, "expert": 2048},
        ),
        ({**MOE, "moe_intermediate_size": [1536, 768]}, {"expert": 1536}),
    ],
)
def test_what_other_families_call_them(config: Json, expected: dict[str, object]) -> None:
    found = read_numbers(config)
    assert {key: getattr(found, key) for key in expected} == expected


def test_layers_that_take_the_indices_of_others() -> None:
    """By the list of kinds, or by how often a layer makes indices of its own: the same."""
    listed = published("glm-5.2-fp8")
    assert [layer for layer, yes in enumerate(listed.index_shared[:12]) if not yes] == [
        0,
        1,
        2,
        6,
        10,
    ]
    config = json.loads((FOLDER / "configs" / "glm-5.2-fp8.json").read_text("utf-8"))
    del config["indexer_types"]
    assert read_numbers(config).index_shared == listed.index_shared


@pytest.mark.parametrize(
    ("given", "kind", "block", "group"),
    [
        (BLOCKS, "fp8-block", (128, 128), None),
        (FP8, "fp8", None, None),
        (AWQ, "awq", None, 128),
        ({"quant_method": "gptq", "bits": 4, "group_size": -1}, "gptq", None, None),
        (INT4, "int-groups", None, 128),
        (BLOCKED_TENSORS, "fp8-block", (128, 128), None),
        (NVFP4, "nvfp4", None, 16),
        ({"quant_method": "mxfp4"}, "mxfp4", None, 32),
        ({"quantization": {"quant_algo": "FP8_PB_WO"}}, "fp8-block", (128, 128), None),
        ({"quant_method": "newer_than_this"}, "other", None, None),
    ],
)
def test_how_weights_are_quantised(
    given: Json, kind: str, block: tuple[int, int] | None, group: int | None
) -> None:
    found = read_numbers({**DENSE, "quantization_config": given}).quantisation
    assert (found.kind, found.block, found.group) == (kind, block, group)


def test_a_description_beside_the_config_counts() -> None:
    beside: Json = {"producer": {"name": "modelopt"}, "quantization": {"quant_algo": "NVFP4"}}
    assert read_numbers({**DENSE, "hf_quant_config": beside}).quantisation.kind == "nvfp4"


def test_a_command_quantises_what_is_published_in_full_precision() -> None:
    assert read_numbers(MOE, "fp8_per_block").quantisation.block == (128, 128)
    assert read_numbers({**MOE, "quantization_config": AWQ}, "fp8").quantisation.kind == "awq"


@pytest.mark.parametrize(
    ("entry", "left_out"),
    [
        ("self_attn", True),
        ("re:.*self_attn.*", True),
        ("model.layers.*.self_attn", True),
        ("self_attn.q_proj", False),
        ("mlp", False),
        ("model.layers.0.self_attn.o_proj", False),
        ("re:(", False),
    ],
)
def test_modules_that_are_left_in_full_precision(entry: str, *, left_out: bool) -> None:
    found = Quantisation("fp8-block", ignored=(entry,))
    assert found.skips("self_attn.o_proj", 32) is left_out


def test_a_module_that_each_layer_lists_is_left_out() -> None:
    every = tuple(f"model.layers.{layer}.self_attn.o_proj" for layer in range(32))
    assert Quantisation("fp8-block", ignored=every).skips("self_attn.o_proj", 32)


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("num_attention_heads", "32", "MODEL-TYPE"),
        ("num_attention_heads", True, "MODEL-TYPE"),
        ("num_attention_heads", -4, "MODEL-RANGE"),
        ("num_hidden_layers", 0, "MODEL-RANGE"),
        ("hidden_size", 1e300, "MODEL-RANGE"),
        ("vocab_size", 3.5, "MODEL-TYPE"),
        ("text_config", [1], "MODEL-TYPE"),
        ("vision_config", "none", "MODEL-TYPE"),
        ("model_type", 3, "MODEL-TYPE"),
        ("architectures", "Llama", "MODEL-TYPE"),
        ("quantization_config", "fp8", "MODEL-TYPE"),
        ("tie_word_embeddings", "yes", "MODEL-TYPE"),
    ],
)
def test_what_is_no_number_is_an_error_with_its_field(field: str, value: object, code: str) -> None:
    with pytest.raises(InputErrors) as raised:
        read_numbers({**DENSE, field: value})
    [error] = raised.value.errors
    assert (error.code, error.field) == (code, field)
    assert error.help


@pytest.mark.parametrize("value", ["eight", -8, 1.5, [8], {"a": 1}, True])
def test_an_option_that_is_no_degree_is_an_error(value: object) -> None:
    said = Asked("vllm", None, {"tensor_parallel_size": Option(value, "-tp")})
    with pytest.raises(InputErrors) as raised:
        judge(said, DENSE)
    assert raised.value.errors[0].field == "tensor_parallel_size"


VALUES = st.sampled_from(
    [
        None,
        True,
        False,
        -1,
        0,
        1,
        7,
        128,
        10**15,
        0.5,
        2.0,
        float("nan"),
        float("inf"),
        "",
        "8",
        "x",
    ]
)
NAMES = st.sampled_from(
    ["group_size", "weight_block_size", "quant_method", "model_type", "num_heads"]
)
JSON = (
    VALUES
    | st.lists(VALUES, max_size=3)
    | st.dictionaries(NAMES, VALUES | st.lists(VALUES, max_size=2), max_size=3)
    | st.lists(st.dictionaries(NAMES, VALUES, max_size=2), max_size=2)
)
MORE = ("indexer_types", "moe_layer_freq", "num_heads", "model_type")
FIELDS = sorted({*DENSE, *MOE, *LATENT, *SEEING, "quantization_config", "linear_attn_config"})


@given(
    st.sampled_from(get_args(Engine)),
    st.dictionaries(st.sampled_from([*FIELDS, *MORE]), JSON, max_size=4),
    st.sampled_from(["-tp 8 -pp 2", "--tp 8 --ep 4", "--tp_size 8", "--tp 8 --pp 2"]),
)
def test_any_json_is_judged_or_is_an_error(engine: Engine, given: Json, command: str) -> None:
    outcomes = {"accepted", "rejected", "fails_later", "wrong", "unknown"}
    try:
        told = judge(asked(engine, command), {**MOE, **given}).outcome
    except InputErrors as raised:
        told = raised.errors[0].field
    assert told in {*outcomes, *FIELDS, "group_size", "weight_block_size", "quant_method", *MORE}


@given(st.sampled_from(get_args(Engine)), st.text(max_size=20))
def test_any_version_is_read(engine: Engine, version: str) -> None:
    assert judge(Asked(engine, version, {}), DENSE).version


NEWEST = Bound("0.33.0", "2026-11")


@pytest.mark.parametrize(
    ("named", "shown", "since"),
    [
        (None, "0.33.0", True),
        ("latest", "0.33.0", True),
        ("v0.8.5.post1", "0.8.5", False),
        ("v0.29.0-cu130", "0.29.0", True),
        ("2026-08", "2026-08", False),
        ("2026-09", "2026-09", True),
        ("2025", "2025-12", False),
        ("0.40.0", "0.40.0", True),
        ("sha-0a1b", "0.33.0", True),
    ],
)
def test_which_release_a_tag_is(named: str | None, shown: str, *, since: bool) -> None:
    found = read_version(named, NEWEST)
    assert (found.shown, found.since(Bound("0.29.0", "2026-09"))) == (shown, since)
    assert bool(found.note) == (named in {"0.40.0", "sha-0a1b"})


class TestNotes:
    """What another release would have said is told, where it is not long ago."""

    def test_a_refusal_that_is_gone(self) -> None:
        config: Json = {**MOE, "moe_intermediate_size": 1536, "quantization_config": BLOCKS}
        found = judge(asked("vllm", "-tp 8"), config)
        assert found.outcome == "accepted"
        [note] = found.notes
        assert note.startswith("vLLM before 0.29.0 refused this: ValueError: The output_size")
        assert "192" in note

    def test_a_refusal_to_come(self) -> None:
        found = judge(asked("megatron", "--pp 3", "0.9.0"), DENSE)
        assert any(note.startswith("Megatron from 0.11.0 on") for note in found.notes) is False
        assert found.outcome == "wrong"

    def test_what_the_config_does_not_say(self) -> None:
        found = judge(asked("vllm", "-tp 8"), {"model_type": "llama"})
        assert "the config does not say the number of attention heads" in found.notes
