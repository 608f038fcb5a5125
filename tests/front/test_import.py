"""Launch commands: `import`, and `check`, `why` and `certify` of one in place of a plan."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from shardproof.cli.quick import plain_launch
from shardproof.launch.commands import of_words
from shardproof.launch.launched import launched
from shardproof.texts.inputs import Given
from tests.front.running import MODELS, Done, Shell, written

QWEN, MIXTRAL = "Qwen/Qwen2-7B", "mistralai/Mixtral-8x7B-Instruct-v0.1"
UNSAID = "vllm serve Qwen/Qwen3-30B-A3B -tp 8 -dp 2 -ep -dcp 2"
PREFILL = "sglang serve --model-path gpt2 --disaggregation-mode prefill"
MEGATRON = (
    "torchrun --nproc_per_node 8 pretrain_gpt.py --num-layers 4 --hidden-size 64 "
    "--num-attention-heads 8 --vocab-size 100 --tensor-model-parallel-size 2"
)


def run(shell: Shell, command: str, line: str, *options: str | Path) -> Done:
    return shell(command, *options, "--", *shlex.split(line))


class TestCheck:
    def test_what_it_is_comes_first(self, shell: Shell) -> None:
        done = run(shell, "check", f"vllm serve {QWEN} -tp 8")
        assert (done.code, done.err) == (1, "")
        what, *others = done.out.split("\n\n")
        assert what.startswith("vLLM: qwen2-7b on 8 devices: tp 8\n")
        assert len(what.split("\n")) <= 5
        assert any(part.startswith("<command>: illegal") for part in others)

    def test_a_reason_points_at_the_word(self, shell: Shell) -> None:
        done = run(shell, "check", f"vllm serve {QWEN} --tensor-parallel-size 8")
        assert f"   1 | vllm serve {QWEN} --tensor-parallel-size 8\n     | {' ' * 25}^" in done.out

    @pytest.mark.parametrize(
        ("line", "code"),
        [
            (f"vllm serve {QWEN} -tp 4", 0),
            (f"vllm serve {QWEN} -tp 8", 1),
            (UNSAID, 3),
            (f"vllm serve {QWEN} -tp four", 2),
            ("vllm serve org/unheard-of", 2),
            (MEGATRON, 0),
        ],
    )
    def test_exit_codes(self, line: str, code: int, shell: Shell) -> None:
        assert run(shell, "check", line).code == code

    def test_what_no_plan_says_is_unknown_by_name_and_place(self, shell: Shell) -> None:
        done = run(shell, "check", UNSAID)
        assert (
            "<command>: unknown\n  KEYS-OVER-TP: no word of a plan says cached keys over 2"
            in done.out
        )
        assert f"--> <command>:1:{UNSAID.index('-dcp') + 1}" in done.out
        data = run(shell, "check", UNSAID, "--format", "json").data
        assert (data["verdict"], data["world_size"]) == ("unknown", 16)
        assert data["launch"]["lacks"][0]["name"] == "KEYS-OVER-TP"

    def test_json_has_what_it_is_and_each_word(self, shell: Shell) -> None:
        line = f"VLLM_X=1 vllm serve {QWEN} -tp 4 --port 80"
        launch = run(shell, "check", line, "--format", "json").data["launch"]
        [pool] = launch["pools"]
        assert (pool["engine"], pool["devices"], pool["phase"]) == ("vllm", 4, "both")
        assert [(word["said"], word["bears_on"]) for word in pool["words"]] == [
            ("VLLM_X=1", "profile"), ("-tp 4", "parallel"), ("--port 80", "neither"),
            (QWEN, "parallel"),
        ]  # fmt: skip

    def test_plans_behind_two_dashes_are_still_plans(self, shell: Shell) -> None:
        plan = MODELS.parent / "plans" / "llama-3.1-70b-tp8.yaml"
        assert shell("check", "--", plan).code == 0

    @pytest.mark.parametrize(
        ("words", "says"),
        [
            (("check",), "name a plan"),
            (("check", "a.yaml", "--", "vllm", "serve", QWEN), "plans, or a launch command"),
            (("check", "a.yaml", "--engine-version", "1"), "is of a launch command"),
            (("check", "--engine-version", "new", "--", "vllm", "serve", QWEN), "numbers, as"),
            (("import",), "launch command behind --"),
            (("import", "--", "--and", "vllm"), "there is no command"),
            (("why", "--devices", "8", "--", "vllm", "serve", QWEN), "says how many"),
            (("why", "--apply", "1", "--", "vllm", "serve", QWEN), "--apply writes"),
        ],
    )
    def test_usage(self, words: tuple[str, ...], says: str, shell: Shell) -> None:
        done = shell(*words)
        assert done.code == 2
        assert says in done.err

    def test_an_error_names_the_word_and_its_place(self, shell: Shell) -> None:
        done = run(shell, "check", f"vllm serve {QWEN} --tensor-paralel-size 8")
        assert (done.code, done.out) == (2, "")
        assert "error[COMMAND-OPTION] vLLM 0.32.0 has no option --tensor-paralel-size" in done.err
        assert f"   1 | vllm serve {QWEN} --tensor-paralel-size 8" in done.err
        assert "help: did you mean --tensor-parallel-size?" in done.err

    def test_errors_as_json(self, shell: Shell) -> None:
        [error] = run(shell, "check", "vllm serve m -tp x", "--format", "json").data["errors"]
        place = {"file": "<command>", "line": 1, "column": 18, "field": "x"}
        assert (error["code"], error["place"]) == ("COMMAND-VALUE", place)

    def test_the_engines_version_may_be_said(self, shell: Shell) -> None:
        done = run(shell, "check", f"vllm serve {QWEN} -tp 4", "--engine-version", "0.10.2")
        assert done.out.startswith("vLLM 0.10.2:")


class TestModel:
    @pytest.mark.parametrize(
        ("name", "stem"),
        [
            ("meta-llama/Llama-3.1-70B-Instruct", "llama-3.1-70b"),
            ("meta-llama/Meta-Llama-3.1-8B", "llama-3.1-8b"),
            ("llama-2-70b", "llama-2-70b"),
            ("meta-llama/Llama-2-70b-hf", "llama-2-70b"),
            ("google/gemma-3-27b-it", "gemma-3-27b"),
            (MIXTRAL, "mixtral-8x7b"),
            ("deepseek-ai/DeepSeek-V3", "deepseek-v3"),
        ],
    )
    def test_a_config_that_comes_with_us(self, name: str, stem: str, shell: Shell) -> None:
        done = run(shell, "check", f"vllm serve {name}", "--format", "json")
        assert any(stem in note for note in done.data["launch"]["notes"])

    @pytest.mark.parametrize(
        ("name", "near"), [("Qwen/Qwen3-32B-AWQ", "qwen3-32b"), ("zai-org/GLM-5.2-AWQ", "glm-5.2")]
    )
    def test_quantised_weights_are_another_config(self, name: str, near: str, shell: Shell) -> None:
        done = run(shell, "check", f"vllm serve {name}")
        assert done.code == 2
        assert f"did you mean {near}?" in done.err
        assert "nothing is fetched" in " ".join(done.err.split())

    def test_a_folder_that_is_here(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        (tmp_path / "mine").mkdir()
        done = run(shell, "check", "vllm serve ./mine -tp 4")
        assert "the folder ./mine has no config.json" in done.err
        text = (MODELS / "qwen2-7b.json").read_text("utf-8")
        written(tmp_path / "mine", text, "config.json")
        assert run(shell, "check", "vllm serve ./mine -tp 4").code == 0
        assert run(shell, "check", "vllm serve x -tp 4", "--model", "mine").code == 0

    def test_a_name_that_no_file_can_have(self, shell: Shell) -> None:
        for line in (f"vllm serve {'x' * 5000}", f"vllm serve m --config {'x' * 5000}"):
            assert run(shell, "check", line).code == 2
        assert shell("check", "--", "vllm", "serve", "a\0b").code == 2

    def test_it_stays_inside_of_the_root(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "in").mkdir()
        (tmp_path / "out").mkdir()
        written(tmp_path / "out", "{}", "config.json")
        written(tmp_path / "out", "port: 1", "c.yaml")
        monkeypatch.chdir(tmp_path / "in")
        for line in ("vllm serve ../out", "vllm serve m --config ../out/c.yaml"):
            assert "FILE-OUTSIDE" in run(shell, "check", line, "--root", ".").err

    @pytest.mark.parametrize(
        "line",
        [
            "vllm serve M --hf-overrides.num_attention_heads 32 --hf-overrides OVER",
            "vllm serve M --hf_overrides.num_attention_heads=32",
            "vllm serve M --hf-overrides OVER",
            "python -m sglang.launch_server --model-path M --json-model-override-args OVER",
        ],
    )
    def test_overrides_count(self, line: str, shell: Shell) -> None:
        over = """'{"num_attention_heads": 32, "num_key_value_heads": 8}'"""
        full = line.replace(" M", f" {QWEN} --tensor-parallel-size 8").replace("OVER", over)
        assert run(shell, "check", full).code == 0

    def test_what_is_laid_over_is_at_its_place(self, shell: Shell) -> None:
        done = run(shell, "check", f"vllm serve {QWEN} --hf-overrides.hidden_size none")
        assert (done.code, "<command>:1:26" in done.err) == (2, True)

    def test_a_quantisation_beside_the_config(self, shell: Shell, tmp_path: Path) -> None:
        text = (MODELS / "qwen2-7b.json").read_text("utf-8")
        config = written(tmp_path, text, "config.json")
        written(tmp_path, '{"quantization": {"quant_algo": "FP8"}}', "hf_quant_config.json")
        done = run(shell, "check", "vllm serve m -tp 4", "--model", config)
        assert "the quantisation is that of" in " ".join(done.out.split())

    def test_a_model_without_a_published_config_has_its_names(self) -> None:
        found = launched(
            of_words(shlex.split(f"{MEGATRON} --num-experts 8 --moe-layer-freq 2")), Given()
        )
        sizes = found.found.published
        assert (sizes["num_hidden_layers"], sizes["num_attention_heads"]) == (4, 8)
        assert (sizes["num_experts"], sizes["intermediate_size"]) == (8, 256)

    def test_megatrons_arguments_hold_it(self, shell: Shell) -> None:
        done = run(shell, "check", MEGATRON)
        assert "the command's model on 8 devices: dp 4 x tp 2" in done.out


class TestImport:
    def test_a_plan_with_its_words(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "plan.yaml"
        line = f"VLLM_PP_LAYER_PARTITION=10,18 vllm serve {QWEN} -tp 4 -pp 2"
        done = run(shell, "import", line, "-o", path)
        assert (done.code, done.err) == (0, "")
        text = path.read_text("utf-8")
        assert "tp: 4  # -tp 4\n" in text
        assert "  layers: [10, 18]  # VLLM_PP_LAYER_PARTITION=10,18\n" in text
        assert shell("check", path).code == run(shell, "check", line).code == 0

    def test_it_is_on_the_screen_by_default(self, shell: Shell) -> None:
        done = run(shell, "import", f"vllm serve {QWEN} -tp 4")
        assert (done.code, "tp: 4  # -tp 4" in done.out) == (0, True)
        assert run(shell, "import", f"vllm serve {QWEN} -tp 4", "-o", "-").out == done.out

    def test_a_file_is_not_written_over(self, shell: Shell, tmp_path: Path) -> None:
        path = written(tmp_path, "mine")
        line = f"vllm serve {QWEN} -tp 4"
        assert run(shell, "import", line, "-o", path).code == 2
        assert path.read_text("utf-8") == "mine"
        assert run(shell, "import", line, "-o", path, "--force").code == 0

    def test_a_model_in_arguments_is_written_beside(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "plan.yaml"
        assert run(shell, "import", MEGATRON, "-o", path).code == 0
        assert json.loads((tmp_path / "plan.model.json").read_text("utf-8"))["hidden"] == 64
        assert shell("check", path).code == 0

    def test_what_no_plan_says_is_not_written(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "plan.yaml"
        assert run(shell, "import", UNSAID, "-o", path).code == 3
        assert not path.exists()

    def test_a_pair(self, shell: Shell, tmp_path: Path) -> None:
        path = tmp_path / "plan.yaml"
        line = f"vllm serve {QWEN} -tp 4 --and vllm serve {QWEN} -tp 2 -dp 3"
        assert run(shell, "import", line, "-o", path).code == 0
        assert path.read_text("utf-8").count("embedding:") == 1  # what both say stands once
        assert "prefill:\n  tp: 4" in path.read_text("utf-8")
        assert "decode:\n  tp: 2" in path.read_text("utf-8")
        done = run(shell, "check", line)
        assert "prefill tp 4; decode dp 3 tp 2" in done.out
        assert "two pools, 10 devices in all" in done.out

    def test_the_roles_say_which_is_which(self, shell: Shell) -> None:
        first, second = (
            f"""vllm serve {QWEN} -tp {tp} --kv-transfer-config '{{"kv_role": "{role}"}}'"""
            for tp, role in ((2, "kv_consumer"), (4, "kv_producer"))
        )
        done = run(shell, "check", f"{first} --and {second}")
        assert "prefill tp 4; decode tp 2" in done.out

    def test_one_of_a_pair_alone(self, shell: Shell) -> None:
        line = f"sglang serve --model-path {QWEN} --tp 4 --disaggregation-mode prefill"
        assert "the command starts prefill alone; decode is taken" in " ".join(
            run(shell, "check", line).out.split()
        )

    @pytest.mark.parametrize(
        ("line", "says"),
        [
            (f"vllm serve {QWEN} --and vllm serve gpt2", "two models"),
            ("vllm serve a --and vllm serve a --and vllm serve a", "a third command"),
            (f"{PREFILL} --and {PREFILL}", "both commands start prefill"),
        ],
    )  # fmt: skip
    def test_what_is_no_pair(self, line: str, says: str, shell: Shell) -> None:
        done = run(shell, "check", line)
        assert (done.code, says in " ".join(done.err.split())) == (2, True), done.err


def test_why_has_reasons_at_the_words(shell: Shell) -> None:
    done = run(shell, "why", f"vllm serve {QWEN} -tp 8")
    assert done.code == 1
    assert "--> <command>:1:26" in done.out
    assert "Nearest legal plans" in done.out
    assert "--apply" not in done.out
    data = run(shell, "why", f"vllm serve {QWEN} -tp 8", "--format", "json").data
    assert data["launch"]["pools"][0]["devices"] == 8


def test_a_certificate_of_a_command(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "cert.json"
    assert run(shell, "certify", f"vllm serve {QWEN} -tp 4", "-o", path).code == 0
    assert shell("verify", path).code == 0
    assert run(shell, "certify", UNSAID).code == 3


@pytest.mark.parametrize(
    "option",
    ["--eplb-config.num_redundant_experts x", """--eplb-config '{"num_redundant_experts":"x"}'"""],
)
def test_a_wrong_number_inside_of_json_has_its_place(option: str, shell: Shell) -> None:
    line = f"vllm serve qwen3-30b-a3b -dp 2 {option}"
    done = shell("check", "--", *shlex.split(line))
    assert done.code == 2
    assert "<command>:1:32: error[PLAN-TYPE]" in done.err


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        ("check -- vllm serve m", (("vllm", "serve", "m"), None, None, "text")),
        ("check -f a.sh", ((), "a.sh", None, "text")),
        (
            "check --model c --format json -- vllm serve m",
            (("vllm", "serve", "m"), None, "c", "json"),
        ),
        ("check -m c --file a.sh", ((), "a.sh", "c", "text")),
        ("check -m c --model d -f a.sh", None),
        ("check --model c -f a.sh", ((), "a.sh", "c", "text")),
        ("check -f a.sh -- vllm serve m", None),
        ("check -f", None),
        ("check -f -", None),
        ("check --memory 80GB -- vllm serve m", None),
        ("check --format html -f a.sh", None),
        ("check p.yaml -- vllm serve m", None),
        ("check -- p.yaml", None),
        ("check --model c --model d -f a.sh", None),
        ("import -- vllm serve m", None),
    ],
)
def test_the_plainest_forms_need_no_parser(line: str, plain: object) -> None:
    assert plain_launch(line.split()) == plain


@pytest.mark.parametrize("words", [("-f", "examples/commands/vllm-qwen2-7b.sh"),
                                   ("--", "vllm", "serve", "qwen2-7b", "-tp", "8")])  # fmt: skip
def test_what_needs_no_parser_says_the_same(
    words: tuple[str, ...], shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = shell("check", *words)

    def never(_: object) -> None:
        return None

    monkeypatch.setattr("shardproof.cli.quick.plain_launch", never)
    assert shell("check", *words) == plain
