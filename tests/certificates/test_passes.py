"""Prompts in several passes: the checker counts them as they are run, and accepts no wrong one."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from shardproof.certificate import checker
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.layout.chunks import chunks_of
from shardproof.spec.plan.phase import Chunks, Phase
from tests.cases.test_cases import NEAR_MISSES, Case
from tests.certificates.agreement import words
from tests.executor.run.cases import written

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
def test_every_near_miss_is_refused(file: Path) -> None:
    case = Case(file, "", "")
    assert words(case.model, case.plan)[:2] == ("illegal", "forged")


STAYS = (
    "{{sp: 2, prefill: {{sequence: {{exchange: ring}}, chunks: {{tokens: {}}}}}, decode: {{sp: 2, "
    "sequence: {{layout: keys}}}}, handoff: {{cache: stays}}}}"
)
RIGHT = (
    "{sp: 2, sequence: {cut: {padded: 3}}, prefill: {chunks: {tokens: 2}}}",
    "{sp: 3, sequence: {cut: {padded: 4}}, prefill: {chunks: {tokens: 2, prefix: 3}}}",
    "{sp: 2, prefill: {chunks: {tokens: 6}}, handoff: {storage: raw}, workload: {steps: 0}}",
    "{sp: 2, sequence: {exchange: ring, merge: divided, keep: all}, chunks: {tokens: 2}}",
    "{sp: 2, sequence: {exchange: ring, merge: none}, prefill: {chunks: {tokens: 1}}}",
    STAYS.format(2),
    "{sequence: {mask: local}, prefill: {chunks: {tokens: 3, state: dropped}}}",
)
WRONG = (
    STAYS.format(3),
    "{sp: 2, sequence: {cut: whole, positions: local}, prefill: {chunks: {tokens: 2}}}",
    "{sp: 2, sequence: {positions: local}, prefill: {chunks: {tokens: 5}}, workload: {prompt: 3}}",
    "{sp: 2, sequence: {cut: even}, prefill: {chunks: {tokens: 3}}, workload: {prompt: 8}}",
    "{sp: 2, sequence: {exchange: heads, mask: local}, prefill: {chunks: {tokens: 2}}}",
    "{sp: 2, sequence: {exchange: ring, merge: none}, prefill: {chunks: {tokens: 2}}}",
    "{prefill: {chunks: {tokens: 2, keys: own}}}",
    "{prefill: {chunks: {tokens: 2, mask: local}}}",
)


@pytest.mark.parametrize("plan", [*RIGHT, *WRONG])
def test_checker_and_deciders_agree_on_passes_over_sp(plan: str) -> None:
    word = "legal" if plan in RIGHT else "illegal"
    assert words(*written("llama", plan))[:2] == (word, "legal" if plan in RIGHT else "forged")


@pytest.mark.parametrize(
    ("chunk", "cut", "more", "said"),
    [
        (2, "{strided: 2}", "tokens: 4, keys: own", "legal"),
        (2, "{padded: 4}", "tokens: 8, prefix: 2", "legal"),
        (4, "{strided: 4}", "prefix: 8", "legal"),
        (4, "{padded: 8}", "prefix: 4", "legal"),
        (2, "{strided: 2}", "tokens: 3", "forged"),  # in the second pass alone
        (4, "{strided: 4}", "tokens: 6, prefix: 4", "forged"),
        (4, "{padded: 8}", "prefix: 2", "forged"),
    ],
)
def test_a_chunk_is_on_one_rank_in_any_prompt(chunk: int, cut: str, more: str, said: str) -> None:
    """Passes over sp without an exchange, where a token sees the keys of its chunk alone."""
    plan = f"{{prefill: {{sp: 2, sequence: {{cut: {cut}, exchange: none}}, chunks: {{{more}}}}}}}"
    model, written_plan = written("llama", plan)
    kinds = tuple(replace(k, attention=replace(k.attention, chunk=chunk)) for k in model.kinds)
    model = replace(model, kinds=kinds)
    assert words(model, written_plan)[1] == said
    assert (by_value(model, written_plan).word == "legal") == (said == "legal")
