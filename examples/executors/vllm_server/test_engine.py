"""vLLM's server on processors, over ranks. Its environment may be another: VLLM_PYTHON."""

import os
import sys

import pytest

import shardproof

# Threads are not bound to cores, since there may be fewer of these than ranks.
SERVER = (
    "env OMP_NUM_THREADS=1 VLLM_CPU_OMP_THREADS_BIND=nobind VLLM_CPU_KVCACHE_SPACE=1"
    f" {os.environ.get('VLLM_PYTHON', sys.executable)} -m vllm.entrypoints.openai.api_server"
    " --model {checkpoint} --port {port} --tensor-parallel-size {tp} --dtype {dtype}"
    " --max-model-len 32 --max-logprobs -1 --enforce-eager"
)


@pytest.mark.parametrize("tp", [1, 2])
@pytest.mark.parametrize("family", ["llama", "qwen2"])
def test_engine(family: str, tp: int):
    engine = shardproof.HttpExecutor(SERVER, refuses=(1,), starting=600)
    # Its attention on processors wants heads of 32 or more, which are 16 pairs.
    models = {"families": [family], "layers": (1, 2), "pairs": 16}
    plans = {"tp": tp, "fits": True}
    shardproof.fuzz_executor(engine, models=models, plans=plans, shapes=1, weights=1, examples=5)
