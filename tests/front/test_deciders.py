"""Law and derivation decide together, and where they part neither is believed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from shardproof import Verdict, check, plan
from shardproof.api import Model
from shardproof.cli.quick import plain_check
from shardproof.reports.verdict_schema import verdict_schema
from shardproof.spec.law import judge
from shardproof.spec.program.op import Op
from shardproof.spec.rules import phase, pointwise, table, typed
from shardproof.spec.rules.at import At
from shardproof.spec.rules.placed import Placed
from tests.front.running import MODELS, PLANS, Shell, plan_of, written

QWEN = MODELS / "qwen2-7b.json"


@pytest.fixture
def blind_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """A law in which no clause speaks of heads."""
    kept = tuple(clause for clause in judge.LAW if clause.code != "ATTN-HEADS-OWNED")
    monkeypatch.setattr(judge, "LAW", kept)


@pytest.fixture
def severe_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """A law with a clause that no plan keeps."""
    first, *rest = judge.LAW
    monkeypatch.setattr(judge, "LAW", (replace(first, text="tp > 100000"), *rest))


@pytest.fixture
def blind_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule for residuals that takes a share of a sum for the whole."""

    def add(at: At, op: Op, a: Placed, b: Placed) -> Placed:
        return pointwise.add(at, op, replace(a, due=""), replace(b, due=""))

    lax = replace(table.RULES["add"], apply=add)
    monkeypatch.setattr(typed, "RULES", {**table.RULES, "add": lax})


@pytest.fixture
def timeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A law without clauses on ticks, and rules that ask nothing of a schedule."""
    kept = tuple(clause for clause in judge.LAW if not clause.code.startswith("TICK-"))
    monkeypatch.setattr(judge, "LAW", kept)

    def in_time(at: At, visits: int, stages: list[int]) -> None:
        del at, visits, stages

    monkeypatch.setattr(phase, "in_time", in_time)


def verdict(text: dict[str, object]) -> Verdict:
    return check(Model.from_config(QWEN), plan(**text))


class TestTogether:
    """Legal is legal and derived, illegal is illegal and not derived."""

    def test_a_legal_plan_says_how_many_operators_have_a_rule(self) -> None:
        found = verdict({"tp": 4})
        assert found.word == "legal"
        assert found.derivation is not None
        assert (found.derivation.steps or 0) > 60

    def test_an_illegal_plan_names_the_first_that_has_none(self) -> None:
        found = verdict({"tp": 8})
        assert found.word == "illegal"
        assert found.derivation is not None
        assert found.derivation.failing is not None
        assert found.derivation.failing.operator.startswith("layers.0.attention.out = out_linear(")
        assert found.derivation.failing.why == "index 24 of head is on no rank"

    def test_what_is_joined_elsewhere_than_usual_is_a_note(self) -> None:
        split = {"split": "head_dim"}
        found = verdict({"tp": 2, "attention": {"qkv": split, "pairs": "kept"}})
        assert [note.message for note in found.notes if note.code == "NOTE-JOINED"] == [
            f"{name}: layers.0.attention.scores.sum is joined over tp elsewhere than usual: no "
            "linear operator beside it"
            for name in ("prefill", "decode")
        ]
        assert all(note.code != "NOTE-JOINED" for note in verdict({"tp": 4}).notes)

    def test_what_is_not_modelled_stays_unknown(self, shell: Shell, tmp_path: Path) -> None:
        config = QWEN.read_text("utf-8").replace("{", '{"warp_factor": 9,', 1)
        path = written(tmp_path, "tp: 4")
        done = shell("check", path, "--model", written(tmp_path, config, "m.json"),
                     "--format", "json")  # fmt: skip
        assert (done.code, done.data["derivation"]) == (3, None)


class TestDisagreement:
    """A planted mistake is told loudly, kept as a file, and never a verdict."""

    @pytest.mark.usefixtures("blind_law")
    def test_of_a_law_that_allows_too_much(self) -> None:
        found = verdict({"tp": 8})
        assert (found.word, found.disagree, found.same_degrees) == ("unknown", True, "unknown")
        [why] = found.unknown
        assert "internal disagreement" in why
        assert "the law says legal, and an operator has no rule: layers.0.attention.out" in why

    @pytest.mark.usefixtures("severe_law")
    def test_of_a_law_that_forbids_too_much(self) -> None:
        found = verdict({"tp": 4})
        assert (found.word, found.disagree) == ("unknown", True)
        assert "the law says illegal (" in found.unknown[0]
        assert "operators have a rule and give what the model gives" in found.unknown[0]

    @pytest.mark.usefixtures("blind_rule")
    def test_of_a_rule_that_asks_too_little(self) -> None:
        found = verdict({"tp": 4, "ffn": {"down": {"collective": "none"}}})
        assert (found.word, found.disagree) == ("unknown", True)
        assert "the law says illegal (FFN-" in found.unknown[0]

    @pytest.mark.usefixtures("timeless")
    def test_of_law_and_rules_that_know_nothing_of_time(self) -> None:
        found = verdict({"pp": 2, "decode": {"schedule": {"period": 1}}})
        assert (found.word, found.disagree) == ("unknown", True)
        assert (
            "ranks would wait or run too early: decode: a step begins 1 ticks" in found.unknown[0]
        )
        assert verdict({"pp": 2}).word == "legal"

    @pytest.mark.usefixtures("blind_law")
    def test_it_is_written_down_and_replayed(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = plan_of(tmp_path, "qwen2-7b", "tp: 8")
        (tmp_path / "here").mkdir()
        monkeypatch.chdir(tmp_path / "here")
        done = shell("check", path, "--format", "json")
        assert (done.code, done.data["verdict"]) == (3, "unknown")
        jsonschema.validate(done.data, verdict_schema())
        [kept] = list((tmp_path / "here").iterdir())
        assert done.data["replay"] == str(kept)
        assert str(tmp_path) not in kept.read_text("ascii")
        again = shell("check", kept, "--format", "json")
        assert (again.code, again.data["unknown"][0]) == (3, done.data["unknown"][0])
        assert again.data["replay"] == str(kept)
        assert shell("run", kept, "--steps", "1", "--prompt", "2", "--batch", "1").code == 1

    def test_without_the_mistake_the_file_is_an_ordinary_plan(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        with monkeypatch.context() as planted:
            kept = tuple(c for c in judge.LAW if c.code != "ATTN-HEADS-OWNED")
            planted.setattr(judge, "LAW", kept)
            assert shell("check", plan_of(tmp_path, "qwen2-7b", "tp: 8")).code == 3
        [file] = tmp_path.glob("shardproof-replay-*.json")
        done = shell("check", file)
        assert done.code == 1
        assert "heads 24–27 on no rank" in done.out

    def test_a_file_that_is_no_replay_is_refused(self, shell: Shell, tmp_path: Path) -> None:
        broken = json.dumps({"shardproof_replay": 1, "plan": {"tp": 2}, "other": 3})
        done = shell("check", written(tmp_path, broken, "r.json"), "--format", "json")
        assert done.code == 2
        codes = [error["code"] for error in done.data["errors"]]
        assert codes == ["REPLAY-MISSING", "REPLAY-MISSING", "REPLAY-KEY"]

    def test_where_nothing_can_be_written_it_is_said(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, blind_law: None
    ) -> None:
        del blind_law

        def refuse(*_: object, **__: object) -> None:
            raise PermissionError(13, "Permission denied")

        path = plan_of(tmp_path, "qwen2-7b", "tp: 8")
        monkeypatch.setattr(Path, "write_text", refuse)
        done = shell("check", path, "--format", "json")
        assert done.code == 3
        assert "cannot be written (Permission denied)" in done.data["unknown"][1]


class TestPlainCheck:
    """The short way reads what the parser would read, and leaves it everything else."""

    @pytest.mark.parametrize(
        ("words", "right"),
        [
            ("check a.yaml b.yaml", (["a.yaml", "b.yaml"], None, "text")),
            ("check a.yaml --format json", (["a.yaml"], None, "json")),
            ("check --model m.json a.yaml", (["a.yaml"], "m.json", "text")),
            ("check", None),
            ("check -", None),
            ("check a.yaml --format xml", None),
            ("check a.yaml --format", None),
            ("check a.yaml --help", None),
            ("check a.yaml --format json --format text", None),
            ("check a.yaml --model", None),
            ("run a.yaml", None),
            ("", None),
        ],
    )
    def test_reads(self, words: str, right: object) -> None:
        assert plain_check(words.split()) == right

    def test_both_ways_give_the_same(self, shell: Shell) -> None:
        path = PLANS / "llama-3.1-70b-tp6.yaml"
        assert shell("check", path, "--format", "json") == shell("check", path, "--format=json")
