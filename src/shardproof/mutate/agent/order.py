"""What a process of the tests is to do, and where it says what happened."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any

VARIABLE = "SHARDPROOF_MUTATE"
"""The environment's variable that names the order's file."""


@dataclass(frozen=True)
class Order:
    log: str
    """A file to which all processes append lines."""
    root: str
    """Files below it are named relative to it."""
    sources: tuple[str, ...]
    """Folders that are the user's, wherever they are installed."""
    callers: int
    """How many of the callers tell one call site from another."""
    site: str = ""
    """The key of the call site to change; none where calls are only recorded."""
    kind: str = ""
    """What is done there."""


def order_of(path: str) -> Order:
    with open(path, encoding="utf-8") as file:
        data: dict[str, Any] = json.load(file)
    data["sources"] = tuple(data["sources"])
    return Order(**data)


def say(order: Order, words: dict[str, Any]) -> None:
    """Append a line, whole, whoever else appends at the same time."""
    line = json.dumps({**words, "pid": os.getpid()}, sort_keys=True) + "\n"
    file = os.open(order.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        os.write(file, line.encode())
    finally:
        os.close(file)
