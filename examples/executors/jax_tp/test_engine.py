import shardproof
from engine import Engine


def test_engine():
    models = ["llama", "qwen2", "qwen3"]
    shardproof.fuzz_executor(Engine, plans={"tp": (1, 2, 4)}, models=models, shapes=6)
