"""In how many bits a config keeps its numbers; sizes of published files are the measure."""

from __future__ import annotations

import pytest

from shardproof.spec.model.model import Model
from shardproof.spec.model.modules import patterns
from tests.spec.model.published import Config, config, read

LLAMA = "llama-3.1-8b"


def bits(name: str, **fields: object) -> tuple[float, ...]:
    """Of attention, dense blocks, experts, shared experts."""
    found = read(name, **fields).stored
    return found.attention, found.dense, found.experts, found.shared


class TestDtype:
    def test_is_the_configs_own(self) -> None:
        for said, wanted in (("bfloat16", 16), ("float32", 32), ("torch.float16", 16)):
            model = read(LLAMA, torch_dtype=said)
            assert (model.stored.plain, model.stored.cache) == (wanted, wanted)
            assert said in model.stored.said

    def test_is_two_bytes_where_nothing_says_it(self) -> None:
        stored = read(LLAMA, torch_dtype=None).stored
        assert (stored.plain, stored.said) == (16, "")

    def test_of_the_text_part_goes_before_the_whole(self) -> None:
        part = config("qwen2-7b", torch_dtype="float32")
        found = Model.from_config({"text_config": part, "torch_dtype": "bfloat16"})
        assert found.stored.plain == 32
        del part["torch_dtype"]
        found = Model.from_config({"text_config": part, "torch_dtype": "float32"})
        assert found.stored.plain == 32


METHODS: dict[str, tuple[Config, float]] = {
    "fp8, a scale for a tensor": ({"quant_method": "fp8"}, 8),
    "fp8 in blocks": ({"quant_method": "fp8", "weight_block_size": [128, 128]}, 8 + 32 / 16384),
    "awq": ({"quant_method": "awq", "bits": 4, "group_size": 128}, 4 + 20 / 128),
    "gptq, columns whole": ({"quant_method": "gptq", "bits": 8, "group_size": -1}, 8),
    "bitsandbytes": ({"quant_method": "bitsandbytes", "load_in_4bit": True}, 4.5),
    "bitsandbytes, 8": ({"quant_method": "bitsandbytes", "load_in_8bit": True}, 8),
    "modelopt": ({"quant_method": "modelopt", "quant_algo": "NVFP4"}, 4.5),
    "quark": (
        {
            "quant_method": "quark",
            "global_quant_config": {"weight": {"dtype": "fp4", "group_size": 32}},
        },
        4.25,
    ),
    "compressed-tensors, int4": (
        {
            "quant_method": "compressed-tensors",
            "format": "pack-quantized",
            "config_groups": {
                "group_0": {
                    "targets": ["Linear"],
                    "weights": {"num_bits": 4, "type": "int", "group_size": 32},
                }
            },
        },
        4.5,
    ),
    "compressed-tensors, fp8": (
        {
            "quant_method": "compressed-tensors",
            "config_groups": {
                "group_0": {
                    "targets": ["Linear"],
                    "weights": {"num_bits": 8, "type": "float", "strategy": "channel"},
                }
            },
        },
        8,
    ),
    "compressed-tensors, nvfp4": (
        {
            "quant_method": "compressed-tensors",
            "format": "nvfp4-pack-quantized",
            "config_groups": {
                "group_0": {
                    "targets": ["Linear"],
                    "weights": {"num_bits": 4, "type": "float", "group_size": 16},
                }
            },
        },
        4.5,
    ),
}


class TestMethods:
    @pytest.mark.parametrize("name", METHODS)
    def test_a_scale_is_counted_with_its_block(self, name: str) -> None:
        said, wanted = METHODS[name]
        attention, dense, _, _ = bits(LLAMA, quantization_config=said)
        assert (attention, dense) == (wanted, wanted)

    def test_the_ends_and_norms_keep_the_dtype(self) -> None:
        stored = read(LLAMA, quantization_config={"quant_method": "fp8"}).stored
        assert (stored.plain, stored.activations, stored.cache) == (16, 16, 16)

    def test_mxfp4_is_of_experts_alone(self) -> None:
        said = {"quant_method": "mxfp4", "modules_to_not_convert": ["model.layers.*.self_attn"]}
        assert bits("gpt-oss-120b", quantization_config=said)[0:3:2] == (16, 4.25)

    def test_what_is_not_understood_is_the_dtype_and_a_note(self) -> None:
        model = read(LLAMA, quantization_config={"quant_method": "of_tomorrow"})
        assert model.stored.attention == 16
        assert any("of_tomorrow" in note and "not known" in note for note in model.notes)

    def test_the_cache_may_have_a_precision_of_its_own(self) -> None:
        for said in (
            {"kv_cache_scheme": {"num_bits": 8, "type": "float"}},
            {"kv_cache_scheme": "FP8"},
            {"kv_cache_quant_algo": "FP8"},
        ):
            stored = read(LLAMA, quantization_config={"quant_method": "fp8", **said}).stored
            assert stored.cache == 8


class TestLeftOut:
    def quantised(self, *names: str) -> tuple[float, ...]:
        said = {"quant_method": "modelopt", "quant_algo": "NVFP4", "ignore": list(names)}
        return bits("deepseek-v3", quantization_config=said)

    def test_by_part_of_a_name(self) -> None:
        assert self.quantised("self_attn") == (16, 4.5, 4.5, 4.5)
        assert self.quantised("gate", "lm_head") == (4.5, 4.5, 4.5, 4.5)

    def test_by_a_regular_expression(self) -> None:
        dense = r"re:.*mlp\.(gate|up|gate_up|down)_proj.*"
        assert self.quantised("re:.*self_attn.*", "re:.*shared_experts.*", dense) == (
            16, 16, 4.5, 16,
        )  # fmt: skip

    def test_by_layer_whatever_stands_before_it(self) -> None:
        found = self.quantised(*(f"language_model.model.layers.{i}.self_attn*" for i in range(61)))
        assert found == (16, 4.5, 4.5, 4.5)

    def test_some_layers_alone_give_an_average(self) -> None:
        attention, dense, _, _ = self.quantised("model.layers.0*")
        assert attention == pytest.approx(4.5 + (16 - 4.5) / 61)
        assert dense == pytest.approx(4.5 + (16 - 4.5) / 3)

    def test_layer_one_is_not_layer_ten(self) -> None:
        attention, *_ = self.quantised("model.layers.1.self_attn")
        assert attention == pytest.approx(4.5 + (16 - 4.5) / 61)

    def test_an_expression_that_might_take_for_ever_says_nothing(self) -> None:
        for text in ("re:(a*)*b", "re:(.*)+", "re:[", "re:" + ".*" * 9, "re:" + "a" * 999):
            assert patterns([text]).regular == ()


class TestMixed:
    def test_each_module_as_it_is_listed(self) -> None:
        layers = {
            f"model.layers.{i}.{name}": {"quant_algo": algorithm}
            for i in range(32)
            for name, algorithm in (("self_attn", "FP8"), ("mlp", "W4A16_NVFP4"))
        }
        said = {"quant_method": "modelopt", "quant_algo": "MIXED_PRECISION"}
        assert bits(LLAMA, quantization_config={**said, "quantized_layers": layers})[:2] == (8, 4.5)
