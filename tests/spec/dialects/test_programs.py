"""What a command starts, behind whatever starts it."""

from __future__ import annotations

import shlex

import pytest

from shardproof.spec.dialects.programs import Started, is_engine, started
from shardproof.spec.dialects.words import placed
from shardproof.spec.errors import InputErrors

DOCKER = (
    "docker run -it --rm --gpus all -v a:b -p8000:8000 --ipc=host --shm-size 32g -e A=1 "
    "lmsysorg/sglang:latest python3 -m sglang.launch_server --model-path m"
)


def start(line: str) -> Started:
    return started(placed(shlex.split(line)), {})


@pytest.mark.parametrize(
    ("line", "engine", "first"),
    [
        ("vllm serve m", "vllm", "m"),
        ("/usr/local/bin/vllm serve m", "vllm", "m"),
        ("python -m vllm.entrypoints.openai.api_server --model m", "vllm", "--model"),
        ("python3.11 -u -m vllm.entrypoints.openai.api_server --model m", "vllm", "--model"),
        ("python -m sglang.launch_server --model-path m", "sglang", "--model-path"),
        ("sglang serve --model-path m", "sglang", "--model-path"),
        ("trtllm-serve m", "tensorrt-llm", "m"),
        ("trtllm-serve serve m", "tensorrt-llm", "m"),
        ("mpirun -n 8 --oversubscribe trtllm-llmapi-launch trtllm-serve m", "tensorrt-llm", "m"),
        ("srun -N 2 --ntasks 16 trtllm-llmapi-launch trtllm-serve m", "tensorrt-llm", "m"),
        ("torchrun --nproc_per_node 8 pretrain_gpt.py --swiglu", "megatron", "--swiglu"),
        ("torchrun --standalone --nproc-per-node=8 a/pretrain_gpt.py --x", "megatron", "--x"),
        ("python -m torch.distributed.run --nnodes 2 pretrain_gpt.py --x", "megatron", "--x"),
        ("python pretrain_gpt.py --swiglu", "megatron", "--swiglu"),
        ("sudo -E env A=1 nohup vllm serve m", "vllm", "m"),
        ("numactl --cpunodebind 0 vllm serve m", "vllm", "m"),
        ("uv run --with vllm vllm serve m", "vllm", "m"),
        ("bash -c 'vllm serve m -tp 8'", "vllm", "m"),
        ("bash -lc 'export A=1; exec vllm serve m'", "vllm", "m"),
        ("docker run vllm/vllm-openai --model m", "vllm", "--model"),
        ("docker run vllm/vllm-openai:latest m -tp 8", "vllm", "m"),
        (DOCKER, "sglang", "--model-path"),
        ("podman run --entrypoint vllm img:1 serve m", "vllm", "m"),
        ("docker run img sh -c 'vllm serve m'", "vllm", "m"),
        ("python -m dynamo.vllm --model m", "vllm", "--model"),
    ],
)  # fmt: skip
def test_what_is_started(line: str, engine: str, first: str) -> None:
    found = start(line)
    assert (found.engine, found.words[0].text) == (engine, first)
    assert is_engine(placed(shlex.split(line)))


@pytest.mark.parametrize(
    ("image", "version"),
    [
        ("vllm/vllm-openai:v0.11.0", "0.11.0"),
        ("vllm/vllm-openai:v0.8.5.post1", "0.8.5.post1"),
        ("vllm/vllm-openai:v0.11.0-x86_64", "0.11.0"),
        ("registry:5000/vllm/vllm-openai:v0.11.0@sha256:abc", "0.11.0"),
        ("registry:5000/vllm/vllm-openai", None),
        ("vllm/vllm-openai:latest", None),
        ("vllm/vllm-openai:nightly", None),
        ("nvcr.io/nvidia/vllm:25.09-py3", None),
    ],
)
def test_the_tag_of_an_image(image: str, version: str | None) -> None:
    assert start(f"docker run {image} --model m").version == version


@pytest.mark.parametrize("image", ["nvcr.io/nvidia/ai-dynamo/vllm-runtime", "a/sglang-runtime"])
def test_dynamos_images_have_versions_of_their_own(image: str) -> None:
    assert start(f"docker run {image}:1.3.1 python3 -m dynamo.vllm --model m").version is None


def test_another_images_tag_is_no_version_of_the_engine() -> None:
    assert start("docker run my-org/server:1.2.3 vllm serve m").version is None


def test_a_quoted_text_without_an_engine_is_none() -> None:
    assert not is_engine(placed(["bash", "-c", "ray start --block"]))
    assert is_engine(placed(["bash", "-c", "ray start --head && vllm serve m"]))
    assert is_engine(placed(["bash", "-c", "vllm serve 'm"]))


def test_a_calendar_is_no_version() -> None:
    line = "docker run nvcr.io/nvidia/tritonserver:25.06-trtllm-python-py3 trtllm-serve m"
    assert start(line).version is None
    assert start("docker run a/tensorrt-llm/release:1.2.0 trtllm-serve m").version == "1.2.0"


def test_variables() -> None:
    def env(line: str) -> dict[str, str]:
        return {name: word.text for name, word in start(line).env.items()}

    assert env("A=1 B='x y' vllm serve m") == {"A": "1", "B": "x y"}
    assert env("env A=1 vllm serve m") == {"A": "1"}
    # A container has those alone that it is given.
    assert env("A=1 B=2 docker run -e A -e C=3 --env=D=4 vllm/vllm-openai m") == {
        "A": "1", "C": "3", "D": "4",
    }  # fmt: skip
    started = "docker run -e C=3 lmsysorg/sglang python -m sglang.launch_server --model-path m"
    assert env(f"A=1 {started}") == {"C": "3"}
    assert env("bash -c 'A=1 vllm serve m'") == {"A": "1"}


def test_words_in_quotes_are_at_the_place_of_the_quotes() -> None:
    assert {word.place.column for word in start("bash -c 'vllm serve m -tp 8'").words} == {9}


def test_how_many_are_started() -> None:
    found = start("mpirun -n 16 -x A=1 trtllm-serve m")
    assert found.processes is not None
    assert (found.processes[0], found.processes[1].place.column) == (16, 11)


@pytest.mark.parametrize(
    ("line", "says", "column"),
    [
        ("ollama run m", "no engine is known that 'ollama' starts", 1),
        ("python train.py", "no engine is known", 1),
        ("vllm bench latency", "starts an engine by `serve` alone", 6),
        ("vllm", "starts an engine by `serve` alone", 1),
        ("trtllm-serve mm_embedding_serve m", "encoder of images", 14),
        ("docker build .", "only `docker run`", 1),
        ("docker run", "no image is named", 8),
        ("docker run --gpus all ubuntu ls", "what the image ubuntu starts is not known", 23),
        ("docker run --env-file f vllm/vllm-openai m", "a file that is not read", 23),
        ("numactl ls", "no engine is known", 1),
        ("bash run.sh", "runs a file", 1),
        ("bash -c 'vllm serve a; vllm serve b'", "starts 2 engines", 9),
        ("bash -c 'vllm serve \"'", "double quote", 9),
        ("torchrun --nproc_per_node 8", "no script", 27),
        ("torchrun --nproc_per_node", "no value", 10),
        ("torchrun x", "no script that is known", 10),
    ],
)
def test_refusals(line: str, says: str, column: int) -> None:
    with pytest.raises(InputErrors) as caught:
        start(line)
    [error] = caught.value.errors
    assert error.code.startswith("COMMAND-")
    assert says in error.message
    assert error.place is not None
    assert error.place.column == column
