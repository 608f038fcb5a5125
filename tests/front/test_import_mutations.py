"""Commands with mistakes in them: an error at a word, or a reading in which no word is lost."""

from __future__ import annotations

import random
import re
import shlex
from pathlib import Path

import pytest

from shardproof.launch.commands import of_file, of_words
from shardproof.launch.launched import Launched, launched
from shardproof.spec.errors import InputErrors
from shardproof.texts.inputs import Given
from tests.front.test_import_containers import CHART, GRAPH, GROUP, OLDER, PAIR, POOLS, RAY
from tests.tiers import sampled

COMMANDS = (
    """
vllm serve Qwen/Qwen3-30B-A3B -tp 8 --enable-expert-parallel --max-model-len 32k
vllm serve deepseek-ai/DeepSeek-V3 -dp 8 --enable_expert_parallel --all2all-backend pplx \
  --eplb-config.num_redundant_experts 8 --speculative-config '{"method":"mtp","x":1}'
VLLM_PP_LAYER_PARTITION=40,40 vllm serve meta-llama/Llama-3.1-70B -tp 8 -pp 2 -pcp 2
docker run --gpus all -e A=1 -p 8000:8000 --ipc=host vllm/vllm-openai:v0.11.0 --model \
  Qwen/Qwen2-7B --tensor-parallel-size 4
python -m sglang.launch_server --model-path deepseek-ai/DeepSeek-V3 --tp 8 --dp 8 \
  --enable-dp-attention --moe-a2a-backend deepep --nnodes 2 --node-rank 0
SGLANG_PP_LAYER_PARTITION=38,42 sglang serve --model-path llama-3.1-70b --tp-size 4 \
  --pp-size 2 --mem-frac 0.8
mpirun -n 8 trtllm-llmapi-launch trtllm-serve mixtral-8x7b --tp_size 8 --ep_size 4
torchrun --nproc_per_node 8 --nnodes 2 pretrain_gpt.py --num-layers 32 --hidden-size 4096 \
  --num-attention-heads 32 --tensor-model-parallel-size 2 --pipeline-model-parallel-size 2 \
  --num-experts 8 --expert-model-parallel-size 4 --moe-layer-freq '([0]*3+[1]*29)' \
  --vocab-size 32000 --swiglu --context-parallel-size 2 --sequence-parallel
python3 -m dynamo.vllm --model Qwen/Qwen3-32B -tp 4 --is-prefill-worker --connector nixl
python3 -m dynamo.trtllm --model-path qwen3-30b-a3b --tensor-parallel-size 8 \
  --override-engine-args '{"moe_expert_parallel_size":4}' --trtllm.enable_attention_dp true
N=2 bash -c 'vllm serve qwen3-30b-a3b -dp $((N * 4)) --enable-expert-parallel'
""".replace("\\\n", "")
    .strip()
    .split("\n")
)
JUNK = (
    *("-", "--", "=", "0", "-1", "9" * 21, "{", "}", "'", '"', "\\", "$X", "`a`", "|", "&", "\0"),
    *("\u2014tp", "--tp", "-tp", "1e9", "None", "[]", "--config", "x.yaml", "--and", "null"),
    *("nan", "/dev/null", "..", '{"a":' + "[" * 2000, "--x.y.z", "--hf-overrides", "-dp"),
    *('{"num_hidden_layers": 0}', "--hf-overrides.num_attention_heads", "--model", "7"),
)
BATCH = 100
MOST_JUDGED = 10_000
"""Devices; what a verdict on a million of them takes is the engine's own affair."""


def mutated(draw: random.Random) -> list[str]:
    """A command with one to three changes."""
    words = shlex.split(draw.choice(COMMANDS))
    for _ in range(draw.randint(1, 3)):
        at = draw.randrange(len(words) or 1)
        match draw.randrange(8) if words else 1:
            case 0:
                del words[at]
            case 1:
                words.insert(at, draw.choice(JUNK))
            case 2:
                words[at] = draw.choice(JUNK)
            case 3:
                word, cut = words[at], draw.randrange(len(words[at]) + 1)
                added = draw.choice(["", "-", "_", ".", "=", "x", "9", " "])
                words[at] = word[:cut] + added + word[cut + draw.randint(0, 1) :]
            case 4:
                words.insert(at, draw.choice(words))
            case 5:
                words.insert(at, draw.choice(shlex.split(draw.choice(COMMANDS))))
            case 6:
                other = draw.randrange(len(words))
                words[at], words[other] = words[other], words[at]
            case _:
                words[at] = str(draw.choice([0, 1, 2, 3, 7, 8, 16, 64, 1000, 2**20, 2**21]))
    return words


MANIFESTS = (GRAPH, OLDER, CHART, RAY, PAIR, GROUP, POOLS)
PIECES = ("", "x", "0", "-1", "[]", "{}", ": ", "- ", "$(X)", "{{ .Values.x }}", "null", "'", "~")


def mutated_manifest(draw: random.Random) -> str:
    """A manifest with one to three changes: a line that is gone, moved, or has something else."""
    lines: list[str] = [*draw.choice(MANIFESTS).split("\n")]
    for _ in range(draw.randint(1, 3)):
        at = draw.randrange(len(lines))
        match draw.randrange(5):
            case 0 if len(lines) > 1:
                del lines[at]
            case 1:
                lines.insert(at, draw.choice(lines))
            case 2:
                words: list[str] = [*re.split(r"(\W+)", lines[at])]
                words[draw.randrange(len(words))] = draw.choice(PIECES)
                lines[at] = "".join(words)
            case 3:
                lines[at] = "  " + lines[at]
            case _:
                other = draw.choice(draw.choice(MANIFESTS).split("\n"))
                lines[at] = other
    return "\n".join(lines)


@pytest.mark.parametrize("seed", sampled(range(100), every=25))
def test_mutated_manifests(seed: int, tmp_path: Path) -> None:
    draw = random.Random(seed)
    path = tmp_path / "m.yaml"
    for _ in range(BATCH):
        path.write_text(mutated_manifest(draw), "utf-8")
        try:
            found = launched(of_file(str(path)), Given())
        except InputErrors as wrong:
            for error in wrong.errors:
                assert error.place is not None, (path.read_text("utf-8"), error)
                assert error.message, path.read_text("utf-8")
        else:
            ask_nothing_lost(found)


def ask_nothing_lost(found: Launched) -> None:
    """Every word behind the program's name is told, or is a file's name that options came from."""
    for pool in found.launch.pools:
        told = " ".join(each.spelled for each in pool.reading.told)
        notes = " ".join(found.notes)
        words = pool.reading.started.words
        # The file of pools is named and read, and its entries are told.
        for word in () if pool.reading.started.kind == "disaggregated" else words:
            bare = word.text.replace("_", "-")
            known = any(bare in each.replace("_", "-") for each in (told, notes))
            key = bare.partition("=")[0].partition(".")[0]
            assert known or key in told.replace("_", "-") or "not known here" in notes, word


@pytest.mark.parametrize("seed", sampled(range(500), every=25))
def test_mutated_commands(seed: int, tmp_path: Path) -> None:
    draw = random.Random(seed)
    for number in range(BATCH):
        words = mutated(draw)
        try:
            if draw.random() < 0.5:
                commands = of_words(words)
            else:
                path = tmp_path / "run.sh"
                text = " ".join(words) if draw.random() < 0.5 else shlex.join(words)
                path.write_text(text, "utf-8")
                commands = of_file(str(path))
            found = launched(commands, Given())
            if number % 5 == 0 and sum(pool.devices for pool in found.launch.pools) <= MOST_JUDGED:
                found.verdict()
        except InputErrors as wrong:
            for error in wrong.errors:
                assert error.place is not None, (seed, words, error)
                assert error.message, (seed, words)
        else:
            ask_nothing_lost(found)
