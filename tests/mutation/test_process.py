"""A process that is asked of a mutant answers, or says why it did not."""

from __future__ import annotations

import pytest

from tests.mutation.deciders.cases import Order
from tests.mutation.process import Failed, answer_of


def test_a_process_without_an_answer_says_its_last_line() -> None:
    with pytest.raises(Failed, match="nowhere"):
        answer_of("tests.mutation.nowhere", {}, 60)


def test_it_answers_what_it_was_asked() -> None:
    order: Order = {
        "module": "",
        "text": "",
        "deciders": ["law"],
        "names": ["accepted/one-rank"],
        "words": {},
    }
    said = answer_of("tests.mutation.deciders.cases", order, 60)
    assert said["words"] == {"law": {"accepted/one-rank": "legal"}}
