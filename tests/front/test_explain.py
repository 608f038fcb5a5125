"""`shardproof explain`: every name fits a screen, and words find what speaks of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shardproof.cli import explain as explaining
from shardproof.reports.clauses import clause_text, name_text, near_misses
from shardproof.reports.error_codes import MEANINGS as CODES
from shardproof.reports.error_codes import code_text
from shardproof.reports.operators import operator_text
from shardproof.reports.terminal import Page
from shardproof.spec.engine.laws import LAWS
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.formula import formula, names, text
from shardproof.spec.law.meanings import MEANINGS
from shardproof.spec.law.values import VALUES
from shardproof.spec.law.variables import FACTS
from shardproof.spec.law.view import WRITTEN
from shardproof.spec.program.vocabulary import KINDS
from tests.cases import publish, publish_operators
from tests.front.running import ROOT, Shell
from tests.tiers import clause_of, sampled

PAGE = Page(80)
LINES = 25


def on_a_screen(text: str) -> None:
    lines = text.splitlines()
    assert len(lines) <= LINES, text
    assert max(map(len, lines)) <= PAGE.width, text


@pytest.mark.parametrize("clause", LAW, ids=lambda clause: clause.code)
class TestClauses:
    """The sentence, an example in numbers with its picture, what check and run say, the remedy."""

    def test_it_fits_a_screen(self, clause: Clause) -> None:
        on_a_screen(clause_text(clause, PAGE))

    def test_it_shows_a_plan_a_picture_and_what_comes_of_it(self, clause: Clause) -> None:
        found = near_misses()[clause.code]
        assert found["picture"]
        text = " ".join(clause_text(clause, PAGE).split())
        assert " ".join(found["says"].split()) in text
        assert " ".join(found["runs"].split()) in text
        assert found["plan"].splitlines()[0] in text
        assert clause.fix.split(":")[0] in text

    def test_its_formula_fits_a_screen_with_what_it_names(self, clause: Clause) -> None:
        assert "It holds if" not in clause_text(clause, PAGE)
        whole = clause_text(clause, PAGE, in_full=True)
        on_a_screen(whole)
        told = " ".join(whole.split())
        assert f"It holds if {text(clause.formula)}" in told
        for name in names(clause.formula):
            assert name not in VALUES or f" {name} = " in told


def resting_on(name: str) -> Iterator[str]:
    return names(formula(VALUES[name])) if name in VALUES else iter(())


def named() -> list[str]:
    """All that formulas of the law name, and all that the definitions of values do."""
    found: dict[str, None] = {}
    due = [name for clause in LAW for name in names(clause.formula)]
    while due:
        name = due.pop()
        if name not in found:
            found[name] = None
            due += resting_on(name)
    return sorted(found)


def test_every_name_in_a_formula_is_explained() -> None:
    for name in named():
        said = name_text(name, PAGE)
        on_a_screen(said)
        for other in resting_on(name):
            assert other in said, name


def test_every_fact_has_a_sentence() -> None:
    counted = {name for name in FACTS if name in named()}
    handed = {name for name in named() if name.startswith("handoff.") and name not in WRITTEN}
    asked = {name for clause in LAW for name in re.findall(r"{(model[.a-z_]+)}", clause.say)}
    assert set(MEANINGS) == counted | handed | asked


@pytest.mark.parametrize("name", KINDS)
def test_every_operator_is_explained(name: str) -> None:
    text = operator_text(name, PAGE)
    on_a_screen(text)
    assert all(f"{key}:" in text for key in KINDS[name].about)
    laws = LAWS.get(name, ("none: ",))
    assert all(law in operator_text(name, PAGE, in_full=True) for law in laws)


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_explained(code: str) -> None:
    on_a_screen(code_text(code, PAGE))


def test_no_code_is_left_out() -> None:
    """Each that some source names, and those that are put together of a file's kind and a fault."""
    pattern = re.compile(r'"((?:FILE|PLAN|MODEL|CERT|REPLAY|WITNESS|NOTE)-[A-Z][A-Z-]*)"')
    rooms = ("spec", "executor", "proofs", "reports", "src/shardproof")
    files = [path for room in rooms for path in Path(ROOT, room).rglob("*.py")]
    texts = {path: path.read_text("utf-8") for path in files}
    named = {code for text in texts.values() for code in pattern.findall(text)}
    given = {
        code for text in texts.values() for code in re.findall(r'InputError\(\s*"(.+?)"', text)
    }
    put = re.compile(r'(?:wrong|_refuse)\(\s*"([A-Z]+)"')
    every = put.findall(texts[ROOT / "spec" / "source" / "record_reading.py"])
    assert len(every) > 5
    made = {
        f"{kind}-{fault}"
        for text in texts.values()
        for kind in re.findall(r'Reading\("(MODEL|WITNESS)"', text)
        for fault in (*every, *put.findall(text))
    }
    assert len(named) > 40
    assert (named | given | made) - set(CODES) == set()


BROKEN = sorted({clause_of(file) for file in publish.NEAR_MISSES.glob("*.yaml")})


PARTS = 32
"""Into which what is carried is divided: all that its clauses show is made again."""


@pytest.mark.parametrize("part", sampled(range(PARTS), every=PARTS))
def test_what_is_carried_into_the_package_is_what_the_cases_say(part: int) -> None:
    text = publish.PUBLISHED.read_text("utf-8")
    carried: dict[str, Any] = json.loads(text)
    assert text == publish.written(carried)
    assert list(carried) == BROKEN
    some = BROKEN[part::PARTS]
    assert {code: carried[code] for code in some} == publish.published(some)


def test_what_is_carried_of_operators_is_what_their_cases_say() -> None:
    assert publish_operators.PUBLISHED.read_text("utf-8") == publish_operators.published()


class TestNames:
    """Any name, in any case, and words."""

    @pytest.mark.parametrize(
        ("asked", "told"),
        [
            ("attn-heads-owned", "Every query head is on exactly one rank"),
            ("ALL_REDUCE", "The sum over a group"),
            ("permute", "{insert: permute, of: NAME, dim: sequence, order: [1, 0]}"),
            ("plan-key", "tensor_parallel_size: 8"),
            ("NOTE-KV-COPIES", "note"),
            ("balanced_cuts_are_exact", "(theorem)"),
            ("HEADS", "ATTN-KV-LOCAL"),
            ("tied", "LM-TIED"),
            ("all-reduce", "The sum over a group"),
            ("AllReduce", "The sum over a group"),
            ("attn heads owned", "For example: "),
            ("ATTNHEADSOWNED", "For example: "),
            ("PLAN_KEY", "(error of input"),
            ("row-split-sums", "(theorem)"),
            ("Row_Split_Sums", "(theorem)"),
            ("concatenation pieces", "column_split_concatenates"),
            ("tensor_parallel_size", "here that is `tp: N`"),
            ("context parallel", "here that is `sp: N`"),
            ("WITNESS-TYPE", "(error of input"),
            ("Extra", "(error of input"),
        ],
    )
    def test_it_is_known(self, shell: Shell, asked: str, told: str) -> None:
        done = shell("explain", asked)
        assert done.code == 0
        assert told in done.out

    def test_several_words_narrow_it_down(self, shell: Shell) -> None:
        done = shell("explain", "partial", "softmax")
        assert "ATTN-SCORES-SUM" in done.out
        assert "FFN-ACT-SUM" not in done.out

    def test_a_typo_is_told_what_is_near(self, shell: Shell) -> None:
        done = shell("explain", "ATTN-HEADZ-OWNED")
        assert done.code == 2
        assert "did you mean ATTN-HEADS-OWNED?" in done.err

    @pytest.mark.parametrize(
        ("asked", "close"),
        [
            ("PLAN-KYE", "PLAN-KEY"),
            ("allreduse", "all_reduce"),
            ("row_splitt_sum", "row_split_sums"),
        ],
    )
    def test_of_every_kind(self, shell: Shell, asked: str, close: str) -> None:
        done = shell("explain", asked)
        assert (done.code, f"did you mean {close}?" in done.err) == (2, True)

    def test_nothing_of_that_kind(self, shell: Shell) -> None:
        assert shell("explain", "xyzzy").code == 2

    def test_the_library_is_not_imported_for_a_clause(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def no(_: str) -> None:
            raise AssertionError

        monkeypatch.setattr(explaining, "_theorem", no)
        explaining.explain("ATTN-HEADS-OWNED")
