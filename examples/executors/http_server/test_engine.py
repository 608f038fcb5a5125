import sys

import shardproof

SERVER = f"{sys.executable} serve.py {{checkpoint}} --tp {{tp}} --port {{port}}"


def test_engine():
    engine = shardproof.HttpExecutor(SERVER)
    shardproof.fuzz_executor(engine, plans={"tp": (1, 2)}, models=["llama", "qwen2", "qwen3"])
