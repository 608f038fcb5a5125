"""Words: each is explained at a terminal, and the page has them all."""

from __future__ import annotations

import pytest

from shardproof.reports.glossary import TERMS, term_of
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.program.vocabulary import KINDS
from tests.front.running import Shell


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("partial sums", "partial sum"),
        ("Partial-Sum", "partial sum"),
        ("cache entries", "cache entry"),
        ("near misses", "near miss"),
        ("stages", "stage"),
        ("shards", "shard"),
        ("share", None),
    ],
)
def test_a_word_is_found_however_it_is_written(asked: str, name: str | None) -> None:
    assert term_of(asked) == name


def test_a_word_is_no_operator_or_clause_in_disguise() -> None:
    assert not {*TERMS} & {code.lower() for code in BY_CODE}
    assert {*TERMS} & {*KINDS} == {"handoff"}, "of which `explain` tells the operator"


def test_explain_says_what_a_word_means_and_what_speaks_of_it(shell: Shell) -> None:
    done = shell("explain", "partial sums")
    assert done.code == 0
    assert done.out.startswith("partial sum  (word)\n  What a rank has of a sum over an axis")
    assert "also called: `Partial`, partial over tp" in done.out
    assert "\nATTN-OUT-WHOLE " in done.out
    found = shell("explain", "partial sums", "--format", "json").data["found"]
    assert found[0] == {"kind": "word", "name": "partial sum", "says": TERMS["partial sum"].says}
    assert {"ATTN-OUT-WHOLE", "FFN-ACT-SUM"} <= {each["name"] for each in found}
