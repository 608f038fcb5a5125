"""Launch commands in files: scripts, what a script writes, manifests of Kubernetes and compose."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from shardproof.texts import inputs
from tests.front.running import Shell, written

SCRIPT = """\
#!/bin/bash
# starts a server
export MODEL=mistralai/Mixtral-8x7B-v0.1
TP=8
cat > extra.yml <<EOF
moe_expert_parallel_size: 4
kv_cache_config:
  free_gpu_memory_fraction: 0.8
EOF
pip install something
mpirun -n $TP trtllm-llmapi-launch trtllm-serve $MODEL \\
  --tp_size $TP \\
  --extra_llm_api_options extra.yml > log 2>&1 &
"""
POD = """\
apiVersion: v1
kind: Service
metadata: {name: first}
---
apiVersion: apps/v1
kind: Deployment
spec:
  template:
    spec:
      containers:
      - name: other
        image: nginx
        command: [nginx]
      - name: server
        image: vllm/vllm-openai:v0.11.0
        command: ["/bin/sh", "-c"]
        args:
        - |
          vllm serve $(MODEL) \\
            --tensor-parallel-size TP
        env:
        - {name: MODEL, value: Qwen/Qwen2-7B}
"""


def flat(text: str) -> str:
    """Without line ends, for where these are hangs on how long a folder's name is."""
    return " ".join(text.split())


def test_a_script(shell: Shell, tmp_path: Path) -> None:
    done = shell("check", "-f", written(tmp_path, SCRIPT, "run.sh"))
    assert (done.code, done.err) == (0, "")
    assert "mixtral-8x7b on 8 devices: tp 8" in done.out
    assert "experts 8 over ep 4" in done.out
    assert "`pip install something` is not run" in flat(done.out)
    assert "its output goes to log" in flat(done.out)


def test_an_error_is_at_its_line(shell: Shell, tmp_path: Path) -> None:
    path = written(tmp_path, SCRIPT.replace("--tp_size $TP", "--tp_sise $TP"), "run.sh")
    done = shell("check", "-f", path)
    assert f"{path}:12:3: error[COMMAND-OPTION]" in flat(done.err)
    assert "  12 |   --tp_sise $TP \\\n     |   ^" in done.err


def test_a_file_that_the_script_writes_has_places_too(shell: Shell, tmp_path: Path) -> None:
    path = written(tmp_path, SCRIPT.replace("kv_cache_config", "kv_cash_config"), "run.sh")
    done = shell("check", "-f", path)
    assert (
        "extra.yml:2:1: error[COMMAND-FILE] TensorRT-LLM has no argument 'kv_cash_config'"
        in done.err
    )
    assert "   2 | kv_cash_config:" in done.err


def test_standard_input(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    class Piped:
        buffer = io.BytesIO(b"vllm serve Qwen/Qwen2-7B \\\n  -tp 8\n")

    monkeypatch.setattr("sys.stdin", Piped())
    inputs._all_of.cache_clear()  # pyright: ignore[reportPrivateUsage]
    done = shell("check", "-f", "-")
    inputs._all_of.cache_clear()  # pyright: ignore[reportPrivateUsage]
    assert (done.code, "--> <stdin>:2:3" in done.out) == (1, True)


@pytest.mark.parametrize(("tp", "code"), [("4", 0), ("8", 1), ("x", 2)])
def test_a_manifest(tp: str, code: int, shell: Shell, tmp_path: Path) -> None:
    path = written(tmp_path, POD.replace("TP", tp), "pod.yaml")
    done = shell("check", "-f", path)
    assert done.code == code
    if code < 2:
        assert done.out.startswith(f"vLLM 0.11.0: qwen2-7b on {tp} devices")
    else:
        assert f"{path}:18:11: error[COMMAND-VALUE]" in flat(done.err)


def test_the_nodes_of_one_server(shell: Shell, tmp_path: Path) -> None:
    node = """\
        containers:
        - image: lmsysorg/sglang:v0.5.5
          command: [python3, -m, sglang.launch_server, --model-path, meta-llama/Llama-3.1-70B,
                    --tp, "16", --nnodes, "2", --node-rank, "RANK"]
"""
    text = (
        "apiVersion: leaderworkerset.x-k8s.io/v1\nspec:\n  leaderWorkerTemplate:\n"
        "    leaderTemplate:\n      spec:\n" + node.replace("RANK", "0") + "    workerTemplate:\n"
        "      spec:\n" + node.replace("RANK", "1")
    )  # fmt: skip
    done = shell("check", "-f", written(tmp_path, text, "lws.yaml"))
    assert done.code == 0
    assert "llama-3.1-70b on 16 devices: tp 16; this command is one of 2 nodes" in flat(done.out)
    other = text.replace('"16", --nnodes, "2", --node-rank, "1"', '"8", --nnodes, "2"')
    done = shell("check", "-f", written(tmp_path, other, "two.yaml"))
    assert (done.code, "do not say the same" in flat(done.err)) == (2, True)


def test_compose_with_two_pools(shell: Shell, tmp_path: Path) -> None:
    def service(tp: int, role: str) -> str:
        return (
            "    image: vllm/vllm-openai:v0.11.0\n    command: --model Qwen/Qwen2-7B -tp "
            f"""{tp} --kv-transfer-config '{{"kv_role":"{role}"}}'\n"""
        )

    text = f"services:\n  d:\n{service(2, 'kv_consumer')}  p:\n{service(4, 'kv_producer')}"
    done = shell("check", "-f", written(tmp_path, text, "compose.yaml"))
    assert (done.code, done.err) == (0, "")
    assert "prefill tp 4; decode tp 2" in done.out


@pytest.mark.parametrize(
    ("text", "name", "says"),
    [
        ("", "a.sh", "there is no command"),
        ("# nothing\n", "a.sh", "there is no command"),
        ("ls\n", "a.sh", "no engine is known that 'ls' starts"),
        ("services:\n  a: {image: nginx, command: [nginx]}\n", "a.yaml", "no container"),
        ("vllm serve $MODEL\n", "a.sh", "$MODEL is set nowhere"),
        ("vllm serve m | tee log\n", "a.sh", "a pipe"),
        ("x" * 300_000, "a.sh", "bytes long"),
        ("vllm serve a\nvllm serve b\n", "a.sh", "'a' is no folder"),
        ("vllm serve gpt2 -tp 1\nvllm serve gpt2 -tp 2\n", "a.sh", "do not say the same"),
    ],
)
def test_refusals(text: str, name: str, says: str, shell: Shell, tmp_path: Path) -> None:
    done = shell("check", "-f", written(tmp_path, text, name))
    assert (done.code, done.out) == (2, "")
    assert says in flat(done.err)


def test_a_file_that_is_not_there(shell: Shell) -> None:
    done = shell("check", "-f", "no-such-file.sh")
    assert (done.code, "FILE-MISSING" in done.err) == (2, True)
    assert shell("check", "-f", "a", "--", "vllm", "serve", "m").code == 2
