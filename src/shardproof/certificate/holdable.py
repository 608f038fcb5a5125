"""What canonical JSON cannot hold: a certificate of such a config would say something else."""

from __future__ import annotations

import math
from collections.abc import Iterator

from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.source.node import Node

MOST = 2**53 - 1
"""Beyond this, two whole numbers may be one number of JSON."""


def ask_holdable(config: Node) -> None:
    """Raise an error for each value that a certificate cannot hold, at its place."""
    found = [*faults(config, "")]
    if found:
        raise InputErrors(found)


def faults(node: Node, path: str) -> Iterator[InputError]:
    value = node.value
    if isinstance(value, dict):
        for key, (_, child) in value.items():
            yield from faults(child, f"{path}.{key}" if path else key)
    elif isinstance(value, tuple):
        for index, child in enumerate(value):
            yield from faults(child, f"{path}[{index}]")
    elif isinstance(value, int) and abs(value) > MOST:
        message = f"{path} is a whole number beyond 2 to the 53, which no certificate can hold"
        yield InputError("CERT-NUMBER", message, node.place, path, "give a smaller number")
    elif isinstance(value, float) and not math.isfinite(value):
        message = f"{path} is no finite number, which no certificate can hold"
        yield InputError("CERT-NUMBER", message, node.place, path, "give a finite number")
