"""A plan as an engine's command: what is said is said whole, and what cannot be is named."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardproof.launch.commands import of_file
from shardproof.launch.exporting import exported
from shardproof.launch.launched import Launched, launched
from shardproof.spec.dialects.alike import unlike
from shardproof.spec.dialects.asked import Engine
from shardproof.spec.dialects.launch import lowered
from shardproof.spec.dialects.megatron_model import megatron_model
from shardproof.spec.errors import InputErrors
from shardproof.spec.model.model import Model
from shardproof.spec.plan.read import plan_of, read_plan
from shardproof.texts.inputs import Given
from tests.front.running import MODELS, Shell, written
from tests.front.running import plan_of as plan_file
from tests.spec.dialects import reading as commands

WITH_A_FILE = """\
cat > options.yaml <<'END'
pp_partition: [30, 50]
END
trtllm-serve m --tp_size 8 --pp_size 2 --config options.yaml"""
NAMES = ("llama-3.1-70b", "qwen3-30b-a3b", "deepseek-v3", "qwen2-7b", "gpt2")
SIZES = st.sampled_from([1, 1, 2, 4, 8])


@cache
def model(name: str) -> Model:
    return commands.model(name)


def options(*each: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.tuples(*each).map(lambda words: " ".join(filter(None, words)))


def degree(word: str, sizes: st.SearchStrategy[int] = SIZES) -> st.SearchStrategy[str]:
    return sizes.map(lambda size: f"{word} {size}" if size > 1 else "")


def maybe(*words: str) -> st.SearchStrategy[str]:
    return st.sampled_from(["", *words])


COMMANDS: dict[Engine, st.SearchStrategy[str]] = {
    "vllm": options(
        st.just("vllm serve m"), degree("-tp"), degree("-pp"), degree("-dp"), degree("-pcp"),
        maybe("--enable-expert-parallel"), maybe("--expert-placement-strategy round_robin"),
        maybe("--all2all-backend naive", "--all2all-backend deepep_low_latency",
              "--all2all-backend flashinfer_nvlink_two_sided"),
        maybe("--compilation-config.pass_config.enable_sp true"),
    ),
    "sglang": options(
        st.just("python -m sglang.launch_server --model-path m"), degree("--tp"),
        degree("--pp-size"), degree("--dp"), degree("--ep"),
        maybe("--enable-dp-attention", "--enable-dp-attention --moe-dense-tp-size 1",
              "--enable-dp-attention --enable-dense-mlp-attn-tp",
              "--enable-dp-attention --enable-dp-lm-head",
              "--enable-dp-attention --enable-dp-lm-head --moe-dense-tp-size 1",
              "--enable-dp-attention --enable-dp-lm-head --enable-dense-mlp-attn-tp"),
        maybe("--moe-a2a-backend deepep"), maybe("--enable-layernorm-sp"),
    ),
    "tensorrt-llm": options(
        st.just("trtllm-serve m"), degree("--tp_size"), degree("--pp_size"), degree("--ep_size")
    ),
    "megatron": options(
        st.just(
            "torchrun --nproc_per_node 64 pretrain_gpt.py --num-layers 32 --hidden-size 512 "
            "--num-attention-heads 16 --vocab-size 1000 --normalization RMSNorm"
        ),
        maybe("--swiglu"), maybe("--num-experts 8", "--num-experts 8 --moe-layer-freq 2"),
        degree("--tensor-model-parallel-size"), degree("--pipeline-model-parallel-size"),
        degree("--context-parallel-size"), maybe("--sequence-parallel"),
        degree("--expert-model-parallel-size"), maybe("--expert-tensor-parallel-size 1"),
        maybe("--moe-token-dispatcher-type alltoall"), maybe("--cp-comm-type all_gather"),
        maybe("--use-tp-pp-dp-mapping"), maybe("--num-layers-per-virtual-pipeline-stage 2"),
        maybe("--make-vocab-size-divisible-by 64"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("engine", COMMANDS)
def test_command_plan_command_plan(engine: Engine) -> None:
    """Whatever plan a command is, the engine's command of that plan is that plan again."""
    said = 0

    @settings(max_examples=60, deadline=None)
    @given(line=COMMANDS[engine], name=st.sampled_from(NAMES))
    def holds(line: str, name: str) -> None:
        nonlocal said
        found = commands.reading(line)
        try:
            its = megatron_model(found) if engine == "megatron" else model(name)
            launch = lowered([found], its)
            if launch.lacks:
                return
            plan = read_plan(launch.plan)
        except InputErrors:
            return  # numbers that make no mesh
        said += 1
        again = exported(plan, its, engine, "m")
        assert (again.unsaid, again.lacks) == ((), ()), (line, again)

    holds()
    assert said > 10


@pytest.mark.parametrize("engine", COMMANDS)
def test_what_is_said_is_the_plan(engine: Engine, tmp_path: Path) -> None:
    """Of plans at random: a command that is given is read as the plan; else a field is named."""

    @settings(deadline=None)
    @given(
        name=st.sampled_from(NAMES),
        values=st.fixed_dictionaries(
            {"tp": SIZES, "pp": SIZES, "dp": SIZES, "ep": SIZES},
            optional={
                "sp": st.just(2), "stream": st.just("tokens"),
                "mesh": st.just(["dp", "pp", "sp", "tp"]),
                "moe": st.sampled_from([{"tp": 1}, {"tp": 2}, {"experts": "balanced"}]),
                "ffn": st.just({"width": "chunk"}), "decode": st.just({"tp": 2}),
                "attention": st.just({"heads": "balanced"}),
            },
        ),
    )  # fmt: skip
    def holds(name: str, values: dict[str, object]) -> None:
        plan, its = plan_of(values), model(name)
        found = exported(plan, its, engine, name)
        if found.unsaid or found.lacks:
            assert all(each.field and each.first != each.second for each in found.unsaid)
            return
        path = written(tmp_path, found.text, "run.sh")
        given = Given(None if engine == "megatron" else str(MODELS / f"{name}.json"))
        again = launched(of_file(str(path)), given)
        assert again.plan is not None
        assert list(unlike(plan, again.plan, its)) == []

    holds()


def read_again(text: str, tmp_path: Path, name: str) -> Launched:
    path = written(tmp_path, text, "run.sh")
    return launched(of_file(str(path)), Given(str(MODELS / f"{name}.json")))


@pytest.mark.parametrize(
    ("name", "values", "engine", "wanted"),
    [
        ("llama-3.1-70b", {"tp": 8}, "vllm", "vllm serve m -tp 8"),
        ("llama-3.1-70b", {"tp": 8, "pp": 2, "stages": {"layers": [30, 50]}}, "vllm",
         "VLLM_PP_LAYER_PARTITION=30,50 vllm serve m -tp 8 -pp 2"),
        ("qwen3-30b-a3b", {"tp": 8, "ep": 8}, "sglang",
         "python -m sglang.launch_server --model-path m --tp-size 8 --ep-size 8"),
        ("llama-3.1-70b", {"tp": 8, "pp": 2, "stages": {"layers": [30, 50]}}, "tensorrt-llm",
         WITH_A_FILE),
    ],
)  # fmt: skip
def test_commands(
    name: str, values: dict[str, object], engine: Engine, wanted: str, tmp_path: Path
) -> None:
    found = exported(plan_of(values), model(name), engine, "m")
    assert found.text == wanted
    assert read_again(wanted, tmp_path, name).plan is not None


@pytest.mark.parametrize(
    ("name", "values", "engine", "field"),
    [
        ("qwen2-7b", {"tp": 8, "attention": {"heads": "balanced"}}, "vllm", "attention.heads"),
        ("qwen2-7b", {"tp": 2, "sp": 2}, "sglang", "sp"),
        ("qwen2-7b", {"tp": 2, "dp": 2}, "tensorrt-llm", "dp"),
        ("llama-3.1-8b", {"tp": 2, "attention": {"out": {"collective": "none"}}}, "vllm",
         "attention.out.collective"),
        ("llama-3.1-8b", {"tp": 2, "handoff": {"cache": "by_rank"}}, "vllm", "handoff.cache"),
    ],
)  # fmt: skip
def test_fields_that_no_command_says(
    name: str, values: dict[str, object], engine: Engine, field: str
) -> None:
    found = exported(plan_of(values), model(name), engine, "m")
    assert [each.field for each in found.unsaid] == [field]


def test_the_order_of_the_mesh_is_a_field() -> None:
    found = exported(plan_of({"dp": 2, "pp": 2}), model("llama-3.1-8b"), "vllm", "m")
    assert [each.field for each in found.unsaid] == ["mesh"]
    said = plan_of({"dp": 2, "pp": 2, "mesh": ["dp", "pp", "tp", "sp"]})
    assert not exported(said, model("llama-3.1-8b"), "vllm", "m").unsaid


def test_fields_that_decide_nothing_need_not_be_said() -> None:
    plan = plan_of({"tp": 2, "moe": {"width": "chunk"}, "stages": {"order": "layer"}})
    assert not exported(plan, model("llama-3.1-8b"), "vllm", "m").unsaid


class TestAtTheCommandLine:
    def test_a_command(self, shell: Shell, tmp_path: Path) -> None:
        path = plan_file(tmp_path, "llama-3.1-70b", "tp: 8\n")
        done = shell("export", path, "--engine", "vllm", "--name", "org/m")
        assert (done.code, done.out) == (0, "vllm serve org/m -tp 8\n")

    def test_two_pools(self, shell: Shell, tmp_path: Path) -> None:
        path = plan_file(tmp_path, "llama-3.1-8b", "tp: 4\ndecode: {tp: 2}\n")
        done = shell("export", path, "--engine", "sglang")
        assert done.code == 0
        assert [line.rpartition(" ")[2] for line in done.out.splitlines()[:2]] == [
            "prefill",
            "decode",
        ]

    def test_what_cannot_be_said(self, shell: Shell, tmp_path: Path) -> None:
        path = plan_file(tmp_path, "qwen2-7b", "tp: 8\nattention: {heads: balanced}\n")
        done = shell("export", path, "--engine", "vllm")
        assert done.code == 1
        assert "attention.heads: balanced; the nearest command has even" in done.out

    def test_edits(self, shell: Shell, tmp_path: Path) -> None:
        text = "tp: 2\nedits: [{drop: layers.0.attention.out.sum}]\n"
        done = shell("export", plan_file(tmp_path, "llama-3.1-8b", text), "--engine", "vllm")
        assert (done.code, ":3:1" in done.err or ":3:8" in done.err) == (2, True)
