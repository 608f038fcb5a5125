"""A certificate that was made once is never called forged by what comes later."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shardproof import __version__
from shardproof.certificate import checker
from shardproof.certificate.seen import verdict_on
from tests.certificates.refusals import forged, part, predicate_of, refused

KEPT = sorted((Path(__file__).parent / "kept").glob("*.json"))
OURS = [path for path in KEPT if path.name.startswith(f"derivation-{checker.DERIVATION}-")]
SAME: dict[str, object] = {
    "shardproof": checker.VERSION,
    "derivation": checker.DERIVATION,
    "ground": checker.GROUND,
}
OTHERS: dict[str, dict[str, object]] = {
    "an older version": {"shardproof": "0.0.9"},
    "a newer version": {"shardproof": "9.0"},
    "another law": {"ground": "0" * 64},
    "another derivation": {"derivation": 7},
    "all of them": {"shardproof": "2.0", "ground": "f" * 64, "derivation": 12},
}


def text_of(path: Path) -> str:
    return path.read_text("utf-8")


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_it_holds_or_is_not_known(path: Path) -> None:
    word, why = checker.judge(text_of(path))
    assert word in (("legal",) if path in OURS else ("legal", "unknown")), (
        f"{why}: where plans are told otherwise, checker.DERIVATION goes up (kept/README.md)"
    )


def test_there_are_some_of_this_derivation() -> None:
    assert len(OURS) >= 5
    assert __version__ == checker.VERSION


def test_one_of_the_first_format_says_so() -> None:
    [first] = [path for path in KEPT if path.name == "format-1.json"]
    word, why = checker.judge(text_of(first))
    assert (word, why) == ("unknown", "it is of format 1, and this file reads format 2")


def other(how: dict[str, object], **changes: Any) -> str:  # noqa: ANN401
    statement = json.loads(text_of(OURS[0]))
    statement["predicate"]["made_with"] |= how
    statement["predicate"] |= changes
    return forged(statement["predicate"])


class TestAnotherMaker:
    """Who made it says nothing where all is worked out again; where that parts, it is unknown."""

    @pytest.mark.parametrize("how", OTHERS.values(), ids=OTHERS)
    def test_what_is_worked_out_again_is_accepted(self, how: dict[str, object]) -> None:
        text = other(how)
        assert checker.judge(text)[0] == "legal"
        assert any(line.startswith("made by: shardproof ") for line in checker.about(text))

    @pytest.mark.parametrize("how", OTHERS.values(), ids=OTHERS)
    def test_what_is_told_otherwise_is_unknown(self, how: dict[str, object]) -> None:
        word, why = checker.judge(other(how, derivation={"prefill": {}}))
        assert word == "unknown"
        assert why.startswith("it was made by shardproof ")
        assert "predicate / derivation" in why

    def test_by_the_same_it_is_forged(self) -> None:
        assert checker.judge(other(SAME, derivation={"prefill": {}}))[0] == "forged"

    def test_a_plan_that_is_not_legal_is_accepted_of_nobody(self) -> None:
        for how in (SAME, *OTHERS.values()):
            word, _ = checker.judge(other(how, plan={"tp": 7}))
            assert word == ("forged" if how is SAME else "unknown")

    @pytest.mark.parametrize("how", OTHERS.values(), ids=OTHERS)
    def test_digests_are_everybody_s(self, how: dict[str, object]) -> None:
        """They are of the format, which is the same; so one that is wrong is forged."""
        broken = other(how).replace('"tp":2', '"tp":4')
        assert checker.judge(broken)[0] == "forged"

    @pytest.mark.parametrize(
        "made", [{}, None, "0.1.0", {"shardproof": 1, "derivation": 1, "ground": "0" * 64}]
    )
    def test_one_that_does_not_say_is_not_accepted(self, made: object) -> None:
        statement = json.loads(text_of(OURS[0]))
        statement["predicate"]["made_with"] = made
        assert checker.judge(forged(statement["predicate"]))[0] in ("forged", "unknown")

    def test_a_refusal_by_another_law_is_unknown(self) -> None:
        predicate = predicate_of(refused("qwen2-7b", {"tp": 8}))
        made = {**part(predicate, "made_with"), "law": "0" * 64, "shardproof": "0.0.9"}
        word, why = verdict_on(forged({**predicate, "made_with": made}))
        assert (word, "shardproof 0.0.9" in why) == ("unknown", True)
