"""What pads of a row cannot be."""

from __future__ import annotations

import pytest

from tests.spec.plan.plans import errors

ROW = "workload: {prompt: 7}\nprefill: {packed: {sequences: %s, pads: %s}, sp: 2, sequence: {%s}}"


@pytest.mark.parametrize(
    ("sequences", "pads", "cut", "said"),
    [
        ("[7]", "left", "", "a row has no part but one"),
        ("[4, 3]", "right", "cut: even", "leaves a pad of the row on no rank"),
        ("[3, 4]", "left", "cut: {listed: [[0, 1], [3-6]]}", "leaves a pad of the row on no rank"),
        ("[4, 3]", "right", "cut: {listed: [[0-2], [3-5], [6]]}", "lists 3 ranks"),
    ],
)
def test_pads_are_tokens_that_ranks_read(sequences: str, pads: str, cut: str, said: str) -> None:
    (error,) = errors(ROW % (sequences, pads, cut))
    assert said in error.message


def test_pads_are_read_on_one_rank_too() -> None:
    (error,) = errors(ROW.replace("sp: 2", "sp: 1") % ("[4, 3]", "right", "cut: [6]"))
    assert "leaves a pad of the row on no rank" in error.message


def test_a_token_of_the_prompt_may_be_on_no_rank() -> None:
    assert not errors(ROW % ("[3, 4]", "left", "cut: even"))


@pytest.mark.parametrize(
    ("above", "help_"),
    [
        ("", "add workload: {prompt: 7}"),
        ("workload: {prompt: 6}\n", "change to workload: {prompt: 7}"),
    ],
)
def test_a_row_fills_the_prompt(above: str, help_: str) -> None:
    (error,) = errors(above + "prefill: {packed: {sequences: [3, 4]}}")
    assert error.help == help_
