"""Prompts in several passes: the checker counts them as they are run, and accepts no wrong one."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from shardproof.certificate import checker
from shardproof.certificate.made import canonical_plan
from shardproof.certificate.valued import NotChecked, derivation_of
from shardproof.spec.layout.chunks import chunks_of
from shardproof.spec.model.write import model_data
from shardproof.spec.plan.phase import Chunks, Phase
from tests.cases.test_cases import NEAR_MISSES, Case

SIZES = (None, 1, 2, 3, 4, 5, 9)


def test_passes_have_the_lengths_of_those_that_are_run() -> None:
    for prompt, tokens, prefix in product(range(1, 9), SIZES, SIZES):
        if tokens is None and prefix is None:
            continue
        phase = Phase(chunks=Chunks(tokens=tokens, prefix=prefix))
        run = [len(chunk) for chunk in chunks_of(phase, prompt)]
        told = checker.lengths({"tokens": tokens, "prefix": prefix}, prompt)
        assert ({*told}, len(told) == 1) == ({*run}, len(run) == 1), (prompt, tokens, prefix)


@pytest.mark.parametrize(
    "file",
    [file for file in NEAR_MISSES if "chunks:" in file.read_text("utf-8")],
    ids=lambda file: file.stem,
)
def test_no_near_miss_has_a_derivation(file: Path) -> None:
    case = Case(file, "", "")
    with pytest.raises(NotChecked):
        derivation_of(case.model, case.plan, model_data(case.model), canonical_plan(case.plan))
