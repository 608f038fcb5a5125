from engine import Engine

import shardproof


def test_engine():
    shardproof.fuzz_executor(Engine, plans={"tp": (1, 2, 4)}, models=["llama", "qwen2", "qwen3"])
