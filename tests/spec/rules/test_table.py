"""The lines of the rules, held against what operators read and what derivations give."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.rules.derive import Derivation, derive
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.table import RULES
from tests.executor.run.cases import ACCEPTED, load

UNTYPED = {"first", "second", "send", "receive", "handoff"}
"""Kinds that name something which is there already, and are typed where they are met."""
FAULTS = {"all_to_all", "broadcast", "permute", "zeros", "junk", "previous", "times"}
"""Kinds that edits alone write, for what goes wrong in engines: they have no rule."""
BY_VALUE = {"gather_rows", "own_rows"}
"""Kinds of modules over ranks of their own, which values alone decide."""

Letters = list[list[str]]


def sides(line: str) -> tuple[Letters, Letters]:
    """The letters of each operand and of each result."""
    left, _, right = line.partition("->")
    return letters(left), letters(right)


def letters(side: str) -> Letters:
    return [text.split(",") for text in re.findall(r"\[([^\]]*)\]", side)]


def test_every_other_kind_has_a_rule() -> None:
    assert set(KINDS) - set(RULES) == UNTYPED | FAULTS | BY_VALUE


@pytest.mark.parametrize("name", RULES)
def test_a_line_reads_what_the_operator_reads(name: str) -> None:
    operands, _ = sides(RULES[name].line)
    for found, dims in zip(operands, KINDS[name].operands, strict=False):
        if found != [".."] and dims:
            assert len(found) == len(dims)


def fits(found: list[str], placed: object) -> bool:
    if not isinstance(placed, Placed) or ".." in found:
        return not isinstance(placed, Placed) or len(placed.dims) >= len(found) - 1
    return len(found) == len(placed.dims)


@pytest.mark.parametrize("file", ACCEPTED, ids=[file.stem for file in ACCEPTED])
def test_a_derivation_is_as_the_lines_say(file: Path) -> None:
    """Of every step: as many dimensions as the rule's line has letters."""
    found = derive(*load(file))
    assert isinstance(found, Derivation)
    for phase in found.phases.values():
        for step in (step for part in phase.parts for step in part.steps):
            if step.op.kind not in RULES:
                continue
            operands, results = sides(RULES[step.op.kind].line)
            assert all(map(fits, operands, step.reads)), str(step.op)
            if results:
                assert fits(results[0], step.gives), str(step.op)
