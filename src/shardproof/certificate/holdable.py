"""A config as a certificate holds it, and what canonical JSON cannot hold of it."""

from __future__ import annotations

from collections.abc import Iterator

from shardproof.certificate import checker
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.source.node import Node, Plain, plain

MOST = 2**53 - 1
"""Beyond this, two whole numbers may be one number of JSON."""


def held(config: Node) -> Plain:
    """What a certificate holds of a config; an error for each value that it cannot, at its place.

    `Infinity` and `NaN`, which Python's readers take and JSON does not have, stand there as
    `transformers` itself writes them: `{"__float__": "Infinity"}`.
    """
    found = [*faults(config, "")]
    if found:
        raise InputErrors(found)
    spelled: Plain = checker.spelled(plain(config))
    return spelled


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
