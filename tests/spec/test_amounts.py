"""One is not several."""

from __future__ import annotations

from shardproof.spec.amounts import amount


def test_amounts() -> None:
    assert amount(1, "KV head") == "1 KV head"
    assert amount(0, "step") == "0 steps"
    assert amount(1024, "device") == "1,024 devices"
