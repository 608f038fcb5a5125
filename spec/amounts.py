"""How many there are of something, in words: one is not several."""

from __future__ import annotations


def amount(count: int, thing: str) -> str:
    """`1 KV head`, `1,024 devices`."""
    return f"{count:,} {thing}" + "s" * (count != 1)
