import shardproof
from engine import Engine


def test_engine():
    shardproof.fuzz_executor(Engine, plans={"tp": (1, 2, 4)})
