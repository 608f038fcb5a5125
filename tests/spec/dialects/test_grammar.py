"""Each engine's own parser: which words it takes, for what, and what it says of the others."""

from __future__ import annotations

import json

import pytest

from shardproof.spec.dialects.asked import Engine
from shardproof.spec.dialects.flags.table import table
from shardproof.spec.dialects.reading import GRAMMARS
from tests.spec.dialects.reading import Files, reading, wrong

VLLM, SGLANG, TRT = (
    "vllm serve m",
    "python -m sglang.launch_server --model-path m",
    "trtllm-serve m",
)
MEGATRON = "torchrun pretrain_gpt.py"


def value(line: str, name: str, files: Files | None = None) -> object:
    return reading(line, files).asked.value(name)


@pytest.mark.parametrize(
    ("words", "name", "wanted"),
    [
        ("--tensor-parallel-size 8", "tensor_parallel_size", 8),
        ("--tensor-parallel-size=8", "tensor_parallel_size", 8),
        ("--tensor_parallel_size 8", "tensor_parallel_size", 8),
        ("--tensor_parallel-size=8", "tensor_parallel_size", 8),
        ("-tp 8", "tensor_parallel_size", 8),
        ("-tp=8", "tensor_parallel_size", 8),
        ("--tensor-par 8", "tensor_parallel_size", 8),
        ("-tp 4 -tp 8", "tensor_parallel_size", 8),
        ("-pp 2", "pipeline_parallel_size", 2),
        ("-dp 2", "data_parallel_size", 2),
        ("-dcp 2", "decode_context_parallel_size", 2),
        ("-pcp 2", "prefill_context_parallel_size", 2),
        ("-ep", "enable_expert_parallel", True),
        ("-dpl 2", "data_parallel_size_local", 2),
        ("--enable-expert-parallel", "enable_expert_parallel", True),
        ("--no-enable-expert-parallel", "enable_expert_parallel", False),
        ("-ep --no-enable-expert-parallel", "enable_expert_parallel", False),
        ("-q fp8", "quantization", "fp8"),
        ("-qfp8", "quantization", "fp8"),
        ("--max-model-len 32768", "max_model_len", 32768),
        ("--max-model-len 1k", "max_model_len", 1000),
        ("--max-model-len 1K", "max_model_len", 1024),
        ("--max-model-len 25.6k", "max_model_len", 25600),
        ("--max-model-len auto", "max_model_len", "auto"),
        ("--max-model-len -1", "max_model_len", -1),
        ("--gpu-memory-utilization 0.9", "gpu_memory_utilization", 0.9),
        ("""--eplb-config '{"a": 1}'""", "eplb_config", {"a": 1}),
        ("--eplb-config.num_redundant_experts 8", "eplb_config", {"num_redundant_experts": 8}),
        ("--eplb_config.num_redundant_experts=8", "eplb_config", {"num_redundant_experts": 8}),
        ("--hf-overrides.a.b_c x --hf-overrides.a.d 1k", "hf_overrides",
         {"a": {"b_c": "x", "d": 1000}}),
        ("--hf-overrides.a+ x --hf-overrides.a+=y,z", "hf_overrides", {"a": ["x", "y", "z"]}),
        ("--hf-overrides.a true --hf-overrides.b null", "hf_overrides", {"a": True, "b": None}),
        ("-cc.mode 3", "compilation_config", {"mode": 3}),
        ("-O3", "optimization_level", "3"),
        ("--served-model-name a b c", "served_model_name", ["a", "b", "c"]),
        ("--middleware a --middleware b", "middleware", ["a", "b"]),
        ("--headless", "headless", True),
    ],
)  # fmt: skip
def test_vllm(words: str, name: str, wanted: object) -> None:
    assert value(f"{VLLM} {words}", name) == wanted


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("vllm serve org/m -tp 2", "org/m"),
        ("vllm serve -tp 2 org/m", "org/m"),
        ("vllm serve --model org/m", "org/m"),
        ("python -m vllm.entrypoints.openai.api_server --model org/m", "org/m"),
        ("python3 -m sglang.launch_server --model-path org/m", "org/m"),
        ("python3 -m sglang.launch_server --model org/m", "org/m"),
        ("sglang serve --model-path org/m", "org/m"),
        ("sglang serve org/m --tp 2", "org/m"),
        ("trtllm-serve org/m --tp_size 2", "org/m"),
        ("trtllm-serve serve org/m", "org/m"),
        ("trtllm-serve --tp_size 2 org/m", "org/m"),
    ],
)
def test_the_model_that_is_named(line: str, wanted: str) -> None:
    assert reading(line).asked.model == wanted


@pytest.mark.parametrize(
    ("words", "name", "wanted"),
    [
        ("--tp 8", "tensor_parallel_size", 8),
        ("--tp-size 8", "tensor_parallel_size", 8),
        ("--tensor-parallel-size 8", "tensor_parallel_size", 8),
        ("--tp-size 8", "tp_size", 8),
        ("--dp 2", "data_parallel_size", 2),
        ("--ep 4", "expert_parallel_size", 4),
        ("--mem-frac 0.8", "mem_fraction_static", 0.8),
        ("--enable-dp-attention", "enable_dp_attention", True),
        ("""--json-model-override-args '{"a": 1}'""", "json_model_override_args", {"a": 1}),
        ("--disaggregation-mode prefill", "disaggregation_mode", "prefill"),
    ],
)
def test_sglang(words: str, name: str, wanted: object) -> None:
    asked = reading(f"{SGLANG} {words}").asked
    assert asked.value(name) == wanted
    assert "tp_size" not in list(asked.options)


@pytest.mark.parametrize(
    ("words", "name", "wanted"),
    [
        ("--tp_size 8", "tensor_parallel_size", 8),
        ("--tensor_parallel_size=8", "tensor_parallel_size", 8),
        ("--ep_size 4", "moe_expert_parallel_size", 4),
        ("--backend trt", "backend", "trt"),
    ],
)
def test_tensorrt_llm(words: str, name: str, wanted: object) -> None:
    assert value(f"{TRT} {words}", name) == wanted


class TestFilesOfOptions:
    """`--config FILE` of vLLM and SGLang, and TensorRT-LLM's, which overwrites the line."""

    def test_the_line_holds_over_the_file(self) -> None:
        files = {"c.yaml": "tensor-parallel-size: 4\npipeline-parallel-size: 2\n"}
        found = reading(f"{VLLM} --config c.yaml -tp 8", files)
        assert (found.asked.value("tensor_parallel_size"), found.asked.value("tp")) == (8, None)
        assert found.asked.value("pipeline_parallel_size") == 2
        assert found.asked.options["pipeline_parallel_size"].source == "c.yaml"
        assert found.asked.options["tensor_parallel_size"].source == "command line"
        assert any("holds, not the" in note for note in found.notes)

    def test_truth_values_lists_and_mappings(self) -> None:
        text = "enable_expert_parallel: true\nenable-eplb: false\nserved-model-name: [a, b]\n"
        found = reading(f"{VLLM} --config c.yaml", {"c.yaml": text + "hf-overrides: {a: {b: 1}}\n"})
        assert found.asked.value("enable_expert_parallel") is True
        assert found.asked.value("enable_eplb") is False
        assert found.asked.value("served_model_name") == ["a", "b"]
        assert found.asked.value("hf_overrides") == {"a": {"b": 1}}

    def test_a_truth_value_that_says_no_to_a_plain_flag_is_nothing(self) -> None:
        found = reading(f"{SGLANG} --config c.yaml", {"c.yaml": "enable-dp-attention: false\n"})
        assert found.asked.value("enable_dp_attention") is None

    @pytest.mark.parametrize("line", [VLLM, SGLANG])
    def test_it_takes_two_words(self, line: str) -> None:
        error = wrong(f"{line} --config=c.yaml", {"c.yaml": "a: 1"})
        assert (error.code, error.help) == ("COMMAND-OPTION", "--config c.yaml")

    def test_an_unknown_key_is_at_its_place_in_the_file(self) -> None:
        error = wrong(f"{VLLM} --config c.yaml", {"c.yaml": "port: 1\ntensor-paralel-size: 4\n"})
        assert (str(error.place), error.help) == (
            "c.yaml:2:1",
            "did you mean --tensor-parallel-size?",
        )

    def test_the_file_holds_over_the_line_of_tensorrt_llm(self) -> None:
        files = {"c.yaml": "tensor_parallel_size: 8\nenable_attention_dp: true\n"}
        for word in ("--config", "--extra_llm_api_options"):
            found = reading(f"{TRT} --tp_size 4 {word} c.yaml", files)
            assert found.asked.value("tensor_parallel_size") == 8
            assert found.asked.value("enable_attention_dp") is True
            assert any("holds, not --tp_size 4" in note for note in found.notes)

    def test_an_argument_that_it_does_not_know(self) -> None:
        error = wrong(f"{TRT} --config c.yaml", {"c.yaml": "a:\nenable_atention_dp: true\n"[3:]})
        assert error.help == "did you mean enable_attention_dp?"
        assert str(error.place) == "c.yaml:1:1"


@pytest.mark.parametrize(
    ("line", "code", "says", "right", "column"),
    [
        (f"{VLLM} --tensor-paralel-size 8", "COMMAND-OPTION", "has no option --tensor-paralel-size",
         "--tensor-parallel-size", 14),
        (f"{VLLM} --zzz", "COMMAND-OPTION", "has no option --zzz", "known here up to vLLM 0.", 14),
        (f"{VLLM} --tensor", "COMMAND-VALUE", "is given no value", "whole number", 14),
        (f"{VLLM} -tp eight", "COMMAND-VALUE", "it is no whole number", "", 18),
        (f"{VLLM} -tp 8.0", "COMMAND-VALUE", "it is no whole number", "", 18),
        (f"{VLLM} -tp", "COMMAND-VALUE", "given no value", "", 14),
        (f"{VLLM} -tp -pp 2", "COMMAND-VALUE", "given no value", "", 14),
        (f"{VLLM} --data-parallel 2", "COMMAND-OPTION", "may mean any of", "write the word", 14),
        (f"{VLLM} -tp 8 16", "COMMAND-OPTION", "'16' is neither", "", 20),
        (f"{VLLM} -ep true", "COMMAND-OPTION", "'true' is neither", "-ep takes no value", 18),
        (f"{VLLM} -ep=true", "COMMAND-VALUE", "takes no value", "", 14),
        (f"{VLLM} \u2014tp 8", "COMMAND-OPTION", "no hyphen", "two hyphens: --tp", 14),
        (f"{VLLM} --eplb-config {{a:1}}", "COMMAND-VALUE", "taken its quotes away", "", 28),
        (f"{VLLM} --compilation-config a.b=true", "COMMAND-VALUE", "no JSON",
         "--compilation-config.a.b true", 35),
        (f"{VLLM} --max-model-len 1.5K", "COMMAND-VALUE", "no fraction", "", 30),
        (f"{VLLM} --max-model-len 32q", "COMMAND-VALUE", "no whole number", "", 30),
        (f"{VLLM} --config", "COMMAND-VALUE", "given no file", "", 14),
        (f"{VLLM} --config a --config b", "COMMAND-OPTION", "second file", "", 25),
        (f"{VLLM} --eplb-config.a", "COMMAND-VALUE", "given no value", "", 14),
        (f"{VLLM} --eplb-config..a 1", "COMMAND-OPTION", "empty key", "", 14),
        (f"{SGLANG} --tp_size 8", "COMMAND-OPTION", "has no option --tp_size", "--tp-size", 47),
        (f"{SGLANG} --pp 2", "COMMAND-OPTION", "may mean any of", "", 47),
        (f"{TRT} --tp-size 8", "COMMAND-OPTION", "has no option --tp-size", "--tp_size", 16),
        (f"{TRT} --tensor_par 8", "COMMAND-OPTION", "has no option", "--tensor_parallel_size", 16),
        (f"{MEGATRON} --tensor-model-paralel-size 8", "COMMAND-OPTION", "has no option",
         "--tensor-model-parallel-size", 26),
    ],
)  # fmt: skip
def test_refusals(line: str, code: str, says: str, right: str, column: int) -> None:
    error = wrong(line, {})
    assert error.code == code, error
    assert says in error.message
    assert right in error.help
    assert error.place is not None
    assert (error.place.line, error.place.column) == (1, column)


class TestVersions:
    def test_the_tag_of_an_image_is_the_version(self) -> None:
        found = reading("docker run vllm/vllm-openai:v0.11.0 --model m")
        assert found.asked.version == "0.11.0"

    def test_an_option_that_is_gone(self) -> None:
        error = wrong("docker run vllm/vllm-openai:v0.32.0 --model m --num-scheduler-steps 8")
        assert error.code == "COMMAND-VERSION"
        assert "any more" in error.message
        assert error.help == "the last version read that has it is 0.8.5"

    def test_an_option_that_is_not_there_yet(self) -> None:
        error = wrong("docker run vllm/vllm-openai:v0.8.5 --model m -dcp 2")
        assert (error.code, "yet" in error.message) == ("COMMAND-VERSION", True)

    def test_where_nobody_says_a_version_the_newest_is_taken_that_has_all(self) -> None:
        found = reading(f"{VLLM} --num-scheduler-steps 8")
        assert found.asked.version == "0.8.5"
        assert any("0.8.5" in note for note in found.notes)
        assert reading(f"{VLLM} -tp 8").asked.version is None

    def test_options_that_were_never_together(self) -> None:
        error = wrong(f"{VLLM} --num-scheduler-steps 8 -dcp 2")
        assert error.code == "COMMAND-VERSION"

    def test_who_calls_may_say_it(self) -> None:
        assert reading(f"{VLLM} -tp 8", version="0.10.2").asked.version == "0.10.2"


def test_every_word_is_told() -> None:
    line = f"VLLM_USE_X=1 {VLLM} -tp 8 --quantization fp8 --port 80 --api-key k"
    told = {each.spelled: each.bears for each in reading(line).told}
    assert told == {
        "VLLM_USE_X=1": "profile", "m": "parallel", "-tp 8": "parallel",
        "--quantization fp8": "profile", "--port 80": "neither", "--api-key k": "neither",
    }  # fmt: skip


def test_what_megatron_has_beside_is_named() -> None:
    found = reading(f"{MEGATRON} --num-layers 2 --my-own-flag a b --swiglu")
    assert found.asked.value("swiglu") is True
    assert any("--my-own-flag is not known here" in note for note in found.notes)
    assert [each.spelled for each in found.told if each.bears == "unknown"] == ["--my-own-flag"]


def test_a_word_said_twice_is_told() -> None:
    assert (
        "-tp 4 and -tp 8 say one thing twice; the last holds"
        in reading(f"{VLLM} -tp 4 -tp 8").notes
    )


WANTED: dict[str, object] = {
    "int": 3, "num": 3000, "float": 0.5, "json": {}, "list": ["x"], "append": ["x"], "flag": True,
    "str": "x", "maybe": "x",
}  # fmt: skip


@pytest.mark.parametrize("engine", GRAMMARS)
def test_each_option_of_the_newest_version_is_read(engine: Engine) -> None:
    """Every word of the table, with a value of its kind, and by its beginning where that is one."""
    heads = {"vllm": VLLM, "sglang": SGLANG, "tensorrt-llm": TRT, "megatron": MEGATRON}
    samples = {"int": "3", "num": "3k", "float": "0.5", "str": "x", "json": "'{}'", "list": "x",
               "append": "x", "maybe": "x", "flag": "", "bool": ""}  # fmt: skip
    found = table(GRAMMARS[engine].options)
    for word, (flag, off) in found.of(found.newest).items():
        if flag.name in ("config", "extra_llm_api_options"):
            continue
        read = reading(f"{heads[engine]} {word} {samples[flag.kind]}").asked
        assert read.value(flag.name) == (not off if flag.kind == "bool" else WANTED[flag.kind]), (
            word
        )


@pytest.mark.parametrize(
    "name",
    [
        *("vllm", "sglang", "tensorrt-llm", "tensorrt-llm-keys", "megatron"),
        *("dynamo", "dynamo-vllm", "dynamo-sglang", "dynamo-tensorrt-llm", "tensorrt-llm-pools"),
    ],
)
def test_tables_are_sound(name: str) -> None:
    found = table(name)
    seen: dict[str, str] = {}
    for flag in found.flags:
        assert flag.kind in (
            "flag",
            "bool",
            "int",
            "num",
            "float",
            "str",
            "json",
            "list",
            "append",
            "maybe",
        )
        assert flag.bears in ("parallel", "profile", "neither")
        assert all(word.startswith("-") for word in flag.words)
        for version in (flag.after, flag.before):
            assert version is None or version in found.versions
        for word in flag.words:
            assert seen.setdefault(word, flag.name) == flag.name, word
    json.dumps(sorted(seen))


@pytest.mark.parametrize(
    "option",
    [
        """--override-generation-config '{"temperature": 1}'""",
        """--mm-processor-kwargs '{"max_pixels": 5}'""",
        """--media-io-kwargs '{"video": {"num_frames": -1}}'""",
        "--media-io-kwargs.video.num_frames -1",
        "--pt-load-map-location cuda",
        "--custom-histogram-buckets 0.1 0.5",
    ],
)
def test_what_takes_json_or_text_takes_no_number(option: str) -> None:
    """Their types name a number somewhere inside."""
    name = option.split(maxsplit=1)[0].partition(".")[0].lstrip("-").replace("-", "_")
    assert name in reading(f"vllm serve m {option}").asked.options


def test_a_word_with_one_hyphen_too_few_is_known() -> None:
    error = wrong("sglang serve --model-path m -tp 2")
    assert error.help == "did you mean --tp?"


def test_what_a_file_says_off_is_told() -> None:
    files = {"c.yaml": "no-such: false\ndisable-log-stats: false\nlora-modules: []\n"}
    notes = reading("vllm serve m --config c.yaml", files).notes
    assert notes == (
        "no-such: false of c.yaml is no option, and passed over",
        "disable-log-stats: false of c.yaml is as if it had not been said",
        "lora-modules: [] of c.yaml is as if it had not been said",
    )
