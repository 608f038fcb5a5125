"""Containers of commands: graphs of Dynamo, llm-d's values, Ray Serve, groups of nodes, pools."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.front.running import Done, Shell, written

GRAPH = """\
apiVersion: v1
kind: ConfigMap
metadata: {name: engine}
data:
  prefill.yaml: |
    tensor_parallel_size: 4
  decode.yaml: |
    tensor_parallel_size: 8
    moe_expert_parallel_size: 8
    enable_attention_dp: true
---
# nothing but a comment
---
apiVersion: nvidia.com/v1beta1
kind: DynamoGraphDeployment
spec:
  components:
  - {name: Frontend, type: frontend, podTemplate: {spec: {containers: [
      {name: main, image: x/trt:1, command: [python3, -m, dynamo.frontend]}]}}}
  - name: decode
    replicas: 3
    podTemplate: {spec: {containers: [
      {name: side, image: a/sidecar:1, command: [sleep]},
      {name: main, image: a/tensorrtllm-runtime:1.3.1, command: [python3, -m, dynamo.trtllm],
       args: [--model-path, Qwen/Qwen3-30B-A3B, --extra-engine-args, /workspace/decode.yaml,
              --disaggregation-mode, decode]}]}}
  - name: prefill
    podTemplate: {spec: {containers: [
      {name: main, image: a/tensorrtllm-runtime:1.3.1, command: [python3, -m, dynamo.trtllm],
       args: [--model-path, Qwen/Qwen3-30B-A3B, --extra-engine-args, /workspace/prefill.yaml,
              --disaggregation-mode, prefill]}]}}
"""
OLDER = """\
apiVersion: nvidia.com/v1alpha1
kind: DynamoGraphDeployment
spec:
  envs: [{name: TP, value: "8"}]
  services:
    Frontend: {componentType: frontend, extraPodSpec: {mainContainer: {image: a/b:1}}}
    VllmDecodeWorker:
      componentType: worker
      extraPodSpec:
        mainContainer:
          image: a/vllm-runtime:1.0.0
          command: [/bin/sh, -c]
          args: ["python3 -m dynamo.vllm --model Qwen/Qwen3-32B -tp $TP"]
    VllmPrefillWorker:
      componentType: worker
      extraPodSpec:
        mainContainer:
          image: a/vllm-runtime:1.0.0
          command: [python3, -m, dynamo.vllm]
          args: [--model, Qwen/Qwen3-32B, -tp, "4", --is-prefill-worker]
"""
CHART = """\
modelArtifacts: {name: deepseek-ai/DeepSeek-V3, uri: "hf://{{ .Values.modelArtifacts.name }}"}
prefill:
  parallelism: {tensor: 8}
  containers:
  - {name: vllm, image: "ghcr.io/llm-d/llm-d-cuda:v0.3.1", modelCommand: vllmServe}
decode:
  replicas: 2
  parallelism: {data: 16, workers: 2}
  containers:
  - name: vllm
    image: ghcr.io/llm-d/llm-d-cuda:v0.3.1
    modelCommand: custom
    command: [/bin/bash, -c]
    args:
    - |
      START=$(( ${LWS_WORKER_INDEX:-0} * DP_SIZE_LOCAL ))
      exec vllm serve deepseek-ai/DeepSeek-V3 --enable-expert-parallel \\
        --tensor-parallel-size $TP_SIZE --data-parallel-size $((LWS_GROUP_SIZE * DP_SIZE_LOCAL)) \\
        --data-parallel-size-local $DP_SIZE_LOCAL --data-parallel-start-rank $START
"""
RAY = """\
applications:
- name: a
  import_path: ray.serve.llm:build_openai_app
  args:
    llm_configs:
    - model_loading_config: {model_id: q, model_source: Qwen/Qwen3-30B-A3B}
      deployment_config: {autoscaling_config: {min_replicas: 1, max_replicas: 4}}
      runtime_env: {env_vars: {VLLM_PP_LAYER_PARTITION: "20,28", VLLM_USE_DEEP_GEMM: 1}}
      engine_kwargs:
        tensor_parallel_size: 4
        pipeline_parallel_size: 2
        enable_expert_parallel: true
        disable_log_stats: false
        quantization: null
        kv_transfer_config: {kv_connector: NixlConnector, kv_role: kv_both}
"""
PAIR = """\
applications:
- args:
    prefill_config:
      model_loading_config: {model_id: Qwen/Qwen3-32B}
      engine_kwargs: {tensor_parallel_size: 4}
    decode_config:
      model_loading_config: {model_id: Qwen/Qwen3-32B}
      engine_kwargs: {tensor_parallel_size: 2, data_parallel_size: 2}
"""
GROUP = """\
kind: LeaderWorkerSet
spec:
  leaderWorkerTemplate:
    size: 2
    leaderTemplate: {spec: {containers: [NODE]}}
    workerTemplate: {spec: {containers: [NODE]}}
""".replace(
    "NODE",
    """{name: n, image: "lmsysorg/sglang:latest", command: [python3, -m,
      sglang.launch_server, --model-path, meta-llama/Llama-3.1-70B, --tp, "16", --nnodes,
      $(LWS_GROUP_SIZE), --node-rank, $(LWS_WORKER_INDEX), --dist-init-addr,
      "$(LWS_LEADER_ADDRESS):20000"], env: [{name: LWS_WORKER_INDEX, valueFrom: {fieldRef: x}}]}""",
)
POOLS = """\
model: mistralai/Mixtral-8x7B-v0.1
context_servers: {num_instances: 2, tensor_parallel_size: 2}
generation_servers: {num_instances: 1, tensor_parallel_size: 4, moe_expert_parallel_size: 4}
"""


def check(shell: Shell, folder: Path, text: str, command: str = "check") -> Done:
    done = shell(command, "-f", written(folder, text, "m.yaml"))
    return Done(done.code, " ".join(done.out.split()), " ".join(done.err.split()))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (GRAPH, "TensorRT-LLM (prefill): Qwen3-30B-A3B on 4 devices: tp 4"),
        (GRAPH, "attention whole on each of 8 ranks; sequences over them"),
        (GRAPH, "decode is started 3 times, each on its own"),
        (OLDER, "vLLM (prefill): Qwen3-32B on 4 devices: tp 4"),
        (OLDER, "vLLM (decode): Qwen3-32B on 8 devices: tp 8"),
        (CHART, "vLLM (prefill): deepseek-v3 on 8 devices: tp 8"),
        (CHART, "vLLM (decode): deepseek-v3 on 16 devices: dp 16; this command is 8 of 16"),
        (CHART, "experts 256 over ep 16"),
        (CHART, "decode is started 2 times"),
        (RAY, "vLLM: Qwen3-30B-A3B on 8 devices: pp 2 x tp 4 experts 128 over ep 4"),
        (RAY, "max_replicas: 4: each replica is an engine on its own"),
        (RAY, "disable_log_stats: false is as if it had not been said"),
        (RAY, "quantization: null is as if it had not been said"),
        (PAIR, "Qwen3-32B on 4 devices: prefill tp 4; decode dp 2 tp 2"),
        (GROUP, "llama-3.1-70b on 16 devices: tp 16; this command is one of 2 nodes"),
        (POOLS, "mixtral-8x7b on 4 devices: prefill dp 2 tp 2; decode tp 4 ep 4"),
    ],
)
def test_what_they_start(text: str, says: str, shell: Shell, tmp_path: Path) -> None:
    done = check(shell, tmp_path, text)
    assert (done.code, done.err) == (0, "")
    assert says in done.out


def test_stages_of_ray_serve_are_listed(shell: Shell, tmp_path: Path) -> None:
    assert "layers: [20, 28] # VLLM_PP_LAYER_PARTITION" in check(shell, tmp_path, RAY, "import").out


def test_one_pool_of_a_chart_does_both(shell: Shell, tmp_path: Path) -> None:
    done = check(shell, tmp_path, CHART.replace("prefill:\n", "prefill:\n  create: false\n"))
    assert (done.code, "alike" in done.out) == (0, False)


def test_a_graph_adds_its_nodes(shell: Shell, tmp_path: Path) -> None:
    text = OLDER.replace("dynamo.vllm", "dynamo.sglang").replace("--model ", "--model-path ")
    text = text.replace("--model,", "--model-path,").replace("-tp", "--tp")
    text = text.replace("--is-prefill-worker", "--disaggregation-mode, prefill")
    text = text.replace("    VllmDecodeWorker:\n", "    D:\n      multinode: {nodeCount: 2}\n")
    text = text.replace("--tp $TP", "--tp $TP --disaggregation-mode decode")
    done = check(shell, tmp_path, text)
    assert done.code == 0
    assert "SGLang (decode): Qwen3-32B on 8 devices: tp 8; this command is one of 2" in done.out


def test_a_refusal_shows_a_whole_command(shell: Shell, tmp_path: Path) -> None:
    text = RAY.replace("tensor_parallel_size: 4", "tensor_parallel_size: 6")
    path = written(tmp_path, text, "m.yaml")
    done = shell("check", "-f", path, "--memory", "80GB")
    assert done.code == 1
    assert "10 |         tensor_parallel_size: 6" in done.out
    assert "VLLM_USE_DEEP_GEMM=1 vllm serve Qwen/Qwen3-30B-A3B" in done.out
    assert "--memory SIZE says how much" in " ".join(shell("check", "-f", path).out.split())


def test_a_worker_of_dynamo_is_told_its_own_command(shell: Shell, tmp_path: Path) -> None:
    alone = OLDER[: OLDER.index("    VllmPrefillWorker")].replace('"8"', '"6"')
    done = shell("check", "-f", written(tmp_path, alone, "m.yaml"), "--memory", "80GB")
    assert "python -m dynamo.vllm --model Qwen/Qwen3-32B --tensor-parallel-size 2" in done.out


@pytest.mark.parametrize(
    ("text", "at", "says"),
    [
        (GRAPH.replace("moe_expert_parallel_size", "moe_expert_paralel_size"), "decode.yaml:2:1",
         "did you mean moe_expert_parallel_size?"),
        (GRAPH.replace("/workspace/prefill.yaml", "/workspace/other.yaml"), "m.yaml:30:",
         "the file /workspace/other.yaml that the command names is not here"),
        (OLDER.replace("name: TP", "name: TQ"), "m.yaml:13:18", "$TP is set nowhere"),
        (OLDER.replace('value: "8"', "valueFrom: {secretKeyRef: x}"), "m.yaml:13:18",
         "$TP is set by what starts it"),
        (OLDER.replace("--is-prefill-worker", "--is-prefil-worker"), "m.yaml:20:53",
         "did you mean --is-prefill-worker?"),
        (CHART.replace("tensor: 8", "tensor: eight"), "m.yaml:3:25", "parallelism.tensor"),
        (CHART.replace("workers: 2", "workers: 3"), "m.yaml:8:27", "no multiple"),
        (CHART.replace("vllmServe", "vllmServ"), "m.yaml:5:60", "vllmServe, imageDefault or"),
        (CHART.replace(".name }}", ".nome }}"), "m.yaml:1:54", "is not filled in here"),
        (CHART.replace("hf://", "oci://"), "m.yaml:1:54", "is not known"),
        (RAY.replace("tensor_parallel_size", "tensor_paralel_size"), "m.yaml:10:9",
         "did you mean --tensor-parallel-size?"),
        (RAY.replace("tensor_parallel_size: 4", "tensor_parallel_size: four"), "m.yaml:10:31",
         "cannot be 'four'"),
        (RAY.replace("model_id: q, model_source: Qwen/Qwen3-30B-A3B", "x: 1"), "m.yaml:6:7",
         "names no model"),
        (RAY.replace("      engine_kwargs:", "      llm_engine: TGI\n      engine_kwargs:"),
         "m.yaml:9:19", "llm_engine: vLLM"),
        ("llm_configs: [a.yaml]\n", "m.yaml:1:15", "give that file by -f"),
        (PAIR.replace("Qwen/Qwen3-32B", "gpt2", 1), "m.yaml:", "two models"),
        (GROUP.replace("$(LWS_GROUP_SIZE)", "$(GROUP)"), "m.yaml:", "$(GROUP) is set nowhere"),
        (GROUP.replace("size: 2", "size: two"), "m.yaml:", "--nnodes cannot be 'two'"),
        (POOLS.replace("num_instances: 2", "num_instances: x"), "m.yaml:2:", "num_instances"),
        (POOLS.replace("generation_servers", "generation_server"), "m.yaml:3:1",
         "generation_servers, not generation_server"),
    ],
)  # fmt: skip
def test_mistakes_have_their_place(
    text: str, at: str, says: str, shell: Shell, tmp_path: Path
) -> None:
    done = check(shell, tmp_path, text)
    assert (done.code, done.out) == (2, "")
    assert at in done.err
    assert says in done.err


def test_a_pod_that_starts_no_engine_is_passed_over(shell: Shell, tmp_path: Path) -> None:
    text = """\
kind: LeaderWorkerSet
spec:
  leaderWorkerTemplate:
    size: 2
    leaderTemplate: {spec: {containers: [{image: "vllm/vllm-openai:v0.11.0", command: [sh, -c,
      "bash start.sh leader $(LWS_GROUP_SIZE); vllm serve llama-3.1-70b -tp 8 -pp 2"]}]}}
    workerTemplate: {spec: {containers: [{image: "vllm/vllm-openai:v0.11.0", command: [sh, -c,
      "bash start.sh worker $(LWS_LEADER_ADDRESS)"]}]}}
"""
    done = check(shell, tmp_path, text)
    assert (done.code, "pp 2 x tp 8" in done.out) == (0, True)
