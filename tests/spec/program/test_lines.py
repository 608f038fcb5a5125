"""The lines of operators, held against what operators read and what plans give."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shardproof.spec.engine.placements import placements
from shardproof.spec.plan.plan import PHASES
from shardproof.spec.program.lines import LINES
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.vocabulary import KINDS
from tests.executor.run.cases import ACCEPTED, load, written
from tests.tiers import sampled

PASSED_ON = {"first", "second", "send", "receive", "handoff"}
"""Kinds that name something which is there already."""
NO_TENSOR = {"exp_weights", "weigh", "route"}
"""Kinds that give something else than one tensor."""


def sides(line: str) -> tuple[list[list[str]], list[list[str]]]:
    """The letters of each operand and of each result."""
    left, _, right = line.partition("->")
    return letters(left), letters(right)


def letters(side: str) -> list[list[str]]:
    return [text.split(",") for text in re.findall(r"\[([^\]]*)\]", side)]


def test_every_other_kind_has_a_line() -> None:
    assert set(KINDS) - set(LINES) == PASSED_ON


@pytest.mark.parametrize("name", LINES)
def test_a_line_reads_what_the_operator_reads(name: str) -> None:
    operands, _ = sides(LINES[name])
    for found, dims in zip(operands, KINDS[name].operands, strict=False):
        if found != [".."] and dims:
            assert len(found) == len(dims)


@pytest.mark.parametrize("file", sampled(ACCEPTED, every=18), ids=lambda file: file.stem)
def test_results_have_as_many_dimensions_as_their_lines_say(file: Path) -> None:
    model, plan = load(file)
    found = placements(model, plan)
    looked_at = 0
    for phase in PHASES:
        for op in (op for visit in lower(model, plan, phase).visits for op in visit.ops):
            gives = sides(LINES[op.kind])[1] if op.kind in LINES else []
            placement = found[phase].of.get(op.out)
            if not gives or placement is None or op.kind in NO_TENSOR:
                continue
            many, of = len(placement.dims), gives[0]
            assert many >= len(of) - 1 if ".." in of else many == len(of), f"{op}: {placement}"
            looked_at += 1
    assert looked_at


def test_behind_a_ring_a_rank_has_its_own_tokens() -> None:
    model, plan = written("llama", "sp: 2\nsequence: {exchange: ring}")
    found = placements(model, plan)["prefill"].of
    of = {out.rpartition(".")[2]: found[out].tokens for out in found if ".attention." in out}
    assert (of["exchange"], of["weigh"], of["merge_blocks"]) == ("ring", "ring", "own")
