"""The schema of open plans takes what the reader takes."""

from __future__ import annotations

from typing import Any, Protocol, cast

import pytest
from jsonschema import Draft202012Validator

from shardproof.proofs.open.lines import read_open
from shardproof.proofs.open.schema import open_schema
from shardproof.spec.errors import InputErrors
from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_text
from tests.proofs.open.test_lines import MODEL
from tests.spec.plan.test_schema import MISTAKES

SCHEMA = open_schema()


class _Validator(Protocol):
    def is_valid(self, instance: object) -> bool: ...


def valid(text: str) -> bool:
    validator = cast(_Validator, Draft202012Validator(cast(Any, SCHEMA)))
    return validator.is_valid(plain(read_text(text, "plan.yaml")))


def test_is_a_schema() -> None:
    Draft202012Validator.check_schema(cast(Any, SCHEMA))


@pytest.mark.parametrize(
    "text",
    [
        "tp: 8",
        "devices: 8\ntp: ?",
        "tp: 1..8",
        "ffn: {up: {split: ?}, width: {any: [even, [1, 2]]}}",
        "devices: 2\ndecode: {tp: {any: [1, 2]}, ffn: {down: {group: ?}}}",
        "embedding: {mask: ?}",
        "handoff: {cache: {any: [by_rank, stays]}}",
    ],
)
def test_takes_open_plans(text: str) -> None:
    read_open(read_text(text, "plan.yaml"), MODEL)
    assert valid(text)


@pytest.mark.parametrize(
    "text",
    [
        *MISTAKES,
        "tp: {any: []}",
        "tp: {any: [x]}",
        "tp: {any: [1], of: 2}",
        "stream: 1..2",
        "workload: {steps: ?}",
        "devices: ?",
        "schedule: {ticks: ?}",
    ],
)
def test_refuses_what_the_reader_refuses(text: str) -> None:
    with pytest.raises(InputErrors):
        read_open(read_text(text, "plan.yaml"), MODEL)
    assert not valid(text)
